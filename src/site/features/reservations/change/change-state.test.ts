import { describe, expect, test } from 'vitest'
import type { Alternatives } from './change-alternatives.tsx'
import {
  type ChangeAction,
  type ChangeDraft,
  type ChangeState,
  reduceChange,
  type ShownPreview,
  toWantedChange,
  withCount,
  withCounts,
} from './change-state.ts'
import type { Preview } from './to-change-sums.ts'

const rooms = [
  { roomTypeId: 1, count: 2 },
  { roomTypeId: 2, count: 0 },
] as ChangeDraft['rooms']
const draft: ChangeDraft = { dates: { checkIn: '2027-05-01', checkOut: '2027-05-03' }, adults: 2, ages: [7], rooms }
const shown: ShownPreview = { wanted: toWantedChange(draft) as ShownPreview['wanted'], preview: {} as Preview }
const others = {} as Alternatives
const run = (...actions: ChangeAction[]): ChangeState =>
  actions.reduce(reduceChange, { draft, shown: null, others: null })

describe('the form of a change', () => {
  test('shows the price of what stands in it', () =>
    expect(run({ type: 'ask' }, { type: 'show', draft, shown })).toEqual({ draft, shown, others: null }))

  test('offers what else there is', () => expect(run({ type: 'offer', draft, others }).others).toBe(others))

  test('forgets both with the next edit, and with the next question', () => {
    const next = { ...draft, adults: 3 }
    const answered = [{ type: 'show', draft, shown } as const, { type: 'offer', draft, others } as const]
    expect(run(...answered, { type: 'edit', draft: next })).toEqual({ draft: next, shown: null, others: null })
    expect(run(...answered, { type: 'ask' })).toEqual({ draft, shown: null, others: null })
  })

  test('does not show an answer to what it said before', () => {
    const next = { ...draft, adults: 3 }
    const late = [{ type: 'show', draft, shown } as const, { type: 'offer', draft, others } as const]
    expect(run({ type: 'edit', draft: next }, ...late)).toEqual({ draft: next, shown: null, others: null })
  })

  test('takes a price that has changed meanwhile, for the same wish', () => {
    const preview = { priceKey: 'new' } as Preview
    expect(run({ type: 'show', draft, shown }, { type: 'show-price', preview }).shown).toEqual({ ...shown, preview })
    expect(run({ type: 'show-price', preview }).shown).toBeNull()
  })
})

test('what is wanted names the rooms of which there is one or more', () =>
  expect(toWantedChange(draft)).toEqual({
    ...draft.dates,
    adults: 2,
    childrenAges: [7],
    rooms: [{ roomTypeId: 1, count: 2 }],
  }))

test('nothing can be wanted as long as the age of a child is not said', () =>
  expect(toWantedChange({ ...draft, ages: [7, null] })).toBeNull())

test('the count of one kind of room changes, or the counts of all', () => {
  expect(withCount(rooms, 2, 1).map(({ count }) => count)).toEqual([2, 1])
  expect(withCounts(rooms, [{ roomTypeId: 2, count: 3 }]).map(({ count }) => count)).toEqual([0, 3])
})
