import { type Canvas, width } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import { along, curve, fade, type Point, polygon, shape } from '../svg.ts'

export type Ridge = { line: Point[]; summits: { at: number; foot: number }[] }
export type RidgeInput = { y: number; height: number; peaks: number; from?: number; to?: number; rough?: number }

function roughen(random: Random, a: Point, b: Point, rough: number, depth: number): Point[] {
  if (depth === 0) return [b]
  const share = random.between(0.35, 0.65)
  const reach = Math.hypot(b[0] - a[0], b[1] - a[1])
  const middle: Point = [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share + random.between(-rough, rough) * reach,
  ]
  return [...roughen(random, a, middle, rough, depth - 1), ...roughen(random, middle, b, rough, depth - 1)]
}

/** Valleys and summits in turn, the slopes between them broken up. */
export function ridge(random: Random, input: RidgeInput): Ridge {
  const { y, height, peaks, from = -60, to = width + 60, rough = 0.13 } = input
  const step = (to - from) / peaks
  const line: Point[] = [[from, y - random.between(0, 0.3) * height]]
  const summits: Ridge['summits'] = []
  for (let index = 0; index < peaks; index++) {
    const x = from + (index + random.between(0.3, 0.7)) * step
    const summit: Point = [x, y - random.between(0.5, 1) * height]
    const valley: Point = [
      from + (index + 1) * step + random.between(-0.12, 0.12) * step,
      y - random.between(0.05, 0.38) * height,
    ]
    line.push(...roughen(random, line.at(-1) as Point, summit, rough, 3))
    const at = line.length - 1
    line.push(...roughen(random, summit, index === peaks - 1 ? [to, valley[1]] : valley, rough, 3))
    summits.push({ at, foot: line.length - 1 })
  }
  return { line, summits }
}

/** The edge between the bright and the dark face of a mountain, wandering down from its summit. */
function arete(random: Random, summit: Point, foot: Point, drop: number): Point[] {
  const count = 6
  return Array.from({ length: count }, (_, index) => {
    const share = (count - index) / (count + 1)
    const swing = (index % 2 === 0 ? 1 : -1) * random.between(0.02, 0.14) * drop
    return [summit[0] + (foot[0] - summit[0]) * share * 0.25 + swing, summit[1] + drop * share] as const
  })
}

export type MountainInput = RidgeInput & { color: string; bottom: number; fog?: number; shadow?: number; snow?: number }

function caps(random: Random, { line, summits }: Ridge, input: MountainInput, color: string): string {
  const limit = input.y - input.height * (input.snow ?? 1)
  return summits
    .map(({ at, foot }) => {
      const top = line[at] as Point
      if (top[1] > limit) return ''
      const before = line.slice(Math.max(0, at - 9), at).filter(([, y]) => y < limit)
      const after = line.slice(at, foot + 1).filter(([, y]) => y < limit)
      const left = before[0] ?? top
      const right = after.at(-1) ?? top
      const teeth = 9
      const zigzag = Array.from({ length: teeth }, (_, index) => {
        const x = right[0] + (left[0] - right[0]) * ((index + 0.5) / teeth)
        const slope = top[1] + (limit - top[1]) * Math.min(1, 0.25 + Math.abs(x - top[0]) / (right[0] - left[0] + 1))
        return [x, slope + (index % 2 === 0 ? random.between(0.1, 0.3) : -0.08) * (limit - top[1])] as const
      })
      return polygon([...before, ...after, ...zigzag], color)
    })
    .join('')
}

/** Spurs that run down from the crest: thin wedges of shade on the bright face, of light on the dark one. */
function spurs(random: Random, { line, summits }: Ridge, drop: number, side: 'bright' | 'dark'): string {
  return summits
    .map(({ at, foot }, index) => {
      const start = side === 'bright' ? (summits[index - 1]?.foot ?? 0) : at
      const slope = line.slice(start + 1, side === 'bright' ? at : foot)
      return slope
        .filter((_, index) => index % 3 === 1)
        .map(([x, y]) => {
          const long = drop * random.between(0.18, 0.42)
          const lean = (side === 'bright' ? 0.28 : 0.42) * long * random.between(0.5, 1)
          const wide = long * random.between(0.14, 0.26)
          const bend: Point = [x + lean * 0.3 - wide * 0.4, y + long * 0.5]
          return along([[x, y], [x + lean * 0.5 + wide * 0.4, y + long * 0.45], [x + lean, y + long], bend]) + 'Z'
        })
        .join('')
    })
    .join('')
}

/** A chain with a lit and a shaded face, its feet dissolving in the haze. */
export function mountains({ random, palette, defs }: Canvas, input: MountainInput): string {
  const form = ridge(random, input)
  const { color, bottom, fog = 0.55, shadow = 0.3 } = input
  const [left, right] = [form.line[0] as Point, form.line.at(-1) as Point]
  const body = defs.vertical([0, color], [1, mix(color, palette.haze, fog)])
  const dark = mix(color, palette.near, shadow)
  const shade = defs.vertical([0, dark], [0.9, mix(dark, palette.haze, fog), 0.15], [1, color, 0])
  const faces = form.summits.map(({ at, foot }) => {
    const summit = form.line[at] as Point
    const end = form.line[foot] as Point
    const drop = (bottom - summit[1]) * 0.75
    return polygon(
      [...form.line.slice(at, foot + 1), [end[0], summit[1] + drop], ...arete(random, summit, end, drop)],
      shade,
    )
  })
  const white = mix('#ffffff', palette.sky[2], 0.18)
  const snow = input.snow === undefined ? '' : caps(random, form, input, palette.lit(white))
  const drop = input.height
  return (
    polygon([...form.line, [right[0], bottom], [left[0], bottom]], body) +
    shape(spurs(random, form, drop, 'bright'), dark, fade(0.4)) +
    snow +
    faces.join('') +
    shape(spurs(random, form, drop, 'dark'), mix(color, palette.sky[2], 0.2), fade(0.35))
  )
}

export function hillLine(random: Random, { y, height, peaks, from = -80, to = width + 80 }: RidgeInput): Point[] {
  const count = peaks * 2
  return Array.from({ length: count + 1 }, (_, index) => {
    const rise = index % 2 === 1 ? random.between(0.5, 1) : random.between(0, 0.3)
    const x = from + ((to - from) / count) * (index + (index % count === 0 ? 0 : random.between(-0.25, 0.25)))
    return [x, y - rise * height] as const
  })
}

/** Rounded hills. */
export function hills({ random }: Canvas, input: RidgeInput & { fill: string; bottom: number }): string {
  const line = hillLine(random, input)
  const [left, right] = [line[0] as Point, line.at(-1) as Point]
  return shape(`${curve(line)}L${right[0]} ${input.bottom}L${left[0]} ${input.bottom}Z`, input.fill)
}
