import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../../client/device/testing/local-storage.ts'
import { storedEntries } from '../ticket-check/door-memory.ts'
import { entryDelivery } from '../ticket-check/entry-queue.ts'
import { storedRedemptions } from '../till/device-memory.ts'
import { redemptionDelivery } from '../till/redemption-queue.ts'
import { deliver } from './deliver.ts'
import { addToQueue, changeItem, type QueueItem, tidy, toQueue } from './queue.ts'

afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-20T09:00:00.000Z'
const item = (next: Partial<QueueItem>): QueueItem => ({
  id: 'a',
  token: '',
  acceptedAt: at,
  expiresAt: '2026-11-20T09:05:00.000Z',
  attempt: null,
  state: 'pending',
  ...next,
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
    const queue = changeItem([item({}), item({ id: 'b' })], 'b', { state: 'counted' })
    expect(queue.map(({ state }) => state)).toEqual(['pending', 'counted'])
  })
})

describe('what a device has stored', () => {
  const redemption = {
    ...{ id: 'r1', token: 'T1', windowId: '1', businessId: 3, discount: { id: 9, title: 'Lunch', percent: 20 } },
    ...{ amount: 40_000, acceptedAt: at, expiresAt: at, attempt: null, state: 'waiting', problem: null },
  }
  const entry = {
    ...{ id: 'e1', token: 'T2', ticketId: '42', saleId: 5, direction: 'in', door: 'Gate A' },
    ...{ acceptedAt: at, expiresAt: at, attempt: 'k1', state: 'waiting', conflict: null },
  }
  const now = () => Date.parse(at)

  test('is delivered where the version before has written it at a till', async () => {
    stubLocalStorage().set('safar.business.queue', JSON.stringify([redemption]))
    const send = vi.fn(async (_body: object, _key: string) => ({ ok: true, body: {} }) as const)
    expect(await deliver(redemptionDelivery, { queue: storedRedemptions, now, send })).toBe(true)
    const body = { token: 'T1', businessId: 3, discountId: 9, amount: 40_000, offlineAt: at }
    expect(send.mock.calls).toEqual([[body, 'r1']])
    expect(storedRedemptions.read()).toEqual([])
  })

  test('is delivered where the version before has written it at a door, the unanswered request first', async () => {
    stubLocalStorage().set('safar.door.queue', JSON.stringify([entry]))
    const send = vi.fn(async (_body: object, _key: string) => ({ ok: true, body: { conflict: null } }) as const)
    expect(await deliver(entryDelivery, { queue: storedEntries, now, send })).toBe(true)
    expect(send.mock.calls).toEqual([[{ token: 'T2', saleId: 5, direction: 'in', door: 'Gate A' }, 'k1']])
    expect(storedEntries.read()).toEqual([])
  })

  test.each([null, {}, 'text', [null], [{ ...redemption, token: 1 }], [{ ...redemption, state: 'lost' }]])(
    '%j is no queue',
    (stored) => expect(toQueue(stored)).toEqual([]),
  )

  test('stays what it was where there is no room for one more', () => {
    let queue: readonly QueueItem[] = [item({})]
    let isFull = true
    const write = (next: readonly QueueItem[]) => {
      if (next.length > 1 && isFull) return false
      queue = next
      return true
    }
    const store = { read: () => queue, write }
    expect(addToQueue(store, item({ id: 'b' }), now())).toBe(false)
    expect(queue).toHaveLength(1)
    isFull = false
    expect(addToQueue(store, item({ id: 'b' }), now())).toBe(true)
    expect(queue.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
