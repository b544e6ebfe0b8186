import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
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

/** The mark is linked when it is whole: another process that starts now, or after a power cut, never reads half of one. */
async function readOrMakeMark(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, markFile)
  const draft = `${path}-${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(randomUUID())
    await file.sync()
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await file.close()
    await unlink(draft)
  }
  return readMark(path)
}

async function readMark(path: string): Promise<string> {
  const mark = await readFile(path, 'utf8')
  if (/^[\w-]{36}$/.test(mark)) return mark
  throw new ConfigError(`${path} is incomplete. Delete it and start again`)
}
