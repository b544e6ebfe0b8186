import { hash } from 'node:crypto'
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'

/** The position of the personal parts in a page: the part of the header, and the block of data beside it. */
export type Slot = { start: number; end: number }

// The output of React for `PersonalPart`. Typed text is escaped, so it cannot look like this.
const opening = Buffer.from('<div data-personal="" ')
const closing = Buffer.from('</script>')

export function findSlot(page: Buffer): Slot | null {
  const start = page.indexOf(opening)
  const end = start < 0 ? -1 : page.indexOf(closing, start)
  return end < 0 ? null : { start, end: end + closing.length }
}

/** Every part has this many bytes, so that a compressed page fits around each of them. */
export const partLength = 1024

/** The block of data may end with spaces; a part that is longer still keeps its length. */
export function toPart(html: string): Buffer {
  const missing = partLength - Buffer.byteLength(html)
  const end = html.lastIndexOf('</script>')
  return Buffer.from(missing > 0 ? html.slice(0, end) + ' '.repeat(missing) + html.slice(end) : html)
}

export const fillSlot = (page: Buffer, { start, end }: Slot, part: Buffer): Buffer =>
  Buffer.concat([page.subarray(0, start), part, page.subarray(end)])

/** A page in Brotli with room for a part: what comes before it and what comes after. */
export type Halves = { before: Buffer; after: Buffer }

/**
 * Compresses a page around a part that is not known yet. In its place the compressor sees unique bytes, so that the rest never refers to them. They
 * are cut out of the result, and the part goes there as an uncompressed block of its own. References across it count its bytes, so all parts
 * have one length. Null where a trial does not come out right.
 */
export async function compressForPart(page: Buffer, slot: Slot, effort = 6): Promise<Halves | null> {
  const pieces = await compressPieces([page.subarray(0, slot.start), stranger, page.subarray(slot.end)], effort)
  const [before, , after] = pieces
  if (!before || !after) return null
  const trial = Buffer.alloc(partLength, 'a')
  closing.copy(trial, partLength - closing.length)
  const frame = { before, after }
  return isRight(fillFrame(frame, trial), fillSlot(page, slot, trial)) ? frame : null
}

export const fillFrame = ({ before, after }: Halves, part: Buffer): Buffer =>
  Buffer.concat([before, blockHead, part, after])

// No four bytes of it come twice, nor in any text. Every part ends like it, since the last bytes before the rest have a say in how that is compressed.
const stranger = Buffer.concat(Array.from({ length: partLength / 32 }, (_, at) => hash('sha256', String(at), 'buffer')))
for (let at = 0; at < partLength; at++) stranger[at] = (stranger[at] ?? 0) | 128
closing.copy(stranger, partLength - closing.length)

// RFC 7932, 9.2: not the last block, its length in four nibbles, uncompressed, and zeros up to the next byte.
const bits = ((partLength - 1) << 3) | (1 << 19)
const blockHead = Buffer.from([bits & 255, (bits >> 8) & 255, (bits >> 16) & 255])

/** Each piece ends at a whole byte. */
async function compressPieces(pieces: Buffer[], effort: number): Promise<Buffer[]> {
  const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH } = constants
  const stream = createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: effort } })
  const done: Buffer[] = []
  for (const [index, piece] of pieces.entries()) {
    const chunks: Buffer[] = []
    const listen = (chunk: Buffer): void => void chunks.push(chunk)
    stream.on('data', listen)
    const isLast = index === pieces.length - 1
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject)
      if (isLast) stream.once('end', resolve).end(piece)
      else {
        stream.write(piece)
        stream.flush(BROTLI_OPERATION_FLUSH, () => setImmediate(resolve))
      }
    })
    stream.off('data', listen)
    done.push(Buffer.concat(chunks))
  }
  return done
}

function isRight(compressed: Buffer, page: Buffer): boolean {
  try {
    return brotliDecompressSync(compressed).equals(page)
  } catch {
    return false
  }
}
