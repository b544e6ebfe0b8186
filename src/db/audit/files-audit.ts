import { sql } from 'kysely'
import { hoursUnsubmitted } from '../../domain/files/file.ts'
import { later } from '../../domain/time/later.ts'
import { hour } from '../../domain/time/units.ts'
import type { Db } from '../database.ts'
import { type AuditRule, overdue } from '../queries/audit-rule.ts'

/** Rules of files in the database; the contents in the store are compared separately. */
export const fileRules: readonly AuditRule[] = [
  {
    rule: 'the stored size of a file is the sum of its pieces',
    find: () => sql`
      select f.id, f.received || ' received, ' || coalesce(n.bytes, 0) || ' in pieces' as detail
      from files f left join lateral (
        select sum(p.bytes) as bytes, bool_and(p.start = p.before) as "isWhole" from (
          select bytes, start, coalesce(sum(bytes) over (order by start rows between unbounded preceding and 1 preceding), 0) as before
          from file_pieces where file_id = f.id) p) n on true
      where f.refused_for is null and (coalesce(n.bytes, 0) <> f.received or n."isWhole" is false)
        or f.refused_for is not null and n.bytes is not null`,
  },
  {
    rule: 'no file belongs to a deleted account',
    find: () =>
      sql`select f.id, 'of customer ' || c.id as detail from files f join customers c on c.id = f.customer_id where c.deleted_at is not null`,
  },
  {
    rule: 'files that nobody submits are deleted',
    find: (now) => sql`
      select id, 'since ' || created_at as detail from files
      where submitted_at is null and created_at < ${overdue(later(now, -hoursUnsubmitted * hour))}`,
  },
  {
    rule: 'contents without a file are deleted',
    find: (now) =>
      sql`select storage_key as id, attempts || ' attempts' as detail from file_sweeps where due_at < ${overdue(now)}`,
  },
]

type Under = { isKnown: boolean; isOpen: boolean; names: string[] }

/** `isOpen`: more may lie there than the rows name. */
export async function findPiecesUnder(db: Db, key: string): Promise<Under> {
  const { rows } = await sql<Under>`
    select coalesce(bool_or(true), false) as "isKnown",
      coalesce(bool_or(f.ready_at is null and f.refused_for is null), false)
        or exists (select from file_sweeps where storage_key = ${key}) as "isOpen",
      coalesce(array_agg(p.name) filter (where p.name is not null), '{}') as names
    from files f left join file_pieces p on p.file_id = f.id where f.storage_key = ${key}`.execute(db)
  return rows[0] ?? { isKnown: false, isOpen: false, names: [] }
}

export async function findStoredKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from files f where exists (select from file_pieces p where p.file_id = f.id)`.execute(db)
  return rows.map(({ key }) => key)
}
