import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import { setRestOrder } from '../../db/queries/sales/purchase-facts.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { isWaiting } from '../../domain/orders/order.ts'
import { canPayRest, toRestEnd } from '../../domain/sales/purchase-states.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { placeOrder } from '../orders/place-order.ts'
import { requireFound } from '../require-found.ts'
import { type KnownPurchase, lockPurchase, toPurchaseState } from './lock-purchase.ts'
import { notifyRest } from './notify-rest.ts'

type Input = { id: number; customer: number; method: PaymentMethod; now: Date }

/** The order to pay now: the purchase's own while it is unpaid, then that of the rest, which is created once. */
export async function findPayableOrder(tx: Tx, { id, customer, method, now }: Input): Promise<number> {
  const known = await requireFound(lockPurchase(tx, id))
  if (known.facts.customer !== customer) throw new Problem('NOT_FOUND')
  if (isWaiting(known.order)) return known.order.id
  if (!canPayRest(toPurchaseState(known), now)) throw new Problem('ORDER_NOT_PAYABLE')
  // The due day may be weeks ahead: too long to wait for cash.
  if (method === 'cash')
    throw new Problem('PAYMENT_METHOD_REQUIRED', { fields: { paymentMethod: { error: 'invalid' } } })
  return known.rest?.id ?? makeRestOrder(tx, known, method, now)
}

const toRestLine = (amount: number) => ({ kind: 'rest', count: 1, price: amount, amount })

/** The order holds no stock, so it stays open until its due day has passed. */
async function makeRestOrder(
  tx: Tx,
  { facts, order }: KnownPurchase,
  method: PaymentMethod,
  now: Date,
): Promise<number> {
  const { restAmount: amount, restDue } = facts
  if (amount === null || restDue === null) throw new Error(`Nothing is left to pay of the purchase ${facts.id}`)
  await lockActiveCustomer(tx, facts.customer)
  const { id } = await placeOrder(tx, {
    kind: facts.kind,
    customer: facts.customer,
    currency: order.currency,
    lines: [toRestLine(amount)],
    totalBeforeDiscount: amount,
    method,
    holdUntil: toRestEnd(restDue, facts.startsAt),
    now,
  })
  await setRestOrder(tx, facts.id, id)
  return id
}

/** The rest is paid. The purchase itself does not change. */
export const fulfilRest = (tx: Tx, order: Pick<OrderFacts, 'id'>, now: Date): Promise<void> =>
  notifyRest(tx, order.id, { event: 'rest-paid' }, { now })
