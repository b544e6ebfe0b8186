import { Problem } from '../../contract/problems.ts'
import { findAccountByPhone, holdAccountByPhone, replaceHash } from '../../db/queries/accounts/accounts.ts'
import { requireMessageAfterPassword } from '../codes/require-message.ts'
import { sendCode } from '../codes/send-code.ts'
import { sendUnanswered } from '../codes/send-unanswered.ts'
import type { CallContext, Handler } from '../handler.ts'
import { takeForPhone } from '../limits-of-phone.ts'
import { hashPassword, isOutdated, isPassword, noPassword } from '../passwords/hashing.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

export const login: Handler<'POST /public/mfa-provider-password-otp/login'> = async (call) => {
  const { body, db, limits, security, address, agent } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'login')
  const account = await findAccountByPhone(db, phone)
  const wait = await takeForPhone(call, 'passwords', { phone, account: account?.id ?? null })
  if (wait > 0) {
    // The owner should know about the tries.
    security.record({ name: 'sign_in.locked', account: account?.id, detail: 'password', address, agent })
    await limits.require(db, 'passwordsUnanswered', phone, account?.id)
  }
  // The same work whether or not the phone is known: neither the answer nor its time tells.
  const isRight = await isPassword(account?.passwordHash ?? noPassword, body.password, address)
  if (wait > 0) {
    const sent = await sendUnanswered(call, { phone, account: isRight ? account : null })
    throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait, details: { sent } })
  }
  if (!account?.passwordHash || !isRight) {
    security.record({ name: 'sign_in.failed', account: account?.id, detail: 'password', address, agent })
    throw new Problem('INVALID_CREDENTIALS')
  }
  await requireMessageAfterPassword(call, { phone, account: account.id })
  const passwordHash = await renewHash(call, account.id, { hash: account.passwordHash, password: body.password })
  return sendCode(call, async (tx) => {
    // A phone or a password that was changed while this one was checked must not let it in.
    const held = await holdAccountByPhone(tx, phone)
    if (held?.id !== account.id || held.passwordHash !== passwordHash) throw new Problem('INVALID_CREDENTIALS')
    return { purpose: 'login', phone, account: account.id }
  })
}

/** Only now is the password known, so only now can it be kept under other parameters. */
async function renewHash(
  { db, address }: CallContext,
  id: string,
  { hash, password }: { hash: string; password: string },
): Promise<string> {
  if (!isOutdated(hash)) return hash
  const renewed = await hashPassword(password, address)
  return (await replaceHash(db, id, { old: hash, new: renewed })) ? renewed : hash
}
