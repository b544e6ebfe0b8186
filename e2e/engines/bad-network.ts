import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { offlineText } from '../../src/i18n/messages/offline.ts'
import { openLine, pass } from '../support/proxy.ts'
import { isThere, until } from './engine-page.ts'
import type { Engine } from './find-engines.ts'
import { arrives, go, isReady, isSound, visit } from './visit.ts'

/** The server is gone: what was seen opens again, and what was not says why it does not. */
export async function seeOffline(engine: Engine): Promise<void> {
  let isCut = false
  const site = await openLine(({ answer, response }) => (isCut ? response.destroy() : pass({ answer, response })))
  const visitor = await visit(engine, { locale: 'ar', width: 390, site })
  const isStored = (path: string) =>
    visitor.run(
      async (wanted) => {
        const pages = await (await caches.open('safar-pages')).keys()
        return pages.some(({ url }) => new URL(url).pathname === wanted)
      },
      localPath('ar', path),
    )
  await go(visitor, '/')
  await until(() => visitor.run(() => navigator.serviceWorker.controller !== null), { what: 'the worker' })
  for (const path of ['/', '/about']) {
    await go(visitor, path)
    await until(() => isStored(path), { what: `a kept ${path}` })
  }
  await isSound(visitor, 'kept')
  isCut = true
  await visitor.open(site + localPath('ar', '/about'))
  await isThere(visitor, { css: '[data-notice=saved]' })
  await visitor.open(site + localPath('ar', '/events'))
  await isThere(visitor, { css: 'h1', text: offlineText.ar.title })
}

/** How long the answer takes: what a page does that is being left has been seen by then, and a slow machine sees less of it. */
const pause = 1_000

/** Sent before the page is taken over: Safari breaks off the scripts then, and nothing may bring the first page back. */
export async function searchEarly(engine: Engine): Promise<void> {
  const isScript = (path = '') => /\/assets\/.*\.js$/.test(path) && !/entry\.client|framework|rolldown/.test(path)
  const seen: string[] = []
  const search = Promise.withResolvers<void>()
  // A browser has six connections, and one must be left for the search.
  let held = 0
  const site = await openLine(async ({ request: { url = '', headers }, answer, response }) => {
    if (headers.accept?.includes('text/html')) seen.push(new URL(url, 'http://safar').pathname)
    if (url.startsWith('/properties')) {
      search.resolve()
      await sleep(pause)
    }
    // Some scripts of the first page never come before the search.
    if (isScript(url) && ++held <= 3) await search.promise
    pass({ answer, response })
  })
  const visitor = await visit(engine, { locale: 'en', width: 390, site, isImpatient: true })
  await visitor.run((address) => location.assign(address), `${site}/`)
  await visitor.click({ css: 'main form[action$="/properties"] button:not([type=button])' })
  await arrives(visitor, '/properties')
  await isReady(visitor)
  expect(seen.filter((path) => path === '/')).toHaveLength(1)
  expect(seen.at(-1)).toBe('/properties')
}
