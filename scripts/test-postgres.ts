import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../src/db/create-database.ts'
import { openDatabase } from '../src/db/database.ts'
import { startEmbeddedPostgres } from '../src/db/embedded/start.ts'
import { migrate } from '../src/db/migrate.ts'
import { loadFixture } from '../src/db/testing/fixture/load-fixture.ts'
import { type Day, toDay } from '../src/domain/time/day.ts'
import { bundlePrograms } from './test-programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test server's maintenance database. */
    postgres: string
    /** The day that the fixture was made on: a run that began before midnight goes on in the next one. */
    today: Day
    /** The folder in which processes store compiled code for the next ones. */
    compiled: string
    /** Programs that tests start as processes, by the address of their source. */
    programs: Record<string, string>
  }
}

/** One real PostgreSQL for the whole run, and the programs that tests start. Its data need not outlive a crash. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-test-'))
  const settings = [
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'max_connections=200'],
    // Each connection asks most of what it asks a few times: thinking about each anew took a third of the database's time.
    'plan_cache_mode=force_generic_plan',
  ]
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  const stop = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const today = toDay(new Date())
  try {
    const [programs] = await Promise.all([
      bundlePrograms(join(dataDir, 'programs')),
      makeTemplates(postgres.urlOf, today),
    ])
    project.provide('programs', programs)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', postgres.urlOf('postgres'))
  project.provide('today', today)
  project.provide('compiled', join(dataDir, 'compiled'))
  return stop
}

/** One that holds the schema, and one that holds a little content. */
async function makeTemplates(urlOf: (database: string) => string, today: Day): Promise<void> {
  await createDatabase(urlOf('postgres'), 'template_schema')
  const schema = openDatabase(urlOf('template_schema'))
  await migrate(schema.db).finally(schema.close)
  await createDatabase(urlOf('postgres'), 'template_fixture', 'template_schema')
  const { db, close } = openDatabase(urlOf('template_fixture'))
  await loadFixture(db, today).finally(close)
}
