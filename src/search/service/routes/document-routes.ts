import type { Json } from '../../engine/query.ts'
import { parseDocuments } from '../documents/parse-documents.ts'
import { idOf } from '../documents/primary-key.ts'
import { findDocuments, readDocuments, showDocument } from '../documents/read-documents.ts'
import { addDocuments, clearDocuments, removeDocuments } from '../documents/write-documents.ts'
import { MeiliError, quote } from '../errors.ts'
import { readFilter, readFilterText } from '../filter/read-filter.ts'
import { type Field, optional, readObject, readQuery, withDefault } from '../parse/fields.ts'
import { count, flag, type Kind, list, refuseText, refuseType, string, texts } from '../parse/kinds.ts'
import { splitSort } from '../sort.ts'
import { requireForeign } from '../store.ts'
import { enqueue, indexUidOf, jsonBody, type Route, type SearchCall } from './route.ts'

const id: Kind<string> = {
  json: (value, index) =>
    typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))
      ? String(value)
      : refuseType(index, 'a string or an integer', value),
  text: (value) => value.trim(),
}
const filter: Kind<Json> = { json: (value) => value, text: readFilterText }
const sort: Kind<string[]> = { json: texts.json, text: splitSort }
const readFields = {
  offset: withDefault(count, 'invalid_document_offset', 0),
  limit: withDefault(count, 'invalid_document_limit', 20),
  fields: optional(texts, 'invalid_document_fields'),
  retrieveVectors: withDefault(flag, 'invalid_document_retrieve_vectors', false),
  ids: optional(list(id), 'invalid_document_ids'),
  filter: optional(filter, 'invalid_document_filter'),
  sort: optional(sort, 'invalid_document_sort'),
}
const oneFields = { fields: readFields.fields, retrieveVectors: readFields.retrieveVectors }

function readMany(call: SearchCall, read: () => Parameters<typeof readDocuments>[2]) {
  const uid = indexUidOf(call)
  const request = read()
  const { store } = call.deps
  return readDocuments(store, store.get(uid), request)
}

function readOne(call: SearchCall) {
  const uid = indexUidOf(call)
  const request = readQuery(oneFields, call.query)
  const name = call.params.documentId ?? ''
  const document = call.deps.store.get(uid).index.get(name)
  if (document) return showDocument(document, request)
  throw new MeiliError('document_not_found', `Document \`${quote(name)}\` not found.`)
}

const delimiter: Kind<string> = {
  json: (value, index) => string.json(value, index),
  text: (value, index) => {
    const { length } = [...value]
    if (length === 0) refuseText(index, 'expected a string of one character, but found an empty string')
    if (length > 1)
      refuseText(
        index,
        `expected a string of one character, but found the following string of ${length} characters: \`${quote(value)}\``,
      )
    if (value > '\x7f')
      throw new MeiliError(index.code, `csv delimiter must be an ascii character. Found: \`${value}\``)
    return value
  },
}
const metadata = { customMetadata: optional(string, 'bad_request') }
const writeFields = {
  primaryKey: optional(string, 'invalid_index_primary_key'),
  csvDelimiter: optional(delimiter, 'invalid_document_csv_delimiter'),
  skipCreation: withDefault(flag, 'bad_request', false),
  ...metadata,
}

function write(call: SearchCall, isUpdate: boolean) {
  const { store } = call.deps
  const uid = indexUidOf(call)
  requireForeign(store, uid)
  const { primaryKey, csvDelimiter, skipCreation, customMetadata } = readQuery(writeFields, call.query)
  const documents = parseDocuments(call.body, call.headers['content-type'], csvDelimiter)
  const mayCreate = call.grant.allows('indexes.create', uid)
  return enqueue(call, {
    type: 'documentAdditionOrUpdate',
    indexUids: [uid],
    details: { receivedDocuments: documents.length, indexedDocuments: null },
    failure: { indexedDocuments: 0 },
    customMetadata,
    run: async () => {
      const entry = store.getOrCreate(uid, mayCreate)
      const addition = { documents, primaryKey, isUpdate, skipsNew: skipCreation }
      return { indexedDocuments: await addDocuments(store, entry, addition) }
    },
  })
}

type Deletion = { details: Record<string, unknown>; run(uid: string): number | Promise<number> }

function remove(call: SearchCall, { details, run }: Deletion) {
  const uid = indexUidOf(call)
  requireForeign(call.deps.store, uid)
  const { customMetadata } = readQuery(metadata, call.query)
  return enqueue(call, {
    type: 'documentDeletion',
    indexUids: [uid],
    details: { ...details, deletedDocuments: null },
    failure: { deletedDocuments: 0 },
    customMetadata,
    run: async () => ({ deletedDocuments: await run(uid) }),
  })
}

function removeById(call: SearchCall, ids: string[]) {
  const { store } = call.deps
  const details = { providedIds: ids.length, originalFilter: null }
  return remove(call, { details, run: (uid) => removeDocuments(store, store.get(uid), ids) })
}

const filterFields = { filter: { ...readFields.filter, missing: 'missing_document_filter' } as Field<Json> }

function removeByFilter(call: SearchCall) {
  const { store } = call.deps
  const { filter } = readObject(filterFields, jsonBody(call))
  const code = 'invalid_document_filter'
  if (!readFilter(filter, code)) throw new MeiliError(code, 'Sending an empty filter is forbidden.')
  const details = { providedIds: 0, originalFilter: quote(JSON.stringify(filter)) }
  return remove(call, {
    details,
    run: (uid) => {
      const entry = store.get(uid)
      const found = findDocuments(store, entry, filter, code)
      return removeDocuments(
        store,
        entry,
        found.map((document) => idOf(document, entry.primaryKey ?? '')),
      )
    },
  })
}

const path = '/indexes/:indexUid/documents'
const one = `${path}/:documentId`
const write202 = { action: 'documents.add', status: 202, isLarge: true } as const
const delete202 = { action: 'documents.delete', status: 202 } as const

export const documentRoutes: Route[] = [
  {
    method: 'GET',
    path,
    action: 'documents.get',
    run: (call) => readMany(call, () => readQuery(readFields, call.query)),
  },
  {
    method: 'POST',
    path: `${path}/fetch`,
    action: 'documents.get',
    run: (call) => readMany(call, () => readObject(readFields, jsonBody(call))),
  },
  { method: 'GET', path: one, action: 'documents.get', run: readOne },
  { method: 'POST', path, ...write202, run: (call) => write(call, false) },
  { method: 'PUT', path, ...write202, run: (call) => write(call, true) },
  { method: 'DELETE', path: one, ...delete202, run: (call) => removeById(call, [call.params.documentId ?? '']) },
  {
    method: 'POST',
    path: `${path}/delete-batch`,
    ...delete202,
    isLarge: true,
    run: (call) => removeById(call, list(id).json(jsonBody(call), { path: '', code: 'bad_request' })),
  },
  { method: 'POST', path: `${path}/delete`, ...delete202, run: removeByFilter },
  {
    method: 'DELETE',
    path,
    ...delete202,
    run: (call) => {
      const { store } = call.deps
      return remove(call, { details: {}, run: (uid) => clearDocuments(store, store.get(uid)) })
    },
  },
]
