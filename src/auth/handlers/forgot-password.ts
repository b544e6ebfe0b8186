import type { Tx } from '../../db/database.ts'
import { findAccountByPhone, holdAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { requireMessageOrLast } from '../codes/last-code.ts'
import { sendCode } from '../codes/send-code.ts'
import type { Handler } from '../handler.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

/** The same answer and the same work for a phone without an account. */
export const forgotPassword: Handler<'POST /forgot-password'> = async (call) => {
  const { body, db } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'forgot_password')
  const { id: account = null } = (await findAccountByPhone(db, phone)) ?? {}
  const delivery = await requireMessageOrLast(call, { purpose: 'forgot', phone, account })
  const settle = async (tx: Tx) => {
    const held = await holdAccountByPhone(tx, phone)
    return { purpose: 'forgot' as const, phone, account: held?.id, isDummy: held === null }
  }
  return sendCode(call, settle, delivery)
}
