import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, codingHeader, compress, type Encoding } from './compression.ts'
import { matchesTag, toTag } from './entity-tag.ts'

type Source = {
  headers: Record<string, string>
  /** Called once, when the text is first asked for. */
  make: () => string
}

type Made = { etag: string; bodies: Record<Encoding, Buffer> }

/** Answers with a text that stays the same for as long as the process runs. It is made, tagged and compressed once. */
export function createStaticAnswer({ headers, make }: Source) {
  let made: Promise<Made> | undefined
  const get = (): Promise<Made> => {
    made ??= prepare(make())
    return made
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { etag, bodies } = await get()
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.headers({ ...headers, etag, vary })
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (!matchesTag(request.headers['if-none-match'], etag))
      return reply.headers(codingHeader(encoding)).send(bodies[encoding])
    // Fastify cannot measure an absent body in the answer to HEAD.
    return reply.status(304).send(request.method === 'HEAD' ? bodies[encoding] : undefined)
  }
}

/** A route option: the server must not compress the answer once more, whatever encodings the request accepts. */
export const isCompressed = { compress: false } as const

async function prepare(text: string): Promise<Made> {
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([compress(identity, 'br', 6), compress(identity, 'gzip', 6)])
  return { etag: toTag(identity), bodies: { identity, br, gzip } }
}
