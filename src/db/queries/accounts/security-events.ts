import { sql } from 'kysely'
import { z } from 'zod'
import { SecurityEvent } from '../../../contract/customers.ts'
import type { SecurityEventName } from '../../../domain/accounts/security-event.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { repeatInBatches } from '../../repeat-in-batches.ts'
import { instantJson, type Sql } from '../fragments.ts'

export type NewSecurityEvent = {
  account: string
  name: SecurityEventName
  detail: string | null
  /** The device, or else the session whose device it was. */
  agent: string | null
  session: string | null
  at: Date
}

/** Those of an account that was deleted meanwhile are left out. */
export const insertSecurityEvents = (db: Db, events: NewSecurityEvent[]): Promise<unknown> =>
  sql`insert into security_events (account_id, name, detail, agent, created_at)
    select a.id, e.name, e.detail, coalesce(e.agent, s.agent), e.at
    from json_to_recordset(${JSON.stringify(events)}::json)
      as e (account uuid, name text, detail text, agent text, session uuid, at timestamptz)
    join accounts a on a.id = e.account left join sessions s on s.id = e.session and s.account_id = a.id`.execute(db)

/** Columns of the event `e`. */
export const securityEventJson: Sql = sql`json_build_object('id', e.id, 'name', e.name, 'detail', e.detail,
  'agent', e.agent, 'createdAt', ${instantJson('e.created_at')})`

/** The newest first. */
export async function findSecurityEvents(db: Db, account: string, max: number) {
  const { rows } = await sql<{ data: z.output<typeof SecurityEvent>[] }>`
    select coalesce(json_agg(${securityEventJson} order by e.id desc), '[]') as data
    from (select * from security_events where account_id = ${account}::uuid order by id desc limit ${max}) e`.execute(
    db,
  )
  checkColumns(rows, () => ({ data: z.array(SecurityEvent) }))
  return rows[0]?.data ?? []
}

/** Keeps the newest events of an account that is used day and night. */
const maxOfAccount = 200

/** A quarter of a year is long enough to look back after a theft. */
export async function forgetOldSecurityEvents(db: Db): Promise<void> {
  await repeatInBatches((limit) =>
    sql`delete from security_events where id in (
      select id from security_events where created_at < now() - interval '90 days' limit ${limit})`.execute(db),
  )
  // Only an account with new ones can have too many.
  await repeatInBatches((limit) =>
    sql`delete from security_events where id in (
      select e.id from (
        select distinct account_id from security_events where created_at > now() - interval '2 days') active
      cross join lateral (
        select id from security_events o where o.account_id = active.account_id
        order by id desc offset ${sql.lit(maxOfAccount)}) e
      limit ${limit})`.execute(db),
  )
}
