import { sql } from 'kysely'
import type { Tx } from '../../src/db/database.ts'
import { insertRows } from '../../src/db/insert-rows.ts'
import { addDays, type Day, toInstant } from '../../src/domain/day.ts'
import { partsOfKind, type ReviewKind, reviewParts } from '../../src/domain/review.ts'
import { findTopics } from '../../src/domain/review-topics.ts'
import type { DemoInput } from './insert.ts'
import type { DemoReview } from './reviews/review-shapes.ts'
import { demoReviews } from './reviews/reviews.ts'

type Item = { kind: ReviewKind; id: number }

/** Nobody has stayed there in truth: rows of the demo are of no order, and no guest's can be without one. */
export async function loadReviews(tx: Tx, { today }: DemoInput): Promise<void> {
  const items = await findItems(tx)
  await insertRows(tx, 'reviews', demoReviews.map((review) => toRow(review, items, today)))
}

async function findItems(tx: Tx): Promise<Map<string, Item>> {
  const { rows } = await sql<Item & { key: string }>`
    select key, 'property' as kind, id from properties
    union all select key, 'tourism', id from tourism_packages
    union all select key, 'umrah', id from umrah_packages
    union all select key, 'activity', id from activities`.execute(tx)
  return new Map(rows.map(({ key, ...item }) => [key, item]))
}

/** Whoever writes has been home for two days. */
const daysBetween = 2

function toRow(review: DemoReview, items: Map<string, Item>, today: Day) {
  const item = items.get(review.of)
  if (!item) throw new Error(`Nothing of the demo is called "${review.of}"`)
  const day = addDays(today, -review.daysAgo)
  const at = toInstant(day, '18:00')
  const said = (part: (typeof reviewParts)[number]) =>
    partsOfKind[item.kind].includes(part) ? review.parts[reviewParts.indexOf(part)] : null
  return {
    source: 'demo', guest: review.guest, kind: item.kind, item_id: item.id, rating: review.rating,
    clean: said('clean'), place: said('place'), staff: said('staff'), comfort: said('comfort'), worth: said('worth'),
    power_and_water: said('powerAndWater'), text: review.text, language: review.language, party: review.with,
    topics: findTopics(review.text), ended_on: addDays(day, -daysBetween), status: 'shown', written_at: at,
    answer: review.answer ?? null, answered_at: review.answer ? toInstant(addDays(day, 1), '12:00') : null,
  }
}
