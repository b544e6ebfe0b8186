import { describe, expect, test } from 'vitest'
import { businessText } from '../../../i18n/messages/business.ts'
import { toConflictRows } from './conflict-rows.ts'
import type { RedemptionItem } from './redemption-queue.ts'
import { toTodaySums } from './today-sums.ts'

const dinars = (amount: number) => ({ amount })

test('what was undone counts no more', () => {
  const rows = [
    { amount: dinars(40_000), saved: dinars(8_000), undoneAt: null },
    { amount: null, saved: null, undoneAt: null },
    { amount: dinars(10_000), saved: dinars(1_000), undoneAt: '2026-11-20T09:00:00Z' },
  ]
  expect(toTodaySums(rows)).toEqual({ uses: 2, saved: 8_000, bills: 40_000 })
})

const at = '2026-11-20T09:00:00.000Z'
const item = (next: Partial<RedemptionItem>): RedemptionItem => ({
  id: 'a',
  token: '',
  windowId: '1',
  businessId: 3,
  discount: null,
  amount: null,
  acceptedAt: at,
  expiresAt: '2026-11-20T09:05:00.000Z',
  attempt: null,
  state: 'pending',
  problem: null,
  ...next,
})

describe('what could not be counted', () => {
  const texts = businessText.en.conflicts

  test('is said once, be it known here, at the server, or at both', () => {
    const own = item({ state: 'conflict', problem: 'TOKEN_USED' })
    const known = [
      { id: 1, reason: 'used' as const, redeemedAt: '2026-11-20T12:00:00+03:00', deliveredAt: at },
      { id: 2, reason: 'spent' as const, redeemedAt: '2026-11-20T09:01:00Z', deliveredAt: at },
    ]
    expect(toConflictRows(texts, [own, item({})], known).map(({ reason }) => reason)).toEqual([texts.used, texts.spent])
  })

  test('has a reason, whatever it was', () => {
    expect(toConflictRows(texts, [item({ state: 'conflict', problem: 'INTERNAL' })], [])[0]?.reason).toBe(texts.unknown)
  })
})
