import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test, vi } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { bookingText } from '../../src/i18n/messages/booking.ts'
import { checkoutText } from '../../src/i18n/messages/checkout.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { reservationsText } from '../../src/i18n/messages/reservations.ts'
import {
  atPaymentPage,
  bookButton,
  bookOver,
  findChoice,
  findStay,
  keepChoice,
  openCheckout,
  partyQuery,
  query,
  stayAhead,
} from '../support/booking.ts'
import { closePage, isReady, type Visit, widths } from '../support/browser.ts'
import { cookieName, createClient, goodPassword } from '../support/client.ts'
import { tags, textOf } from '../support/html.ts'
import { casesIn } from '../support/locale-sample.ts'
import { expectHealthy, findOverflow } from '../support/page-health.ts'
import { dialogOf } from '../support/sign-in-dialog.ts'
import { openSignedIn } from '../support/signed-in.ts'

const reservationsOf = async (phone: string): Promise<number> => {
  const sql = `select r.id from reservations r join orders o on o.id = r.order_id join customers c on c.id = o.customer_id
    join accounts a on a.id = c.account_id where a.phone = $1`
  return (await query(sql, [phone])).length
}

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const seen = ({ page }: Visit, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()
/** Below the header, which stays, and above the bar with the price. */
const isInSight = (panel: Locator) =>
  vi.waitFor(
    async () => {
      const [top, header] = await panel.evaluate((element) =>
        [element, document.querySelector('body header')].map((one) => {
          const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {}
          return one === element ? top : bottom
        }),
      )
      expect(top).toBeGreaterThanOrEqual(header ?? 0)
      expect(top).toBeLessThan(400)
    },
    { timeout: 30_000 },
  )
const isBank = (page: Page) => page.locator('button[value=pay]').waitFor()

describe.each(casesIn('ku', locales))('the checkout in %s', (locale) => {
  test('without a selection the way goes to the stays', async () => {
    const visit = await openSignedIn({ locale })
    await visit.page.goto(inject('site') + localPath(locale, '/checkout'))
    await visit.page.waitForURL((url) => url.pathname === localPath(locale, '/properties'))
    await closePage(visit)
  })

  test('a second tab says that the choice is in the other one, and what to do', async () => {
    const visit = await openSignedIn({ locale, width: 390 })
    await openCheckout(visit, stayAhead(43))
    const other = await visit.context.newPage()
    await other.goto(inject('site') + localPath(locale, '/checkout'))
    const { elsewhere, findProperty } = checkoutText[locale]
    await other.getByRole('heading', { name: elsewhere.title }).waitFor()
    await other.getByText(elsewhere.text).waitFor()
    await other.getByRole('link', { name: findProperty }).click()
    await other.waitForURL((url) => url.pathname === localPath(locale, '/properties'))
    await other.close()
    await closePage(visit)
  })

  test('is sound at every width, and asks for the payment method', async () => {
    const visit = await openSignedIn({ locale })
    const { page } = visit
    await openCheckout(visit, stayAhead(40))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expectHealthy(visit, { skip: width < 700 ? ['shift'] : ['shift', 'axe'] })
    }
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await findOverflow(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await bookButton(visit).click()
    const said = page.locator('#method-error')
    expect(await said.textContent()).toBe(problemMessages[locale].PAYMENT_METHOD_REQUIRED)
    // The list of methods is taller than the window: its error stands at its top.
    await isInSight(page.locator('#method'))
    await isInSight(said)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('radiogroup')
    expect(await field(page, 'guestName').inputValue()).toBe(visit.name)
    await closePage(visit)
  })
})

describe('an impatient person', () => {
  test('changes the language and reloads in the middle: everything is still there', async () => {
    const visit = await openSignedIn({ width: 390 })
    const { page } = visit
    const messages = checkoutText.en
    await openCheckout(visit, stayAhead(61))
    await field(page, 'guestName').fill('Omar Ali')
    await field(page, 'notes').fill('We arrive late')
    await page.getByRole('textbox', { name: messages.voucher.label }).fill('safar10')
    await page.getByRole('button', { name: messages.voucher.apply, exact: true }).click()
    await page.getByRole('button', { name: messages.voucher.remove }).waitFor()
    await page.locator('input[value=fastpay]').check()
    await page.locator('header a[hreflang=ar]').click()
    await page.waitForURL(`**${localPath('ar', '/checkout')}`)
    await isReady(page)
    for (const word of [checkoutText.ar.voucher.remove, 'again after a reload']) {
      if (word !== checkoutText.ar.voucher.remove) await page.reload()
      await page.getByRole('button', { name: checkoutText.ar.voucher.remove }).waitFor()
      await expect.poll(() => field(page, 'guestName').inputValue()).toBe('Omar Ali')
      await expect.poll(() => field(page, 'notes').inputValue()).toBe('We arrive late')
      await expect.poll(() => page.locator('input[value=fastpay]').isChecked()).toBe(true)
    }
    await closePage(visit)
  })

  test('taps twice, comes back from the bank, and reloads: one reservation, and the way leads to it', async () => {
    const visit = await openSignedIn({ width: 390 })
    const { page } = visit
    await openCheckout(visit, stayAhead(62))
    await page.locator('input[value=qi]').check()
    await bookButton(visit).dblclick()
    await isBank(page)
    await page.goBack()
    await atPaymentPage(page)
    const { payment, pay } = reservationsText.en
    await page.getByRole('heading', { level: 1, name: payment.waiting }).waitFor()
    expect(await reservationsOf(visit.phone)).toBe(1)
    await page.getByRole('link', { name: pay.action }).click()
    await page.locator('button[value=pay]').click()
    await atPaymentPage(page)
    const done = page.getByRole('heading', { level: 1, name: new RegExp(`${payment.accepted}|${payment.paid}`) })
    await done.waitFor()
    await page.reload()
    await done.waitFor()
    await page.goBack()
    await page.getByRole('link', { name: /Back to Safar/ }).click()
    await done.waitFor()
    await closePage(visit)
  })

  test('a page that the browser kept as it was left does not stay busy', async () => {
    const visit = await openSignedIn({ width: 390 })
    const { page } = visit
    await openCheckout(visit, stayAhead(63))
    await page.locator('input[value=qi]').check()
    // An answer without a page leaves the browser where it is, as if it had come back.
    await page.route('**/payments/sandbox/**', (route) => route.fulfill({ status: 204 }))
    const asked = page.waitForResponse('**/payments/sandbox/**')
    await bookButton(visit).click()
    await asked
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByRole('heading', { level: 1, name: reservationsText.en.payment.waiting }).waitFor()
    await closePage(visit)
  })

  test('reloads before the answer has come: the next press books nothing twice', async () => {
    const visit = await openSignedIn({ width: 390 })
    const { page } = visit
    await openCheckout(visit, stayAhead(64))
    await page.locator('input[value=qi]').check()
    const booking = (url: URL) => url.pathname.endsWith('/customer/reservations')
    await page.route(booking, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await bookButton(visit).click()
    await seen(visit, checkoutText.en.problem.offline)
    await page.unroute(booking)
    await page.reload()
    await field(page, 'guestName').waitFor()
    await bookButton(visit).click()
    await isBank(page)
    expect(await reservationsOf(visit.phone)).toBe(1)
    await closePage(visit)
  })

  test('whose session has ended signs in again, and books what was chosen', async () => {
    const visit = await openSignedIn({ width: 390 })
    const { page } = visit
    await openCheckout(visit, stayAhead(65))
    await field(page, 'notes').fill('A quiet room')
    await page.locator('input[value=qi]').check()
    await visit.client.send('POST', '/api/logout', { body: {} })
    await bookButton(visit).click()
    await dialogOf(visit).login(visit.phone, goodPassword)
    await page.waitForURL('**/checkout')
    await field(page, 'notes').waitFor()
    await expect.poll(() => field(page, 'notes').inputValue()).toBe('A quiet room')
    await expect.poll(() => page.locator('input[value=qi]').isChecked()).toBe(true)
    await bookButton(visit).click()
    await isBank(page)
    await closePage(visit)
  })

  test('with too little in the wallet is told before anything is booked', async () => {
    const visit = await openSignedIn({ width: 390 })
    const { page } = visit
    await openCheckout(visit, stayAhead(66))
    await page.locator('input[value=wallet]').check()
    await bookButton(visit).click()
    await page.locator('#method-error').waitFor()
    expect(await reservationsOf(visit.phone)).toBe(0)
    await closePage(visit)
  })
})

test('cash says its deadline and its place first; the code is at the top, with the focus on it; a second one is not offered', async () => {
  const visit = await openSignedIn({ locale: 'ar', width: 390 })
  const { page } = visit
  const { method } = checkoutText.ar
  await openCheckout(visit, stayAhead(67))
  await seen(visit, method.cashBy.split(':day')[0] ?? '')
  await seen(visit, method.cashPlace.split(':place')[0] ?? '')
  await page.locator('input[value=cash]').check()
  await page.getByRole('button', { name: checkoutText.ar.bookCash, exact: true }).click()
  await atPaymentPage(page)
  const heading = page.getByRole('heading', { level: 1, name: reservationsText.ar.payment.cash })
  await heading.waitFor()
  await isInSight(heading)
  await expect.poll(() => page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['H1', 0])
  await openCheckout(visit, stayAhead(68))
  await seen(visit, method.cashReasons.open)
  expect(await page.locator('input[value=cash]').isDisabled()).toBe(true)
  await closePage(visit)
})

/** Those that no other journey leads to. */
const lastProperties = async (): Promise<number[]> =>
  (
    await query<{ id: number }>(
      `select property_id id from room_types where currency = 'IQD' group by property_id order by property_id desc limit 2`,
    )
  ).map(({ id }) => id)

test('rooms that one holds oneself are not taken by a stranger', async () => {
  const visit = await openSignedIn({ locale: 'ar', width: 390 })
  const { page } = visit
  const { problem } = checkoutText.ar
  const [, propertyId = 0] = await lastProperties()
  const { id, choice } = await bookOver(visit, { days: await findStay(propertyId, 68), among: [propertyId] })
  const types = choice.rooms.map(({ roomTypeId }) => roomTypeId)
  const before = await query<{ id: number; units: number }>('select id, units from room_types where id = any($1)', [
    types,
  ])
  try {
    for (const { roomTypeId, count } of choice.rooms)
      await query('update room_types set units = $2 where id = $1', [roomTypeId, count])
    await visit.go('/about')
    await keepChoice(page, choice)
    await visit.go('/checkout')
    const said = page.getByRole('alert').filter({ hasText: problem.own })
    await said.getByRole('heading', { name: problem.title, exact: true }).waitFor()
    // The problem itself.
    visit.errors.forget()
    await expectHealthy(visit, { skip: ['shift'] })
    await said.getByRole('link', { name: problem.toOwn }).click()
    await page.waitForURL(`**/account/history/${id}`)
  } finally {
    for (const { id, units } of before) await query('update room_types set units = $2 where id = $1', [id, units])
  }
  await closePage(visit)
})

test('a price that changes: before the checkout it is said, before the booking it is refused', async () => {
  const [propertyId = 0] = await lastProperties()
  const days = await findStay(propertyId, 67)
  const before = await query<{ id: number; price: string }>('select id, price from room_types where property_id = $1', [
    propertyId,
  ])
  const raise = (percent: number) =>
    query('update room_types set price = price * $2::int / 100 where property_id = $1', [propertyId, percent])
  const priceNow = async () => formatPrice('en', (await findChoice('en', days, [propertyId])).price)

  const visit = await openSignedIn({ width: 390 })
  const { page } = visit
  const { problem } = checkoutText.en
  const first = await priceNow()
  const said = page.getByRole('alert').filter({ hasText: problem.priceTitle })
  await visit.go(`/properties/${propertyId}?checkIn=${days.checkIn}&checkOut=${days.checkOut}&${partyQuery}`)
  await page.getByRole('button', { name: bookingText.en.messages.take }).first().click()
  try {
    await raise(120)
    const book = page.getByRole('button', { name: bookingText.en.messages.book, exact: true })
    await book.filter({ visible: true }).first().click()
    await page.waitForURL('**/checkout')
    const second = await priceNow()
    await said.filter({ hasText: first }).filter({ hasText: second }).waitFor()
    await isInSight(said)
    await expectHealthy(visit, { skip: ['shift'] })
    await page.locator('input[value=qi]').check()
    await raise(110)
    await bookButton(visit).click()
    const third = await priceNow()
    await said.filter({ hasText: second }).filter({ hasText: third }).waitFor()
    await isInSight(said)
    expect(await reservationsOf(visit.phone)).toBe(0)
    await bookButton(visit).click()
    await isBank(page)
    expect(await page.locator('.amount').textContent()).toBe(third)
  } finally {
    for (const { id, price } of before) await query('update room_types set price = $2 where id = $1', [id, price])
  }
  await closePage(visit)
})

test.each(locales)('without script, the checkout says what is missing and where to go, %s', async (locale) => {
  const client = createClient({ locale })
  await client.signUp()
  const headers = { cookie: `${cookieName}=${client.cookie()}` }
  const html = await (await fetch(inject('site') + localPath(locale, '/checkout'), { headers })).text()
  const [, main = ''] = html.split('<main')
  const [, said = ''] = main.match(/<noscript>([\s\S]*?)<\/noscript>/) ?? []
  expect(textOf(said)).toContain(checkoutText[locale].noScript)
  expect(tags(said, 'a')[0]?.href).toBe(localPath(locale, '/properties'))
})
