import { archRow, roundArch } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { battlements } from '../architecture/facade.ts'
import { marble, whiteMinaret } from '../architecture/white-minaret.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { reflected } from '../nature/water.ts'
import { grove, palm } from '../plants/palm.ts'
import { dashes, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { figure } from '../things/boats.ts'
import { courtUmbrella } from '../things/court-umbrella.ts'

const green = '#2c8a57'

type Mosque = { x: number; base: number; wall: number }

/** The long front: round arches of two stones, a frieze, battlements. */
function front(canvas: Canvas, { base, wall }: Mosque): string {
  const { palette, random, defs, time } = canvas
  const stone = marble(canvas)
  const bays = random.pick([11, 13])
  const step = (width + 80) / bays
  const skin = defs.vertical([0, stone.bright], [1, mix(stone.bright, stone.dark, 0.45)])
  const inner =
    time === 'noon' ? palette.shaded('#6f6a78') : mix(palette.window, palette.near, time === 'night' ? 0.15 : 0.22)
  const hollow = defs.vertical([0, mix(inner, palette.near, 0.55)], [1, inner])
  const arches = (share: number, tall: number) =>
    repeat(bays, (index) => roundArch(-40 + (index + 0.5) * step, base, step * share, wall * tall))
  const ring = repeat(bays, (index) => {
    const half = step * 0.36
    const x = -40 + (index + 0.5) * step
    return `M${n(x - half)} ${n(base - wall * 0.7 + half)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0`
  })
  return (
    battlements(-40, base - wall, width + 80, 30, stone.bright) +
    rect(-40, base - wall, width + 80, wall, skin) +
    rect(-40, base - wall * 0.86, width + 80, wall * 0.07, palette.lit(green), fade(0.75)) +
    rect(-40, base - wall * 0.88, width + 80, 4, palette.gold) +
    rect(-40, base - wall * 0.79, width + 80, 4, palette.gold) +
    shape(arches(0.8, 0.73), stone.bright) +
    shape(arches(0.62, 0.66), hollow) +
    dashes(ring, mix(palette.shaded('#8a6a5c'), palette.near, 0.2), step * 0.09, [step * 0.07, step * 0.07])
  )
}

/** The block that carries the dome. */
function chamber(canvas: Canvas, x: number, y: number, wide: number, tall: number): string {
  const { palette, defs } = canvas
  const stone = marble(canvas)
  const skin = defs.horizontal([0, stone.bright], [0.55, stone.bright], [1, stone.dark])
  return (
    rect(x - wide / 2, y - tall, wide, tall, skin) +
    battlements(x - wide / 2, y - tall + 1, wide, 24, stone.bright) +
    rect(x - wide / 2, y - tall + 14, wide, 5, palette.gold) +
    shape(
      archRow(x - wide / 2, x + wide / 2, y - tall * 0.2, Math.round(wide / 46), tall * 0.44, 0.4),
      palette.shaded('#5d6a72'),
    )
  )
}

/** The dome and its drum, white and green. */
function crown(canvas: Canvas, x: number, y: number, radius: number): string {
  const { palette, random, defs } = canvas
  const stone = marble(canvas)
  const [high, half] = [radius * 0.5, radius * 0.93]
  const skin = defs.horizontal([0, stone.bright], [0.5, stone.bright], [1, stone.dark])
  const color = mix(palette.lit(green), green, 0.35)
  return (
    rect(x - half, y - high, half * 2, high, skin) +
    shape(archRow(x - half, x + half, y - high * 0.08, 9, high * 0.56, 0.46), palette.shaded('#4f5f68')) +
    rect(x - half * 1.03, y - high, half * 2.06, high * 0.26, color) +
    rect(x - half * 1.03, y - high * 0.74, half * 2.06, 5, palette.gold) +
    rect(x - half * 1.03, y - high - 3, half * 2.06, 6, palette.gold) +
    dome(canvas, { x, y: y - high, radius, color, form: random.pick(['low', 'pointed']), drum: false })
  )
}

function court(canvas: Canvas, { x, base }: Mosque): string {
  const { palette, defs } = canvas
  const stone = marble(canvas)
  const floor = defs.vertical([0, mix(stone.bright, palette.haze, 0.3)], [1, mix(stone.bright, stone.dark, 0.85)])
  const stripes = repeat(8, (index) =>
    polygon(
      [
        [x + (index - 4) * 180, base],
        [x + (index - 3.55) * 180, base],
        [x + (index - 3.55) * 560, height],
        [x + (index - 4) * 560, height],
      ],
      palette.shaded('#c88a78'),
      fade(0.3),
    ),
  )
  const joints = repeat(6, (index) => `M0 ${n(base + 12 + index ** 1.7 * 18)}H${width}`)
  return rect(0, base, width, height - base, floor) + stripes + stroke(joints, stone.dark, 2, fade(0.5))
}

/** Two rows of sunshades that lead up to the mosque. */
function avenue(canvas: Canvas, { x, base }: Mosque, open: boolean): string {
  const { random } = canvas
  const rows = [0.1, 0.34, 1]
  const spread = random.between(0.9, 1.06)
  return rows
    .map((share) => {
      const [y, tall] = [base + 10 + share * 200, 190 + share * 330]
      return [-1, 1]
        .map((side) => courtUmbrella(canvas, { x: x + side * spread * (300 + share * 340), y, tall, open }))
        .join('')
    })
    .join('')
}

export const greenDome: Draw = (canvas) => {
  const { palette, random, time } = canvas
  const base = random.between(880, 920)
  const x = random.between(690, 910)
  const mosque = { x, base, wall: random.between(170, 200) }
  const roof = base - mosque.wall
  const open = time === 'noon' || (time !== 'night' && random.chance(0.7)) || random.chance(0.25)
  const radius = random.between(118, 140)
  const side = random.chance(0.5) ? 1 : -1
  const tower = (at: number, tall: number, distance = 0) =>
    whiteMinaret(canvas, { x: at, y: roof + 20, tall, distance })
  const building =
    tower(x - 560 + random.between(-40, 40), random.between(470, 520), 0.2) +
    tower(x + 560 + random.between(-40, 40), random.between(470, 520), 0.2) +
    dome(canvas, {
      x: x - side * 300,
      y: roof - 26,
      radius: 62,
      color: palette.lit('#b9c0c4'),
      form: 'low',
      distance: 0.08,
    }) +
    tower(x + side * random.between(250, 290), random.between(620, 680)) +
    (random.chance(0.5) ? tower(x - side * random.between(400, 430), random.between(560, 600), 0.1) : '') +
    chamber(canvas, x - side * 40, roof + 20, 620, 84) +
    chamber(canvas, x, roof - 40, 330, 60) +
    crown(canvas, x, roof - 96, radius) +
    front(canvas, mosque)
  const people = repeat(random.whole(8, 14), () =>
    figure(
      x + random.between(-420, 420),
      base + random.between(24, 190),
      random.between(46, 70),
      palette.near,
      random.pick([palette.near, palette.near, palette.lit('#fbf4e8'), palette.glaze, palette.shaded('#6a5a4c')]),
    ),
  )
  return (
    sky(canvas, { horizon: base - 60, birds: true }) +
    range(canvas, {
      far: base - 130,
      near: base - 90,
      height: random.between(180, 250),
      layers: 2,
      tint: '#8a5f58',
      depth: 0.45,
    }) +
    grove(canvas, { from: 0, to: 1600, y: roof + 40, count: random.whole(4, 7), tall: 190, distance: 0.25 }) +
    court(canvas, mosque) +
    reflected(canvas, building, base, 0.5, 0.2) +
    people +
    avenue(canvas, mosque, open) +
    palm(canvas, {
      x: random.pick([60, 1540]) + random.between(-30, 30),
      y: 1240,
      tall: random.between(560, 700),
      lean: random.between(-30, 30),
    })
  )
}
