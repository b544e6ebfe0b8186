import { describe, expect, test } from 'vitest'
import { listOutbox } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits } from '../../domain/limits/limits.ts'
import {
  codeOfProblem,
  createTestAuth,
  forgiveLimits,
  goodPassword,
  newPhone,
  passForLimits,
  type TestAuth,
  warmUp,
} from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const strangers = Array.from({ length: 5 }, (_, n) => ({ address: `203.0.113.${n + 1}` }))
const elsewhere = { address: '198.51.100.1' }

const messagesTo = async (phone: string) =>
  (await listOutbox(database.db, 1_000)).filter(({ to, code }) => to === phone && code !== null).length

async function pass(auth: TestAuth, seconds: number) {
  auth.travel(seconds)
  await passForLimits(database.db, seconds)
}

/** Strangers keep one code alive for as long as it can be, and have every message sent that may be. */
async function askForHours(auth: TestAuth, ask: (from: { address: string }) => Promise<unknown>) {
  for (let minutes = 0; minutes < 240; minutes += 4) {
    for (const from of strangers) await codeOfProblem(ask(from))
    await pass(auth, 240)
  }
  await pass(auth, 1)
}

describe('where the code that strangers have kept alive is too old by now, and no message may be sent', () => {
  test('whoever registers gets another all the same', async () => {
    const auth = open()
    const phone = newPhone()
    await askForHours(auth, (from) => auth.register(phone, 'the password of a stranger', from))
    const before = await messagesTo(phone)
    const { id, isSentBefore } = await auth.register(phone, goodPassword, elsewhere)
    expect(isSentBefore).toBe(true)
    expect(await messagesTo(phone)).toBe(before + 1)
    expect(await codeOfProblem(auth.verify(id, await auth.codeOf(phone)))).toBe('ok')
  })

  test('so does whoever has forgotten the password', async () => {
    const auth = open()
    const { phone } = await auth.signUp()
    await forgiveLimits(database.db)
    await askForHours(auth, (from) => auth.forgot(phone, from))
    const { id } = await auth.forgot(phone, elsewhere)
    const body = { id, code: await auth.codeOf(phone) }
    expect(await codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', body))).toBe('ok')
  })
})

test('one of many simultaneous requests gets the extra message', async () => {
  const auth = open()
  const other = open()
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  for (const from of strangers) await auth.forgot(phone, from)
  await pass(auth, 1)
  await auth.signIn(phone)
  const before = await messagesTo(phone)
  await warmUp(database.db)
  const asked = await Promise.all(
    [...strangers, ...strangers].map((from, n) => (n % 2 ? auth : other).forgot(phone, from)),
  )
  expect(asked.every(({ isSentBefore }) => isSentBefore)).toBe(true)
  expect(await messagesTo(phone)).toBe(before + 1)
  // The rest of them is there for owners who need one.
  for (let n = 2; n <= limits.smsAfterUse.burst; n += 1) {
    await auth.signIn(phone)
    await auth.forgot(phone, { address: `198.51.100.${n}` })
    expect(await messagesTo(phone)).toBe(before + 2 * n - 1)
  }
})

test('an unused code stays valid if no further message may be sent', async () => {
  const auth = open()
  const { phone } = await auth.signUp()
  await forgiveLimits(database.db)
  for (const from of strangers) await auth.forgot(phone, from)
  // Strangers ask whenever the owner has signed in.
  for (let n = 0; n <= limits.smsAfterUse.burst; n += 1) {
    await auth.signIn(phone)
    await pass(auth, 1)
    await auth.forgot(phone, strangers[n])
  }
  const before = await messagesTo(phone)
  const { id } = await auth.forgot(phone, elsewhere)
  expect(await messagesTo(phone)).toBe(before)
  const [used, lying] = (await listOutbox(database.db, 1_000)).filter(({ to, code }) => to === phone && code !== null)
  const check = (code: string) =>
    codeOfProblem(auth.call('POST /public/mfa-provider-password-otp/verify', { id, code }, elsewhere))
  if (used?.code !== lying?.code) expect(await check(used?.code ?? '')).toBe('INVALID_CODE')
  expect(await check(lying?.code ?? '')).toBe('ok')
})
