import { expect, test } from 'vitest'
import { toCheckoutProblem, toMoved } from './checkout-problem.ts'
import type { Quote } from './quote.ts'

const text = { statusCode: 409, message: 'The server’s words' }
const price = { amount: 50, currency: 'IQD' } as const
const combinations = [{ rooms: [], roomCount: 1, price, priceBefore: price }]
const shown = { total: 100 } as Quote
const changed = { total: 120 } as Quote

test('a price that changed comes with the new one beside the old', () =>
  expect(toCheckoutProblem({ ...text, code: 'PRICE_CHANGED', details: { price: changed } }, shown)).toEqual({
    kind: 'price',
    before: shown,
    now: changed,
  }))

test('a price that changed since the choice is said, one that did not is not', () => {
  const before = { amount: 100, currency: 'IQD' } as const
  expect(toMoved(before, 120)).toEqual({ kind: 'moved', before, now: { amount: 120, currency: 'IQD' } })
  expect(toMoved(before, 100)).toBeNull()
  expect(toMoved(before, null)).toBeNull()
  expect(toMoved(undefined, 120)).toBeNull()
})

test('rooms that are gone come with those that are not', () => {
  expect(toCheckoutProblem({ ...text, code: 'ROOM_UNAVAILABLE', details: { combinations } }, shown)).toEqual({
    kind: 'taken',
    combinations,
  })
  expect(toCheckoutProblem({ ...text, code: 'ROOM_UNAVAILABLE' }, shown)).toEqual({ kind: 'taken', combinations: [] })
})

test.each([
  ['CLOSED', 'selection'],
  ['MIN_STAY', 'selection'],
  ['PAST_DATE', 'selection'],
  ['VOUCHER_USED_UP', 'voucher'],
  ['HOLD_AGAIN_LATER', 'other'],
  ['INVALID_INPUT', 'other'],
  ['INTERNAL', 'other'],
] as const)('%s is about the %s', (code, kind) => expect(toCheckoutProblem({ ...text, code }, shown).kind).toBe(kind))

test('no answer is not a refusal', () => expect(toCheckoutProblem(null, shown)).toEqual({ kind: 'offline' }))
