import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { addDays, toDay } from '../src/domain/day.ts'
import { type Locale, locales } from '../src/domain/locale.ts'
import { localPath } from '../src/i18n/locale-facts.ts'
import { checkoutText } from '../src/i18n/messages/checkout.ts'
import { reservationsText } from '../src/i18n/messages/reservations.ts'
import { problemMessages } from '../src/i18n/problems.ts'
import { ask } from './api.ts'
import { closePage, isReady, type Visit, widths } from './browser.ts'
import { expectHealthy, findOverflow } from './health.ts'
import { openSignedIn } from './signed-in.ts'

type Selection = { rooms: { roomTypeId: number; count: number }[] }

const today = toDay(new Date())
const stay = (ahead: number) => ({ checkIn: addDays(today, ahead), checkOut: addDays(today, ahead + 3) })
const party = { adults: 2, childrenAges: [5] }

/** A selection that can be booked, as the property page would keep it. */
async function choose(locale: Locale, days: { checkIn: string; checkOut: string }) {
  const { data } = await ask<{ data: { id: number }[] }>('/user/properties?limit=40', locale)
  for (const { id } of data) {
    const response = await fetch(`${inject('site')}/services/api/user/properties/availablility?lang=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ propertyId: id, ...days, ...party }),
    })
    const { combinations } = (await response.json()) as { combinations: Selection[] }
    const rooms = combinations[0]?.rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count }))
    if (rooms) return { propertyId: id, ...days, ...party, rooms }
  }
  throw new Error('Nothing is free')
}

const keep = (page: Page, selection: unknown) =>
  page.evaluate((chosen) => sessionStorage.setItem('safar.reservation', JSON.stringify(chosen)), selection)

const book = (page: Page, locale: Locale) => page.getByRole('button', { name: checkoutText[locale].book })

async function openCheckout(visit: Visit, ahead: number): Promise<void> {
  const { page, locale } = visit
  await visit.go('/about')
  await keep(page, await choose(locale, stay(ahead)))
  await visit.go('/checkout')
  await page.locator('[name=guestName]').waitFor()
}

/** Booked with the test bank; the bank's page is open. */
async function bookWithBank(visit: Visit, ahead: number): Promise<Page> {
  const { page, locale } = visit
  await openCheckout(visit, ahead)
  await page.locator('input[value=qi]').check()
  await book(page, locale).click()
  await page.locator('button[value=pay]').waitFor()
  return page
}

const atSuccess = (page: Page) => page.waitForURL((url) => url.pathname.endsWith('/payment/success'))

describe.each(locales)('booking in %s', (locale) => {
  const words = reservationsText[locale]

  test('without a selection the way goes to the stays', async () => {
    const visit = await openSignedIn({ locale })
    await visit.page.goto(inject('site') + localPath(locale, '/checkout'))
    await visit.page.waitForURL((url) => url.pathname === localPath(locale, '/properties'))
    await closePage(visit)
  })

  test('the checkout is sound at every width, and asks for the payment method', async () => {
    const visit = await openSignedIn({ locale })
    const { page } = visit
    await openCheckout(visit, 40)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expectHealthy(visit, { skip: ['shift'] })
    }
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    await book(page, locale).click()
    await page.getByText(problemMessages[locale].PAYMENT_METHOD_REQUIRED).first().waitFor()
    expect(await page.locator('[name=guestName]').inputValue()).toBe(visit.name)
    await closePage(visit)
  })

  test('paid, seen among the trips, cancelled', async () => {
    const visit = await openSignedIn({ locale, width: 390 })
    const { page } = visit
    await bookWithBank(visit, 50)
    await page.locator('button[value=pay]').click()
    await atSuccess(page)
    await page.getByRole('link', { name: words.payment.toReservation }).waitFor()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: new RegExp(`${words.payment.accepted}|${words.payment.paid}`) })
      .waitFor({ timeout: 15_000 })
    await page.getByRole('link', { name: words.payment.toReservation }).click()
    await page.waitForURL(/\/account\/history\/\d+$/)
    await isReady(page)
    await expectHealthy(visit, { skip: ['shift'] })
    await page.getByRole('button', { name: words.cancel.action }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(words.cancel.rooms).waitFor()
    await question.getByRole('button', { name: words.cancel.action }).click()
    await page.getByText(words.cancelled).first().waitFor()
    await closePage(visit)
  })

  test('declined at the bank: nothing is lost, and it can be tried again or given up', async () => {
    const visit = await openSignedIn({ locale, width: 390 })
    const { page } = visit
    await bookWithBank(visit, 60)
    await page.locator('button[value=decline]').click()
    await atSuccess(page)
    await page.getByText(words.payment.unpaid).waitFor({ timeout: 15_000 })
    await page.getByRole('button', { name: words.pay.action }).waitFor()
    await visit.go('/account/pending')
    await page.getByRole('timer').waitFor()
    await expectHealthy(visit, { skip: ['shift'] })
    await page.getByRole('button', { name: words.cancel.action }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.cancel.action }).click()
    await page.getByText(words.pending.empty).waitFor()
    await closePage(visit)
  })
})
