import { later } from '../../domain/later.ts'
import { toHoldUntil } from '../../domain/order.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'

const hoursForCash = 24

/** How long what has no stock waits for its money: cash is brought within a day. */
export const toPurchaseHold = (method: PaymentMethod, now: Date): Date =>
  method === 'cash' ? later(now, hoursForCash * 3600) : toHoldUntil(now)
