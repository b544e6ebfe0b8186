import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { findCashPayment, findOpenPayment, insertPayment, type PaymentRow } from '../../db/queries/payments.ts'
import { lockReservation } from '../../db/queries/reservations.ts'
import { isLapsed } from '../../domain/reservation-states.ts'
import type { PaymentRequest } from '../handler.ts'
import { notifyCustomer } from '../notifications/notify-customer.ts'
import { toLink } from './links.ts'
import type { PaymentContext } from './payment-context.ts'
import { receivePayment } from './receive-payment.ts'
import type { Step } from './step.ts'
import { toNewPayment } from './to-new-payment.ts'

type Input = Omit<PaymentRequest, 'method'>

/** Read out at a counter: digits only, and none that another open one has. */
const drawCode = (): string => String(randomInt(10_000_000, 100_000_000))

/** A code to name when the money is brought; the same one however often it is asked for. */
export async function openCash(context: PaymentContext, request: Input): Promise<{ link: string | null }> {
  const payment = await context.db.transaction().execute((tx) => open(tx, context, request))
  return { link: payment && toLink(context.siteUrl, payment) }
}

async function open(tx: Tx, context: PaymentContext, request: Input): Promise<PaymentRow<Step> | null> {
  const { reservation, customer, locale, now } = request
  const facts = await lockReservation(tx, reservation, customer)
  if (facts?.status !== 'pending' || facts.paymentStatus !== 'notPaidYet' || isLapsed(facts, now)) return null
  const known = await findOpenPayment<Step>(tx, reservation)
  if (known) return known
  let code = drawCode()
  while (await findCashPayment(tx, code)) code = drawCode()
  const made = toNewPayment(context, facts, { method: 'cash', gateway: 'cash', locale, now })
  const payment = await insertPayment<Step>(tx, {
    ...made,
    step: { kind: 'cash', code },
    reason: 'waits for cash',
    checkAt: made.expiresAt,
  })
  const cash = { code, amount: made.amount, until: made.expiresAt, place: context.cashAddress }
  await notifyCustomer(tx, reservation, { event: 'cash', cash }, { now, expiresAt: made.expiresAt })
  return payment
}

/** Somebody has taken the money. Late money gets its rooms back, or goes to the wallet. Null where there is no such code. */
export async function confirmCash(tx: Tx, code: string, now: Date): Promise<PaymentRow | null> {
  const payment = await findCashPayment(tx, code)
  if (!payment) return null
  return (await receivePayment(tx, payment, now)) ? payment : null
}
