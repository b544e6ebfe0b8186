import { Problem } from '../../contract/problems.ts'
import { type AccountRow, findAccount } from '../../db/queries/accounts.ts'
import type { Parts } from '../handler.ts'
import { isPassword } from './hashing.ts'

/** The account, if the password is its own; one without a password needs none. `field` is named where it is wrong. */
export async function confirmPassword(
  { db, limits }: Pick<Parts, 'db' | 'limits'>,
  { account, password, field }: { account: string; password: string; field: string },
): Promise<AccountRow> {
  const found = await findAccount(db, account)
  if (!found) throw new Problem('UNAUTHORIZED')
  if (found.passwordHash === null) return found
  await limits.require(db, 'confirm', account, account)
  if (!(await isPassword(found.passwordHash, password, account)))
    throw new Problem('WRONG_PASSWORD', { [field]: { error: 'wrong' } })
  return found
}
