import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toListFrame } from '../../src/domain/stays/list-frame.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { toRateText } from '../../src/i18n/rate-text.ts'
import { ask } from '../support/api.ts'
import { partyQuery, query, stayAhead } from '../support/booking.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { htmlOf } from '../support/html.ts'
import { screens } from '../support/screens.ts'

const locale = 'ar'
const { checkIn, checkOut } = stayAhead(30)
const plan = `checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`

/** Whether a converted price is seen, and how often the rate is: nothing or once. */
const readRates = (page: Page, rate: string) =>
  page.evaluate((rate) => {
    const isSeen = (node: Node) => {
      const element = node.parentElement
      return element?.checkVisibility() && element.getClientRects().length > 0
    }
    const seen: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isSeen(node)) seen.push(node.textContent ?? '')
    return {
      // A way to a place can be about as well. On a map there is no room to say so.
      isConverted:
        seen.some((text) => /≈.*(د\.ع|\$)/.test(text)) ||
        [...document.querySelectorAll('.mark-about')].some((mark) => mark.checkVisibility()),
      rates: seen.filter((text) => text === rate).length,
    }
  }, rate)

/** In the currency of each price, and in dollars. Returns where something is converted without anybody asking for it. */
async function checkRates({ page, go }: Visit, paths: readonly string[]): Promise<string[]> {
  const rate = toRateText(locale, await ask('/public/exchange-rate', locale))
  const converted: string[] = []
  for (const path of paths) {
    // One of those without a conversion stands for all.
    if (path !== '/about' && !(await htmlOf(localPath(locale, path))).includes('≈')) continue
    await go(path)
    for (const currency of ['', 'USD']) {
      await page.evaluate((currency) => Object.assign(document.documentElement.dataset, { currency }), currency)
      const { isConverted, rates } = await readRates(page, rate)
      expect.soft([path, currency, rates]).toEqual([path, currency, isConverted ? 1 : 0])
      if (isConverted && !currency) converted.push(path)
    }
  }
  return converted
}

const inDollars = async (): Promise<number[]> =>
  (
    await query<{ id: number }>(
      `select distinct property_id id from room_types where currency = 'USD' order by 1 limit 2`,
    )
  ).map(({ id }) => id)

test('where a price is converted, a phone says once by which rate and of which day', async () => {
  const [stay, other] = await inDollars()
  const paths = [
    ...(await Promise.all(screens.map(({ path }) => path()))),
    `/properties/${stay}`,
    `/properties/compare?ids=${stay},${other}`,
    `/properties?${plan}`,
  ]
  // Without scripts, which change nothing of it: so many pages would take too long.
  const converted = await checkRates(await openPage({ locale, width: 390, javaScript: false }), paths)
  // The demo content has dollars at each of these, or there would be nothing to see.
  expect(converted).toEqual(
    expect.arrayContaining(['/', '/umrah', '/visa-permits', '/activity', `/properties/${stay}`]),
  )
})

test('a map of stays speaks one currency at a time, and says the rate where that is not their own', async () => {
  const [stay] = await inDollars()
  const [at] = await query<Record<'longitude' | 'latitude', number>>(
    'select longitude, latitude from properties where id = $1',
    [stay],
  )
  if (!at) throw new Error('Nothing is sold in dollars')
  const { longitude, latitude } = at
  const frame = toListFrame([longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02].join())
  const visit = await openPage({ locale, width: 390 })
  const path = `/properties?view=map&frame=${frame}`
  expect(await checkRates(visit, [path])).toEqual([path])
  const { page } = visit
  const readMarks = async (currency: string): Promise<string[]> => {
    await page.evaluate((currency) => Object.assign(document.documentElement.dataset, { currency }), currency)
    return page.locator('svg a[href*="/properties/"] text').filter({ visible: true }).allTextContents()
  }
  const [own, dinars, dollars] = [await readMarks(''), await readMarks('IQD'), await readMarks('USD')]
  expect(own.length).toBeGreaterThan(0)
  expect(own).toEqual(dinars)
  expect(dinars.filter((text) => text.includes('$'))).toEqual([])
  expect(dollars.filter((text) => !text.includes('$'))).toEqual([])
})

test('the prices of discount packages are in dollars for whoever has chosen them', async () => {
  const { page, go } = await openPage({ locale, width: 390, javaScript: false })
  await go('/packages')
  const amounts = page.locator('main .price')
  const first = () =>
    amounts.evaluateAll((prices) =>
      prices.map((price) => {
        const seen = [...price.children].filter((part) => part.checkVisibility())
        return seen.toSorted((a, b) => Number(getComputedStyle(a).order) - Number(getComputedStyle(b).order))[0]
          ?.textContent
      }),
    )
  expect((await first()).every((text) => text?.includes('د.ع'))).toBe(true)
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { currency: 'USD' }))
  const inUsd = await first()
  expect(inUsd.length).toBeGreaterThan(5)
  expect(inUsd.every((text) => text?.includes('$'))).toBe(true)
})

test('and so it does where scripts have their part in it', async () => {
  const [stay] = await inDollars()
  const paths = [`/properties/${stay}?${plan}`, `/search?q=${encodeURIComponent('عمرة')}`]
  expect(await checkRates(await openPage({ locale, width: 390 }), paths)).toEqual(paths)
})
