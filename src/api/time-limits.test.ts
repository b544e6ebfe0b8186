import fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '../db/audit/payments-audit.ts'
import { openDatabase } from '../db/database.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { addMember, testAccounts } from './customers/testing/member.ts'
import { mountApi } from './http.ts'
import { openTestPayments } from './payments/testing/payments.ts'
import { addProperty, toSelection } from './reservations/testing/booking.ts'
import { createApi } from './service.ts'

const database = openTestDatabase()

test.each([
  ['a lock', { lock: 1_500, statement: 0 }],
  ['a statement', { lock: 0, statement: 1_500 }],
])('a request that waits too long for %s is refused and changes nothing', async (_what, limits) => {
  const limited = openDatabase(database.url, { limits })
  const app = fastify()
  const { payments } = openTestPayments(limited.db)
  const api = createApi({ db: limited.db, accounts: testAccounts, payments })
  await mountApi(app, { api, origins: [], publicUrl: 'https://api.example' })
  const property = await addProperty(database.db, [{ units: 1 }])
  const { token, customer } = await addMember(database.db)
  const book = () =>
    app.inject({
      method: 'POST',
      url: '/customer/reservations?lang=ku',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'a-key' },
      payload: { ...toSelection(property), total: 200_000, paymentMethod: 'qi' },
    })

  const refused = await database.db.transaction().execute(async (tx) => {
    await sql`select from customers where id = ${customer} for update`.execute(tx)
    return book()
  })
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

  const booked = await book()
  expect(booked.statusCode).toBe(200)
  const { rows } = await sql`select from reservations where property_id = ${property.id}`.execute(database.db)
  expect(rows).toHaveLength(1)
  expect(await findViolations(database.db, new Date())).toEqual([])
  await app.close()
  await limited.close()
})
