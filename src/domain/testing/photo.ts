import type { QrCode } from '../codes/qr-code.ts'

export type Photo = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

/** `angle` in degrees; `blur` is how many times each dot is mixed with its neighbours; `random` from 0 to 1, for the grain. */
export type Shot = { size: number; angle: number; blur: number; random: () => number }

const quiet = 4
const [dark, light, grain] = [40, 215, 16]

/** A square picture of a code as a hand takes it: turned, out of focus, unevenly lit, with the grain of a cheap camera. */
export function takePhoto(code: QrCode, { size, angle, blur, random }: Shot): Photo {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const modules = code.size + 2 * quiet
  // The largest size that cuts no corner off.
  const scale = modules / ((size * 0.98) / (Math.abs(cos) + Math.abs(sin)))
  let grey = new Float32Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [right, down] = [x + 0.5 - size / 2, y + 0.5 - size / 2]
      const column = Math.floor((right * cos + down * sin) * scale + modules / 2) - quiet
      const row = Math.floor((down * cos - right * sin) * scale + modules / 2) - quiet
      const shade = 0.85 + (0.15 * x) / size
      grey[y * size + x] = (code.isDark(column, row) ? dark : light) * shade
    }
  for (let round = 0; round < blur; round++) grey = mixNeighbours(grey, size)
  const data = new Uint8ClampedArray(size * size * 4)
  for (const [index, value] of grey.entries()) {
    const seen = value + (random() - 0.5) * grain
    data.set([seen, seen, seen, 255], index * 4)
  }
  return { width: size, height: size, data }
}

function mixNeighbours(grey: Float32Array, size: number): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(grey.length)
  const at = (x: number, y: number) =>
    grey[Math.min(size - 1, Math.max(0, y)) * size + Math.min(size - 1, Math.max(0, x))] ?? light
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy)
      mixed[y * size + x] = sum / 9
    }
  return mixed
}
