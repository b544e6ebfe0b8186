import { sql } from 'kysely'
import type { LinkEnding, OptionalMailKind } from '../../../domain/accounts/mail.ts'
import type { Db, Tx } from '../../database.ts'
import type { Sql } from '../fragments.ts'

/** The address of the customer `c` is confirmed, and mail to it has not come back. */
export const takesMail: Sql = sql`(c.email is not null and c.email_verified_at is not null and c.email_bounced_at is null)`

type NewLink = { customer: number; email: string; hash: Buffer; now: Date; expiresAt: Date }

/** The links before it are worth nothing from then on. */
export async function insertEmailLink(tx: Tx, { customer, email, hash, now, expiresAt }: NewLink): Promise<void> {
  await sql`delete from email_links where customer_id = ${customer}`.execute(tx)
  await sql`insert into email_links (secret_hash, customer_id, email, sent_at, expires_at)
    values (${hash}, ${customer}, ${email}, ${now}, ${expiresAt})`.execute(tx)
}

/** `confirmed`: it was used, and the address is still the profile's. `over`: used, expired, replaced, or of another address. */
export type EmailLinkState = 'open' | 'confirmed' | 'over'

export async function findEmailLink(db: Db, hash: Buffer, now: Date): Promise<EmailLinkState> {
  const { rows } = await sql<{ isOpen: boolean; isConfirmed: boolean }>`
    select l.used_at is null and l.expires_at > ${now} and c.email_verified_at is null as "isOpen",
      l.used_at is not null and c.email_verified_at is not null as "isConfirmed"
    from email_links l join customers c on c.id = l.customer_id and c.email = l.email where l.secret_hash = ${hash}`.execute(
    db,
  )
  if (rows[0]?.isOpen) return 'open'
  return rows[0]?.isConfirmed ? 'confirmed' : 'over'
}

/** The account whose address is confirmed by it; null where it was used, has expired, or the profile has another address by now. */
export async function useEmailLink(tx: Tx, hash: Buffer, now: Date): Promise<{ account: string } | null> {
  const { rows } = await sql<{ account: string | null }>`
    with used as (
      update email_links set used_at = ${now}
      where secret_hash = ${hash} and used_at is null and expires_at > ${now} returning customer_id, email)
    update customers c set email_verified_at = ${now}, email_bounced_at = null, mail_secret = coalesce(c.mail_secret, gen_random_uuid())
    from used where c.id = used.customer_id and c.email = used.email returning c.account_id as account`.execute(tx)
  const account = rows[0]?.account
  return account ? { account } : null
}

export type EmailOf = { email: string | null; isVerified: boolean; isBouncing: boolean }

/** Null where the account was deleted meanwhile. */
export async function findEmailOf(db: Db, customer: number): Promise<EmailOf | null> {
  const { rows } = await sql<EmailOf>`
    select email, email_verified_at is not null as "isVerified", email_bounced_at is not null as "isBouncing"
    from customers where id = ${customer} and deleted_at is null`.execute(db)
  return rows[0] ?? null
}

/** The same, held until the end of the transaction. */
export async function lockEmailOf(tx: Tx, customer: number): Promise<EmailOf | null> {
  const { rows } = await sql<EmailOf>`
    select email, email_verified_at is not null as "isVerified", email_bounced_at is not null as "isBouncing"
    from customers where id = ${customer} and deleted_at is null for no key update`.execute(tx)
  return rows[0] ?? null
}

/** An address that bounced may be tried once more: it has to be confirmed anew. */
export const forgetVerification = (tx: Tx, customer: number): Promise<unknown> =>
  sql`update customers set email_verified_at = null, email_bounced_at = null where id = ${customer}`.execute(tx)

/** Whether mail of a kind, or all of it, is turned off; null for an unknown secret. */
export async function findUnsubscribed(db: Db, secret: string, ending: LinkEnding): Promise<boolean | null> {
  const { rows } = await sql<{ isOff: boolean }>`
    select case when ${ending === 'all'} then email_verified_at is null else ${ending}::text = any(mail_unwanted) end as "isOff" from customers where mail_secret = ${secret}::uuid`.execute(
    db,
  )
  return rows[0]?.isOff ?? null
}

/** False for an unknown secret. */
export async function setUnsubscribed(
  db: Db,
  secret: string,
  { kind, isOff }: { kind: OptionalMailKind; isOff: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customers set mail_unwanted = case when ${isOff} then array_append(array_remove(mail_unwanted, ${kind}), ${kind})
      else array_remove(mail_unwanted, ${kind}) end where mail_secret = ${secret}::uuid`.execute(db)
  return numAffectedRows === 1n
}

/** Sends nothing more to the address until a link confirms it anew. False for an unknown secret. */
export async function disownEmail(db: Db, secret: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customers set email_verified_at = null where mail_secret = ${secret}::uuid`.execute(db)
  return numAffectedRows === 1n
}

export const forgetEmailLinks = (db: Db, now: Date): Promise<unknown> =>
  sql`delete from email_links where expires_at < ${now}::timestamptz - interval '7 days'`.execute(db)
