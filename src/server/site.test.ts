import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { SiteContext } from '../web/context.ts'
import type { PageLog } from '../web/page-log.ts'
import { createPageCache } from './page-cache.ts'
import { createSite, type SiteDeps } from './site.ts'

const siteContext = createContext<SiteContext>()
const pageLogContext = createContext<PageLog>()
const log = { info() {}, warn() {}, error() {}, debug() {} }

/** The smallest build: every page says who asked for it. */
const build = {
  entry: {
    module: { default: () => new Response(), siteContext, pageLogContext, documentContext: createContext<unknown>() },
  },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        loader: ({ context }: { context: RouterContextProvider }) =>
          new Response(context.get(siteContext).session?.user?.name ?? 'a visitor'),
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

/** Answers `name: set-cookie` for each cookie in turn. */
async function open(peek: SiteDeps['peek']) {
  const cache = createPageCache()
  const site = await createSite({
    build: async () => build,
    mode: 'production',
    transport: async () => ({ name: 'Layla' }),
    search: async () => [],
    cache,
    messagesUrl: {},
    publicUrl: 'http://localhost',
    apiUrl: '',
    searchUrl: '',
    authUrl: '',
    hasGoogle: false,
    origins: { elsewhere: [], botCheck: { script: [], frame: [], connect: [] } },
    peek,
    devPages: false,
  })
  server = createServer((request, response) => {
    if (!cache.serve(request, response)) void site(request, response, { id: 'x', log })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return async (cookie = '') => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/about`
    const { headers, text } = await fetch(url, { headers: { cookie } }).then(async (answer) => ({
      headers: answer.headers,
      text: await answer.text(),
    }))
    return { text, cookie: headers.get('set-cookie'), cached: headers.get('cache-control') }
  }
}

test('pages of signed-in people are theirs alone, before and after a visitor has come', async () => {
  const ask = await open(async (token) => (token === 'good' ? { accessToken: 'x' } : null))
  for (let n = 0; n < 2; n += 1) {
    expect(await ask('safar_session=good')).toEqual({ text: 'Layla', cookie: null, cached: 'no-store' })
    expect(await ask()).toMatchObject({ text: 'a visitor', cookie: null, cached: expect.stringMatching(/^public/) })
  }
})

test('a cookie that is worth nothing any more is taken away', async () => {
  const ask = await open(async () => null)
  expect(await ask('safar_session=old')).toMatchObject({
    text: 'a visitor',
    cookie: expect.stringMatching(/^safar_session=; Max-Age=0/),
    cached: 'no-store',
  })
})

test('where nobody can say what a cookie is worth, and where that fails, it is kept', async () => {
  const unable = await open(undefined)
  expect(await unable('safar_session=good')).toEqual({ text: 'a visitor', cookie: null, cached: 'no-store' })
  server.close()
  const failing = await open(async () => {
    throw new Error('the database is away')
  })
  expect(await failing('safar_session=good')).toEqual({ text: 'a visitor', cookie: null, cached: 'no-store' })
})
