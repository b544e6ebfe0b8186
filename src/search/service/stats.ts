import { readQuery, withDefault } from './parse/fields.ts'
import { flag, oneOf } from './parse/kinds.ts'
import type { Entry } from './store.ts'

const queryFields = {
  showInternalDatabaseSizes: withDefault(flag, 'invalid_stats_show_internal_database_sizes', false),
  sizeFormat: withDefault(oneOf(['human', 'raw'] as const), 'invalid_stats_size_format', 'raw'),
}
export type StatsQuery = { showInternalDatabaseSizes: boolean; sizeFormat: 'human' | 'raw' }
export const parseStatsQuery = (query: Record<string, unknown>): StatsQuery => readQuery(queryFields, query)

const sampled = 100

type Size = { average: number; whole: number }

/** Estimated from a sample: to weigh every document would take longer than any search. */
function measure({ index }: Entry): Size {
  let bytes = 0
  let seen = 0
  for (const { document } of index.documents()) {
    bytes += Buffer.byteLength(JSON.stringify(document))
    if (++seen === sampled) break
  }
  const average = seen === 0 ? 0 : Math.round(bytes / seen)
  return { average, whole: average * index.size }
}

/** The statistics of an index. */
export const statsOf = (entry: Entry, isIndexing: boolean, query: StatsQuery) =>
  toView(entry, measure(entry), isIndexing, query)

/** The statistics of all indexes together. */
export function statsOfAll(entries: Entry[], isBusy: (uid: string) => boolean, query: StatsQuery) {
  const measured = entries.map((entry) => ({ entry, size: measure(entry) }))
  const whole = formats[query.sizeFormat](measured.reduce((sum, { size }) => sum + size.whole, 0))
  const updates = entries.map(({ updatedAt }) => updatedAt.getTime())
  return {
    databaseSize: whole,
    usedDatabaseSize: whole,
    lastUpdate: updates.length > 0 ? new Date(Math.max(...updates)).toISOString() : null,
    indexes: Object.fromEntries(
      measured.map(({ entry, size }) => [entry.uid, toView(entry, size, isBusy(entry.uid), query)]),
    ),
  }
}

function toView({ index }: Entry, { average, whole }: Size, isIndexing: boolean, query: StatsQuery) {
  const show = formats[query.sizeFormat]
  const size = show(whole)
  return {
    numberOfDocuments: index.size,
    rawDocumentDbSize: size,
    avgDocumentSize: show(average),
    indexSize: size,
    usedIndexSize: size,
    isIndexing,
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
    fieldDistribution: index.fieldDistribution(),
    // The internals of an index differ from Meilisearch; both have documents.
    ...(query.showInternalDatabaseSizes ? { internalDatabaseSizes: { documents: size } } : {}),
  }
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']

/** `19.64 MiB` */
function toHumanSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit++
  }
  return `${Math.round(size * 100) / 100} ${units[unit]}`
}

const formats: Record<StatsQuery['sizeFormat'], (bytes: number) => number | string> = {
  human: toHumanSize,
  raw: (bytes) => bytes,
}
