import type { Document } from '../../engine/query.ts'
import { type Entry, refusePrimaryKey, type Store } from '../store.ts'
import { idOf, inferPrimaryKey, requirePlace } from './primary-key.ts'

export type Addition = {
  documents: Document[]
  /** Asked for with the documents; null if the index, or the documents themselves, must say. */
  primaryKey: string | null
  /** Whether a document keeps the attributes that are not sent again. */
  isUpdate: boolean
  /** Whether documents that are not there yet are left out. */
  skipsNew: boolean
}

/** So many at once: of fewer, the engine would join the parts again and again. It lets others go on by itself. */
const chunk = 10_000
const pause = () => new Promise((resolve) => setImmediate(resolve))

/** Puts documents into an index: all of them, or, if one is wrong, none. */
export async function addDocuments(store: Store, entry: Entry, addition: Addition): Promise<number> {
  const { documents, isUpdate, skipsNew } = addition
  const primaryKey = choosePrimaryKey(entry, addition)
  if (primaryKey === null) return 0
  const wanted = documents.map((document) => {
    const id = idOf(document, primaryKey)
    requirePlace(document, id)
    return { id, document }
  })
  store.setPrimaryKey(entry, primaryKey)
  const isKnown = ({ id }: { id: string }) => entry.index.get(id) !== null
  const input = skipsNew ? wanted.filter(isKnown) : wanted
  for (let at = 0; at < input.length; at += chunk) {
    const part = input.slice(at, at + chunk)
    await entry.index.putInSlices(isUpdate ? withOld(entry, part) : part)
  }
  store.touch(entry)
  return input.length
}

function choosePrimaryKey(entry: Entry, { primaryKey, documents: [first] }: Addition): string | null {
  const current = entry.primaryKey
  if (current !== null && primaryKey !== null && primaryKey !== current) refusePrimaryKey(entry)
  return primaryKey ?? current ?? (first ? inferPrimaryKey(first) : null)
}

/** Documents with what they had before: of the same batch too, where one is sent twice. */
function withOld({ index }: Entry, part: { id: string; document: Document }[]): { id: string; document: Document }[] {
  const merged = new Map<string, Document>()
  for (const { id, document } of part) {
    const old = merged.get(id) ?? index.get(id) ?? {}
    // Not a spread: a name such as `__proto__` must stay a name.
    merged.set(id, Object.fromEntries([...Object.entries(old), ...Object.entries(document)]))
  }
  return [...merged].map(([id, document]) => ({ id, document }))
}

export async function removeDocuments(store: Store, entry: Entry, ids: string[]): Promise<number> {
  const { index } = entry
  const before = index.size
  for (let at = 0; at < ids.length; at += chunk) {
    index.remove(ids.slice(at, at + chunk))
    await pause()
  }
  store.touch(entry)
  return before - index.size
}

export function clearDocuments(store: Store, entry: Entry): number {
  const { size } = entry.index
  entry.index.clear()
  store.touch(entry)
  return size
}
