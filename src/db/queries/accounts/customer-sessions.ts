import { sql } from 'kysely'
import { z } from 'zod'
import { Session } from '../../../contract/customers.ts'
import type { Member } from '../../../domain/accounts/member.ts'
import { checkColumns } from '../../check-json.ts'
import type { Db } from '../../database.ts'
import { instantJson, type Sql } from '../fragments.ts'

const isOpen: Sql = sql`s.ended_at is null and s.expires_at > now()`

/** Columns of the session `s`, for a caller with `session`. */
export const sessionFields = (session: string): Sql => sql`
  'id', s.id, 'agent', s.agent, 'address', s.address, 'createdAt', ${instantJson('s.created_at')},
  'usedAt', ${instantJson('s.used_at')}, 'isCurrent', s.id = ${session}::uuid`

export async function findSessions(db: Db, { account, session }: Member) {
  const { rows } = await sql<{ data: z.output<typeof Session>[] }>`
    select coalesce(json_agg(json_build_object(${sessionFields(session)}) order by s.used_at desc, s.id), '[]') as data
    from sessions s where s.account_id = ${account}::uuid and ${isOpen}`.execute(db)
  checkColumns(rows, () => ({ data: z.array(Session) }))
  return rows[0]?.data ?? []
}

/** False where the account has no such open session. */
export async function endOwnSession(db: Db, account: string, session: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sessions s set ended_at = now() where s.id = ${session}::uuid and s.account_id = ${account}::uuid and ${isOpen}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export const endOtherSessions = (db: Db, { account, session }: Member): Promise<unknown> =>
  sql`update sessions s set ended_at = now()
    where s.account_id = ${account}::uuid and s.id <> ${session}::uuid and ${isOpen}`.execute(db)
