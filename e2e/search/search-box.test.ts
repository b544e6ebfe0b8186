import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { choiceText } from '../../src/i18n/messages/choice.ts'
import { compareText } from '../../src/i18n/messages/compare.ts'
import { propertiesText } from '../../src/i18n/messages/properties.ts'
import { staySearchText } from '../../src/i18n/messages/stay-search.ts'
import { ask } from '../support/api.ts'
import { openPage } from '../support/browser.ts'
import { messages } from '../support/messages.ts'
import { expectHealthy } from '../support/page-health.ts'

const box = (page: Page, locale: Locale) => page.getByRole('search', { name: staySearchText[locale].label })
/** Whether the lower edge of it is behind something else, or below the window. */
const isCovered = (element: Locator): Promise<boolean> =>
  element.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, bottom - 4))
  })
const cards = (page: Page) => page.locator('main article h2')

test('a family of seven finds a stay near a shrine, in Arabic on a phone', async () => {
  const t = propertiesText.ar
  const { age, messages, calendar } = bookingText.ar
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  await visit.go('/')
  const form = box(page, 'ar')
  await form.getByLabel(staySearchText.ar.place).fill('الحسين')
  const shrine = page.getByRole('option').filter({ hasText: staySearchText.ar.landmark }).first()
  await shrine.click()
  await form.locator('input[name=near]').waitFor({ state: 'attached' })

  await form.locator('summary').first().click()
  // Its buttons can be pressed, and are not behind the bar at the bottom.
  const done = form.getByRole('button', { name: calendar.done, exact: true })
  await done.waitFor()
  await expect.poll(() => isCovered(done)).toBe(false)
  await form.getByRole('button', { name: calendar.nextMonth }).click()
  const free = form.locator('button[data-day]:not([aria-disabled=true])')
  const [from, to] = await Promise.all([9, 11].map((index) => free.nth(index).getAttribute('data-day')))
  await free.nth(9).click()
  await free.nth(11).click()
  // The second day closes it.
  await done.waitFor({ state: 'hidden' })

  await form.locator('summary').last().click()
  const guests = form.getByRole('group', { name: staySearchText.ar.guests })
  const { less, more } = choiceText.ar.messages
  await guests.getByRole('button', { name: `${more}: ${t.adults}` }).click()
  await guests.getByRole('button', { name: `${less}: ${t.adults}` }).click()
  for (let child = 0; child < 5; child++) await guests.getByRole('button', { name: `${more}: ${t.children}` }).click()
  const ready = guests.getByRole('button', { name: calendar.done, exact: true })
  expect(await isCovered(ready)).toBe(false)
  await ready.click()
  await guests.waitFor({ state: 'hidden' })
  await form.getByRole('button', { name: staySearchText.ar.search, exact: true }).click()
  await form.getByRole('alert').getByText(messages.agesRequired).waitFor()
  for (const child of [1, 2, 3, 4, 5])
    await form.getByRole('combobox', { name: age(child) }).selectOption(String(child + 2))
  await expectHealthy(visit, { skip: ['shift'] })
  await ready.click()
  await form.getByRole('button', { name: staySearchText.ar.search, exact: true }).click()
  await page.waitForURL(
    `**${localPath('ar', '/properties')}?near=landmark-*&checkIn=${from}&checkOut=${to}&adults=2&children=5&age=3*`,
  )
  await cards(page).first().waitFor()
  await page.getByRole('list', { name: t.chosen }).getByText(t.guests(7)).waitFor()
  expect(await page.locator('main summary', { hasText: t.sort }).textContent()).toContain(t.sorts.distance)

  // Recent searches are offered again, until signing out.
  await visit.go('/')
  await form.getByLabel(staySearchText.ar.place).click()
  await page.getByRole('option').filter({ hasText: staySearchText.ar.recent }).first().click()
  await page.waitForURL('**near=landmark-*')
})

test('two adults come unless somebody says otherwise, and leave the address as it is; their steppers open below their field', async () => {
  const t = propertiesText.ku
  const visit = await openPage({ locale: 'ku', width: 1280 })
  const { page } = visit
  await visit.go('/')
  const form = box(page, 'ku')
  const field = form.locator('summary').last()
  expect(await field.textContent()).toContain('2')
  await field.click()
  const guests = form.getByRole('group', { name: staySearchText.ku.guests })
  const search = form.getByRole('button', { name: staySearchText.ku.search, exact: true })
  const [panel, cell, button] = await Promise.all([guests, field, search].map((part) => part.boundingBox()))
  if (!panel || !cell || !button) throw new Error('There are no guests')
  expect(panel.y).toBeGreaterThan(cell.y + cell.height - 1)
  // From right to left the button is to the left of the field.
  expect(panel.x).toBeGreaterThan(button.x + button.width - 1)
  for (const step of await guests.getByRole('button').all())
    expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectHealthy(visit, { skip: ['shift'] })
  await search.click()
  await page.waitForURL('**/ku/properties')
  await page.getByRole('heading', { level: 1, name: messages.ku.property.title }).waitFor()

  await field.click()
  const { more } = choiceText.ku.messages
  await guests.getByRole('button', { name: `${more}: ${t.adults}` }).click()
  await page.keyboard.press('Escape')
  await guests.waitFor({ state: 'hidden' })
  await search.click()
  await page.waitForURL('**/ku/properties?adults=3')
  expect(await field.textContent()).toContain('3')
})

test('what is typed the moment that suggestions come is heard', async () => {
  const visit = await openPage({ locale: 'ar', width: 390 })
  const { page } = visit
  await visit.go('/')
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('[data-place]')
      if (!input?.form?.querySelector('[role=listbox]')) return
      watcher.disconnect()
      input.value = 'الحسين'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
  await box(page, 'ar').getByLabel(staySearchText.ar.place).focus()
  await page.getByRole('option').filter({ hasText: staySearchText.ar.landmark }).first().waitFor()
})

test('near me is asked for by a tap alone, in Kurdish; without script a name is enough', async () => {
  const t = staySearchText.ku
  const visit = await openPage({ locale: 'ku', width: 390 })
  const { page } = visit
  await visit.go('/properties')
  await page.locator('main summary', { hasText: t.placeholder }).click()
  await box(page, 'ku').getByLabel(t.place).click()
  await page.getByRole('option').filter({ hasText: t.nearMe }).click()
  await page.getByRole('alert').getByText(t.refused).waitFor()
  await expectHealthy(visit, { skip: ['shift'] })

  const bare = await openPage({ locale: 'ku', width: 390, javaScript: false })
  await bare.go('/')
  await box(bare.page, 'ku').getByLabel(t.place).fill('هەولێر')
  await box(bare.page, 'ku').getByRole('button', { name: t.search }).click()
  await bare.page.waitForURL('**/properties?location=*')
  await cards(bare.page).first().waitFor()
})

test('two stays are ticked, compared side by side, and their prices read in dollars', async () => {
  const t = compareText.en
  const visit = await openPage({ locale: 'en', width: 390 })
  const { page } = visit
  await visit.go('/properties')
  const ticks = page.locator('[data-compare]')
  const ids = await Promise.all([0, 1].map((index) => ticks.nth(index).getAttribute('data-compare')))
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('link', { name: t.bar(2) }).click()
  await page.waitForURL(`**/properties/compare?ids=${ids.join(',')}`)
  const { title } = await ask<{ title: string }>(`/user/properties/${ids[1]}`)
  await page.getByRole('columnheader').filter({ hasText: title }).waitFor()
  await page.locator('footer [data-to-currency=USD]').click()
  expect(await page.locator('html').getAttribute('data-currency')).toBe('USD')
  await visit.go('/properties')
  expect(await page.locator('html').getAttribute('data-currency')).toBe('USD')
  await page.locator('.price-usd').first().waitFor()
  await expectHealthy(visit)
})
