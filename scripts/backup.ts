import { join } from 'node:path'
import { writeBackup } from '../src/db/backup/write-backup.ts'
import { backupFilesOf, papersOf } from '../src/server/backup/backup-files.ts'
import { parseConfig } from '../src/server/config.ts'
import { openOperatorDatabase } from '../src/server/payments/open-operator-database.ts'

const [folder] = process.argv.slice(2)

try {
  const config = parseConfig(process.env)
  const { pool, close } = await openOperatorDatabase(config)
  try {
    const to = folder ?? join(config.DATA_DIR, 'backups')
    const [key] = config.BACKUP_KEY ?? []
    const kept = { files: backupFilesOf(config), papers: papersOf(config), key }
    const { file, bytes } = await writeBackup({ pool, folder: to, ...kept, now: new Date() })
    console.log(`safar · ${file} (${(bytes / 1024 / 1024).toFixed(1)} MB)`)
    if (!key)
      console.log('safar · The backup is not signed, because BACKUP_KEY is not set: a change to it would go unnoticed')
  } finally {
    await close()
  }
} catch (error) {
  console.error(`safar · ${(error as Error).message}`)
  process.exitCode = 1
}
