import { sql } from 'kysely'
import type { PushPlatform } from '../../../domain/accounts/push.ts'
import type { Db, Tx } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'

type NewToken = {
  customer: number
  session: string
  platform: PushPlatform
  token: string
  hash: Buffer
  now: Date
}

/** A device that another person signs in on is theirs from then on: nothing that was on its way to the other reaches it. */
export async function savePushToken(
  tx: Tx,
  { customer, session, platform, token, hash, now }: NewToken,
): Promise<void> {
  await sql`delete from push_tokens where hash = ${hash} and customer_id <> ${customer}`.execute(tx)
  await sql`insert into push_tokens (customer_id, session_id, platform, token, hash, renewed_at)
    values (${customer}, ${session}::uuid, ${platform}, ${token}, ${hash}::bytea, ${now})
    on conflict (hash) do update set session_id = excluded.session_id, platform = excluded.platform, token = excluded.token,
      renewed_at = excluded.renewed_at
    where push_tokens.customer_id = excluded.customer_id`.execute(tx)
}

/** Those that were renewed last stay. */
export const keepNewestTokens = (tx: Tx, customer: number, max: number): Promise<unknown> =>
  sql`delete from push_tokens where id in (
    select id from push_tokens where customer_id = ${customer} order by renewed_at desc, id desc offset ${max})`.execute(
    tx,
  )

/** Deletes devices of ended sessions, and those that were not renewed for long. */
export const forgetOldTokens = (db: Db, before: Date): Promise<unknown> =>
  repeatInBatches((limit) =>
    sql`delete from push_tokens where id in (
      select t.id from push_tokens t join sessions s on s.id = t.session_id
      where s.ended_at is not null or s.expires_at < now() or t.renewed_at < ${before} limit ${limit})`.execute(db),
  )
