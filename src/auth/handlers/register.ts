import { Problem } from '../../contract/problems.ts'
import { findAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { requireMessageOrLast } from '../codes/last-code.ts'
import { sendCode } from '../codes/send-code.ts'
import type { Handler } from '../handler.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { requireGoodPassword } from '../passwords/password-rules.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

/** The account comes to be when the code is typed in; until then its password waits with the code. */
export const register: Handler<'POST /public/mfa-provider-password-otp/register'> = async (call) => {
  const { body, db, limits, address } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  requireGoodPassword({ password: body.password, field: 'password', phone })
  await requireHuman(call, 'register')
  if (await findAccountByPhone(db, phone)) {
    // It costs no message, or a stranger could use up those of the phone's owner.
    await limits.require(db, 'takenPhones', address)
    throw new Problem('PHONE_TAKEN')
  }
  // Before a message is taken: where the line for hashing is full, none is sent, and none of the phone's may be used up.
  const passwordHash = await hashPassword(body.password, address)
  const delivery = await requireMessageOrLast(call, { purpose: 'register', phone, account: null })
  return sendCode(call, async () => ({ purpose: 'register', phone, passwordHash }), delivery)
}
