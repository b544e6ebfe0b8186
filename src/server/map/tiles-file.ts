import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../../http/send-problem.ts'
import type { TilesFile } from './open-map-style.ts'

/** A tile or a directory is far smaller; one request never gets the whole file, which may have gigabytes. */
const maxBytes = 4_000_000

/** Fails where an address has asked for too many. */
type CountPiece = (address: string) => Promise<void>

/** A file of tiles, in the pieces that a map asks for. */
export function mountTilesFile(
  app: FastifyInstance,
  { path, address, size }: TilesFile,
  countPiece: CountPiece = async () => {},
): void {
  app.get(address, async (request, reply) => {
    try {
      await countPiece(request.ip)
    } catch (problem) {
      return sendProblem(problem, request, reply)
    }
    const range = parseRange(request.headers.range, size)
    reply.header('accept-ranges', 'bytes')
    if (!range)
      return reply.status(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send()
    const { start, end } = range
    return reply
      .status(206)
      .headers({
        'content-type': 'application/octet-stream',
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': end - start + 1,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(createReadStream(path, { start, end }))
  })
}

/** One range with both ends. A range beyond the end of the file, or one that is too long, is refused. */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined) return null
  const [start, end] = [Number(from), Math.min(Number(to), size - 1)]
  return start <= end && end - start < maxBytes ? { start, end } : null
}
