import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createStaticAnswer, isCompressed } from '../static-answer.ts'
import { browsePage, browsePolicy } from './browse-page.ts'
import { type Described, toOpenApi } from './document.ts'

type Documents = Described & { admit: (request: FastifyRequest) => Promise<void> }

const headers = { 'cache-control': 'public, max-age=300' }

/** Serves the description of a service, as data and as a page. Each takes tens of milliseconds to make, and is made once. */
export function mountDocuments(app: FastifyInstance, { admit, ...described }: Documents): void {
  const options = { ...isCompressed, onRequest: admit }
  app.get(
    '/openapi.json',
    options,
    createStaticAnswer({
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      make: () => JSON.stringify(toOpenApi(described)),
    }),
  )
  app.get(
    '/docs',
    options,
    createStaticAnswer({
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': browsePolicy },
      make: () => browsePage(toOpenApi(described)),
    }),
  )
}
