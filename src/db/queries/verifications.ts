import { sql } from 'kysely'
import type { Locale } from '../../domain/locale.ts'
import type { Db, Tx } from '../database.ts'

export type Purpose = 'register' | 'login' | 'forgot' | 'phone' | 'confirm'

export type NewVerification = {
  id: string
  purpose: Purpose
  phone: string
  account: string | null
  passwordHash: string | null
  codeHash: Buffer
  language: Locale
  sentAt: Date
  expiresAt: Date
}

export type Verification = NewVerification & { tries: number; wasResent: boolean; usedAt: Date | null }

export const insertVerification = (tx: Tx, v: NewVerification): Promise<unknown> =>
  sql`insert into verifications (id, purpose, phone, account_id, password_hash, code_hash, language, sent_at, expires_at)
    values (${v.id}::uuid, ${v.purpose}, ${v.phone}, ${v.account}::uuid, ${v.passwordHash}, ${v.codeHash}, ${v.language},
      ${v.sentAt}, ${v.expiresAt})`.execute(tx)

/** The lock makes guesses queue up, so that each of them sees the tries before it. */
export async function lockVerification(tx: Tx, id: string): Promise<Verification | null> {
  const { rows } = await sql<Verification>`
    select id, purpose, phone, account_id as account, password_hash as "passwordHash", code_hash as "codeHash", language,
      sent_at as "sentAt", expires_at as "expiresAt", tries, was_resent as "wasResent", used_at as "usedAt"
    from verifications where id = ${id}::uuid for update`.execute(tx)
  return rows[0] ?? null
}

export const countTry = (tx: Tx, id: string): Promise<unknown> =>
  sql`update verifications set tries = tries + 1 where id = ${id}::uuid`.execute(tx)

export const markUsed = (tx: Tx, id: string, now: Date): Promise<unknown> =>
  sql`update verifications set used_at = ${now}, password_hash = null where id = ${id}::uuid`.execute(tx)

/** Of a registration, whose account comes to be by it: whatever is done about the account then finds it, whichever phone that has by then. */
export const giveAccount = (tx: Tx, id: string, account: string): Promise<unknown> =>
  sql`update verifications set account_id = ${account}::uuid where id = ${id}::uuid`.execute(tx)

export const replaceCode = (
  tx: Tx,
  { id, codeHash, sentAt, expiresAt }: Pick<Verification, 'id' | 'codeHash' | 'sentAt' | 'expiresAt'>,
): Promise<unknown> =>
  sql`update verifications set code_hash = ${codeHash}, sent_at = ${sentAt}, expires_at = ${expiresAt}, tries = 0,
    was_resent = true where id = ${id}::uuid`.execute(tx)

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

/** Whatever was on its way for the account is worth nothing any more. */
export const voidVerifications = (tx: Tx, account: string, now: Date): Promise<unknown> =>
  sql`update verifications set used_at = coalesce(used_at, ${now}), token_hash = null, password_hash = null
    where account_id = ${account}::uuid and (used_at is null or token_hash is not null)`.execute(tx)

export const forgetOldVerifications = (db: Db): Promise<unknown> =>
  sql`delete from verifications where greatest(expires_at, token_expires_at) < now() - interval '1 day'`.execute(db)
