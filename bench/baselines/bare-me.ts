import type { ServerResponse } from 'node:http'
import { findMe } from '../../src/db/queries/accounts/customers.ts'
import { serveBare } from './announce.ts'
import { openPlainDb } from './plain-db.ts'

// The same statement by node-postgres alone for one who is known beforehand: no token is read, no rule is asked.
const [databaseUrl = '', account = '', session = ''] = process.argv.slice(2)
const { db, close } = openPlainDb(databaseUrl)

await serveBare((_request, response) => void answer(response), close)

async function answer(response: ServerResponse): Promise<void> {
  const found = await findMe(db, { account, session }, new Date())
  const body = Buffer.from(JSON.stringify(found?.customer))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
}
