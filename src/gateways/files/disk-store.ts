import { mkdir, open, opendir, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** A key and a name are made by us, and nothing else becomes a path. */
const safe = /^[\w-]{1,64}$/

/** A folder of its own for each key, below `folder`, which nothing serves. */
export function createDiskStore(folder: string): FileStore {
  const folderOf = (key: string): string => join(folder, requireSafe(key).slice(0, 2), key)
  const pathOf = (key: string, name: string): string => join(folderOf(key), requireSafe(name))
  return {
    async put(key, name, parts) {
      const place = folderOf(key)
      const isNew = (await mkdir(place, { recursive: true, mode: 0o700 })) !== undefined
      await write(pathOf(key, name), parts).catch(async (error) => {
        // A disk that is full keeps half of it otherwise. Never what was there before.
        if (codeOf(error) !== 'EEXIST') await rm(pathOf(key, name), { force: true })
        throw error
      })
      await keepEntries(place)
      // The folder itself is an entry, too.
      if (isNew) for (const parent of [join(place, '..'), folder]) await keepEntries(parent)
    },
    get: (key, name) => readFile(pathOf(key, name)),
    async list(key) {
      return readdir(folderOf(key)).catch(orNone)
    },
    async delete(key, names) {
      for (const name of names) await rm(pathOf(key, name), { force: true })
      await rmdir(folderOf(key)).catch(unlessInUse)
    },
    async *keys() {
      // A file beside them is no key: the mark of the folder lies there.
      for await (const part of await openOrNone(folder))
        if (part.isDirectory()) for await (const entry of await openOrNone(join(folder, part.name))) yield entry.name
    },
  }
}

function requireSafe(name: string): string {
  if (!safe.test(name)) throw new Error('No name that was made here')
  return name
}

async function write(path: string, parts: readonly Buffer[]): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    const { bytesWritten } = await file.writev(parts)
    if (bytesWritten !== lengthOf(parts)) throw new Error('The disk has not taken all of it')
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** The folder is synced as well, so that the file's name survives a power cut. */
async function keepEntries(place: string): Promise<void> {
  const folder = await open(place, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0)

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const openOrNone = (place: string) => opendir(place).catch(orNone)

function orNone(error: unknown): never[] {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}

/** Another process may be writing into it, or was faster. */
function unlessInUse(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
}
