import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { PartRow } from '../../db/queries/orders/order-parts.ts'
import { lockOwnOrder, type OrderFacts } from '../../db/queries/orders/orders.ts'
import { findCashPayment, findOpenPayment, insertPayment, type PaymentRow } from '../../db/queries/orders/payments.ts'
import { canPayOnline, isCashWaited } from '../../domain/orders/order.ts'
import type { OrderPaymentRequest } from '../handler.ts'
import { findPayable } from './find-payable.ts'
import { toLink } from './links.ts'
import type { PaidOrders, PaymentContext } from './payment-context.ts'
import type { Step } from './step.ts'
import { toNewPayment } from './to-new-payment.ts'

type Input = Omit<OrderPaymentRequest, 'method'>

/** Read out at a counter: digits only, and none that another open one has. */
const drawCode = (): string => String(randomInt(10_000_000, 100_000_000))

/** A code to name when the money is brought; the same one however often it is asked for. */
export async function openCash(context: PaymentContext, request: Input): Promise<{ link: string | null }> {
  const payment = await context.db.transaction().execute((tx) => open(tx, context, request))
  return { link: payment && toLink(context.siteUrl, payment, request.part?.secret) }
}

async function open(tx: Tx, context: PaymentContext, request: Input): Promise<PaymentRow<Step> | null> {
  const { order, customer, locale, now } = request
  const facts = await lockOwnOrder(tx, order, customer)
  const payable = facts && (await findPayable(tx, order, request.part))
  if (!payable || !isWaitedFor(facts, payable.part, now)) return null
  const known = await findOpenPayment<Step>(tx, order, payable.part?.id)
  if (known) return known
  let code = drawCode()
  while (await findCashPayment(tx, code)) code = drawCode()
  const made = toNewPayment(
    context,
    { ...facts, change: null },
    { method: 'cash', gateway: 'cash', locale, now },
    payable.part,
  )
  const payment = await insertPayment<Step>(tx, {
    ...made,
    step: { kind: 'cash', code },
    reason: 'waits_for_cash',
    checkAt: made.expiresAt,
  })
  // The payer of a part sees its code, and is not the customer.
  if (payable.part) return payment
  const cash = { code, amount: made.amount, until: made.expiresAt, place: context.cashAddress }
  await context.orders.notify(tx, order, { event: 'cash', cash }, { now, expiresAt: made.expiresAt })
  return payment
}

const isWaitedFor = (facts: OrderFacts, part: PartRow | null, now: Date): boolean =>
  part ? part.isCash && canPayOnline(facts, now) : isCashWaited(facts, now)

/** Records received cash. Late cash still completes the order, or goes to the wallet. Null for an unknown code. */
export async function confirmCash(tx: Tx, orders: PaidOrders, code: string, now: Date): Promise<PaymentRow | null> {
  const payment = await findCashPayment(tx, code)
  if (!payment) return null
  return (await orders.receive(tx, payment, now)) ? payment : null
}
