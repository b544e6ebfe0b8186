import { Problem } from '../../contract/problems.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import type { Call } from '../handler.ts'
import { giveUp } from './give-up-unpaid.ts'

type OrderCall = Pick<Call<'POST /customer/reservations'>, 'db' | 'orderKinds' | 'now'>

/**
 * Cancels an order that the wallet was to pay at once, if another payment took the money first. Wallet orders skip the pause between holds,
 * so two purchases side by side could otherwise hold the same stock for ever.
 */
export async function requirePaidAtOnce(
  { db, orderKinds, now }: OrderCall,
  order: number,
  status: PaymentStatus,
): Promise<void> {
  if (status !== 'unpaid') return
  await db.transaction().execute((tx) => giveUp(tx, orderKinds, order, now))
  throw new Problem('WALLET_TOO_LOW')
}
