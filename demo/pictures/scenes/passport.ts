import { girih } from '../architecture/tiles.ts'
import { cityRow } from '../architecture/towers.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { tabletop } from '../interior/counter.ts'
import { createStyle, type Style } from '../interior/style.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { frond } from '../plants/frond.ts'
import { circle, fade, group, n, polygon, rect, repeat, shape, stroke, veil } from '../svg.ts'
import { airliner } from '../things/airliner.ts'
import { type Lie, lay } from '../things/lay.ts'
import { teaGlass } from '../things/tea-set.ts'
import { compass, pen, sunglasses, teaFromAbove } from '../things/travel-kit.ts'
import { boardingPass, passport as booklet, foldedMap } from '../things/travel-papers.ts'

/** The table from straight above: boards, or a cloth with a tiled border. */
function surface(canvas: Canvas, style: Style): string {
  const { palette, random, defs } = canvas
  const wooden = random.chance(0.6)
  const color = wooden
    ? random.pick([style.wood, '#c08a58', '#a9784a'])
    : random.pick(['#f1e6d0', '#d9c4a4', style.cloth[0]])
  const [light, dark] = [palette.bright(color), palette.dim(color)]
  const ground = rect(
    0,
    0,
    width,
    height,
    defs.diagonal([0, lighten(light, 0.1)], [0.5, light], [1, mix(light, dark, 0.65)]),
  )
  if (wooden) {
    const joints = repeat(6, (index) => `M0 ${150 + index * 200}H${width}`)
    const ends = repeat(7, (index) => `M${n(random.between(100, 1500))} ${index * 200 - 50}v200`)
    const grain = repeat(34, () => {
      const [x, y, long] = [random.between(-100, 1500), random.between(0, height), random.between(160, 460)]
      return `M${n(x)} ${n(y)}q${n(long / 2)} ${n(random.between(-14, 14))} ${n(long)} 0`
    })
    return (
      ground + stroke(grain, dark, 3, fade(0.22)) + stroke(joints + ends, mix(dark, palette.near, 0.3), 5, fade(0.6))
    )
  }
  const tiles = girih(canvas, 90, palette.bright('#f2e4c8'), palette.bright('#1f5fa8'), palette.bright('#e0b050'))
  const weave = defs.pattern(14, 14, stroke('M0 7H14M7 0V14', dark, 1.5, fade(0.3)))
  const side = random.pick([-60, 1480])
  return (
    ground +
    rect(0, 0, width, height, weave) +
    rect(side, 0, 180, height, tiles) +
    rect(side - 12, 0, 12, height, palette.bright('#e0b050')) +
    rect(side + 180, 0, 12, height, palette.bright('#e0b050'))
  )
}

/** What the hour lays over the table: the panes of a window, the shadow of a palm, or the circle of a lamp. */
function hour({ palette, random, defs, time }: Canvas): string {
  if (time === 'night') {
    const [x, y] = [random.between(420, 700), random.between(320, 520)]
    return (
      circle(x, y, 1000, defs.radial([0, '#ffd890', 0.34], [0.5, '#ffb860', 0.12], [1, '#ffb860', 0])) +
      rect(0, 0, width, height, defs.diagonal([0, palette.near, 0], [0.4, palette.near, 0.04], [1, palette.near, 0.72]))
    )
  }
  const shade = rect(
    0,
    0,
    width,
    height,
    defs.diagonal([0, palette.sun, 0.2], [0.5, palette.sun, 0], [1, palette.near, time === 'noon' ? 0.13 : 0.2]),
  )
  if (random.chance(0.5)) {
    const leaves = repeat(5, (index) =>
      shape(frond(-90, -60, -0.1 - index * 0.34, random.between(900, 1200), 90, 17), palette.near),
    )
    return shade + group(leaves, veil(0.17))
  }
  const panes = repeat(6, (index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const [x, y] = [60 + column * 430 + row * 150, -60 + row * 560]
    return polygon(
      [
        [x, y],
        [x + 380, y],
        [x + 510, y + 500],
        [x + 130, y + 500],
      ],
      palette.sun,
      fade(time === 'noon' ? 0.26 : 0.22),
    )
  })
  return shade + panes
}

function fromAbove(canvas: Canvas): string {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const at = (x: number, y: number, size: number, turn: number): Lie => ({
    x: x + random.between(-30, 30),
    y: y + random.between(-26, 26),
    size,
    turn: turn + random.between(-6, 6),
    flat: 1,
  })
  const [upper, lower] = random.shuffle([compass, teaFromAbove, sunglasses]) as [typeof compass, typeof compass]
  const second = random.chance(0.5) ? lay(canvas, booklet(canvas), at(410, 640, 1.16, -24)) : ''
  return (
    surface(canvas, style) +
    lay(canvas, foldedMap(canvas), at(900, 470, 1.32, random.pick([-7, 6]))) +
    lay(canvas, boardingPass(canvas), at(800, 850, 1.16, random.pick([-14, 12]))) +
    second +
    lay(canvas, booklet(canvas, '#1c4b9c'), at(510, 730, 1.24, -9)) +
    lay(canvas, upper(canvas), at(210, 250, upper === sunglasses ? 0.95 : 1.05, -18)) +
    lay(canvas, lower(canvas), at(1230, 900, 1.2, 12)) +
    (random.chance(0.6) ? lay(canvas, pen(canvas), at(1150, 640, 1.2, -38)) : '') +
    hour(canvas)
  )
}

/** A wide window over the apron, an aeroplane rising behind it. */
function lounge(canvas: Canvas, top: number): string {
  const { palette, random, defs } = canvas
  const horizon = top - random.between(130, 180)
  const land = random.chance(0.5)
    ? range(canvas, { far: horizon - 30, near: horizon + 20, height: random.between(180, 260), layers: 3, depth: 0.55 })
    : cityRow(canvas, { from: -20, to: 1640, y: horizon + 10, low: 50, high: 140, distance: 0.5 })
  const apron = defs.vertical([0, palette.air(palette.lit('#b8b4a8'), 0.4)], [1, palette.lit('#9a9890')])
  const frame = mix(palette.dim('#5a4a44'), palette.near, 0.35)
  const step = random.pick([400, 534])
  return (
    sky(canvas, { horizon: horizon + 10, cloudy: 0.8 }) +
    land +
    rect(0, horizon + 6, width, top - horizon + 40, apron) +
    stroke(`M0 ${n(horizon + 70)}H${width}`, palette.lit('#f2e8c8'), 5, 'stroke-dasharray="60 50"') +
    airliner(canvas, {
      x: random.between(900, 1150),
      y: random.between(230, 300),
      long: random.between(430, 560),
      pitch: random.between(9, 14),
    }) +
    repeat(5, (index) => rect(index * step - 9, 0, 18, top, frame)) +
    rect(0, 0, width, 34, frame) +
    rect(0, top - 56, width, 60, frame)
  )
}

function atTheWindow(canvas: Canvas): string {
  const { random } = canvas
  const style = createStyle(random.split('style'))
  const top = random.between(610, 660)
  const at = (x: number, y: number, size: number, turn: number): Lie => ({
    x: x + random.between(-24, 24),
    y: top + y + random.between(-10, 10),
    size,
    turn: turn + random.between(-5, 5),
    flat: 0.52,
  })
  return (
    lounge(canvas, top) +
    tabletop(canvas, style, top) +
    lay(canvas, foldedMap(canvas), at(900, 250, 1.3, -6)) +
    lay(canvas, boardingPass(canvas), at(800, 360, 1.15, -16)) +
    lay(canvas, booklet(canvas, '#1c4b9c'), at(560, 350, 1.32, 24)) +
    lay(canvas, compass(canvas), at(1330, 190, 1.05, 10)) +
    lay(canvas, sunglasses(canvas), at(1180, 430, 1.15, 8)) +
    teaGlass(canvas, random.between(230, 300), top + 210, 230)
  )
}

export const passport: Draw = (canvas) => (canvas.random.chance(0.6) ? fromAbove : atTheWindow)(canvas)
