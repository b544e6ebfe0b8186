import type { Db } from '../../../db/database.ts'
import { orderKinds } from '../../order-kinds.ts'
import { expireHolds } from '../../orders/expire-holds.ts'
import { sweepPayments } from '../sweep.ts'
import { workRefunds } from '../work-refunds.ts'
import { openTestPayments } from './payments.ts'

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** The work of another process after kills, once the leases of the dead ones have ended: payments, holds and refunds. */
export async function settleAll(db: Db): Promise<void> {
  let minutes = 5
  // The bank's clock goes on as well: a payment that was made there before we were told its name is closed by the bank alone.
  const { context } = openTestPayments(db, { now: () => later(minutes) })
  await sweepPayments(context, later(5))
  await expireHolds(db, orderKinds, later(16))
  for (minutes of [17, 20, 90]) {
    await sweepPayments(context, later(minutes))
    await workRefunds(context, later(minutes))
  }
}
