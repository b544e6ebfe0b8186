import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addMember } from '../../api/customers/testing/member.ts'
import { addStay, testReview } from '../../api/reviews/testing/reviewing.ts'
import { writeReview } from '../../api/reviews/write-review.ts'
import type { Sql } from '../queries/fragments.ts'
import { openTestDatabase } from '../testing/database.ts'
import { findBrokenIn, findViolations } from './payments-audit.ts'
import { reviewRules } from './reviews-audit.ts'

const database = openTestDatabase()
const now = new Date()

beforeAll(async () => {
  const { customer } = await addMember(database.db)
  await addMember(database.db)
  const { id } = await addStay(database.db, { customer }, { property: 1 })
  const own = { source: 'reservation', id, customer, body: testReview, now } as const
  await database.db.transaction().execute(async (tx) => {
    const review = await writeReview(tx, own)
    await sql`
      with file as (
        insert into files (customer_id, form, field, name, storage_key, key_id, announced, media_type, bytes, received, created_at, ready_at, submitted_at)
        values (${customer}, ${`review-reservation-${id}`}, 'photos', '', 'a key', 'a key', '', 'image/jpeg', 1, 1, ${now}, ${now}, ${now}) returning id),
      piece as (insert into file_pieces (file_id, start, bytes, name) select id, 0, 1, '0' from file)
      insert into review_photos (review_id, position, file_id) select ${review}, 0, id from file`.execute(tx)
  })
})

test('the audit of reviews finds nothing in a correct database', async () => {
  expect(await findViolations(database.db, now)).toEqual([])
})

const [sums, guests, photos] = reviewRules.map(({ rule }) => rule) as [string, string, string]

const breaks: [rule: string, how: Sql][] = [
  [sums, sql`update properties set rating_sum = rating_sum + 1, rating_count = rating_count + 1 where id = 1`],
  [sums, sql`update activities set rating_sum = rating_sum - 1 where rating_sum > rating_count`],
  [sums, sql`update reviews set item_id = 2 where source = 'guest'`],
  [
    sums,
    sql`insert into reviews (source, guest, kind, item_id, rating, text, language, party, topics, ended_on, written_at)
    values ('demo', 'Nobody', 'umrah', 999999, 5, 'Of nothing', 'en', 'alone', '{}', now(), now())`,
  ],
  [guests, sql`update reviews set item_id = 2 where source = 'guest'`],
  [guests, sql`update reservations set status = 'rejected'`],
  [guests, sql`update reservations set check_out = check_out + 1`],
  [guests, sql`update reservations set presence = 'no_show'`],
  [guests, sql`update orders set closed_at = now(), cancelled_at = now(), cancelled_by = 'operator'`],
  [photos, sql`update files set customer_id = (select min(id) from customers where id <> files.customer_id)`],
  [photos, sql`update files set submitted_at = null`],
  [photos, sql`update files set media_type = 'application/pdf'`],
  [photos, sql`alter table review_photos disable trigger all; delete from review_photos`],
]

class Undo extends Error {}

test.each(breaks.map(([rule, how], index) => [`${index + 1}: ${rule}`, rule, how] as const))(
  'the audit finds a broken rule: %s',
  async (_, rule, how) => {
    const trying = database.db.transaction().execute(async (tx) => {
      await how.execute(tx)
      expect((await findBrokenIn(tx, now)).map((broken) => broken.rule)).toContain(rule)
      throw new Undo()
    })
    await expect(trying).rejects.toThrow(Undo)
  },
)
