import { describe, expect, test } from 'vitest'
import type { ShownRoom, ShownStay } from './load-choice.ts'
import { countOf, isChosen, priceRoomChoice } from './price-room-choice.ts'

const room = (id: number, input: Partial<ShownRoom> = {}): ShownRoom => ({
  id,
  title: `Room ${id}`,
  adults: 2,
  children: 1,
  unitsLeft: 3,
  stayPrice: 190_000,
  stayPriceBefore: 200_000,
  left: '',
  nightly: [],
  nights: [90_000, 100_000],
  ...input,
})

const stay = (rooms: ShownRoom[], input: Partial<ShownStay> = {}): ShownStay => ({
  search: { checkIn: '2026-11-20', checkOut: '2026-11-22', adults: 2, childrenAges: [] },
  nightLabels: [],
  forNights: '',
  nightsLabel: '',
  rooms,
  combinations: [],
  currency: 'IQD',
  childFees: 0,
  childFeesLabel: '',
  childFeesText: '',
  guests: { adults: 2, children: 0, infants: 0 },
  policy: [],
  message: null,
  ...input,
})

describe('the price of a choice', () => {
  test('is that of its rooms and its children, before and after the discount', () => {
    const { lines, children, before, total } = priceRoomChoice(stay([room(1), room(2)], { childFees: 14_000 }), {
      1: 2,
    })
    expect(lines).toEqual([{ id: 1, title: 'Room 1', count: 2, amount: 380_000, nights: [90_000, 100_000] }])
    expect([children, before, total]).toEqual([14_000, 414_000, 394_000])
  })

  test('of more rooms than adults says so, and of as many does not', () => {
    expect(priceRoomChoice(stay([room(1)]), { 1: 3 }).problem).toBe('many')
    expect(priceRoomChoice(stay([room(1)]), { 1: 2 }).problem).toBeNull()
  })

  test('of nothing is nothing, children or not', () => {
    expect(priceRoomChoice(stay([room(1)], { childFees: 14_000 }), { 1: 0 })).toMatchObject({
      lines: [],
      total: 0,
      before: 0,
      problem: 'none',
    })
  })

  test('in dollars has whole cents', () => {
    const dollars = stay([room(1, { stayPrice: 0.1 }), room(2, { stayPrice: 0.2 })], { currency: 'USD' })
    expect(priceRoomChoice(dollars, { 1: 1, 2: 1 }).total).toBe(0.3)
    expect(priceRoomChoice(dollars, { 1: 3 }).lines[0]?.amount).toBe(0.3)
  })

  test('counts no more rooms than are left, and none of another stay', () => {
    const left = stay([room(1, { unitsLeft: 1 })])
    expect(priceRoomChoice(left, { 1: 5, 77: 2 }).lines).toMatchObject([{ id: 1, count: 1 }])
    expect(countOf({ 1: 5 }, room(1, { unitsLeft: 0 }))).toBe(0)
  })
})

test.each([
  [{ 1: 1 }, { adults: 2, children: 1 }, null],
  [{ 1: 1 }, { adults: 3, children: 0 }, 'small'],
  [{ 1: 2 }, { adults: 3, children: 3 }, null],
  [{ 1: 1 }, { adults: 1, children: 2 }, null],
  [{ 1: 1 }, { adults: 1, children: 3 }, 'small'],
] as const)('%j for %j: %s', (counts, guests, problem) =>
  expect(priceRoomChoice(stay([room(1)], { guests: { ...guests, infants: 0 } }), counts).problem).toBe(problem),
)

test('a combination is chosen when exactly its rooms are', () => {
  const { lines } = priceRoomChoice(stay([room(1), room(2)]), { 1: 1, 2: 2 })
  const [one, two] = [
    { roomTypeId: 1, count: 1 },
    { roomTypeId: 2, count: 2 },
  ]
  expect(isChosen([two, one], lines)).toBe(true)
  expect(isChosen([one], lines)).toBe(false)
  expect(isChosen([one, { ...two, count: 1 }], lines)).toBe(false)
})
