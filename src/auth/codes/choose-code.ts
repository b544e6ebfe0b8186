import type { Tx } from '../../db/database.ts'
import { lockPhone, type Purpose } from '../../db/queries/verifications.ts'
import type { CallContext } from '../handler.ts'
import { createCode, hashCode, hashNoCode } from './code.ts'
import { findLastCodeOf } from './last-code.ts'

type Asked = {
  /** The verification that is about to be written. */
  id: string
  phone: string
  purpose: Purpose
  /** Nobody is to get this one: it looks like any other and never fits. */
  isDummy: boolean
  /** No message is sent: it is to be the newest one that lies on the phone. */
  isLast?: true
}

export type Code = {
  /** What the message says. */
  text: string | null
  hash: Buffer
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
  { id, phone, purpose, isDummy, isLast }: Asked,
): Promise<Code> {
  await lockPhone(tx, phone)
  const last = await findLastCodeOf(tx, { phone, now })
  const good = last?.state === 'good' && !isDummy ? last : null
  if (isLast) return { text: null, hash: hashNoCode(), of: good?.id ?? id }
  if (isDummy) return { text: null, hash: hashNoCode() }
  if (good?.isAwaited && isAnybodys[purpose]) {
    const text = createCode(secrets.code, good)
    // One that a process of before drew by chance is known by its hash alone.
    if (hashCode(secrets.code, good.id, text).equals(good.codeHash)) return { text, hash: hashNoCode(), of: good.id }
  }
  const text = createCode(secrets.code, { id, sentAt: now })
  return { text, hash: hashCode(secrets.code, id, text) }
}

const isAnybodys: Record<Purpose, boolean> = { register: true, forgot: true, phone: true, login: false, confirm: false }
