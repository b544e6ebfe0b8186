import { writeFileSync } from 'node:fs'
import { toQrCode } from '../../src/domain/codes/qr-code.ts'

const [width, height] = [640, 480]
const dot = 8
const [black, white, wall] = [16, 235, 120]

/** A phone with a QR code on its screen, held still before a grey wall, as a film that a camera of Chromium can show. */
export function writeFilm(file: string, text: string): void {
  const { size, isDark } = toQrCode(text)
  const light = Buffer.alloc(width * height, wall)
  const border = 4
  const side = (size + 2 * border) * dot
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [Math.floor(x / dot) - border, Math.floor(y / dot) - border]
      light[Math.floor(top + y) * width + Math.floor(left + x)] = isDark(column, row) ? black : white
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame]))
}
