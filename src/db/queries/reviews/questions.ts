import { sql } from 'kysely'
import { z } from 'zod'
import { Question } from '../../../contract/questions.ts'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { WorkShow } from '../../../domain/reviews/question.ts'
import type { ReviewStatus } from '../../../domain/reviews/review.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { atLocalTime, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { isIn } from '../organisations/in-scope.ts'
import type { NewReport } from './reviews-work.ts'

/** `name` is the full name. Screens show only its beginning. */
const QuestionRow = Question.omit({ guest: true }).extend({ name: z.string().nullable() })
export type QuestionRow = z.output<typeof QuestionRow>

export const WorkQuestionRow = QuestionRow.extend({
  propertyId: z.int(),
  title: z.string(),
})
export type WorkQuestionRow = z.output<typeof WorkQuestionRow>

/** Columns of the question `q` and its customer `c`. */
const fields: Sql = sql`'id', q.id, 'text', q.text, 'language', q.language, 'name', c.name,
  'month', to_char(${atLocalTime(sql`q.asked_at`)}, 'YYYY-MM'), 'answer', q.answer`
const ofProperty = (locale: Locale): Sql => sql`'propertyId', s.id, 'title', ${text('s.title', locale)}`

const isShown: Sql = sql`q.answer is not null and q.status <> 'hidden'`

export const findQuestions = (db: Db, property: number, paging: Paging) =>
  findPage(db, QuestionRow, paging, {
    matched: sql`select q.id, row_number() over (order by q.answered_at desc, q.id desc) as place from guest_questions q
      where q.property_id = ${property} and ${isShown}`,
    from: sql`join guest_questions q using (id) left join customers c on c.id = q.customer_id`,
    card: sql`json_build_object(${fields})`,
  })

export const findQuestion = (db: Db, locale: Locale, id: number) =>
  findOne(
    db,
    WorkQuestionRow,
    sql`select json_build_object(${fields}, ${ofProperty(locale)}) as json
      from guest_questions q join properties s on s.id = q.property_id left join customers c on c.id = q.customer_id
      where q.id = ${id} and ${isShown}`,
  )

/** Unanswered ones first, the oldest first; then answered ones, the newest first. */
export const findQuestionsIn = (
  db: Db,
  locale: Locale,
  scope: Scope,
  { show, ...paging }: Paging & { show: WorkShow },
) =>
  findPage(db, WorkQuestionRow, paging, {
    matched: sql`select q.id, row_number() over (
        order by q.answer is not null, case when q.answer is null then q.asked_at end, q.answered_at desc, q.id) as place
      from guest_questions q where q.status <> 'hidden' and ${isIn(scope, 'property', sql`q.property_id`)}
        and (${show}::text = 'all' or q.answer is null)`,
    from: sql`join guest_questions q using (id) join properties s on s.id = q.property_id left join customers c on c.id = q.customer_id`,
    card: sql`json_build_object(${fields}, ${ofProperty(locale)})`,
  })

export type OpenQuestionCounts = { ofCustomer: number; ofProperty: number }

/** Under the lock of the customer. Null where there is no such property. */
export async function countOpenQuestions(
  tx: Tx,
  property: number,
  customer: number,
): Promise<OpenQuestionCounts | null> {
  const { rows } = await sql<OpenQuestionCounts>`
    select count(q.id) filter (where q.customer_id = ${customer})::int as "ofCustomer", count(q.id)::int as "ofProperty"
    from properties s left join guest_questions q on q.property_id = s.id and q.answer is null and q.status <> 'hidden'
    where s.id = ${property} group by s.id`.execute(tx)
  return rows[0] ?? null
}

export type NewQuestion = { property: number; customer: number; text: string; language: Locale; now: Date }

export const insertQuestion = (tx: Tx, { property, customer, now, ...question }: NewQuestion): Promise<unknown> =>
  sql`insert into guest_questions (property_id, customer_id, text, language, asked_at)
    values (${property}, ${customer}, ${question.text}, ${question.language}, ${now})`.execute(tx)

/** Null where the account is gone, or there is no such question. */
export async function findAsker(tx: Tx, id: number): Promise<number | null> {
  const { rows } = await sql<{ customer: number | null }>`
    select customer_id as customer from guest_questions where id = ${id}`.execute(tx)
  return rows[0]?.customer ?? null
}

export type AskedQuestion = { id: number; property: number; answer: string | null }

export async function lockQuestionIn(tx: Tx, scope: Scope, id: number): Promise<AskedQuestion | null> {
  const { rows } = await sql<AskedQuestion>`
    select q.id, q.property_id as property, q.answer from guest_questions q
    where q.id = ${id} and q.status <> 'hidden' and ${isIn(scope, 'property', sql`q.property_id`)} for no key update of q`.execute(
    tx,
  )
  return rows[0] ?? null
}

type NewAnswer = { id: number; answer: string; account: string; now: Date }

export const setQuestionAnswer = (tx: Tx, { id, answer, account, now }: NewAnswer): Promise<unknown> =>
  sql`update guest_questions set answer = ${answer}, answered_at = ${now}, answered_by = ${account}::uuid
    where id = ${id} and answer is null`.execute(tx)

/** A question can be reported while it is public, and not by its author. */
export async function lockReportableQuestion(
  tx: Tx,
  id: number,
  customer: number,
): Promise<{ status: ReviewStatus } | null> {
  const { rows } = await sql<{ status: ReviewStatus }>`
    select q.status from guest_questions q where q.id = ${id} and ${isShown} and q.customer_id is distinct from ${customer}::int
    for no key update`.execute(tx)
  return rows[0] ?? null
}

/** Once each. False where they have said it before. */
export async function insertQuestionReport(
  tx: Tx,
  { review: question, customer, reason, now }: NewReport,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into question_reports (question_id, customer_id, reason, created_at)
    values (${question}, ${customer}, ${reason}, ${now})
    on conflict (question_id, customer_id) do nothing returning question_id as id`.execute(tx)
  return rows.length > 0
}

/** Answered questions stay without their author's name. Unanswered ones are deleted. */
export async function eraseQuestions(tx: Tx, customer: number): Promise<void> {
  await sql`delete from question_reports where customer_id = ${customer}`.execute(tx)
  await sql`delete from guest_questions where customer_id = ${customer} and answer is null`.execute(tx)
  await sql`update guest_questions set customer_id = null where customer_id = ${customer}`.execute(tx)
}

export type OperatedQuestion = {
  id: number
  status: ReviewStatus
  title: string
  text: string
  answer: string | null
  reasons: string[]
}

const operatedColumns: Sql = sql`q.id, q.status, (select s.title ->> 'en' from properties s where s.id = q.property_id) as title, q.text, q.answer,
  array(select distinct p.reason from question_reports p where p.question_id = q.id order by 1) as reasons`

/** Questions for the operators, the oldest first. */
export async function listReportedQuestions(tx: Tx): Promise<OperatedQuestion[]> {
  const { rows } = await sql<OperatedQuestion>`
    select ${operatedColumns} from guest_questions q where q.status = 'reported' order by q.id limit 100`.execute(tx)
  return rows
}

export async function lockQuestion(tx: Tx, id: number): Promise<OperatedQuestion | null> {
  const { rows } = await sql<OperatedQuestion>`
    select ${operatedColumns} from guest_questions q where q.id = ${id} for no key update of q`.execute(tx)
  return rows[0] ?? null
}
