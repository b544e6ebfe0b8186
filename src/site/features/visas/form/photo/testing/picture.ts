import type { Pixels } from '../photo-measures.ts'

type Colour = readonly [red: number, green: number, blue: number]
export type Paint = (x: number, y: number) => Colour

const side = { width: 300, height: 400 }

export function drawPicture(paint: Paint, { width, height } = side): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...paint(x / width, y / height), 255], (y * width + x) * 4)
  return { width, height, data }
}

export const grey = (value: number): Colour => [value, value, value]
export const white: Paint = () => grey(235)

/** A head before a wall, with eyes, a mouth and hair of fine lines: what makes a sharp photo sharp. */
export const headBefore =
  (wall: Paint, light = 1): Paint =>
  (x, y) => {
    const [across, down] = [(x - 0.5) / 0.24, (y - 0.45) / 0.32]
    const isShoulder = y > 0.8 && Math.abs(x - 0.5) < 0.4
    if (across ** 2 + down ** 2 > 1 && !isShoulder) return wall(x, y)
    if (isShoulder) return [40 * light, 50 * light, 90 * light]
    if (down < -0.55) return grey((Math.floor(x * 150) % 2 === 0 ? 30 : 90) * light)
    const isEye = Math.abs(down + 0.1) < 0.06 && Math.abs(Math.abs(across) - 0.4) < 0.15
    const isMouth = Math.abs(down - 0.5) < 0.03 && Math.abs(across) < 0.3
    if (isEye || isMouth) return grey(40 * light)
    return [200 * light, 160 * light, 140 * light]
  }

/** The blur of a moving hand: every dot is the average of its surroundings, first along its row, then along its column. */
export function blur({ width, height, data }: Pixels, reach: number): Pixels {
  const row = blurAlong(data, { length: width, step: 4, reach })
  return { width, height, data: blurAlong(row, { length: height, step: width * 4, reach }) }
}

type Along = { length: number; step: number; reach: number }

function blurAlong(data: Uint8ClampedArray, { length, step, reach }: Along): Uint8ClampedArray {
  const result = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++) {
    const place = Math.floor(at / step) % length
    const [from, to] = [Math.max(-reach, -place), Math.min(reach, length - 1 - place)]
    let sum = 0
    for (let by = from; by <= to; by++) sum += data[at + by * step] ?? 0
    result[at] = sum / (to - from + 1)
  }
  return result
}
