import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { testPassword } from '../customers/testing/member.ts'
import { openPaying } from '../payments/testing/paying.ts'
import { workRefunds } from '../payments/work-refunds.ts'

const database = openTestDatabase()
const { now, bank, api, hold, sweep, unitsLeft } = openPaying(database)

test('a payment that a bank takes after the account is deleted is refunded', async () => {
  const { property, member, id, link } = await hold()
  const body = { password: testPassword, acceptLoss: true }
  await api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token: member.token, body })
  expect(await unitsLeft(property)).toBe(1)
  await bank().choose(link)
  await sweep()
  await workRefunds(bank().context, now())
  const { rows } =
    await sql`select r.status, o.payment_status from reservations r join orders o on o.id = r.order_id where r.id = ${id}`.execute(
      database.db,
    )
  expect(rows).toEqual([{ status: 'failed', payment_status: 'refunded' }])
})
