import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { SiteContext } from '../../client/context.ts'
import type { PageLog } from '../../client/document/page-log.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { createPeople } from '../load/session-cache.ts'
import { type Admit, createSite } from './site.ts'

const siteContext = createContext<SiteContext>()
const pageLogContext = createContext<PageLog>()
const documentContext = createContext<{ html?: string[] }>()
const log = { info() {}, warn() {}, error() {}, debug() {} }

const partOf = (name: string) =>
  `<div data-personal="" class="x">${name}</div><script type="application/json" id="personal">null</script>`

/** As long as a page, so that the results of two compression levels differ. */
const text = Array.from({ length: 4_000 }, (_, n) => `<p>${(n * 7919) % 1013} ${n % 17}</p>`).join('')

/** The smallest build: every page says for whom it was rendered, and has a place for who asks. */
const build = {
  entry: {
    module: {
      default: () => new Response(),
      siteContext,
      documentContext,
      pageLogContext,
      renderPersonal: (locale: string, { user }: SiteContext['session'] & object) => partOf(`${locale} ${user?.name}`),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        loader({ context }: { context: RouterContextProvider }) {
          const name = context.get(siteContext).session?.user?.name ?? 'everybody'
          context.get(documentContext).html = [`for ${name}, ${partOf('nobody')}`, text]
          return new Response()
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  basename: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

let server: Server
afterEach(() => void server.close())

type Look = Parameters<typeof createPeople>[0]['look']

/** The back office has routes of its own. */
const officeBuild = {
  ...build,
  routes: { ...build.routes, tickets: { ...build.routes.root, id: 'tickets', path: 'business/tickets' } },
} as ServerBuild

async function open(look: Look | undefined, admit?: Admit) {
  const people = look && createPeople({ look, lifetime: 60_000 })
  const cache = createPageCache({ people })
  const site = await createSite({
    build: async (site) => (site === 'office' ? officeBuild : build),
    mode: 'production',
    transport: async () => ({}),
    search: async () => [],
    cache,
    messagesUrl: {},
    publicUrl: 'http://localhost',
    apiUrl: '',
    searchUrl: '',
    mapStyle: null,
    authUrl: '',
    hasGoogle: false,
    origins: { elsewhere: [], botCheck: { script: [], frame: [], connect: [] }, map: [] },
    people,
    admit,
    devPages: false,
  })
  server = createServer((request, response) => {
    if (!cache.serve(request, response))
      void site(request, response, { id: 'x', log, ip: '203.0.113.1' }).catch(() => response.writeHead(429).end())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const ask = async (cookie = '', path = '/about', coding = 'identity') => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    const answer = await fetch(url, { headers: { cookie, 'accept-encoding': coding }, redirect: 'manual' })
    const text = await answer.text()
    return {
      rendered: text.match(/^for (\w+)/)?.[1],
      shown: text.match(/<div data-personal="" class="x">(.*?)<\/div>/)?.[1],
      status: answer.status,
      cookie: answer.headers.get('set-cookie'),
      cached: answer.headers.get('cache-control'),
    }
  }
  // The raw path: `fetch` would normalise it.
  const askAsWritten = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve) => {
      get({ port: (server.address() as AddressInfo).port, path, headers }, resolve)
    })
  return { ask, askAsWritten, people, cache }
}

const lookUp: Look = async (token) =>
  token.startsWith('good') ? { account: token, token: 'x', session: { user: { name: token } as never } } : null

const everybodys = {
  status: 200,
  rendered: 'everybody',
  shown: 'nobody',
  cookie: null,
  cached: expect.stringMatching(/^public/),
}

test.each(['identity', 'br', 'gzip'])(
  'a public page is rendered for everybody and sent with their own part in %s',
  async (coding) => {
    const { ask } = await open(lookUp)
    for (let n = 0; n < 3; n += 1) {
      for (const name of ['good1', 'good2'])
        expect(await ask(`safar_session=${name}`, '/ar/about', coding)).toEqual({
          rendered: 'everybody',
          shown: `ar ${name}`,
          status: 200,
          cookie: null,
          cached: 'no-store',
        })
      expect(await ask('', '/ar/about', coding)).toEqual(everybodys)
    }
  },
)

test('a screen of the back office is rendered for who asks, and never cached', async () => {
  const { ask } = await open(lookUp)
  for (const path of ['/business', '/ar/business/tickets'])
    expect(await ask('safar_session=good', path)).toMatchObject({ rendered: 'good', cached: 'no-store' })
  expect(await ask('', '/business')).toMatchObject({ rendered: 'everybody', cached: 'no-store' })
  expect(await ask('', '/business/download')).toMatchObject({ cached: expect.stringMatching(/^public/) })
})

test('a screen of the back office is none while nobody knows who asks', async () => {
  const { ask } = await open(async () => {
    throw new Error('the database is away')
  })
  expect(await ask('safar_session=good', '/business')).toMatchObject({ status: 503 })
  expect(await ask('', '/business')).toMatchObject({ status: 200 })
})

test('a screen of one person alone is rendered for them', async () => {
  const { ask } = await open(lookUp)
  for (const path of ['/account', '/ku/account/history/1', '/checkout', '/payment/success'])
    expect(await ask('safar_session=good', path)).toMatchObject({ rendered: 'good', cached: 'no-store' })
  expect(await ask('', '/account')).toMatchObject({ rendered: 'everybody', shown: 'nobody', cached: 'no-store' })
  expect(await ask('safar_session=good', '/accounting')).toMatchObject({ rendered: 'everybody' })
})

test('a change of a customer is shown as soon as it is announced', async () => {
  let name = 'Layla'
  const { ask, people } = await open(async () => ({ account: 'a', token: 'x', session: { user: { name } as never } }))
  expect(await ask('safar_session=good')).toMatchObject({ shown: 'en Layla' })
  name = 'Lana'
  expect(await ask('safar_session=good')).toMatchObject({ shown: 'en Layla' })
  people?.forget('b')
  expect(await ask('safar_session=good')).toMatchObject({ shown: 'en Layla' })
  people?.forget('a')
  expect(await ask('safar_session=good')).toMatchObject({ shown: 'en Lana' })
})

test('a screen of their own knows of a change at once, told or not', async () => {
  let name = 'Layla'
  const { ask } = await open(async () => ({ account: 'a', token: 'x', session: { user: { name } as never } }))
  expect(await ask('safar_session=good', '/account')).toMatchObject({ rendered: 'Layla', shown: 'en Layla' })
  name = 'Lana'
  expect(await ask('safar_session=good', '/account')).toMatchObject({ rendered: 'Lana', shown: 'en Lana' })
  expect(await ask('safar_session=good')).toMatchObject({ rendered: 'everybody', shown: 'en Lana' })
})

test('a cookie that is worth nothing any more is taken away', async () => {
  const { ask } = await open(async () => null)
  for (let n = 0; n < 2; n += 1) {
    expect(await ask('safar_session=old')).toMatchObject({
      shown: 'nobody',
      cookie: expect.stringMatching(/^safar_session=; Max-Age=0/),
      cached: 'no-store',
    })
    expect(await ask()).toEqual(everybodys)
  }
})

test.each(['br', 'gzip', 'identity'] as const)(
  'a client with a cookie that is worth nothing gets the cached body in %s, not compressed anew',
  async (coding) => {
    const { ask, askAsWritten, cache } = await open(lookUp)
    await ask('')
    for (let n = 0; n < 2; n += 1) {
      const answer = await askAsWritten('/about', { cookie: `safar_session=old${n}`, 'accept-encoding': coding })
      const body = Buffer.concat(await answer.toArray())
      expect(answer.headers).toMatchObject({
        'set-cookie': [expect.stringMatching(/^safar_session=; Max-Age=0/)],
        'cache-control': 'no-store',
        'content-length': String(body.length),
      })
      expect(answer.headers).not.toHaveProperty('etag')
      expect(body.equals(cache.find('/about')?.bodies[coding] ?? Buffer.alloc(0))).toBe(true)
    }
  },
)

test('compressing a personal page needs a free slot', async () => {
  const asked: (string | undefined)[] = []
  const long: Look = async () => ({ account: 'a', token: 'x', session: { user: { name: 'x'.repeat(2_000) } as never } })
  const { ask } = await open(long, async (address, make) => {
    asked.push(address)
    return make()
  })
  for (let n = 0; n < 3; n += 1) await ask('safar_session=good', '/about', 'br')
  expect(asked).toHaveLength(4)
})

test.each(['/about', '/account'])(
  'a cookie that was just renewed shows nobody’s %s: it is asked to come again, once, and is not deleted',
  async (path) => {
    const { ask } = await open(async () => 'replaced')
    const again = { shown: undefined, cookie: expect.stringMatching(/^safar_again=1; Max-Age=5/), cached: 'no-store' }
    expect(await ask('safar_session=good', path)).toMatchObject(again)
    const shown = await ask('safar_session=good; safar_again=1', path)
    expect(shown).toMatchObject({ rendered: 'everybody', shown: 'nobody', cookie: null, cached: 'no-store' })
  },
)

test('a session cookie that cannot be checked is not deleted', async () => {
  const unable = await open(undefined)
  expect(await unable.ask('safar_session=good')).toMatchObject({ shown: 'nobody', cookie: null, cached: 'no-store' })
  server.close()
  const failing = await open(async () => {
    throw new Error('the database is away')
  })
  expect(await failing.ask('safar_session=good')).toMatchObject({ shown: 'nobody', cookie: null, cached: 'no-store' })
})

test('an address with detours leads to the straight one, and is neither rendered nor cached', async () => {
  const { askAsWritten, cache } = await open(undefined)
  for (const path of ['/x1/..', '/x2/%2e%2e', '//elsewhere.example/../']) {
    const answer = await askAsWritten(path)
    const { statusCode, headers } = answer.resume()
    expect([statusCode, headers.location], path).toEqual([308, '/'])
  }
  expect(cache.stats()).toMatchObject({ pages: 0, misses: 0 })
})

test.each(['/%62usiness/tickets', '/BUSI%4eess/tickets/', '/x/%2e%2e/%62usiness//tickets'])(
  '%s leads to the back office in one step',
  async (path) => {
    const { askAsWritten } = await open(undefined)
    const { statusCode, headers } = (await askAsWritten(path)).resume()
    expect([statusCode, headers.location]).toEqual([308, '/business/tickets'])
  },
)

test('a page that is cached needs no leave, one that has to be made does, for the address that asks', async () => {
  const asked: (string | undefined)[] = []
  let isOpen = true
  const { ask } = await open(lookUp, async (address, make) => {
    asked.push(address)
    if (!isOpen) throw new Error('too many')
    return make()
  })
  for (let n = 0; n < 3; n += 1) expect(await ask('', '/about')).toMatchObject({ status: 200 })
  expect(asked).toEqual(['203.0.113.1'])
  isOpen = false
  expect(await ask('', '/about')).toMatchObject({ status: 200 })
  expect(await ask('safar_session=good', '/about')).toMatchObject({ status: 200, shown: 'en good' })
  expect(await ask('', '/events')).toMatchObject({ status: 429 })
  expect(await ask('safar_session=good', '/account')).toMatchObject({ status: 429 })
})
