import type { Tx } from '../../db/database.ts'
import { insertOrder } from '../../db/queries/orders/orders.ts'
import { addPoints } from '../../db/queries/orders/points.ts'
import { redeemVoucher } from '../../db/queries/orders/vouchers.ts'
import type { Currency } from '../../domain/money/money.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { type OrderKindName, toFirstPayment } from '../../domain/orders/order.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'

export type OrderRequest = {
  kind: OrderKindName
  customer: number
  currency: Currency
  /** Lines whose amounts add up to `totalBeforeDiscount`. */
  lines: readonly { amount: number }[]
  totalBeforeDiscount: number
  voucher?: { id: number; discount: number } | null
  points?: { used: number; discount: number } | null
  /** 0 or less: what comes off in cash. */
  rounding?: number
  method: PaymentMethod
  /** When the unpaid order lapses. */
  holdUntil: Date
  /** The order whose payment pays for this one, too. */
  paidWith?: number | null
  now: Date
}

export type PlacementResult = {
  id: number
  code: string
  paymentStatus: PaymentStatus
  holdUntil: Date | null
  total: number
}

/**
 * Needs the locks of the customer and of the voucher. Takes voucher and points; the kind takes the stock. A free order is paid at once,
 * without a payment, and the kind then completes it.
 */
export async function placeOrder(tx: Tx, request: OrderRequest): Promise<PlacementResult> {
  const { customer, voucher, points, rounding = 0, method, holdUntil, paidWith = null, now, ...rest } = request
  const discounts = { voucherDiscount: voucher?.discount ?? 0, pointsDiscount: points?.discount ?? 0 }
  const total = rest.totalBeforeDiscount - discounts.voucherDiscount - discounts.pointsDiscount + rounding
  const state = toFirstPayment({ method, total, holdUntil })
  const pointsUsed = points?.used ?? 0
  const { id, code } = await insertOrder(tx, {
    ...rest,
    ...discounts,
    ...state,
    customer,
    paymentMethod: method,
    voucher: voucher?.id ?? null,
    pointsUsed,
    rounding,
    total,
    paidWith,
    now,
  })
  if (voucher) await redeemVoucher(tx, { voucher: voucher.id, customer, order: id, now })
  if (pointsUsed > 0) await addPoints(tx, { customer, order: id, points: -pointsUsed, reason: 'discount', now })
  return { id, code, ...state, total }
}
