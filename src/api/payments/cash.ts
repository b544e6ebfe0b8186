import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { lockOwnOrder } from '../../db/queries/orders.ts'
import { findCashPayment, findOpenPayment, insertPayment, type PaymentRow } from '../../db/queries/payments.ts'
import { isCashWaited } from '../../domain/order.ts'
import type { PaymentRequest } from '../handler.ts'
import { toLink } from './links.ts'
import type { PaidOrders, PaymentContext } from './payment-context.ts'
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
  const { order, customer, locale, now } = request
  const facts = await lockOwnOrder(tx, order, customer)
  if (!facts || !isCashWaited(facts, now)) return null
  const known = await findOpenPayment<Step>(tx, order)
  if (known) return known
  let code = drawCode()
  while (await findCashPayment(tx, code)) code = drawCode()
  const made = toNewPayment(context, { ...facts, change: null }, { method: 'cash', gateway: 'cash', locale, now })
  const payment = await insertPayment<Step>(tx, {
    ...made,
    step: { kind: 'cash', code },
    reason: 'waits_for_cash',
    checkAt: made.expiresAt,
  })
  const cash = { code, amount: made.amount, until: made.expiresAt, place: context.cashAddress }
  await context.orders.notify(tx, order, { event: 'cash', cash }, { now, expiresAt: made.expiresAt })
  return payment
}

/** Somebody has taken the money. Late money gets what it was for, or goes to the wallet. Null where there is no such code. */
export async function confirmCash(tx: Tx, orders: PaidOrders, code: string, now: Date): Promise<PaymentRow | null> {
  const payment = await findCashPayment(tx, code)
  if (!payment) return null
  return (await orders.receive(tx, payment, now)) ? payment : null
}
