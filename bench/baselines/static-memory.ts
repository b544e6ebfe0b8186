import { readFileSync } from 'node:fs'
import { serveBare } from './announce.ts'

// The limit: nothing that answers over node:http is quicker than bytes which are there already.
const [file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length }

await serveBare((_request, response) => {
  response.writeHead(200, head)
  response.end(body)
})
