import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

/** Without a `code` it is not about signing in. */
export type NewSms = {
  phone: string
  text: string
  code: string | null
  now: Date
  /** From when on it is sent; at once without it. */
  dueAt?: Date
  expiresAt: Date
  /** The account, where the phone alone does not tell it. */
  account?: string
  /** The message is useless after this. */
  notification?: number
}

export const insertSms = (tx: Tx, sms: NewSms): Promise<unknown> => {
  const { phone, text, code, now, dueAt = now, expiresAt, account = null, notification = null } = sms
  return sql`insert into sms_messages (phone, text, code, created_at, due_at, expires_at, gave_up_at, account_id, notification_id)
    values (${phone}, ${text}, ${code}, ${now}, ${dueAt}, ${expiresAt}, null, ${account}::uuid, ${notification}::int)`.execute(
    tx,
  )
}

/** In place of a message that must not be sent: the same work, and nothing to send. */
export const insertNoSms = (
  tx: Tx,
  { phone, now, expiresAt }: Pick<NewSms, 'phone' | 'now' | 'expiresAt'>,
): Promise<unknown> =>
  sql`insert into sms_messages (phone, text, code, created_at, due_at, expires_at, gave_up_at)
    values (${phone}, null, null, ${now}, ${now}, ${expiresAt}, ${now})`.execute(tx)

export type DueSms = { id: bigint; phone: string; text: string; code: string | null; attempts: number }

/**
 * Takes messages that are due and keeps others from them until `leaseUntil`. A process that dies meanwhile loses nothing:
 * they are due again after that.
 */
export async function takeDueSms(
  db: Db,
  { now, leaseUntil, max }: { now: Date; leaseUntil: Date; max: number },
): Promise<DueSms[]> {
  const { rows } = await sql<DueSms>`
    update sms_messages set due_at = ${leaseUntil}, attempts = attempts + 1
    where id in (
      select id from sms_messages
      where sent_at is null and gave_up_at is null and due_at <= ${now} and expires_at > ${now} and text is not null
      order by due_at, id limit ${max} for update skip locked)
    returning id, phone, text, code, attempts`.execute(db)
  return rows.sort((a, b) => Number(a.id - b.id))
}

export const markSmsSent = (db: Db, id: bigint, { now, erase }: { now: Date; erase: boolean }): Promise<unknown> =>
  sql`update sms_messages set sent_at = ${now}, text = case when ${erase} then null else text end,
    code = case when ${erase} then null else code end where id = ${id}`.execute(db)

export const delaySms = (db: Db, id: bigint, dueAt: Date): Promise<unknown> =>
  sql`update sms_messages set due_at = ${dueAt} where id = ${id}`.execute(db)

export const giveUpSms = (db: Db, id: bigint, now: Date): Promise<unknown> =>
  sql`update sms_messages set gave_up_at = ${now}, text = null, code = null where id = ${id}`.execute(db)

/** How many came too late to be of use. */
export async function giveUpExpiredSms(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update sms_messages set gave_up_at = ${now}, text = null, code = null
    where sent_at is null and gave_up_at is null and expires_at <= ${now}`.execute(db)
  return Number(numAffectedRows)
}

export type OutboxEntry = { to: string; text: string; code: string | null; at: Date }

/** Messages whose text is still stored, the newest first. Messages that may never be sent are left out until they are. */
export async function listOutbox(db: Db, limit: number): Promise<OutboxEntry[]> {
  const { rows } = await sql<OutboxEntry>`
    select phone as "to", text, code, created_at as at from sms_messages
    where text is not null and (notification_id is null or sent_at is not null)
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export const forgetOldSms = (db: Db): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from sms_messages where id in (
      select id from sms_messages where created_at < now() - interval '1 day' limit ${limit})`.execute(db),
  )
