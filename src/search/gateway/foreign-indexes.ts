import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { createIndex } from '../engine/create-index.ts'
import type { Document } from '../engine/query.ts'
import { inSlices } from '../engine/slices.ts'
import { plain } from '../language/plain.ts'
import { type IndexSettings, toEngineSettings } from '../service/settings.ts'
import { createStore, type Entry, type Features, type Store } from '../service/store.ts'
import { createTasks, type SearchTask, type Tasks } from '../service/tasks.ts'

type StoredEntry = Pick<Entry, 'uid' | 'createdAt' | 'updatedAt' | 'primaryKey'> & { settings: IndexSettings }
type StoredIndexes = { entries: StoredEntry[]; tasks: SearchTask[]; features: Features }
/** A document of the entry of this number. */
type Line = [entry: number, id: string, document: Document]

/** Tasks that a restart still knows of. */
const maxTasks = 1_000

export type Foreign = { store: Store; tasks: Tasks; stop(): Promise<void> }

/** The indexes that others make through HTTP. They have no other home, so they are written down whenever their work is done. */
export async function openForeignIndexes(folder: string, onError: (error: unknown) => void): Promise<Foreign> {
  const file = join(folder, 'indexes.snapshot')
  const found = await read(file, onError)
  const store = createStore({ createIndex, language: plain })
  Object.assign(store.features, found?.kept.features)
  for (const [at, entry] of (found?.kept.entries ?? []).entries()) {
    const index = createIndex(toEngineSettings(entry.settings), plain)
    await index.putInSlices(found?.documents[at] ?? [])
    store.restore({ ...entry, index })
  }
  let writing: Promise<void> = Promise.resolve()
  let isWaiting = false
  const save = (): void => {
    // Pending writes will contain the state of that moment.
    if (isWaiting) return
    isWaiting = true
    writing = writing
      .then(() => {
        isWaiting = false
        return write(folder, file, store, tasks)
      })
      .catch(onError)
  }
  const tasks = createTasks({ onError, onIdle: save, before: found?.kept.tasks ?? [] })
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
  await mkdir(folder, { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, toLines(store, tasks), { flush: true })
  await rename(aside, file)
}

/** Some documents at a time; others are answered in between. */
const batch = 50

/** The indexes and tasks first, then one document a line. */
async function* toLines(store: Store, tasks: Tasks): AsyncGenerator<string> {
  const entries = store.list()
  const kept: StoredIndexes = {
    entries: entries.map(({ uid, createdAt, updatedAt, primaryKey, settings }) => ({
      uid,
      createdAt,
      updatedAt,
      primaryKey,
      settings,
    })),
    tasks: tasks
      .list()
      .filter(({ finishedAt }) => finishedAt)
      .slice(0, maxTasks),
    features: store.features,
  }
  yield `${serialize(kept).toString('base64')}\n`
  for (const [at, { index }] of entries.entries()) {
    let lines: string[] = []
    for (const { id, document } of index.documents()) {
      const line: Line = [at, id, document]
      lines.push(`${JSON.stringify(line)}\n`)
      if (lines.length < batch) continue
      yield lines.join('')
      lines = []
      await new Promise((resolve) => setImmediate(resolve))
    }
    yield lines.join('')
  }
}

type StoredFile = { kept: StoredIndexes; documents: { id: string; document: Document }[][] }

/** An unreadable file is set aside: it must not keep everything else from starting. */
async function read(file: string, onError: (error: unknown) => void): Promise<StoredFile | null> {
  try {
    const [first = '', ...lines] = (await readFile(file, 'utf8')).split('\n')
    const kept: StoredIndexes = deserialize(Buffer.from(first, 'base64'))
    const documents: StoredFile['documents'] = kept.entries.map(() => [])
    await inSlices(lines, (line) => {
      if (line === '') return
      const [at, id, document] = JSON.parse(line) as Line
      documents[at]?.push({ id, document })
    })
    return { kept, documents }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    onError(error)
    await rename(file, `${file}.unreadable`).catch(onError)
    return null
  }
}
