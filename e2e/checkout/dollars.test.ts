import { expect, test } from 'vitest'
import { exchange } from '../../src/domain/money/exchange.ts'
import { toDue } from '../../src/domain/money/payment-amount.ts'
import { fill } from '../../src/i18n/fill.ts'
import { formatDay, formatPrice } from '../../src/i18n/format.ts'
import { checkoutText } from '../../src/i18n/messages/checkout.ts'
import { dueText } from '../../src/i18n/messages/due.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import { toRateText } from '../../src/i18n/rate-text.ts'
import { ask } from '../support/api.ts'
import { askAvailability, atPaymentPage, type Choice, keepChoice, party, query, stayAhead } from '../support/booking.ts'
import { closePage, type Visit } from '../support/browser.ts'
import { buyTour } from '../support/buying.ts'
import { casesIn } from '../support/locale-sample.ts'
import { findOverflow } from '../support/page-health.ts'
import { atBank } from '../support/paying.ts'
import { openSignedIn } from '../support/signed-in.ts'

/** One in dollars whose dinars notes cannot pay to the last. */
async function findInDollars(locale: Visit['locale'], rate: number) {
  const houses = await query<{ id: number }>(
    `select distinct property_id id from room_types where currency = 'USD' order by 1`,
  )
  for (const { id } of houses)
    for (const nights of [1, 2, 3, 4, 5]) {
      const days = stayAhead(75, nights)
      const [offer] = (await askAvailability(id, locale, { ...days, ...party })).combinations
      if (offer?.price.currency !== 'USD') continue
      const cents = { amount: Math.round(offer.price.amount * 100), currency: 'USD' } as const
      const due = toDue(cents, 'cash', rate)
      const rooms = offer.rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count }))
      const choice: Choice = { propertyId: id, ...days, ...party, rooms }
      if (due.rounding < 0) return { choice, price: offer.price, due, exact: exchange(cents, 'IQD', rate).amount }
    }
  throw new Error('Nothing is sold in dollars')
}

test.each(casesIn('ku', ['ar', 'ku']))('a stay in dollars says its dinars wherever it is paid, %s', async (locale) => {
  const { dinarsPerDollar, day } = await ask<{ dinarsPerDollar: number; day: string }>('/public/exchange-rate', locale)
  const { choice, price, due, exact } = await findInDollars(locale, dinarsPerDollar)
  const dinars = (amount: number, sign?: '−') => formatPrice(locale, { amount, currency: 'IQD' }, sign)
  const rate = fill(dueText[locale].rate, { rate: dinars(dinarsPerDollar), day: formatDay(locale, day) })
  const visit = await openSignedIn({ locale, width: 390 })
  const { page } = visit
  await page.goto('/robots.txt')
  await keepChoice(page, { ...choice, price })
  await visit.go('/checkout')
  await page.locator('input[value=cash]').check()
  const panel = page.getByRole('region', { name: checkoutText[locale].price.title, exact: true })
  for (const text of [dueText[locale].rounding, dinars(exact), dinars(-due.rounding, '−'), dinars(due.amount)])
    await panel.getByText(text, { exact: true }).waitFor()
  // And each line says what it is about in dinars.
  for (const row of await panel.locator('ul > li > p').allTextContents()) expect(row).toMatch(/\$.*≈.*د\.ع/)
  // In the bar as well, which stays in sight.
  await expect.poll(() => page.getByText(dinars(due.amount), { exact: true }).filter({ visible: true }).count()).toBe(2)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: checkoutText[locale].bookCash, exact: true }).click()
  await atPaymentPage(page)
  const result = page.locator('main dl').last()
  for (const text of [formatPrice(locale, price), dinars(due.amount), dinars(-due.rounding, '−'), rate])
    await result.getByText(text).first().waitFor()
  // Not about any more, in the list and on its own page.
  await visit.go('/account/history?show=upcoming')
  await page.getByRole('article').getByText(dinars(due.amount), { exact: true }).first().waitFor()
  const [booked] = await query<{ id: number }>(
    'select id from reservations where property_id = $1 order by id desc limit 1',
    [choice.propertyId],
  )
  await visit.go(`/account/history/${booked?.id}`)
  const own = page.getByRole('region', { name: reservationsText[locale].labels.price, exact: true })
  for (const text of [dinars(due.amount), rate, `${dueText[locale].rounding}: ${dinars(-due.rounding, '−')}`])
    await own.getByText(text, { exact: true }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain('≈')
  await closePage(visit)
})

test('a tour in dollars says the dinars of what was paid, and about what is left', async () => {
  const locale = 'ar'
  const visit = await openSignedIn({ locale, width: 390 })
  const { page } = visit
  const bought = await buyTour(visit, `s.currency = 'USD'`)
  await atBank(visit, bought, 'pay')
  await atPaymentPage(page)
  const [paid] = await query<Record<'price' | 'amount' | 'rate' | 'rest', string>>(
    `select y.price, y.amount, y.rate, p.rest_amount rest from purchases p join payments y on y.order_id = p.order_id where p.id = $1`,
    [bought.id],
  )
  if (!paid) throw new Error('Nothing was paid')
  const dollars = (cents: number) => formatPrice(locale, { amount: cents / 100, currency: 'USD' })
  const dinars = (amount: number) => formatPrice(locale, { amount, currency: 'IQD' })
  // The rest uses the rate of today, which names its day.
  const rate = await ask<Parameters<typeof toRateText>[1]>('/public/exchange-rate', locale)
  await page.getByText(toRateText(locale, rate), { exact: true }).filter({ visible: true }).waitFor()
  const rest = exchange({ amount: Number(paid.rest), currency: 'USD' }, 'IQD', Number(paid.rate)).amount
  const whole = `≈\u00a0${dinars(Number(paid.amount) + rest)}`
  await visit.go(`/account/purchases/${bought.id}`)
  const main = page.locator('main')
  const fixed = fill(dueText[locale].rate, { rate: dinars(Number(paid.rate)), day: formatDay(locale, rate.day ?? '') })
  const deposit = `${dollars(Number(paid.price))} (${dinars(Number(paid.amount))}) · ${fixed}`
  await main.getByText(deposit, { exact: true }).waitFor()
  // On the paper that is printed as well.
  await main
    .getByText(`${dollars(Number(paid.rest))} (≈\u00a0${dinars(rest)})`, { exact: true })
    .filter({ visible: true })
    .waitFor()
  await main.getByText(whole, { exact: true }).waitFor()
  await main
    .getByText(dinars(Number(paid.rate)))
    .first()
    .waitFor()
  await visit.go('/account/purchases')
  await page.getByRole('article').getByText(whole, { exact: true }).waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await findOverflow(page)).toEqual([])
  // The list of payments says both.
  await visit.go('/account/transactions')
  const row = page.locator('main a[href*="/account/transactions/"]').first()
  for (const text of [
    formatPrice(locale, { amount: Number(paid.amount), currency: 'IQD' }, '−'),
    dollars(Number(paid.price)),
  ])
    await row.getByText(text, { exact: true }).waitFor()
  await closePage(visit)
})
