import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import { along, fade, type Point, polygon, repeat, shape, stroke } from '../svg.ts'

export type CliffInput = {
  from: number
  to: number
  rise: number
  bottom: number
  color: string
  edge?: 'left' | 'right' | 'none'
  lean?: number
}

/** The rim of a cliff: flat shelves with steps between them. */
function rimLine(random: Random, { from, to, rise }: CliffInput): Point[] {
  const points: Point[] = []
  let x = from
  let y = rise + random.between(-20, 20)
  while (x < to) {
    points.push([x, y])
    x = Math.min(to, x + random.between(50, 130))
    points.push([x, y + random.between(-8, 8)])
    y = rise + random.between(-46, 46)
  }
  return points
}

/** Towers of rock side by side: each a bright and a dark plane that run down from the rim. */
function buttresses(random: Random, { from, to, rise, bottom }: CliffInput): string {
  const drop = bottom - rise
  let x = from
  let d = ''
  while (x < to) {
    const wide = random.between(46, 120)
    const top = rise + random.between(-30, drop * 0.22)
    const crack = random.between(0.3, 0.7) * wide
    d +=
      along([
        [x + crack, top],
        [x + wide, top + random.between(0, 30)],
        [x + wide + random.between(-8, 26), bottom],
        [x + crack - random.between(0, 30), bottom],
        [x + crack + random.between(-14, 14), top + drop * random.between(0.3, 0.6)],
      ]) + 'Z'
    x += wide
  }
  return d
}

/** Bands of harder and softer stone, the same all along the wall. */
function strata(random: Random, { from, to, rise, bottom }: CliffInput): string[] {
  const drop = bottom - rise
  return Array.from({ length: random.whole(4, 6) }, (_, index) => {
    const y = rise + drop * (0.12 + index * 0.15 + random.between(-0.03, 0.03))
    const thick = drop * random.between(0.025, 0.06)
    const steps = Math.max(3, Math.round((to - from) / 110))
    const line = Array.from(
      { length: steps + 1 },
      (__, at): Point => [from + ((to - from) * at) / steps, y + random.between(-9, 9)],
    )
    return (
      along([...line, ...line.toReversed().map(([x, top]): Point => [x, top + thick * random.between(0.6, 1.3)])]) + 'Z'
    )
  })
}

/** A wall of rock from `from` to `to`, with a slanting free edge on one side if wanted. */
export function cliff({ random, palette, defs }: Canvas, input: CliffInput): string {
  const { from, to, bottom, rise, color, edge = 'none', lean = 90 } = input
  const rim = rimLine(random, input)
  const fall = Array.from({ length: 6 }, (_, index): Point[] => {
    const share = (index + 1) / 6
    const out = lean * share + random.between(-14, 14)
    const y = rise + (bottom - rise) * share
    const x = edge === 'right' ? to + out : from - out
    return [
      [x, y - random.between(20, 50)],
      [x + (edge === 'right' ? 16 : -16), y],
    ]
  }).flat()
  const outline: Point[] =
    edge === 'right'
      ? [...rim, ...fall, [from, bottom]]
      : edge === 'left'
        ? [...rim, [to, bottom], ...fall.toReversed()]
        : [...rim, [to, bottom], [from, bottom]]
  const dark = mix(color, palette.near, 0.4)
  const whole = { ...input, from: from - lean, to: to + lean }
  const [hard, soft] = [mix(color, palette.lit('#ffe2b8'), 0.3), mix(color, palette.near, 0.22)]
  const bands = strata(random, whole)
    .map((d, index) => shape(d, index % 2 ? hard : soft, fade(0.6)))
    .join('')
  const face =
    polygon(
      outline,
      defs.vertical([0, mix(color, palette.lit('#ffdca8'), 0.25)], [0.5, color], [1, mix(color, palette.near, 0.25)]),
    ) +
    defs.clip(
      bands + shape(buttresses(random, whole), dark, fade(0.5)) + shape(buttresses(random, whole), dark, fade(0.22)),
      polygon(outline, '#000'),
    )
  return face + stroke(along(rim), mix(color, palette.lit('#fff0d0'), 0.5), 5, fade(0.8))
}

/** Boulders with a lit top. */
export function boulders(
  { random, palette }: Canvas,
  {
    from,
    to,
    y,
    count,
    size,
    color,
  }: { from: number; to: number; y: number; count: number; size: number; color: string },
): string {
  return repeat(count, () => {
    const x = random.between(from, to)
    const s = size * random.between(0.5, 1.2)
    const base = y + random.between(-size * 0.3, size * 0.3)
    const crest: Point[] = [
      [x - s, base],
      [x - s * 0.8, base - s * 0.5],
      [x - s * 0.25, base - s * random.between(0.7, 0.95)],
      [x + s * 0.4, base - s * 0.7],
      [x + s * 0.9, base - s * 0.3],
      [x + s, base],
    ]
    return (
      polygon(crest, mix(palette.shaded(color), palette.near, 0.2)) +
      polygon(
        [
          crest[1] as Point,
          crest[2] as Point,
          crest[3] as Point,
          [x - s * 0.1, base - s * 0.36],
          [x - s * 0.6, base - s * 0.2],
        ],
        palette.lit(color),
      )
    )
  })
}
