import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createPageCache, sendFilled, sendPage } from './page-cache.ts'
import { toPart } from './personal-slot.ts'

const html = Buffer.from('<p>سەفەر</p>'.repeat(50))

const partOf = (name: string) =>
  `<div data-personal="" class="x">${name}</div><script type="application/json" id="personal">null</script>`
const withSlot = (name: string) => Buffer.from(`<header>${partOf(name)}</header>`)

/** The answer to a request, or null where the cache leaves it to the server. */
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
  return cache.serve(requestOf(url, headers, method), response as unknown as ServerResponse) ? answer : null
}

const requestOf = (url: string, headers: Record<string, string>, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage

const silent = { writeHead() {}, end() {} } as unknown as ServerResponse

const keep = (
  cache: ReturnType<typeof createPageCache>,
  url: string,
  {
    version = cache.version(),
    body = html,
    isFiltered = false,
    isNumbered = false,
    isDated = false,
    isSaving = false,
  } = {},
) =>
  cache.keep(
    { url, isFiltered, isNumbered, isDated },
    { locale: 'en', version, headers: { 'x-page': url }, body, isSaving },
  )

describe('the page cache', () => {
  test('knows nothing at first, and then answers with the same bytes in any coding', async () => {
    const cache = createPageCache()
    expect(ask(cache, '/a')).toBeNull()
    const page = keep(cache, '/a')
    expect(ask(cache, '/a', { 'accept-encoding': 'br' })).toBeNull()
    for (const coding of ['br', 'gzip']) await sendPage(requestOf('/a', { 'accept-encoding': coding }), silent, page)
    expect(ask(cache, '/a')).toMatchObject({
      status: 200,
      body: html,
      headers: { 'x-page': '/a', vary: 'Accept-Encoding, Cookie, Save-Data' },
    })
    expect(brotliDecompressSync(ask(cache, '/a', { 'accept-encoding': 'gzip, br' })?.body ?? '')).toEqual(html)
    expect(gunzipSync(ask(cache, '/a', { 'accept-encoding': 'gzip' })?.body ?? '')).toEqual(html)
    expect(ask(cache, '/a', {}, 'HEAD')).toMatchObject({
      status: 200,
      body: undefined,
      headers: { 'content-length': html.length },
    })
  })

  test('leaves writes, other addresses and people it does not know to the server', async () => {
    const cache = createPageCache()
    keep(cache, '/a', { body: withSlot('nobody') })
    expect(ask(cache, '/a', {}, 'POST')).toBeNull()
    expect(ask(cache, '/a?x=1')).toBeNull()
    expect(ask(cache, '/a', { cookie: 'safar_session=abc' })).toBeNull()
    expect(ask(cache, '/a', { cookie: 'safar_visit=abc' })).not.toBeNull()
  })

  test('whoever saves data gets the page that was made for it, and nobody else does', async () => {
    const cache = createPageCache()
    const small = Buffer.from('small')
    keep(cache, '/a')
    expect(ask(cache, '/a', { 'save-data': 'on' })).toBeNull()
    keep(cache, '/a', { body: small, isSaving: true })
    expect(ask(cache, '/a', { 'save-data': 'on' })?.body).toEqual(small)
    expect(ask(cache, '/a', { cookie: 'safar_saving=on' })?.body).toEqual(small)
    expect(ask(cache, '/a')?.body).toEqual(html)
    keep(cache, '/b', { isSaving: true, isFiltered: true, isDated: true })
    expect(ask(cache, '/b')).toBeNull()
    cache.clearDated()
    expect(ask(cache, '/b', { 'save-data': 'on' })).toBeNull()
  })

  test('what has no place for anybody is the same for everybody', async () => {
    const cache = createPageCache()
    keep(cache, '/a.data')
    expect(ask(cache, '/a.data', { cookie: 'safar_session=abc' })).toMatchObject({ body: html })
  })

  test('somebody who is known gets their part in the cached page, and nobody else does', async () => {
    const person = { account: 'a', session: { user: null }, token: 't', parts: { en: toPart(partOf('Layla')) } }
    const cache = createPageCache({ people: { known: (token) => (token === 'abc' ? person : undefined) } })
    const page = keep(cache, '/a', { body: withSlot('nobody') })
    const mine = ask(cache, '/a', { cookie: 'safar_session=abc', 'if-none-match': page.etag })
    expect(mine).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(mine?.headers).not.toHaveProperty('etag')
    expect(mine?.body?.toString()).toContain('Layla')
    expect(ask(cache, '/a', {})?.body?.toString()).toContain('nobody')
    expect(ask(cache, '/a', { cookie: 'safar_session=other' })).toBeNull()
  })

  test('a known person gets their part in gzip without a new compression', async () => {
    const person = { account: 'a', session: { user: null }, token: 't', parts: { en: Buffer.from(partOf('Layla')) } }
    const cache = createPageCache({ people: { known: () => person } })
    const page = keep(cache, '/a', { body: Buffer.concat([html, withSlot('nobody'), html]) })
    const asked = { cookie: 'safar_session=abc', 'accept-encoding': 'gzip' }
    expect(await sendFilled(requestOf('/a', asked), silent, page, person.parts.en)).toBe(true)
    // Answered at once: there is no time for a compressor.
    const mine = ask(cache, '/a', asked)
    expect(gunzipSync(mine?.body ?? '')).toEqual(Buffer.concat([html, withSlot('Layla'), html]))
  })

  test('numbers drive out only each other', async () => {
    const cache = createPageCache({ limits: { plain: 1_000_000, numbered: html.length * 2, filtered: 0 } })
    keep(cache, '/a')
    for (const url of ['/a?page=2', '/a?page=3', '/a?page=4']) keep(cache, url, { isNumbered: true })
    expect(['/a', '/a?page=2', '/a?page=4'].map((url) => ask(cache, url) !== null)).toEqual([true, false, true])
  })

  test('filtered pages drive out only each other', async () => {
    const cache = createPageCache({ limits: { plain: 1_000_000, filtered: html.length * 2 } })
    keep(cache, '/a')
    for (const url of ['/a?stars=1', '/a?stars=2', '/a?stars=3']) keep(cache, url, { isFiltered: true })
    expect(ask(cache, '/a')).not.toBeNull()
    expect(ask(cache, '/a?stars=1')).toBeNull()
    expect(ask(cache, '/a?stars=3')).not.toBeNull()
  })

  test('what says which rooms are free lives for seconds, and not beyond a booking', async () => {
    let now = 0
    const cache = createPageCache({ now: () => now })
    const dated = { isFiltered: true, isDated: true }
    keep(cache, '/a?checkIn=1', dated)
    keep(cache, '/a?stars=1', { isFiltered: true })
    const before = cache.version()
    cache.clearDated()
    expect(ask(cache, '/a?checkIn=1')).toBeNull()
    expect(ask(cache, '/a?stars=1')).not.toBeNull()
    keep(cache, '/a?checkIn=1', { ...dated, version: before })
    expect(ask(cache, '/a?checkIn=1')).toBeNull()
    keep(cache, '/a?checkIn=1', dated)
    now = 10_001
    expect(ask(cache, '/a?checkIn=1')).toBeNull()
  })

  test('while the database is away, pages beyond their time and from before a change are better than none', () => {
    let now = 0
    let isUnavailable = false
    const cache = createPageCache({ now: () => now, isUnavailable: () => isUnavailable })
    keep(cache, '/a')
    keep(cache, '/a?checkIn=1', { isFiltered: true, isDated: true })
    now = 10 * 60_000
    cache.clear()
    for (const url of ['/a', '/a?checkIn=1']) {
      isUnavailable = false
      expect(ask(cache, url)).toBeNull()
      expect(cache.findOld(url)).toBeDefined()
      isUnavailable = true
      expect(ask(cache, url)).toMatchObject({ status: 200 })
    }
    expect(ask(cache, '/b')).toBeNull()
  })

  test('who has the page already gets no body', async () => {
    const cache = createPageCache()
    const { etag } = keep(cache, '/a')
    expect(ask(cache, '/a', { 'if-none-match': etag })).toMatchObject({ status: 304, body: undefined })
    expect(ask(cache, '/a', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  })

  test('a change of content empties it, and a page rendered before the change is not cached after it', async () => {
    const cache = createPageCache()
    keep(cache, '/a')
    const before = cache.version()
    cache.clear()
    expect(ask(cache, '/a')).toBeNull()
    keep(cache, '/a', { version: before })
    expect(ask(cache, '/a')).toBeNull()
  })

  test('a page does not outlive its time', async () => {
    let now = 0
    const cache = createPageCache({ now: () => now })
    keep(cache, '/a')
    now = 5 * 60 * 1000 + 1
    expect(ask(cache, '/a')).toBeNull()
  })

  test('the oldest page leaves when there is no room', async () => {
    const cache = createPageCache({ limits: { plain: html.length * 2, filtered: 0 } })
    for (const url of ['/a', '/b', '/c']) keep(cache, url)
    expect(['/a', '/b', '/c'].map((url) => ask(cache, url) !== null)).toEqual([false, false, true])
  })
})
