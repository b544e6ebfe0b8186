import { sql } from 'kysely'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import type { Sql } from '../fragments.ts'

export type Purpose = 'register' | 'login' | 'forgot' | 'phone' | 'confirm'

export type NewVerification = {
  id: string
  purpose: Purpose
  phone: string
  account: string | null
  passwordHash: string | null
  codeHash: Buffer
  /** The verification whose message carries the code, where none was sent for this one; its own id where there is none. */
  codeOf?: string
  /** Whether the password was right is told to the phone alone. */
  isUnanswered?: boolean
  language: Locale
  sentAt: Date
  expiresAt: Date
}

export type Verification = Omit<NewVerification, 'codeOf' | 'isUnanswered'> & {
  /** Under which id the code is hashed, and when it was sent. */
  codeId: string
  codeSentAt: Date
  isUnanswered: boolean
  tries: number
  wasResent: boolean
  usedAt: Date | null
  /** A guess was refused because of a limit. */
  wasRefused: boolean
  /** No code fits it. */
  isCodeless: boolean
}

export function insertVerification(tx: Tx, v: NewVerification): Promise<unknown> {
  // If the other account is deleted by now, no code fits this one.
  const codeOf = v.codeOf
    ? sql`coalesce((select id from verifications where id = ${v.codeOf}::uuid for key share), ${v.id}::uuid)`
    : sql`null`
  return sql`insert into verifications (id, purpose, phone, account_id, password_hash, code_hash, code_of, is_unanswered, language,
      sent_at, expires_at)
    values (${v.id}::uuid, ${v.purpose}, ${v.phone}, ${v.account}::uuid, ${v.passwordHash}, ${v.codeHash}, ${codeOf},
      ${v.isUnanswered ?? false}, ${v.language}, ${v.sentAt}, ${v.expiresAt})`.execute(tx)
}

export type LastCode = Pick<Verification, 'id' | 'codeHash' | 'sentAt'> & {
  /** Whether the phone's owner can type it; it never reached a phone without an account. */
  state: 'good' | 'used' | 'never sent'
  /** A person who asked for it may be about to type it. */
  isAwaited: boolean
  /** The newest of those that are good: this one, or an older one that lies there still. */
  goodId: string | null
}

type AboutPhone = { phone: string; since: Date; now: Date }

/** The newest code that was asked for and sent to a phone, as the phone's owner knows it. */
export async function findLastCode(db: Db, { phone, since, now }: AboutPhone): Promise<LastCode | null> {
  const { rows } = await sql<LastCode>`
    select id, code_hash as "codeHash", sent_at as "sentAt",
      case when purpose = 'forgot' and account_id is null then 'never sent' when used_at is null then 'good' else 'used' end as state,
      expires_at > ${now} or exists (select from verifications o where o.code_of = v.id and o.expires_at > ${now}) as "isAwaited",
      (select g.id from verifications g where g.phone = ${phone} and g.sent_at > ${since} and g.code_of is null and g.used_at is null
        and (g.purpose <> 'forgot' or g.account_id is not null) order by g.sent_at desc, g.id limit 1) as "goodId"
    from verifications v where phone = ${phone} and sent_at > ${since} and code_of is null
    order by purpose = 'forgot' and account_id is null, sent_at desc, id limit 1`.execute(db)
  return rows[0] ?? null
}

/** Requests for a code to this phone wait for each other: each then finds the code that was sent before. */
export const lockPhone = (tx: Tx, phone: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${sql.lit(phoneLock)}, hashtext(${phone}))`.execute(tx)

const phoneLock = 7236406

/**
 * The lock makes guesses queue up, so that each of them sees the tries before it, and a code is used once. The owner of the code is locked first, as in ending an account with all that points to its codes. Other verifications of the same code are not locked, so that two of them cannot deadlock when it is sent again.
 */
export async function lockVerification(tx: Tx, id: string): Promise<Verification | null> {
  const { rows } = await sql<Verification>`
    select v.id, v.purpose, v.phone, v.account_id as account, v.password_hash as "passwordHash", c.code_hash as "codeHash", c.id as "codeId",
      c.sent_at as "codeSentAt", v.is_unanswered as "isUnanswered", v.language, v.sent_at as "sentAt", v.expires_at as "expiresAt", v.tries, v.was_resent as "wasResent",
      coalesce(v.used_at, c.used_at) as "usedAt", v.refused_at is not null as "wasRefused", coalesce(v.code_of = v.id, false) as "isCodeless"
    from verifications c join verifications v on c.id = coalesce(v.code_of, v.id) where v.id = ${id}::uuid
    for no key update`.execute(tx)
  return rows[0] ?? null
}

/** Whether a code can still be tried for it. Nobody knows its id but who has begun it. */
export async function isOpenVerification(
  db: Db,
  id: string,
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from verifications where id = ${id}::uuid and expires_at > ${now} and tries < ${max}`.execute(db)
  return rows.length > 0
}

export const countTry = (tx: Tx, id: string): Promise<unknown> =>
  sql`update verifications set tries = tries + 1 where id = ${id}::uuid`.execute(tx)

/** The long code may be asked for from now on. */
export const markRefused = (tx: Tx, id: string, now: Date): Promise<unknown> =>
  sql`update verifications set refused_at = ${now} where id = ${id}::uuid`.execute(tx)

type Use = {
  now: Date
  /** Another verification whose message said the same code. */
  shared?: string
}

/** A verification whose code was used has no other code sent. */
export const markUsed = (tx: Tx, { id, codeId }: Verification, { now, shared = id }: Use): Promise<unknown> =>
  sql`update verifications set used_at = ${now}, password_hash = null, was_resent = was_resent or id = ${id}::uuid
    where id in (${id}::uuid, ${codeId}::uuid, ${shared}::uuid)`.execute(tx)

/** Links a registration to the account that it creates: changes of the account then find it, whatever phone it has by then. */
export const giveAccount = (tx: Tx, id: string, account: string): Promise<unknown> =>
  sql`update verifications set account_id = ${account}::uuid where id = ${id}::uuid`.execute(tx)

type Replaced = Pick<NewVerification, 'id' | 'codeHash' | 'codeOf' | 'sentAt' | 'expiresAt'>

/**
 * Points to another verification's code. The own code is left as it is: others may have asked for it, and type it; but a used code never fits
 * again.
 */
export function replaceCode(tx: Tx, { id, codeHash, codeOf, sentAt, expiresAt }: Replaced): Promise<unknown> {
  const code = codeOf
    ? sql`code_of = nullif(${codeOf}::uuid, id), code_hash = case when used_at is null then code_hash else ${codeHash} end`
    : sql`code_of = null, code_hash = ${codeHash}, sent_at = ${sentAt}`
  return sql`update verifications set ${code}, expires_at = ${expiresAt}, tries = 0, was_resent = true, used_at = null where id = ${id}::uuid`.execute(
    tx,
  )
}

export const giveResetToken = (tx: Tx, id: string, token: { hash: Buffer; expiresAt: Date }): Promise<unknown> =>
  sql`update verifications set token_hash = ${token.hash}, token_expires_at = ${token.expiresAt} where id = ${id}::uuid`.execute(
    tx,
  )

/** The account that a token may set a new password for. */
export async function findResetToken(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ account: string; phone: string } | null> {
  const { rows } = await sql<{ account: string; phone: string }>`
    select account_id as account, phone from verifications
    where token_hash = ${hash} and token_expires_at > ${now} and account_id is not null`.execute(db)
  return rows[0] ?? null
}

/** False where it was used up meanwhile. */
export async function takeResetToken(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update verifications set token_hash = null where token_hash = ${hash} and token_expires_at > ${now}`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends all verifications under way for the account. */
export async function voidVerifications(tx: Tx, account: string, now: Date): Promise<void> {
  await leaveWantedPhones(tx, account)
  await sql`update verifications set used_at = coalesce(used_at, ${now}), token_hash = null, password_hash = null
    where account_id = ${account}::uuid and (used_at is null or token_hash is not null)`.execute(tx)
}

/**
 * A code that went to a phone which the account wanted stays on that phone, for its owner: otherwise a stranger could have all codes sent and
 * take them back. The code has nothing to do with the account any more.
 */
export const leaveWantedPhones = (tx: Tx, account: string, where: Sql = sql`true`): Promise<unknown> =>
  sql`update verifications v set account_id = null where account_id = ${account}::uuid and purpose = 'phone'
    and (used_at is null or exists (select from verifications o where o.code_of = v.id)) and ${where}`.execute(tx)

export const forgetOldVerifications = (db: Db): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from verifications where id in (
      select id from verifications where greatest(expires_at, token_expires_at) < now() - interval '1 day'
        or is_unanswered and expires_at < now() limit ${limit})`.execute(db),
  )
