import { expect, test } from 'vitest'
import type { EndedHold } from '../stays/hold-cooldown.ts'
import { decideHold, type HoldInput } from './decide-hold.ts'

const now = new Date('2026-05-01T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
/** Two whole holds of the same rooms: an hour's wait after the second. */
const endedHolds: EndedHold[] = [
  { from: minutesAgo(50), to: minutesAgo(35), isSame: true },
  { from: minutesAgo(35), to: minutesAgo(20), isSame: true },
]
const allowed: HoldInput = { total: 100, method: 'fib', limit: { ok: true }, endedHolds: [], cashReason: null, now }
const tooMany = { ok: false, code: 'TOO_MANY_HOLDS' } as const
const tooLarge = { ok: false, code: 'HOLDS_TOO_LARGE' } as const
const later = { ok: false, code: 'HOLD_AGAIN_LATER', until: new Date('2026-05-01T10:40:00Z') }
const noCash = { ok: false, code: 'CASH_NOT_OFFERED', reason: 'price' }

test.each<[string, Partial<HoldInput>, object]>([
  ['a first hold is allowed', {}, { ok: true }],
  ['the limit of holds refuses', { limit: tooMany }, tooMany],
  ['the limit of holds refuses a wallet, too', { limit: tooLarge, method: 'wallet' }, tooLarge],
  [
    'a free order holds nothing, so no rule refuses it',
    { total: 0, limit: tooMany, endedHolds, method: 'cash', cashReason: 'price' },
    { ok: true },
  ],
  ['a third hold of the same rooms has to wait', { endedHolds }, later],
  ['cash waits as well', { endedHolds, method: 'cash' }, later],
  ['a wallet pays at once and does not wait', { endedHolds, method: 'wallet' }, { ok: true }],
  ['cash is refused where it is not offered', { method: 'cash', cashReason: 'price' }, noCash],
  ['cash that is not offered refuses no other method', { cashReason: 'price' }, { ok: true }],
  ['the limit is named before the wait', { limit: tooMany, endedHolds }, tooMany],
  ['the wait is named before the cash', { endedHolds, method: 'cash', cashReason: 'price' }, later],
])('%s', (_, input, expected) => expect(decideHold({ ...allowed, ...input })).toEqual(expected))
