import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAccountByPhone } from '../../db/queries/accounts/accounts.ts'
import { eraseAccount } from '../../db/queries/accounts/erase-account.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { waitForLocks } from '../../db/testing/locks.ts'
import { lifetimes } from '../lifetimes.ts'
import { codeOfProblem, createTestAuth, forgiveLimits, goodPassword, holdBack, newPhone } from '../testing/auth.ts'

const database = openTestDatabase()
const open = () => createTestAuth(database.db)

const elsewhere = { address: '198.51.100.1' }
const rowOf = (id: string) => sql`select from verifications where id = ${id}::uuid`

/** The second begins when the first waits for the row, and both go on together. */
const together = async <A, B>(id: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
  const { answers } = await holdBack(database.url, rowOf(id), 2, () => {
    const one = first()
    const two = waitForLocks(database.db, 1).then(second)
    return { answers: Promise.all([one, two]) }
  })
  return answers
}

test('a code that is sent again and one that points to it do not wait for each other', async () => {
  const auth = open()
  const phone = newPhone()
  const { id } = await auth.register(phone)
  auth.travel(lifetimes.code - 10)
  await auth.register(phone, goodPassword, elsewhere)
  auth.travel(11)
  const resend = () => auth.call('POST /public/mfa-provider-password-otp/resend-otp-register', { id })
  const [, { id: mine }] = await together(id, resend, () => auth.register(phone, goodPassword, elsewhere))
  expect(await codeOfProblem(auth.verify(mine, await auth.codeOf(phone)))).toBe('ok')
})

test('an account that ends and a guess at the code of its phone do not wait for each other', async () => {
  const auth = open()
  const { phone } = await auth.signUp()
  const { accessToken: token } = await auth.signUp()
  await forgiveLimits(database.db)
  const { id } = await auth.forgot(phone, elsewhere)
  const body = { password: goodPassword, newIdentifier: phone }
  const wanted = await auth.call('POST /public/auth/initiate-update-identifier', body, { token })
  const account = await findAccountByPhone(database.db, phone)
  const guess = { token: wanted.token, code: '000000' }
  const answers = await together(
    id,
    () => eraseAccount(database.db, account?.id ?? '', auth.now()),
    () => codeOfProblem(auth.call('POST /public/auth/verify-update-identifier', guess, { token })),
  )
  expect(answers).toEqual([true, 'CODE_EXPIRED'])
})
