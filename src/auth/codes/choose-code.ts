import type { Tx } from '../../db/database.ts'
import { lockPhone, type Purpose } from '../../db/queries/verifications.ts'
import type { CallContext } from '../handler.ts'
import { createCode, createLongCode, hashCode, hashNoCode } from './code.ts'
import { type Delivery, findLastCodeOf } from './last-code.ts'

type Asked = {
  /** The verification that is about to be written. */
  id: string
  phone: string
  purpose: Purpose
  /** Nobody is to get this one: it looks like any other and never fits. */
  isDummy: boolean
} & Delivery

export type Code = {
  /** What the message says. */
  text: string | null
  /** Beside it where anyone may have asked, and so anyone may use up the guesses. */
  longText?: string
  /** No message is sent: it is to be the newest one that lies on the phone. */
  isThere?: true
  hash: Buffer
  sentAt: Date
  /** The verification whose code it is where that is another one; its own where no code fits. */
  of?: string
}

/**
 * A phone has one code at a time, as far as anyone may ask for it: while somebody may be about to type one, whoever asks has the same one sent
 * once more. Else a stranger who asks in the same moment would leave the owner with several messages, of which one fits. It is good once,
 * for all of them. After a password, or a session, a code is one's own: who signs in on two devices uses two.
 */
export async function chooseCode(
  { secrets, now }: CallContext,
  tx: Tx,
  { id, phone, purpose, isDummy, isLast, isBeyond }: Asked,
): Promise<Code> {
  await lockPhone(tx, phone)
  const last = await findLastCodeOf(tx, { phone, now })
  const good = last?.state === 'good' && !isDummy ? last : null
  // Who asked in the same moment may have had the one sent that is beyond the others. Where none is left of those, an older one may lie there.
  if (isLast || (isBeyond && good)) return { ...noCode(now), isThere: true, of: (!isDummy && last?.goodId) || id }
  // Those of sign-ins are many, and none of them is the newest code of a phone.
  if (isDummy) return isAnybodys[purpose] ? noCode(now) : { ...noCode(now), of: id }
  if (good?.isAwaited && isAnybodys[purpose]) {
    const text = createCode(secrets.code, good)
    // One that a process of before drew by chance is known by its hash alone.
    if (hashCode(secrets.code, good.id, text).equals(good.codeHash))
      return { ...noCode(now), text, longText: createLongCode(secrets.code, good), of: good.id }
  }
  // The clocks of two processes may be seconds apart, and the one that is sent last is the newest.
  const sentAt = new Date(Math.max(now.getTime(), (last?.sentAt.getTime() ?? 0) + 1))
  const text = createCode(secrets.code, { id, sentAt })
  const longText = isAnybodys[purpose] ? createLongCode(secrets.code, { id, sentAt }) : undefined
  return { text, longText, hash: hashCode(secrets.code, id, text), sentAt }
}

const noCode = (sentAt: Date): Code => ({ text: null, hash: hashNoCode(), sentAt })

const isAnybodys: Record<Purpose, boolean> = { register: true, forgot: true, phone: true, login: false, confirm: false }
