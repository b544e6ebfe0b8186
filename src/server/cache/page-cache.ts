import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Locale } from '../../domain/text/locale.ts'
import { chooseEncoding, codingHeader, compress, type Encoding } from '../../http/compression.ts'
import { matchesTag, toQuickTag, toTag } from '../../http/entity-tag.ts'
import { fillZipFrame, maxZippedPart, type ZipFrame, zipForPart } from '../http/zip-frame.ts'
import type { SessionCache } from '../load/session-cache.ts'
import { type SessionCookie, sessionCookieOf } from '../sign-in/session-cookie.ts'
import type { PageAddress } from './page-address.ts'
import { createShelf } from './page-shelf.ts'
import { compressForPart, fillFrame, fillSlot, findSlot, type Halves, partLength, type Slot } from './personal-slot.ts'
import { savesData } from './saving.ts'

export type ReadyPage = {
  locale: Locale
  etag: string
  size: number
  head: OutgoingHttpHeaders
  /** In the codings that were asked for so far: most of many filtered pages are asked for once. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** The whole head of the answer in each encoding, with the length of a public or a personal body. */
  heads: Partial<Record<Encoding, OutgoingHttpHeaders>>
  personalHeads: Partial<Record<Encoding, OutgoingHttpHeaders>>
  effort: 4 | 6
  /** The position of the personal part; null in answers without one, such as data and feeds. */
  slot: Slot | null
  /** The page in Brotli around a personal part: made when a signed-in customer first asks for it. */
  frame?: Promise<Halves | null>
  madeFrame?: Halves | null
  /** The same in gzip. */
  zipping?: Promise<ZipFrame>
  zipFrame?: ZipFrame
}

/** `version` is the cache's at its rendering: a change since makes it an old page. */
type CachedPage = ReadyPage & { until: number; version: number; isDated: boolean }

/** A cached answer and its age: `version` is the value of `version()` before it was rendered. */
export type Rendering = {
  locale: Locale
  version: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Made for those who save data: another page under the same address. */
  isSaving?: boolean
}

export type PageCache = {
  /** Answers at once if it can. It stands before everything else, so it must stay this small. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  find(url: string, isSaving?: boolean): ReadyPage | undefined
  /** The same page beyond its time: for when no new one can be made. */
  findOld(url: string, isSaving?: boolean): ReadyPage | undefined
  /** Stores a public page, and answers with it. */
  keep(address: PageAddress, rendering: Rendering): ReadyPage
  /** Content has changed: every cached page may be wrong. It stays for the case that no new one can be made. */
  clear(): void
  /** Availability has changed: only pages that show it for certain nights may be wrong. */
  clearDated(): void
  version(): number
  stats(): { hits: number; misses: number; pages: number; bytes: number }
}

/** The inputs of an answer besides its address. */
export const pageVary = 'Accept-Encoding, Cookie, Save-Data'

/** Dates turn by themselves, so nothing is cached for long; and other processes sell rooms too. */
const lifetime = 5 * 60 * 1000
const datedLifetime = 10 * 1000
const mebibyte = 1024 * 1024

type Options = {
  now?: () => number
  limits?: { plain: number; numbered?: number; filtered: number }
  people?: Pick<SessionCache, 'known'>
  cookie?: SessionCookie
  /** Whether the database is away: until it is back, an old page is better than none. */
  isUnavailable?: () => boolean
}

export function createPageCache({
  now = Date.now,
  limits = { plain: 48 * mebibyte, numbered: 16 * mebibyte, filtered: 32 * mebibyte },
  people,
  cookie = sessionCookieOf('http://localhost'),
  isUnavailable = () => false,
}: Options = {}): PageCache {
  // Separate caches: a client that tries a thousand filters or numbers must not displace common pages.
  const plain = createShelf<CachedPage>(limits.plain)
  const numbered = createShelf<CachedPage>(limits.numbered ?? limits.plain)
  const filtered = createShelf<CachedPage>(limits.filtered)
  const shelves = [plain, numbered, filtered]
  const { version, isRight, clear, clearDated } = createVersions()
  let hits = 0
  let misses = 0

  const findOld = (url: string, isSaving = false): CachedPage | undefined => {
    const key = toKey(url, isSaving)
    return plain.pages.get(key) ?? numbered.pages.get(key) ?? filtered.pages.get(key)
  }

  function find(url: string, isSaving = false): ReadyPage | undefined {
    const page = findOld(url, isSaving)
    return page && ((page.until >= now() && isRight(page)) || isUnavailable()) ? page : undefined
  }

  return {
    find,
    findOld,

    serve(request, response) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const page = isRead ? find(request.url ?? '', savesData(request.headers)) : undefined
      const isSent = page !== undefined && sendTo(request, response, page, { cookie, people })
      if (isSent) hits++
      return isSent
    },

    keep({ url, isFiltered, isNumbered, isDated }, { locale, version: renderedAt, headers, body, isSaving = false }) {
      misses++
      const until = now() + (isDated ? datedLifetime : lifetime)
      const page = {
        ...toPage({ locale, headers, body, effort: isFiltered ? 4 : 6 }),
        until,
        version: renderedAt,
        isDated,
      }
      // A page rendered before the change would live on as stale, so it is answered with, but not cached.
      if (renderedAt !== version()) return page
      const shelf = isFiltered ? filtered : isNumbered ? numbered : plain
      shelf.put(toKey(url, isSaving), page)
      return page
    },

    clear,
    clearDated,
    version,
    stats: () => ({ hits, misses, ...sizeOf(shelves) }),
  }
}

/** With the personal part of a signed-in customer. False where that cannot be done at once. */
function sendTo(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  { cookie, people }: { cookie: SessionCookie; people: Options['people'] },
): boolean {
  const token = page.slot ? cookie.find(request.headers.cookie) : undefined
  if (token === undefined) return sendAtOnce(request, response, page)
  const part = people?.known(token)?.parts[page.locale]
  return part !== undefined && sendWithPart(request, response, page, part)
}

/** Counts the changes of content. A page is right if it was rendered after the last change that concerns it. */
function createVersions() {
  let version = 0
  const rightSince = { all: 0, dated: 0 }
  return {
    version: () => version,
    isRight: (page: Pick<CachedPage, 'version' | 'isDated'>): boolean =>
      page.version >= (page.isDated ? rightSince.dated : rightSince.all),
    clear() {
      version++
      rightSince.all = version
      rightSince.dated = version
    },
    clearDated() {
      version++
      rightSince.dated = version
    },
  }
}

type Shelf = ReturnType<typeof createShelf<CachedPage>>

const sizeOf = (shelves: Shelf[]): { pages: number; bytes: number } => ({
  pages: shelves.reduce((sum, { pages }) => sum + pages.size, 0),
  bytes: shelves.reduce((sum, { bytes }) => sum + bytes(), 0),
})

/** Two pages an address at most. Every address begins with a slash, so that no other is taken for the second. */
const toKey = (url: string, isSaving: boolean): string => (isSaving ? `saving ${url}` : url)

type NewPage = { locale: Locale; headers: OutgoingHttpHeaders; body: Buffer; effort: 4 | 6 }

function toPage({ locale, headers, body, effort }: NewPage): ReadyPage {
  const etag = effort === 4 ? toQuickTag(body) : toTag(body)
  const head = { ...headers, etag, vary: pageVary }
  // About a third again for its codings.
  const size = Math.ceil(body.length * 1.35)
  return {
    locale,
    etag,
    head,
    size,
    effort,
    slot: findSlot(body),
    bodies: { identity: body },
    heads: {},
    personalHeads: {},
  }
}

/** False where its coding is not at hand yet. */
function sendAtOnce(request: IncomingMessage, response: ServerResponse, page: ReadyPage): boolean {
  const { etag, head, bodies, heads } = page
  if (matchesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, head).end()
    return true
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = bodies[encoding]
  if (!body) return false
  heads[encoding] ??= { ...head, ...codingHeader(encoding), 'content-length': body.length }
  response.writeHead(200, heads[encoding])
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

/** The same, however long it takes. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: ReadyPage): Promise<void> {
  if (sendAtOnce(request, response, page)) return
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  page.bodies[encoding] ??= await compress(page.bodies.identity, encoding, page.effort)
  sendAtOnce(request, response, page)
}

/** The cached page with one person's part in it; false where that cannot be done at once. */
function sendWithPart(request: IncomingMessage, response: ServerResponse, page: ReadyPage, part: Buffer): boolean {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body =
    encoding === 'br' && page.madeFrame && part.length === partLength
      ? fillFrame(page.madeFrame, part)
      : encoding === 'gzip' && page.zipFrame && part.length <= maxZippedPart
        ? fillZipFrame(page.zipFrame, part)
        : encoding === 'identity' && page.slot
          ? fillSlot(page.bodies.identity, page.slot, part)
          : null
  if (!body) return false
  sendPersonal(request, response, { page, encoding, body })
  return true
}

/** The same, however long it takes. False where only a new compression would do. */
export async function sendFilled(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  part: Buffer,
): Promise<boolean> {
  if (!page.slot) {
    await sendPage(request, response, page)
    return true
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'br' && page.madeFrame === undefined) {
    page.frame ??= compressForPart(page.bodies.identity, page.slot, page.effort)
    page.madeFrame = await page.frame
  }
  if (encoding === 'gzip' && page.zipFrame === undefined) {
    page.zipping ??= zipForPart(page.bodies.identity, page.slot, page.effort)
    page.zipFrame = await page.zipping
  }
  return sendWithPart(request, response, page, part)
}

/** The public page for one client: with own headers, uncacheable, and without a new compression. Clients with an invalid cookie get it. */
export async function sendApart(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  page.bodies[encoding] ??= await compress(page.bodies.identity, encoding, page.effort)
  const body = page.bodies[encoding]
  response.writeHead(200, { ...toPersonalHead(page, encoding, body.length), ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
}

type Personal = { page: ReadyPage; encoding: Encoding; body: Buffer }

function sendPersonal(request: IncomingMessage, response: ServerResponse, { page, encoding, body }: Personal): void {
  const known = page.personalHeads[encoding]
  const head = known?.['content-length'] === body.length ? known : toPersonalHead(page, encoding, body.length)
  page.personalHeads[encoding] = head
  response.writeHead(200, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function toPersonalHead({ head }: ReadyPage, encoding: Encoding, length: number): OutgoingHttpHeaders {
  const { etag: _, ...rest } = head
  return { ...rest, ...codingHeader(encoding), 'cache-control': 'no-store', 'content-length': length }
}
