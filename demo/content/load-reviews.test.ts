import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBroken } from '../../src/db/audit/payments-audit.ts'
import { findTopics } from '../../src/domain/reviews/review-topics.ts'
import { toTextLanguage } from '../../src/domain/text/text-language.ts'
import { hasLink, hasPhone } from '../../src/domain/reviews/contact-in-text.ts'
import { openDemoDatabase } from '../testing/database.ts'
import { isHadOn } from './load-reviews.ts'
import { demoReviews } from './reviews/reviews.ts'

const database = openDemoDatabase()

test('every rating of the demo is the sum of its reviews, and nothing is broken', async () => {
  const { rows } = await sql<{ reviews: number; counted: number }>`
    select (select count(*)::int from reviews) as reviews, (
      select sum(n)::int from (
        select sum(rating_count) as n from properties union all select sum(rating_count) from tourism_packages
        union all select sum(rating_count) from umrah_packages union all select sum(rating_count) from activities) _) as counted`.execute(
    database.db,
  )
  expect(rows).toEqual([{ reviews: demoReviews.length, counted: demoReviews.length }])
  expect(await findBroken(database.db, new Date())).toEqual([])
})

test('a guest could have written each of them', () => {
  expect(demoReviews.filter(({ text, answer = '' }) => [text, answer].some((one) => hasLink(one) || hasPhone(one)))).toEqual([])
  expect(demoReviews.filter(({ text }) => text.length < 10 || text.length > 2_000)).toEqual([])
})

test('nobody praises snow in August: who writes has been there in its season', async () => {
  const { rows } = await sql<{ key: string; day: string }>`
    select coalesce(t.key, a.key) as key, r.ended_on::text as day from reviews r
      left join tourism_packages t on r.kind = 'tourism' and t.id = r.item_id left join activities a on r.kind = 'activity' and a.id = r.item_id
    where r.kind in ('tourism', 'activity')`.execute(database.db)
  expect(rows.filter(({ key }) => key === 'korek-snow-day').length).toBeGreaterThan(2)
  expect(rows.filter(({ key, day }) => !isHadOn(key, day))).toEqual([])
})

test('letters tell the language, and most speak of something that others do', () => {
  expect(demoReviews.filter(({ text, language }) => toTextLanguage(text) !== language).map(({ text }) => text)).toEqual([])
  const share = demoReviews.filter(({ text }) => findTopics(text).length > 0).length / demoReviews.length
  expect(share).toBeGreaterThan(0.6)
})

test('photos of guests show what the stay shows', async () => {
  const { rows } = await sql<{ key: string; scene: string; own: string[] }>`
    select s.key, g.source->>'scene' as scene,
      array(select o.source->>'scene' from pictures o where o.album_id = s.album_id) as own
    from review_photos p join reviews r on r.id = p.review_id join pictures g on g.id = p.picture_id
      join properties s on s.id = r.item_id and r.kind = 'property'`.execute(database.db)
  expect(rows.length).toBeGreaterThan(20)
  for (const { key, scene, own } of rows) expect(own, key).toContain(scene)
})
