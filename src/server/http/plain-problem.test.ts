import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageProblems } from '../../i18n/page-problems.ts'
import { sendPlainProblem } from './plain-problem.ts'

const server = createServer((request, response) => sendPlainProblem(request, response, { status: 429, retryAfter: 7 }))
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const { title, hint } = pageProblems.ar[429]

test('a visitor reads it as a page in their language', async () => {
  const answer = await fetch(`${url}/ar/properties?stars=4`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  const html = await answer.text()
  expect(html).toContain(`<h1>${title}</h1>`)
  // And may ask again, on the same page.
  expect(html).toContain('<a href="">إعادة المحاولة</a>')
  const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? ''
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash('sha256', style, 'base64')}'`)
})

test('a page that asks for the data of the next one gets the texts, and draws them itself', async () => {
  const answer = await fetch(`${url}/ar/properties.data?stars=4`)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toEqual({ title, message: hint })
})

test('a call gets the problem as every call does', async () => {
  const answer = await fetch(`${url}/services/api/user/properties/free?lang=ar`)
  expect(await answer.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' })
})
