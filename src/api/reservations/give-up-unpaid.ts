import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findUnpaidOf } from '../../db/queries/reservations.ts'
import { cancel } from './cancel.ts'

/**
 * What a leaving account has not paid for is given up first: its rooms are others', and money that a bank still takes for it is given back
 * instead of buying a stay for nobody. One transaction each, in the order of all locks.
 */
export async function giveUpUnpaid(db: Db, account: string, now: Date): Promise<void> {
  for (const request of await findUnpaidOf(db, account))
    await db
      .transaction()
      .execute((tx) => cancel(tx, { ...request, now, onlyPending: true }))
      .catch((error) => {
        // It has been paid, or has run out, in between.
        if (!(error instanceof Problem)) throw error
      })
}
