import { constants, createInflate } from 'node:zlib'
import { giveBack } from '../../domain/files/free-buffers.ts'
import { ContentError } from './content-error.ts'

/** In bytes: what all streams of a document together may become. A page that was scanned in colour is 25 MB. */
const maxInflated = 200_000_000
const maxOfOne = 80_000_000
/** Pages may hide in streams of objects, which are never longer. */
const maxNested = 4_000_000
/** Streams inside streams, which no program writes. */
const maxDepth = 2
const maxStreams = 5_000
const maxPages = 60

const isFlate = (bytes: Buffer): boolean => {
  const [first = 0, second = 0] = bytes
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0
}

type Budget = { left: number }

/**
 * A PDF is stored as it came, since it cannot be made safe; we never show it. A PDF that would cost its readers too much is refused: by the real
 * size of its streams, whatever they claim, and by its pages.
 */
export async function inspectPdf(content: Buffer): Promise<void> {
  const text = content.toString('latin1')
  if (!text.trimEnd().slice(-1024).includes('%%EOF')) throw new ContentError('FILE_UNREADABLE')
  if (/\/Encrypt[\s/<[\d]/.test(text)) throw new ContentError('FILE_LOCKED')
  const budget = { left: maxInflated }
  let pages = countPages(text)
  let streams = 0
  for (const { start, end } of findStreams(text)) {
    if (++streams > maxStreams) throw new ContentError('FILE_TOO_COMPLEX')
    const inflated = await inflate(content.subarray(start, end), budget)
    if (inflated) pages += countPages(inflated.toString('latin1'))
    if (pages > maxPages) throw new ContentError('FILE_TOO_COMPLEX')
  }
  if (pages === 0) throw new ContentError('FILE_UNREADABLE')
}

const countPages = (text: string): number => text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0

function* findStreams(text: string): Generator<{ start: number; end: number }> {
  const begin = /(?<!end)stream\r?\n/g
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const start = found.index + found[0].length
    const end = text.indexOf('endstream', start)
    if (end < 0) throw new ContentError('FILE_UNREADABLE')
    yield { start, end }
    begin.lastIndex = end + 'endstream'.length
  }
}

/** The decompressed stream; null where it is no such stream, breaks off, or is too long to keep. Never more than the budget allows. */
async function inflate(bytes: Buffer, budget: Budget, depth = 1): Promise<Buffer | null> {
  if (!isFlate(bytes)) return null
  const stream = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
  stream.end(bytes)
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of stream) {
      length += part.length
      budget.left -= part.length
      if (length > maxOfOne || budget.left <= 0) throw new ContentError('FILE_TOO_COMPLEX')
      if (length <= maxNested) parts.push(part)
      else giveBack([part])
    }
  } catch (error) {
    if (error instanceof ContentError) throw error
    return null
  }
  const [head] = parts
  const isStream = head !== undefined && head.length > 2 && isFlate(head)
  if (isStream && (depth === maxDepth || length > maxNested)) throw new ContentError('FILE_TOO_COMPLEX')
  const inflated = Buffer.concat(parts)
  giveBack(parts)
  if (isStream) await inflate(inflated, budget, depth + 1)
  return length > maxNested ? null : inflated
}
