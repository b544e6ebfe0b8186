import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const html = Buffer.from('<p>سەفەر</p>'.repeat(50))

/** What a visitor gets for a request, or null where the cache leaves it to the server. */
function ask(
  cache: ReturnType<typeof createPageCache>,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const answer = { status: 0, headers: {} as Record<string, unknown>, body: undefined as Buffer | undefined }
  const response = {
    writeHead(status: number, head: Record<string, unknown>) {
      Object.assign(answer, { status, headers: head })
      return this
    },
    end(body?: Buffer) {
      answer.body = body
    },
  }
  const served = cache.serve(
    { url, method, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return served ? answer : null
}

const keep = (cache: ReturnType<typeof createPageCache>, url: string) =>
  cache.keep(url, cache.version(), { 'x-page': url }, html)

describe('the page cache', () => {
  test('knows nothing at first, and then answers with the same bytes in any coding', async () => {
    const cache = createPageCache()
    expect(ask(cache, '/a')).toBeNull()
    await keep(cache, '/a')
    expect(ask(cache, '/a')).toMatchObject({
      status: 200,
      body: html,
      headers: { 'x-page': '/a', vary: 'Accept-Encoding, Cookie' },
    })
    expect(brotliDecompressSync(ask(cache, '/a', { 'accept-encoding': 'gzip, br' })?.body ?? '')).toEqual(html)
    expect(gunzipSync(ask(cache, '/a', { 'accept-encoding': 'gzip' })?.body ?? '')).toEqual(html)
    expect(ask(cache, '/a', {}, 'HEAD')).toMatchObject({
      status: 200,
      body: undefined,
      headers: { 'content-length': html.length },
    })
  })

  test('leaves writes, other addresses and signed-in people to the server', async () => {
    const cache = createPageCache()
    await keep(cache, '/a')
    expect(ask(cache, '/a', {}, 'POST')).toBeNull()
    expect(ask(cache, '/a?x=1')).toBeNull()
    expect(ask(cache, '/a', { cookie: 'safar_session=abc' })).toBeNull()
    expect(ask(cache, '/a', { cookie: 'safar_visit=abc' })).not.toBeNull()
  })

  test('who has the page already gets no body', async () => {
    const cache = createPageCache()
    const { etag } = await keep(cache, '/a')
    expect(ask(cache, '/a', { 'if-none-match': etag })).toMatchObject({ status: 304, body: undefined })
    expect(ask(cache, '/a', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  })

  test('a change of content empties it, and a page rendered before the change is not kept after it', async () => {
    const cache = createPageCache()
    await keep(cache, '/a')
    const before = cache.version()
    cache.clear()
    expect(ask(cache, '/a')).toBeNull()
    await cache.keep('/a', before, {}, html)
    expect(ask(cache, '/a')).toBeNull()
  })

  test('a page does not outlive its time', async () => {
    let now = 0
    const cache = createPageCache({ now: () => now })
    await keep(cache, '/a')
    now = 5 * 60 * 1000 + 1
    expect(ask(cache, '/a')).toBeNull()
  })

  test('the oldest page leaves when there is no room', async () => {
    const cache = createPageCache({ limit: html.length * 2 })
    for (const url of ['/a', '/b', '/c']) await keep(cache, url)
    expect(['/a', '/b', '/c'].map((url) => ask(cache, url) !== null)).toEqual([false, false, true])
  })
})
