import type { Tx } from '../../db/database.ts'
import { lockPhone, type Purpose } from '../../db/queries/accounts/verifications.ts'
import type { CallContext } from '../handler.ts'
import { createCode, hashCode, hashNoCode } from './code.ts'
import { type Delivery, findLastCodeOf } from './last-code.ts'

type CodeRequest = {
  /** The verification that is about to be written. */
  id: string
  phone: string
  purpose: Purpose
  /** A code for nobody: it looks like any other and never fits. */
  isDummy: boolean
  isUnanswered?: boolean
} & Delivery

export type Code = {
  /** The code in the message. */
  sent: string | null
  /** No message is sent: it is to be the newest one that lies on the phone. */
  isThere?: true
  hash: Buffer
  sentAt: Date
  /** The verification whose code it is where that is another one; its own where no code fits. */
  of?: string
}

/**
 * A phone has one code at a time. While a sent code may still be typed, every new request without a password sends the same code again:
 * otherwise a stranger's request would leave the owner with several messages, of which one fits. The code is good once, for all requests. A
 * request after a password, or in a session, has a code of its own: two devices that sign in use two.
 */
export async function chooseCode(
  { secrets, now }: CallContext,
  tx: Tx,
  { id, phone, purpose, isDummy, isUnanswered, isLast, isBeyond }: CodeRequest,
): Promise<Code> {
  await lockPhone(tx, phone)
  const last = await findLastCodeOf(tx, { phone, now })
  const good = last?.state === 'good' && !isDummy ? last : null
  // Who asked in the same moment may have had the one sent that is beyond the others. Where none is left of those, an older one may lie there.
  if (isLast || (isBeyond && good)) return { ...noCode(now), isThere: true, of: (!isDummy && last?.goodId) || id }
  if (isDummy) return noCode(now)
  const again = good && createCode(secrets.code, good)
  // One that a process of before drew by chance is known by its hash alone.
  const isKnown = again && hashCode(secrets.code, good.id, again).equals(good.codeHash)
  // An owner who then asks for a new password is told to type the newest code: it must not belong to something else.
  if (isKnown && isUnanswered) return { sent: again, hash: hashCode(secrets.code, id, again), sentAt: now }
  if (isKnown && good.isAwaited && isAnybodys[purpose]) return { ...noCode(now), sent: again, of: good.id }
  // The clocks of two processes may be seconds apart, and the one that is sent last is the newest.
  const sentAt = new Date(Math.max(now.getTime(), (last?.sentAt.getTime() ?? 0) + 1))
  const sent = createCode(secrets.code, { id, sentAt })
  return { sent, hash: hashCode(secrets.code, id, sent), sentAt }
}

const noCode = (sentAt: Date): Code => ({ sent: null, hash: hashNoCode(), sentAt })

const isAnybodys: Record<Purpose, boolean> = { register: true, forgot: true, phone: true, login: false, confirm: false }
