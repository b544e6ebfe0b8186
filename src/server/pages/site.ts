import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { replaced } from '../../auth/service.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { chooseEncoding, codingHeader, compress } from '../../http/compression.ts'
import { toLeftSignal } from '../../http/left-signal.ts'
import { retrySeconds } from '../../http/send-problem.ts'
import { isPrivatePath, isSecretPath } from '../../site/screens/private-paths.ts'
import { createCanonicalUrl, toReadablePath } from '../cache/canonical-url.ts'
import { type PageAddress, toPageAddress } from '../cache/page-address.ts'
import { type PageCache, pageVary, type ReadyPage, sendApart, sendFilled, sendPage } from '../cache/page-cache.ts'
import { fillSlot } from '../cache/personal-slot.ts'
import { savesData } from '../cache/saving.ts'
import { sendPlainProblem } from '../http/plain-problem.ts'
import { isRead } from '../http/refuse-method.ts'
import { securityHeaders } from '../http/security.ts'
import type { Person, SessionCache } from '../load/session-cache.ts'
import { isRetry, retryWithNewCookie } from '../sign-in/retry-with-new-cookie.ts'
import { type SessionCookie, sessionCookieOf } from '../sign-in/session-cookie.ts'
import { localeOf } from './locale-of.ts'
import { createRenderer, type RenderDeps, type Rendered, type Renderer, type Trace } from './render.ts'
import { type SiteName, siteNameOf } from './site-names.ts'

export type SiteDeps = Omit<RenderDeps, 'version'> & {
  cache: PageCache
  /** Without it every page is a visitor's. */
  people?: SessionCache
  /** Throws where a client has asked for too many pages that have to be rendered. */
  admit?: Admit
}

export type Admit = <T>(address: string | undefined, make: () => Promise<T>, signal: AbortSignal) => Promise<T>

export type Site = (request: IncomingMessage, response: ServerResponse, trace: Trace) => Promise<void>

/** Public pages are rendered once and cached; personal parts are inserted when they are sent. Personal screens are rendered for each request. */
export async function createSite({ cache, people, admit = admitAll, ...deps }: SiteDeps): Promise<Site> {
  const renderer = await createRenderer({ ...deps, version: cache.version })
  const keep = shareRenders(cache, renderer)
  const cookie = sessionCookieOf(deps.publicUrl)
  const toCanonical = await openCanonicalUrl(deps)

  return async (incoming, outgoing, trace) => {
    const url = incoming.url?.startsWith('/') ? incoming.url : '/'
    const canonical = await toCanonical(url)
    if (canonical !== url) return redirect(outgoing, canonical, trace)
    const path = url.split('?', 1)[0] ?? '/'
    const isPrivate = siteNameOf(url) === 'office' || isPrivatePath(path)
    // A screen of their own is often made anew just after they have changed something: nothing remembered is good enough for it.
    const { person, headers, isReplaced, isUnknown } = await identify(
      isPrivate ? people?.findAnew : people?.find,
      cookie,
      incoming,
      trace,
    )
    if (isReplaced && !isRetry(incoming)) return retryWithNewCookie(outgoing, url, cookie)
    // A till that were drawn for a visitor would forget for whom it works.
    if (isUnknown && siteNameOf(url) === 'office')
      return sendPlainProblem(incoming, outgoing, { status: 503, retryAfter: retrySeconds })
    const address = isPrivate ? null : toPageAddress(url)
    const isCacheable = deps.mode === 'production' && isRead(incoming) && address !== null
    const isShort = address !== null && address.url !== url
    const make = async () => {
      const made = isCacheable
        ? await keep(incoming, address, trace)
        : await renderer.render(incoming, address?.url ?? url, trace, isPrivate ? person : null)
      // A page that is not found shows its whole address.
      return isShort && 'status' in made && made.status === 404 ? renderer.render(incoming, url, trace) : made
    }
    const cached = isCacheable && cache.find(address.url, savesData(incoming.headers))
    const fresh = cached || (await admit(trace.ip, make, toLeftSignal(outgoing)))
    // The database may be away before anybody has noticed.
    const old = isCacheable && isUnavailable(fresh) && cache.findOld(address.url, savesData(incoming.headers))
    const made = old || fresh
    const part = person && made.slot ? await partOf(renderer, person, localeOf(url)) : null
    // The URL has a secret, so send no Referer.
    const own = isSecretPath(path) ? { ...headers, 'referrer-policy': 'no-referrer' } : headers
    if (!('bodies' in made)) return sendOnce(incoming, outgoing, { made, part, headers: own, trace })
    if (part) {
      if (await sendFilled(incoming, outgoing, made, part)) return
      const compressAnew = () => sendOnce(incoming, outgoing, { made: toRendered(made), part, headers, trace })
      return admit(trace.ip, compressAnew, toLeftSignal(outgoing))
    }
    // An answer that clears a cookie is never cached.
    if (headers['set-cookie'] || (made.slot && cookie.find(incoming.headers.cookie)))
      return sendApart(incoming, outgoing, made, headers)
    await sendPage(incoming, outgoing, made)
  }
}

const isUnavailable = (made: ReadyPage | Rendered): boolean => 'status' in made && made.status === 503

/** In development the route tables change while the server runs. */
async function openCanonicalUrl({ build, mode }: Pick<SiteDeps, 'build' | 'mode'>) {
  const open = async (site: SiteName) => createCanonicalUrl((await build(site)).routes)
  const nameOf = (url: string) => siteNameOf(toReadablePath(url))
  if (mode === 'development') return async (url: string) => (await open(nameOf(url)))(url)
  const canonical = { site: await open('site'), office: await open('office') }
  return async (url: string) => canonical[nameOf(url)](url)
}

const redirect = (outgoing: ServerResponse, location: string, { id }: Trace): void => {
  outgoing.writeHead(308, { ...securityHeaders, location, 'cache-control': 'no-store', 'x-request-id': id }).end()
}

const admitAll: Admit = (_address, make) => make()

/** People who ask for the same page at the same time, while it is not cached yet, wait for one rendering. */
function shareRenders(cache: PageCache, renderer: Renderer) {
  const underWay = new Map<string, Promise<ReadyPage | Rendered>>()
  return (incoming: IncomingMessage, address: PageAddress, trace: Trace): Promise<ReadyPage | Rendered> => {
    const version = cache.version()
    const isSaving = savesData(incoming.headers)
    const key = `${version} ${isSaving} ${address.url}`
    const make = async () => {
      const made = await renderer.render(incoming, address.url, trace)
      if (made.status !== 200 || made.headers['set-cookie']) return made
      const headers = { ...made.headers, 'cache-control': 'public, max-age=0, must-revalidate' }
      return cache.keep(address, { locale: localeOf(address.url), version, headers, body: made.body, isSaving })
    }
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}

type Identified = {
  person: Person | null
  headers: OutgoingHttpHeaders
  isReplaced?: boolean
  /** Nothing could be learnt of the session. */
  isUnknown?: boolean
}

/** Who asks for the page. A cookie that is worth nothing any more is taken away. */
async function identify(
  find: SessionCache['find'] | undefined,
  cookie: SessionCookie,
  incoming: IncomingMessage,
  { log }: Trace,
): Promise<Identified> {
  const refreshToken = cookie.find(incoming.headers.cookie)
  if (!refreshToken || !find) return { person: null, headers: {} }
  try {
    const person = await find(refreshToken)
    if (person === replaced) return { person: null, headers: {}, isReplaced: true }
    return { person, headers: person ? {} : { 'set-cookie': cookie.cleared } }
  } catch (error) {
    log.error({ err: error }, 'a session could not be looked up')
    return { person: null, headers: {}, isUnknown: true }
  }
}

async function partOf(renderer: Renderer, person: Person, locale: Locale): Promise<Buffer> {
  const part = person.parts[locale] ?? (await renderer.renderPart(person, locale))
  person.parts[locale] = part
  return part
}

const toRendered = ({ head, bodies, slot }: ReadyPage): Rendered => {
  const { etag: _, ...headers } = head
  return { status: 200, headers, body: bodies.identity, slot }
}

type Once = { made: Rendered; part: Buffer | null; headers: OutgoingHttpHeaders; trace: Trace }

/** Headers of a personal answer. */
async function sendOnce(incoming: IncomingMessage, outgoing: ServerResponse, { made, part, headers, trace }: Once) {
  const encoding = chooseEncoding(incoming.headers['accept-encoding'])
  const body = await compress(part && made.slot ? fillSlot(made.body, made.slot, part) : made.body, encoding, 4)
  outgoing.writeHead(made.status, {
    ...made.headers,
    ...headers,
    ...codingHeader(encoding),
    vary: pageVary,
    'cache-control': 'no-store',
    'content-length': body.length,
    'x-request-id': trace.id,
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}
