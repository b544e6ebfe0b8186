import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { findEvents } from '../../src/db/queries/catalogue/events.ts'
import { findLocations } from '../../src/db/queries/catalogue/locations.ts'
import { findProperties } from '../../src/db/queries/stays/properties.ts'
import { serveBare } from './announce.ts'
import { openPlainDb } from './plain-db.ts'

// The same statements by node-postgres alone, and nothing else: no validation, no headers, no routes worth the name.
const [databaseUrl = ''] = process.argv.slice(2)
const { db, close } = openPlainDb(databaseUrl)
const page = { page: 1, limit: 20 }
const lists: Record<string, () => Promise<unknown>> = {
  '/services/api/public/events': () => findEvents(db, 'en', { ...page, available: false }, new Date()),
  '/services/api/user/properties': () => findProperties(db, 'en', page),
  '/services/api/locations': () => findLocations(db, 'en', { page: 1, limit: 100 }),
}

const compress = promisify(brotliCompress)
const asSafarDoes = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

await serveBare((request, response) => {
  const list = lists[request.url ?? '']
  if (list) void answer(response, list, request.headers['accept-encoding'] === 'br')
  else response.writeHead(404).end()
}, close)

async function answer(response: ServerResponse, list: () => Promise<unknown>, compressed: boolean): Promise<void> {
  const text = JSON.stringify(await list())
  const body = compressed ? await compress(text, asSafarDoes) : Buffer.from(text)
  const coding = compressed ? { 'content-encoding': 'br' } : {}
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...coding,
  })
  response.end(body)
}
