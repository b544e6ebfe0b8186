import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { addDays, type Day } from '../../src/domain/time/day.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { staySearchText } from '../../src/i18n/messages/stay-search.ts'
import { openPage, type Visit } from '../support/browser.ts'
import { messages } from '../support/messages.ts'

const locale: Locale = 'ar'
const t = propertiesText[locale]

/** On a phone, with a page of the site before it in the history. */
async function openOnPhone(path: string): Promise<Visit & { isAt: (path: string) => Promise<void> }> {
  const visit = await openPage({ locale, width: 390 })
  await visit.go('/about')
  await visit.go(path)
  const isAt = (wanted: string) =>
    expect.poll(() => decodeURI(visit.page.url()).replace(/^https?:\/\/[^/]+/, '')).toBe(localPath(locale, wanted))
  return { ...visit, isAt }
}

const filtersOf = ({ page }: Visit) => ({
  sheet: page.locator('#property-filters'),
  button: page.getByRole('button', { name: new RegExp(`^${t.filters}`) }),
})

const gone = (what: Locator) => what.waitFor({ state: 'hidden' })

test('the way back closes the filters, with what was ticked, and then leads back', async () => {
  const visit = await openOnPhone('/properties')
  const { page, isAt } = visit
  const { sheet, button } = filtersOf(visit)
  const box = sheet.locator('input[type=checkbox]:enabled').first()
  await button.click()
  await box.check()
  await page.goBack()
  await gone(sheet)
  await isAt('/properties')
  await button.click()
  expect(await box.isChecked()).toBe(true)
  await page.goBack()
  await gone(sheet)
  await isAt('/properties')
  await page.goBack()
  await isAt('/about')
})

test('filters that were closed by their cross or sent leave nothing behind to go back from', async () => {
  const visit = await openOnPhone('/properties')
  const { page, isAt } = visit
  const { sheet, button } = filtersOf(visit)
  await button.click()
  await sheet.getByRole('button', { name: messages[locale].alert.close }).click()
  await gone(sheet)
  await button.click()
  await sheet.locator('input[name=stars][value="5"]').check()
  await sheet.locator('button[type=submit]').click()
  await isAt('/properties?stars=5')
  await gone(sheet)
  await page.goBack()
  await isAt('/properties')
  await expect.poll(() => page.locator('main article h2').count()).toBe(20)
  await page.goForward()
  await isAt('/properties?stars=5')
  expect(await sheet.isVisible()).toBe(false)
  await page.goBack()
  await isAt('/properties')
  await page.goBack()
  await isAt('/about')
})

test('the way back to a list whose search stood open finds the stay that one was at', async () => {
  const { page } = await openOnPhone('/properties')
  await page.locator('main summary', { hasText: staySearchText[locale].placeholder }).click()
  await page.locator('[data-place]').waitFor()
  const stay = page.locator('main article').nth(4)
  const { top, title } = await stay.evaluate((card) => {
    scrollBy({ top: card.getBoundingClientRect().top - 200, behavior: 'instant' })
    return { top: Math.round(card.getBoundingClientRect().top), title: card.querySelector('h2')?.textContent ?? '' }
  })
  await stay.locator('a').first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.goBack()
  await stay.waitFor()
  await expect
    .poll(() => stay.evaluate((card, wanted) => Math.abs(card.getBoundingClientRect().top - wanted), top))
    .toBeLessThan(5)
})

test('a page that was loaded anew over its filters shows the list, and one step leads back', async () => {
  const visit = await openOnPhone('/properties')
  const { page, isAt } = visit
  const { sheet, button } = filtersOf(visit)
  await button.click()
  await page.waitForFunction(() => history.state.isOver)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
  expect(await sheet.isVisible()).toBe(false)
  await isAt('/properties')
  await page.goBack()
  await isAt('/about')
})

test('so it closes the menu and the guests', async () => {
  const { page, isAt } = await openOnPhone('/properties')
  const menu = page.locator('#sections')
  await page.getByRole('button', { name: messages[locale].nav.more }).click()
  await menu.waitFor()
  await page.goBack()
  await gone(menu)
  await isAt('/properties')
  const order = page.locator('details[name=choice-menu]')
  await order.locator('summary').click()
  await page.locator('details[name=choice-menu][data-way-back]').waitFor()
  await page.waitForFunction(() => history.state.isOver)
  await page.goBack()
  await gone(order.getByRole('navigation'))
  await isAt('/properties')
  await page.locator('main summary', { hasText: staySearchText[locale].placeholder }).click()
  const party = page.locator('details[name=stay-search]').last()
  await party.locator('summary').click()
  await page.locator('details[name=stay-search][data-way-back]').last().waitFor()
  await page.waitForFunction(() => history.state.isOver)
  await page.goBack()
  await gone(party.locator('fieldset'))
  await isAt('/properties')
  await page.getByRole('button', { name: messages[locale].nav.more }).click()
  await menu.locator(`a[href="${localPath(locale, '/events')}"]`).click()
  await isAt('/events')
  await page.goBack()
  await isAt('/properties')
  await page.goBack()
  await isAt('/about')
})

test('so it closes the calendar of a stay, whose days take the place of the page without them', async () => {
  const { page, isAt } = await openOnPhone('/properties/1')
  const calendar = page.getByRole('dialog', { name: bookingText[locale].calendar.title })
  const form = page.getByRole('region', { name: t.plan })
  await form.locator('button[aria-haspopup=dialog]').click()
  await calendar.waitFor()
  await page.goBack()
  await gone(calendar)
  await isAt('/properties/1')
  await form.locator('button[aria-haspopup=dialog]').click()
  await calendar.getByText(bookingText[locale].calendar.loading).waitFor({ state: 'hidden' })
  const free = await calendar
    .locator('button[data-day]:not([aria-disabled=true])')
    .evaluateAll((shown) => shown.map((button) => (button as HTMLElement).dataset.day as Day))
  const from = free.find((day) => free.includes(addDays(day, 1)))
  if (!from) throw new Error('No two days in a row are free')
  for (const day of [from, addDays(from, 1)]) await calendar.locator(`button[data-day="${day}"]`).click()
  await calendar.getByRole('button', { name: bookingText[locale].calendar.done, exact: true }).click()
  const chosen = `/properties/1?checkIn=${from}&checkOut=${addDays(from, 1)}&adults=2&children=0`
  await isAt(chosen)
  await form.locator('button[aria-haspopup=dialog]').click()
  await calendar.waitFor()
  await page.goBack()
  await gone(calendar)
  await isAt(chosen)
  await page.goBack()
  await isAt('/about')
})
