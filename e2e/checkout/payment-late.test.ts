import { describe, test } from 'vitest'
import { fill } from '../../src/i18n/fill.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { bookingMessages } from '../../src/i18n/messages/booking-messages.ts'
import { reservationsText as messages } from '../../src/i18n/messages/reservations.ts'
import { atPaymentPage, operate, partyQuery, query } from '../support/booking.ts'
import { closePage } from '../support/browser.ts'
import { atBank, becomes, begin, days, isSound, openPayment, reports, says } from '../support/paying.ts'
import { runJobsNow } from '../support/run-jobs-now.ts'

/** Lets fifteen minutes pass. */
async function runOut(id: number): Promise<void> {
  await query(
    `update orders set hold_until = now() - interval '1 second' where id = (select order_id from reservations where id = $1)`,
    [id],
  )
}

/** The bank is left in peace by the jobs, so that it can be paid after the end. */
const leaveInPeace = (id: number) =>
  query(
    `update payments set check_at = now() + interval '1 hour' where order_id = (select order_id from reservations where id = $1)`,
    [id],
  )

describe('the time runs out', { timeout: 180_000 }, () => {
  test('in front of somebody: the page says so by itself, and leads to the stay with the same party', async () => {
    const { visit, booked } = await begin('ku', days(46))
    const { page } = visit
    const { payment, next, pending } = messages.ku
    await page.clock.install()
    await visit.go('/account/pending')
    await page.getByRole('timer').waitFor()
    await runOut(booked.id)
    await page.clock.fastForward('15:00')
    await page.getByText(pending.empty).waitFor()
    await openPayment(visit, booked)
    await says(visit, payment.failed)
    await reports(visit, next.failed)
    await isSound(visit)
    const { propertyId, checkIn, checkOut } = booked.choice
    const again = `**${localPath('ku', `/properties/${propertyId}`)}?checkIn=${checkIn}&checkOut=${checkOut}&${partyQuery}`
    await page.getByRole('link', { name: payment.bookAgain }).click()
    await page.waitForURL(again)
    await visit.go(`/account/history/${booked.id}`)
    await page.getByRole('link', { name: messages.ku.detail.again }).click()
    await page.waitForURL(again)
    await closePage(visit)
  })

  test('and it is paid all the same, while the rooms are free: the booking is back', async () => {
    const { visit, booked } = await begin('en', days(47))
    await leaveInPeace(booked.id)
    await runOut(booked.id)
    await runJobsNow()
    await becomes(booked.id, 'failed', 'failed')
    await atBank(visit, booked, 'pay')
    await atPaymentPage(visit.page)
    await says(visit, messages.en.payment.accepted)
    await closePage(visit)
  })

  test('and it is paid when the rooms have gone: all of it comes back, and it is said why', async () => {
    const { visit, booked } = await begin('ar', days(52))
    const { propertyId, checkIn, checkOut } = booked.choice
    await leaveInPeace(booked.id)
    await runOut(booked.id)
    await runJobsNow()
    await becomes(booked.id, 'failed', 'failed')
    const closed = await operate('close', String(propertyId), checkIn, checkOut)
    try {
      await atBank(visit, booked, 'pay')
      await atPaymentPage(visit.page)
      await says(visit, messages.ar.payment.failed)
      await becomes(booked.id, 'failed', 'refunded')
      await openPayment(visit, booked)
      const values = { amount: formatPrice('ar', booked.total), method: bookingMessages.ar.methods.qi }
      await reports(visit, fill(messages.ar.next.lateRefunded, values))
      await isSound(visit)
    } finally {
      await operate('reopen', closed.match(/\d+$/)?.[0] ?? '')
    }
    await closePage(visit)
  })
})
