import { sql } from 'kysely'
import { createAvailability } from '../../db/availability.ts'
import { createDatabase } from '../../db/create-database.ts'
import { type Database, type Db, openDatabase, type TimeLimits } from '../../db/database.ts'
import { startEmbeddedPostgres } from '../../db/embedded/start.ts'
import { migrate } from '../../db/migrate.ts'
import { within } from '../../db/within.ts'
import type { Config } from '../config.ts'
import type { DemoContent } from '../demo-content.ts'

/** `patientDb`: the same database without time limits, for work in the background. */
export type Storage = Database & { url: string; patientDb: Db; isReady(): Promise<boolean> }
export type Say = (line: string) => void
type Preparation = { say: Say; demo?: DemoContent }

/** Opens the configured database, or the embedded one, and brings schema and demo content up to date. */
export async function openStorage(config: Config, { say, demo }: Preparation): Promise<Storage> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, say })
  const url = config.DATABASE_URL ?? (embedded ? embedded.urlOf('safar') : '')
  const stop = async () => embedded?.stop()
  try {
    if (embedded) await createDatabase(embedded.urlOf('postgres'), 'safar')
    const availability = createAvailability()
    const patient = openDatabase(url, { connections: 2, availability })
    await prepare(patient, config, { say, demo })
    const connections = config.DATABASE_CONNECTIONS
    const database = openDatabase(url, { connections, limits: toLimits(config), availability })
    return {
      ...database,
      url,
      patientDb: patient.db,
      isReady: () =>
        within(readyLimit, sql`select 1`.execute(database.db)).then(
          () => true,
          () => false,
        ),
      async close() {
        await database.close()
        await patient.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** In milliseconds: a balancer asks every second or two. */
const readyLimit = 1_500

const toLimits = ({ DATABASE_LOCK_TIMEOUT, DATABASE_STATEMENT_TIMEOUT }: Config): TimeLimits => ({
  lock: DATABASE_LOCK_TIMEOUT * 1000,
  statement: DATABASE_STATEMENT_TIMEOUT * 1000,
})

async function prepare({ db }: Database, { DEMO_CONTENT }: Config, { say, demo }: Preparation): Promise<void> {
  const applied = await migrate(db)
  if (applied.length > 0) say(`Applied ${applied.length} migrations`)
  if (!DEMO_CONTENT || !demo) return
  const { isNew, moved } = await demo.load(db, new Date())
  if (isNew) say('Loaded the demo content')
  if (moved > 0) say(`Moved ${moved} demo events to later dates`)
}
