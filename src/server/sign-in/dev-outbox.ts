import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { listSentMail } from '../../db/queries/messages/mail-messages.ts'
import { listOutbox, type OutboxEntry } from '../../db/queries/messages/sms-messages.ts'
import { toMail } from '../../gateways/mail/to-mail.ts'
import { isLoopback, proxyHeaders, requireLocalHost } from '../http/loopback.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid #8886; border-radius: 12px; margin: 1rem 0; padding: .75rem 1rem }
  h2 { font-size: 1rem; margin: 0 } pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 }
  strong { font-size: 1.5rem; letter-spacing: .2em } h3 { font-size: 1rem; margin: .5rem 0 0 }
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; frame-ancestors 'none'`

/** A mail runs and fetches nothing. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-top-navigation"

const toHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

const max = 100

/** The messages that a gateway would have sent, for the developer at this machine. */
export function mountDevOutbox(app: FastifyInstance, db: Db, publicUrl: string): void {
  const onRequest = async (request: FastifyRequest) => requireLocal(request)
  app.get('/dev/outbox.json', { onRequest }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return listAll(db, publicUrl)
  })
  app.get<{ Params: { id: string } }>('/dev/outbox/mail/:id', { onRequest }, async ({ params }, reply) => {
    const entry = (await listSentMail(db, max)).find(({ messageId }) => messageId === params.id)
    if (!entry) throw new Problem('NOT_FOUND')
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': mailPolicy, 'cache-control': 'no-store' })
      .send(toMail(entry, { publicUrl, host: 'localhost' }).html)
  })
  app.get('/dev/outbox', { onRequest }, async (_request, reply) => {
    const messages = (await listAll(db, publicUrl)).map(toArticle)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <meta http-equiv="refresh" content="5"><title>Outbox</title><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main><h1>Outbox</h1>
        ${messages.join('') || '<p>No message has been sent yet.</p>'}</main></body></html>`)
  })
}

/** A mail has a subject, and says the same once more as HTML at an address of its own. */
type Entry = OutboxEntry & { subject?: string; html?: string }

/** Messages and mail, the newest first. */
async function listAll(db: Db, publicUrl: string): Promise<Entry[]> {
  const mails = (await listSentMail(db, max)).map((entry): Entry => {
    const { to, subject, text } = toMail(entry, { publicUrl, host: 'localhost' })
    return { to, text, code: null, at: entry.createdAt, subject, html: `/dev/outbox/mail/${entry.messageId}` }
  })
  return [...(await listOutbox(db, max)), ...mails].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, max)
}

const toArticle = ({ to, text, code, at, subject, html }: Entry): string =>
  `<article><h2>${toHtml(to)} <small>${toHtml(String(at))}</small></h2>${subject ? `<h3 dir="auto">${toHtml(subject)}</h3>` : ''}<pre dir="auto">${toHtml(text)}</pre>${code ? `<strong>${toHtml(code)}</strong>` : ''}${html ? `<a href="${toHtml(html)}">HTML</a>` : ''}</article>`

function requireLocal(request: FastifyRequest): void {
  requireLocalHost(request)
  const isPassedOn = proxyHeaders.some((name) => name in request.headers)
  if (isPassedOn || !isLoopback(request.ip)) throw new Problem('NOT_FOUND')
}
