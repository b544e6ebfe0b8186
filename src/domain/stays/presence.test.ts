import { describe, expect, test } from 'vitest'
import { toInstant } from '../time/day.ts'
import {
  canCorrect,
  canSayLate,
  canUndo,
  type Expected,
  findMarkProblem,
  toNightsAgain,
  toUnusedNights,
} from './presence.ts'

const stay = { checkIn: '2027-03-10', checkOut: '2027-03-13' }
const coming: Expected = { ...stay, checkInClock: '14:00', presence: null, lastMark: null, lateUntil: null }
const at = (text: string) => toInstant(text.slice(0, 10), text.slice(11))
const marked = (presence: Expected['presence'], when: string): Expected => ({
  ...coming,
  presence,
  lastMark: { kind: 'mark', at: at(when) },
})

describe('what can be said of guests', () => {
  test.each([
    [coming, 'arrived', '2027-03-10 13:59', 'ARRIVAL_TOO_EARLY'],
    [coming, 'arrived', '2027-03-10 14:00', null],
    [coming, 'arrived', '2027-03-13 23:59', null],
    [coming, 'arrived', '2027-03-14 00:00', 'ARRIVAL_TOO_LATE'],
    [coming, 'no_show', '2027-03-10 23:59', 'ARRIVAL_TOO_EARLY'],
    [coming, 'no_show', '2027-03-11 05:59', 'ARRIVAL_TOO_EARLY'],
    [coming, 'no_show', '2027-03-11 06:00', null],
    [{ ...coming, lateUntil: 'after_midnight' }, 'no_show', '2027-03-11 11:59', 'ARRIVAL_TOO_EARLY'],
    [{ ...coming, lateUntil: 'after_midnight' }, 'no_show', '2027-03-11 12:00', null],
    [coming, 'no_show', '2027-03-14 00:00', 'ARRIVAL_TOO_LATE'],
    [coming, 'left_early', '2027-03-11 10:00', 'ARRIVAL_MARKED'],
    [marked('arrived', '2027-03-10 15:00'), 'left_early', '2027-03-12 10:00', null],
    [marked('arrived', '2027-03-10 15:00'), 'left_early', '2027-03-13 10:00', 'ARRIVAL_TOO_LATE'],
    [marked('arrived', '2027-03-10 15:00'), 'no_show', '2027-03-11 10:00', 'ARRIVAL_MARKED'],
    [marked('arrived', '2027-03-10 15:00'), 'arrived', '2027-03-10 15:01', 'ARRIVAL_MARKED'],
    [marked('no_show', '2027-03-11 07:00'), 'arrived', '2027-03-14 06:59', null],
    [marked('no_show', '2027-03-11 07:00'), 'arrived', '2027-03-14 07:00', 'ARRIVAL_MARKED'],
    [marked('left_early', '2027-03-11 07:00'), 'arrived', '2027-03-11 07:01', 'ARRIVAL_MARKED'],
  ] as const)('%j, %s at %s: %s', (expected, mark, when, problem) =>
    expect(findMarkProblem(expected, mark, at(when))).toBe(problem),
  )
})

test('a mark is taken back within 15 minutes, once', () => {
  const here = marked('arrived', '2027-03-10 15:00')
  expect(canUndo(here, at('2027-03-10 15:14'))).toBe(true)
  expect(canUndo(here, at('2027-03-10 15:15'))).toBe(false)
  expect(canUndo({ ...here, lastMark: { kind: 'undo', at: at('2027-03-10 15:14') } }, at('2027-03-10 15:14'))).toBe(
    false,
  )
  expect(canUndo(coming, at('2027-03-10 15:14'))).toBe(false)
})

test('only a recorded no-show can be corrected to arrived', () => {
  expect(canCorrect(marked('arrived', '2027-03-10 15:00'), at('2027-03-10 16:00'))).toBe(false)
  expect(canCorrect(marked('no_show', '2027-03-11 06:00'), at('2027-03-11 16:00'))).toBe(true)
})

test.each([
  ['2027-03-10 20:00', { checkIn: '2027-03-11', checkOut: '2027-03-13' }],
  ['2027-03-11 07:00', { checkIn: '2027-03-11', checkOut: '2027-03-13' }],
  ['2027-03-12 07:00', { checkIn: '2027-03-12', checkOut: '2027-03-13' }],
  ['2027-03-13 07:00', null],
])('at %s the nights %j are released', (when, nights) => expect(toUnusedNights(stay, at(when))).toEqual(nights))

test('a correction takes back only future released nights', () => {
  const freed = { checkIn: '2027-03-11', checkOut: '2027-03-13' }
  expect(toNightsAgain(freed, at('2027-03-11 08:00'))).toEqual(freed)
  expect(toNightsAgain(freed, at('2027-03-12 08:00'))).toEqual({ checkIn: '2027-03-12', checkOut: '2027-03-13' })
  expect(toNightsAgain(freed, at('2027-03-13 08:00'))).toBeNull()
})

test.each([
  ['2027-03-08 23:59', false],
  ['2027-03-09 00:00', true],
  ['2027-03-10 22:00', true],
  ['2027-03-11 05:59', true],
  ['2027-03-11 06:00', false],
])('at %s a guest can announce a late arrival: %s', (when, can) => expect(canSayLate(coming, at(when))).toBe(can))
