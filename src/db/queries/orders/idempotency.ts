import { sql } from 'kysely'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

export type KeyedRequest = { account: string; key: string; hash: string; now: Date }
export type StoredAnswer<T> = { hash: string; answer: T }

const retentionHours = 24

/**
 * Null where the key is new: it belongs to this transaction, and other requests with it wait for the transaction's end. Otherwise the stored
 * answer.
 */
export async function claimKey<T>(tx: Tx, request: KeyedRequest): Promise<StoredAnswer<T> | null> {
  for (;;) {
    const claimed = await insertKey(tx, request, null)
    if (claimed) return null
    const { rows } = await sql<StoredAnswer<T | null>>`
      select request_hash as hash, answer from idempotency_keys where account_id = ${request.account}::uuid and key = ${request.key}`.execute(
      tx,
    )
    // None where it was forgotten at this very moment.
    if (!rows[0]) continue
    const { hash, answer } = rows[0]
    if (answer === null) throw new Error('A key was kept without the answer to its request')
    return { hash, answer }
  }
}

export const keepAnswer = (tx: Tx, { account, key }: KeyedRequest, answer: unknown): Promise<unknown> =>
  sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::json where account_id = ${account}::uuid and key = ${key}`.execute(
    tx,
  )

/** False where another request with the key was answered already. */
export const insertKey = async (db: Db, request: KeyedRequest, answer: unknown): Promise<boolean> => {
  const { account, key, hash, now } = request
  const json = answer === null ? null : JSON.stringify(answer)
  const { numAffectedRows } = await sql`
    insert into idempotency_keys (account_id, key, request_hash, answer, created_at)
    values (${account}::uuid, ${key}, ${hash}, ${json}::json, ${now}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export const forgetOldKeys = (db: Db, now: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys where created_at < ${new Date(now.getTime() - retentionHours * 3_600_000)}
      limit ${limit}))`.execute(db),
  )
