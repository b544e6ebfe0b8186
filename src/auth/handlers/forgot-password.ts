import { findAccountByPhone, holdAccountByPhone } from '../../db/queries/accounts.ts'
import { requireMessage } from '../codes/require-message.ts'
import { sendCode } from '../codes/send-code.ts'
import type { Handler } from '../handler.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

/** The same answer and the same work for a phone that nobody has. */
export const forgotPassword: Handler<'POST /forgot-password'> = async (call) => {
  const { body, db } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'forgot_password')
  const { id: account = null } = (await findAccountByPhone(db, phone)) ?? {}
  await requireMessage(call, { phone, account })
  return sendCode(call, async (tx) => {
    const held = await holdAccountByPhone(tx, phone)
    return { purpose: 'forgot', phone, account: held?.id, isDummy: held === null }
  })
}
