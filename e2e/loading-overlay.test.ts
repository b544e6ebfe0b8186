import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { locales } from '../src/domain/locale.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { ask } from './api.ts'
import { isReady, openPage, widths } from './browser.ts'
import { expectHealthy } from './health.ts'
import { messages } from './messages.ts'

const scripts = '**/assets/*.js'
const cases = locales.flatMap((locale) => widths.map((width) => [locale, width] as const))

const overlay = (page: Page) => page.locator('.loading-overlay')
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
const scrollDown = async (page: Page) => {
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 400)
}

describe.each(cases)('while the app loads, %s at %ipx', (locale, width) => {
  test('the overlay covers the page, which does not scroll; then it is gone', async () => {
    const { page, context } = await openPage({ locale, width })
    let held: Route[] | null = []
    await context.route(scripts, (route) => (held ? void held.push(route) : route.continue()))
    await page.goto(localPath(locale, '/terms'), { waitUntil: 'commit' })
    await overlay(page).waitFor({ state: 'visible' })
    // The document can be asked before its styles are there; nothing is painted until they are.
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.loading-overlay') as Element).position === 'fixed',
    )
    expect(await overlay(page).textContent()).toContain(messages[locale].brand.name)
    expect(await overlay(page).boundingBox()).toMatchObject({ x: 0, y: 0, width })
    expect(await isLocked(page)).toBe(true)
    await scrollDown(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const waiting = held
    held = null
    await Promise.all(waiting.map((route) => route.continue()))
    await isReady(page)
    expect(await overlay(page).isVisible()).toBe(false)
    expect(await isLocked(page)).toBe(false)
    await scrollDown(page)
    await page.waitForFunction(() => scrollY > 0)
  })
})

test('its rain falls for four to five seconds, and not for those who asked for less motion', async () => {
  const { page, context } = await openPage()
  await context.route(scripts, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await overlay(page).waitFor({ state: 'visible' })
  const seconds = await page
    .locator('.rain')
    .evaluateAll((drops) => drops.map((drop) => Number.parseFloat(getComputedStyle(drop).animationDuration)))
  expect(seconds.length).toBeGreaterThan(0)
  for (const one of seconds) expect(one >= 4 && one <= 5).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.locator('.rain').first().isVisible()).toBe(false)
})

test('it gives up by itself when the scripts never come: the page can be read, scrolled and left', async () => {
  const { page, context } = await openPage()
  await context.route(scripts, (route) => route.abort())
  await page.goto('/terms')
  const began = Date.now()
  expect(await overlay(page).isVisible()).toBe(true)
  await overlay(page).waitFor({ state: 'hidden', timeout: 12_000 })
  expect(Date.now() - began).toBeGreaterThan(6_000)
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')
  await scrollDown(page)
  await page.waitForFunction(() => scrollY > 0)
  await page.locator('header a[href="/offers"]:visible').click()
  await page.waitForURL('**/offers')
})

describe.each(cases)('without JavaScript, %s at %ipx', (locale, width) => {
  test('no overlay, and every page can be read and left by its links', async () => {
    const visit = await openPage({ locale, width, javaScript: false })
    const { page } = visit
    await visit.go('/')
    expect(await overlay(page).isVisible()).toBe(false)
    await page.getByRole('heading', { level: 1, name: messages[locale].home.hero }).waitFor()
    await page
      .locator(`nav a[href="${localPath(locale, '/properties')}"]:visible`)
      .first()
      .click()
    await page.waitForURL(`**${localPath(locale, '/properties')}`)
    const [first] = (await ask('/user/properties', locale)).data
    const card = page.getByRole('link', { name: first?.title, exact: true })
    await card.click()
    await page.waitForURL(`**${localPath(locale, `/properties/${first?.id}`)}`)
    expect(await overlay(page).isVisible()).toBe(false)
    await page.getByRole('heading', { level: 1, name: first?.title }).waitFor()
    await expectHealthy(visit, { skip: ['axe', 'shift'] })
  })
})
