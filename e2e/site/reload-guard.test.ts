import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/build.ts'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { articlesText } from '../../src/i18n/messages/articles.ts'
import { ask } from '../support/api.ts'
import { countDocuments, isReady, openPage } from '../support/browser.ts'
import { hold } from '../support/hold-response.ts'
import { casesIn } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'

type Manifest = Record<string, { file: string }>

/** The file that only this page needs, or only this part of pages. */
const chunkOf = (route: string): string => chunkOfFile(`routes/${route}.tsx`)

function chunkOfFile(name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'build/site/client/.vite/manifest.json'), 'utf8')) as Manifest
  const chunk = Object.entries(manifest).find(([source]) => source.includes(name))?.[1]
  if (!chunk) throw new Error(`The build has no chunk of ${name}`)
  return chunk.file
}

/** A deployment: the chunk that the open page knows is gone, until a new document names the new one. */
async function loseChunk(context: BrowserContext, route: string, times: number): Promise<() => number> {
  let lost = 0
  await context.route(`**/${chunkOf(route)}`, (request) => (lost++ < times ? request.abort() : request.continue()))
  return () => Math.min(lost, times)
}

/** That nothing more happens can only be seen by waiting: so long since the last document. */
async function isQuiet(page: Page, documents: () => number): Promise<void> {
  for (let before = -1; before !== documents(); ) {
    before = documents()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(2_000)
  }
}

describe.each(casesIn('ar', locales))('a page whose chunk is gone, in %s', (locale) => {
  test('the visitor still arrives, after at most two documents', async () => {
    const { page, context, go } = await openPage({ locale })
    await go('/about')
    const lost = await loseChunk(context, 'properties', 1)
    const documents = countDocuments(page)
    await page.locator(`header a[href="${localPath(locale, '/properties')}"]:visible`).click()
    await page.waitForURL(`**${localPath(locale, '/properties')}`)
    await page.getByRole('heading', { level: 1, name: messages[locale].property.title }).waitFor()
    await isReady(page)
    expect(lost()).toBe(1)
    expect(documents()).toBeLessThanOrEqual(2)
    await page.locator(`footer a[href="${localPath(locale, '/article')}"]`).click()
    await page.getByRole('heading', { level: 1, name: articlesText[locale].title }).waitFor()
  })
})

test('who clicked in a tab that was opened before an update arrives as well', async () => {
  const { page, go } = await openPage({ locale: 'ku' })
  await go('/about')
  // As a page of the version before stores it, before it loads itself anew.
  await page.evaluate(
    (path) => {
      sessionStorage.setItem('safar.reload', JSON.stringify({ path, at: Date.now() }))
      location.reload()
    },
    localPath('ku', '/article'),
  )
  await page.getByRole('heading', { level: 1, name: articlesText.ku.title }).waitFor()
})

test('on a slow phone too, where the chunk fails before React has drawn anything', async () => {
  const { page, context, go } = await openPage({ width: 390 })
  await go('/about')
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await loseChunk(context, 'events', 1)
  await page.locator('nav a[href="/events"]:visible').first().click()
  await page.waitForURL('**/events', { timeout: 120_000 })
})

test('a chunk that never comes makes no loop, and its page can be read', async () => {
  const { page, context, go } = await openPage()
  await go('/about')
  await loseChunk(context, 'properties', Number.POSITIVE_INFINITY)
  const documents = countDocuments(page)
  await page.locator('header a[href="/properties"]:visible').click()
  await page.waitForURL('**/properties')
  await isQuiet(page, documents)
  expect(documents()).toBeLessThanOrEqual(3)
  expect(page.url()).toMatch(/\/properties$/)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})

test('the same for a document that is opened directly', async () => {
  const { page, context } = await openPage()
  await loseChunk(context, 'events', Number.POSITIVE_INFINITY)
  const documents = countDocuments(page)
  await page.goto('/events')
  await isQuiet(page, documents)
  expect(documents()).toBeLessThanOrEqual(3)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})

describe('a chunk that fails because the page is being left does not bring the page back', () => {
  /** The next page is on its way when what was loading fails: so does Safari break it off. */
  async function leave(page: Page, by: 'link' | 'form'): Promise<void> {
    const letGo = await hold(page.context(), /\/contact\??$/)
    const hasFailed = page.waitForEvent('console', (message) => message.text() === 'a chunk failed')
    await page.evaluate((way) => {
      setTimeout(() => {
        dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
        console.log('a chunk failed')
      })
      if (way === 'link') return location.assign('/contact')
      const form = document.createElement('form')
      form.action = '/contact'
      document.body.append(form)
      form.requestSubmit()
    }, by)
    await hasFailed
    await letGo()
    await page.waitForURL(/\/contact\??$/)
  }

  /** An iPhone's behaviour. */
  const withoutBeforeUnload = (page: Page) =>
    page.addInitScript(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation()))

  test('by a link', async () => {
    const { page, go } = await openPage()
    await go('/about')
    await leave(page, 'link')
  })

  test('by a form, in a browser that does not say that a page is left', async () => {
    const { page, go } = await openPage({ isNew: true })
    await withoutBeforeUnload(page)
    await go('/about')
    await leave(page, 'form')
  })

  test('by an address that was typed there', async () => {
    const { page, context, go } = await openPage({ isNew: true })
    await withoutBeforeUnload(page)
    await go('/about')
    const answer = await hold(context, '**/robots.txt')
    await leave(page, 'link')
    await answer()
  })

  test('and a part of it that was loading shows no error in its place', async () => {
    const { page, context, go } = await openPage({ isNew: true })
    const held: Route[] = []
    await context.route(`**/${chunkOfFile('photos-in-full.tsx')}`, (route) => void held.push(route))
    const { data } = await ask('/user/properties?limit=1')
    await go(`/properties/${data[0]?.id}#photo-1`)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const letGo = await hold(context, '**/contact')
    const isOnItsWay = page.waitForRequest('**/contact')
    const settled = page.waitForEvent('console', (message) => message.text().startsWith('heading: '))
    const title = await page.evaluate(() => {
      const titleOf = () => document.querySelector('h1')?.textContent
      // No script of ours is heard from outside while the next page is on its way: after many turns React has drawn what it knows.
      addEventListener('vite:preloadError', async () => {
        for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve))
        console.log(`heading: ${titleOf()}`)
      })
      const before = titleOf()
      location.assign('/contact')
      return before
    })
    await isOnItsWay
    for (const route of held) await route.abort()
    expect((await settled).text()).toBe(`heading: ${title}`)
    await letGo()
    await page.waitForURL('**/contact')
  })

  test('while the router is on its way to another page', async () => {
    const { page, context, go } = await openPage({ isNew: true })
    await go('/about')
    const asked = page.waitForRequest(`**/${chunkOf('events')}`)
    const held: Route[] = []
    await context.route(`**/${chunkOf('events')}`, (route) => void held.push(route))
    await page.locator('nav a[href="/events"]:visible').first().click()
    await asked
    const letGo = await hold(context, '**/contact')
    const isOnItsWay = page.waitForRequest('**/contact')
    await page.evaluate(() => location.assign('/contact'))
    await isOnItsWay
    const hasFailed = page.waitForEvent('requestfailed')
    for (const route of held) await route.abort()
    await hasFailed
    await letGo()
    await page.waitForURL('**/contact')
  })
})
