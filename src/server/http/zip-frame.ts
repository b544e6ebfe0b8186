import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Slot } from '../cache/personal-slot.ts'

/** A page in gzip with room for a part: what comes before it and what comes after, as they are and compressed. */
export type ZipFrame = Record<'before' | 'after', { plain: Buffer; deflated: Buffer }>

/** RFC 1951, 3.2.4: a block that is not compressed says its length in two bytes. */
export const maxZippedPart = 65_535

const deflate = promisify(deflateRaw)

/** Compresses a page around a part that is not known yet. Nothing after the part refers to what lies before it. */
export async function zipForPart(page: Buffer, slot: Slot, level: number): Promise<ZipFrame> {
  const [before, after] = [page.subarray(0, slot.start), page.subarray(slot.end)]
  const [first, last] = await Promise.all([
    // Flushed, it ends at a whole byte and is not yet the end of the stream.
    deflate(before, { level, finishFlush: constants.Z_FULL_FLUSH }),
    deflate(after, { level }),
  ])
  return { before: { plain: before, deflated: first }, after: { plain: after, deflated: last } }
}

// RFC 1952, 2.3: deflate, no name, no time, no word on the system.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

export function fillZipFrame({ before, after }: ZipFrame, part: Buffer): Buffer {
  const blockHead = Buffer.alloc(5)
  blockHead.writeUInt16LE(part.length, 1)
  blockHead.writeUInt16LE(part.length ^ 0xffff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(after.plain, crc32(part, crc32(before.plain))), 0)
  trailer.writeUInt32LE((before.plain.length + part.length + after.plain.length) >>> 0, 4)
  return Buffer.concat([head, before.deflated, blockHead, part, after.deflated, trailer])
}
