import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { catalogueText } from '../../src/i18n/messages/catalogue.ts'
import { offersText } from '../../src/i18n/messages/offers.ts'
import { openPage, resize, sizeOf, type Visit } from '../support/browser.ts'
import { casesIn } from '../support/locale-sample.ts'

const nights = 'checkIn=2027-05-10&checkOut=2027-05-12&adults=2'
const lists = [
  '/properties',
  `/properties?location=6&${nights}`,
  `/properties?near=landmark-5&${nights}`,
  '/offers',
  '/offers?type=flight&available=true',
  '/events',
  '/activity',
  '/umrah',
  '/umrah/type/economy?travel=land',
  '/tourism-packages/iraq',
  '/discounts',
  '/discounts/cities/1',
  '/discounts/categories/1',
  '/visa-permits',
  '/article',
]

/** The first card of a list, and where what lies over the window's end begins. */
const measureFirstCard = ({ page }: Visit) =>
  page.evaluate(() => {
    const card = document.querySelector('main li > article.card, main li article')
    const title = card?.querySelector('h2, h3')
    const bar = [...document.querySelectorAll('nav')].find(
      (one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed',
    )
    return {
      top: card?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      titleEnd: title?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      windowEnd: bar?.getBoundingClientRect().top ?? innerHeight,
    }
  })

describe.each(locales)('the first window of a phone, in %s', (locale) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await openPage({ locale, width: 390, javaScript: false, staysOpen: true })
  })

  test.each(lists)('%s begins with its list', async (path) => {
    await visit.go(path)
    const { top, titleEnd, windowEnd } = await measureFirstCard(visit)
    expect(top).toBeLessThan(844 / 2)
    expect(titleEnd).toBeLessThan(windowEnd)
  })
})

/** The middles of the boxes of some elements, from the top of the window. */
const middlesOf = (visit: Visit, selectors: string[]) =>
  visit.page.evaluate(
    (all) =>
      all.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return box ? Math.round(box.top + box.height / 2) : selector
      }),
    selectors,
  )

test('on a wide window the number, the order and the map stand in one row, and what was chosen in the next', async () => {
  const visit = await openPage({ locale: 'ar', width: 1280, javaScript: false })
  for (const query of ['', '?stars=5', '?stars=5&minPrice=50000&sort=price-asc']) {
    await visit.go(`/properties${query}`)
    const header = 'main header'
    const [count = 0, ...others] = await middlesOf(visit, [
      `${header} p`,
      `${header} details.menu > summary`,
      `${header} a[href*="view=map"]`,
    ])
    for (const other of others) expect(Math.abs(Number(other) - Number(count))).toBeLessThanOrEqual(2)
    if (!query) continue
    const [chips] = await middlesOf(visit, [`${header} ul li:has(svg) a`])
    expect(Number(chips)).toBeGreaterThan(Number(count) + 20)
  }
})

test('on a wide window every list that has an order has it in the row of its number', async () => {
  const visit = await openPage({ locale: 'ku', width: 1280, javaScript: false })
  for (const path of ['/offers', '/umrah', '/umrah/type/economy', '/tourism-packages/iraq']) {
    await visit.go(path)
    const [count, order] = await middlesOf(visit, ['main header p', 'main header details.menu.at-end > summary'])
    expect(Math.abs(Number(order) - Number(count)), path).toBeLessThanOrEqual(2)
  }
})

test.each(casesIn('ku', locales))(
  'the order is a sheet on a phone and a list below its button elsewhere, in %s',
  async (locale) => {
    const visit = await openPage({ locale, width: 390 })
    const { page } = visit
    const { sort } = catalogueText[locale]
    await visit.go('/offers')
    const button = page.locator('main header details.menu > summary', { hasText: sort })
    const sheet = page.getByRole('navigation', { name: sort, exact: true })
    await button.click()
    await sheet.waitFor()
    const phone = await sheet.boundingBox()
    expect([phone?.x, phone?.width, Math.round((phone?.y ?? 0) + (phone?.height ?? 0))]).toEqual([0, 390, 844])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    await button.click()
    // Elements behind the sheet are not reached: a tap there closes it.
    await page.mouse.click(195, 100)
    await sheet.waitFor({ state: 'hidden' })
    await resize(page, sizeOf(1280))
    await button.click()
    const [below, opener] = [await sheet.boundingBox(), await button.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 999))
    await sheet.getByRole('link', { name: offersText[locale].sorts['price-asc'] }).click()
    await page.waitForURL('**/offers?sort=price-asc')
    await sheet.waitFor({ state: 'hidden' })
  },
)
