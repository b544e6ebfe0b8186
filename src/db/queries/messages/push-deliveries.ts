import { sql } from 'kysely'
import type { NotificationEntity } from '../../../domain/accounts/notification.ts'
import type { PushPlatform } from '../../../domain/accounts/push.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

export type DuePush = {
  id: bigint
  notification: number
  device: number
  platform: PushPlatform
  token: string
  title: string
  body: string
  language: Locale
  entity: NotificationEntity
  entityId: number
  attempts: number
  expiresAt: Date
}

/**
 * Takes due pushes for good: a push that a dying process has begun is not repeated, since the device may have it. Pushes of an ended session, of a
 * seen notification, or that are turned off, stay until they expire.
 */
export async function takeDuePush(db: Db, now: Date, max: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with taken as (
      update push_deliveries set begun_at = ${now}, attempts = attempts + 1 where id in (
        select d.id from push_deliveries d join push_tokens t on t.id = d.push_token_id join sessions s on s.id = t.session_id
          join customers c on c.id = t.customer_id
        where d.begun_at is null and d.sent_at is null and d.gave_up_at is null and d.due_at <= ${now} and d.expires_at > ${now}
          and s.ended_at is null and s.expires_at > ${now} and c.allow_notification and c.status = 'active'
        order by d.due_at, d.id limit ${max} for update of d skip locked)
      returning *)
    select d.id, n.id as notification, t.id as device, t.platform, t.token, n.title, n.body, n.language, n.entity, n.entity_id as "entityId",
      d.attempts, d.expires_at as "expiresAt"
    from taken d join notifications n on n.id = d.notification_id join push_tokens t on t.id = d.push_token_id
    order by d.id`.execute(db)
  return rows
}

/** A device has it, so that no message is needed. */
export async function markPushed(db: Db, id: bigint, notification: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update push_deliveries set sent_at = ${now}, begun_at = null where id = ${id}`.execute(tx)
    await sql`update notifications set pushed_at = coalesce(pushed_at, ${now}) where id = ${notification}`.execute(tx)
    await sql`delete from sms_messages where notification_id = ${notification} and sent_at is null`.execute(tx)
  })
}

export async function delayPush(db: Db, id: bigint, dueAt: Date): Promise<void> {
  await sql`update push_deliveries set begun_at = null, due_at = ${dueAt} where id = ${id}`.execute(db)
}

export async function giveUpPush(db: Db, id: bigint, now: Date): Promise<void> {
  await sql`update push_deliveries set gave_up_at = ${now} where id = ${id}`.execute(db)
}

export const giveUpExpiredPush = (db: Db, now: Date): Promise<unknown> =>
  sql`update push_deliveries set gave_up_at = ${now}
    where begun_at is null and sent_at is null and gave_up_at is null and due_at <= ${now} and expires_at <= ${now}`.execute(
    db,
  )

/** With all that was on its way to it. */
export async function dropPushToken(db: Db, device: number): Promise<void> {
  await sql`delete from push_tokens where id = ${device}`.execute(db)
}

export const forgetOldPush = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from push_deliveries where id in (
      select id from push_deliveries where due_at < ${before} limit ${limit})`.execute(db),
  )
