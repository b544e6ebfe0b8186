import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'

const database = openTestDatabase()
const check = (token: string, body: object) =>
  createApi({ db: database.db, accounts: testAccounts }).dispatch('POST /user/vouchers/check', {
    locale: 'en',
    token,
    body: body as { voucherCode: string },
  })

test('the discount of a voucher is found in any spelling of its code', async () => {
  const { token } = await addMember(database.db)
  expect(await check(token, { voucherCode: ' safar١٠ ' })).toEqual({
    voucherCode: 'SAFAR10',
    kind: 'percent',
    percent: 10,
    amount: null,
    ceiling: { amount: 25_000, currency: 'IQD' },
    minimum: null,
    validTo: null,
    discount: null,
    message: 'This voucher is valid.',
  })
})

test('a voucher takes off a percentage up to its ceiling, in its currency', async () => {
  const { token } = await addMember(database.db)
  const off = async (amount: number, currency: string) =>
    (await check(token, { voucherCode: 'SAFAR10', total: { amount, currency } })).discount
  expect(await off(100_000, 'IQD')).toEqual({ amount: 10_000, currency: 'IQD' })
  expect(await off(900_000, 'IQD')).toEqual({ amount: 25_000, currency: 'IQD' })
  expect(await off(100.5, 'USD')).toEqual({ amount: 10.05, currency: 'USD' })
  await expect(
    check(token, { voucherCode: 'WELCOME', total: { amount: 99_999, currency: 'IQD' } }),
  ).rejects.toMatchObject({
    code: 'VOUCHER_MINIMUM',
  })
})

test('a voucher without uses is refused', async () => {
  await sql`insert into vouchers (code, percent, limit_in_all, used) values ('GONE', 5, 3, 3)`.execute(database.db)
  const { token } = await addMember(database.db)
  await expect(check(token, { voucherCode: 'GONE' })).rejects.toMatchObject({ code: 'VOUCHER_USED_UP' })
})

test('codes cannot be guessed without end, even rightly; others may go on', async () => {
  const { token } = await addMember(database.db)
  for (let n = 0; n < 20; n++)
    await expect(check(token, { voucherCode: `GUESS-${n}` })).rejects.toMatchObject({ code: 'VOUCHER_UNKNOWN' })
  await expect(check(token, { voucherCode: 'SAFAR10' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: expect.any(Number),
  })
  const other = await addMember(database.db)
  expect(await check(other.token, { voucherCode: 'SAFAR10' })).toMatchObject({ kind: 'percent' })
  for (let n = 0; n < 30; n++) await check(other.token, { voucherCode: 'SAFAR10' })
})

test('twenty guesses are twenty, even when a hundred come at once', async () => {
  const { token } = await addMember(database.db)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      check(token, { voucherCode: `GUESS-${n}` }).catch(({ code }: { code: string }) => code),
    ),
  )
  expect(answers.filter((answer) => answer === 'VOUCHER_UNKNOWN')).toHaveLength(20)
  expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(80)
})
