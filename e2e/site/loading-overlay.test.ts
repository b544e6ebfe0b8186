import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { homeText } from '../../src/i18n/pages/home.ts'
import { ask } from '../support/api.ts'
import { directionCases, isReady, openPage } from '../support/browser.ts'
import { hold } from '../support/hold-response.ts'
import { casesIn, testInSoak } from '../support/locale-sample.ts'
import { messages } from '../support/messages.ts'
import { comeToRest, expectHealthy } from '../support/page-health.ts'

const scripts = '**/assets/*.js'
const styles = '**/assets/app-*.css'

const overlay = (page: Page) => page.locator('.loading-overlay')
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
const scrollDown = async (page: Page) => {
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 400)
}

describe.each(casesIn('ar', directionCases))('while the page loads, %s at %ipx', (locale, width) => {
  test('the overlay covers the window, which does not scroll; once the page can be read it is gone, scripts or not', async () => {
    const { page, context } = await openPage({ locale, width })
    const letStyles = await hold(context, styles)
    const letScripts = await hold(context, scripts)
    await page.goto(localPath(locale, '/terms'), { waitUntil: 'commit' })
    await overlay(page).waitFor({ state: 'visible' })
    expect(await overlay(page).textContent()).toContain(messages[locale].brand.name)
    expect(await overlay(page).boundingBox()).toMatchObject({ x: 0, y: 0, width })
    // An element in the document that is never painted would be no overlay.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await isLocked(page)).toBe(true)
    await scrollDown(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await letStyles()
    await overlay(page).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => isLocked(page)).toBe(false)
    await scrollDown(page)
    await page.waitForFunction(() => scrollY > 0)
    expect(await page.locator('html[data-ready]').count()).toBe(0)
    await letScripts()
    await isReady(page)
    expect(await overlay(page).isVisible()).toBe(false)
  })
})

test('its rain falls for four to five seconds, and not for those who asked for less motion', async () => {
  const { page, context } = await openPage({ motion: true })
  await context.route(styles, () => {})
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

testInSoak(
  'it gives up by itself when the style sheet never comes: the page can be read, scrolled and left',
  async () => {
    const { page, context } = await openPage({ motion: true })
    await context.route(styles, (route) => route.abort())
    await context.route(scripts, (route) => route.abort())
    const began = Date.now()
    // A busy machine may load it for longer than the overlay is patient.
    await page.goto('/terms', { waitUntil: 'commit' })
    await overlay(page).waitFor({ state: 'visible' })
    await overlay(page).waitFor({ state: 'hidden' })
    expect(Date.now() - began).toBeGreaterThan(6_000)
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')
    await scrollDown(page)
    await page.waitForFunction(() => scrollY > 0)
    await page.locator('header a[href="/offers"]').first().click()
    await page.waitForURL('**/offers')
  },
)

test.each(
  casesIn('ar', [
    ['en', 'left'],
    ['ar', 'right'],
  ] as const),
)(
  'on the way to another list, %s: a bar grows from the %s, the cards stay where they are as skeletons',
  async (locale, side) => {
    const visit = await openPage({ locale, width: 390, motion: true })
    const { page, context } = visit
    await visit.go('/properties')
    const letData = await hold(context, '**/properties.data*')
    const next = page.getByRole('link', { name: messages[locale].list.next })
    await next.scrollIntoViewIfNeeded()
    await comeToRest(page)
    const before = await page.locator('main article').first().boundingBox()
    await next.click()
    const bar = page.locator('.navigation-progress', { hasText: messages[locale].loading })
    await bar.waitFor()
    const list = page.locator('main ul[aria-busy=true]')
    await list.waitFor()
    await page.waitForFunction(() => {
      const card = document.querySelector('main ul[aria-busy=true] > li')
      const bar = document.querySelector('.navigation-progress')
      return (
        card &&
        bar &&
        getComputedStyle(card, '::after').opacity === '1' &&
        getComputedStyle(bar).opacity === '1' &&
        bar.getBoundingClientRect().width > 20
      )
    })
    expect(await page.locator('main article').first().boundingBox()).toEqual(before)
    const { x, width } = (await bar.boundingBox()) ?? { x: -1, width: 0 }
    expect(Math.round(side === 'left' ? x : 390 - x - width)).toBe(0)
    await letData()
    await page.waitForURL('**page=2')
    await bar.waitFor({ state: 'detached' })
    expect(await list.count()).toBe(0)
  },
)

describe.each(casesIn('en', directionCases))('without JavaScript, %s at %ipx', (locale, width) => {
  test('no overlay, and every page can be read and left by its links', async () => {
    const visit = await openPage({ locale, width, javaScript: false })
    const { page } = visit
    await visit.go('/')
    expect(await overlay(page).isVisible()).toBe(false)
    await page.getByRole('heading', { level: 1, name: homeText[locale].hero }).waitFor()
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
