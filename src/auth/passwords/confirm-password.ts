import { Problem } from '../../contract/problems.ts'
import type { AccountRow } from '../../db/queries/accounts/accounts.ts'
import { findDevice } from '../devices.ts'
import type { AuthDependencies } from '../handler.ts'
import { isPassword, noPassword } from './hashing.ts'

type Attempt = { account: AccountRow; session: string; password: string; field: string }

/** The account, if the password is its own. `field` is named where it is wrong. */
export async function confirmPassword(
  {
    db,
    limits,
    secrets,
    security,
    device,
  }: Pick<AuthDependencies, 'db' | 'limits' | 'secrets' | 'security'> & { device?: string },
  { account, session, password, field }: Attempt,
): Promise<AccountRow> {
  // A thief of an access token does not have the browser's name, and uses up nothing of its owner's.
  const known = findDevice(secrets.device, device, account.id)
  await limits.require(db, known ? 'passwordsOfDevice' : 'confirm', known ?? account.id, account.id)
  if (await isPassword(account.passwordHash ?? noPassword, password, account.id)) return account
  security.record({ name: 'identity.refused', account: account.id, session, detail: 'password' })
  throw new Problem('WRONG_PASSWORD', { fields: { [field]: { error: 'wrong' } } })
}
