import { holdAccountByPhone } from '../../db/queries/accounts.ts'
import { requireMessage } from '../codes/require-message.ts'
import { sendCode } from '../codes/send-code.ts'
import type { Handler } from '../handler.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

/** The same answer and the same work for a phone that nobody has. */
export const forgotPassword: Handler<'POST /forgot-password'> = async (call) => {
  const { body } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'forgot_password')
  await requireMessage(call, phone)
  return sendCode(call, async (tx) => {
    const account = await holdAccountByPhone(tx, phone)
    return { purpose: 'forgot', phone, account: account?.id, isDummy: account === null }
  })
}
