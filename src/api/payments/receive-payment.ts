import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/customers.ts'
import { lockPayment, markPaid, type PaymentRow } from '../../db/queries/payments.ts'
import { oweReservation, payReservation } from '../../db/queries/payments-reservations.ts'
import { lockAnyReservation, type ReservationFacts } from '../../db/queries/reservations.ts'
import { addPoints } from '../../db/queries/reservations-points.ts'
import { addTransaction } from '../../db/queries/transactions.ts'
import { pointsFor } from '../../domain/point-rules.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import { askRefund } from './ask-refund.ts'
import { canRevive, retake } from './revive.ts'

/**
 * The money is here: the one place where a payment becomes paid. It buys what it was for, or is given back. True where it was news.
 * Locks in the order of everything else: the reservation, its payment, the customer, the voucher, the nights.
 */
export async function receivePayment(tx: Tx, { id, reservation }: PaymentRow, now: Date): Promise<boolean> {
  const facts = await lockAnyReservation(tx, reservation)
  const payment = await lockPayment(tx, id)
  if (!facts || !payment) throw new Error(`The payment ${id} has no reservation`)
  if (payment.status === 'paid') return false
  await markPaid(tx, id, now)
  await addTransaction(tx, {
    customer: payment.customer,
    type: 'debit',
    amount: payment.amount,
    method: payment.method,
    item: { type: 'reservation', id: reservation },
    source: { payment: id },
    now,
  })
  await buy(tx, facts, payment, now)
  return true
}

async function buy(tx: Tx, facts: ReservationFacts, payment: PaymentRow, now: Date): Promise<void> {
  // A hold that has run out without being ended still has its rooms.
  const isWaiting = facts.status === 'pending' && facts.paymentStatus !== 'paid'
  const isRevived = !isWaiting && (await canRevive(tx, facts, now))
  if (!isWaiting && !isRevived) return giveBack(tx, facts, payment, now)
  const pointsEarned = pointsFor(payment.amount)
  const status = facts.acceptance === 'automatic' ? 'accepted' : 'pending'
  await lockCustomer(tx, facts.customer)
  await payReservation(tx, facts.id, { payment: payment.id, status, pointsEarned, isRevived, now })
  if (isRevived) await retake(tx, facts, now)
  const { customer, id } = facts
  if (pointsEarned > 0)
    await addPoints(tx, { customer, reservation: id, points: pointsEarned, reason: 'reservation', now })
  const isAccepted = status === 'accepted'
  await notifyCustomer(tx, id, isAccepted ? { event: 'confirmed' } : { event: 'waiting', isFree: false }, { now })
}

/** Paid twice, or for what was given up: the reservation is told only where no other payment counts. */
async function giveBack(tx: Tx, facts: ReservationFacts, payment: PaymentRow, now: Date): Promise<void> {
  const isOther = facts.paidBy !== null
  if (!isOther) await oweReservation(tx, facts.id, { payment: payment.id, now })
  const request = { price: payment.price, reason: isOther ? 'paid twice' : 'came too late', now }
  const back = await askRefund(tx, payment, request)
  const event = isOther ? 'paid-twice' : 'paid-late'
  if (back) await notifyCustomer(tx, facts.id, { event, back, subject: payment.id }, { now })
}
