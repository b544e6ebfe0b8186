import { sql } from 'kysely'
import { type MailContent, type MailKind, maxMailsADay } from '../../../domain/accounts/mail.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { takesMail } from '../accounts/email-links.ts'
import type { Sql } from '../fragments.ts'

export type NewMail = {
  customer: number
  kind: MailKind
  address: string
  language: Locale
  content: MailContent
  now: Date
  /** From when on it is sent; at once without it. */
  dueAt?: Date
  expiresAt: Date
  /** Once for each notification. */
  notification?: number
}

/** False where the address has had its share of the day, or was told before. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<boolean> {
  const { customer, kind, address, language, content, now, dueAt = now, expiresAt, notification = null } = mail
  const { numAffectedRows } =
    await sql`insert into mail_messages (customer_id, notification_id, kind, address, language, content, created_at, due_at, expires_at)
    select ${customer}, ${notification}::int, ${kind}, ${address}, ${language}, ${JSON.stringify(content)}::jsonb, ${now}, ${dueAt}, ${expiresAt}
    where (select count(*) from mail_messages where address = ${address} and created_at > ${now}::timestamptz - interval '1 day') < ${sql.lit(maxMailsADay)}
    on conflict (notification_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Mail about news that the list has. */
export type NewsMail = { notification: number; customer: number; language: Locale; content: MailContent }

type Sending = { kind: MailKind; now: Date; dueAt: Date; expiresAt: Date }

/** To those whose address is confirmed and takes mail, and who want mail of this kind. */
export async function insertNewsMail(
  tx: Tx,
  mails: NewsMail[],
  { kind, now, dueAt, expiresAt }: Sending,
): Promise<void> {
  await sql`
    insert into mail_messages (customer_id, notification_id, kind, address, language, content, created_at, due_at, expires_at)
    select c.id, m.notification, ${kind}, c.email, m.language, m.content::jsonb, ${now}::timestamptz, ${dueAt}::timestamptz,
      ${expiresAt}::timestamptz
    from unnest(${mails.map(({ notification }) => notification)}::int[], ${mails.map(({ customer }) => customer)}::int[],
        ${mails.map(({ language }) => language)}::text[], ${mails.map(({ content }) => JSON.stringify(content))}::text[])
        m (notification, customer, language, content)
      join customers c on c.id = m.customer
    where ${takesMail} and not (${kind}::text = any(c.mail_unwanted))
      and (select count(*) from mail_messages b where b.address = c.email and b.created_at > ${now}::timestamptz - interval '1 day')
        < ${sql.lit(maxMailsADay)}
    on conflict (notification_id) do nothing`.execute(tx)
}

type Subject = { customer: number; entity: string; entityId: number }

/** Mail of such events about the same that still waits is not sent, as its text messages are not. */
export const dropPendingMail = (
  tx: Tx,
  { customer, entity, entityId }: Subject,
  events: readonly string[],
  now: Date,
): Promise<unknown> =>
  sql`update mail_messages set gave_up_at = ${now}, content = null where sent_at is null and gave_up_at is null and notification_id in (
    select id from notifications
    where customer_id = ${customer} and entity = ${entity} and entity_id = ${entityId} and event = any(${events}::text[]))`.execute(
    tx,
  )

export type DueMail = {
  id: bigint
  messageId: string
  kind: MailKind
  address: string
  language: Locale
  content: MailContent
  createdAt: Date
  attempts: number
  /** An attempt before this one ended without a word of the server: it may have the message. */
  mayBeThere: boolean
  /** Opens the link that ends this kind of mail. */
  secret: string | null
}

type Taking = { now: Date; leaseUntil: Date; max: number; perHour: number; perDay: number }

const isNeeded: Sql = sql`m.kind in ('address', 'address-left', 'booking', 'security')`

/**
 * Takes due mail and leases it until `leaseUntil`, within the global budgets: `isSpent` where they let nothing through. Needed mail goes first,
 * and half of the budgets is reserved for it. Unwanted mail, also at an address that changed, is left to expire; so is optional mail that may
 * have arrived already.
 */
export async function takeDueMail(db: Db, taking: Taking): Promise<{ due: DueMail[]; isSpent: boolean }> {
  const { now, leaseUntil, max } = taking
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7236406, 0)`.execute(tx)
    const { free, freeForOptional } = await countFree(tx, taking)
    const { rows } = await sql<DueMail>`
      with taken as (
        update mail_messages set due_at = ${leaseUntil}, attempts = attempts + 1, tried_at = ${now}
        where id in (
          select m.id from mail_messages m join customers c on c.id = m.customer_id
          where m.sent_at is null and m.gave_up_at is null and m.due_at <= ${now} and m.expires_at > ${now} and m.content is not null
            and (${isNeeded} or (m.handed_over_at is null and ${freeForOptional > 0}))
            and case m.kind when 'address-left' then true when 'address' then c.email = m.address and c.email_verified_at is null
              else c.email = m.address and c.email_verified_at is not null and c.email_bounced_at is null
                and not (m.kind = any(c.mail_unwanted)) end
          order by ${isNeeded} desc, m.due_at, m.id limit ${Math.min(free, max)} for update of m skip locked)
        returning *)
      select t.id, t.message_id as "messageId", t.kind, t.address, t.language, t.content, t.created_at as "createdAt", t.attempts,
        t.handed_over_at is not null as "mayBeThere", c.mail_secret as secret
      from taken t join customers c on c.id = t.customer_id order by t.id`.execute(tx)
    return { due: rows, isSpent: free <= 0 }
  })
}

/** How much of the budgets is left, under a lock, so that two processes do not both take the last of it. */
async function countFree(tx: Tx, { now, perHour, perDay }: Taking): Promise<{ free: number; freeForOptional: number }> {
  const { rows } = await sql<{ hour: number; day: number }>`
    select (count(*) filter (where tried_at > ${now}::timestamptz - interval '1 hour'))::int as hour, count(*)::int as day
    from mail_messages where tried_at > ${now}::timestamptz - interval '1 day'`.execute(tx)
  const { hour, day } = rows[0] ?? { hour: 0, day: 0 }
  const left = (share: number) => Math.max(0, Math.min(perHour * share - hour, perDay * share - day))
  return { free: left(1), freeForOptional: left(0.5) }
}

/** Committed before the server gets the end of the message. */
export const markHandedOver = (db: Db, id: bigint, now: Date): Promise<unknown> =>
  sql`update mail_messages set handed_over_at = ${now} where id = ${id}`.execute(db)

export const markMailSent = (db: Db, id: bigint, { now, erase }: { now: Date; erase: boolean }): Promise<unknown> =>
  sql`update mail_messages set sent_at = ${now}, content = case when ${erase} then null else content end where id = ${id}`.execute(
    db,
  )

/** `isRefused`: the server said that it has not taken the message, so a second copy is impossible. */
export const delayMail = (
  db: Db,
  id: bigint,
  { dueAt, isRefused }: { dueAt: Date; isRefused: boolean },
): Promise<unknown> =>
  sql`update mail_messages set due_at = ${dueAt}, handed_over_at = case when ${isRefused} then null else handed_over_at end
    where id = ${id}`.execute(db)

export const giveUpMail = (db: Db, id: bigint, now: Date): Promise<unknown> =>
  sql`update mail_messages set gave_up_at = ${now}, content = null where id = ${id}`.execute(db)

/** How many came too late to be of use, or were wanted no more. */
export async function giveUpExpiredMail(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update mail_messages set gave_up_at = ${now}, content = null
    where sent_at is null and gave_up_at is null and expires_at <= ${now} and due_at <= ${now}`.execute(db)
  return Number(numAffectedRows)
}

/** The server does not know the mailbox: nothing more is sent to it until a link confirms it anew. */
export const noteBounce = (db: Db, address: string, now: Date): Promise<unknown> =>
  sql`update customers set email_bounced_at = ${now} where email = ${address} and email_bounced_at is null`.execute(db)

export type MailEntry = Pick<DueMail, 'id' | 'messageId' | 'kind' | 'language' | 'content' | 'createdAt' | 'secret'> & {
  address: string
}

/** Sent mail whose content is still stored, the newest first. */
export async function listSentMail(db: Db, limit: number): Promise<MailEntry[]> {
  const { rows } = await sql<MailEntry>`
    select m.id, m.message_id as "messageId", m.kind, m.address, m.language, m.content, m.created_at as "createdAt", c.mail_secret as secret
    from mail_messages m join customers c on c.id = m.customer_id
    where m.sent_at is not null and m.content is not null order by m.created_at desc, m.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Bounces come back within days. */
export const forgetOldMail = (db: Db, now: Date): Promise<unknown> =>
  sql`delete from mail_messages where created_at < ${now}::timestamptz - interval '7 days'`.execute(db)

/** With the links that were sent. */
export async function eraseMail(tx: Tx, customer: number): Promise<void> {
  await sql`delete from mail_messages where customer_id = ${customer}`.execute(tx)
  await sql`delete from email_links where customer_id = ${customer}`.execute(tx)
}
