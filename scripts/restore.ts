import { parseArgs } from 'node:util'
import { restore } from '../src/server/backup/restore.ts'
import { parseConfig } from '../src/server/config.ts'

const usage = `npm run restore -- FILE [--replace]

Brings the database of DATA_DIR, or of DATABASE_URL, to what a backup has. Safar must not be running on it.
--replace   do so although there is content already: it is lost`

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(usage)
  const config = parseConfig(process.env)
  if (!config.BACKUP_KEY)
    console.error(
      'safar · BACKUP_KEY is not set: the checksums show damage, but not whether somebody has changed this backup. Restore only what nobody else could write to.',
    )
  const { madeAt } = await restore(config, { file, replace: values.replace === true })
  console.log(`safar · Restored what was there on ${madeAt}. Check it: npm run audit`)
} catch (error) {
  console.error(`safar · ${(error as Error).message}`)
  process.exitCode = 1
}
