import { Problem } from '../../contract/problems.ts'
import { findLastSent } from '../../db/queries/verifications.ts'
import { later } from '../../domain/later.ts'
import type { CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { takeForPhone, type WhosePhone } from '../limits-of-phone.ts'
import { takeFromAddress, takeMessage } from './require-message.ts'

/** The verification whose message carries the code, where none is sent for this one. */
export type Delivery = { codeOf?: string }

/**
 * A message that anyone may ask for; or, where none may be sent, the code that lies on the phone already: what strangers have had sent there
 * keeps nobody out who can read it. It is typed as before, with tries of its own, and is good once. Where it is not to be told whether somebody has
 * the phone, one that does not fit will do.
 */
export async function requireMessageOrLast(
  context: CallContext,
  whose: WhosePhone,
  { mustFit }: { mustFit: boolean },
): Promise<Delivery> {
  const wait = await takeMessage(context, whose)
  if (wait === 0) return {}
  const { db, now } = context
  const last = await findLastSent(db, { phone: whose.phone, since: later(now, -lifetimes.codeAgain) })
  if (!last || (mustFit && !last.isGood)) throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
  const waitForLast = (await takeForPhone(context, 'codesAgain', whose)) || (await takeFromAddress(context))
  if (waitForLast > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, waitForLast)
  return { codeOf: last.id }
}
