import { sql } from 'kysely'
import type { VisaStatus } from '../../../domain/orders/states.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { VisaFormQuestion, VisaPapers, VisaPurpose } from '../../../domain/visas/visa-form.ts'
import type { VisaRejectReason } from '../../../domain/visas/visa-states.ts'
import type { Db, Tx } from '../../database.ts'
import { transition, visaStatus } from '../../transition.ts'
import type { Sql } from '../fragments.ts'

/** All that decides about an application. */
export type ApplicationFacts = {
  id: number
  order: number
  customer: number
  seller: number
  title: Localized
  status: VisaStatus
  people: number
  travelDate: Day
  returnDate: Day | null
  papers: VisaPapers
  questions: VisaFormQuestion[]
  nationalities: string[]
  passportMonths: number
  workingDays: number
  rejectPercent: number
  promisedOn: Day | null
  daysLeft: number | null
  begunAt: Date | null
  takenBy: string | null
  takenUntil: Date | null
  version: number
  isForgotten: boolean
}

async function findBy(db: Db, rest: Sql): Promise<ApplicationFacts | null> {
  const { rows } = await sql<ApplicationFacts>`
    select a.id, a.order_id as "order", a.customer_id as customer, a.seller_id as seller, a.title, a.status, a.people,
      a.travel_date as "travelDate", a.return_date as "returnDate", a.papers, a.questions, a.nationalities,
      a.passport_months as "passportMonths", a.working_days as "workingDays", a.reject_percent as "rejectPercent",
      a.promised_on as "promisedOn", a.days_left as "daysLeft", a.begun_at as "begunAt", a.taken_by as "takenBy",
      a.taken_until as "takenUntil", a.version, a.forgotten_at is not null as "isForgotten"
    from visa_applications a where ${rest}`.execute(db)
  return rows[0] ?? null
}

/** Valid only under the lock of its order. */
export const findApplication = (db: Db, id: number): Promise<ApplicationFacts | null> => findBy(db, sql`a.id = ${id}`)

export async function getApplicationOf(db: Db, order: number): Promise<ApplicationFacts> {
  const found = await findBy(db, sql`a.order_id = ${order}`)
  if (!found) throw new Error(`The order ${order} has no application`)
  return found
}

/** By its id, or by the code that its customer knows. */
export async function findApplicationId(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select a.id from visa_applications a join orders o on o.id = a.order_id
    where o.code = upper(${name}) or a.id = ${/^[0-9]{1,9}$/.test(name) ? Number(name) : null}::int`.execute(db)
  return rows[0]?.id ?? null
}

export type NewApplication = {
  order: number
  customer: number
  visa: number
  seller: number
  title: Localized
  purpose: VisaPurpose | null
  travelDate: Day
  returnDate: Day | null
  people: number
  papers: VisaPapers
  questions: readonly VisaFormQuestion[]
  nationalities: readonly string[]
  passportMonths: number
  workingDays: number
  rejectPercent: number
  now: Date
}

export async function insertApplication(tx: Tx, made: NewApplication): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into visa_applications (order_id, customer_id, visa_id, seller_id, title, status, purpose, travel_date, return_date, people, papers,
      questions, nationalities, passport_months, working_days, reject_percent, created_at)
    values (${made.order}, ${made.customer}, ${made.visa}, ${made.seller}, ${JSON.stringify(made.title)}::jsonb, 'unpaid', ${made.purpose},
      ${made.travelDate}, ${made.returnDate}, ${made.people}, ${JSON.stringify(made.papers)}::jsonb, ${JSON.stringify(made.questions)}::jsonb,
      ${[...made.nationalities]}::text[], ${made.passportMonths}, ${made.workingDays}, ${made.rejectPercent}, ${made.now})
    returning id`.execute(tx)
  if (!rows[0]) throw new Error('An application was inserted without an id')
  return rows[0].id
}

/** Under the lock of the customer: those without their fee, and all that are not decided. */
export async function countApplications(tx: Tx, customer: number): Promise<{ unpaid: number; open: number }> {
  const { rows } = await sql<{ unpaid: number; open: number }>`
    select count(*) filter (where status = 'unpaid')::int as unpaid, count(*)::int as open
    from visa_applications where customer_id = ${customer} and status in ('unpaid', 'pending', 'asked')`.execute(tx)
  return rows[0] ?? { unpaid: 0, open: 0 }
}

const nobody: Sql = sql`taken_by = null, taken_until = null, version = version + 1`

/** The steps are taken under the lock of the order. */
export const setPending = (tx: Tx, id: number, promisedOn: Day): Promise<void> =>
  transition(tx, visaStatus, {
    id,
    to: 'pending',
    set: sql`promised_on = ${promisedOn}::date, days_left = null, version = version + 1`,
  })

export const setAsked = (tx: Tx, id: number, daysLeft: number): Promise<void> =>
  transition(tx, visaStatus, {
    id,
    to: 'asked',
    set: sql`promised_on = null, days_left = ${daysLeft}::smallint, ${nobody}`,
  })

export const setAccepted = (tx: Tx, id: number, now: Date): Promise<void> =>
  transition(tx, visaStatus, {
    id,
    to: 'accepted',
    set: sql`promised_on = null, days_left = null, decided_at = ${now}, ${nobody}`,
  })

type Rejected = { reason: VisaRejectReason; now: Date }

export const setRejected = (tx: Tx, id: number, { reason, now }: Rejected): Promise<void> =>
  transition(tx, visaStatus, {
    id,
    to: 'rejected',
    set: sql`promised_on = null, days_left = null, decided_at = ${now}, reject_reason = ${reason}, ${nobody}`,
  })

export const setVisaEnded = (tx: Tx, id: number, to: 'withdrawn' | 'failed'): Promise<void> =>
  transition(tx, visaStatus, { id, to, set: sql`promised_on = null, days_left = null, ${nobody}` })

type Taken = { account: string; until: Date; isNew: boolean; now: Date }

/** Needs the lock of the order. The former officer may not decide by an outdated version. */
export const setTaken = (tx: Tx, id: number, { account, until, isNew, now }: Taken): Promise<unknown> =>
  sql`update visa_applications set taken_by = ${account}::uuid, taken_until = ${until}, begun_at = coalesce(begun_at, ${now}),
      version = version + ${isNew ? 1 : 0}::int where id = ${id}`.execute(tx)

export const setLeft = (tx: Tx, id: number): Promise<unknown> =>
  sql`update visa_applications set taken_by = null, taken_until = null where id = ${id}`.execute(tx)

/** An application with a missed promise that was not reported yet, its order locked; unless another process has it. */
export async function lockLateApplication(
  tx: Tx,
  today: Day,
  except: readonly number[],
): Promise<{ id: number; order: number } | null> {
  const { rows } = await sql<{ id: number; order: number }>`
    select a.id, a.order_id as "order" from visa_applications a join orders o on o.id = a.order_id
    where a.status = 'pending' and a.promised_on < ${today}::date and a.late_for is distinct from a.promised_on
      and a.id <> all(${except}::int[])
    order by a.promised_on limit 1 for no key update of o skip locked`.execute(tx)
  return rows[0] ?? null
}

/** Under the lock of the order. */
export const setLateDecision = (tx: Tx, id: number): Promise<unknown> =>
  sql`update visa_applications set late_for = promised_on where id = ${id}`.execute(tx)

/** The paid and undecided applications of an account. */
export async function findOpenApplicationsOf(db: Db, account: string): Promise<{ id: number; customer: number }[]> {
  const { rows } = await sql<{ id: number; customer: number }>`
    select a.id, a.customer_id as customer from visa_applications a join customers c on c.id = a.customer_id
    where c.account_id = ${account}::uuid and a.status in ('pending', 'asked') order by a.id`.execute(db)
  return rows
}
