import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { Cursor } from '../../db/queries/search/search-changes.ts'
import type { IndexImage } from '../engine/create-index.ts'

/** The indexes as they were, and up to which change. */
export type Snapshot = { databaseId: string; cursor: Cursor; takenAt: Date; images: Record<string, IndexImage> }

/** A hash of the code that makes documents and indexes: other code would have made others. */
export const form = (() => {
  const hash = createHash('sha256').update(process.version)
  for (const room of ['engine', 'language', 'content', '../db/queries', '../domain']) {
    const folder = fileURLToPath(new URL(`../${room}`, import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort())
      hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
})()

const fileOf = (folder: string): string => join(folder, 'content.snapshot')

/** Written aside and renamed, so that a snapshot is whole or absent; of several processes the last one's stays. */
export async function writeSnapshot(folder: string, snapshot: Snapshot): Promise<void> {
  await mkdir(folder, { recursive: true })
  const aside = `${fileOf(folder)}.${randomUUID()}`
  await writeFile(aside, serialize({ form, ...snapshot }), { flush: true })
  await rename(aside, fileOf(folder))
}

/** Null where there is none that could be read: it only saves time. */
export async function readSnapshot(folder: string): Promise<Snapshot | null> {
  try {
    const read = deserialize(await readFile(fileOf(folder)))
    return read.form === form ? read : null
  } catch {
    return null
  }
}
