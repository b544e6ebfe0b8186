import { describe, expect, test } from 'vitest'
import { countPlannedNights, guestsOf, parsePlan, type StayPlan, toPlanQuery } from './stay-plan.ts'

const today = '2026-11-15'
const parse = (query: string) => parsePlan(new URLSearchParams(query), today)
const none: StayPlan = { checkIn: null, checkOut: null, adults: null, children: null }

describe('a plan in an address', () => {
  test.each<[string, Partial<StayPlan>]>([
    ['', {}],
    ['checkIn=2026-11-20&checkOut=2026-11-22', { checkIn: '2026-11-20', checkOut: '2026-11-22' }],
    ['checkIn=٢٠٢٦-١١-٢٠&checkOut=۲۰۲۶-۱۱-۲۲', { checkIn: '2026-11-20', checkOut: '2026-11-22' }],
    ['checkIn=2026-11-20&checkOut=2027-02-18', { checkIn: '2026-11-20', checkOut: '2027-02-18' }],
    ['checkIn=2027-11-14&checkOut=2027-11-15', { checkIn: '2027-11-14', checkOut: '2027-11-15' }],
    ['checkIn=2026-11-15&checkOut=2026-11-16', { checkIn: '2026-11-15', checkOut: '2026-11-16' }],
    ['adults=2&children=0', { adults: 2, children: 0 }],
    ['adults=٢&children=۳', { adults: 2, children: 3 }],
    ['checkIn=&checkOut=&adults=', {}],
  ])('%j is understood', (query, plan) => expect(parse(query)).toEqual({ plan: { ...none, ...plan }, errors: {} }))

  test.each<[string, Partial<StayPlan>, ReturnType<typeof parse>['errors']]>([
    ['checkIn=2026-11-14&checkOut=2026-11-20', { checkOut: '2026-11-20' }, { checkIn: 'past' }],
    ['checkIn=2026-11-20&checkOut=2026-11-20', { checkIn: '2026-11-20' }, { checkOut: 'reversed' }],
    ['checkIn=2026-11-20&checkOut=2026-11-18', { checkIn: '2026-11-20' }, { checkOut: 'reversed' }],
    ['checkIn=2026-11-10&checkOut=2026-11-12', {}, { checkIn: 'past', checkOut: 'past' }],
    ['checkIn=2026-02-31&checkOut=tomorrow', {}, { checkIn: 'day', checkOut: 'day' }],
    ['checkIn=20261120', {}, { checkIn: 'day' }],
    ['checkIn=2026-11-20&checkOut=2027-02-19', { checkIn: '2026-11-20' }, { checkOut: 'long' }],
    ['checkIn=2028-11-14&checkOut=2028-11-16', { checkIn: '2028-11-14' }, { checkOut: 'far' }],
    ['checkIn=2026-11-20', { checkIn: '2026-11-20' }, { checkOut: 'alone' }],
    ['checkOut=2026-11-20', { checkOut: '2026-11-20' }, { checkIn: 'alone' }],
    ['adults=0&children=99', {}, { adults: 'unknown', children: 'unknown' }],
    ['adults=two', {}, { adults: 'unknown' }],
  ])('%j is named and left out', (query, plan, errors) =>
    expect(parse(query)).toEqual({ plan: { ...none, ...plan }, errors }),
  )
})

test('nights are counted over the end of a month', () => {
  expect(countPlannedNights({ ...none, checkIn: '2026-11-29', checkOut: '2026-12-02' })).toBe(3)
  expect(countPlannedNights({ ...none, checkIn: '2026-11-29' })).toBeNull()
})

test.each<[Partial<StayPlan>, number | null]>([
  [{}, null],
  [{ children: 0 }, null],
  [{ adults: 2, children: 1 }, 3],
  [{ children: 2 }, 3],
])('guests of %j', (plan, guests) => expect(guestsOf({ ...none, ...plan })).toBe(guests))

test.each<[Partial<StayPlan>, string]>([
  [{}, ''],
  [{ checkIn: '2026-11-29' }, ''],
  [{ checkIn: '2026-11-29', adults: 2 }, '?adults=2'],
  [
    { checkIn: '2026-11-29', checkOut: '2026-12-02', adults: 2, children: 0 },
    '?checkIn=2026-11-29&checkOut=2026-12-02&adults=2&children=0',
  ],
])('%j goes along as %j', (plan, query) => expect(toPlanQuery({ ...none, ...plan })).toBe(query))
