import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import {
  countUnpaidSubscriptions,
  findLivingFacts,
  findPlan,
  insertSubscription,
  type PlanFacts,
} from '../../db/queries/discounts/subscriptions.ts'
import { toRounding } from '../../domain/money/discounted.ts'
import { totalOf } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import { countPlaces } from '../../domain/sales/subscription.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { placeOrder } from '../orders/place-order.ts'
import { requireShownPrice } from '../orders/require-shown-price.ts'
import { requireWallet } from '../orders/require-wallet.ts'
import { toPurchaseHold } from '../orders/to-purchase-hold.ts'
import { requireFound } from '../require-found.ts'

export type SubscriptionRequest = {
  customer: number
  packageId: number
  planId: number
  method: PaymentMethod
  /** The shown price, in dinars. Without one the present price is accepted. */
  total?: number | undefined
  now: Date
}

/** Survives JSON, since it is kept with an Idempotency-Key. */
export type SubscribeResult = {
  id: number
  orderId: number
  code: string
  paymentStatus: PaymentStatus
  holdUntil: string | null
}

/** An order that waits for its money, and the subscription that it will begin. Takes no place in time before it is paid. */
export async function subscribe(tx: Tx, request: SubscriptionRequest): Promise<SubscribeResult> {
  const { customer, method, now } = request
  const plan = await requireFound(findPlan(tx, request.packageId, request.planId))
  const price = { total: plan.price, currency: 'IQD' } as const
  await requireShownPrice({ total: request.total }, price, () => totalOf(price))
  await lockActiveCustomer(tx, customer)
  await requirePlace(tx, request)
  if (method === 'wallet') await requireWallet(tx, customer, plan.price)
  const order = await placeOrder(tx, {
    kind: 'discount_package',
    customer,
    currency: 'IQD',
    lines: [toLine(plan)],
    totalBeforeDiscount: plan.price,
    rounding: toRounding(plan.price, 'IQD', method === 'cash'),
    method,
    holdUntil: toPurchaseHold(method, now),
    now,
  })
  const id = await insertSubscription(tx, { ...plan, order: order.id, customer, now })
  const { code, paymentStatus, holdUntil } = order
  return { id, orderId: order.id, code, paymentStatus, holdUntil: holdUntil?.toISOString() ?? null }
}

const toLine = ({ planId, planTitle, price }: PlanFacts) => ({
  kind: 'plan',
  planId,
  title: planTitle,
  count: 1,
  price,
  amount: price,
})

/**
 * Counts unpaid plans too, so that a customer never pays for a plan without a free place. Payment checks again, since the money of an ended
 * order may come late.
 */
async function requirePlace(tx: Tx, { customer, now }: SubscriptionRequest): Promise<void> {
  const places = countPlaces(await findLivingFacts(tx, customer), now)
  if (places === 0) throw new Problem('TOO_MANY_SUBSCRIPTIONS')
  if ((await countUnpaidSubscriptions(tx, customer)) >= places) throw new Problem('UNPAID_SUBSCRIPTIONS')
}
