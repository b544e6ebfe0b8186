import type { ProofMethod } from '../../contract/problem-details.ts'
import { Problem } from '../../contract/problems.ts'
import { type AccountRow, findAccount } from '../../db/queries/accounts/accounts.ts'
import type { Member } from '../../domain/accounts/member.ts'
import type { AuthDependencies } from '../handler.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { isConfirmation } from './confirmation.ts'

export type Proof = {
  confirmation?: string
  password?: string
  /** The field that the password came in. */
  field: string
}

type Needed = Pick<AuthDependencies, 'db' | 'limits' | 'secrets' | 'google' | 'security'> & { device?: string }

/** The account, if the caller proves once more that it is theirs: by its password, or by the token of `confirm-identity`. */
export async function requireConfirmation(
  parts: Needed,
  member: Member,
  { confirmation, password, field }: Proof,
  now: Date,
): Promise<AccountRow> {
  const account = await findAccount(parts.db, member.account)
  if (!account) throw new Problem('UNAUTHORIZED')
  if (confirmation && isConfirmation(parts.secrets.confirmation, confirmation, member, account, now)) return account
  if (password !== undefined && account.passwordHash !== null)
    return confirmPassword(parts, { account, session: member.session, password, field })
  throw new Problem('CONFIRMATION_REQUIRED', { details: { methods: methodsOf(account, parts) } })
}

/** How this account can prove it. */
function methodsOf(
  { passwordHash, phone, googleSubject }: AccountRow,
  { google }: Pick<AuthDependencies, 'google'>,
): ProofMethod[] {
  const has = { password: passwordHash, code: phone, google: google && googleSubject }
  return (['password', 'code', 'google'] as const).filter((method) => has[method])
}
