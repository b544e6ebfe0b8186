import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toLanguage, toSettings } from '../../../src/search/content/settings.ts'
import { readSnapshot, writeSnapshot } from '../../../src/search/content/snapshot.ts'
import { createIndex } from '../../../src/search/engine/create-index.ts'
import type { Filter } from '../../../src/search/engine/filter.ts'
import type { Query } from '../../../src/search/engine/query.ts'
import type { Contestant } from '../contestant.ts'
import { pageSize, type Request, type SearchQuery } from '../queries.ts'

/** The engine as the content has it: its settings, and all that it knows of the three languages. */
const settings = toSettings('property')
const index = createIndex(settings, toLanguage('property'))

const toFilter = ({ stars, price, location }: Request): Filter | null => {
  const of: Filter[] = []
  if (stars) of.push({ kind: 'compare', attribute: 'stars', operator: '=', value: String(stars) })
  if (price) of.push({ kind: 'between', attribute: 'priceIqd', from: String(price[0]), to: String(price[1]) })
  if (location) of.push({ kind: 'compare', attribute: 'location.id', operator: '=', value: String(location) })
  return of.length > 0 ? { kind: 'and', of } : null
}

const toQuery = ({ q, filter, isSorted, offset }: SearchQuery): Query => ({
  q,
  offset,
  limit: pageSize,
  filter: toFilter(filter),
  sort: isSorted ? [{ attribute: 'priceIqd', descending: false }] : [],
  facets: [],
  distinct: null,
  // As the others: every word must be there.
  matchingStrategy: 'all',
  searchOn: null,
  scoreThreshold: 0,
  isScored: false,
})

export const contestant: Contestant = {
  build: (documents) => index.put(documents.map((document) => ({ id: String(document.id), document }))),
  search: (query) => index.search(toQuery(query)).hits.length,
}

export type SnapshotTimes = { writeSeconds: number; loadSeconds: number; bytes: number }

/** Writes the index to disk and opens it again, as the service does when it stops and starts. */
export async function measureSnapshot(): Promise<SnapshotTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'safar-bench-snapshot-'))
  try {
    const begin = performance.now()
    const cursor = { xid: '0', seq: '0' }
    await writeSnapshot(folder, { databaseId: '', cursor, takenAt: new Date(), images: { property: index.image() } })
    const written = performance.now()
    const snapshot = await readSnapshot(folder)
    const loaded = createIndex(settings, toLanguage('property'), snapshot?.images.property)
    const end = performance.now()
    if (loaded.size !== index.size) throw new Error('The snapshot is not the index')
    const { size: bytes } = statSync(join(folder, 'content.snapshot'))
    return { writeSeconds: (written - begin) / 1000, loadSeconds: (end - written) / 1000, bytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
