import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChoice, partyQuery, stayAhead } from '../support/booking.ts'
import { openPage } from '../support/browser.ts'
import { casesIn } from '../support/locale-sample.ts'

/** The positions of each price's parts on the screen, in their written order. */
const readPrices = (page: Page) =>
  page.evaluate(() => {
    const read: { text: string; places: number[] }[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (!text.includes('د.ع')) continue
      const places = [...text.matchAll(/[\d,]{3,}|د\.ع/g)].map(({ index, 0: part }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + part.length)
        return range.getBoundingClientRect().left
      })
      if (places.some((left) => left > 0)) read.push({ text, places })
    }
    return read
  })

const days = stayAhead(30, 7)
/** The first that has rooms then: some nights are sold out somewhere. */
const firstProperty = async (): Promise<number> => (await findChoice('en', days)).propertyId

const languages = casesIn('ar', ['ar', 'ku'])

test.each(languages)('a reader from the right meets the number, then the dinar, %s', async (locale) => {
  const visit = await openPage({ locale, width: 1280 })
  const stay = `/properties/${await firstProperty()}?checkIn=${days.checkIn}&checkOut=${days.checkOut}&${partyQuery}`
  for (const path of ['/packages', stay]) {
    await visit.go(path)
    const prices = await readPrices(visit.page)
    expect(prices.length).toBeGreaterThan(3)
    for (const { text, places } of prices) expect([text, places]).toEqual([text, places.toSorted((a, b) => b - a)])
  }
})
