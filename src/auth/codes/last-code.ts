import { Problem } from '../../contract/problems.ts'
import { findLastCode } from '../../db/queries/verifications.ts'
import { later } from '../../domain/later.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { giveBackAll, sharesOfPhone, takeAll } from '../limits-of-phone.ts'
import { sharesOfAll, sharesOfMessage, sharesOfWanted, type WantedMessage } from './require-message.ts'

/** The verification whose message carries the code, where none is sent for this one; null where there is none that fits. */
export type Delivery = {
  codeOf?: string | null
  /** A message is sent beyond what may be, and nobody but the phone is told. */
  isBeyond?: true
}

/**
 * A message that anyone may ask for; or, where none may go to this phone, the code that lies there already: what strangers have had sent
 * keeps nobody out who can read it. It is typed as before, with tries of its own, and is good once. Whoever has used the newest one gets
 * another, a few a day: the newest is what they are told to type. Where it is not to be told whether somebody has the phone, one that does not
 * fit will do; and where something else than the phone is used up, what was sent there is not told either.
 */
export async function requireMessageOrLast(context: CallContext, wanted: WantedMessage): Promise<Delivery> {
  const { db, now } = context
  const ofPhone = sharesOfWanted(context, wanted)
  const waitForPhone = await takeAll(context, ofPhone, db)
  if (waitForPhone === 0) {
    const wait = await takeAll(context, sharesOfMessage(context, wanted), db)
    if (wait === 0) return {}
    await giveBackAll(context, ofPhone, db)
    throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
  }
  const last = await findLastCode(db, { phone: wanted.phone, since: later(now, -lifetimes.codeAgain) })
  if (wanted.purpose !== 'forgot' && last?.state !== 'good')
    throw new Problem('TOO_MANY_REQUESTS', undefined, waitForPhone)
  const wait = await takeAll(context, sharesOfPhone(context, 'codesAgain', wanted), db)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
  if (last?.state === 'good') return { codeOf: last.id }
  // The same work as for a phone that somebody has.
  if (last?.state === 'never sent') return { codeOf: null }
  // Nothing of the address's, which would tell it that there was one.
  const beyond = [['smsAfterUse', wanted.phone] as const, ...sharesOfAll]
  return (await takeAll(context, beyond, db)) === 0 ? { isBeyond: true } : { codeOf: null }
}
