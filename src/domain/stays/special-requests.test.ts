import { expect, test } from 'vitest'
import { arrivalHours, findCotAge, type RequestFacts, toOfferedRequests, toRequests } from './special-requests.ts'

test('requests are kept once each, in one order', () => {
  expect(toRequests(['cot', 'quiet_room', 'cot'])).toEqual(['quiet_room', 'cot'])
  expect(toRequests([])).toEqual([])
})

test.each([
  ['14:00', [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3]],
  ['23:30', [23, 0, 1, 2, 3]],
])('a check-in from %s offers these arrival hours', (checkIn, hours) => expect(arrivalHours(checkIn)).toEqual(hours))

const house = (cots: 'free' | 'none', hasGroundFloorRooms: boolean, hasAdjoiningRooms: boolean): RequestFacts => ({
  rules: { cots },
  access: { hasGroundFloorRooms },
  family: { hasAdjoiningRooms },
})
const bare = house('none', false, false)
const full = house('free', true, true)
const grown = { rooms: 2, childrenAges: [7] }

test('a house offers what it has', () => {
  const always = ['quiet_room', 'high_floor', 'beds_together', 'beds_apart', 'prayer_mat']
  expect(toOfferedRequests([bare], grown)).toEqual(always)
  for (const houses of [[full], [null], [bare, full]])
    expect(toOfferedRequests(houses, grown)).toEqual(expect.arrayContaining(['ground_floor', 'rooms_together', 'cot']))
})

test('a single room has no request for adjacent rooms', () =>
  expect(toOfferedRequests([full], { ...grown, rooms: 1 })).not.toContain('rooms_together'))

test('a cot comes first for a small child if the property has one', () => {
  const small = { rooms: 1, childrenAges: [9, 2, 1] }
  expect(findCotAge(small.childrenAges)).toBe(1)
  expect(toOfferedRequests([full], small)[0]).toBe('cot')
  expect(toOfferedRequests([bare], small)).not.toContain('cot')
  expect([findCotAge([3]), toOfferedRequests([full], { rooms: 1, childrenAges: [3] })[0]]).toEqual([null, 'quiet_room'])
})
