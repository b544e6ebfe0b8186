import { Problem } from '../../contract/problems.ts'
import { findLastGood } from '../../db/queries/verifications.ts'
import { later } from '../../domain/later.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { giveBackAll, sharesOfPhone, takeAll } from '../limits-of-phone.ts'
import { sharesOfAddress, sharesOfMessage, sharesOfWanted, type WantedMessage } from './require-message.ts'

/** The verification whose message carries the code, where none is sent for this one; null where there is none that fits. */
export type Delivery = { codeOf?: string | null }

/**
 * A message that anyone may ask for; or, where none may go to this phone, the code that lies there already: what strangers have had sent
 * keeps nobody out who can read it. It is typed as before, with tries of its own, and is good once. Where it is not to be told whether somebody has
 * the phone, one that does not fit will do; and where something else than the phone is used up, what was sent there is not told either.
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
  const last = await findLastGood(db, { phone: wanted.phone, since: later(now, -lifetimes.codeAgain) })
  if (wanted.purpose !== 'forgot' && last === null) throw new Problem('TOO_MANY_REQUESTS', undefined, waitForPhone)
  const again = [...sharesOfPhone(context, 'codesAgain', wanted), ...sharesOfAddress(context)]
  const wait = await takeAll(context, again, db)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
  return { codeOf: last }
}
