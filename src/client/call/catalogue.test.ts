import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../i18n/messages/en.ts'
import { registerMessages } from '../text.tsx'
import { alertFor } from './catalogue.ts'
import type { Outcome } from './outcome.ts'

const refused = (status: number, message = 'No.'): Outcome<unknown> => ({
  ok: false,
  status,
  body: { statusCode: status, code: 'INVALID_INPUT', message },
})
const accepted = (body: unknown): Outcome<unknown> => ({ ok: true, status: 200, body })

beforeAll(() => registerMessages('en', en))

describe('the error catalogue', () => {
  test.each([
    ['GET', refused(429), undefined, 'Too Many Attempts'],
    ['POST', refused(429), { error: true }, 'Too Many Attempts'],
    ['GET', refused(404), undefined, null],
    ['POST', refused(404), undefined, null],
    ['GET', refused(400), undefined, null],
    ['GET', refused(500), undefined, null],
    ['POST', refused(400), undefined, 'Error'],
    ['DELETE', refused(500), undefined, 'Error'],
    ['PUT', refused(409), { error: true }, null],
    ['POST', accepted({ message: 'Saved' }), undefined, 'Success'],
    ['POST', accepted({ message: 'Saved' }), { success: true }, null],
    ['POST', accepted({}), undefined, null],
    ['GET', accepted({ message: 'Hello' }), undefined, null],
  ])('%s %j hidden %j → %s', (method, outcome, hide, title) => {
    expect(alertFor({ method, outcome, locale: 'en', hide })?.title ?? null).toBe(title)
  })

  test('too many attempts are told in the words of the product', () => {
    expect(alertFor({ method: 'GET', outcome: refused(429), locale: 'en' })).toEqual({
      type: 'error',
      title: 'Too Many Attempts',
      message: 'You have made several requests, please try again later',
    })
  })

  test('a failed writing says what the server said; a silent server and one out of reach are told', () => {
    expect(alertFor({ method: 'POST', outcome: refused(400, 'The date is over'), locale: 'en' })?.message).toBe(
      'The date is over',
    )
    const silent = (status: number) =>
      alertFor({ method: 'POST', outcome: { ok: false, status, body: null }, locale: 'en' })
    expect(silent(502)?.message).toBe('Internal Server Error')
    expect(silent(0)?.message).toBe(en.error.offline)
  })
})
