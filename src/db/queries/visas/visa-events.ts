import { sql } from 'kysely'
import type { VisaAskReason } from '../../../domain/visas/visa-states.ts'
import type { Db, Tx } from '../../database.ts'

export type VisaEventName =
  | 'applied'
  | 'paid'
  | 'looked'
  | 'taken'
  | 'left'
  | 'asked'
  | 'answered'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'late'

export type VisaActor = 'customer' | 'officer' | 'operator' | 'clock'

type NewEvent = {
  application: number
  event: VisaEventName
  actor: VisaActor
  /** The officer's account. */
  account?: string | null
  now: Date
}

export const addVisaEvent = (tx: Db, { application, event, actor, account = null, now }: NewEvent): Promise<unknown> =>
  sql`insert into visa_events (application_id, event, actor, account_id, at)
    values (${application}, ${event}, ${actor}, ${account}::uuid, ${now})`.execute(tx)

type NewLook = { application: number; account: string; now: Date }

/** A page that is open asks for new links every few minutes: that is the same look. */
export const addLook = (db: Db, { application, account, now }: NewLook): Promise<unknown> =>
  sql`insert into visa_events (application_id, event, actor, account_id, at)
    select ${application}, 'looked', 'officer', ${account}::uuid, ${now}
    where not exists (
      select from visa_events where application_id = ${application} and event = 'looked' and account_id = ${account}::uuid
        and at > ${now}::timestamptz - interval '30 minutes')`.execute(db)

/** `field` is one of a person, a paper, or `answers.` and the key of a question. */
export type AskedField = { applicant: number; field: string }

export type OpenRequest = { id: number; fields: AskedField[]; reason: VisaAskReason }

export async function findOpenRequest(db: Db, application: number): Promise<OpenRequest | null> {
  const { rows } = await sql<OpenRequest>`
    select id, fields, reason from visa_requests where application_id = ${application} and answered_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}

type NewRequest = { application: number; fields: readonly AskedField[]; reason: VisaAskReason; now: Date }

export async function insertRequest(tx: Tx, { application, fields, reason, now }: NewRequest): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into visa_requests (application_id, fields, reason, asked_at)
    values (${application}, ${JSON.stringify(fields)}::jsonb, ${reason}, ${now}) returning id`.execute(tx)
  if (!rows[0]) throw new Error('A request was inserted without an id')
  return rows[0].id
}

/** Answered, or not waited for any more. */
export const closeRequest = (tx: Tx, application: number, now: Date): Promise<unknown> =>
  sql`update visa_requests set answered_at = ${now} where application_id = ${application} and answered_at is null`.execute(
    tx,
  )

type NewMessage = { application: number; isCustomer: boolean; sealed: string; now: Date }

export const insertMessage = (tx: Tx, { application, isCustomer, sealed, now }: NewMessage): Promise<unknown> =>
  sql`insert into visa_messages (application_id, is_customer, sealed, created_at)
    values (${application}, ${isCustomer}, ${sealed}, ${now})`.execute(tx)

export type MessageRow = { isCustomer: boolean; sealed: string; at: Date }

export async function findVisaMessages(db: Db, application: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select is_customer as "isCustomer", sealed, created_at as at from visa_messages
    where application_id = ${application} order by id`.execute(db)
  return rows
}
