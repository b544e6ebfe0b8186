import { expect, test } from 'vitest'
import { parseStayRequest } from './stay-request.ts'

const good = { checkIn: '2027-01-12', checkOut: '2027-01-14', adults: 2, childrenAges: [4] }

test('nights and party are told apart', () =>
  expect(parseStayRequest(good, '2027-01-10')).toEqual({
    ok: true,
    stay: { checkIn: '2027-01-12', checkOut: '2027-01-14' },
    party: { adults: 2, childrenAges: [4] },
  }))

test.each([
  [{ checkIn: null }, 'DATES_REQUIRED'],
  [{ checkOut: '' }, 'DATES_REQUIRED'],
  [{ checkIn: undefined, adults: 0 }, 'DATES_REQUIRED'],
  [{ checkIn: '2027-02-30' }, 'INVALID_DATE'],
  [{ checkIn: '2027-01-09', adults: 0 }, 'PAST_DATE'],
  [{ checkOut: '2027-01-12' }, 'NO_NIGHTS'],
  [{ adults: 0 }, 'INVALID_ADULTS'],
  [{ childrenAges: [18] }, 'INVALID_AGE'],
])('%j is %s, the days before the people', (change, code) =>
  expect(parseStayRequest({ ...good, ...change }, '2027-01-10')).toEqual({ ok: false, code }),
)
