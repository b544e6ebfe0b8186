import { expect, test } from 'vitest'
import { toRefundPercent } from '../../domain/money/refund.ts'
import { toPolicy } from './to-policy.ts'

const arrival = { checkIn: '2027-01-20', checkInClock: '14:00' }

test.each([
  ['2027-01-17T20:59:59Z', 3, '2027-01-17', 40],
  ['2027-01-17T21:00:00Z', 3, null, 40],
  ['2027-01-20T10:59:59Z', 0, '2027-01-20', 40],
  ['2027-01-20T11:00:00Z', 0, null, 0],
  ['2027-01-20T11:00:00Z', 3, null, 0],
])(
  'at %s, with %d free days, promises what cancelling then gives back',
  (at, freeUntilDays, freeUntil, percentAfter) => {
    const now = new Date(at)
    const policy = { freeUntilDays, percentAfter: 40 }
    const shown = toPolicy(policy, arrival, now)
    expect(shown).toEqual({ freeUntilDays, freeUntil, percentAfter })
    const percent = toRefundPercent({ by: 'customer', now, policy, ...arrival })
    expect(percent).toBe(freeUntil ? 100 : shown.percentAfter)
  },
)
