import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'

export type AccountRow = { id: string; phone: string | null; passwordHash: string | null; googleSubject: string | null }

const columns = sql`id, phone, password_hash as "passwordHash", google_subject as "googleSubject"`

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`select ${columns} from accounts where id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

export async function findAccountByPhone(db: Db, phone: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`select ${columns} from accounts where phone = ${phone}`.execute(db)
  return rows[0] ?? null
}

/** Changes of how an account signs in take this lock first, so that two of them cannot deadlock. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const { rows } =
    await sql<AccountRow>`select ${columns} from accounts where id = ${id}::uuid for no key update`.execute(tx)
  return rows[0] ?? null
}

/** The same for the account of a verification, which keeps the one it has; for one without an account there is nothing to lock. */
export async function lockAccountOf(tx: Tx, verification: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    select ${columns} from accounts where id = (select account_id from verifications where id = ${verification}::uuid)
    for no key update`.execute(tx)
  return rows[0] ?? null
}

/** The account after any change under way, locked until the end of this transaction. */
export async function holdAccountByPhone(tx: Tx, phone: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`select ${columns} from accounts where phone = ${phone} for share`.execute(tx)
  return rows[0] ?? null
}

/** Null where the phone is taken. */
export async function insertAccount(tx: Tx, account: { phone: string; passwordHash: string }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (phone, password_hash) values (${account.phone}, ${account.passwordHash})
    on conflict (phone) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** The account of a person who came by Google, made on the first visit. */
export async function getGoogleAccount(tx: Tx, subject: string): Promise<{ account: string; isNew: boolean }> {
  const { numAffectedRows } = await sql`
    insert into accounts (google_subject) values (${subject}) on conflict (google_subject) do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from accounts where google_subject = ${subject} for key share`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The account was deleted while it was being opened')
  return { account: row.id, isNew: numAffectedRows === 1n }
}

export const setPassword = (tx: Tx, id: string, passwordHash: string): Promise<unknown> =>
  sql`update accounts set password_hash = ${passwordHash} where id = ${id}::uuid`.execute(tx)

/** The same password under other parameters; false where it was changed meanwhile. */
export async function replaceHash(db: Db, id: string, hashes: { old: string; new: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update accounts set password_hash = ${hashes.new} where id = ${id}::uuid and password_hash = ${hashes.old}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** False where another account has the phone. The caller must be ready to roll back. */
export async function setPhone(tx: Tx, id: string, phone: string): Promise<boolean> {
  try {
    await sql`update accounts set phone = ${phone} where id = ${id}::uuid`.execute(tx)
    return true
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'accounts_phone_key') return false
    throw error
  }
}
