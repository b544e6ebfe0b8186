import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ActiveAddresses } from '../../http/fair-use/active-addresses.ts'
import type { CpuQuota } from '../../http/fair-use/cpu-quota.ts'
import { toLimitedAddress } from '../../http/limited-address.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { savesData } from '../cache/saving.ts'
import type { LoadGuard } from '../load/load-guard.ts'

export type Front = {
  create(handler: RequestListener, options: ServerOptions): Server
  /** Accepts no new connections, waits for the answers under way, then closes the rest. */
  drain(): Promise<void>
}

export type Watchers = {
  guard?: LoadGuard
  neighbours?: ActiveAddresses
  /** How much of the event loop an address has for cached pages while others are there, too. */
  share?: CpuQuota
}

/** Milliseconds that a cached page takes, with reading the request and writing the answer. */
const costOfCachedPage = 0.25

const patience = 10_000

/** The layers before Fastify: readable addresses, the page cache, an overload guard, and a count of the answers under way. */
export function createFront(cache: PageCache, { guard, neighbours, share }: Watchers = {}): Front {
  // A number and not a set of them: what a set has thrown out can live on in the tables that it has outgrown.
  let underWay = 0
  let server: Server | undefined
  let isDraining = false
  const countDown = () => {
    underWay--
    neighbours?.end()
  }
  const count = (response: ServerResponse) => {
    underWay++
    response.once('close', countDown)
  }
  /** Cached pages are never refused; but a client who asks for thousands a second waits a little when others ask, too. */
  const restOf = (request: IncomingMessage): number => {
    if (!share || !neighbours?.hasOthers()) return 0
    // Unknown parameters make no other page.
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    if (!cache.find(path, savesData(request.headers))) return 0
    const owner = ownerOf(request)
    const rest = share.waitOf(owner)
    share.charge(owner, costOfCachedPage)
    return rest
  }
  return {
    create(handler, options) {
      server = createServer(options, (request, response) => {
        if (isDraining) response.setHeader('connection', 'close')
        if (hasManyHosts(request)) return refuseHosts(response)
        const url = toPath(request.url ?? '/')
        request.url = url
        neighbours?.see(request)
        const rest = restOf(request)
        // A cached page that is sent at once has ended here: a listener of its own would cost more than finding the page.
        const isCounted = isDraining || rest > 0
        if (isCounted) count(response)
        const answer = () => {
          if (response.destroyed) return
          if (cache.serve(request, response)) return isCounted ? undefined : neighbours?.end()
          if (!isCounted) count(response)
          // A cached page may still have to be compressed for this browser: that is no reason to send it away.
          if (!cache.find(url, savesData(request.headers)) && guard?.shed(request, response)) return
          handler(request, response)
        }
        if (rest > 0) setTimeout(answer, rest)
        else answer()
      })
      // Fastify leaves this to the maker of the server: a silent client loses its connection.
      server.setTimeout(60_000)
      return server
    },
    async drain() {
      isDraining = true
      server?.close()
      for (const end = Date.now() + patience; underWay > 0 && Date.now() < end; ) await sleep(20)
      server?.closeAllConnections()
    },
  }
}

/** A proxy in front may use either one. */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && (name === 'Host' || name.toLowerCase() === 'host')) hosts++
  }
  return hosts > 1
}

function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
  response.end('A request names one host\n')
}

/** Who a proxy says it is, in the part that the nearest one has written. */
function ownerOf({ socket, headers: { 'x-forwarded-for': forwarded } }: IncomingMessage): string {
  const nearest = typeof forwarded === 'string' ? forwarded.slice(forwarded.lastIndexOf(',') + 1).trim() : ''
  return `${socket.remoteAddress} ${nearest && toLimitedAddress(nearest)}`
}

const tracking = /^(utm_\w+|fbclid|gclid|igshid|ttclid|msclkid)=/

/** A path of ours: no host in front, no marks of where the visitor came from, and always readable as text. */
export function toPath(address: string): string {
  const path = address.startsWith('/') ? address : address.replace(/^[a-z]+:\/\/[^/?]*/i, '') || '/'
  const mark = path.indexOf('?')
  const before = mark < 0 ? path : path.slice(0, mark)
  const query = mark < 0 ? undefined : path.slice(mark + 1)
  const rest = query?.split('&').filter((part) => !tracking.test(part))
  const clean = rest === undefined || rest.length === 0 ? before : `${before}?${rest.join('&')}`
  if (!clean.includes('%')) return clean
  try {
    decodeURIComponent(clean)
    return clean
  } catch {
    // It names nothing: taken literally, it gets the same 404 as any other unknown address.
    return clean.replaceAll('%', '%25')
  }
}
