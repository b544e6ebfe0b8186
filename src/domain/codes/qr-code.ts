import encodeQr from 'qr'

/** A QR code of a short text: error correction M, at most version 10 (213 bytes, or 311 capitals and digits). ISO/IEC 18004. */
export type QrCode = { size: number; isDark: (x: number, y: number) => boolean }

/** Squares of a larger code are too small for the camera of an old phone. */
const maxSize = 57
const border = 1

export function toQrCode(text: string): QrCode {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border })
  const size = rows.length - 2 * border
  if (size > maxSize) throw new Error(`A text of ${text.length} letters is too long for a QR code`)
  return { size, isDark: (x, y) => rows[y + border]?.[x + border] === true }
}
