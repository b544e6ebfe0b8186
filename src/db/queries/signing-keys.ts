import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'

export type SigningKeyRow = {
  id: string
  publicKey: object
  privateKey: object
  createdAt: Date
  /** It signs nothing after this. */
  retiresAt: Date
  /** Nothing that it signed is valid after this. */
  expiresAt: Date
}

// Any number; it only has to be the same in every process.
const keyLock = 7_236_402

export const lockSigningKeys = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${sql.lit(keyLock)})`.execute(tx)

/** The oldest first. */
export async function findSigningKeys(db: Db, now: Date): Promise<SigningKeyRow[]> {
  const { rows } = await sql<SigningKeyRow>`
    select id, public_key as "publicKey", private_key as "privateKey", created_at as "createdAt", retires_at as "retiresAt",
      expires_at as "expiresAt"
    from signing_keys where expires_at > ${now} order by retires_at, id`.execute(db)
  return rows
}

export const insertSigningKey = (tx: Tx, key: SigningKeyRow): Promise<unknown> =>
  sql`insert into signing_keys (id, public_key, private_key, created_at, retires_at, expires_at)
    values (${key.id}, ${JSON.stringify(key.publicKey)}::jsonb, ${JSON.stringify(key.privateKey)}::jsonb, ${key.createdAt},
      ${key.retiresAt}, ${key.expiresAt})`.execute(tx)

export const forgetExpiredKeys = (db: Db): Promise<unknown> =>
  sql`delete from signing_keys where expires_at < now()`.execute(db)
