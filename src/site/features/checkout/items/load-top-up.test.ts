import { expect, test } from 'vitest'
import { checkoutItemsText } from '../../../../i18n/messages/checkout-items.ts'
import { findLimit } from './load-top-up.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })

test.each([
  [5_000, 1_000_000, null],
  [1_000_000, 1_000_000, null],
  [4_999, 1_000_000, 'The minimum is 5,000 IQD.'],
  [300_000, 250_000, 'You can add up to 250,000 IQD now.'],
  [1_000_250, 2_000_000, 'You can add up to 1,000,000 IQD now.'],
  [5_001, 1_000_000, 'Choose an amount in steps of 250 dinars.'],
  [5_000, 4_000, 'You have reached today’s limit. You can add money again tomorrow.'],
  [5_000, 0, 'You have reached today’s limit. You can add money again tomorrow.'],
])('%d dinars where %d are left for today', (amount, left, said) =>
  expect(
    findLimit('en', checkoutItemsText.en.wallet, amount, {
      min: price(5_000),
      max: price(1_000_000),
      leftToday: price(left),
    }),
  ).toBe(said),
)
