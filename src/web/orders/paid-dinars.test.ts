import { expect, test } from 'vitest'
import { toPaidDinars } from './paid-dinars.ts'

const cost = { amount: 520, currency: 'USD' } as const

test('a payment in dollars says its dinars, its rate and what was rounded off', () => {
  const paid = toPaidDinars('en', cost, { method: 'cash', rate: 1_310 })
  expect(paid).toEqual({ amount: '681,000 IQD', notes: ['A dollar is 1,310 IQD', 'Rounded down for cash: −200 IQD'] })
  expect(toPaidDinars('en', cost, { method: 'qi', rate: 1_310 })?.notes).toHaveLength(1)
})

test('nothing is fixed before a payment, and nothing is to be said beside dinars', () => {
  expect(toPaidDinars('en', cost, null)).toBeNull()
  expect(toPaidDinars('en', { amount: 681_000, currency: 'IQD' }, { method: 'qi', rate: null })).toBeNull()
})
