import { expect, test } from 'vitest'
import { parsePlan } from './stay-plan.ts'
import { toPlanError } from './to-plan-error.ts'

const today = '2026-11-15'

test.each([
  ['', null],
  ['adults=2', null],
  ['checkIn=2026-11-20&checkOut=2026-11-22', null],
  ['checkIn=&checkOut=&adults=2', 'Choose the check-in and check-out dates.'],
  ['checkIn=2026-11-20&checkOut=', 'Choose the check-in and check-out dates.'],
  ['checkIn=2026-02-31&checkOut=2026-11-22', 'Invalid date. Choose the dates again.'],
  ['checkIn=2026-11-14&checkOut=2026-11-16', 'Check-in: This date has passed. Choose a later one.'],
  ['checkIn=2026-11-20&checkOut=2026-11-20', 'Check-out: Check-out must be after check-in.'],
  ['checkIn=2026-11-20&checkOut=2027-03-20', 'A booking can be for up to 90 nights.'],
  ['checkIn=2028-11-14&checkOut=2028-11-16', 'Stays can be booked up to 550 days ahead.'],
  ['adults=0', 'Adults: This option does not exist.'],
])('%j: %s', (query, error) => {
  const params = new URLSearchParams(query)
  expect(toPlanError(params, parsePlan(params, today).errors, 'en')).toBe(error)
})
