import { expect, test } from 'vitest'
import { perDay, toPackage } from './package-data.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const plan = (id: number, days: number, uses: number | null, amount: number) => ({
  id,
  title: `plan ${id}`,
  days,
  uses,
  price: price(amount),
})
const picture = { url: '/pictures/1-a', width: 1600, height: 1200, placeholder: '' }
const input = { id: 1, title: 'Baghdad', description: '', benefits: [], price: price(8_000), picture }

test.each([
  [8_000, 30, 'IQD', 267],
  [55_000, 365, 'IQD', 151],
  [19.99, 30, 'USD', 0.67],
] as const)('%d for %d days in %s', (amount, days, currency, daily) =>
  expect(perDay({ price: { amount, currency }, days }).amount).toBe(daily),
)

test('the plan with the lowest price a day says so, and only it', () => {
  const { plans, bestPerDay, maxUses } = toPackage(
    'en',
    { ...input, plans: [plan(1, 30, 10, 8_000), plan(2, 365, null, 55_000), plan(3, 90, 30, 19_000)] },
    1_310,
  )
  expect(plans.map(({ best }) => Boolean(best))).toEqual([false, true, false])
  expect([bestPerDay?.amount, maxUses]).toEqual(['151 IQD', 'Unlimited uses'])
})

test('a single plan has nothing to be compared with', () => {
  const { plans, maxUses } = toPackage('en', { ...input, plans: [plan(1, 30, 10, 8_000)] }, 1_310)
  expect([plans[0]?.best, maxUses]).toEqual([undefined, '10 uses'])
})

test('every price has its dollars for whoever has chosen them, to the cent where it is less than one', () => {
  const { price, bestPerDay, plans } = toPackage('ar', { ...input, plans: [plan(1, 30, 10, 8_000)] }, 1_310)
  const dollars = (text: string) => ({ currency: 'USD', text: expect.stringContaining(text) })
  expect([price.about, plans[0]?.price.about]).toEqual([dollars('≈\u00a0\u2066$6\u2069'), dollars('$6')])
  expect([bestPerDay?.about, plans[0]?.perDay.other]).toEqual([
    dollars('$0.20'),
    dollars('≈\u00a0\u2066$0.20\u2069 لليوم'),
  ])
})
