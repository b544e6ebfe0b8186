import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { arch, archRow } from '../architecture/arch.ts'
import { frieze, girih, star } from '../architecture/tiles.ts'
import { carpet } from '../interior/carpet.ts'
import { potted } from '../interior/decor.ts'
import { chandelier, pendant, tableLamp } from '../interior/lamps.ts'
import { room, sunPatch } from '../interior/room.ts'
import { chair, lowTable, sofa } from '../interior/seats.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { windowRow } from '../interior/window.ts'
import { dish, vase } from '../things/vessels.ts'
import { teaGlass } from '../things/tea-set.ts'
import { ellipse, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'

function column({ palette, defs }: Canvas, x: number, top: number, bottom: number, wide: number, color: string): string {
  const skin = defs.horizontal([0, palette.bright(color)], [0.4, palette.bright(mix(color, '#ffffff', 0.3))], [1, palette.dim(color)])
  return rect(x - wide / 2, top, wide, bottom - top, skin) + rect(x - wide * 0.75, top - 10, wide * 1.5, 36, palette.bright('#e0b050')) + rect(x - wide * 0.68, bottom - 40, wide * 1.36, 42, palette.bright(mix(color, '#ffffff', 0.2)))
}

function reception(canvas: Canvas, style: Style, x: number, y: number): string {
  const { palette } = canvas
  const wide = 520
  const keys = repeat(4, (row) => repeat(9, (index) => rect(x - 214 + index * 49, y - 400 + row * 52, 38, 40, palette.dim(style.wood)) + (canvas.random.chance(0.5) ? rect(x - 199 + index * 49, y - 388 + row * 52, 7, 22, palette.bright('#e4bc60')) : '')))
  return rect(x - 236, y - 420, 472, 236, palette.bright(style.wood)) + keys + rect(x - wide / 2, y - 150, wide, 150, girih(canvas, 62, palette.bright(style.cloth[0]), palette.bright('#f2e2c0'), palette.bright('#e0b050'))) + rect(x - wide / 2 - 20, y - 168, wide + 40, 24, palette.bright('#f6ead2')) + rect(x - wide / 2, y - 14, wide, 16, palette.dim(style.wood)) + tableLamp(canvas, x - 190, y - 166, 120) + vase(canvas, x + 190, y - 166, 110)
}

export const lobby: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(800, 840)
  const bays = random.pick([3, 4])
  const step = width / bays
  const color = random.pick(['#ecd6ae', '#f1e6d0', '#d9b48a', '#cfd6cc'])
  const shine = rect(0, floor, width, height - floor, girih(canvas, 120, palette.bright('#ead6b2'), palette.bright('#f6ead2'), palette.bright(mix(style.cloth[0], '#d9b98a', 0.5)))) + rect(0, floor, width, height - floor, defs.vertical([0, palette.near, 0.4], [0.3, palette.near, 0.08], [1, palette.near, 0.28]))
  const desk = random.whole(0, bays - 1)
  const views = windowRow(canvas, style, Array.from({ length: bays }, (_, index) => ({ x: index * step + step * 0.17, y: 190, width: step * 0.66, height: floor - 250 })).filter((_, index) => index !== desk), { form: 'pointed', curtains: false })
  const vault = rect(0, 0, width, floor, defs.vertical([0, palette.dim(style.wall)], [1, palette.bright(style.wall)])) + frieze(canvas, 0, 60, width, 54)
  const arches = shape(`M0 0H${width}V${n(floor)}H0Z` + archRow(0, width, floor, bays, floor - 130, 0.84), palette.bright(color), 'fill-rule="evenodd"')
  return vault + views + reception(canvas, style, (desk + 0.5) * step, floor + 10) + arches + frieze(canvas, 0, 40, width, 46) + repeat(bays + 1, (index) => column(canvas, index * step, 330, floor + 20, 66, color)) + shine + sunPatch(canvas, 300, floor, 330) +
    carpet(canvas, style, { x: 800, top: floor + 90, bottom: 1180, far: 900, near: 1300 }) + sofa(canvas, style, random.between(480, 560), floor + 170, 420) + sofa(canvas, style, random.between(1060, 1140), floor + 180, 420, style.cloth[1]) + lowTable(canvas, style, 800, floor + 300, 300) + vase(canvas, 800, floor + 190, 100) +
    potted(canvas, random.between(110, 190), floor + 160, random.between(440, 560)) + potted(canvas, random.between(1420, 1500), floor + 160, random.between(440, 560)) + chandelier(canvas, 800, random.between(190, 250), random.between(380, 470))
}

function diningTable(canvas: Canvas, style: Style, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  const tall = wide * 0.52
  const cloth = random.pick(['#fbf4e8', style.cloth[0], style.cloth[1]])
  const top = y - tall
  const set = random.pick([
    () => dish(canvas, x, top + 6, wide * 0.4, ['#d8643c', '#e0a938', '#8a9a3c']), () => vase(canvas, x, top + 8, wide * 0.28), () => teaGlass(canvas, x - wide * 0.1, top + 8, wide * 0.17) + teaGlass(canvas, x + wide * 0.14, top + 10, wide * 0.17),
  ])()
  const plate = (at: number) => ellipse(at, top + 4, wide * 0.12, wide * 0.025, palette.bright('#ffffff')) + ellipse(at, top + 3, wide * 0.08, wide * 0.015, palette.bright('#1f5fa8'))
  return ellipse(x, y, wide * 0.6, wide * 0.07, palette.near, 'fill-opacity=".25" stroke-opacity=".25"') + chair(canvas, style, x - wide * 0.66, y, wide * 0.8) + chair(canvas, style, x + wide * 0.66, y, wide * 0.8, true) +
    shape(`M${n(x - wide / 2)} ${n(top)}L${n(x - wide * 0.44)} ${n(y - 8)}Q${n(x - wide * 0.3)} ${n(y - 26)} ${n(x - wide * 0.2)} ${n(y - 8)}T${n(x + wide * 0.1)} ${n(y - 8)}T${n(x + wide * 0.44)} ${n(y - 8)}L${n(x + wide / 2)} ${n(top)}Z`, mix(palette.bright(cloth), palette.dim(cloth), 0.35)) +
    ellipse(x, top, wide / 2, wide * 0.075, palette.bright(cloth)) + plate(x - wide * 0.32) + plate(x + wide * 0.32) + set
}

export const restaurant: Draw = (canvas) => {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(750, 800)
  const count = random.pick([2, 3, 4])
  const span = 1400 / count
  const views = windowRow(canvas, style, Array.from({ length: count }, (_, index) => ({ x: 100 + index * span + span * 0.13, y: 150, width: span * 0.74, height: floor - 290 })), { form: random.pick(['pointed', 'round', 'lattice', 'square']), curtains: random.chance(0.3) })
  const far = repeat(3, (index) => diningTable(canvas, style, 300 + index * 500 + random.between(-50, 50), floor + 110, 190))
  const near = repeat(2, (index) => diningTable(canvas, style, 420 + index * 760 + random.between(-70, 70), floor + 330, 330))
  const lamps = repeat(random.whole(3, 5), (index) => pendant(canvas, 220 + index * 300 + random.between(-40, 40), random.between(190, 280), random.between(70, 110)))
  return room(canvas, style, { floor }) + views + sunPatch(canvas, 260, floor, 420) + far + near + lamps + potted(canvas, random.between(60, 120), floor + 180, 400) + (random.chance(0.5) ? potted(canvas, 1520, floor + 200, 440) : '')
}

/** The hot room of a bath: a star-pierced dome, a warm stone, basins in the walls. */
export const spa: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const style = createStyle(random.split('style'))
  const floor = random.between(800, 850)
  const tint = random.pick(['#8fc0c0', '#cfe0dc', '#e2c8a4', '#7fa4b8', '#d8b8a8'])
  const stars = repeat(3, (row) => repeat(6 + row * 3, (index) => {
    const angle = Math.PI * (0.12 + (0.76 * (index + 0.5)) / (6 + row * 3))
    const [x, y] = [800 - Math.cos(angle) * (220 + row * 190), 400 - Math.sin(angle) * (110 + row * 110)]
    return polygon(star(x, y, 15 + row * 5, 8, 0.5), palette.sun)
  }))
  const beams = repeat(4, (index) => polygon([[540 + index * 150, 120], [575 + index * 150, 120], [760 + index * 170, 1000], [640 + index * 150, 1000]], defs.vertical([0, palette.sun, 0.4], [1, palette.sun, 0])))
  const wall = rect(0, 0, width, floor, defs.vertical([0, palette.dim(tint)], [1, palette.bright(tint)])) + shape(`M0 420A800 420 0 0 1 ${width} 420V430H0Z`, palette.bright(mix(tint, '#ffffff', 0.25))) + stars
  const niches = repeat(4, (index) => {
    const x = 200 + index * 400
    return shape(arch(x, floor, 270, 350), palette.bright('#f6ead2')) + shape(arch(x, floor, 236, 320), defs.vertical([0, palette.dim(tint)], [1, palette.dim(mix(tint, '#1f5fa8', 0.5))])) + shape(`M${n(x - 64)} ${n(floor - 110)}h128q0 60 -64 60t-64 -60Z`, palette.bright('#fbf4e8')) + stroke(`M${n(x)} ${n(floor - 190)}v50`, palette.bright('#d0a040'), 12)
  })
  const candle = (x: number, y: number) => rect(x - 12, y - 44, 24, 44, palette.bright('#fbf0d8')) + ellipse(x, y - 56, 8, 15, '#ffcf70') + `<circle cx="${n(x)}" cy="${n(y - 54)}" r="70" fill="${defs.radial([0, '#ffd890', 0.55], [1, '#ffd890', 0])}"/>`
  const stone = ellipse(800, 1040, 430, 110, palette.dim('#b8a890')) + rect(370, 960, 860, 80, palette.dim('#c8b8a0')) + ellipse(800, 960, 430, 105, palette.bright('#f4ecdc')) + ellipse(800, 958, 330, 76, girih(canvas, 60, palette.bright('#e8dcc4'), palette.bright('#f6efe2'), palette.bright(tint)))
  const towels = repeat(3, (index) => rect(random.between(600, 640), 900 - index * 34, 190, 32, palette.bright(style.cloth[index] as string), 'rx="14"'))
  return wall + frieze(canvas, 0, 430, width, 46) + niches + rect(0, floor, width, height - floor, defs.vertical([0, palette.dim('#d8ccb8')], [1, palette.bright('#ece2d0')])) + beams + stone + towels + vase(canvas, random.between(930, 1010), 960, 120) + candle(480, 1130) + candle(1120, 1140) + candle(1180, 1110) + potted(canvas, 1470, 1080, 430) + (random.chance(0.6) ? potted(canvas, 120, 1090, 380) : '')
}
