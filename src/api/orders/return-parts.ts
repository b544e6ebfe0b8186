import type { Tx } from '../../db/database.ts'
import { endPart, findLivingParts, type PartEnd } from '../../db/queries/orders/order-parts.ts'
import { findPayment } from '../../db/queries/orders/payments.ts'
import type { RefundReason } from '../../domain/money/payment-reasons.ts'
import { giveBackPayment } from '../payments/ask-refund.ts'

type Return = { end: PartEnd; reason: RefundReason; now: Date }

/** Needs the lock of the order: ends its links, and refunds payments by them to their payers. Answers how many dinars do. */
export async function returnParts(tx: Tx, order: number, { end, reason, now }: Return): Promise<number> {
  let dinars = 0
  for (const { id, amount, paidBy } of await findLivingParts(tx, order)) {
    await endPart(tx, id, { reason: end, now })
    const payment = paidBy === null ? null : await findPayment(tx, paidBy)
    if (!payment) continue
    await giveBackPayment(tx, payment, { reason, now })
    dinars += amount
  }
  return dinars
}
