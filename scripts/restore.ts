import { parseArgs } from 'node:util'
import { restore } from '../src/server/backup/restore.ts'
import { parseConfig } from '../src/server/config.ts'

const usage = `npm run restore -- FILE [--replace]

Replaces the database in DATA_DIR, or at DATABASE_URL, by a backup. Stop Safar first.
--replace   deletes the content that the database has`

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(usage)
  const config = parseConfig(process.env)
  if (!config.BACKUP_KEY)
    console.error(
      'safar · BACKUP_KEY is not set: the checksums show damage, but not a deliberate change. Restore only a backup that nobody else could change.',
    )
  const { madeAt } = await restore(config, { file, replace: values.replace === true })
  console.log(`safar · Restored the backup of ${madeAt}. Check it with npm run audit`)
} catch (error) {
  console.error(`safar · ${(error as Error).message}`)
  process.exitCode = 1
}
