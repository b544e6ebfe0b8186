import { sql } from 'kysely'
import { z } from 'zod'
import { Coordinates } from '../../../contract/shapes.ts'
import type { NotificationEntity, NotificationEvent } from '../../../domain/accounts/notification.ts'
import { type Prayer, prayerMethods, prayers } from '../../../domain/prayer/prayer-methods.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { coordinatesJson } from '../fragments.ts'
import { findOne } from '../list.ts'

/** A stored choice. `offsets`: minutes for the five prayers, in their order. */
const StoredReminder = z.object({
  location: z.int(),
  method: z.enum(prayerMethods).nullable(),
  prayers: z.array(z.enum(prayers)),
  minutesBefore: z.int(),
  offsets: z.array(z.int()),
})
export type StoredReminder = z.output<typeof StoredReminder>

const RemindersRow = z.object({ chosen: StoredReminder.nullable(), hasDevice: z.boolean(), isAllowed: z.boolean() })
type Next = { prayer: Prayer; date: Day; remindAt: Date }

/** A customer's choice, whether one of their devices can show it, and whether their notifications are on. */
export const findReminders = (db: Db, customer: number, now: Date) =>
  findOne(
    db,
    RemindersRow,
    sql`select json_build_object('isAllowed', c.allow_notification,
        'hasDevice', exists (select from push_tokens t join sessions s on s.id = t.session_id
          where t.customer_id = c.id and s.ended_at is null and s.expires_at > ${now}),
        'chosen', case when r.customer_id is not null then json_build_object('location', r.location_id, 'method', r.method,
          'prayers', r.prayers, 'minutesBefore', r.minutes_before, 'offsets', r.offsets) end) as json
      from customers c left join prayer_reminders r on r.customer_id = c.id where c.id = ${customer}`,
  )

export async function saveReminders(
  tx: Tx,
  { customer, chosen, next, now }: { customer: number; chosen: StoredReminder; next: Next; now: Date },
): Promise<void> {
  const { location, method, prayers, minutesBefore, offsets } = chosen
  // Locked before the row itself, as in erasing the account.
  await sql`select from customers where id = ${customer} for key share`.execute(tx)
  await sql`
    insert into prayer_reminders (customer_id, location_id, method, prayers, minutes_before, offsets, next_at, next_prayer, next_date, changed_at)
    values (${customer}, ${location}, ${method}, ${prayers}::text[], ${minutesBefore}, ${offsets}::smallint[], ${next.remindAt}, ${next.prayer},
      ${next.date}::date, ${now})
    on conflict (customer_id) do update set location_id = excluded.location_id, method = excluded.method, prayers = excluded.prayers,
      minutes_before = excluded.minutes_before, offsets = excluded.offsets, next_at = excluded.next_at, next_prayer = excluded.next_prayer,
      next_date = excluded.next_date, changed_at = excluded.changed_at`.execute(tx)
}

export async function deleteReminders(db: Db | Tx, customer: number): Promise<void> {
  await sql`delete from prayer_reminders where customer_id = ${customer}`.execute(db)
}

export type DueReminder = StoredReminder & {
  customer: number
  language: Locale
  city: string
  coordinates: z.output<typeof Coordinates>
  dueAt: Date
  prayer: Prayer
  date: Day
}

/** Those whose moment has come, unless another process is at them. */
export async function lockDueReminders(tx: Tx, now: Date, max: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select r.customer_id as customer, r.location_id as location, r.method, r.prayers, r.minutes_before as "minutesBefore", r.offsets, c.language,
      l.city ->> c.language as city,
      ${coordinatesJson('l')} as coordinates, r.next_at as "dueAt", r.next_prayer as prayer, r.next_date as date
    from prayer_reminders r join customers c on c.id = r.customer_id join locations l on l.id = r.location_id
    where r.next_at <= ${now} order by r.next_at, r.customer_id limit ${max}
    for update of r skip locked for key share of c skip locked`.execute(tx)
  checkColumns(rows, () => ({ coordinates: Coordinates }))
  return rows
}

export async function setNextReminder(tx: Tx, customer: number, { prayer, date, remindAt }: Next): Promise<void> {
  await sql`update prayer_reminders set next_at = ${remindAt}, next_prayer = ${prayer}, next_date = ${date}::date
    where customer_id = ${customer}`.execute(tx)
}

type NewReminder = {
  customer: number
  event: NotificationEvent
  key: string
  entity: NotificationEntity
  entityId: number
  language: Locale
  title: string
  body: string
  now: Date
  expiresAt: Date
}

/** To every device of theirs whose session lives, once; nothing at all where there is none, or they want none. True where it is on its way. */
export async function insertUnlistedPush(tx: Tx, made: NewReminder): Promise<boolean> {
  const { rows } = await sql<{ id: bigint }>`
    with device as (
      select t.id from push_tokens t join sessions s on s.id = t.session_id join customers c on c.id = t.customer_id
      where t.customer_id = ${made.customer} and s.ended_at is null and s.expires_at > ${made.now} and c.allow_notification
        and c.status = 'active'),
    told as (
      insert into notifications (customer_id, event, key, entity, entity_id, language, title, body, created_at, seen_at, is_listed)
      select ${made.customer}::int, ${made.event}::text, ${made.key}::text, ${made.entity}::text, ${made.entityId}::int, ${made.language}::text,
        ${made.title}::text, ${made.body}::text, ${made.now}::timestamptz, ${made.now}::timestamptz, false
      where exists (select from device)
      on conflict (customer_id, event, key) do nothing returning id)
    insert into push_deliveries (notification_id, push_token_id, due_at, expires_at)
    select told.id, device.id, ${made.now}::timestamptz, ${made.expiresAt}::timestamptz from told, device returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Who has had no device for so long has forgotten them. */
export const forgetIdleReminders = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from prayer_reminders where customer_id in (
      select r.customer_id from prayer_reminders r where r.changed_at < ${before}
        and not exists (select from push_tokens t where t.customer_id = r.customer_id) limit ${limit})`.execute(db),
  )

/** Deletes reminders of past days. */
export const forgetUnlisted = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from notifications where id in (
      select id from notifications where not is_listed and created_at < ${before} limit ${limit})`.execute(db),
  )
