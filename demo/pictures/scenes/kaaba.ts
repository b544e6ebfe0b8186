import { arch } from '../architecture/arch.ts'
import { kaaba as house, maqam } from '../architecture/kaaba.ts'
import { roundArcade } from '../architecture/round-arcade.ts'
import { star } from '../architecture/tiles.ts'
import { cityRow } from '../architecture/towers.ts'
import { marble, whiteMinaret } from '../architecture/white-minaret.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { ellipse, fade, mirrored, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { pilgrims } from '../things/pilgrims.ts'

type Court = { x: number; y: number; flat: number }

/** White marble in rings and rays around the house. */
function paving(canvas: Canvas, { x, y, flat }: Court): string {
  const { palette, defs, time } = canvas
  const stone = marble(canvas)
  const floor = defs.vertical(
    [0, mix(stone.bright, palette.haze, 0.25)],
    [0.4, mix(stone.bright, stone.dark, 0.2)],
    [1, mix(stone.bright, stone.dark, 0.8)],
  )
  const circles = repeat(5, (index) => {
    const rx = 330 + index * 165
    const arc = `a${n(rx)} ${n(rx * flat)} 0 1 0`
    return `M${n(x - rx)} ${n(y)}${arc} ${n(rx * 2)} 0${arc} ${n(-rx * 2)} 0`
  })
  const rays = repeat(28, (index) => {
    const angle = ((index + 0.5) / 28) * Math.PI * 2
    const reach = Math.sin(angle) < 0.1 ? 1020 : 1500
    const at = (r: number) => `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r * flat)}`
    return `M${at(330)}L${at(reach)}`
  })
  const glow = ellipse(
    x,
    y,
    760,
    760 * flat,
    defs.radial([0, time === 'night' ? '#ffe2a4' : palette.sun, time === 'night' ? 0.75 : 0.3], [1, palette.sun, 0]),
  )
  return (
    shape(`M${n(x - 1075)} ${n(y + 20)}A1075 350 0 0 1 ${n(x + 1075)} ${n(y + 20)}V${height}H${n(x - 1075)}Z`, floor) +
    stroke(circles, stone.dark, 3, fade(0.5)) +
    stroke(rays, stone.dark, 2, fade(0.35)) +
    glow
  )
}

/** The parapet of the gallery one stands in, and some who look on. */
function near(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const stone = marble(canvas)
  const shade = mix(stone.dark, palette.near, 0.35)
  const top = 1128
  const niche = defs.keep(shape(arch(0, height + 40, 62, 92), mix(shade, palette.near, 0.4)))
  const parapet =
    rect(0, top, width, height - top, defs.vertical([0, mix(stone.bright, stone.dark, 0.5)], [1, shade])) +
    repeat(17, (index) => niche(`x="${index * 100}"`)) +
    rect(0, top - 8, width, 14, stone.bright) +
    rect(0, top + 6, width, 4, palette.gold)
  const watchers = repeat(random.whole(0, 3), (index) =>
    figure(
      ([190, 300, 1390][index] as number) + random.between(-40, 40),
      1150,
      random.between(150, 175),
      palette.near,
      random.pick([palette.near, stone.bright, mix(palette.glaze, palette.near, 0.5)]),
    ),
  )
  return watchers + parapet
}

/** The spandrels of an arch in the upper corners, as if one stood in a gallery. */
function frame(canvas: Canvas): string {
  const { palette, defs } = canvas
  const stone = marble(canvas)
  const shade = mix(stone.dark, palette.near, 0.45)
  const edge = 'M660 -10C380 40 70 170 -10 560'
  const corner =
    shape(`${edge}V-10Z`, defs.diagonal([0, mix(shade, palette.near, 0.5)], [1, mix(shade, stone.bright, 0.15)])) +
    stroke(edge, mix(stone.bright, shade, 0.35), 30) +
    stroke(edge, palette.gold, 8) +
    polygon(star(112, 106, 62), palette.gold) +
    polygon(star(112, 106, 40), shade)
  return corner + mirrored(corner, width / 2)
}

export const kaaba: Draw = (canvas) => {
  const { random } = canvas
  const court = { x: 800 + random.between(-70, 70), y: random.between(800, 830), flat: 0.33 }
  const { x, y, flat } = court
  const back = y - 340
  const size = random.between(320, 360)
  const framed = random.chance(0.35)
  const towers = framed
    ? [400, 560, 1040, 1200]
    : random.shuffle([150, 330, 500, 1090, 1270, 1440]).slice(0, random.whole(4, 6))
  const rings = { x, y, inner: size * 0.72, outer: 860, flat, rings: 12 }
  const hotels = random.pick([-20, 560, 1200])
  const turned = (content: string) => (canvas.mirrored ? mirrored(content, x) : content)
  return (
    sky(canvas, { horizon: back + 20, birds: true }) +
    range(canvas, {
      far: back - 60,
      near: back - 10,
      height: random.between(250, 310),
      layers: 2,
      tint: '#a8765a',
      depth: 0.55,
    }) +
    (random.chance(0.6)
      ? cityRow(canvas, { from: hotels, to: hotels + 420, y: back, low: 50, high: 140, distance: 0.5 })
      : '') +
    towers
      .map((at) => whiteMinaret(canvas, { x: at, y: back + 30, tall: random.between(400, 450), distance: 0.12 }))
      .join('') +
    roundArcade(canvas, { x, y: y + 20, rx: 1230, ry: 400, tall: 190, storeys: 2, bays: 36, distance: 0.12 }) +
    paving(canvas, court) +
    roundArcade(canvas, { x, y: y + 20, rx: 1060, ry: 345, tall: 100, storeys: 1, bays: 44, domes: true }) +
    pilgrims(canvas, rings, 'back') +
    turned(house(canvas, x, y + size * 0.2, size, !canvas.mirrored)) +
    pilgrims(canvas, rings, 'front') +
    turned(maqam(canvas, x + size * 0.78, y + size * 0.26, 84)) +
    near(canvas) +
    (framed ? frame(canvas) : '')
  )
}
