import sharp, { type Metadata } from 'sharp'
import type { MediaType } from '../../domain/files/file.ts'
import { findPictureProblem, maxHeld } from '../../domain/files/picture-header.ts'
import { ContentError } from './content-error.ts'
import type { PictureSize } from './inspect-file.ts'

/** For HEIC: its decoder needs several times this at once. Phones write tiles of a quarter of a million pixels. */
const maxTilePixels = 13_000_000

/** In pixels: the small print of a passport is still read, and more is only weight. */
const maxSide = 3600
const quality = 85

// One file, one thread, and nothing kept for a next one.
sharp.cache(false)
sharp.concurrency(1)

/** The picture alone: upright, and without where and by what it was taken. */
export async function inspectPicture(content: Buffer, type: MediaType): Promise<{ bytes: Buffer; size: PictureSize }> {
  const image = type === 'image/heic' ? await openHeic(content) : await open(content, type)
  const { data, info } = await image
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    // The best code for each would need all of it in memory, and saves a twentieth.
    .jpeg({ quality, optimiseCoding: false })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, size: { width: info.width, height: info.height } }
}

/** The first bytes were looked at when they came; this is what the decoder itself reads of them. */
function requireHeader(metadata: Metadata, type: MediaType): void {
  const { width, height, channels, depth } = metadata
  const pixels = width * height
  const bits = depth === 'uchar' ? 8 : 16
  const header = { width, height, bits, decoded: pixels * channels, held: pixels * heldOf(metadata) }
  const problem = findPictureProblem(header, type)
  if (problem) throw new ContentError(problem)
}

/** In bytes a pixel. A picture that comes in passes, or lies on its side, is there as a whole before its first row is known. */
function heldOf({ format, channels, isProgressive, chromaSubsampling = '', orientation = 1 }: Metadata): number {
  if (format === 'webp') return 4
  if (format === 'png') return isProgressive || orientation > 1 ? channels : 0
  if (!isProgressive) return 0
  // Two bytes each, of which colour has fewer.
  return 2 * (chromaSubsampling.startsWith('4:2:0') ? 1.5 : channels)
}

const formats: Partial<Record<string, MediaType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

async function open(content: Buffer, type: MediaType) {
  const image = sharp(content, { limitInputPixels: false, pages: 1, failOn: 'truncated', sequentialRead: true })
  const metadata = await image.metadata()
  if (formats[metadata.format] !== type) throw new ContentError('FILE_UNREADABLE')
  requireHeader(metadata, type)
  return image.autoOrient()
}

/** Its decoder has turned it already. */
async function openHeic(content: Buffer) {
  const { decodeHeic } = await import('./decode-heic.ts')
  const { data, width, height } = await decodeHeic(content, {
    picture: ({ width, height }) => {
      if (width * height * 3 > maxHeld) throw new ContentError('FILE_TOO_COMPLEX')
    },
    tile: ({ width, height }) => {
      if (width * height > maxTilePixels) throw new ContentError('FILE_TOO_COMPLEX')
    },
  })
  return sharp(data, { raw: { width, height, channels: 3 } })
}
