import { type Canvas, height, width } from '../canvas.ts'
import { lighten, mix } from '../color.ts'
import { disc } from '../plants/crown.ts'
import { curve, fade, type Point, repeat, shape, stroke } from '../svg.ts'
import { lozenge, water } from './water.ts'

export type Beach = {
  horizon: number
  /** The waterline, from beyond the left edge to beyond the right one. */
  line: readonly Point[]
}

const forms = [
  [850, 900, 975, 1040, 1085],
  [880, 985, 1030, 990, 890],
  [1090, 1010, 950, 900, 870],
] as const

export function createBeach({ random }: Canvas, horizon: number): Beach {
  const own = random.split('beach')
  const form = own.pick(forms)
  return {
    horizon,
    line: form.map((y, index) => [-80 + index * 440 + own.between(-40, 40), y + own.between(-18, 18)] as const),
  }
}

/** How far down the waterline is at a place. */
export function shoreAt({ line }: Beach, x: number): number {
  const next = Math.max(
    1,
    line.findIndex(([px]) => px >= x),
  )
  const [a, b] = [line[next - 1] as Point, line[next] as Point]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** The sea in bands that follow the shore: deep blue far off, clear over the sand, then foam. */
export function sea(canvas: Canvas, beach: Beach): string {
  const { palette, random, defs } = canvas
  const { horizon, line } = beach
  const own = random.split('sea')
  const at = (share: number, sway: number): Point[] =>
    line.map(([x, y], index) => [x, horizon + (y - horizon) * share + (index % 2 ? sway : -sway)])
  const below = (points: readonly Point[]) => `${curve(points)}L${width + 120} ${height}L-120 ${height}Z`
  const clear = mix(palette.pool, palette.sky[1], 0.18)
  const deep = mix(palette.water, palette.glaze, 0.25)
  const bands = [
    [0.34, 4, mix(deep, clear, 0.25), 0.26],
    [0.56, 8, mix(deep, clear, 0.55), 0.42],
    [0.74, 11, mix(deep, clear, 0.85), 0.55],
    [0.88, 12, lighten(clear, 0.14), 0.75],
  ] as const
  const crest = (share: number, sway: number, wide: number, opacity: number) =>
    stroke(curve(at(share, sway)), mix(palette.lit('#ffffff'), palette.sky[2], 0.25), wide, fade(opacity))
  const glints = repeat(18, () => {
    const x = own.between(0, width)
    const share = own.between(0.5, 0.9)
    return lozenge(x, horizon + (shoreAt(beach, x) - horizon) * share, 40 + share * 110, 3 + share * 5)
  })
  return (
    water(canvas, { top: horizon, bottom: height, color: deep }) +
    bands.map(([share, sway, color, opacity]) => shape(below(at(share, sway)), color, fade(opacity))).join('') +
    shape(glints, lighten(clear, 0.6), fade(0.5)) +
    crest(0.74, 11, 5, 0.4) +
    crest(0.88, 12, 9, 0.65) +
    shape(below(at(0.97, -6)), defs.vertical([0, lighten(clear, 0.5)], [1, lighten(clear, 0.3)]), fade(0.9))
  )
}

/** The sand: wet where the last wave ran, then dry, with ripples, pebbles and shells. */
export function strand(canvas: Canvas, beach: Beach): string {
  const { palette, random, defs } = canvas
  const own = random.split('strand')
  const { line } = beach
  const below = (drop: number) =>
    `${curve(line.map(([x, y]) => [x, y + drop] as const))}L${width + 120} ${height}L-120 ${height}Z`
  const [bright, dark] = [palette.lit('#f6dfb2'), palette.shaded('#d9b683')]
  const dry = defs.vertical([0, bright], [1, mix(bright, dark, 0.48)])
  const place = (drop: number): Point => {
    const x = own.between(0, width)
    return [x, shoreAt(beach, x) + own.between(drop, height - 830)]
  }
  const ripples = repeat(26, () => {
    const [x, y] = place(60)
    return lozenge(x, y, own.between(60, 190), own.between(3, 7))
  })
  const pebbles = repeat(40, () => {
    const [x, y] = place(50)
    return disc(x, y, own.between(1.6, 4.5))
  })
  return (
    shape(below(0), mix(mix(bright, dark, 0.6), palette.water, 0.1)) +
    stroke(curve(line), mix(palette.lit('#ffffff'), '#ffffff', 0.4), 13, fade(0.9)) +
    stroke(curve(line.map(([x, y]) => [x, y + 15] as const)), palette.lit('#ffffff'), 4, fade(0.5)) +
    shape(below(38), dry) +
    shape(ripples, dark, fade(0.4)) +
    shape(pebbles, mix(dark, palette.near, 0.3), fade(0.6))
  )
}
