import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findLastCode, type LastCode } from '../../db/queries/accounts/verifications.ts'
import { later } from '../../domain/time/later.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { giveBackAll, type Share, sharesOfPhone, takeAll } from '../limits-of-phone.ts'
import { sharesOfAll, sharesOfMessage, sharesOfWanted, type WantedMessage } from './require-message.ts'

export type Delivery = {
  /** No message is sent: the code to type lies on the phone already, or there is none that fits. */
  isLast?: true
  /** A message is sent beyond what may be, and nobody but the phone is told. */
  isBeyond?: true
}

/** As far back as a code can be asked for again. */
export const findLastCodeOf = (db: Db, { phone, now }: { phone: string; now: Date }): Promise<LastCode | null> =>
  findLastCode(db, { phone, now, since: later(now, -lifetimes.codeAgain) })

/**
 * A message that anyone may ask for; or, where none may go to this phone, the code that lies there already: what strangers have had sent
 * keeps nobody out who can read it. It is typed as before, with tries of its own, and is good once. Where the newest one was used, or is too old
 * by now, another is sent, a few a day: the newest is what they are told to type. Where it is not to be told whether somebody has the phone, one that does not
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
    throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
  }
  const last = await findLastCodeOf(db, { phone: wanted.phone, now })
  const wait = await takeAll(context, sharesOfPhone(context, 'codesAgain', wanted), db)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
  const isHidden = wanted.purpose === 'forgot'
  // Of a phone that nobody has none fits, after the same work.
  if (last?.state === 'good' || (last?.state === 'never sent' && isHidden)) return { isLast: true }
  if ((await takeAll(context, sharesBeyond(wanted.phone), db)) === 0) return { isBeyond: true }
  if (isHidden) return { isLast: true }
  throw new Problem('TOO_MANY_REQUESTS', { retryAfter: waitForPhone })
}

/** Nothing of the address's, which would tell it that there was one. */
const sharesBeyond = (phone: string): Share[] => [['smsAfterUse', phone], ...sharesOfAll]

/** Somebody who asked in the same moment has had it sent. Nobody waits for this, either. */
export const giveBackBeyond = (context: CallContext, phone: string): void => {
  giveBackAll(context, sharesBeyond(phone), context.db).catch(() => {})
}
