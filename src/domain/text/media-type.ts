import type { MediaType } from '../files/file.ts'

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const begins = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, at) => bytes[at] === byte)

/** Brands of still pictures coded as HEVC, and of the general kind, which may be anything: only a decoder can tell. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'mif1']

/**
 * The type of a content by its first bytes; null for types that are not accepted. Only the very beginning counts, so a file that is two
 * types at once counts as the first.
 */
export function findMediaType(bytes: Uint8Array): MediaType | null {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (text(bytes, 4, 8) === 'ftyp' && heicBrands.includes(text(bytes, 8, 12))) return 'image/heic'
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  return null
}
