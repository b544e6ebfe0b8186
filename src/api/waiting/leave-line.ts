import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/queries/accounts/customers.ts'
import { leaveTurn, lockTurn } from '../../db/queries/sales/waiting.ts'
import { freeOfTurn } from '../../db/queries/sales/waiting-stock.ts'

/** Offered units are free at once. */
export async function leaveLine(
  tx: Tx,
  { id, customer, now }: { id: number; customer: number; now: Date },
): Promise<void> {
  await lockCustomer(tx, customer)
  const turn = await lockTurn(tx, id)
  if (turn?.customer !== customer || (turn.status !== 'waiting' && turn.status !== 'offered'))
    throw new Problem('NOT_FOUND')
  const isOffered = turn.status === 'offered'
  if (isOffered) await freeOfTurn(tx, turn)
  await leaveTurn(tx, id, { isOffered, now })
}
