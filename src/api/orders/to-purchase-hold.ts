import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import { toHoldUntil } from '../../domain/orders/order.ts'
import { later } from '../../domain/time/later.ts'

const hoursForCash = 24

/** How long what has no stock waits for its money: cash is brought within a day. */
export const toPurchaseHold = (method: PaymentMethod, now: Date): Date =>
  method === 'cash' ? later(now, hoursForCash * 3600) : toHoldUntil(now)
