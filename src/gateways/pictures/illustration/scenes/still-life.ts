import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { arch } from '../architecture/arch.ts'
import { girih } from '../architecture/tiles.ts'
import { pendant } from '../interior/lamps.ts'
import { room } from '../interior/room.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { window } from '../interior/window.ts'
import { lantern } from '../things/lantern.ts'
import { samovar, teaGlass, teapot } from '../things/tea-set.ts'
import { dish, vase } from '../things/vessels.ts'
import { circle, ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

function tray({ palette, defs }: Canvas, x: number, y: number, wide: number): string {
  const brass = defs.horizontal([0, palette.bright('#c08a30')], [0.35, palette.bright('#f4d888')], [1, palette.dim('#a87c30')])
  return ellipse(x, y + 18, wide * 0.52, wide * 0.13, palette.near, fade(0.3)) + ellipse(x, y + 8, wide / 2, wide * 0.12, palette.dim('#8a5f20')) + ellipse(x, y, wide / 2, wide * 0.12, brass) + ellipse(x, y, wide * 0.43, wide * 0.1, palette.bright('#d0a040')) +
    repeat(16, (index) => circle(x + Math.cos((index / 16) * Math.PI * 2) * wide * 0.465, y + Math.sin((index / 16) * Math.PI * 2) * wide * 0.11, 6, palette.bright('#8a5f20')))
}

/** The table in front: a cloth with a woven border. */
function tabletop(canvas: Canvas, style: Style, y: number): string {
  const { palette, defs, random } = canvas
  const ground = random.pick([style.cloth[0], style.wood, style.cloth[1]])
  const runner = polygon([[420, y], [1180, y], [1420, height], [180, height]], palette.bright(style.cloth[2])) + repeat(4, (row) => {
    const v = y + 40 + row * 96
    const half = 350 + row * 56
    return repeat(7, (index) => polygon([[800 + (index - 3) * half * 0.3, v - 26], [800 + (index - 3) * half * 0.3 + 40, v + 8], [800 + (index - 3) * half * 0.3, v + 44], [800 + (index - 3) * half * 0.3 - 40, v + 8]], palette.bright(style.cloth[(row + index) % 2] as string), fade(0.8)))
  })
  return rect(0, y, width, height - y, defs.vertical([0, palette.dim(ground)], [0.2, palette.bright(ground)], [1, mix(palette.bright(ground), palette.dim(ground), 0.4)])) + (random.chance(0.7) ? runner : '')
}

function backdrop(canvas: Canvas, style: Style): string {
  const { random } = canvas
  const x = random.between(120, 900)
  return room(canvas, style, { floor: 900 }) + window(canvas, style, { x, y: 110, width: random.between(440, 560), height: random.between(480, 560) })
}

function steam(x: number, y: number, tall: number): string {
  return stroke(`M${n(x)} ${n(y)}q-24 ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}t0 ${n(-tall * 0.5)}M${n(x + 22)} ${n(y)}q-20 ${n(-tall * 0.2)} 0 ${n(-tall * 0.4)}t0 ${n(-tall * 0.4)}`, '#ffffff', 7, fade(0.4))
}

export const tea: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(740, 800)
  const x = random.between(700, 900)
  const y = top + random.between(170, 220)
  const glasses = random.whole(2, 4)
  const big = random.chance(0.6)
  const pot = big ? samovar(canvas, x - random.between(280, 340), top + 110, random.between(520, 600)) : teapot(canvas, x - 260, top + 150, random.between(290, 340), random.pick(['#1f5fa8', '#b8402c', '#e8dcc8', '#2f7a6a']))
  const cups = repeat(glasses, (index) => {
    const [at, foot] = [x - 90 + index * 170, y + (index % 2) * 50]
    return teaGlass(canvas, at, foot, random.between(190, 220)) + steam(at, foot - 220, 120)
  })
  const side = random.pick([
    () => dish(canvas, x + 430, top + 130, 300, ['#8a4a24', '#6a3018', '#a8642c']), () => dish(canvas, x + 430, top + 140, 280, ['#fbf6ea', '#f4ead8']), () => vase(canvas, x + 440, top + 120, 260),
  ])()
  const lamps = random.chance(0.6) ? repeat(random.whole(1, 3), (index) => lantern(canvas, 1050 + index * 190, 170 + random.between(-40, 60), 100, 200)) : ''
  return backdrop(canvas, style) + lamps + tabletop(canvas, style, top) + pot + side + tray(canvas, x + 120, y + 10, random.between(760, 880)) + cups
}

/** Squares of baklava in a fan on a round tray. */
function baklava({ palette, random }: Canvas, x: number, y: number, wide: number): string {
  const rows = 4
  return repeat(rows, (row) => repeat(8 - row * 1, (index) => {
    const size = wide * 0.058
    const at = x + (index - (7 - row) / 2) * size * 1.9
    const top = y - row * size * 1.25
    return polygon([[at, top - size], [at + size, top - size * 0.45], [at, top + size * 0.1], [at - size, top - size * 0.45]], palette.bright('#e8b04c')) + polygon([[at - size, top - size * 0.45], [at, top + size * 0.1], [at, top + size * 0.6], [at - size, top + size * 0.05]], palette.bright('#c8802c')) + polygon([[at + size, top - size * 0.45], [at, top + size * 0.1], [at, top + size * 0.6], [at + size, top + size * 0.05]], palette.dim('#a8621f')) + circle(at, top - size * 0.5, size * 0.22, palette.bright(random.pick(['#7a9a3c', '#8aa848'])))
  }))
}

/** Rounds of kleicha with their spiral of dates. */
function kleicha({ palette }: Canvas, x: number, y: number, wide: number): string {
  return repeat(3, (row) => repeat(5 - row, (index) => {
    const size = wide * 0.088
    const [at, top] = [x + (index - (4 - row) / 2) * size * 1.95, y - size * 0.6 - row * size * 1.2]
    return circle(at, top, size, palette.bright('#d89a50')) + circle(at, top, size * 0.84, palette.bright('#f0c888')) + stroke(`M${n(at)} ${n(top)}q${n(size * 0.3)} ${n(-size * 0.3)} ${n(size * 0.34)} ${n(size * 0.1)}q${n(-size * 0.1)} ${n(size * 0.5)} ${n(-size * 0.6)} ${n(size * 0.2)}q${n(-size * 0.5)} ${n(-size * 0.5)} ${n(size * 0.1)} ${n(-size * 0.8)}`, palette.bright('#6a3018'), size * 0.17)
  }))
}

export const sweets: Draw = (canvas) => {
  const { palette, random } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(690, 740)
  const fill = [baklava, kleicha, (inner: Canvas, x: number, y: number, wide: number) => dish(inner, x, y, wide * 0.9, ['#f2b8c0', '#fbf0e0', '#b8d0a0', '#f0d080']), (inner: Canvas, x: number, y: number, wide: number) => dish(inner, x, y, wide * 0.9, ['#6a3018', '#8a4a24', '#5a2814'])]
  const order = random.shuffle(fill)
  const plate = (index: number, x: number, y: number, wide: number) => tray(canvas, x, y, wide) + (order[index % 4] as (typeof fill)[number])(canvas, x, y, wide)
  const stand = rect(760, top - 190, 24, 220, palette.dim('#8a5f20')) + plate(3, 772, top - 190, 330)
  const arches = repeat(3, (index) => shape(arch(270 + index * 530, 640, 380, 480), palette.bright(style.cloth[index % 3] as string), fade(0.3)))
  const screen = rect(0, 660, width, 80, girih(canvas, 80, palette.bright(style.cloth[0]), palette.bright('#f2e2c0'), palette.bright('#e0b050')))
  const view = random.chance(0.6)
  return (view ? backdrop(canvas, style) : room(canvas, style, { floor: 900, bare: true }) + arches + screen) + repeat(3, (index) => pendant(canvas, 330 + index * 470, random.between(150, 230), 100)) + tabletop(canvas, style, top) + stand + plate(0, random.between(310, 380), top + 130, random.between(520, 580)) + plate(1, random.between(1210, 1280), top + 130, random.between(500, 580)) + plate(2, random.between(740, 840), top + 330, random.between(600, 680)) + teaGlass(canvas, 200, top + 390, 190) + teaGlass(canvas, 1370, top + 390, 190)
}
