import { type SearchIndexName, searchIndexes } from '../../contract/search-hits.ts'
import type { Db } from '../../db/database.ts'
import { getSearchState, retentionDays } from '../../db/queries/search/search-changes.ts'
import { dayMs } from '../../domain/time/units.ts'
import { createIndex, type EmbeddedIndex } from '../engine/create-index.ts'
import type { Document } from '../engine/query.ts'
import { catchUp, loadContent, type Target } from './content-index.ts'
import { contentLanguage, toLanguage, toSettings } from './settings.ts'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'

export type ContentIndexes = Record<SearchIndexName, EmbeddedIndex>

export type Content = {
  indexes: ContentIndexes
  /** Brings the indexes up to date, and answers whether anything changed. */
  catchUp(): Promise<boolean>
  save(): Promise<void>
}

/** The content's indexes in this process, from the snapshot if it can be used, else from the database. */
export async function openContent(db: Db, folder: string): Promise<Content> {
  const snapshot = await findUsable(db, folder)
  const indexes = Object.fromEntries(
    searchIndexes.map((name) => [name, createIndex(toSettings(name), toLanguage(name), snapshot?.images[name])]),
  ) as ContentIndexes
  const target = toTarget(indexes)
  // Its word lists are made on first use: better now than in a visitor's search.
  contentLanguage.sameAs?.('erbil')
  contentLanguage.retyped?.('erbil')
  let cursor = snapshot?.cursor ?? (await loadContent(db, target))
  let upToDate = snapshot?.takenAt ?? new Date()
  let saving: Promise<void> = Promise.resolve()
  return {
    indexes,
    async catchUp() {
      const reached = await catchUp(db, target, cursor)
      cursor = reached.cursor
      upToDate = new Date()
      return reached.isChanged
    },
    save() {
      saving = saving.catch(() => {}).then(() => save(db, folder, indexes, { cursor, takenAt: upToDate }))
      return saving
    },
  }
}

/** The snapshot fits this database and these settings, and is not older than the changes that are still known. */
async function findUsable(db: Db, folder: string): Promise<Snapshot | null> {
  const [snapshot, state] = await Promise.all([readSnapshot(folder), getSearchState(db)])
  if (!snapshot || snapshot.databaseId !== state.databaseId) return null
  const isOld = state.now.getTime() - snapshot.takenAt.getTime() > (retentionDays - 1) * dayMs
  const isAhead = BigInt(snapshot.cursor.xid) > BigInt(state.cursor.xid)
  const isOfToday = searchIndexes.every(
    (name) => JSON.stringify(snapshot.images[name]?.settings) === JSON.stringify(toSettings(name)),
  )
  return isOld || isAhead || !isOfToday ? null : snapshot
}

type Moment = Pick<Snapshot, 'cursor' | 'takenAt'>

async function save(db: Db, folder: string, indexes: ContentIndexes, moment: Moment): Promise<void> {
  const { databaseId } = await getSearchState(db)
  const images = Object.fromEntries(searchIndexes.map((name) => [name, indexes[name].image()]))
  await writeSnapshot(folder, { databaseId, ...moment, images })
}

const breath = () => new Promise((resolve) => setImmediate(resolve))

const toEntry = (document: Document) => ({ id: String(document.id), document })

const toTarget = (indexes: ContentIndexes): Target => ({
  async put(index, documents) {
    await breath()
    await indexes[index].putInSlices(documents.map(toEntry))
  },
  async remove(index, ids) {
    indexes[index].remove(ids.map(String))
  },
  async replace(index, documents) {
    await indexes[index].replaceInSlices(documents.map(toEntry))
  },
})
