import { expect, test } from 'vitest'
import { toPaymentLabel } from './to-card.ts'

test.each([
  ['pending', 'notPaidYet', 'Not paid yet'],
  ['failed', 'notPaidYet', 'Not paid'],
  ['ended', 'refunded', 'Refunded'],
] as const)('one that is %s and %s reads “%s”', (status, paymentStatus, label) =>
  expect(toPaymentLabel('en', { status, paymentStatus })).toBe(label),
)
