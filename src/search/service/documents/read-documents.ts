import { type Document, everything, type Json } from '../../engine/query.ts'
import type { ErrorCode } from '../errors.ts'
import { checkFilter } from '../filter/check-filter.ts'
import { readFilter } from '../filter/read-filter.ts'
import { selectAttributes, toSelection } from '../format/select.ts'
import { parseSorts } from '../sort.ts'
import type { Entry, Store } from '../store.ts'
import { idOf } from './primary-key.ts'

export type DocumentsRequest = {
  offset: number
  limit: number
  fields: string[] | null
  filter: Json | null
  sort: string[] | null
  ids: string[] | null
  retrieveVectors: boolean
}

/** A request's filter in the form of the engine. */
function toFilter(store: Store, { settings }: Entry, filter: Json | null, code: ErrorCode, prefix = '') {
  const parsed = filter === null ? null : readFilter(filter, code)
  const law = {
    filterable: settings.filterableAttributes,
    code,
    prefix,
    hasContains: store.features.containsFilter,
  }
  if (parsed) checkFilter(parsed.uses, law)
  return parsed?.filter ?? null
}

/** The documents that a filter lets through, for a task: readers of its problem must see which index it is about. */
export function findDocuments(store: Store, entry: Entry, filter: Json, code: ErrorCode): Document[] {
  const { index } = entry
  return index
    .search({
      ...everything,
      limit: index.size,
      filter: toFilter(store, entry, filter, code, `Index \`${entry.uid}\`: `),
    })
    .hits.map(({ document }) => document)
}

export function readDocuments(store: Store, entry: Entry, request: DocumentsRequest) {
  const { offset, limit } = request
  const { total, documents } = chooseDocuments(store, entry, request)
  return { results: documents.map((document) => showDocument(document, request)), offset, limit, total }
}

function chooseDocuments(store: Store, entry: Entry, { offset, limit, filter, sort, ids }: DocumentsRequest) {
  const { index, settings } = entry
  if (ids !== null && filter === null && sort === null) {
    const found = [...new Set(ids)].map((id) => index.get(id)).filter((document) => document !== null)
    return { total: found.length, documents: found.slice(offset, offset + limit) }
  }
  if (filter === null && sort === null) return { total: index.size, documents: take(entry, offset, limit) }
  const law = { sortable: settings.sortableAttributes, rankingRules: null, code: 'invalid_document_sort' as const }
  const query = {
    ...everything,
    filter: toFilter(store, entry, filter, 'invalid_document_filter'),
    sort: parseSorts(sort ?? [], { ...law, prefix: '' }),
  }
  if (ids === null) {
    const found = index.search({ ...query, offset: Math.min(offset, index.size), limit: Math.min(limit, index.size) })
    return { total: found.total, documents: found.hits.map(({ document }) => document) }
  }
  const wanted = new Set(ids)
  const found = index
    .search({ ...query, limit: index.size })
    .hits.map(({ document }) => document)
    .filter((document) => wanted.has(idOf(document, entry.primaryKey ?? '')))
  return { total: found.length, documents: found.slice(offset, offset + limit) }
}

function take({ index }: Entry, offset: number, limit: number): Document[] {
  const found: Document[] = []
  let position = 0
  if (limit > 0)
    for (const { document } of index.documents()) {
      if (position++ < offset) continue
      found.push(document)
      if (found.length >= limit) break
    }
  return found
}

/** A document as it is shown: vectors only where they are asked for, and there are none. */
export function showDocument(
  document: Document,
  { fields, retrieveVectors }: Pick<DocumentsRequest, 'fields' | 'retrieveVectors'>,
): Document {
  const shown = selectAttributes(document, toSelection(fields ?? ['*']))
  if (!retrieveVectors) delete shown._vectors
  else if (!Object.hasOwn(shown, '_vectors')) shown._vectors = {}
  return shown
}
