import { type SearchIndexName, searchIndexes } from '../../contract/search-hits.ts'
import type { Db } from '../../db/database.ts'
import { type Change, type Cursor, getSearchState, readSearchChanges } from '../../db/queries/search/search-changes.ts'
import { findSearchDocuments } from '../../db/queries/search/search-documents.ts'
import type { Document } from '../engine/query.ts'

/** The target of documents: the embedded engine, or an external Meilisearch. */
export type Target = {
  put(index: SearchIndexName, documents: Document[]): Promise<void>
  remove(index: SearchIndexName, ids: number[]): Promise<void>
  /** Everything that the index had goes, these come. */
  replace(index: SearchIndexName, documents: Document[]): Promise<void>
}

/** Loads every index anew, and answers from where its changes must be followed. */
export async function loadContent(db: Db, target: Target): Promise<Cursor> {
  // The cursor is taken first: what changes while documents are read is read again.
  const { cursor } = await getSearchState(db)
  for (const index of searchIndexes) await target.replace(index, (await findSearchDocuments(db, index)) as Document[])
  return cursor
}

/** Brings the target up to date, and answers how far it got. Says whether anything changed. */
export async function catchUp(db: Db, target: Target, from: Cursor): Promise<{ cursor: Cursor; isChanged: boolean }> {
  let cursor = from
  let isChanged = false
  for (;;) {
    const read = await readSearchChanges(db, cursor)
    if (read.changes.length === 0) return { cursor, isChanged }
    for (const [index, ids] of toIds(read.changes)) await refresh(db, target, index, ids)
    cursor = read.cursor
    isChanged = true
  }
}

/** Searches are answered between two of these. */
const batch = 200

type Ids = Set<number> | 'all'

function toIds(changes: Change[]): Map<SearchIndexName, Ids> {
  const byIndex = new Map<SearchIndexName, Ids>()
  for (const { index, id } of changes) {
    const name = searchIndexes.find((known) => known === index)
    if (!name) continue
    const ids = byIndex.get(name) ?? new Set<number>()
    byIndex.set(name, id === null || ids === 'all' ? 'all' : ids.add(id))
  }
  return byIndex
}

/** Documents are read from the database as they are now, after any kind of change; missing ones are deleted. */
async function refresh(db: Db, target: Target, index: SearchIndexName, ids: Ids): Promise<void> {
  if (ids === 'all') return target.replace(index, (await findSearchDocuments(db, index)) as Document[])
  const documents = await findSearchDocuments(db, index, [...ids])
  for (const { id } of documents) ids.delete(id)
  for (let at = 0; at < documents.length; at += batch)
    await target.put(index, documents.slice(at, at + batch) as Document[])
  if (ids.size > 0) await target.remove(index, [...ids])
}
