import { expect, test } from 'vitest'
import { Problem, type ProblemCode } from '../../contract/problems.ts'
import { DatabaseUnavailable } from '../../db/availability.ts'
import { type Refused, toServerCall } from './server-call.ts'

const lines: unknown[] = []
const log = { info() {}, warn() {}, debug() {}, error: (about: unknown) => void lines.push(about) }

async function refuseBy(error: unknown, locale: 'en' | 'ku' = 'en') {
  const refused: Refused = {}
  const call = toServerCall(() => Promise.reject(error), { locale }, log, refused)
  lines.length = 0
  const thrown = await call('GET /public/app-contacts').catch((error: unknown) => error)
  const { init, data } = thrown as { init: { status: number }; data: unknown }
  return { status: init.status, data, headers: refused.headers, logged: lines.length }
}

test.each<[ProblemCode, number, string]>([
  ['ACCOUNT_INACTIVE', 403, 'Your account is deactivated. Activate it to continue.'],
  ['CANNOT_PAY', 409, 'This booking can no longer be paid.'],
  ['TOO_MANY_REQUESTS', 429, 'You have made several requests, please try again later'],
  ['UNAVAILABLE', 503, 'The service is busy right now. Try again in a moment.'],
])('%s is a page of its own that says why', async (code, status, message) => {
  expect(await refuseBy(new Problem(code))).toMatchObject({ status, data: { message }, logged: status === 503 ? 1 : 0 })
})

test('not found and invalid requests have no page, and internal errors reveal nothing', async () => {
  for (const code of ['NOT_FOUND', 'INVALID_INPUT', 'CODE_EXPIRED'] as const)
    expect(await refuseBy(new Problem(code))).toEqual({ status: 404, data: null, headers: undefined, logged: 0 })
  expect(await refuseBy(new Error('secret'))).toEqual({ status: 500, data: null, headers: undefined, logged: 1 })
})

test('when it may be tried again is passed on, in the language of the page', async () => {
  const { headers, data } = await refuseBy(new Problem('TOO_MANY_REQUESTS', { retryAfter: 30 }), 'ku')
  expect(headers).toEqual({ 'retry-after': '30' })
  expect(data).toEqual({ title: 'زۆر جار هەوڵت داوە', message: 'چەندین داواکاریت ناردووە، تکایە دواتر هەوڵ بدەرەوە.' })
})

test('a database that is away is no line for each request', async () => {
  expect(await refuseBy(new DatabaseUnavailable())).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    logged: 0,
  })
  expect(await refuseBy(new Error('Connection terminated unexpectedly'))).toMatchObject({ status: 503, logged: 1 })
})

test('whose session has ended goes to the front page', async () => {
  const call = toServerCall(() => Promise.reject(new Problem('SESSION_ENDED')), { locale: 'en' }, log)
  expect(await call('GET /public/app-contacts').catch((answer: Response) => answer.headers.get('location'))).toBe('/')
})
