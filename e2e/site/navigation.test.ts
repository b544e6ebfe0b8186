import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../src/domain/text/locale.ts'
import { localeFacts, localPath } from '../../src/i18n/locale-facts.ts'
import { eventsText } from '../../src/i18n/messages/events.ts'
import { footerText } from '../../src/i18n/messages/footer.ts'
import { partners } from '../../src/i18n/pages/partners.ts'
import { countDocuments, directionCases, isReady, openPage, reusePage, type Visit } from '../support/browser.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'
import { openSignedIn } from '../support/signed-in.ts'

const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length)
const isSeen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/**
 * The one that this width shows: the header's or the one under the thumb. Clicked from within, because Playwright takes a link
 * under the page's scroll padding for hidden and scrolls before it clicks.
 */
const follow = (page: Page, locale: Locale, path: string) =>
  page
    .locator(`nav a[href="${localPath(locale, path)}"]:visible`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, y)
}
test('whole words stand in the search of the header, signed in too', async () => {
  for (const locale of locales) {
    const { page, go } = await openSignedIn({ locale, width: 1280 })
    await go('/about')
    const box = page.locator('header').getByRole('search').getByRole('searchbox')
    await page.locator('header [data-user]').first().waitFor()
    const [text, room] = await box.evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      context.font = font
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
      return [context.measureText(input.placeholder).width, input.clientWidth - padding] as const
    })
    expect(text, locale).toBeGreaterThan(10)
    expect(text, locale).toBeLessThanOrEqual(room)
  }
})

describe('the language switch', () => {
  test('from each to each other keeps path, query and hash', async () => {
    const visit = await openPage()
    const { page } = visit
    await visit.go('/properties?page=2#content')
    for (const to of ['ar', 'en', 'ku', 'ar', 'ku', 'en'] as const) {
      await page.getByRole('link', { name: localeFacts[to].title, exact: true }).click()
      await page.waitForURL(`**${localPath(to, '/properties?page=2#content')}`)
      await isReady(page)
      expect(addressOf(page)).toBe(localPath(to, '/properties?page=2#content'))
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(localeFacts[to].tag)
      await isSeen(page, messages[to].property.title)
    }
  })

  test('from the first page and from a page that is not there', async () => {
    const { page, go } = await openPage()
    for (const path of ['/', '/no/such/page']) {
      await go(path)
      await page.getByRole('link', { name: localeFacts.ku.title, exact: true }).click()
      await page.waitForURL(`**${localPath('ku', path)}`)
      expect(addressOf(page)).toBe(localPath('ku', path))
    }
  })
})

describe.each(directionCases)('within the site, %s at %ipx', (locale, width) => {
  test('a link changes the page without a new document, begins at its top, and back returns', async () => {
    const visit = await reusePage({ locale, width, motion: true })
    const { page } = visit
    await visit.go('/properties')
    const documents = countDocuments(page)
    await scrollTo(page, 900)
    await follow(page, locale, '/events')
    await isSeen(page, eventsText[locale].list.title)
    expect(addressOf(page)).toBe(localPath(locale, '/events'))
    await page.waitForFunction(() => scrollY === 0)
    expect(await page.title()).toContain(eventsText[locale].list.title)

    await page.locator('main article a').first().click()
    await page.waitForURL(`**${localPath(locale, '/events')}/*`)
    await page.getByRole('heading', { level: 2, name: eventsText[locale].page.about }).waitFor()
    // A page that comes late moves what was there; only a document's own shifts count.
    await expectHealthy(visit, { skip: ['axe', 'shift'] })

    await page.goBack()
    await isSeen(page, eventsText[locale].list.title)
    await page.goBack()
    await isSeen(page, messages[locale].property.title)
    expect(addressOf(page)).toBe(localPath(locale, '/properties'))
    await page.waitForFunction(() => Math.abs(scrollY - 900) < 5)
    expect(documents()).toBe(0)
  })

  test('a link with a hash leads to its target', async () => {
    const visit = await reusePage({ locale, width, motion: true })
    const { page } = visit
    await visit.go('/about')
    const documents = countDocuments(page)
    await page.getByRole('link', { name: footerText[locale].owner }).click()
    await isSeen(page, partners[locale].title)
    expect(addressOf(page)).toBe(localPath(locale, '/business/download#owner'))
    await isAt(page, '#owner')
    expect(documents()).toBe(0)
  })
})

test('a document with a hash begins at its target', async () => {
  const { page, go } = await openPage({ width: 390, motion: true })
  await go('/business/download#owner')
  await isAt(page, '#owner')
})

test('pages move smoothly, and at once for those who asked for less motion', async () => {
  const { page, go } = await openPage({ motion: true })
  await go('/')
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(await behavior()).toBe('smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await behavior()).toBe('auto')
})

test('the keyboard reaches the content first', async () => {
  const { page, go } = await openPage({ motion: true })
  await go('/events')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(messages.en.nav.skip)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'content')
  expect(await scrolled(page)).toBeLessThan(200)
})

/** The target comes to rest under the header's edge, or as far up as the end of the page lets it. */
const isAt = (page: Page, target: string) =>
  page.waitForFunction((selector) => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    return scrollY > 0 && top >= header - 1 && (top < header + 60 || isAtEnd)
  }, target)

test('the bar of a phone has the trips for whoever is signed in, and the sections for others', async () => {
  const { nav, search } = messages.en
  const entriesAt = async ({ page, go }: Pick<Visit, 'page' | 'go'>) => {
    await go('/about')
    return page.locator('[data-bottom-navigation] li:visible').allInnerTexts()
  }
  const shared = [nav.home, search.title, nav.discounts]
  const visitor = await openPage({ locale: 'en', width: 390 })
  expect(await entriesAt(visitor)).toEqual([...shared, nav.account, nav.more])
  const customer = await openSignedIn({ locale: 'en', width: 390 })
  expect(await entriesAt(customer)).toEqual([...shared, nav.trips, nav.account])
})
