import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseEncoding, codingHeader, compress, type Encoding } from './compression.ts'
import { isKnown, toTag } from './entity-tag.ts'
import { sessionCookie } from './sign-in/session-cookie.ts'

export type Page = {
  etag: string
  size: number
  until: number
  head: OutgoingHttpHeaders
  bodies: Record<Encoding, Buffer>
}

export type PageCache = {
  /** Answers at once if it can. It stands before everything else, so it must stay this small. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps a page that any visitor may get, and answers with it. `version` is what `version()` said before it was rendered. */
  keep(url: string, version: number, headers: OutgoingHttpHeaders, body: Buffer): Promise<Page>
  /** Content has changed: every kept page may be wrong. */
  clear(): void
  version(): number
  stats(): { hits: number; misses: number; pages: number; bytes: number }
}

/** Dates turn by themselves, so nothing is kept for long. */
const lifetime = 5 * 60 * 1000
const mostBytes = 64 * 1024 * 1024

export function createPageCache({ now = Date.now, limit = mostBytes } = {}): PageCache {
  const pages = new Map<string, Page>()
  let bytes = 0
  let version = 0
  let hits = 0
  let misses = 0

  const drop = (url: string, page: Page): void => {
    pages.delete(url)
    bytes -= page.size
  }

  return {
    serve(request, response) {
      const page = request.method === 'GET' || request.method === 'HEAD' ? pages.get(request.url ?? '') : undefined
      if (!page || !isVisitor(request)) return false
      if (page.until < now()) {
        drop(request.url ?? '', page)
        return false
      }
      hits++
      send(request, response, page)
      return true
    },

    async keep(url, renderedAt, headers, body) {
      misses++
      const page = await toPage(headers, body, now() + lifetime)
      // A page rendered before the change would live on as stale, so it is answered with, but not kept.
      if (renderedAt !== version) return page
      const before = pages.get(url)
      if (before) drop(url, before)
      pages.set(url, page)
      bytes += page.size
      for (const [oldest, old] of pages) {
        if (bytes <= limit) break
        drop(oldest, old)
      }
      return page
    },

    clear() {
      version++
      pages.clear()
      bytes = 0
    },

    version: () => version,
    stats: () => ({ hits, misses, pages: pages.size, bytes }),
  }
}

/** Signed-in people carry the session's cookie; theirs are pages of their own. */
export const isVisitor = (request: IncomingMessage): boolean => !request.headers.cookie?.includes(`${sessionCookie}=`)

async function toPage(headers: OutgoingHttpHeaders, body: Buffer, until: number): Promise<Page> {
  const [br, gz] = await Promise.all([compress(body, 'br', 6), compress(body, 'gzip', 6)])
  const etag = toTag(body)
  const head = { ...headers, etag, vary: 'Accept-Encoding, Cookie' }
  return { etag, until, head, size: body.length + br.length + gz.length, bodies: { br, gzip: gz, identity: body } }
}

export function send(request: IncomingMessage, response: ServerResponse, { etag, head, bodies }: Page): void {
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, head).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = bodies[encoding]
  response.writeHead(200, { ...head, ...codingHeader(encoding), 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
