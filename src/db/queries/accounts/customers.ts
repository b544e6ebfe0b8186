import { sql } from 'kysely'
import type { z } from 'zod'
import { Customer } from '../../../contract/customers.ts'
import type { OptionalMailKind } from '../../../domain/accounts/mail.ts'
import type { Member } from '../../../domain/accounts/member.ts'
import type { Gender } from '../../../domain/accounts/profile.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db, Tx } from '../../database.ts'
import { runningCode } from '../discounts/subscriptions.ts'
import { instantJson, type Sql } from '../fragments.ts'
import { findOne } from '../list.ts'
import { unreadCount } from '../messages/notification-fields.ts'

/** Condition on the caller's session `s`: it is still open. */
export const isSessionAlive = ({ account, session }: Member): Sql =>
  sql`s.id = ${session}::uuid and s.account_id = ${account}::uuid and s.ended_at is null and s.expires_at > now()`

/** Columns of the customer `c` with the account `a`. The code belongs to the subscription that runs by the clock, before a job has written it. */
export const customerJson = (now: Date): Sql => sql`json_build_object(
  'id', c.id, 'name', c.name, 'phone', a.phone, 'dateOfBirth', c.date_of_birth, 'gender', c.gender, 'email', c.email,
  'emailStatus', case when c.email is null then null when c.email_bounced_at is not null then 'bouncing'
    when c.email_verified_at is not null then 'confirmed' else 'unconfirmed' end,
  'mail', json_build_object('reminder', not 'reminder' = any(c.mail_unwanted), 'saved', not 'saved' = any(c.mail_unwanted),
    'review', not 'review' = any(c.mail_unwanted)),
  'language', c.language, 'status', c.status, 'allowNotification', c.allow_notification,
  'unreadNotifications', ${unreadCount(sql`c.id`)},
  'hasPassword', a.password_hash is not null, 'hasGoogle', a.google_subject is not null, 'createdAt', ${instantJson('c.created_at')},
  'customerDetail', json_build_object('qrCode', ${runningCode(sql`${now}::timestamptz`)}))`

export type CustomerOf = { customer: number | null; status: 'active' | 'inactive' | null }

/** Null unless the session lives; a member without a profile has no customer. */
export async function findCustomerOf(db: Db, member: Member): Promise<CustomerOf | null> {
  const result = await sql<CustomerOf>`
    select c.id as customer, c.status from sessions s left join customers c on c.account_id = s.account_id
    where ${isSessionAlive(member)}`.execute(db)
  return result.rows[0] ?? null
}

/** The same of many, in their order. */
export async function findCustomersOf(db: Db, members: Member[]): Promise<(CustomerOf | null)[]> {
  const accounts = members.map(({ account }) => account)
  const sessions = members.map(({ session }) => session)
  const { rows } = await sql<CustomerOf & { isAlive: boolean }>`
    select c.id as customer, c.status, s.id is not null as "isAlive"
    from unnest(${accounts}::uuid[], ${sessions}::uuid[]) with ordinality m (account, session, place)
      left join sessions s on s.id = m.session and s.account_id = m.account and s.ended_at is null and s.expires_at > now()
      left join customers c on c.account_id = s.account_id
    order by m.place`.execute(db)
  return rows.map(({ isAlive, ...found }) => (isAlive ? found : null))
}

/** Null for an account without a profile. */
export async function findLanguage(db: Db, account: string): Promise<Locale | null> {
  const { rows } = await sql<{ language: Locale }>`
    select language from customers where account_id = ${account}::uuid`.execute(db)
  return rows[0]?.language ?? null
}

/** Null unless the session lives. */
export type CustomerRow = { customer: z.output<typeof Customer> | null }

export async function findMe(db: Db, member: Member, now: Date): Promise<CustomerRow | null> {
  const { rows } = await sql<CustomerRow>`
    select case when c.id is not null then ${customerJson(now)} end as customer
    from sessions s join accounts a on a.id = s.account_id left join customers c on c.account_id = a.id
    where ${isSessionAlive(member)}`.execute(db)
  checkColumns(rows, () => ({ customer: Customer.nullable() }))
  return rows[0] ?? null
}

export type ProfileFields = {
  name: string
  dateOfBirth?: string | null
  gender?: Gender | null
  email?: string | null
  language: Locale
}

/**
 * Null where the account is gone; no customer where it has a profile already. The lock lets a deletion that is under way finish
 * first, which would otherwise leave the new profile without its account.
 */
export async function insertCustomer(
  db: Db,
  account: string,
  profile: ProfileFields,
  now: Date,
): Promise<CustomerRow | null> {
  const { name, dateOfBirth = null, gender = null, email = null, language } = profile
  const { rows } = await sql<CustomerRow>`
    with a as materialized (select * from accounts where id = ${account}::uuid for key share),
      c as (insert into customers (account_id, name, date_of_birth, gender, email, language)
            select a.id, ${name}, ${dateOfBirth}::date, ${gender}, ${email}, ${language} from a
            on conflict (account_id) do nothing returning *)
    select (select ${customerJson(now)} from c) as customer from a`.execute(db)
  checkColumns(rows, () => ({ customer: Customer.nullable() }))
  return rows[0] ?? null
}

export type ProfileChanges = Partial<ProfileFields> & {
  allowNotification?: boolean
  /** Kinds of optional mail: whether they are sent. Missing kinds stay. */
  mail?: Partial<Record<OptionalMailKind, boolean>>
}

/** Missing fields stay; null empties. Null where the account was deleted meanwhile. */
export const updateCustomer = (db: Db, customer: number, changes: ProfileChanges, now: Date) =>
  findOne(
    db,
    Customer,
    sql`with c as (update customers set
          name = coalesce(given ->> 'name', name),
          date_of_birth = case when given ? 'dateOfBirth' then (given ->> 'dateOfBirth')::date else date_of_birth end,
          gender = case when given ? 'gender' then given ->> 'gender' else gender end,
          email = case when given ? 'email' then given ->> 'email' else email end,
          language = coalesce(given ->> 'language', language),
          mail_unwanted = array(select kind from unnest(array['reminder', 'saved', 'review']) kind
            where not coalesce((given -> 'mail' ->> kind)::boolean, not kind = any(mail_unwanted))),
          allow_notification = coalesce((given ->> 'allowNotification')::boolean, allow_notification)
        from (select ${JSON.stringify(changes)}::jsonb as given) _
        where id = ${customer} and deleted_at is null returning customers.*)
      select ${customerJson(now)} as json from c join accounts a on a.id = c.account_id`,
  )

/** Null unless the session lives, and the account has a profile. */
export const setCustomerStatus = (db: Db, member: Member, status: 'active' | 'inactive', now: Date) =>
  findOne(
    db,
    Customer,
    sql`with c as (update customers set status = ${status} from sessions s
        where ${isSessionAlive(member)} and customers.account_id = s.account_id returning customers.*)
      select ${customerJson(now)} as json from c join accounts a on a.id = c.account_id`,
  )

/**
 * Changes of a customer's points take this lock first, so that each entry builds on the one before. False where the account was deleted or
 * deactivated meanwhile: its orders can still end, but none can begin.
 */
export async function lockCustomer(tx: Tx, customer: number): Promise<boolean> {
  const { rows } = await sql<{ isActive: boolean }>`
    select status = 'active' as "isActive" from customers where id = ${customer} for no key update`.execute(tx)
  return rows[0]?.isActive ?? false
}

/** The same by the account; null where it has no profile. */
export async function lockCustomerOf(tx: Tx, account: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from customers where account_id = ${account}::uuid for no key update`.execute(tx)
  return rows[0]?.id ?? null
}
