import { sql } from 'kysely'
import { z } from 'zod'
import { idsIn, type Scope } from '../../../domain/organisations/scope.ts'
import type { WorkShow } from '../../../domain/reviews/question.ts'
import { type ReportReason, type ReviewKind, type ReviewStatus, reviewKinds } from '../../../domain/reviews/review.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isIn } from '../organisations/in-scope.ts'
import { isAllowed, memberUnits } from '../organisations/member-units.ts'
import { ReviewRow, reviewFields } from './reviews-pages.ts'

/** The right of members who answer. */
const answering = { area: 'reviews', level: 'change' } as const

/** Condition on the review `v`: it is of a property of the scope, or of what a seller of the scope sells. */
const isInScope = (scope: Scope): Sql => sql`(v.kind, v.item_id) in (
  select 'property', id from unnest(${idsIn(scope, 'property')}::int[]) id
  union all
  select s.kind, s.item_id from sales s where ${isIn(scope, 'seller', sql`s.seller_id`)})`

/** Columns of the review `v`. */
const itemTitle = (locale: Locale): Sql => sql`(select ${text('i.title', locale)} from (
  select title from properties where v.kind = 'property' and id = v.item_id
  union all select title from tourism_packages where v.kind = 'tourism' and id = v.item_id
  union all select title from umrah_packages where v.kind = 'umrah' and id = v.item_id
  union all select title from activities where v.kind = 'activity' and id = v.item_id) i)`

export const WorkRow = ReviewRow.extend({
  kind: z.enum(reviewKinds),
  itemId: z.int(),
  title: z.string(),
})
export type WorkRow = z.output<typeof WorkRow>

/** Those without an answer first. */
export const findReviewsIn = (db: Db, locale: Locale, scope: Scope, { show, ...paging }: Paging & { show: WorkShow }) =>
  findPage(db, WorkRow, paging, {
    matched: sql`select v.id, row_number() over (order by v.answer is not null, v.written_at desc, v.id desc) as place
      from reviews v where v.status <> 'hidden' and ${isInScope(scope)} and (${show}::text = 'all' or v.answer is null)`,
    from: sql`join reviews v using (id) left join customers c on c.id = v.customer_id`,
    card: sql`json_build_object(${reviewFields}, 'kind', v.kind, 'itemId', v.item_id, 'title', ${itemTitle(locale)})`,
  })

export const findReview = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    WorkRow,
    sql`select json_build_object(${reviewFields}, 'kind', v.kind, 'itemId', v.item_id, 'title', ${itemTitle(locale)}) as json
      from reviews v left join customers c on c.id = v.customer_id where v.id = ${id} and v.status <> 'hidden'`,
  )

export type Answerer = { customer: number; language: Locale }

/** More than a house has managers. */
const maxAnswerers = 20

/**
 * The members who may answer and want to be told, locked in the common order of readers. Each kind has a condition of its own with its index:
 * one condition for both reads all memberships, once for each customer where PostgreSQL had last seen few of them.
 */
export async function holdAnswerers(
  tx: Tx,
  { kind, item }: { kind: ReviewKind; item: number },
  now: Date,
): Promise<Answerer[]> {
  const answersForIt =
    kind === 'property'
      ? sql`m.property_id = ${item}`
      : sql`m.seller_id in (select s.seller_id from sales s where s.kind = ${kind} and s.item_id = ${item})`
  const { rows } = await sql<Answerer>`
    select c.id as customer, c.language from customers c
    where c.account_id in (select m.account_id from ${memberUnits(now)} m where ${answersForIt} and ${isAllowed(answering)})
      and c.allow_notification and c.status = 'active'
    order by c.id limit ${maxAnswerers} for key share of c`.execute(tx)
  return rows
}

export type AnsweredReview = { id: number; order: number | null; answer: string | null }

export async function lockReviewIn(tx: Tx, scope: Scope, id: number): Promise<AnsweredReview | null> {
  const { rows } = await sql<AnsweredReview>`
    select v.id, v.order_id as order, v.answer from reviews v
    where v.id = ${id} and v.status <> 'hidden' and ${isInScope(scope)} for no key update of v`.execute(tx)
  return rows[0] ?? null
}

type NewAnswer = { id: number; answer: string; account: string; now: Date }

export const setAnswer = (tx: Tx, { id, answer, account, now }: NewAnswer): Promise<unknown> =>
  sql`update reviews set answer = ${answer}, answered_at = ${now}, answered_by = ${account}::uuid where id = ${id} and answer is null`.execute(
    tx,
  )

export type NewReport = { review: number; customer: number; reason: ReportReason; now: Date }

/** Their own is not theirs to report. Null where there is no such review. */
export async function lockReportable(tx: Tx, id: number, customer: number): Promise<{ status: ReviewStatus } | null> {
  const { rows } = await sql<{ status: ReviewStatus }>`
    select status from reviews where id = ${id} and status <> 'hidden' and customer_id is distinct from ${customer}::int
    for no key update`.execute(tx)
  return rows[0] ?? null
}

/** Once each, and once more where it says something else by now. False where they have said it before. */
export async function insertReport(tx: Tx, { review, customer, reason, now }: NewReport): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into review_reports as p (review_id, customer_id, reason, created_at) values (${review}, ${customer}, ${reason}, ${now})
    on conflict (review_id, customer_id) do update set reason = excluded.reason, created_at = excluded.created_at
      where p.created_at < (select v.edited_at from reviews v where v.id = excluded.review_id)
    returning review_id as id`.execute(tx)
  return rows.length > 0
}

export type ReportedReview = {
  id: number
  status: ReviewStatus
  title: string
  rating: number
  text: string
  answer: string | null
  reasons: ReportReason[]
}

const reportedColumns: Sql = sql`v.id, v.status, ${itemTitle('en')} as title, v.rating, v.text, v.answer, array(
  select distinct p.reason from review_reports p where p.review_id = v.id order by 1) as reasons`

/** Reviews for the operators, the oldest first. */
export async function listReported(tx: Tx): Promise<ReportedReview[]> {
  const { rows } = await sql<ReportedReview>`
    select ${reportedColumns} from reviews v where v.status = 'reported' order by v.id limit 100`.execute(tx)
  return rows
}

export async function lockReview(tx: Tx, id: number): Promise<ReportedReview | null> {
  const { rows } = await sql<ReportedReview>`
    select ${reportedColumns} from reviews v where v.id = ${id} for no key update of v`.execute(tx)
  return rows[0] ?? null
}
