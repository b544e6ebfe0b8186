import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type ProblemCode, problemStatus } from '../../src/contract/problems.ts'
import { locales, toLocale } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { problemMessages } from '../../src/i18n/messages/problems.ts'
import { pageProblems } from '../../src/i18n/page-problems.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { headOf, textOf } from '../support/html.ts'
import { messages } from '../support/messages.ts'
import { type SafarProcess, startSafar, sweep } from '../support/safar-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'safar-e2e-refused-'))
const codes: ProblemCode[] = ['ACCOUNT_INACTIVE', 'CLOSED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']
const broken = codes.length
let api: Server
let safar: SafarProcess

/** The real API, but for some events, which are refused, and one, which is no event at all. */
beforeAll(async () => {
  api = createServer(async ({ url = '/' }, response) => {
    const id = Number(url.match(/\/public\/events\/(\d+)/)?.[1] ?? Number.NaN)
    response.setHeader('content-type', 'application/json')
    const code = codes[id]
    if (code) {
      const locale = toLocale(new URL(url, 'http://localhost').searchParams.get('lang'))
      const body = { statusCode: problemStatus[code], code, message: problemMessages[locale][code] }
      return response.writeHead(problemStatus[code], { 'retry-after': '30' }).end(JSON.stringify(body))
    }
    if (id === broken) return response.end('{}')
    const answer = await fetch(inject('site') + url)
    return response.writeHead(answer.status).end(await answer.text())
  }).listen(0, 'localhost')
  await once(api, 'listening')
  const API_URL = `http://localhost:${(api.address() as AddressInfo).port}/services/api`
  safar = startSafar({ dataDir, port: await findFreePort(), settings: { API_URL, SERVICES: 'site' } })
  await safar.said('Safar is ready')
})

afterAll(() => {
  api.close()
  sweep(dataDir)
})

describe.each(locales)('in %s', (locale) => {
  test.each([...codes.entries()])('a page %i whose call is refused with %s says so', async (id, code) => {
    const response = await fetch(safar.url + localPath(locale, `/events/${id}`))
    const html = await response.text()
    const status = problemStatus[code]
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, '30'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { title } = pageProblems[locale][status as 403]
    expect(headOf(html)).toMatchObject({ headings: 1, title: expect.stringContaining(title) })
    expect(headOf(html).meta('robots')).toBe('noindex')
    expect(textOf(html)).toContain(title)
    expect(textOf(html)).toContain(problemMessages[locale][code])
  })
})

test('the data of a page keeps the status, too', async () => {
  const response = await fetch(`${safar.url}/events/2.data`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
})

test('a page that breaks is in the log with the id that the visitor has, and tells the visitor nothing else', async () => {
  const response = await fetch(`${safar.url}/events/${broken}`)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(textOf(html)).toContain(messages.en.error.internal)
  expect(html).not.toMatch(/\.tsx?:\d|build\/server|TypeError/)
  const id = response.headers.get('x-request-id') ?? ''
  await safar.said(`"requestId":"${id}"`)
  await safar.said('TypeError')
  expect(safar.errors()).toEqual([])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to a page is refused', async (method) => {
  const body = method === 'DELETE' ? undefined : new URLSearchParams({ a: '1' })
  const response = await fetch(`${safar.url}/ku/about`, { method, body })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await response.text()).toBe(problemMessages.ku.METHOD_NOT_ALLOWED)
})
