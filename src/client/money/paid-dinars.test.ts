import { expect, test } from 'vitest'
import { toBothText } from './in-dinars.ts'
import { toPaidDinars } from './paid-dinars.ts'

const cost = { amount: 520, currency: 'USD' } as const
const fixed = { amount: 681_200, rate: 1_310, day: '2026-11-18', isFixed: true }

test('what is paid in dollars says its dinars, its rate with its day, and what was rounded off', () => {
  const paid = toPaidDinars('en', cost, { ...fixed, amount: 681_000 })
  expect(paid).toMatchObject({
    text: '681,000 IQD',
    notes: ['1 dollar = 1,310 IQD (rate of Wednesday, 18 November 2026)', 'Rounded down for cash: −200 IQD'],
  })
  expect(toPaidDinars('en', cost, fixed)?.notes).toHaveLength(1)
})

test('payments of several rates have no one rate to say', () =>
  expect(toPaidDinars('en', cost, { ...fixed, rate: null })).toMatchObject({ text: '681,200 IQD', notes: [] }))

test('until a payment fixes them they are about', () =>
  expect(toPaidDinars('en', cost, { ...fixed, isFixed: false })).toMatchObject({
    text: '≈\u00a0681,200 IQD',
    notes: [],
  }))

test('nothing is to be said beside dinars', () =>
  expect(toPaidDinars('en', { amount: 681_000, currency: 'IQD' }, null)).toBeNull())

test('a sentence has both', () => {
  expect(toBothText('en', cost, fixed)).toBe('$520 (681,200 IQD)')
  expect(toBothText('en', cost, { ...fixed, isFixed: false })).toBe('$520 (≈\u00a0681,200 IQD)')
  expect(toBothText('en', { amount: 681_000, currency: 'IQD' }, null)).toBe('681,000 IQD')
})
