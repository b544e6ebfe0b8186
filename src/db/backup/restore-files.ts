import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readBackupParts } from './read-backup.ts'
import type { BackupFiles } from './take-backup.ts'

/** The file before stays beside the restored one, and a file that the backup does not have is set aside too. */
export async function restoreFiles(file: string, files: BackupFiles): Promise<void> {
  for (const [name, target] of Object.entries(files)) {
    const aside = `${target}.restored`
    await mkdir(dirname(target), { recursive: true })
    let count = 0
    const bodies = async function* () {
      for await (const part of readBackupParts(file)) {
        if (!part.name.startsWith(`files/${name}/`)) continue
        count++
        yield part.body
      }
    }
    await pipeline(Readable.from(bodies()), createWriteStream(aside, { mode: 0o600, flush: true }))
    if (existsSync(target)) await rename(target, `${target}.before-restore`)
    if (count > 0) await rename(aside, target)
    else await rm(aside)
  }
}
