import pg from 'pg'
import type { Manifest } from '../../db/backup/manifest.ts'
import { restorePapers } from '../../db/backup/papers.ts'
import { verifyBackup } from '../../db/backup/read-backup.ts'
import { restoreBackup } from '../../db/backup/restore-backup.ts'
import { restoreFiles } from '../../db/backup/restore-files.ts'
import { createDatabase } from '../../db/create-database.ts'
import { startEmbeddedPostgres } from '../../db/embedded/start.ts'
import type { Config } from '../config.ts'
import { backupFilesOf, papersOf } from './backup-files.ts'

type Request = { file: string; replace: boolean }

/** Into the configured database, or into the embedded one, which no other Safar may be using. */
export async function restore(config: Config, { file, replace }: Request): Promise<Manifest> {
  // Before a data folder is made for it.
  const manifest = await verifyBackup(file, config.BACKUP_KEY)
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, say: () => {} })
  try {
    if (embedded) await createDatabase(embedded.urlOf('postgres'), 'safar')
    const client = new pg.Client({ connectionString: config.DATABASE_URL ?? embedded?.urlOf('safar') })
    await client.connect()
    const papers = papersOf(config)
    try {
      await restoreBackup({ client, file, manifest, replace })
      if (papers) await restorePapers(client, file, papers)
    } finally {
      await client.end()
    }
    await restoreFiles(file, backupFilesOf(config))
    return manifest
  } finally {
    await embedded?.stop()
  }
}
