import { expect, test } from 'vitest'
import { arrivalHours, toRequests } from './special-requests.ts'

test('requests are kept once each, in one order', () => {
  expect(toRequests(['cot', 'quiet_room', 'cot'])).toEqual(['quiet_room', 'cot'])
  expect(toRequests([])).toEqual([])
})

test.each([
  ['14:00', [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3]],
  ['23:30', [23, 0, 1, 2, 3]],
])('who may come from %s on comes at one of these hours', (checkIn, hours) =>
  expect(arrivalHours(checkIn)).toEqual(hours),
)
