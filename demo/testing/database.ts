import pg from 'pg'
import { beforeAll, inject } from 'vitest'
import { createDatabase } from '../../src/db/create-database.ts'
import { openDatabase } from '../../src/db/database.ts'
import { openTestDatabase, type TestDatabase } from '../../src/db/testing/database.ts'
import { demo } from '../demo.ts'

const template = 'template_demo'

/** A database of this test file's own, with all of the demo content in it. */
export function openDemoDatabase(): TestDatabase {
  const admin = inject('postgres')
  beforeAll(() => makeTemplate(admin))
  return openTestDatabase(template)
}

/** By the first test file that needs it; the others wait. */
async function makeTemplate(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    // Filled under another name: half of it is never taken for the whole.
    const unfinished = `${template}_${crypto.randomUUID().replaceAll('-', '')}`
    await createDatabase(admin, unfinished, 'template_schema')
    const { db, close } = openDatabase(admin.replace('/postgres?', `/${unfinished}?`))
    await demo.load(db, new Date()).finally(close)
    await client.query(`alter database ${unfinished} rename to ${template}`)
  } finally {
    await client.end()
  }
}
