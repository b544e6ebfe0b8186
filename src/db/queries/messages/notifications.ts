import { sql } from 'kysely'
import { z } from 'zod'
import type { NotificationEntity, NotificationEvent } from '../../../domain/accounts/notification.ts'
import { toPageMeta } from '../../../domain/search/page-meta.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { addCustomerEvent } from '../accounts/customer-events.ts'
import { takesMail } from '../accounts/email-links.ts'
import { findOne, type ListOf, type Paging } from '../list.ts'
import { NotificationRow, notificationJson, unreadCount } from './notification-fields.ts'

/** Whom to tell, and in which language. `phone`: null for who came by Google and has none. `takesMail`: at an address that is confirmed. */
export type Recipient = { customer: number; phone: string | null; language: Locale; takesMail: boolean }

/** Null for a deleted account; locked like the reader of an order's news. */
export async function findRecipient(tx: Tx, customer: number): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select c.id as customer, a.phone, c.language, ${takesMail} as "takesMail" from customers c join accounts a on a.id = c.account_id
    where c.id = ${customer} for key share of c`.execute(tx)
  return rows[0] ?? null
}

/** The same by the account; null where it has no profile yet. */
export async function findRecipientOf(tx: Tx, account: string): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select c.id as customer, a.phone, c.language, ${takesMail} as "takesMail" from customers c join accounts a on a.id = c.account_id
    where a.id = ${account}::uuid for key share of c`.execute(tx)
  return rows[0] ?? null
}

export type NewNotification = {
  customer: number
  event: NotificationEvent
  /** Which one of its kind: each is told once. */
  key: string
  entity: NotificationEntity
  entityId: number
  language: Locale
  title: string
  body: string
}

/** To every device of their customers whose session lives, unless they want none. */
type OnDevices = { dueAt: Date; expiresAt: Date }

/** In the order of their customers, with what goes to their devices. Answers those that were not told before. */
export async function insertNotifications(
  tx: Tx,
  made: NewNotification[],
  { dueAt, expiresAt }: OnDevices,
  now: Date,
): Promise<{ id: number; customer: number }[]> {
  const { rows } = await sql<{ id: number; customer: number }>`
    with made as (
      insert into notifications (customer_id, event, key, entity, entity_id, language, title, body, created_at)
      select m.*, ${now}::timestamptz from unnest(${made.map(({ customer }) => customer)}::int[], ${made.map(({ event }) => event)}::text[],
        ${made.map(({ key }) => key)}::text[], ${made.map(({ entity }) => entity)}::text[], ${made.map(({ entityId }) => entityId)}::int[],
        ${made.map(({ language }) => language)}::text[], ${made.map(({ title }) => title)}::text[], ${made.map(({ body }) => body)}::text[]) m
      order by 1 on conflict (customer_id, event, key) do nothing returning id, customer_id),
    pushed as (
      insert into push_deliveries (notification_id, push_token_id, due_at, expires_at)
      select made.id, t.id, ${dueAt}::timestamptz, ${expiresAt}::timestamptz
      from made join push_tokens t on t.customer_id = made.customer_id join sessions s on s.id = t.session_id
        join customers c on c.id = made.customer_id
      where s.ended_at is null and s.expires_at > ${now}::timestamptz and c.allow_notification and c.status = 'active')
    select id, customer_id as customer from made`.execute(tx)
  return rows
}

/** The newest first. One statement, so that the list and its counts are of one moment. */
export async function findNotifications(
  db: Db,
  customer: number,
  { page, limit }: Paging,
): Promise<ListOf<NotificationRow> & { unread_count: number }> {
  const { rows } = await sql<{ total: number; unread: number; data: NotificationRow[] }>`
    select (select count(*)::int from notifications where customer_id = ${customer} and is_listed) as total,
      ${unreadCount(sql`${customer}`)} as unread,
      coalesce((select json_agg(${notificationJson} order by n.id desc) from (
        select * from notifications where customer_id = ${customer} and is_listed order by id desc
        limit ${limit} offset ${(page - 1) * limit}::bigint) n), '[]') as data`.execute(db)
  checkColumns(rows, () => ({ data: z.array(NotificationRow) }))
  const { total, unread, data } = rows[0] ?? { total: 0, unread: 0, data: [] }
  return { data, unread_count: unread, meta: toPageMeta({ total, limit, page }) }
}

/** Null for another customer's. */
export const findNotification = (db: Db, customer: number, id: number) =>
  findOne(
    db,
    NotificationRow,
    sql`select ${notificationJson} as json from notifications n where n.id = ${id} and n.customer_id = ${customer}`,
  )

export async function countUnread(db: Db, customer: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${unreadCount(sql`${customer}`)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

type NotificationReader = { customer: number; now: Date }

/** Locked before the notifications themselves, as in erasing the account. */
const holdCustomer = (tx: Tx, customer: number): Promise<unknown> =>
  sql`select from customers where id = ${customer} for key share`.execute(tx)

/** False where there is no such one of theirs; one that was seen before stays as it was. */
export async function markSeen(tx: Tx, id: number, { customer, now }: NotificationReader): Promise<boolean> {
  await holdCustomer(tx, customer)
  const found = await sql<{ id: number }>`
    select id from notifications where id = ${id} and customer_id = ${customer}`.execute(tx)
  if (found.rows.length === 0) return false
  const { numAffectedRows } = await sql`
    update notifications set seen_at = ${now} where id = ${id} and seen_at is null`.execute(tx)
  if (numAffectedRows === 1n) await settle(tx, [id], { customer, subject: id, now })
  return true
}

/** All up to this one, or all there are. */
export async function markAllSeen(tx: Tx, upTo: number | null, { customer, now }: NotificationReader): Promise<void> {
  await holdCustomer(tx, customer)
  // In one order, so that two who do this at once wait for each other and do not lock each other out.
  const { rows } = await sql<{ id: number }>`
    update notifications set seen_at = ${now} where id in (
      select id from notifications where customer_id = ${customer} and seen_at is null and (${upTo}::int is null or id <= ${upTo}::int)
      order by id for update)
    returning id`.execute(tx)
  if (rows.length > 0)
    await settle(
      tx,
      rows.map(({ id }) => id),
      { customer, subject: 0, now },
    )
}

/** A seen notification needs no SMS and no push any more, and the customer's other pages are told. */
async function settle(tx: Tx, ids: number[], event: NotificationReader & { subject: number }): Promise<void> {
  await sql`delete from sms_messages where notification_id = any(${ids}::int[]) and sent_at is null`.execute(tx)
  await sql`delete from push_deliveries where notification_id = any(${ids}::int[]) and begun_at is null and sent_at is null`.execute(
    tx,
  )
  await addCustomerEvent(tx, { ...event, kind: 'seen' })
}

type About = Pick<NewNotification, 'customer' | 'entity' | 'entityId'>

/** Messages of such events about the same that still wait are not sent. The list keeps what they said. */
export const dropPendingSms = (
  tx: Tx,
  { customer, entity, entityId }: About,
  events: readonly string[],
  now: Date,
): Promise<unknown> =>
  sql`update sms_messages set gave_up_at = ${now} where sent_at is null and gave_up_at is null and notification_id in (
    select id from notifications
    where customer_id = ${customer} and entity = ${entity} and entity_id = ${entityId} and event = any(${events}::text[]))`.execute(
    tx,
  )

/** More than anybody looks back through; the oldest of who has more go first. */
const maxOfCustomer = 1_000

export async function forgetOldNotifications(db: Db, before: Date): Promise<void> {
  await repeatInBatches((limit) =>
    sql`delete from notifications where id in (
      select id from notifications where created_at < ${before} limit ${limit})`.execute(db),
  )
  // Only customers with new notifications can have too many: no others are counted.
  await repeatInBatches((limit) =>
    sql`delete from notifications where id in (
      select n.id from (select distinct customer_id from notifications where created_at > now() - interval '2 days') told
      cross join lateral (
        select id from notifications o where o.customer_id = told.customer_id
        order by id desc offset ${sql.lit(maxOfCustomer)}) n
      limit ${limit})`.execute(db),
  )
}

export async function eraseNotifications(tx: Tx, customer: number): Promise<void> {
  await sql`delete from push_tokens where customer_id = ${customer}`.execute(tx)
  await sql`delete from notifications where customer_id = ${customer}`.execute(tx)
}
