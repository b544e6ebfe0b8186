import { Problem } from '../../contract/problems.ts'
import type { PaymentStatus } from '../../domain/orders/states.ts'
import type { Call } from '../handler.ts'
import { giveUp } from './give-up-unpaid.ts'

type OrderCall = Pick<Call<'POST /customer/reservations'>, 'db' | 'orderKinds' | 'now'>

/**
 * Of an order that the wallet was to pay in the same moment. Where something else was faster with the money it is given up at once: it was not
 * asked how often the same was held before, so that two purchases side by side would hold it for ever.
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
