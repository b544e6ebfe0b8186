import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { createIndex } from '../engine/create-index.ts'
import type { Document } from '../engine/query.ts'
import type { SearchIndex } from '../engine/search-index.ts'
import { inSlices } from '../engine/slices.ts'
import { plain } from '../language/plain.ts'
import { type IndexSettings, toEngineSettings } from '../service/settings.ts'
import { createStore, type Entry, type Features, type Store } from '../service/store.ts'
import { createTasks, type Task, type Tasks } from '../service/tasks.ts'

type Documents = { id: string; document: Document }[]
type KeptEntry = Pick<Entry, 'uid' | 'createdAt' | 'updatedAt' | 'primaryKey'> & {
  settings: IndexSettings
  /** Where its documents are: each index has a file of its own, so that a change of one leaves the others alone. */
  file: string
  /** As they were kept before. */
  documents?: Documents
}
type Kept = { entries: KeptEntry[]; tasks: Task[]; features: Features }

/** Tasks that a restart still knows of. */
const mostTasks = 1_000

export type Foreign = { store: Store; tasks: Tasks; stop(): Promise<void> }

/** The indexes that others make through HTTP. They have no other home, so they are written down whenever their work is done. */
export async function openForeignIndexes(folder: string, onError: (error: unknown) => void): Promise<Foreign> {
  const file = join(folder, 'indexes.snapshot')
  const kept = await read(file, onError)
  const store = createStore({ createIndex, language: plain })
  Object.assign(store.features, kept?.features)
  const written: Written = new Map()
  for (const { file: own, documents, ...entry } of kept?.entries ?? []) {
    const index = createIndex(toEngineSettings(entry.settings), plain)
    await index.putInSlices(documents ?? (await readDocuments(join(folder, own), onError)))
    store.restore({ ...entry, index })
    if (!documents) written.set(entry.uid, { index, at: entry.updatedAt.getTime() })
  }
  let writing: Promise<void> = Promise.resolve()
  const save = (): Promise<void> => {
    writing = writing.then(() => write(folder, file, store, tasks, written)).catch(onError)
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

/** Of which index, and as of when, a file of documents is. */
type Written = Map<string, { index: SearchIndex; at: number }>

const fileOf = (uid: string): string => `index-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}.lines`

async function write(folder: string, file: string, store: Store, tasks: Tasks, written: Written): Promise<void> {
  await mkdir(folder, { recursive: true })
  const list = store.list()
  for (const { uid, index, updatedAt } of list) {
    const at = updatedAt.getTime()
    const before = written.get(uid)
    if (before?.index === index && before.at === at) continue
    await writeAside(join(folder, fileOf(uid)), await toLines(index.documents()))
    written.set(uid, { index, at })
  }
  const kept: Kept = {
    entries: list.map(({ uid, createdAt, updatedAt, primaryKey, settings }) => ({
      uid,
      createdAt,
      updatedAt,
      primaryKey,
      settings,
      file: fileOf(uid),
    })),
    tasks: tasks
      .list()
      .filter(({ finishedAt }) => finishedAt)
      .slice(0, mostTasks),
    features: store.features,
  }
  await writeAside(file, [serialize(kept)])
  const gone = [...written.keys()].filter((uid) => store.find(uid) === null)
  for (const uid of gone) {
    written.delete(uid)
    await rm(join(folder, fileOf(uid)), { force: true })
  }
}

async function writeAside(file: string, parts: Iterable<string | Uint8Array>): Promise<void> {
  const aside = `${file}.${process.pid}`
  await writeFile(aside, parts, { flush: true })
  await rename(aside, file)
}

/** One document a line. Searches go on meanwhile. */
async function toLines(documents: Iterable<Documents[number]>): Promise<string[]> {
  const lines: string[] = []
  await inSlices(documents, ({ id, document }) => lines.push(`${JSON.stringify([id, document])}\n`))
  return lines
}

async function readDocuments(file: string, onError: (error: unknown) => void): Promise<Documents> {
  const documents: Documents = []
  try {
    const lines = (await readFile(file, 'utf8')).split('\n')
    await inSlices(lines, (line) => {
      if (line === '') return
      const [id, document] = JSON.parse(line) as [string, Document]
      documents.push({ id, document })
    })
  } catch (error) {
    onError(error)
  }
  return documents
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
