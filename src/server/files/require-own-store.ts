import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/database.ts'
import { claimFileStore } from '../../db/queries/files/file-store.ts'
import { ConfigError } from '../config.ts'

/** No part of a folder has such a name: files lie two letters deep. */
const markFile = '.mark'

/**
 * Throws if another folder holds the files of this database. A process that wrote into its own would lose what customers upload: the others
 * could not read it.
 */
export async function requireOwnStore(db: Db, folder: string): Promise<void> {
  const mark = await readOrMakeMark(folder)
  if ((await claimFileStore(db, mark)) === mark) return
  throw new ConfigError(
    `${folder} is not the folder that holds the files of this database: uploads would be lost. Set FILES_DIR to the one folder that all processes share, or FILES=s3. If you moved the files here, run npm run ops -- new-files-folder first`,
  )
}

async function readOrMakeMark(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, markFile)
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      const mark = randomUUID()
      await file.writeFile(mark)
      await file.sync()
      return mark
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readMark(path)
  }
}

/** Another process may have made the file and not yet written into it; a power cut may have left it empty. */
async function readMark(path: string): Promise<string> {
  const mark = await readFile(path, 'utf8')
  if (/^[\w-]{36}$/.test(mark)) return mark
  throw new ConfigError(`${path} is not whole. If no other process is starting, delete it and start again`)
}
