import { openDatabase } from '../../src/db/database.ts'
import { findSearchDocuments } from '../../src/db/queries/search/search-documents.ts'
import { toLanguage, toSettings } from '../../src/search/content/settings.ts'
import { createIndex } from '../../src/search/engine/create-index.ts'
import { type Document, everything } from '../../src/search/engine/query.ts'
import { serveBare } from './announce.ts'

// The same engine with the same documents, and nothing else: no key, no judging, no routes. Under /bytes not even that: each answer is
// searched for once, and then cached.
const [databaseUrl = ''] = process.argv.slice(2)
const { db, close } = openDatabase(databaseUrl, { connections: 1 })
const index = createIndex(toSettings('property'), toLanguage('property'))
const documents = (await findSearchDocuments(db, 'property')) as Document[]
index.put(documents.map((document) => ({ id: String(document.id), document })))
await close()

function search(q: string): Buffer {
  const { hits, total } = index.search({ ...everything, q })
  const found = hits.map(({ document }) => document)
  const rest = { processingTimeMs: 0, limit: 20, offset: 0, estimatedTotalHits: total, requestUid: ''.padEnd(36) }
  return Buffer.from(JSON.stringify({ hits: found, query: q, ...rest }))
}

const cached = new Map<string, Buffer>()

function keep(q: string): Buffer {
  const known = cached.get(q) ?? search(q)
  cached.set(q, known)
  return known
}

await serveBare((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const q = searchParams.get('q') ?? ''
  const body = pathname === '/bytes' ? keep(q) : search(q)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
