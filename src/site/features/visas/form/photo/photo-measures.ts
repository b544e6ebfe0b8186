/** The pixels of a small copy: four numbers a dot, red, green, blue and alpha. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** A part of a picture, from 0 to 1. */
export type Box = { left: number; top: number; right: number; bottom: number }

const luma = (data: Uint8ClampedArray, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

/** How bright each dot is, row by row. */
export function toGrey({ width, height, data }: Pixels): Float32Array {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at++) grey[at] = luma(data, at * 4)
  return grey
}

const tiles = 8

/**
 * How much neighbouring dots differ (the variance of a Laplacian), where they differ most: most of a good photo is an even wall, so
 * the picture is looked at in tiles, and those at the top tenth speak for it.
 */
export function measureSharpness(pixels: Pixels, grey: Float32Array): number {
  const found = Array.from({ length: tiles * tiles }, (_, tile) =>
    varianceIn(pixels, grey, { across: tile % tiles, down: Math.floor(tile / tiles) }),
  )
  return quantile(
    found.sort((one, other) => one - other),
    0.9,
  )
}

function varianceIn({ width, height }: Pixels, grey: Float32Array, tile: { across: number; down: number }): number {
  const [left, right] = [tile.across, tile.across + 1].map((at) => Math.floor((at * width) / tiles)) as [number, number]
  const [top, bottom] = [tile.down, tile.down + 1].map((at) => Math.floor((at * height) / tiles)) as [number, number]
  const read = (at: number): number => grey[at] ?? 0
  let [count, sum, squares] = [0, 0, 0]
  for (let y = Math.max(1, top); y < Math.min(bottom, height - 1); y++)
    for (let x = Math.max(1, left); x < Math.min(right, width - 1); x++) {
      const at = y * width + x
      const edge = read(at - 1) + read(at + 1) + read(at - width) + read(at + width) - 4 * read(at)
      count += 1
      sum += edge
      squares += edge * edge
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Every second dot of every second row is enough to know how bright something is. */
const stride = 2

function eachDot({ width, height }: Pixels, { left, top, right, bottom }: Box, look: (at: number) => void): void {
  const [end, below] = [Math.ceil(right * width), Math.ceil(bottom * height)]
  for (let y = Math.floor(top * height); y < below; y += stride)
    for (let x = Math.floor(left * width); x < end; x += stride) look(y * width + x)
}

/** The area of a face: its brightness, and its overexposed share. */
export const face: Box = { left: 0.3, top: 0.25, right: 0.7, bottom: 0.7 }

export function measureLight(pixels: Pixels, grey: Float32Array): { mean: number; burnt: number } {
  let [count, sum, burnt] = [0, 0, 0]
  eachDot(pixels, face, (at) => {
    const value = grey[at] ?? 0
    count += 1
    sum += value
    if (value >= 250) burnt += 1
  })
  return { mean: sum / Math.max(1, count), burnt: burnt / Math.max(1, count) }
}

/** Areas of the background alone: along the top, and at both sides above the shoulders. */
const wall: readonly Box[] = [
  { left: 0, top: 0, right: 1, bottom: 0.05 },
  { left: 0, top: 0.05, right: 0.08, bottom: 0.5 },
  { left: 0.92, top: 0.05, right: 1, bottom: 0.5 },
]

/** `spread`: between its darker and its lighter parts. `tint`: how far its colours lie apart; of white and grey they do not. */
export function measureBackground(
  pixels: Pixels,
  grey: Float32Array,
): { brightness: number; spread: number; tint: number } {
  const values: number[] = []
  const tints: number[] = []
  const { data } = pixels
  for (const box of wall)
    eachDot(pixels, box, (at) => {
      const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
      values.push(grey[at] ?? 0)
      tints.push(Math.max(red, green, blue) - Math.min(red, green, blue))
    })
  values.sort((one, other) => one - other)
  tints.sort((one, other) => one - other)
  return {
    brightness: quantile(values, 0.5),
    spread: quantile(values, 0.95) - quantile(values, 0.05),
    tint: quantile(tints, 0.5),
  }
}
