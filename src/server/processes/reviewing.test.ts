import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addStay, testReview } from '../../api/reviews/testing/reviewing.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addSignedIn, call } from './testing/customers.ts'
import { openTestPair } from './testing/pair.ts'

const database = openTestDatabase()
const { urlOf } = openTestPair({ database })
const guests = sizeOf(100, 30)
/** From the fixture: its first state is known, and not empty. */
const properties = [1, 2]

const sumsOf = async () => {
  const { rows } = await sql<{ id: number; sum: number; count: number }>`
    select id, rating_sum as sum, rating_count as count from properties where id = any(${properties}::int[]) order by id`.execute(
    database.db,
  )
  return rows
}

describe('over two processes', { timeout: 120_000 }, () => {
  test('a hundred guests at once, each sending twice, are counted once each', async () => {
    const before = await sumsOf()
    const signedIn = await addSignedIn(database.db, guests)
    const writing = await Promise.all(
      signedIn.map(async (guest, n) => {
        const property = properties[n % 2] ?? 0
        const { id } = await addStay(database.db, guest, { property })
        return { guest, id, property, rating: 1 + (n % 5) }
      }),
    )
    const answers = await Promise.all(
      writing.flatMap(({ guest: { token }, id, rating }) =>
        [0, 1].map((n) =>
          call(urlOf(n), `POST /customer/reservations/${id}/review`, { token, body: { ...testReview, rating } }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(guests)
    expect(answers.filter(({ body }) => body.code === 'REVIEW_EXISTS')).toHaveLength(guests)
    const written = (property: number) => writing.filter((one) => one.property === property)
    const added = before.map(({ id, sum, count }) => ({
      id,
      sum: sum + written(id).reduce((all, { rating }) => all + rating, 0),
      count: count + written(id).length,
    }))
    expect(await sumsOf()).toEqual(added)
    // And changed by all of them at once.
    await Promise.all(
      writing.map(({ guest: { token }, id }, n) =>
        call(urlOf(n), `PUT /customer/reservations/${id}/review`, { token, body: { ...testReview, rating: 5 } }),
      ),
    )
    expect(await sumsOf()).toEqual(
      before.map(({ id, sum, count }) => ({
        id,
        sum: sum + 5 * written(id).length,
        count: count + written(id).length,
      })),
    )
  })
})
