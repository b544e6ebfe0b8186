import { citadelHill } from '../architecture/citadel.ts'
import { type Canvas, type Draw, height, width } from '../canvas.ts'
import { mix } from '../color.ts'
import { range } from '../nature/range.ts'
import { sky } from '../nature/sky.ts'
import { grove } from '../plants/palm.ts'
import { shrubs } from '../plants/trees.ts'
import { dashes, n, type Point, polygon, rect, repeat, shape, stroke } from '../svg.ts'
import { type Head, runner } from '../things/runner.ts'
import { lampPost } from '../things/terrace.ts'

const colors = ['#d8443c', '#1f6fae', '#f2c14e', '#2f8f7a', '#e8762f', '#8a4a9a', '#fbf6ea'] as const

/** Little flags on a line that hangs between two points. */
function bunting({ palette, random }: Canvas, [fromX, fromY]: Point, [toX, toY]: Point, sag: number): string {
  const count = Math.round(Math.abs(toX - fromX) / 52)
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share + Math.sin(share * Math.PI) * sag] as const
  })
  const order = random.shuffle(colors)
  const middle = `${n((fromX + toX) / 2)} ${n((fromY + toY) / 2 + sag * 2)}`
  return (
    stroke(`M${n(fromX)} ${n(fromY)}Q${middle} ${n(toX)} ${n(toY)}`, palette.shaded('#6a5a50'), 3) +
    order
      .map((color, turn) => {
        const own = flags.filter((_, index) => index % order.length === turn)
        return shape(own.map(([x, y]) => `M${n(x - 17)} ${n(y)}h34l-17 40Z`).join(''), palette.lit(color))
      })
      .join('')
  )
}

/** Those who look on, shoulder to shoulder behind a barrier. */
function onlookers({ palette, random }: Canvas, y: number): string {
  const robes = random.shuffle([...colors, '#3a3550', '#5a4038', '#c8b090', '#2a2a3a'])
  const heads = ['#c98a5e', '#a86a44', '#3a2a28', '#d8c8b0']
  const people = Array.from({ length: 44 }, (_, index) => ({
    x: Math.round(index * 38 - 20 + random.between(-10, 10)),
    up: Math.round(random.between(46, 62)),
  }))
  const some = (of: number, rest: number, mark: (person: { x: number; up: number }) => string) =>
    people.map((person, index) => (index % of === rest ? mark(person) : '')).join('')
  const bodies = robes.map((robe, index) =>
    stroke(
      some(robes.length, index, ({ x, up }) => `M${x} ${n(y)}v${-up}`),
      mix(palette.shaded(robe), palette.lit(robe), 0.35),
      36,
    ),
  )
  const faces = heads.map((head, index) =>
    stroke(
      some(heads.length, index, ({ x, up }) => `M${x} ${n(y - up - 28)}h.1`),
      palette.shaded(head),
      25,
    ),
  )
  const boards = repeat(7, (index) =>
    rect(index * 232 - 14, y - 34, 224, 40, palette.lit(colors[(index * 3) % 5] as string)),
  )
  return (
    bodies.join('') + faces.join('') + boards + stroke(`M-10 ${n(y - 36)}H${width + 10}`, palette.lit('#fbf6ea'), 5)
  )
}

/** The gate of the start, from the far kerb to the near one: the far post, and what stands before those who run. */
function startGate({ palette }: Canvas, far: Point, near: Point): { behind: string; before: string } {
  const [farTall, nearTall, farBeam, nearBeam] = [330, 640, 70, 128]
  const at = (share: number, down: number): Point => [
    far[0] + (near[0] - far[0]) * share,
    far[1] -
      farTall +
      (near[1] - nearTall - far[1] + farTall) * share +
      (farBeam + (nearBeam - farBeam) * share) * down,
  ]
  const checks = repeat(3, (row) =>
    repeat(8, (index) =>
      (row + index) % 2
        ? polygon(
            [
              at(index / 8, row / 3),
              at((index + 1) / 8, row / 3),
              at((index + 1) / 8, (row + 1) / 3),
              at(index / 8, (row + 1) / 3),
            ],
            palette.shaded('#2c2634'),
          )
        : '',
    ),
  )
  const post = ([x, y]: Point, tall: number, wide: number) =>
    rect(x - wide / 2, y - tall, wide, tall, palette.lit('#d8443c'), `rx="${n(wide * 0.2)}"`) +
    rect(x, y - tall, wide / 2, tall, palette.shaded('#b8342f'), `rx="${n(wide * 0.2)}"`)
  return {
    behind: post(far, farTall, 34),
    before:
      polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], palette.lit('#fbf6ea')) + checks + post(near, nearTall, 66),
  }
}

/** Runners on the ring road below a citadel. */
export const race: Draw = (canvas) => {
  const { palette, random, defs } = canvas
  const base = random.between(650, 690)
  const kerb = base + 150
  const asphalt = mix(palette.shaded('#8a7f88'), palette.lit('#b8a8a0'), 0.45)
  const road = rect(
    0,
    kerb,
    width,
    height - kerb,
    defs.vertical([0, palette.lit('#c4b4a8')], [0.2, asphalt], [1, mix(asphalt, palette.near, 0.35)]),
  )
  const lines =
    rect(0, kerb, width, 12, palette.lit('#f4e6c8')) +
    dashes(`M0 ${n(kerb + 128)}H${width}`, palette.lit('#fbf6ea'), 9, [90, 70]) +
    rect(0, height - 34, width, 34, mix(palette.lit('#f4e6c8'), palette.shaded('#b8a080'), 0.3))
  const gate = startGate(canvas, [random.between(300, 340), kerb + 20], [random.between(84, 116), 1190])
  const strides = random.shuffle([0, 1, 2])
  const shirts = random.shuffle(colors.slice(0, 6))
  const field = (count: number, from: number, to: number, y: number, tall: number, offset: number) =>
    repeat(count, (index) => {
      const head: Head = (['hair', 'scarf', 'cap', 'hair'] as const)[(index * 3 + offset) % 4] as Head
      return runner(canvas, {
        x: from + ((to - from) * (index + 0.5)) / count + random.between(-26, 26),
        y: y + random.between(-8, 8),
        tall: tall * random.between(0.95, 1.05),
        shirt: shirts[(index * 2 + offset) % shirts.length] as string,
        stride: strides[(index + offset) % 3] as number,
        head,
      })
    })
  return (
    sky(canvas, { horizon: base - 60, birds: true }) +
    range(canvas, { far: base - 130, near: base - 70, height: 220, layers: 1, depth: 0.3 }) +
    citadelHill(canvas, {
      x: random.between(760, 940),
      y: base,
      wide: random.between(1150, 1400),
      tall: random.between(170, 220),
    }) +
    rect(
      0,
      base - 6,
      width,
      kerb - base + 8,
      defs.vertical([0, palette.air(mix(palette.leaf, palette.sand, 0.5), 0.2)], [1, palette.lit('#e0c898')]),
    ) +
    grove(canvas, { from: -40, to: 240, y: base + 50, count: 1, tall: 260 }) +
    grove(canvas, { from: 1040, to: 1640, y: base + 60, count: random.whole(2, 3), tall: 230 }) +
    shrubs(canvas, { from: 0, to: width, y: base + 70, count: 14, size: 52 }) +
    lampPost(canvas, 620, kerb, 250) +
    lampPost(canvas, 1330, kerb, 250) +
    onlookers(canvas, kerb) +
    road +
    lines +
    gate.behind +
    field(3, 420, 1560, kerb + 84, 200, 0) +
    bunting(canvas, [-20, 90], [820, -30], 150) +
    bunting(canvas, [820, -30], [1620, 110], 150) +
    field(4, 240, 1540, kerb + 200, 300, 1) +
    field(3, 330, 1500, height - 40, 430, 2) +
    gate.before
  )
}
