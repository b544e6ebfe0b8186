import type { MediaType } from './file.ts'

export type PictureHeader = {
  width: number
  height: number
  /** For one colour of one pixel. */
  bits: number
  /** Bytes that the decoded picture has. */
  decoded: number
  /** Bytes of it that a decoder holds at once: none where rows come one after the other. */
  held: number
}

export type PictureProblem = 'PICTURE_16_BIT' | 'FILE_TOO_COMPLEX'

/** More pixels than any phone takes. */
const maxPixels = 50_000_000
const maxSide = 20_000
/** Photographs shrink while they are decoded; other pictures are decoded whole. */
const maxDecoded = 120_000_000
/** Bytes. The process that decodes has 270 MB. */
export const maxHeld = 80_000_000

/** Reasons not to decode a picture, read from its first bytes. */
export function findPictureProblem(header: PictureHeader, type: MediaType): PictureProblem | null {
  const { width, height, bits, decoded, held } = header
  if (bits > 8) return 'PICTURE_16_BIT'
  const isTooLarge = width * height > maxPixels || Math.max(width, height) > maxSide
  const isTooHeavy = held > maxHeld || (type !== 'image/jpeg' && decoded > maxDecoded)
  return isTooLarge || isTooHeavy ? 'FILE_TOO_COMPLEX' : null
}

/** Null where the bytes do not say it: only a decoder can then. HEIC says it in boxes, which its decoder reads first. */
export function readPictureHeader(bytes: Uint8Array, type: MediaType): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (type === 'image/png') return readPng(view)
    if (type === 'image/jpeg') return readJpeg(view)
    if (type === 'image/webp') return readWebp(view)
  } catch (error) {
    // Fewer bytes than a header has.
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/** By type of colour. A palette becomes three colours. */
const channelsOfPng: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 }

function readPng(view: DataView): PictureHeader {
  const [width, height, bits] = [view.getUint32(16), view.getUint32(20), view.getUint8(24)]
  const isInterlaced = view.getUint8(28) !== 0
  const decoded = width * height * (channelsOfPng[view.getUint8(25)] ?? 4) * (bits > 8 ? 2 : 1)
  return { width, height, bits, decoded, held: isInterlaced ? decoded : 0 }
}

/** Frames other than those of tables: arithmetic and lossless ones, too. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(view: DataView): PictureHeader | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    // Bytes may be filled up before a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return readFrame(view, at + 4, marker)
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

function readFrame(view: DataView, at: number, marker: number): PictureHeader {
  const [bits, height, width] = [view.getUint8(at), view.getUint16(at + 1), view.getUint16(at + 3)]
  const channels = view.getUint8(at + 5)
  // How much finer the first channel, that of light, is than those of colour.
  const finer = (view.getUint8(at + 7) >> 4) * (view.getUint8(at + 7) & 15) || 1
  const isInPasses = [0xc2, 0xc6, 0xca, 0xce].includes(marker)
  const samples = channels === 3 ? 1 + 2 / finer : channels
  return {
    width,
    height,
    bits,
    decoded: width * height * channels,
    held: isInPasses ? 2 * width * height * samples : 0,
  }
}

function readWebp(view: DataView): PictureHeader | null {
  const { width, height } = readWebpSides(view) ?? {}
  if (!width || !height) return null
  const decoded = width * height * 4
  return { width, height, bits: 8, decoded, held: decoded }
}

function readWebpSides(view: DataView): { width: number; height: number } | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const sides = view.getUint32(21, true)
    return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return null
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return { width: side(24), height: side(27) }
}
