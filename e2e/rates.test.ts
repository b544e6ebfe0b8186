import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localPath } from '../src/i18n/locale-facts.ts'
import { toRateText } from '../src/i18n/rate-text.ts'
import { ask } from './api.ts'
import { partyQuery, query, stayAhead } from './booking.ts'
import { openPage, type Visit } from './browser.ts'
import { htmlOf } from './html.ts'
import { screens } from './screens.ts'

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
      // A way to a place can be about as well.
      isConverted: seen.some((text) => /≈.*(د\.ع|\$)/.test(text)),
      rates: seen.filter((text) => text === rate).length,
    }
  }, rate)

/** In the currency of each price, and in dollars. Returns where something is converted without anybody asking for it. */
async function checkRates({ page, go }: Visit, paths: readonly string[]): Promise<string[]> {
  const rate = toRateText(locale, await ask('/public/exchange-rate', locale))
  const converted: string[] = []
  for (const path of paths) {
    // Of those that have nothing to convert, one stands for all.
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

test('and so it does where scripts have their part in it', async () => {
  const [stay] = await inDollars()
  const paths = [`/properties/${stay}?${plan}`, `/search?q=${encodeURIComponent('عمرة')}`]
  expect(await checkRates(await openPage({ locale, width: 390 }), paths)).toEqual(paths)
})
