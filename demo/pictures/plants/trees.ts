import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { n, repeat, shape, stroke } from '../svg.ts'
import { disc, tufts } from './crown.ts'

type TreeInput = { x: number; y: number; tall: number; distance?: number; color?: string }

const treeSize = 400

/** Walnut, oak, orange: a broad crown of tufts, the light on its upper left. Foot at the origin. */
function broadleafModel(
  canvas: Canvas,
  model: number,
  color: string,
  distance: number,
  fruit?: string,
): (extra: string) => string {
  const { palette, defs } = canvas
  const random = canvas.random.split(`tree${model}`)
  const tone = (tint: string) => palette.air(tint, distance)
  const rx = treeSize * random.between(0.32, 0.42)
  const ry = treeSize * random.between(0.25, 0.3)
  const middle = -treeSize * 0.66
  const bark = tone(mix(palette.shaded('#7a5a44'), palette.near, 0.3))
  const limb = (to: number, from: number) =>
    `M0 ${n(-treeSize * from)}Q${n(to * rx * 0.3)} ${n(-treeSize * (from + 0.06))} ${n(to * rx)} ${n(middle)}`
  const stem = `M-22 0Q-8-40-8 ${n(middle)}h16Q9-40 25 0Z`
  const mass = (count: number, size: number, high: number, tint: string) =>
    shape(tufts(random, { x: 0, y: middle, rx, ry, count, size: treeSize * size, high }), tone(tint))
  const fruits = fruit
    ? shape(
        repeat(13, () => disc(random.between(-0.9, 0.9) * rx, middle + random.between(-0.8, 0.95) * ry, 7)),
        tone(fruit),
      )
    : ''
  return defs.keep(
    shape(stem, bark) +
      stroke(limb(-0.6, 0.26) + limb(0.6, 0.3), bark, 9) +
      mass(26, 0.1, -1, mix(color, palette.near, 0.55)) +
      mass(30, 0.075, -0.15, mix(color, palette.near, 0.12)) +
      mass(34, 0.048, 0.42, mix(color, palette.lit('#d6d98a'), 0.35)) +
      fruits,
  )
}

export function broadleaf(canvas: Canvas, input: TreeInput & { fruit?: string | undefined }): string {
  const { random, palette } = canvas
  const { x, y, tall, distance = 0, color = palette.leaf, fruit } = input
  const scale = tall / treeSize
  const wide = scale * random.between(0.9, 1.1)
  const draw = broadleafModel(canvas, random.whole(0, 1), color, Math.round(distance * 10) / 10, fruit)
  return draw(`transform="translate(${n(x)} ${n(y)}) scale(${wide.toFixed(2)} ${scale.toFixed(2)})"`)
}

/** Poplars and cypresses: a flame with a dark side. */
export function poplar({ palette }: Canvas, { x, y, tall, distance = 0, color = palette.leaf }: TreeInput): string {
  const wide = tall * 0.1
  const tone = (tint: string) => palette.air(tint, distance)
  const half = (sign: number) =>
    `M${n(x)} ${n(y - tall)}` +
    `C${n(x + sign * wide * 1.5)} ${n(y - tall * 0.62)} ${n(x + sign * wide * 1.7)} ${n(y - tall * 0.16)} ` +
    `${n(x)} ${n(y - tall * 0.06)}Z`
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - tall * 0.2)}`, tone(mix(palette.near, '#6a4a3a', 0.3)), tall * 0.025) +
    shape(half(-1), tone(mix(color, palette.lit('#cfd48a'), 0.25))) +
    shape(half(1), tone(mix(color, palette.near, 0.45)))
  )
}

export function poplars(
  canvas: Canvas,
  {
    from,
    to,
    y,
    count,
    tall,
    distance = 0,
  }: { from: number; to: number; y: number; count: number; tall: number; distance?: number },
): string {
  const { random } = canvas
  return repeat(count, (index) =>
    poplar(canvas, {
      x: from + ((index + random.between(0.2, 0.8)) / count) * (to - from),
      y: y + random.between(-4, 8),
      tall: tall * random.between(0.65, 1.15),
      distance,
    }),
  )
}

/** A shrub of about 100 units, flat-footed, its light on the upper left. */
function shrub({ random, palette, defs }: Canvas, model: number, color: string): (extra: string) => string {
  const own = random.split(`shrub${model}`)
  const base = mix(color, palette.near, [0.6, 0.42, 0.25][model] as number)
  const bright = mix(color, palette.lit('#cdd48a'), 0.28)
  const tall = own.between(50, 72)
  const heap = (share: number, lift: number) =>
    repeat(5, (index) => {
      const at = (index - 2) / 2
      const r = 100 * share * (0.42 - Math.abs(at) * own.between(0.08, 0.18))
      return disc(at * 72 * share - lift * 16, -lift * tall * 0.42 - (1 - at * at) * tall * 0.42, r)
    })
  return defs.keep(
    shape(`${heap(1, 0)}M-95 5v-22h190v22Z`, base) +
      shape(heap(0.62, 0.55), mix(base, bright, 0.4)) +
      shape(heap(0.34, 0.95), bright),
  )
}

/** Shrubs sitting on a line. */
export function shrubs(
  canvas: Canvas,
  input: { from: number; to: number; y: number; count: number; size: number; color?: string },
): string {
  const { random, palette } = canvas
  const { from, to, y, count, size, color = palette.leaf } = input
  return repeat(count, () => {
    const scale = (size * random.between(0.6, 1.25)) / 100
    const place = `translate(${n(random.between(from, to))} ${n(y)}) scale(${scale.toFixed(2)})`
    return shrub(canvas, random.whole(0, 2), color)(`transform="${place}"`)
  })
}
