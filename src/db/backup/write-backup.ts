import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { BackupError } from './manifest.ts'
import { type BackupFiles, takeBackup } from './take-backup.ts'

type Request = { pool: pg.Pool; folder: string; files: BackupFiles; papers?: string; key?: string; now: Date }

/** Written aside and renamed once it is on the disk: what has the name of a backup is a whole one. Only its owner may read it. */
export async function writeBackup({
  pool,
  folder,
  files,
  papers,
  key,
  now,
}: Request): Promise<{ file: string; bytes: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameOf(now))
  if (existsSync(file)) throw new BackupError(`${file} already exists: one backup a minute is possible`)
  const aside = `${file}.${process.pid}`
  const client = await pool.connect()
  try {
    const sink = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(takeBackup({ client, files, papers, key, now })), createGzip(), sink)
    await rename(aside, file)
    await syncFolder(folder)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  } finally {
    // It has settings of its own by now.
    client.release(true)
  }
  return { file, bytes: (await stat(file)).size }
}

export const nameOf = (now: Date): string => `safar-${now.toISOString().slice(0, 16).replace(':', '')}.backup`

/** The name, too, outlives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
