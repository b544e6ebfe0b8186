import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { countUnpaidTopUps, sumTopUps } from '../../db/queries/orders/top-ups.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { checkTopUp, maxUnpaidTopUps } from '../../domain/money/top-up.ts'
import { toDay, toInstant } from '../../domain/time/day.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { placeOrder } from '../orders/place-order.ts'
import { toPurchaseHold } from '../orders/to-purchase-hold.ts'

export type TopUpRequest = {
  customer: number
  /** Whole dinars. */
  amount: number
  method: PaymentMethod
  now: Date
}

/** The day of Baghdad that it is. */
export const toToday = (now: Date): Date => toInstant(toDay(now), '00:00')

/** An order that puts its total into the wallet once it is paid. Answers its number. */
export async function topUp(tx: Tx, { customer, amount, method, now }: TopUpRequest): Promise<number> {
  await lockActiveCustomer(tx, customer)
  const checked = checkTopUp(amount, await sumTopUps(tx, customer, { since: toToday(now), now }))
  if (!checked.ok) throw new Problem(checked.code, { fields: { amount: { error: 'invalid' } } })
  if ((await countUnpaidTopUps(tx, customer)) >= maxUnpaidTopUps) throw new Problem('TOO_MANY_HOLDS')
  const { id } = await placeOrder(tx, {
    kind: 'wallet',
    customer,
    currency: 'IQD',
    lines: [toLine(amount)],
    totalBeforeDiscount: amount,
    method,
    holdUntil: toPurchaseHold(method, now),
    now,
  })
  return id
}

const toLine = (amount: number) => ({ kind: 'wallet', count: 1, price: amount, amount })
