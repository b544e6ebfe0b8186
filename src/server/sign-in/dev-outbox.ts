import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { listOutbox } from '../../db/queries/sms-messages.ts'
import { isLoopback, proxyHeaders, requireLocalHost } from '../loopback.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid #8886; border-radius: 12px; margin: 1rem 0; padding: .75rem 1rem }
  h2 { font-size: 1rem; margin: 0 } pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 }
  strong { font-size: 1.5rem; letter-spacing: .2em }
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

const toHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

const most = 100

/** The messages that a gateway would have sent, for whoever sits at this machine. */
export function mountDevOutbox(app: FastifyInstance, db: Db): void {
  const onRequest = async (request: FastifyRequest) => requireLocal(request)
  app.get('/dev/outbox.json', { onRequest }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return listOutbox(db, most)
  })
  app.get('/dev/outbox', { onRequest }, async (_request, reply) => {
    const messages = (await listOutbox(db, most)).map(
      ({ to, text, code, at }) =>
        `<article><h2>${toHtml(to)} <small>${toHtml(String(at))}</small></h2><pre dir="auto">${toHtml(text)}</pre>${code ? `<strong>${toHtml(code)}</strong>` : ''}</article>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <meta http-equiv="refresh" content="5"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1>
        ${messages.join('') || '<p>No message has been sent yet.</p>'}</main></body></html>`)
  })
}

function requireLocal(request: FastifyRequest): void {
  requireLocalHost(request)
  const isPassedOn = proxyHeaders.some((name) => name in request.headers)
  if (isPassedOn || !isLoopback(request.ip)) throw new Problem('NOT_FOUND')
}
