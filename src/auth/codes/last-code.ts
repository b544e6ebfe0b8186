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
  /** A message beyond the budget is sent, and only the phone learns of it. */
  isBeyond?: true
}

/** How far back a code can be asked for again. */
export const findLastCodeOf = (db: Db, { phone, now }: { phone: string; now: Date }): Promise<LastCode | null> =>
  findLastCode(db, { phone, now, since: later(now, -lifetimes.codeAgain) })

/**
 * Sends a message on anyone's request. Where the budget of the phone is used up, the code that lies there already is accepted: messages that
 * strangers requested do not keep the owner out. It has tries of its own and is good once. If the newest code was used or is too old, another
 * one is sent, a few a day. Where the answer must not tell whether an account exists, a code that never fits is enough. If another budget
 * than the phone's is used up, earlier messages are not mentioned.
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
  // For a phone without an account no code fits, after the same work.
  if (last?.state === 'good' || (last?.state === 'never sent' && isHidden)) return { isLast: true }
  if ((await takeAll(context, sharesBeyond(wanted.phone), db)) === 0) return { isBeyond: true }
  if (isHidden) return { isLast: true }
  throw new Problem('TOO_MANY_REQUESTS', { retryAfter: waitForPhone })
}

/** Nothing of the address's, which would tell it that there was one. */
const sharesBeyond = (phone: string): Share[] => [['smsAfterUse', phone], ...sharesOfAll]

/** A request of the same moment has sent it. This does not wait for that one. */
export const giveBackBeyond = (context: CallContext, phone: string): void => {
  giveBackAll(context, sharesBeyond(phone), context.db).catch(() => {})
}
