import { Problem } from '../../contract/problems.ts'
import type { AccountRow } from '../../db/queries/accounts.ts'
import type { Parts } from '../handler.ts'
import { isPassword, noPassword } from './hashing.ts'

type Attempt = { account: AccountRow; session: string; password: string; field: string }

/** The account, if the password is its own. `field` is named where it is wrong. */
export async function confirmPassword(
  { db, limits, security }: Pick<Parts, 'db' | 'limits' | 'security'>,
  { account, session, password, field }: Attempt,
): Promise<AccountRow> {
  await limits.require(db, 'confirm', account.id, account.id)
  if (await isPassword(account.passwordHash ?? noPassword, password, account.id)) return account
  security.record({ name: 'identity.refused', account: account.id, session, detail: 'password' })
  throw new Problem('WRONG_PASSWORD', { [field]: { error: 'wrong' } })
}
