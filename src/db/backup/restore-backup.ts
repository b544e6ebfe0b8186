import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Migration, migrationsTable, readMigrations } from '../migrate.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { readBackupParts } from './read-backup.ts'

type Request = { client: pg.Client; file: string; manifest: Manifest; replace: boolean }

/**
 * Brings a database to what a verified backup has, in one transaction: all of it, or the database stays as it was. The schema comes from the
 * migrations that the backup names, so a backup of an older Safar is brought up to date at the next start.
 */
export async function restoreBackup({ client, file, manifest, replace }: Request): Promise<void> {
  const migrations = findMigrations(manifest)
  await client.query(`set statement_timeout = 0`)
  await client.query(`set idle_in_transaction_session_timeout = 0`)
  await client.query(`set lock_timeout = '10s'`)
  await requireAlone(client)
  await client.query('begin')
  try {
    await empty(client, replace)
    await client.query(migrationsTable)
    for (const { text } of migrations) await client.query(text)
    await requireOwnTables(client, manifest)
    await load(client, file, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}

function findMigrations({ migrations }: Manifest): Migration[] {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]))
  return migrations.map(({ name, checksum }) => {
    const found = known.get(name)
    if (found?.checksum === checksum) return found
    throw new BackupError(
      `The backup was made by another version of Safar: this one lacks its migration ${name}. Restore with that version.`,
    )
  })
}

/** Other connections would lose their writes, or read wrong rows. */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) throw new BackupError(`The database is in use (connections: ${count}). Stop Safar, then restore.`)
}

async function empty(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ schema: string; tables: string[] }>(
    `select current_schema() as schema, coalesce(array_agg(relname::text), '{}') as tables
     from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
  )
  const { schema = 'public', tables = [] } = rows[0] ?? {}
  if (tables.length === 0) return
  if (!tables.includes('schema_migrations'))
    throw new BackupError(
      'The database has tables that Safar does not know, so nothing was changed. Name an empty database.',
    )
  if (!replace) throw new BackupError('The database already has content. --replace deletes it and restores the backup.')
  const name = client.escapeIdentifier(schema)
  await client.query(`drop schema ${name} cascade`)
  await client.query(`create schema ${name}`)
}

/** A name that no migration has made could be one of the database's own tables. */
async function requireOwnTables(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relkind in ('r', 'S') and relnamespace = current_schema()::regnamespace",
  )
  const known = new Set(rows.map(({ name }) => name))
  const unknown = [...Object.keys(tables), ...sequences.map(({ name }) => name)].find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new BackupError(`The backup was not made by Safar: its migrations create no table ${JSON.stringify(unknown)}`)
}

/** Triggers would tell of rows that are not new, and keys between tables hold only once all of them are there: they are checked at the end. */
async function load(client: pg.Client, file: string, { tables, sequences }: Manifest): Promise<void> {
  const names = Object.keys(tables).map((table) => client.escapeIdentifier(table))
  const keys = await takeForeignKeys(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Some migrations have put rows into their tables.
  await client.query(`truncate ${names.join(', ')}`)
  await copyIn(client, file, tables)
  for (const key of keys) await client.query(key)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, value, isCalled } of sequences)
    await client.query<Record<string, unknown>>('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      value,
      isCalled,
    ])
  // The search's snapshots are of the database that the backup was made of.
  await client.query('update search_service set database_id = gen_random_uuid()')
}

async function takeForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conrelid, conname`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ add }) => add)
}

async function copyIn(client: pg.Client, file: string, tables: Manifest['tables']): Promise<void> {
  let open: { table: string; put: (body: Buffer) => Promise<void>; end: () => Promise<void> } | undefined
  for await (const { name, body } of readBackupParts(file)) {
    const [kind, table = ''] = name.split('/')
    const columns = tables[table]
    if (kind !== 'tables' || !columns) continue
    if (open?.table !== table) {
      await open?.end()
      open = { table, ...openCopy(client, table, columns) }
    }
    await open.put(body)
  }
  await open?.end()
}

function openCopy(client: pg.Client, table: string, columns: string[]) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const sink = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${list}) from stdin`))
  const ended = finished(sink)
  // The caller who ends it gets the error; an earlier failure must not end the process.
  ended.catch(() => {})
  return {
    async put(body: Buffer) {
      if (!sink.write(body)) await Promise.race([once(sink, 'drain'), ended])
    },
    end() {
      sink.end()
      return ended
    },
  }
}
