import { describe, expect, test } from 'vitest'
import {
  type Direction,
  type DoorFacts,
  type EntryProblem,
  findEntryProblem,
  findPassProblem,
  type PassProblem,
  type TicketFacts,
  type TicketState,
  toPassEnd,
  toTicketState,
} from './entry.ts'

const startsAt = new Date('2027-05-01T17:00:00Z')
const expiresAt = new Date('2027-05-01T20:00:00Z')
const good: TicketFacts = { startsAt, expiresAt, enteredAt: null, isInside: false, endReason: null, canLeave: false }
const inside = { enteredAt: startsAt, isInside: true }
const outside = { enteredAt: startsAt, isInside: false }
const evening = '2027-05-01T17:30:00Z'

describe('at a door', () => {
  test.each<[string, Partial<DoorFacts>, Direction, string, EntryProblem | null]>([
    ['somebody comes in', {}, 'in', evening, null],
    ['somebody comes twice', inside, 'in', evening, 'TICKET_USED'],
    ['somebody comes again where nobody leaves', outside, 'in', evening, 'TICKET_USED'],
    ['somebody comes again where one may leave', { ...outside, canLeave: true }, 'in', evening, null],
    ['somebody is inside where one may leave', { ...inside, canLeave: true }, 'in', evening, 'TICKET_USED'],
    ['somebody leaves', { ...inside, canLeave: true }, 'out', evening, null],
    ['nobody leaves who is not there', { canLeave: true }, 'out', evening, 'NOT_INSIDE'],
    ['somebody leaves after the end', { ...inside, canLeave: true }, 'out', '2027-05-01T21:00:00Z', null],
    ['half a day before it opens', {}, 'in', '2027-05-01T05:00:00Z', null],
    ['a second before that', {}, 'in', '2027-05-01T04:59:59Z', 'TICKET_NOT_TODAY'],
    ['a second before the end', {}, 'in', '2027-05-01T19:59:59Z', null],
    ['at the end', {}, 'in', '2027-05-01T20:00:00Z', 'TICKET_NOT_TODAY'],
    ['what has no day is good from the beginning', { startsAt: null }, 'in', '2026-01-01T00:00:00Z', null],
    ['what only a deposit was paid for', { owesRest: true }, 'in', evening, 'REST_UNPAID'],
    ['somebody leaves who owes the rest', { ...inside, canLeave: true, owesRest: true }, 'out', evening, null],
    ['what was cancelled', { endReason: 'cancelled' }, 'in', evening, 'TICKET_ENDED'],
    ['what was passed on', { endReason: 'passed', ...inside }, 'out', evening, 'TICKET_ENDED'],
  ])('%s', (_, facts, direction, at, problem) => {
    expect(findEntryProblem({ ...good, owesRest: false, ...facts }, direction, new Date(at))).toBe(problem)
  })
})

test.each<[Partial<TicketFacts>, string, TicketState]>([
  [{}, evening, 'good'],
  [{}, '2027-05-02T00:00:00Z', 'over'],
  [inside, '2027-05-02T00:00:00Z', 'entered'],
  [outside, evening, 'left'],
  [{ ...inside, endReason: 'cancelled' }, evening, 'cancelled'],
  [{ endReason: 'passed' }, evening, 'passed'],
])('%j at %s is %s', (facts, at, state) => {
  expect(toTicketState({ ...good, ...facts }, new Date(at))).toBe(state)
})

describe('passing on', () => {
  test.each<[Partial<TicketFacts> & { isNamed?: boolean }, string, PassProblem | null]>([
    [{}, '2027-05-01T16:59:59Z', null],
    [{}, '2027-05-01T17:00:00Z', 'TICKET_ENDED'],
    [{ startsAt: null }, '2027-05-01T19:00:00Z', null],
    [inside, '2027-05-01T10:00:00Z', 'TICKET_USED'],
    [{ ...outside, canLeave: true }, '2027-05-01T10:00:00Z', 'TICKET_USED'],
    [{ endReason: 'passed' }, '2027-04-01T00:00:00Z', 'TICKET_ENDED'],
    [{ isNamed: true }, '2027-04-01T00:00:00Z', 'TICKET_NAMED'],
  ])('%j at %s: %s', (facts, at, problem) => {
    expect(findPassProblem({ ...good, isNamed: false, ...facts }, new Date(at))).toBe(problem)
  })

  test('a link is good for a week, and never longer than until it begins', () => {
    expect(toPassEnd(good, new Date('2027-04-01T00:00:00Z'))).toEqual(new Date('2027-04-08T00:00:00Z'))
    expect(toPassEnd(good, new Date('2027-04-30T00:00:00Z'))).toEqual(startsAt)
    expect(toPassEnd(good, startsAt)).toBeNull()
  })
})
