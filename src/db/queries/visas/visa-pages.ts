import { sql } from 'kysely'
import { z } from 'zod'
import { Dinars, Picture } from '../../../contract/shapes.ts'
import { VisaAsked, VisaQuestion } from '../../../contract/visa-applications.ts'
import { currencies } from '../../../domain/money/money.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import { paymentStatuses, visaStatuses } from '../../../domain/orders/states.ts'
import type { Scope } from '../../../domain/organisations/scope.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { locales } from '../../../domain/text/locale.ts'
import { type Day, toDay } from '../../../domain/time/day.ts'
import { visaPurposes } from '../../../domain/visas/visa-form.ts'
import { type VisaQueueShow, visaRejectReasons } from '../../../domain/visas/visa-states.ts'
import type { Db } from '../../database.ts'
import { coverJson, instantJson, type Sql, text } from '../fragments.ts'
import { findOne, findPage, type Paging } from '../list.ts'
import { RefundSummaryRow, refundOfOrder } from '../orders/counted-payments.ts'
import { dinarsOf } from '../orders/order-dinars.ts'
import { isIn } from '../organisations/in-scope.ts'
import { PapersRow, questionsJson } from './visa-forms.ts'

/** A stored application: its hold may have ended by the clock. Money in the smallest unit. */
export const ApplicationRow = z.object({
  id: z.int(),
  code: z.string(),
  orderId: z.int(),
  visaId: z.int().nullable(),
  title: z.string(),
  country: z.string().nullable(),
  picture: Picture.nullable(),
  status: z.enum(visaStatuses),
  purpose: z.enum(visaPurposes).nullable(),
  people: z.int(),
  travelDate: z.iso.date(),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  holdUntil: z.string().nullable(),
  isClosed: z.boolean(),
  total: z.int(),
  currency: z.enum(currencies),
  dinars: Dinars.nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  promisedOn: z.iso.date().nullable(),
  begunAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type ApplicationRow = z.output<typeof ApplicationRow>

export const ApplicationPageRow = ApplicationRow.extend({
  returnDate: z.iso.date().nullable(),
  papers: PapersRow,
  questions: z.array(VisaQuestion),
  rejectPercent: z.int(),
  rejectReason: z.enum(visaRejectReasons).nullable(),
  asked: VisaAsked.nullable(),
  events: z.array(
    z.object({
      event: z.string(),
      at: z.string(),
    }),
  ),
  refund: RefundSummaryRow.nullable(),
})
export type ApplicationPageRow = z.output<typeof ApplicationPageRow>

const joins: Sql = sql`join orders o on o.id = a.order_id left join visas v on v.id = a.visa_id`

/** Columns of the application `a`, its order `o` and its visa `v`. */
const cardFields = (locale: Locale): Sql => sql`
  'id', a.id, 'code', o.code, 'orderId', o.id, 'visaId', a.visa_id, 'title', ${text('a.title', locale)},
  'country', ${text('v.country_name', locale)}, 'picture', ${coverJson('v')}, 'status', a.status, 'purpose', a.purpose, 'people', a.people,
  'travelDate', a.travel_date, 'paymentStatus', o.payment_status, 'paymentMethod', o.payment_method,
  'holdUntil', ${instantJson('o.hold_until')}, 'isClosed', o.closed_at is not null, 'total', o.total, 'currency', o.currency, 'dinars', ${dinarsOf('o')},
  'createdAt', ${instantJson('a.created_at')}, 'paidAt', ${instantJson('o.paid_at')}, 'promisedOn', a.promised_on,
  'begunAt', ${instantJson('a.begun_at')}, 'decidedAt', ${instantJson('a.decided_at')}`

const askedJson: Sql = sql`(
  select json_build_object('fields', r.fields, 'reason', r.reason, 'askedAt', ${instantJson('r.asked_at')})
  from visa_requests r where r.application_id = a.id and r.answered_at is null)`

/** Events among officers are left out for the customer. */
const toldEvents: Sql = sql`coalesce((
  select json_agg(json_build_object('event', e.event, 'at', ${instantJson('e.at')}) order by e.id)
  from visa_events e where e.application_id = a.id and e.event not in ('looked', 'taken', 'left')), '[]')`

/** The newest first. */
export const findApplications = (db: Db, locale: Locale, customer: number, paging: Paging) =>
  findPage(db, ApplicationRow, paging, {
    matched: sql`select id, -id as place from visa_applications where customer_id = ${customer}`,
    from: sql`join visa_applications a using (id) ${joins}`,
    card: sql`json_build_object(${cardFields(locale)})`,
  })

export const findApplicationPage = (db: Db, locale: Locale, id: number, customer: number) =>
  findOne(
    db,
    ApplicationPageRow,
    sql`select json_build_object(${cardFields(locale)}, 'returnDate', a.return_date, 'papers', a.papers,
        'questions', ${questionsJson('a.questions', locale)}, 'rejectPercent', a.reject_percent, 'rejectReason', a.reject_reason,
        'asked', ${askedJson}, 'events', ${toldEvents},
        'refund', ${refundOfOrder}) as json
      from visa_applications a ${joins} where a.id = ${id} and a.customer_id = ${customer}`,
  )

/** An application as its officers see it. `taken`: null where no officer has it. */
export const QueueRow = z.object({
  id: z.int(),
  code: z.string(),
  seller: z.object({
    id: z.int(),
    title: z.string(),
  }),
  title: z.string(),
  status: z.enum(visaStatuses),
  purpose: z.enum(visaPurposes).nullable(),
  people: z.int(),
  travelDate: z.iso.date(),
  paidAt: z.string().nullable(),
  promisedOn: z.iso.date().nullable(),
  decidedAt: z.string().nullable(),
  version: z.int(),
  taken: z
    .object({
      by: z.string(),
      name: z.string().nullable(),
      until: z.string(),
    })
    .nullable(),
})
export type QueueRow = z.output<typeof QueueRow>

export const OfficerPageRow = QueueRow.extend({
  orderId: z.int(),
  returnDate: z.iso.date().nullable(),
  customer: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(locales),
  }),
  papers: PapersRow,
  questions: z.array(VisaQuestion),
  rejectPercent: z.int(),
  total: z.int(),
  currency: z.enum(currencies),
  dinars: Dinars.nullable(),
  rejectReason: z.enum(visaRejectReasons).nullable(),
  asked: VisaAsked.nullable(),
  events: z.array(
    z.object({
      event: z.string(),
      actor: z.enum(['customer', 'officer', 'operator', 'clock']),
      name: z.string().nullable(),
      at: z.string(),
    }),
  ),
})
export type OfficerPageRow = z.output<typeof OfficerPageRow>

const queueJoins: Sql = sql`join orders o on o.id = a.order_id join sellers s on s.id = a.seller_id
  left join customers t on t.account_id = a.taken_by`

const queueFields = (locale: Locale, now: Date): Sql => sql`
  'id', a.id, 'code', o.code, 'seller', json_build_object('id', s.id, 'title', ${text('s.title', locale)}), 'title', ${text('a.title', locale)},
  'status', a.status, 'purpose', a.purpose, 'people', a.people, 'travelDate', a.travel_date, 'paidAt', ${instantJson('o.paid_at')},
  'promisedOn', a.promised_on, 'decidedAt', ${instantJson('a.decided_at')}, 'version', a.version,
  'taken', case when a.taken_until > ${now} then json_build_object('by', a.taken_by, 'name', t.name, 'until', ${instantJson('a.taken_until')}) end`

export type QueueFilter = { scope: Scope; show: VisaQueueShow; now: Date }

/** Condition on the application `a`: one for each list, so that each finds its rows by an index. */
const shownBy: Record<VisaQueueShow, (officer: { account: string; now: Date }) => Sql> = {
  open: () => sql`a.status = 'pending'`,
  asked: () => sql`a.status = 'asked'`,
  mine: ({ account, now }) => sql`a.status = 'pending' and a.taken_by = ${account}::uuid and a.taken_until > ${now}`,
  free: ({ now }) => sql`a.status = 'pending' and coalesce(a.taken_until <= ${now}, true)`,
  decided: () => sql`a.status in ('accepted', 'rejected')`,
}

/** Open ones by their promise, then by age; decided ones, the newest first. Unpaid applications are left out. */
const queued = ({ scope, show, now }: QueueFilter): Sql => sql`
  select a.id, row_number() over (order by a.decided_at desc nulls first, a.promised_on, o.paid_at, a.id) as place
  from visa_applications a join orders o on o.id = a.order_id
  where ${isIn(scope, 'seller', sql`a.seller_id`)} and ${shownBy[show]({ account: scope.account, now })}`

export const findQueue = (db: Db, locale: Locale, filter: QueueFilter & Paging) =>
  findPage(db, QueueRow, filter, {
    matched: queued(filter),
    from: sql`join visa_applications a using (id) ${queueJoins}`,
    card: sql`json_build_object(${queueFields(locale, filter.now)})`,
  })

export type QueueCounts = { open: number; mine: number; free: number; late: number; dueToday: number; asked: number }

export async function countQueue(db: Db, { scope, now }: Omit<QueueFilter, 'show'>): Promise<QueueCounts> {
  const today = toDay(now)
  const { rows } = await sql<QueueCounts>`
    select count(*) filter (where status = 'pending')::int as open,
      count(*) filter (where status = 'pending' and taken_by = ${scope.account}::uuid and taken_until > ${now})::int as mine,
      count(*) filter (where status = 'pending' and coalesce(taken_until <= ${now}, true))::int as free,
      count(*) filter (where status = 'pending' and promised_on < ${today}::date)::int as late,
      count(*) filter (where status = 'pending' and promised_on = ${today}::date)::int as "dueToday",
      count(*) filter (where status = 'asked')::int as asked
    from visa_applications where ${isIn(scope, 'seller', sql`seller_id`)} and status in ('pending', 'asked')`.execute(
    db,
  )
  return rows[0] ?? { open: 0, mine: 0, free: 0, late: 0, dueToday: 0, asked: 0 }
}

type OfficerQuery = { id: number; scope: Scope; now: Date }

export const findOfficerPage = (db: Db, locale: Locale, { id, scope, now }: OfficerQuery) =>
  findOne(
    db,
    OfficerPageRow,
    sql`select json_build_object(${queueFields(locale, now)}, 'orderId', o.id, 'returnDate', a.return_date,
        'customer', json_build_object('name', c.name, 'phone', n.phone, 'language', c.language), 'papers', a.papers,
        'questions', ${questionsJson('a.questions', locale)}, 'rejectPercent', a.reject_percent, 'rejectReason', a.reject_reason,
        'total', o.total, 'currency', o.currency, 'dinars', ${dinarsOf('o')}, 'asked', ${askedJson}, 'events', coalesce((
          select json_agg(json_build_object('event', e.event, 'actor', e.actor, 'name', w.name, 'at', ${instantJson('e.at')}) order by e.id)
          from (select * from visa_events e where e.application_id = a.id order by e.id desc limit 200) e
          left join customers w on w.account_id = e.account_id), '[]')) as json
      from visa_applications a ${queueJoins} join customers c on c.id = a.customer_id left join accounts n on n.id = c.account_id
      where a.id = ${id} and ${isIn(scope, 'seller', sql`a.seller_id`)} and a.status in ('pending', 'asked', 'accepted', 'rejected')`,
  )

export type OpenApplicationLine = {
  id: number
  code: string
  title: string
  people: number
  seller: number
  promisedOn: Day | null
  isTaken: boolean
}

/** The applications of a seller, or of all. */
export async function listOpenApplications(db: Db, seller: number | null, now: Date): Promise<OpenApplicationLine[]> {
  const { rows } = await sql<OpenApplicationLine>`
    select a.id, o.code, a.title ->> 'en' as title, a.people, a.seller_id as seller, a.promised_on as "promisedOn",
      coalesce(a.taken_until > ${now}, false) as "isTaken"
    from visa_applications a join orders o on o.id = a.order_id
    where a.status in ('pending', 'asked') and (${seller}::int is null or a.seller_id = ${seller})
    order by a.promised_on, a.id limit 200`.execute(db)
  return rows
}
