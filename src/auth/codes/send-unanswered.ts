import type { Tx } from '../../db/database.ts'
import { type AccountRow, holdAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { CallContext } from '../handler.ts'
import { type SentCode, sendCode } from './send-code.ts'

type Tried = {
  phone: string
  /** The account of a right password; null for a wrong one. */
  account: AccountRow | null
}

/**
 * Over the limit of passwords, only the phone learns whether this one was right: a right password sends the owner a code to go on with. The
 * answer, the work, the locks and the written rows are the same for a wrong password, and where no further message may be sent.
 */
export async function sendUnanswered(context: CallContext, { phone, account }: Tried): Promise<SentCode> {
  const { db, limits, locale } = context
  // A shared budget that only right passwords spend would tell them apart. They have a small one of their own, by hour and account.
  const subject = account ? phone : `wrong ${phone}`
  const wait = await limits.take(db, 'smsAfterPassword', subject)
  // A refused password was checked twice, so a right one must be, too: strangers use up the wrong ones, and no others.
  if (wait === 0) await limits.fill(db, 'smsAfterPassword', subject)
  const settle = async (tx: Tx) => {
    const held = await holdAccountByPhone(tx, phone)
    const isTold = wait === 0 && account && held?.id === account.id && held.passwordHash === account.passwordHash
    // Either way it locks the account's row, so both wait for its holder.
    return { purpose: 'login' as const, phone, account: held?.id, isUnanswered: true, isDummy: !isTold }
  }
  return { ...(await sendCode(context, settle)), message: successMessages[locale].CODE_SENT_IF_RIGHT }
}
