import { Problem } from '../contract/problems.ts'
import type { Tx } from '../db/database.ts'
import { lockCustomer } from '../db/queries/accounts/customers.ts'

/** Locks the customer's row; throws if the account is deleted or inactive. The lock keeps personal data from being written after an erasure. */
export async function lockActiveCustomer(tx: Tx, customer: number): Promise<void> {
  if (!(await lockCustomer(tx, customer))) throw new Problem('UNAUTHORIZED')
}
