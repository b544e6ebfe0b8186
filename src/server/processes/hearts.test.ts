import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addSignedIn, call, type SignedIn } from './testing/customers.ts'
import { openTestPair } from './testing/pair.ts'

const database = openTestDatabase()
const { urlOf } = openTestPair({ database })

const toggle = (n: number, { token }: SignedIn, propertyId: number) =>
  call(urlOf(n), 'POST /customer/property-wishlist/toggle', { token, body: { propertyId } })
const listOf = async (n: number, { token }: SignedIn) =>
  (await call(urlOf(n), 'GET /customer/property-wishlist?limit=100', { token })).body

describe('over two processes', { timeout: 120_000 }, () => {
  test('two hundred toggles at once are answered, and every second one takes the stay out', async () => {
    const [customer] = (await addSignedIn(database.db, 1)) as [SignedIn]
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => toggle(n, customer, 1)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => body.isSaved)).toHaveLength(100)
    expect(await listOf(0, customer)).toMatchObject({ data: [], meta: { total: 0 } })
    await toggle(1, customer, 1)
    expect(await listOf(0, customer)).toMatchObject({ data: [{ propertyId: 1 }], meta: { total: 1 } })
    const { rows } = await sql`select from property_wishlist where customer_id = ${customer.customer}`.execute(
      database.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('the same stays, saved and taken out in any order by all means at once, leave one row each and no error', async () => {
    const [customer] = (await addSignedIn(database.db, 1)) as [SignedIn]
    const { token } = customer
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => {
        const propertyId = 1 + (n % 4)
        if (n % 3 === 0) return toggle(n, customer, propertyId)
        if (n % 3 === 1) return call(urlOf(n), 'POST /customer/property-wishlist', { token, body: { propertyId } })
        return call(urlOf(n), `DELETE /customer/property-wishlist/property/${propertyId}`, { token })
      }),
    )
    // A missing entry cannot be removed.
    for (const { status } of answers) expect([200, 404]).toContain(status)
    await Promise.all(
      [1, 2, 3, 4].map((propertyId, n) =>
        call(urlOf(n), 'POST /customer/property-wishlist', { token, body: { propertyId } }),
      ),
    )
    expect((await listOf(1, customer)).meta.total).toBe(4)
  })
})
