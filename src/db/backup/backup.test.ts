import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../create-database.ts'
import { openDatabase } from '../database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { keyedSumName, leftOut, sumsName } from './manifest.ts'
import { restorePapers } from './papers.ts'
import { readBackupParts, toKeyedSum, toSum, verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoreFiles } from './restore-files.ts'
import { endOfTar, toTar } from './tar.ts'
import { writeBackup } from './write-backup.ts'

const source = openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'safar-backup-'))
const kept = { 'search/indexes.snapshot': join(folder, 'kept') }
let file = ''

beforeAll(async () => {
  writeFileSync(kept['search/indexes.snapshot'], 'what others have put there')
  const { pool, close } = openDatabase(source.url)
  // Longer than one part, so that a table comes in several.
  await pool.query(
    `insert into used_solutions select repeat(md5(n::text), 50) || n, now() from generate_series(1, 4000) n`,
  )
  file = (await writeBackup({ pool, folder, files: kept, now: new Date() })).file
  await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function connect(name: string): Promise<pg.Client> {
  const admin = inject('postgres')
  await createDatabase(admin, name)
  const client = new pg.Client({ connectionString: admin.replace('/postgres?', `/${name}?`) })
  await client.connect()
  return client
}
const newName = () => `test_${crypto.randomUUID().replaceAll('-', '')}`

/** Every row of every table as one sum, and where its numbers go on. */
async function summarize(client: pg.Client | pg.Pool): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname <> all ($1) order by 1`,
    [[...leftOut, 'search_service']],
  )
  const sums: Record<string, unknown> = {}
  for (const { name, kind } of rows) {
    const what =
      kind === 'S' ? 'last_value::text, is_called' : `count(*)::int, md5(string_agg(t::text, '|' order by t::text))`
    sums[name] = (await client.query(`select ${what} from ${name} t`)).rows
  }
  return sums
}

const describeSchema = async (client: pg.Client | pg.Pool) =>
  (
    await client.query(`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select indexdef from pg_indexes where schemaname = 'public' order by 1`)
  ).rows

test('a restored database equals the backed-up one, to the last row, key and trigger', async () => {
  const client = await connect(newName())
  await restoreBackup({ client, file, manifest: await verifyBackup(file), replace: false })
  const { pool, close } = openDatabase(source.url)
  expect(await summarize(client)).toEqual(await summarize(pool))
  expect(await describeSchema(client)).toEqual(await describeSchema(pool))
  const identity = 'select database_id from search_service'
  expect((await client.query(identity)).rows).not.toEqual((await pool.query(identity)).rows)
  await close()
  await client.end()
})

test('content is replaced only where that is said, and a restore that fails leaves everything as it was', async () => {
  const client = await connect(newName())
  const manifest = await verifyBackup(file)
  await client.query('create table schema_migrations (theirs int)')
  await client.query('insert into schema_migrations values (7)')
  await expect(restoreBackup({ client, file, manifest, replace: false })).rejects.toThrow('--replace')
  const wrong = { ...manifest, tables: { ...manifest.tables, activities: ['id', 'no_such_column'] } }
  await expect(restoreBackup({ client, file, manifest: wrong, replace: true })).rejects.toThrow('no_such_column')
  expect((await client.query('select * from schema_migrations')).rows).toEqual([{ theirs: 7 }])
  await restoreBackup({ client, file, manifest, replace: true })
  expect((await client.query('select name from schema_migrations')).rowCount).toBe(manifest.migrations.length)
  await client.end()
})

test('a restore never replaces tables that Safar does not know', async () => {
  const client = await connect(newName())
  const manifest = await verifyBackup(file)
  await client.query('create table theirs (id int)')
  for (const replace of [false, true])
    await expect(restoreBackup({ client, file, manifest, replace })).rejects.toThrow('tables that Safar does not know')
  await client.end()
})

test('a restore is refused beside other connections, and for other migrations', async () => {
  const name = newName()
  const [client, other] = [await connect(name), await connect(name)]
  const manifest = await verifyBackup(file)
  await expect(restoreBackup({ client, file, manifest, replace: false })).rejects.toThrow('in use (connections: 1)')
  await other.end()
  const newer = { ...manifest, migrations: [...manifest.migrations, { name: '9999_later.sql', checksum: 'x' }] }
  await expect(restoreBackup({ client, file, manifest: newer, replace: false })).rejects.toThrow('9999_later.sql')
  await client.end()
})

test('a truncated, altered or incomplete backup is refused', async () => {
  const damage = (change: (bytes: Buffer) => Buffer): string => {
    const copy = join(folder, 'damaged')
    writeFileSync(copy, change(readFileSync(file)))
    return copy
  }
  const flip = (bytes: Buffer, at: number): Buffer => {
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    return bytes
  }
  const { size } = statSync(file)
  for (const length of [0, 10, size / 2, size - 1]) {
    const copy = join(folder, 'short')
    copyFileSync(file, copy)
    truncateSync(copy, Math.floor(length))
    await expect(verifyBackup(copy), `${length} bytes`).rejects.toThrow('is damaged')
  }
  for (const at of [20, size / 3, size / 2, size - 4])
    await expect(verifyBackup(damage((bytes) => flip(bytes, Math.floor(at))))).rejects.toThrow('is damaged')
  // Packed again by hand, so that only our own sums can tell.
  const plain = gunzipSync(readFileSync(file))
  const inside = flip(Buffer.from(plain), plain.indexOf('tables/articles/') + 600)
  await expect(verifyBackup(damage(() => gzipSync(inside)))).rejects.toThrow('its checksums do not fit')
  const shortened = plain.subarray(0, plain.indexOf('SHA256SUMS'))
  await expect(verifyBackup(damage(() => gzipSync(shortened)))).rejects.toThrow('it ends too early')
  await expect(verifyBackup(damage(() => Buffer.from('hello')))).rejects.toThrow('is damaged')
  await expect(verifyBackup(join(folder, 'nowhere'))).rejects.toThrow('There is no file')
})

/** A backup made by hand, with fitting checksums. */
function craft(parts: { name: string; body: Buffer }[], key?: string): string {
  const sums = parts.map(toSum).join('')
  const all = [...parts, { name: sumsName, body: Buffer.from(sums) }]
  if (key) all.push({ name: keyedSumName, body: Buffer.from(toKeyedSum(key, sums)) })
  const copy = join(folder, 'crafted')
  writeFileSync(copy, gzipSync(Buffer.concat([...all.map(toTar), endOfTar])))
  return copy
}

const partsOf = async () => {
  const parts: { name: string; body: Buffer }[] = []
  for await (const { name, body } of readBackupParts(file))
    if (name !== sumsName) parts.push({ name, body: Buffer.from(body) })
  return parts
}

test.each([
  'papers/../../elsewhere/owned',
  'papers/ab/abcd/../../../owned',
  '/etc/owned',
  'papers/ab/other/owned',
  'papers/ab/abcd/na me',
  'files/../owned/000001',
  'tables/../owned/000001',
  'papers/ab/abcd\0/owned',
])('a part named %j makes nothing of a backup be believed', async (name) => {
  const crafted = craft([...(await partsOf()), { name, body: Buffer.from('owned') }])
  await expect(verifyBackup(crafted)).rejects.toThrow('was not made by Safar')
})

test('a row that names a path outside of the folder brings no file there', async () => {
  const store = mkdtempSync(join(folder, 'store-'))
  const key = `../../${'x'.repeat(8)}`
  const client = {
    query: async () => ({ rows: [{ name: `${key.slice(0, 2)}/${key}/owned` }, { name: 'ab/abcd/0-piece' }] }),
  }
  const paths = [`papers/${key.slice(0, 2)}/${key}/owned`, 'papers/ab/abcd/0-piece']
  await restorePapers(
    client as unknown as pg.ClientBase,
    craft(paths.map((name) => ({ name, body: Buffer.from('content') }))),
    store,
  )
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('owned'))).toEqual([])
  expect(readFileSync(join(store, 'ab/abcd/0-piece'), 'utf8')).toBe('content')
})

test.each(['pg_authid', 'no_such_table'])(
  'a backup of the table %s is refused, and everything stays as it was',
  async (table) => {
    const client = await connect(newName())
    const manifest = await verifyBackup(file)
    const crafted = { ...manifest, tables: { ...manifest.tables, [table]: ['rolname'] } }
    await expect(restoreBackup({ client, file, manifest: crafted, replace: false })).rejects.toThrow(
      'was not made by Safar',
    )
    expect((await client.query("select 1 from pg_class where relname = 'accounts'")).rowCount).toBe(0)
    await client.end()
  },
)

describe('the keyed checksum', () => {
  const [key, another] = ['a key of the operator of 32 characters', 'another key of somebody, 32 characters']

  test('is written with the key, and checked with all keys', async () => {
    const { pool, close } = openDatabase(source.url)
    const to = mkdtempSync(join(folder, 'keyed-'))
    const { file: keyed } = await writeBackup({ pool, folder: to, files: {}, key, now: new Date() })
    await close()
    expect(await verifyBackup(keyed, [another, key])).toMatchObject({ format: 1 })
    expect(await verifyBackup(keyed)).toMatchObject({ format: 1 })
    await expect(verifyBackup(keyed, [another])).rejects.toThrow(
      'made with another BACKUP_KEY, or somebody has changed it',
    )
  })

  test('is missed where there is none', async () => {
    await expect(verifyBackup(file, [key])).rejects.toThrow('made without BACKUP_KEY')
  })

  test('tells that a part was changed together with its checksum', async () => {
    const parts = await partsOf()
    const whole = craft(parts, key)
    expect(await verifyBackup(whole, [key])).toMatchObject({ format: 1 })
    const signed: { name: string; body: Buffer }[] = []
    for await (const { name, body } of readBackupParts(whole)) signed.push({ name, body: Buffer.from(body) })
    const keyedSum = signed.at(-1)
    if (!keyedSum) throw new Error('It has a last part')
    const changed = parts.map((part) =>
      part.name.startsWith('tables/articles/') ? { ...part, body: Buffer.from('') } : part,
    )
    const sums = { name: sumsName, body: Buffer.from(changed.map(toSum).join('')) }
    const crafted = join(folder, 'changed')
    writeFileSync(crafted, gzipSync(Buffer.concat([...[...changed, sums, keyedSum].map(toTar), endOfTar])))
    expect(await verifyBackup(crafted)).toMatchObject({ format: 1 })
    await expect(verifyBackup(crafted, [key])).rejects.toThrow('somebody has changed it')
  })
})

test('files beside the database come back, and what they replace stays beside them', async () => {
  const target = join(folder, 'elsewhere/kept')
  await restoreFiles(file, { 'search/indexes.snapshot': target })
  expect(readFileSync(target, 'utf8')).toBe('what others have put there')
  await restoreFiles(file, { 'search/unknown': target })
  expect(() => readFileSync(target)).toThrow('ENOENT')
  expect(readFileSync(`${target}.before-restore`, 'utf8')).toBe('what others have put there')
})
