import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../db/database.ts'
import { isProcessAlive, ping, readPostmaster } from '../../db/embedded/cluster.ts'
import { findRunner, placeData } from '../../db/embedded/place.ts'
import { startEmbeddedPostgres } from '../../db/embedded/start.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'

/** The database of a Safar that may be running: beside it where it is, and started for as long as needed where it is not. */
export async function openOperatorDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) return openDatabase(config.DATABASE_URL, { connections: 2 })
  const folder = join(placeData(config.DATA_DIR, findRunner()), 'postgres')
  const running = readPostmaster(folder)
  if (running && isProcessAlive(running.pid) && (await ping(running.socketFolder)))
    return openDatabase(toUrl(running.socketFolder), { connections: 2 })
  if (!existsSync(folder)) throw new ConfigError(`There is no database in ${config.DATA_DIR} yet. Start Safar once.`)
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, say: () => {} })
  const database = openDatabase(embedded.urlOf('safar'), { connections: 2 })
  return {
    ...database,
    async close() {
      await database.close()
      await embedded.stop()
    },
  }
}

const toUrl = (socketFolder: string): string =>
  `postgresql:///safar?host=${encodeURIComponent(socketFolder)}&user=safar`
