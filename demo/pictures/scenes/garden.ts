import { archRow } from '../architecture/arch.ts'
import { dome } from '../architecture/dome.ts'
import { veranda } from '../architecture/home.ts'
import { frieze } from '../architecture/tiles.ts'
import { type Canvas, choosePlan, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { hills } from '../nature/ridges.ts'
import { sky } from '../nature/sky.ts'
import { flowers, ribbon } from '../nature/valley.ts'
import { lozenge } from '../nature/water.ts'
import { palm } from '../plants/palm.ts'
import { broadleaf, poplars, shrubs } from '../plants/trees.ts'
import { ellipse, fade, n, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { approach } from '../things/approach.ts'
import { figure } from '../things/boats.ts'
import { fountain, lampPost } from '../things/terrace.ts'
import { dancing } from './dancing.ts'

type Plan = (canvas: Canvas, base: number) => string

/** What the walk leads to: in a park a pavilion, in a garden of its own the house. */
function pavilion(canvas: Canvas, x: number, y: number, wide: number): string {
  const { palette, random } = canvas
  if (canvas.subject === 'home') return veranda(canvas, { x, y, wide: wide * 1.5, tall: wide * 0.8 })
  const tall = wide * 0.55
  return (
    dome(canvas, { x, y: y - tall + 6, radius: wide * 0.2, color: random.chance(0.5) ? palette.glaze : palette.gold }) +
    rect(x - wide / 2, y - tall, wide, tall, palette.lit('#ecd6ae')) +
    rect(x + wide * 0.3, y - tall, wide * 0.2, tall, palette.shaded('#d9b98a')) +
    frieze(canvas, x - wide / 2, y - tall, wide, tall * 0.14) +
    shape(
      archRow(x - wide / 2, x + wide / 2, y, random.pick([3, 5]), tall * 0.7),
      mix(palette.near, palette.window, canvas.time === 'noon' ? 0.15 : 0.45),
    )
  )
}

/** A straight walk to a pavilion, water or a fountain along it. */
const walk: Plan = (canvas, base) => {
  const { palette, random, defs } = canvas
  const x = random.between(700, 900)
  const lawn = defs.vertical(
    [0, palette.air(mix(palette.leaf, palette.lit('#a8c060'), 0.4), 0.2)],
    [1, mix(palette.leaf, palette.near, 0.35)],
  )
  const channel = random.chance(0.6)
  const bed = (sign: number) =>
    repeat(3, (index) => {
      const y = base + 70 + index ** 1.5 * 110
      const near = 330 + index * 170
      return shrubs(canvas, {
        from: x + sign * near - 60,
        to: x + sign * (near + 60) + 60,
        y,
        count: 4,
        size: 30 + index * 16,
        color: random.pick([palette.leaf, palette.lit('#c84a5c'), palette.lit('#e0a0b0')]),
      })
    })
  return (
    poplars(canvas, { from: 0, to: 1600, y: base + 10, count: random.whole(9, 14), tall: 230, distance: 0.25 }) +
    rect(0, base, width, height - base, lawn) +
    pavilion(canvas, x, base + 26, random.between(320, 460)) +
    rect(0, base, width, 50, defs.vertical([0, palette.near, 0.3], [1, palette.near, 0])) +
    approach(canvas, { x, y: base + 26, far: 80, near: 420, lamps: random.chance(0.5) }) +
    (channel
      ? polygon(
          [
            [x - 26, base + 40],
            [x + 26, base + 40],
            [x + 170, height],
            [x - 170, height],
          ],
          defs.vertical([0, palette.sky[2]], [1, mix(palette.glaze, palette.water, 0.4)]),
        )
      : '') +
    (channel && random.chance(0.5) ? '' : fountain(canvas, x, base + 250, 280)) +
    bed(-1) +
    bed(1) +
    flowers(canvas, base + 180, height, 44, ['#d8443c', '#f2c14e', '#f4e9dc']) +
    repeat(2, (index) =>
      random.chance(0.5)
        ? palm(canvas, { x: index ? 1450 : 150, y: 1110, tall: random.between(480, 640) })
        : broadleaf(canvas, {
            x: index ? 1440 : 160,
            y: 1120,
            tall: random.between(400, 520),
            fruit: random.pick(['#e8862f', '#c8344a']),
          }),
    ) +
    shrubs(canvas, { from: -20, to: 480, y: 1195, count: 7, size: 70 }) +
    shrubs(canvas, { from: 1120, to: 1620, y: 1195, count: 7, size: 70 })
  )
}

function lawn({ palette, defs }: Canvas, base: number): string {
  return rect(
    0,
    base,
    width,
    height - base,
    defs.vertical(
      [0, palette.air(mix(palette.leaf, palette.lit('#a8c060'), 0.4), 0.2)],
      [1, mix(palette.leaf, palette.near, 0.35)],
    ),
  )
}

/** A pond among the trees, a winding path, a small pavilion on the far shore. */
const pond: Plan = (canvas, base) => {
  const { palette, random, defs } = canvas
  const [x, y, wide] = [random.between(620, 980), base + 210, random.between(420, 520)]
  const shine = shape(
    repeat(18, () =>
      lozenge(x + random.between(-0.7, 0.7) * wide, y + random.between(-60, 70), random.between(60, 180), 6),
    ),
    palette.sky[2],
    fade(0.6),
  )
  const lilies = repeat(9, () =>
    ellipse(
      x + random.between(-0.75, 0.75) * wide,
      y + random.between(-60, 80),
      30,
      9,
      mix(palette.leaf, palette.lit('#9fc070'), 0.3),
    ),
  )
  return (
    lawn(canvas, base) +
    poplars(canvas, { from: 0, to: width, y: base + 14, count: random.whole(7, 12), tall: 240, distance: 0.2 }) +
    pavilion(canvas, x + random.between(-260, 260), base + 40, random.between(260, 340)) +
    shrubs(canvas, { from: 0, to: width, y: base + 60, count: 18, size: 40 }) +
    ellipse(x, y + 10, wide + 26, 128, palette.lit('#e8d4a8')) +
    ellipse(x, y, wide, 114, defs.vertical([0, palette.sky[2]], [1, mix(palette.water, palette.sky[1], 0.3)])) +
    shine +
    lilies +
    ribbon(canvas, {
      x: x + (x > 800 ? -1 : 1) * (wide * 0.5),
      top: y + 108,
      wide: 120,
      fill: palette.lit('#ead6ae'),
    }) +
    broadleaf(canvas, {
      x: random.between(130, 240),
      y: base + 290,
      tall: random.between(400, 520),
      fruit: random.pick(['#e8862f', '#c8344a', undefined]),
    }) +
    broadleaf(canvas, { x: random.between(1330, 1470), y: base + 310, tall: random.between(380, 540) }) +
    figure(x - wide - 60, y + 100, 90, palette.near, palette.glaze) +
    flowers(canvas, base + 330, height, 44, ['#d8343c', '#f2c14e', '#f4e9dc'])
  )
}

/** A walk below arches of roses. */
const pergola: Plan = (canvas, base) => {
  const { palette, random } = canvas
  const x = random.between(700, 900)
  const rose = palette.lit(random.pick(['#d8506a', '#f0a0b0', '#f4e9dc', '#e87a5a']))
  const arches = repeat(5, (index) => {
    const share = (index / 4) ** 1.5
    const [half, foot, tall] = [110 + share * 460, base + 40 + share * 330, 210 + share * 700]
    const bow =
      `M${n(x - half)} ${n(foot)}V${n(foot - tall + half)}` +
      `A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(foot - tall + half)}` +
      `V${n(foot)}`
    const blooms = repeat(22, () => {
      const angle = Math.PI * random.between(0, 1)
      const [px, py] = [
        x - Math.cos(angle) * half + random.between(-14, 14),
        foot - tall + half - Math.sin(angle) * half + random.between(-14, 14),
      ]
      return `M${n(px)} ${n(py)}h.1`
    })
    return (
      stroke(bow, palette.shaded('#8a6248'), 8 + share * 12) +
      stroke(
        bow,
        mix(palette.leaf, palette.near, 0.2),
        14 + share * 30,
        `stroke-dasharray="${n(6 + share * 10)} ${n(16 + share * 22)}"`,
      ) +
      stroke(blooms, rose, 12 + share * 26)
    )
  })
  return (
    lawn(canvas, base) +
    poplars(canvas, { from: 0, to: width, y: base + 12, count: 10, tall: 220, distance: 0.25 }) +
    approach(canvas, { x, y: base + 30, far: 70, near: 420, lamps: false }) +
    arches +
    lampPost(canvas, x - 520, base + 300, 240) +
    flowers(canvas, base + 260, height, 40, ['#d8506a', '#f4e9dc', '#f2c14e'])
  )
}

/** Rows of fruit trees on a slope. */
const orchard: Plan = (canvas, base) => {
  const { palette, random, defs } = canvas
  const fruit = random.pick(['#e8862f', '#c8344a', '#f0c050'])
  const rows = repeat(3, (row) =>
    repeat(7 - row * 2, (index) =>
      broadleaf(canvas, {
        x: 110 + (index + random.between(0.2, 0.8)) * (1500 / (7 - row * 2)),
        y: base + 70 + row ** 1.5 * 120,
        tall: 150 + row * 110,
        distance: 0.16 - row * 0.08,
        fruit,
      }),
    ),
  )
  const furrow = hills(canvas, {
    y: base + 60,
    height: 60,
    peaks: 2,
    bottom: height,
    fill: defs.vertical(
      [0, mix(palette.leaf, palette.lit('#b8c060'), 0.45)],
      [1, mix(palette.leaf, palette.near, 0.35)],
    ),
  })
  return (
    lawn(canvas, base) +
    furrow +
    ribbon(canvas, { x: random.between(500, 1100), top: base + 60, wide: 130, fill: palette.lit('#e2c898') }) +
    rows +
    flowers(canvas, base + 300, height, 50, ['#d8343c', '#f2c14e', '#f4e9dc'])
  )
}

export const garden: Draw = (canvas) => (canvas.subject === 'dancers' ? dancing : planted)(canvas)

function planted(canvas: Canvas): string {
  const { random } = canvas
  const base = random.between(690, 770)
  const plan = choosePlan(
    canvas,
    { park: walk, pond, roses: pergola, orchard, home: random.chance(0.5) ? walk : pond },
    ['park', 'pond', 'roses', 'orchard', 'pond'],
  )
  return (
    sky(canvas, { horizon: base }) +
    range(canvas, { far: base - 90, near: base - 10, height: random.between(180, 330), layers: 3, depth: 0.5 }) +
    plan(canvas, base)
  )
}
