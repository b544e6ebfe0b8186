import { createReadStream, existsSync } from 'node:fs'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationLock } from '../migrate.ts'
import { keyedSumName, leftOut, type Manifest, manifestName, maxPart, sumsName } from './manifest.ts'
import { takePapers } from './papers.ts'
import { toKeyedSum, toSum } from './read-backup.ts'
import { endOfTar, type TarEntry, toTar } from './tar.ts'

/** Files that belong to the state beside the database: their name in the backup, and where they lie. */
export type BackupFiles = Record<string, string>

/** Tables without a value for a restore. */
type Nothing = Record<string, unknown>

/** `papers`: the folder with contents of files, where they lie on a disk. */
/** `key`: of the operator, for the keyed checksum. */
type Request = { client: PoolClient; files: BackupFiles; papers?: string; key?: string; now: Date }

/**
 * The bytes of a backup, as one snapshot of the whole database: all transactions committed before it began, and none of the later ones. It
 * blocks only migrations that change tables.
 */
export async function* takeBackup(request: Request): AsyncGenerator<Buffer> {
  const sums: string[] = []
  for await (const part of partsOf(request)) {
    sums.push(toSum(part))
    yield toTar(part)
  }
  yield toTar({ name: sumsName, body: Buffer.from(sums.join('')) })
  if (request.key) yield toTar({ name: keyedSumName, body: Buffer.from(toKeyedSum(request.key, sums.join(''))) })
  yield endOfTar
}

async function* partsOf({ client, files, papers, now }: Request): AsyncGenerator<TarEntry> {
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  // No migration may come between the look and the locks that keep the tables as they are.
  await client.query<Nothing>(`select pg_advisory_lock_shared(${migrationLock})`)
  await client.query('begin isolation level repeatable read, read only')
  try {
    const manifest = await describe(client, now)
    const tables = Object.keys(manifest.tables)
    await client.query(
      `lock table ${tables.map((table) => client.escapeIdentifier(table)).join(', ')} in access share mode`,
    )
    await client.query<Nothing>(`select pg_advisory_unlock_shared(${migrationLock})`)
    yield { name: manifestName, body: Buffer.from(JSON.stringify(manifest, null, 2)) }
    for (const [table, columns] of Object.entries(manifest.tables)) {
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const rows = client.query(copyTo(`copy ${client.escapeIdentifier(table)} (${list}) to stdout`))
      yield* split(`tables/${table}`, rows)
    }
  } finally {
    await client.query('rollback')
    await client.query<Nothing>('select pg_advisory_unlock_all()')
  }
  for (const [name, file] of Object.entries(files))
    if (existsSync(file)) yield* split(`files/${name}`, createReadStream(file))
  // After the database: a content is there before its row.
  if (papers) yield* takePapers(papers)
}

/** The first statement of the transaction: what it sees is what the backup will have. */
async function describe(client: PoolClient, now: Date): Promise<Manifest> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [leftOut],
  )
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  return {
    format: 1,
    madeAt: now.toISOString(),
    migrations,
    tables: Object.fromEntries(columns.map(({ table, columns }) => [table, columns])),
    sequences: await findSequences(client),
  }
}

/** Sequences stand outside of transactions: read after the look has begun, they are past every number that it sees. */
async function findSequences(client: PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace order by 1`,
  )
  const found: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    const [state] = values
    if (state) found.push({ name, ...state })
  }
  return found
}

async function* split(name: string, source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  let held: Buffer[] = []
  let length = 0
  let count = 0
  const next = (): TarEntry => {
    const part = { name: `${name}/${String(++count).padStart(6, '0')}`, body: Buffer.concat(held) }
    held = []
    length = 0
    return part
  }
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    if (length >= maxPart) yield next()
  }
  if (length > 0) yield next()
}
