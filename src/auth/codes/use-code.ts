import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockAccountOf } from '../../db/queries/accounts/accounts.ts'
import {
  countTry,
  type LastCode,
  lockVerification,
  markRefused,
  markUsed,
  type Verification,
} from '../../db/queries/accounts/verifications.ts'
import type { SecurityLogEntry } from '../../http/security-log.ts'
import type { CallContext } from '../handler.ts'
import { takeForPhone, toWhosePhone } from '../limits-of-phone.ts'
import { isLongCode, isSameCode, isSameLongCode, isVerificationId, maxTries } from './code.ts'
import { findLastCodeOf } from './last-code.ts'

type Guess = {
  id: string
  code: string
  /** The phone that the caller names, if any. */
  phone?: string
  /** Whether this call is the one that the verification is for. */
  isFor: (verification: Verification) => boolean
}

/**
 * Uses up a code, and does what it gives right to, in one transaction. A problem that `use` returns is kept with everything
 * written before it; one that it throws undoes all, the use of the code included.
 */
export async function useCode<T>(
  context: CallContext,
  { id, code, phone, isFor }: Guess,
  use: (tx: Tx, verification: Verification) => Promise<T | Problem>,
): Promise<T> {
  if (!isVerificationId(id)) throw new Problem('CODE_EXPIRED')
  const { db, secrets, security, now, address, agent } = context
  const outcome = await db.transaction().execute(async (tx) => {
    await lockAccountOf(tx, id)
    const verification = await lockVerification(tx, id)
    if (!verification || !isOpen(verification, now) || !isFor(verification)) return new Problem('CODE_EXPIRED')
    // Only codes that can be guessed count, so strangers cannot use up an owner's tries with codes that ended long ago.
    const wait = isLong(verification, code) ? 0 : await takeTry(context, tx, verification)
    if (wait > 0) {
      await markRefused(tx, id, now)
      return new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
    }
    const isRight = isRightCode(secrets.code, verification, code)
    if (!isRight || (phone !== undefined && phone !== verification.phone)) {
      await countTry(tx, id)
      const account = verification.account ?? undefined
      security.record({ ...wrongCodes[verification.purpose], account, address, agent })
      return new Problem('INVALID_CODE')
    }
    const shared = await findShared(context, tx, verification, code)
    if (verification.usedAt !== null || shared?.state === 'used') return new Problem('CODE_EXPIRED')
    await markUsed(tx, verification, { now, shared: shared?.id })
    return use(tx, verification)
  })
  if (outcome instanceof Problem) throw outcome
  return outcome
}

const wrongCodes = {
  register: { name: 'sign_in.failed', detail: 'code' },
  login: { name: 'sign_in.failed', detail: 'code' },
  forgot: { name: 'sign_in.failed', detail: 'reset_code' },
  phone: { name: 'identity.refused', detail: 'new_phone' },
  confirm: { name: 'identity.refused', detail: 'code' },
} as const satisfies Record<Verification['purpose'], Pick<SecurityLogEntry, 'name' | 'detail'>>

/** Each try of a password makes such a verification, so none of them may be opened by a guess. */
const isLong = ({ isUnanswered }: Verification, typed: string): boolean => !isUnanswered && isLongCode(typed)

function isRightCode(key: Buffer, verification: Verification, typed: string): boolean {
  const { codeId, codeSentAt, codeHash } = verification
  return isLong(verification, typed)
    ? isSameLongCode(key, { id: codeId, sentAt: codeSentAt }, typed)
    : isSameCode(key, codeId, typed, codeHash)
}

/** Where the password got no answer, the message repeated the code that lay on the phone already: it is good once, for both. */
async function findShared(
  { secrets }: CallContext,
  tx: Tx,
  verification: Verification,
  code: string,
): Promise<LastCode | null> {
  const { isUnanswered, phone, sentAt } = verification
  const last = isUnanswered ? await findLastCodeOf(tx, { phone, now: sentAt }) : null
  return last && isSameCode(secrets.code, last.id, code, last.codeHash) ? last : null
}

/**
 * Anyone can have a code sent to a phone and guess at it; that must not keep out an owner who knows the password. Where the password got no
 * answer, a limit that only right passwords reach would tell them apart: there the tries of each verification are enough, and messages are few.
 */
async function takeTry(context: CallContext, tx: Tx, verification: Verification): Promise<number> {
  const { purpose, phone, account, isUnanswered } = verification
  if (purpose !== 'login') return takeForPhone(context, 'verify', toWhosePhone(verification), tx)
  return isUnanswered ? 0 : context.limits.take(tx, 'verifyLogin', phone, account ?? undefined)
}

/** Only a caller who types the code learns that it was used: a stranger who requested it as well would learn when the owner signs in. */
export const isOpen = ({ expiresAt, tries }: Pick<Verification, 'expiresAt' | 'tries'>, now: Date): boolean =>
  expiresAt > now && tries < maxTries
