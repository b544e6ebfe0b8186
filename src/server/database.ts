import { sql } from 'kysely'
import { createDatabase } from '../db/create-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { startEmbeddedPostgres } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import type { Config } from './config.ts'
import type { DemoContent } from './demo-content.ts'

export type Storage = Database & { url: string; isReady(): Promise<boolean> }
export type Say = (line: string) => void
type Preparation = { say: Say; demo?: DemoContent }

/** Opens the configured database, or the embedded one, and brings schema and demo content up to date. */
export async function openStorage(config: Config, { say, demo }: Preparation): Promise<Storage> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, say })
  const url = config.DATABASE_URL ?? (embedded ? embedded.urlOf('safar') : '')
  const stop = async () => embedded?.stop()
  try {
    if (embedded) await createDatabase(embedded.urlOf('postgres'), 'safar')
    const database = openDatabase(url, { connections: config.DATABASE_CONNECTIONS })
    await prepare(database, config, { say, demo })
    return {
      ...database,
      url,
      isReady: () =>
        sql`select 1`.execute(database.db).then(
          () => true,
          () => false,
        ),
      async close() {
        await database.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare({ db }: Database, { DEMO_CONTENT }: Config, { say, demo }: Preparation): Promise<void> {
  const applied = await migrate(db)
  if (applied.length > 0) say(`Applied ${applied.length} migrations`)
  if (!DEMO_CONTENT || !demo) return
  const { isNew, moved } = await demo.load(db, new Date())
  if (isNew) say('Loaded the demo content')
  if (moved > 0) say(`Moved ${moved} demo events ahead`)
}
