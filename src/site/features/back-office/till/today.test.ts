import { describe, expect, test } from 'vitest'
import { businessText } from '../../../../i18n/messages/business.ts'
import { toConflictRows } from './conflict-rows.ts'
import type { QueueItem } from './offline-queue.ts'
import { toSums } from './today-sums.ts'
import { change, tidy } from './waiting-queue.ts'

const dinars = (amount: number) => ({ amount })

test('what was undone counts no more', () => {
  const rows = [
    { amount: dinars(40_000), saved: dinars(8_000), undoneAt: null },
    { amount: null, saved: null, undoneAt: null },
    { amount: dinars(10_000), saved: dinars(1_000), undoneAt: '2026-11-20T09:00:00Z' },
  ]
  expect(toSums(rows)).toEqual({ uses: 2, saved: 8_000, bills: 40_000 })
})

const at = '2026-11-20T09:00:00.000Z'
const item = (next: Partial<QueueItem>): QueueItem => ({
  id: 'a',
  token: '',
  windowId: '1',
  businessId: 3,
  discount: null,
  amount: null,
  acceptedAt: at,
  expiresAt: '2026-11-20T09:05:00.000Z',
  attempt: null,
  state: 'waiting',
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

describe('the queue', () => {
  const later = (minutes: number) => Date.parse(at) + minutes * 60_000

  test('never drops what waits', () => expect(tidy([item({})], later(100_000))).toHaveLength(1))
  test('remembers what was counted while its code is good', () => {
    const counted = [item({ state: 'counted' })]
    expect(tidy(counted, later(4))).toHaveLength(1)
    expect(tidy(counted, later(5))).toHaveLength(0)
  })
  test('shows a conflict for two days', () => {
    const conflict = [item({ state: 'conflict' })]
    expect(tidy(conflict, later(47 * 60))).toHaveLength(1)
    expect(tidy(conflict, later(49 * 60))).toHaveLength(0)
  })
  test('changes one and no other', () => {
    const queue = change([item({}), item({ id: 'b' })], 'b', { state: 'counted' })
    expect(queue.map(({ state }) => state)).toEqual(['waiting', 'counted'])
  })
})
