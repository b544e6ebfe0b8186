import { describe, expect, test } from 'vitest'
import { fill } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { arrivalText } from '../../src/i18n/messages/arrival.ts'
import { bookingMessages } from '../../src/i18n/messages/booking-messages.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { reservationsText as messages } from '../../src/i18n/messages/reservations.ts'
import { atPaymentPage, bookOver, operate, operateFromSources, query, stayAhead } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { casesIn, testInSoak } from '../support/locale-sample.ts'
import {
  atBank,
  becomes,
  begin,
  days,
  isSound,
  open,
  openPayment,
  payAndVanish,
  propertiesWith,
  reports,
  says,
} from '../support/paying.ts'

describe('at the bank', () => {
  test.each(
    casesIn('ku', [
      ['decline', 'en', 'declined'],
      ['cancel', 'ar', 'abandoned'],
      ['expire', 'ku', 'lapsed'],
    ] as const),
  )('%s: it is said, the rooms wait, and the next try is taken (%s)', async (choice, locale, heading) => {
    const { visit, booked } = await begin(locale, days(41))
    const { page } = visit
    const { payment, pay } = messages[locale]
    await atBank(visit, booked, choice)
    await atPaymentPage(page)
    await says(visit, payment[heading])
    await reports(visit, payment.unpaidText)
    await page.getByRole('timer').waitFor()
    await isSound(visit)
    // The choice stays.
    expect(await page.getByLabel(pay.method).inputValue()).toBe('qi')
    await page.getByRole('button', { name: pay.action }).click()
    await page.locator('button[value=pay]').click()
    await atPaymentPage(page)
    await says(visit, payment.accepted)
    await closePage(visit)
  })

  test('the tab is closed after paying: the bank’s notice is enough', async () => {
    const { visit, booked } = await begin('ku', days(42))
    await payAndVanish(visit, booked)
    await becomes(booked.id, 'accepted', 'paid')
    await visit.go(`/account/history/${booked.id}`)
    await reports(visit, messages.ku.next.ready)
    await closePage(visit)
  })

  test('and the notice is lost as well: Safar asks by itself', async () => {
    const { visit, booked } = await begin('ar', days(43))
    await payAndVanish(visit, booked, 'lost')
    await becomes(booked.id, 'accepted', 'paid')
    await visit.go('/account/history')
    await reports(visit, messages.ar.booked)
    await closePage(visit)
  })

  testInSoak('one tab waits while the other pays: it says so by itself; both are paid once', async () => {
    const { visit, booked } = await begin('en', days(44))
    const { page } = visit
    const { payment, pay } = messages.en
    await openPayment(visit, booked)
    await says(visit, payment.waiting)
    await reports(visit, payment.notYet)
    await page.getByRole('timer').waitFor()
    expect(await page.getByRole('link', { name: pay.action }).getAttribute('href')).toBe(booked.link)
    await isSound(visit)
    const [one, other] = [await visit.context.newPage(), await visit.context.newPage()]
    await one.goto(booked.link)
    await other.goto(booked.link)
    await one.locator('input[value=lost]').check()
    await one.locator('button[value=pay]').click()
    await says(visit, payment.accepted)
    await other.locator('button[value=pay]').click()
    await other.getByRole('heading', { level: 1, name: payment.accepted, exact: true }).waitFor()
    const paid = await query(
      'select from payments where order_id = (select order_id from reservations where id = $1)',
      [booked.id],
    )
    expect(paid.length).toBe(1)
    await closePage(visit)
  })

  test('a tab that still offers to pay what another has paid leads to how it stands', async () => {
    const { visit, booked } = await begin('ar', days(45))
    const { page } = visit
    await visit.go('/account/pending')
    const elsewhere = await visit.context.newPage()
    await elsewhere.goto(booked.link)
    await elsewhere.locator('button[value=pay]').click()
    await becomes(booked.id, 'accepted', 'paid')
    await page.getByRole('button', { name: messages.ar.pay.action }).click()
    await atPaymentPage(page)
    await says(visit, messages.ar.payment.accepted)
    await closePage(visit)
  })
})

test('given up before it is paid: nothing is left of it', async () => {
  const { visit, booked } = await begin('en', days(48))
  const { page } = visit
  const { cancel, pending, payment, next } = messages.en
  await visit.go('/account/pending')
  await isSound(visit)
  await page.getByRole('button', { name: cancel.action }).click()
  await page.getByRole('alertdialog').getByText(cancel.unpaid).waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: cancel.action }).click()
  await page.getByText(pending.empty).waitFor()
  await openPayment(visit, booked)
  await says(visit, payment.cancelled)
  await reports(visit, next.cancelled)
  await closePage(visit)
})

describe('other ways', { timeout: 180_000 }, () => {
  test.each(
    casesIn('ku', [
      ['ku', 'paid'],
      ['en', 'not paid'],
    ] as const),
  )('the property says no (%s, %s)', async (locale, isPaid) => {
    const visit = await open(locale)
    const method = isPaid === 'paid' ? 'qi' : 'cash'
    const booked = await bookOver(visit, { days: stayAhead(54), method, among: await propertiesWith('manual') })
    const { payment, next, statuses, cancelled } = messages[locale]
    if (isPaid === 'paid') {
      await atBank(visit, booked, 'pay')
      await atPaymentPage(visit.page)
      await says(visit, payment.paid)
      await reports(visit, next.acceptance.split(':answer')[0] ?? '')
      await isSound(visit)
    }
    await operate('reject', String(booked.id))
    if (isPaid === 'paid') await becomes(booked.id, 'rejected', 'refunded')
    await openPayment(visit, booked)
    await says(visit, payment.rejected)
    const values = { amount: formatPrice(locale, booked.total), method: bookingMessages[locale].methods.qi }
    const text = isPaid === 'paid' ? fill(next.refunded, values) : next.rejected
    await reports(visit, text)
    expect(await visit.page.getByText(payment.bring, { exact: true }).count()).toBe(0)
    await isSound(visit)
    await visit.go(`/account/history/${booked.id}`)
    await reports(visit, text)
    await reports(visit, statuses.rejected)
    expect(await visit.page.getByText(cancelled, { exact: true }).count()).toBe(0)
    await closePage(visit)
  })

  test('cash: a code, a deadline and an address; the operator confirms; cancelled, it is in the wallet', async () => {
    const { visit, booked } = await begin('ar', { ...days(55), method: 'cash' })
    const { page } = visit
    const { payment, cancel, next } = messages.ar
    await visit.page.goto(booked.link)
    await says(visit, payment.cash)
    for (const label of [payment.code, payment.deadline, payment.place, payment.bring])
      await page.locator('dt').getByText(label, { exact: true }).waitFor()
    await isSound(visit)
    const code = await page
      .locator('div')
      .filter({ has: page.locator('dt').getByText(payment.code, { exact: true }) })
      .last()
      .locator('dd')
      .textContent()
    // Who has to go there can ask the way, and has a paper to show.
    await visit.go(`/account/history/${booked.id}`)
    await page.getByRole('link', { name: arrivalText.ar.property.call }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('section.print\\:block')
    for (const text of [code ?? '', messages.ar.confirmation.held, messages.ar.confirmation.phone])
      await paper.getByText(text).first().waitFor()
    expect(await page.locator('h1').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await operateFromSources('confirm-cash', code ?? '')
    await openPayment(visit, booked)
    await says(visit, payment.accepted)
    await visit.go(`/account/history/${booked.id}`)
    await page.getByRole('button', { name: cancel.action }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: cancel.action }).click()
    await becomes(booked.id, 'ended', 'refunded')
    // The page follows the money by itself.
    const amount = formatPrice('ar', booked.total)
    await reports(visit, fill(next.refundedToWallet, { amount }))
    await visit.go('/account')
    await reports(visit, amount)
    await closePage(visit)
  })

  test('cash that cannot be brought is paid at the bank instead (ku)', async () => {
    const { visit, booked } = await begin('ku', { ...days(57), method: 'cash' })
    const { page } = visit
    const { pay, payment } = messages.ku
    await visit.go(`/account/history/${booked.id}`)
    await reports(visit, pay.instead)
    await isSound(visit)
    await page.getByLabel(pay.method).selectOption('qi')
    await page.getByRole('button', { name: pay.action }).click()
    await page.locator('button[value=pay]').click()
    await atPaymentPage(page)
    await says(visit, payment.accepted)
    await becomes(booked.id, 'accepted', 'paid')
    await closePage(visit)
  })

  test('the wallet pays at once; one that has too little says so, and the rooms wait', async () => {
    const { visit, booked } = await begin('ku', days(56))
    const { page } = visit
    const { pay, payment } = messages.ku
    await atBank(visit, booked, 'decline')
    await atPaymentPage(page)
    await says(visit, payment.declined)
    await page.getByLabel(pay.method).selectOption('wallet')
    await page.getByRole('button', { name: pay.action }).click()
    await reports(visit, problemMessages.ku.WALLET_TOO_LOW)
    await operate('credit-wallet', visit.phone, String(booked.total.amount))
    await page.getByRole('button', { name: pay.action }).click()
    await says(visit, payment.accepted)
    await closePage(visit)
  })
})
