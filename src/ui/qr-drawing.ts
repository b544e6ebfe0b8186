import { toQrCode } from '../domain/codes/qr-code.ts'

/** The path of a QR code's picture; made by a loader, so that no browser needs the code for it. */
export type QrDrawing = { size: number; path: string }

export function toQrDrawing(text: string): QrDrawing {
  const { size, isDark } = toQrCode(text)
  const places = Array.from({ length: size }, (_, index) => index)
  const path = places.flatMap((y) => places.flatMap((x) => (isDark(x, y) ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
