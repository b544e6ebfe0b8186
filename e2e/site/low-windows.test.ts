import { describe, expect, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { openCheckout, stayAhead } from '../support/booking.ts'
import { openPage, resize, type Visit } from '../support/browser.ts'
import { casesIn } from '../support/locale-sample.ts'
import { screens } from '../support/screens.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** At 200 % zoom, on a phone on its side, and at 400 % zoom. */
const windows = [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]
const nights = 'checkIn=2027-05-10&checkOut=2027-05-12&adults=2'
/** Screens that the table has under another address. */
const variants = [
  '/search?q=hotel',
  `/properties?location=1&${nights}`,
  '/properties?view=map',
  '/properties/26',
  `/properties/26?${nights}`,
  '/offers/9',
  '/umrah/15',
  '/visa-permits/11',
]
const ownScreens = [
  '/account',
  '/account/profile',
  '/account/history',
  '/account/purchases',
  '/account/tickets',
  '/account/notifications',
  '/account/wallet',
  '/account/travellers',
  '/account/wishlist',
  '/business',
  '/checkout/visa/11',
]

/** The share of the window's height that stays where it is while the page moves below it, half-way down the page. */
const measureBars = ({ page }: Visit) =>
  page.evaluate(() => {
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
    const spans = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight ? [[Math.max(top, 0), Math.min(bottom, innerHeight)]] : []
    })
    let covered = 0
    let end = 0
    for (const [from = 0, to = 0] of spans.sort(([one = 0], [other = 0]) => one - other)) {
      covered += Math.max(0, to - Math.max(from, end))
      end = Math.max(end, to)
    }
    return covered / innerHeight
  })

async function expectRoom(visit: Visit, path: string): Promise<void> {
  for (const size of windows) {
    await resize(visit.page, size)
    expect(await measureBars(visit), `${path} at ${size.width} × ${size.height}`).toBeLessThanOrEqual(0.2)
  }
}

describe.each(casesIn('ar', locales))('a low window in %s', (locale) => {
  // Some bars are there for scripts only.
  test.each(variants)('%s keeps four fifths of it for the page', async (path) => {
    const visit = await openPage({ locale, width: 390 })
    await visit.go(path)
    await expectRoom(visit, path)
  })

  test.each(screens)('the screen $name keeps four fifths of it for the page', async ({ path }) => {
    const visit = await openPage({ locale, width: 390 })
    await visit.go(await path())
    await expectRoom(visit, await path())
  })

  test('the bar of what is compared moves with the page', async () => {
    const visit = await openPage({ locale, width: 390 })
    await visit.go('/properties')
    await visit.page.locator('[data-compare]').first().check()
    await visit.page.locator('[data-compare-bar]').waitFor()
    await expectRoom(visit, '/properties')
  })

  test('neither the account nor the checkout has more bars than page', async () => {
    const visit = await openSignedIn({ locale, width: 390 })
    for (const path of ownScreens) {
      await visit.go(path)
      await expectRoom(visit, path)
    }
    await openCheckout(visit, stayAhead(30))
    await expectRoom(visit, '/checkout')
  })
})

test('a window as high as a phone keeps its header in sight', async () => {
  const visit = await openPage({ locale: 'en', width: 390, javaScript: false })
  await visit.go('/properties/26')
  expect(await measureBars(visit)).toBeGreaterThan(0.1)
})
