import { sql } from 'kysely'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { NotificationRow, notificationJson, unreadCount } from '../messages/notification-fields.ts'

export type CustomerEventKind = 'redeemed' | 'undone' | 'entered' | 'left' | 'notification' | 'seen'

export type CustomerEventRow = { id: bigint; customer: number; kind: CustomerEventKind; subject: number }

type NewEvent = { customer: number; kind: CustomerEventKind; subject: number; now: Date }

// Any number; it only has to be the same in every process, and in the trigger that rings for notifications.
export const eventLock = 7_236_404

/**
 * Serialises the events of each customer, so that their numbers are in the order of their commits: a reader of one event has seen all before
 * it.
 */
export const addCustomerEvent = (tx: Tx, { customer, kind, subject, now }: NewEvent): Promise<unknown> =>
  // The number is drawn for the row that comes out of the lock, so never before it.
  sql`with locked as materialized (select pg_advisory_xact_lock(${sql.lit(eventLock)}, ${customer}::int))
    insert into customer_events (customer_id, kind, subject_id, created_at)
    select ${customer}::int, ${kind}, ${subject}::int, ${now}::timestamptz from locked`.execute(tx)

export type EventsAfter = { customer: number; after: bigint }

/** With what most of them say: the notification, where it is still there, and how many are unread. */
export type FoundEvent = CustomerEventRow & { notification: NotificationRow | null; unread: number | null }

const maxAtOnce = 100

/** The events of each customer after the last seen one, the oldest first; in the order of the input. */
export async function findEventsAfter(db: Db, asked: EventsAfter[]): Promise<FoundEvent[][]> {
  const customers = asked.map(({ customer }) => customer)
  const seen = asked.map(({ after }) => after)
  const { rows } = await sql<FoundEvent & { place: number }>`
    select a.place::int as place, e.id, e.customer_id as customer, e.kind, e.subject_id as subject,
      case when n.id is not null then ${notificationJson} end as notification,
      case when e.kind in ('notification', 'seen') then ${unreadCount(sql`e.customer_id`)} end as unread
    from unnest(${customers}::int[], ${seen}::bigint[]) with ordinality a (customer, seen, place)
      cross join lateral (
        select * from customer_events where customer_id = a.customer and id > a.seen order by id limit ${sql.lit(maxAtOnce)}) e
      left join notifications n on e.kind = 'notification' and n.id = e.subject_id and n.customer_id = e.customer_id
    order by a.place, e.id`.execute(db)
  checkColumns(rows, () => ({ notification: NotificationRow.nullable() }))
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return asked.map((_, index) => byPlace.get(index + 1) ?? [])
}

/** The start of a page: the number of the customer's last event, 0 without one, and the number of unread notifications. */
export type EventStart = { last: bigint; unread: number }

/** In the order of the input. */
export async function findEventStarts(db: Db, customers: number[]): Promise<EventStart[]> {
  const { rows } = await sql<EventStart>`
    select coalesce((select max(id) from customer_events where customer_id = a.customer), 0) as last,
      ${unreadCount(sql`a.customer`)} as unread
    from unnest(${customers}::int[]) with ordinality a (customer, place) order by a.place`.execute(db)
  return rows
}

export const forgetOldEvents = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from customer_events where ctid = any(array(
      select ctid from customer_events where created_at < ${before} limit ${limit}))`.execute(db),
  )
