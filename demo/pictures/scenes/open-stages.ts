import { archRow } from '../architecture/arch.ts'
import { bricks } from '../architecture/tiles.ts'
import { type Canvas, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { carpet } from '../interior/carpet.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import { createStyle } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { grove } from '../plants/palm.ts'
import { broadleaf, shrubs } from '../plants/trees.ts'
import { circle, ellipse, fade, n, rect, repeat, shape } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { oud, stool } from '../things/music.ts'
import { samovar } from '../things/tea-set.ts'
import { lampPost } from '../things/terrace.ts'
import { bulbs, table } from './grill.ts'

/** Somebody on a bench, hands in the lap; `y` is the seat. */
function sitter({ palette, random }: Canvas, x: number, y: number, size: number, robe: string): string {
  const skin = palette.bright(random.pick(['#8a5a44', '#9a6a50']))
  const half = size * 0.2
  return (
    rect(x - half * 0.86, y - size * 0.06, half * 1.72, size * 0.5, palette.dim(robe), `rx="${n(size * 0.05)}"`) +
    rect(x - half, y - size * 0.5, half * 2, size * 0.56, palette.bright(robe), `rx="${n(size * 0.15)}"`) +
    ellipse(x, y - size * 0.04, half * 1.1, size * 0.09, palette.bright(robe)) +
    ellipse(x, y - size * 0.08, half * 0.4, size * 0.045, skin) +
    circle(x, y - size * 0.62, size * 0.12, skin)
  )
}

/** Somebody who sits and plays; `y` is the floor. */
function player(canvas: Canvas, x: number, y: number, tall: number, robe: string): string {
  const lean = canvas.random.pick([-58, -64, 56])
  return (
    stool(canvas, x, y, tall * 0.5) +
    sitter(canvas, x, y - tall * 0.36, tall * 0.95, robe) +
    oud(canvas, x + tall * 0.05, y - tall * 0.36, tall * 0.62, lean)
  )
}

/** Heads and shoulders, as seen from behind. */
function listener({ palette, random }: Canvas, x: number, y: number, size: number): string {
  const robe = mix(palette.near, random.pick(['#1f5fa8', '#b8402c', '#2f7a6a', '#e8dcc8', '#0a0818']), 0.35)
  return (
    rect(x - size * 0.75, y - size * 0.9, size * 1.5, size * 1.3, robe, `rx="${n(size * 0.5)}"`) +
    circle(x, y - size * 1.25, size * 0.5, mix(palette.near, '#3a2418', 0.3))
  )
}

/** An old theatre of brick, from its upper steps: rings of seats around the floor, and on it the players. */
export function theatre(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const floor = 640
  const rings = repeat(6, (index) => {
    const share = 1 - index / 6
    const [rx, ry] = [430 + share * 800, 150 + share * 470]
    return (
      ellipse(800, floor + 60, rx, ry, palette.dim('#a87a50')) +
      ellipse(800, floor + 48, rx, ry, defs.vertical([0, palette.dim('#b98a5c')], [1, palette.bright('#c89a68')]))
    )
  })
  const seats = repeat(5, (row) => {
    const [rx, ry] = [500 + row * 134, 200 + row * 80]
    return repeat(7 + row * 2, (index) => {
      const angle = Math.PI * (0.08 + (0.84 * (index + random.between(0.2, 0.8))) / (7 + row * 2))
      const [x, y] = [800 + Math.cos(angle) * rx, floor + 56 + Math.sin(angle) * ry]
      return y > height + 30 || random.chance(0.2) ? '' : listener(canvas, x, y, 24 + row * 6)
    })
  })
  const wall =
    rect(250, 420, 1100, 200, palette.lit('#cf9a66')) +
    bricks(canvas, { x: 250, y: 420, width: 1100, height: 200 }, palette.shaded('#96683f')) +
    shape(archRow(290, 1310, 620, 7, 150, 0.6), palette.shaded('#4a3038')) +
    rect(236, 408, 1128, 20, palette.lit('#e8c08c'))
  return (
    sky(canvas, { horizon: 560 }) +
    grove(canvas, { from: 0, to: width, y: 560, count: 11, tall: 250, distance: 0.3 }) +
    rect(0, 550, width, height, palette.dim('#a87a50')) +
    wall +
    defs.clip(rings, rect(0, floor - 30, width, height, '#000')) +
    ellipse(800, floor + 40, 440, 150, defs.radial([0, palette.lit('#f4dcae')], [1, palette.lit('#d8ac78')])) +
    circle(800, floor, 420, defs.radial([0, '#ffe2a0', 0.5], [1, '#ffe2a0', 0])) +
    carpet(canvas, style, { x: 800, top: floor - 10, bottom: floor + 120, far: 420, near: 540 }) +
    repeat(3, (index) =>
      player(
        canvas,
        640 + index * 160,
        floor + 84 - (index === 1 ? 24 : 0),
        170,
        ['#f2e6d0', '#33405f', '#f2e6d0'][index] as string,
      ),
    ) +
    lampPost(canvas, 330, floor + 20, 250) +
    lampPost(canvas, 1270, floor + 20, 250) +
    seats
  )
}

/** Songs in a garden at night: a low platform under the trees, tables on the grass, lamps strung between. */
export function gardenStage(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const base = 690
  const lawn = defs.vertical(
    [0, mix(palette.leaf, palette.lit('#9fb85e'), 0.35)],
    [1, mix(palette.leaf, palette.near, 0.5)],
  )
  const guests = (x: number, y: number) =>
    figure(x - 140, y, 200, palette.near, palette.shaded('#7a4434')) +
    figure(x + 150, y + 4, 196, palette.near, palette.glaze) +
    table(canvas, x, y + 20, 260)
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 60, near: base, height: 200, layers: 2, depth: 0.45 }) +
    shrubs(canvas, { from: -20, to: 1620, y: base + 6, count: 24, size: 60 }) +
    repeat(4, (index) =>
      broadleaf(canvas, {
        x: 180 + index * 410 + random.between(-40, 40),
        y: base + 30,
        tall: random.between(460, 560),
        distance: 0.1,
      }),
    ) +
    rect(0, base, width, height - base, lawn) +
    ellipse(800, base + 120, 620, 160, defs.radial([0, '#ffd890', 0.55], [1, '#ffd890', 0])) +
    rect(440, base + 110, 720, 60, palette.shaded('#6a4630')) +
    rect(430, base + 96, 740, 24, palette.lit('#c8925c')) +
    carpet(canvas, style, { x: 800, top: base + 40, bottom: base + 104, far: 560, near: 660 }) +
    figure(800, base + 86, 250, palette.bright('#8a5a44'), palette.bright('#b8402c')) +
    player(canvas, 620, base + 90, 200, '#33405f') +
    player(canvas, 970, base + 90, 200, '#f2e6d0') +
    broadleaf(canvas, { x: 90, y: base + 230, tall: 740 }) +
    broadleaf(canvas, { x: 1520, y: base + 240, tall: 720 }) +
    bulbs(canvas, 210) +
    bulbs(canvas, 320) +
    guests(330, base + 330) +
    guests(1230, base + 340) +
    guests(780, base + 440)
  )
}

/** No stage: those who listen sit around the one who sings, and the samovar is on. */
export function circleOfListeners(canvas: Canvas): string {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const floor = 760
  const seat = (x: number, y: number, size: number) =>
    sitter(canvas, x, y, size, random.pick([...style.cloth, '#33405f', '#e8dcc8']))
  return (
    room(canvas, style, { floor }) +
    window(canvas, style, { x: 180, y: 150, width: 300, height: 390 }) +
    window(canvas, style, { x: 1120, y: 150, width: 300, height: 390 }) +
    carpet(canvas, style, { x: 800, top: floor + 70, bottom: 1170, far: 900, near: 1320 }) +
    rect(210, floor + 26, 1180, 26, palette.bright(style.wood), 'rx="8"') +
    rect(250, floor + 52, 24, 76, palette.dim(style.wood)) +
    rect(1326, floor + 52, 24, 76, palette.dim(style.wood)) +
    repeat(6, (index) => seat(300 + index * 200, floor + 34, 210)) +
    repeat(2, (index) => {
      const [x, y] = [index ? 1420 : 180, floor + 250]
      return stool(canvas, x, y + 20, 180) + seat(x, y - 96, 270)
    }) +
    ellipse(800, floor + 260, 300, 60, palette.near, fade(0.18)) +
    player(canvas, 800, floor + 260, 300, '#b8402c') +
    samovar(canvas, 1130, floor + 250, 190) +
    repeat(5, (index) => listener(canvas, 160 + index * 320 + random.between(-30, 30), height + 10, 96)) +
    repeat(2, (index) => pendant(canvas, 620 + index * 380, random.between(130, 170), 110))
  )
}
