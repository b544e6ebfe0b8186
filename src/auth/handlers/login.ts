import { Problem } from '../../contract/problems.ts'
import { findAccountByPhone, holdAccountByPhone, replaceHash } from '../../db/queries/accounts.ts'
import { sendCode } from '../codes/send-code.ts'
import type { CallContext, Handler, Parts } from '../handler.ts'
import { hashPassword, isOutdated, isPassword, noPassword } from '../passwords/hashing.ts'
import { parsePhone } from '../phone.ts'
import { requireHuman } from '../require-human.ts'

export const login: Handler<'POST /public/mfa-provider-password-otp/login'> = async (call) => {
  const { body, db, limits, security, address, agent } = call
  const phone = parsePhone(body.identifierId, 'identifierId')
  await requireHuman(call, 'login')
  await limits.require(db, 'password', phone).catch((error) => lockOut(call, phone, error))
  const account = await findAccountByPhone(db, phone)
  // The same work whether or not the phone is known: neither the answer nor its time tells.
  const isRight = await isPassword(account?.passwordHash ?? noPassword, body.password)
  if (!account?.passwordHash || !isRight) {
    security.record({ name: 'sign_in.failed', account: account?.id, detail: 'password', address, agent })
    throw new Problem('INVALID_CREDENTIALS')
  }
  await limits.require(db, 'loginCode', phone)
  const passwordHash = await renewHash(call, account.id, { hash: account.passwordHash, password: body.password })
  return sendCode(call, async (tx) => {
    // A phone or a password that was changed while this one was checked must not let it in.
    const held = await holdAccountByPhone(tx, phone)
    if (held?.id !== account.id || held.passwordHash !== passwordHash) throw new Problem('INVALID_CREDENTIALS')
    return { purpose: 'login', phone, account: account.id }
  })
}

/** Its owner should know that somebody tries. Looked up for a phone that nobody has as well: the time must not tell. */
async function lockOut({ db, security, address, agent }: CallContext, phone: string, error: unknown): Promise<never> {
  const account = await findAccountByPhone(db, phone)
  security.record({ name: 'sign_in.locked', account: account?.id, detail: 'password', address, agent })
  throw error
}

/** Only now is the password known, so only now can it be kept under other parameters. */
async function renewHash(
  { db }: Parts,
  id: string,
  { hash, password }: { hash: string; password: string },
): Promise<string> {
  if (!isOutdated(hash)) return hash
  const renewed = await hashPassword(password)
  return (await replaceHash(db, id, { old: hash, new: renewed })) ? renewed : hash
}
