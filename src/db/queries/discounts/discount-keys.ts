import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import type { Seal } from '../../seal.ts'

export type DiscountKeyRow = {
  id: number
  /** Raw, base64url. */
  publicKey: string
  /** As JSON, encrypted where there is a key for it; null once it signs nothing more. */
  privateKey: string | null
  retiresAt: Date
  expiresAt: Date
}

/** All there ever were, the oldest first: one a month, and who brings a code of an old one is told just that. */
export async function findDiscountKeys(db: Db): Promise<DiscountKeyRow[]> {
  const { rows } = await sql<DiscountKeyRow>`
    select id, public_key as "publicKey", private_key as "privateKey", retires_at as "retiresAt", expires_at as "expiresAt"
    from discount_keys order by retires_at, id`.execute(db)
  return rows
}

export const insertDiscountKey = (tx: Tx, key: Omit<DiscountKeyRow, 'id'>, now: Date): Promise<unknown> =>
  sql`insert into discount_keys (public_key, private_key, created_at, retires_at, expires_at)
    values (${key.publicKey}, ${key.privateKey}, ${now}, ${key.retiresAt}, ${key.expiresAt})`.execute(tx)

/** Published at least until then: what it signed is worth something for so long. */
export const keepKeyUntil = (db: Db, key: number, until: Date): Promise<unknown> =>
  sql`update discount_keys set expires_at = greatest(expires_at, ${until}) where id = ${key}`.execute(db)

/** Who has it afterwards can make nothing with it. */
export const forgetRetiredKeys = (db: Db, retiredBefore: Date): Promise<unknown> =>
  sql`update discount_keys set private_key = null where retires_at < ${retiredBefore} and private_key is not null`.execute(
    db,
  )

/** Seals those that lie in the clear; throws where one cannot be opened. */
export async function sealDiscountKeys(tx: Tx, seal: Seal): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; stored: string | null }>`
    select id, public_key as name, private_key as stored from discount_keys where private_key is not null`.execute(tx)
  for (const { id, name, stored } of rows) {
    if (stored === null) continue
    const key = seal.open(stored, name)
    if (seal.isOpen(stored))
      await sql`update discount_keys set private_key = ${seal.close(key, name)} where id = ${id}`.execute(tx)
  }
}
