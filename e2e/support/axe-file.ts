import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { answerBeforeSite } from './answer-before-site.ts'

export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
export const axePath = '/axe.min.js'

/** From the site's own address: a browser keeps it, compiled, from one page to the next. */
export function serveAxe(server: Server): void {
  const script = readFileSync(axeFile)
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' }
  answerBeforeSite(
    server,
    ({ url }) => url === axePath,
    (response) => response.writeHead(200, headers).end(script),
  )
}
