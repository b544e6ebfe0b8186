import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import type { Seal } from '../../seal.ts'

export type SigningKeyRow = {
  id: string
  publicKey: object
  /** As JSON, encrypted where there is a key for it. */
  privateKey: string
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
    select id, public_key as "publicKey", case jsonb_typeof(private_key) when 'string' then private_key #>> '{}' else private_key::text end as "privateKey", created_at as "createdAt", retires_at as "retiresAt",
      expires_at as "expiresAt"
    from signing_keys where expires_at > ${now} order by retires_at, id`.execute(db)
  return rows
}

/** In the clear it is JSON already; sealed it is a text. */
const toJson = (key: string): string => (key.startsWith('{') ? key : JSON.stringify(key))

export const insertSigningKey = (tx: Tx, key: SigningKeyRow): Promise<unknown> =>
  sql`insert into signing_keys (id, public_key, private_key, created_at, retires_at, expires_at)
    values (${key.id}, ${JSON.stringify(key.publicKey)}::jsonb, ${toJson(key.privateKey)}::jsonb, ${key.createdAt},
      ${key.retiresAt}, ${key.expiresAt})`.execute(tx)

/** Seals those that lie in the clear; throws where one cannot be opened. */
export async function sealSigningKeys(tx: Tx, seal: Seal): Promise<void> {
  const { rows } = await sql<{ id: string; stored: string }>`
    select id, case jsonb_typeof(private_key) when 'string' then private_key #>> '{}' else private_key::text end as stored
    from signing_keys`.execute(tx)
  for (const { id, stored } of rows) {
    const key = seal.open(stored, id)
    if (seal.isOpen(stored))
      await sql`update signing_keys set private_key = to_jsonb(${seal.close(key, id)}::text) where id = ${id}`.execute(
        tx,
      )
  }
}

export const forgetExpiredKeys = (db: Db): Promise<unknown> =>
  sql`delete from signing_keys where expires_at < now()`.execute(db)
