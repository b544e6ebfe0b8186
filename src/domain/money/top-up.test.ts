import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTopUp, toLeftToday, topUpLimits } from './top-up.ts'

test.each([
  [4_999, 0, 'TOP_UP_TOO_SMALL'],
  [0, 0, 'TOP_UP_TOO_SMALL'],
  [-5_000, 0, 'TOP_UP_TOO_SMALL'],
  [1_000_250, 0, 'TOP_UP_TOO_LARGE'],
  [5_000, 1_996_000, 'TOP_UP_TOO_LARGE'],
  [5_001, 0, 'TOP_UP_NOT_WHOLE'],
])('%i after %i is refused: %s', (amount, today, code) => {
  expect(checkTopUp(amount, today)).toEqual({ ok: false, code })
})

test.each([
  [5_000, 0],
  [1_000_000, 1_000_000],
  [5_250, 1_994_750],
])('%i after %i is fine', (amount, today) => {
  expect(checkTopUp(amount, today)).toEqual({ ok: true })
})

test('however it is split, a day has its ceiling', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 30 }), (asked) => {
      let today = 0
      for (const steps of asked) {
        const amount = steps * topUpLimits.step
        if (checkTopUp(amount, today).ok) today += amount
      }
      expect(today).toBeLessThanOrEqual(topUpLimits.maxADay)
      expect(toLeftToday(today)).toBe(topUpLimits.maxADay - today)
    }),
  )
})
