import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createElement as h, type ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { serveBare } from './announce.ts'
import { type PropertyList, toCard } from './bare-card.ts'

const [file = ''] = process.argv.slice(2)
const list = JSON.parse(readFileSync(file, 'utf8')) as PropertyList
const head = { 'content-type': 'text/html; charset=utf-8' }

const Page = ({ data, meta }: PropertyList): ReactElement =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Stays')),
    h('body', null, h('main', null, h('h1', null, `${meta.total} stays`), h('ul', null, data.map(toCard)))),
  )

await serveBare((request, response) => {
  if (request.url === '/string') sendString(response)
  else sendStream(response)
})

function sendString(response: ServerResponse): void {
  const body = Buffer.from(`<!DOCTYPE html>${renderToString(h(Page, list))}`)
  response.writeHead(200, { ...head, 'content-length': body.length })
  response.end(body)
}

function sendStream(response: ServerResponse): void {
  const { pipe } = renderToPipeableStream(h(Page, list), {
    onAllReady: () => {
      response.writeHead(200, head)
      pipe(response)
    },
  })
}
