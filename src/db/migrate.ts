import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

// Any number; it only has to be the same in every process.
export const migrationLock = 7_236_401

export const migrationsTable = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now()
)`

export type Migration = { name: string; text: string; checksum: string }

export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/** Brings the schema up to date, all or nothing, and returns the names of what was applied. */
export const migrate = (db: Db, migrations: Migration[] = readMigrations()): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx)
    await sql.raw(migrationsTable).execute(tx)
    const { rows } = await sql<{
      name: string
      checksum: string
    }>`select name, checksum from schema_migrations`.execute(tx)
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const { name, text, checksum } of migrations) {
      const before = applied.get(name)
      if (before === checksum) continue
      if (before) throw new Error(`The migration ${name} was changed after it had been applied. Add a new one instead.`)
      await sql.raw(text).execute(tx)
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(tx)
      fresh.push(name)
    }
    return fresh
  })
