import { sql } from 'kysely'
import type { Db } from '../../database.ts'

export type SearchKeyRow = {
  uid: string
  name: string | null
  description: string | null
  actions: string[]
  indexes: string[]
  expiresAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export const findSearchKeys = async (db: Db): Promise<SearchKeyRow[]> =>
  (
    await sql<SearchKeyRow>`
      select uid, name, description, actions, indexes, expires_at as "expiresAt", created_at as "createdAt", updated_at as "updatedAt"
      from search_keys order by created_at desc, uid`.execute(db)
  ).rows

/** False if the uid is taken. */
export async function insertSearchKey(db: Db, key: SearchKeyRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into search_keys (uid, name, description, actions, indexes, expires_at, created_at, updated_at)
    values (${key.uid}, ${key.name}, ${key.description}, ${key.actions}, ${key.indexes}, ${key.expiresAt}, ${key.createdAt}, ${key.updatedAt})
    on conflict (uid) do nothing`.execute(db)
  return numAffectedRows === 1n
}

export const updateSearchKey = (db: Db, { uid, name, description, updatedAt }: SearchKeyRow): Promise<unknown> =>
  sql`update search_keys set name = ${name}, description = ${description}, updated_at = ${updatedAt} where uid = ${uid}`.execute(
    db,
  )

export const deleteSearchKey = (db: Db, uid: string): Promise<unknown> =>
  sql`delete from search_keys where uid = ${uid}`.execute(db)
