import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { createIndex } from '../engine/create-index.ts'
import type { Document } from '../engine/query.ts'
import { plain } from '../language/plain.ts'
import { type IndexSettings, toEngineSettings } from '../service/settings.ts'
import { createStore, type Entry, type Features, type Store } from '../service/store.ts'
import { createTasks, type Task, type Tasks } from '../service/tasks.ts'

type Kept = {
  entries: (Pick<Entry, 'uid' | 'createdAt' | 'updatedAt' | 'primaryKey'> & {
    settings: IndexSettings
    documents: { id: string; document: Document }[]
  })[]
  tasks: Task[]
  features: Features
}

/** Tasks that a restart still knows of. */
const mostTasks = 1_000

export type Foreign = { store: Store; tasks: Tasks; stop(): Promise<void> }

/** The indexes that others make through HTTP. They have no other home, so they are written down whenever their work is done. */
export async function openForeignIndexes(folder: string, onError: (error: unknown) => void): Promise<Foreign> {
  const file = join(folder, 'indexes.snapshot')
  const kept = await read(file, onError)
  const store = createStore({ createIndex, language: plain })
  Object.assign(store.features, kept?.features)
  for (const { documents, ...entry } of kept?.entries ?? []) {
    const index = createIndex(toEngineSettings(entry.settings), plain)
    index.put(documents)
    store.restore({ ...entry, index })
  }
  let writing: Promise<void> = Promise.resolve()
  const save = (): Promise<void> => {
    writing = writing.then(() => write(folder, file, store, tasks)).catch(onError)
    return writing
  }
  const tasks = createTasks({ onError, onIdle: () => void save(), before: kept?.tasks ?? [] })
  return {
    store,
    tasks,
    async stop() {
      await tasks.idle()
      await writing
    },
  }
}

async function write(folder: string, file: string, store: Store, tasks: Tasks): Promise<void> {
  const kept: Kept = {
    entries: store.list().map(({ uid, createdAt, updatedAt, primaryKey, settings, index }) => ({
      uid,
      createdAt,
      updatedAt,
      primaryKey,
      settings,
      documents: [...index.documents()],
    })),
    tasks: tasks
      .list()
      .filter(({ finishedAt }) => finishedAt)
      .slice(0, mostTasks),
    features: store.features,
  }
  await mkdir(folder, { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, serialize(kept), { flush: true })
  await rename(aside, file)
}

/** What cannot be read is set aside: it must not keep everything else from starting. */
async function read(file: string, onError: (error: unknown) => void): Promise<Kept | null> {
  try {
    return deserialize(await readFile(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    onError(error)
    await rename(file, `${file}.unreadable`).catch(onError)
    return null
  }
}
