import { sql } from 'kysely'
import { z } from 'zod'
import { Review, ReviewSummary } from '../../../contract/reviews.ts'
import { type ReviewKind, type ReviewParty, type ReviewSort, reviewParties } from '../../../domain/reviews/review.ts'
import type { ReviewTopic } from '../../../domain/reviews/review-topics.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import type { Sql } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { photosJson } from './review-photos.ts'
import { partsJson } from './reviews.ts'

/** `name` is the full name. Screens show only its beginning. */
export const ReviewRow = Review.omit({ guest: true }).extend({ name: z.string().nullable() })
export type ReviewRow = z.output<typeof ReviewRow>

export type ReviewFilter = {
  sort: ReviewSort
  language?: Locale | undefined
  with?: ReviewParty | undefined
  topic?: ReviewTopic | undefined
}

export type ReviewedItem = { kind: ReviewKind; item: number }

const orders: Record<ReviewSort, Sql> = {
  newest: sql`v.written_at desc, v.id desc`,
  best: sql`v.rating desc, v.written_at desc, v.id desc`,
  worst: sql`v.rating, v.written_at desc, v.id desc`,
}

const isOf = ({ kind, item }: ReviewedItem): Sql =>
  sql`v.kind = ${kind} and v.item_id = ${item} and v.status <> 'hidden'`

/** Columns of the review `v` and its customer `c`. */
export const reviewFields: Sql = sql`'id', v.id, 'rating', v.rating, 'parts', ${partsJson}, 'text', v.text, 'language', v.language, 'with', v.party,
  'name', coalesce(v.guest, c.name), 'month', to_char(v.ended_on, 'YYYY-MM'), 'isEdited', v.edited_at is not null,
  'photos', ${photosJson}, 'answer', v.answer`

export const findReviews = (
  db: Db,
  of: ReviewedItem,
  { sort, language, with: party, topic, ...paging }: Paging & ReviewFilter,
) =>
  findPage(db, ReviewRow, paging, {
    matched: sql`select v.id, row_number() over (order by ${orders[sort]}) as place from reviews v
      where ${isOf(of)} and ${language ? sql`v.language = ${language}` : sql`true`}
        and ${party ? sql`v.party = ${party}` : sql`true`} and ${topic ? sql`${topic} = any(v.topics)` : sql`true`}`,
    from: sql`join reviews v using (id) left join customers c on c.id = v.customer_id`,
    card: sql`json_build_object(${reviewFields})`,
  })

/** So many of what guests speak of most, and each by several of them. */
const maxTopics = 8
const minMentions = 2

const averageOf = (column: string): Sql => sql`round(avg(${sql.ref(`v.${column}`)}), 1)`
const starsOf = (stars: number): Sql => sql`count(*) filter (where v.rating = ${sql.lit(stars)})`

export const findReviewSummary = (db: Db, of: ReviewedItem) =>
  findOne(
    db,
    ReviewSummary,
    sql`select json_build_object('rating', ${averageOf('rating')}, 'count', count(*),
        'distribution', json_build_array(${sql.join([1, 2, 3, 4, 5].map(starsOf))}),
        'parts', json_strip_nulls(json_build_object('clean', ${averageOf('clean')}, 'place', ${averageOf('place')}, 'staff', ${averageOf('staff')},
          'comfort', ${averageOf('comfort')}, 'worth', ${averageOf('worth')}, 'powerAndWater', ${averageOf('power_and_water')})),
        'languages', json_build_object('en', count(*) filter (where v.language = 'en'), 'ar', count(*) filter (where v.language = 'ar'),
          'ku', count(*) filter (where v.language = 'ku')),
        'parties', json_build_object(${sql.join(reviewParties.map((party) => sql`${sql.lit(party)}, count(*) filter (where v.party = ${sql.lit(party)})`))}),
        'topics', coalesce((select json_agg(json_build_object('topic', t.topic, 'count', t.count) order by t.count desc, t.topic) from (
          select topic, count(*) as count from reviews v, unnest(v.topics) topic where ${isOf(of)}
          group by topic having count(*) >= ${sql.lit(minMentions)} order by count(*) desc, topic limit ${sql.lit(maxTopics)}) t), '[]')) as json
      from reviews v where ${isOf(of)}`,
  )

/** Whether there is such a thing at all, reviewed or not. */
export async function isReviewable(db: Db, { kind, item }: ReviewedItem): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from properties where ${kind}::text = 'property' and id = ${item}
    union all select id from tourism_packages where ${kind}::text = 'tourism' and id = ${item}
    union all select id from umrah_packages where ${kind}::text = 'umrah' and id = ${item}
    union all select id from activities where ${kind}::text = 'activity' and id = ${item}`.execute(db)
  return rows.length > 0
}
