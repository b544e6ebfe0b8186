import { dome } from '../architecture/dome.ts'
import { clay, street } from '../architecture/houses.ts'
import { minaret } from '../architecture/minaret.ts'
import { shanasheelHouse } from '../architecture/shanasheel.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { palm } from '../plants/palm.ts'
import { broadleaf } from '../plants/trees.ts'
import { fade, n, polygon, rect, repeat, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { lantern } from '../things/lantern.ts'
import { awning, cobbles } from '../things/street.ts'
import { lampPost } from '../things/terrace.ts'
import { heap, textiles } from '../things/wares.ts'
import { graves } from './graves.ts'

/** A row of houses in old Baghdad, seen across the lane. */
function lane(canvas: Canvas): string {
  const { palette, random, defs } = canvas
  const base = random.between(960, 1000)
  const houses: string[] = []
  const doors: number[] = []
  let x = random.between(-160, -40)
  while (x < width) {
    const wide = random.between(330, 460)
    houses.push(shanasheelHouse(canvas, { x, y: base, wide, tall: random.between(540, 740) }))
    doors.push(x + wide / 2)
    x += wide
  }
  const ground = defs.vertical([0, palette.lit('#d9b68a')], [1, palette.shaded('#a57c5a')])
  const shop = random.pick(doors.slice(1, 4))
  const stall =
    awning(canvas, shop - 170, base - 250, 330) + (random.chance(0.5) ? heap : textiles)(canvas, shop, base + 26, 130)
  const string =
    stroke(`M-20 ${n(base - 420)}Q800 ${n(base - 250)} 1620 ${n(base - 440)}`, palette.near, 3) +
    repeat(6, (index) => {
      const t = (index + 0.5) / 6
      return lantern(canvas, t * width, base - 420 + 320 * t * (1 - t) + 36, 46, 4)
    })
  const shadow = polygon(
    [
      [0, base - 10],
      [width, base - 10],
      [width, base + 24],
      [0, base + 24],
    ],
    palette.near,
    fade(0.22),
  )
  const tree = random.chance(0.5)
    ? broadleaf(canvas, { x: random.between(90, 240), y: base + 110, tall: random.between(420, 560), fruit: '#e8862f' })
    : palm(canvas, { x: random.between(90, 240), y: base + 110, tall: random.between(620, 760), lean: 40 })
  const people = repeat(random.whole(2, 4), (index) =>
    figure(
      420 + index * 270 + random.between(-100, 100),
      base + 80 + index * 14,
      124,
      palette.near,
      random.pick([palette.near, palette.shaded('#7a4434'), palette.glaze, palette.shaded('#e8dcc8')]),
    ),
  )
  return (
    sky(canvas, { horizon: 700 }) +
    dome(canvas, { x: random.between(500, 1200), y: 440, radius: 140, color: palette.glaze, distance: 0.3 }) +
    minaret(canvas, { x: random.between(250, 420), y: 560, tall: 520, wide: 60, distance: 0.25 }) +
    houses.join('') +
    rect(0, base, width, height - base, ground) +
    cobbles(canvas, base) +
    shadow +
    stall +
    (random.chance(0.6) ? string : '') +
    lampPost(canvas, random.between(1280, 1460), base + 90, 330) +
    people +
    tree
  )
}

/** Roofs and domes, layer behind layer. */
function roofs(canvas: Canvas): string {
  const { palette, random } = canvas
  const base = random.between(600, 660)
  const layers = repeat(4, (index) => {
    const share = index / 3
    const y = base + 130 + share ** 1.3 * 420
    const x = random.between(250, 1350)
    const monument =
      index < 3
        ? dome(canvas, {
            x,
            y: y - 110 - share * 60,
            radius: 74 + share * 60,
            color: random.pick([palette.glaze, palette.lit('#4aa0a0'), palette.lit('#d8b48a')]),
            distance: 0.45 - share * 0.45,
          }) +
          (index !== 1
            ? ''
            : minaret(canvas, { x: x > 800 ? x - 260 : x + 260, y, tall: 470, wide: 52, distance: 0.25 }))
        : ''
    return (
      monument +
      street(canvas, {
        from: -30 - index * 40,
        to: 1640,
        y: y + 160,
        low: 190 + share * 60,
        high: 260 + share * 110,
        colors: clay,
        distance: 0.5 - share * 0.5,
      })
    )
  })
  return (
    sky(canvas, { horizon: base + 60, birds: true }) +
    range(canvas, { far: base, near: base + 60, height: 200, layers: 2, depth: 0.45 }) +
    layers
  )
}

export const oldCity: Draw = (canvas) =>
  choosePlan(canvas, { lane, roofs, graves }, canvas.land.palms ? ['lane', 'roofs'] : ['roofs'])(canvas)
