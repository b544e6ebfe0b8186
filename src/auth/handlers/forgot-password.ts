import { holdAccountByPhone } from '../../db/queries/accounts.ts'
import { sendCode } from '../codes/send-code.ts'
import type { Handler } from '../handler.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

/** The same answer and the same work for a phone that nobody has. */
export const forgotPassword: Handler<'POST /forgot-password'> = async (call) => {
  const { body, db, limits } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'forgot_password')
  await limits.require(db, 'code', phone)
  return sendCode(call, async (tx) => {
    const account = await holdAccountByPhone(tx, phone)
    return { purpose: 'forgot', phone, account: account?.id, isDummy: account === null }
  })
}
