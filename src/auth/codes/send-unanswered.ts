import type { Tx } from '../../db/database.ts'
import { type AccountRow, holdAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { CallContext } from '../handler.ts'
import { type CodeSent, sendCode } from './send-code.ts'

type Tried = {
  phone: string
  /** Whose password it was; null for a wrong one. */
  account: AccountRow | null
}

/**
 * Where too many passwords were tried for a phone, whether this one was right is told to the phone alone: its owner gets the code and goes on,
 * and whoever does not read the phone learns nothing, however often they try. So the answer, the work, the locks and what is written are the same for a
 * wrong password, and where no further message may be sent.
 */
export async function sendUnanswered(context: CallContext, { phone, account }: Tried): Promise<CodeSent> {
  const { db, limits, locale } = context
  // What all share must not be spent by right ones alone, or whoever watches it learns which they are: a few an hour and account do.
  const subject = account ? phone : `wrong ${phone}`
  const wait = await limits.take(db, 'smsAfterPassword', subject)
  // What is refused was looked at twice, and so must be what is granted: strangers use up the wrong ones, and nobody the right ones.
  if (wait === 0) await limits.fill(db, 'smsAfterPassword', subject)
  const settle = async (tx: Tx) => {
    const held = await holdAccountByPhone(tx, phone)
    const isTold = wait === 0 && account && held?.id === account.id && held.passwordHash === account.passwordHash
    // Either way it is the account's: whoever holds the account's row makes both wait.
    return { purpose: 'login' as const, phone, account: held?.id, isUnanswered: true, isDummy: !isTold }
  }
  return { ...(await sendCode(context, settle)), message: successMessages[locale].CODE_SENT_IF_RIGHT }
}
