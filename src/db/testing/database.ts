import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase } from '../create-database.ts'
import { type Database, type Db, openDatabase } from '../database.ts'

export type TestDatabase = { url: string; db: Db }

/** A database of this test file's own, with schema and a little content in it. */
export function openTestDatabase(template = 'template_fixture'): TestDatabase {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = inject('postgres')
  const url = admin.replace('/postgres?', `/${name}?`)
  let database: Database | undefined
  beforeAll(async () => {
    await createDatabase(admin, name, template)
    database = openDatabase(url)
  })
  afterAll(async () => {
    await database?.close()
    await dropDatabase(admin, name)
  })
  return {
    url,
    get db() {
      if (!database) throw new Error('The test database is open only inside tests')
      return database.db
    },
  }
}

/** Ends connections of killed processes, and of those that forgot to stop. */
async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client
    .query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
    .finally(() => client.end())
}
