import { sql } from 'kysely'
import { z } from 'zod'
import { PartStars, ReviewPhoto } from '../../../contract/reviews.ts'
import {
  type Reviewed,
  type ReviewKind,
  type ReviewParts,
  type ReviewParty,
  reviewParties,
} from '../../../domain/reviews/review.ts'
import type { ReviewTopic } from '../../../domain/reviews/review-topics.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { localDay, type Sql } from '../fragments.ts'
import { findOne } from '../list.ts'
import { memberUnitsEver } from '../organisations/member-units.ts'
import { photosJson } from './review-photos.ts'

/** The facts of a reservation or purchase that a review depends on. */
export type ReviewSubject = Reviewed & { order: number; kind: ReviewKind; item: number }

export type OrderSource = 'reservation' | 'purchase'
export type ReviewableOrder = { source: OrderSource; id: number; customer: number }

/** Null where it belongs to another customer, or is of a kind without reviews. */
export const findSubject = (db: Db, { source, id, customer }: ReviewableOrder): Promise<ReviewSubject | null> =>
  source === 'reservation' ? findStay(db, id, customer) : findPurchased(db, id, customer)

/** Who has deleted their account while this waited for a lock says nothing any more. */
const isThere = (customer: number): Sql =>
  sql`exists (select from customers where id = ${customer} and deleted_at is null)`

/** In any role. */
const worksFor = (customer: number, unit: Sql): Sql => sql`exists (
  select from ${memberUnitsEver} m join customers c on c.account_id = m.account_id where c.id = ${customer} and ${unit})`

async function findStay(db: Db, id: number, customer: number): Promise<ReviewSubject | null> {
  const { rows } = await sql<ReviewSubject>`
    select r.order_id as order, 'property' as kind, r.property_id as item, r.status, o.closed_at is not null as "isClosed", r.check_out as "endsOn",
      ${worksFor(customer, sql`m.property_id = r.property_id`)} as "isOwn", r.presence is not distinct from 'no_show' as "isMissed"
    from reservations r join orders o on o.id = r.order_id where r.id = ${id} and o.customer_id = ${customer} and ${isThere(customer)}`.execute(
    db,
  )
  return rows[0] ?? null
}

async function findPurchased(db: Db, id: number, customer: number): Promise<ReviewSubject | null> {
  const { rows } = await sql<ReviewSubject>`
    select p.order_id as order, p.kind, p.item_id as item, p.status, o.closed_at is not null as "isClosed",
      ${localDay(sql`p.ends_at`)} as "endsOn",
      ${worksFor(customer, sql`m.seller_id = p.seller_id`)} as "isOwn", false as "isMissed"
    from purchases p join orders o on o.id = p.order_id
    where p.id = ${id} and p.customer_id = ${customer} and p.kind in ('tourism', 'umrah', 'activity') and ${isThere(customer)}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Cancelling takes the same lock: an ended order stays so until the review is written. */
export async function lockSubject(tx: Tx, own: ReviewableOrder): Promise<ReviewSubject | null> {
  const known = await findSubject(tx, own)
  if (!known) return null
  await sql`select from orders where id = ${known.order} for no key update`.execute(tx)
  return findSubject(tx, own)
}

/** A review's text and ratings, with the topics found in it. */
export type ReviewContent = {
  rating: number
  parts: ReviewParts
  text: string
  language: Locale
  party: ReviewParty
  topics: readonly ReviewTopic[]
}

type NewReview = ReviewContent & { subject: ReviewSubject; customer: number; now: Date }

/** Null where the order has one already. */
export async function insertReview(tx: Tx, { subject, customer, now, ...content }: NewReview): Promise<number | null> {
  const { parts } = content
  const { rows } = await sql<{ id: number }>`
    insert into reviews (order_id, customer_id, kind, item_id, rating, clean, place, staff, comfort, worth, power_and_water, text, language, party,
      topics, ended_on, written_at)
    values (${subject.order}, ${customer}, ${subject.kind}, ${subject.item}, ${content.rating}, ${parts.clean ?? null}::int,
      ${parts.place ?? null}::int, ${parts.staff ?? null}::int, ${parts.comfort ?? null}::int, ${parts.worth ?? null}::int,
      ${parts.powerAndWater ?? null}::int, ${content.text}, ${content.language}, ${content.party}, ${content.topics}::text[],
      ${subject.endsOn}::date, ${now})
    on conflict (order_id) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Under the lock of the order. False where it has none. */
export async function updateReview(
  tx: Tx,
  { order, now, ...content }: ReviewContent & { order: number; now: Date },
): Promise<boolean> {
  const { parts } = content
  const { numAffectedRows } = await sql`
    update reviews set rating = ${content.rating}, clean = ${parts.clean ?? null}::int, place = ${parts.place ?? null}::int,
      staff = ${parts.staff ?? null}::int, comfort = ${parts.comfort ?? null}::int, worth = ${parts.worth ?? null}::int,
      power_and_water = ${parts.powerAndWater ?? null}::int, text = ${content.text}, language = ${content.language},
      party = ${content.party}, topics = ${content.topics}::text[], edited_at = ${now}
    where order_id = ${order}`.execute(tx)
  return numAffectedRows === 1n
}

/** Columns of the review `v`. */
export const partsJson: Sql = sql`json_strip_nulls(json_build_object('clean', v.clean, 'place', v.place, 'staff', v.staff, 'comfort', v.comfort,
  'worth', v.worth, 'powerAndWater', v.power_and_water))`

export const OwnReviewRow = z.object({
  id: z.int(),
  rating: z.int(),
  parts: PartStars,
  text: z.string(),
  with: z.enum(reviewParties),
  photos: z.array(ReviewPhoto),
  isHidden: z.boolean(),
  answer: z.string().nullable(),
})
export type OwnReviewRow = z.output<typeof OwnReviewRow>

export const findOwnReview = (db: Db, order: number) =>
  findOne(
    db,
    OwnReviewRow,
    sql`select json_build_object('id', v.id, 'rating', v.rating, 'parts', ${partsJson}, 'text', v.text, 'with', v.party,
        'photos', ${photosJson}, 'isHidden', v.status = 'hidden', 'answer', v.answer) as json
      from reviews v where v.order_id = ${order}`,
  )

/** In the order of the locks that the sums take. */
export async function deleteReviews(tx: Tx, customer: number): Promise<void> {
  await sql`delete from review_reports where customer_id = ${customer}`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select id from reviews where customer_id = ${customer} order by kind, item_id, id`.execute(tx)
  for (const { id } of rows) await sql`delete from reviews where id = ${id}`.execute(tx)
}
