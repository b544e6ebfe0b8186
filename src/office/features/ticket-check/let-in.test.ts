import { generateKeyPairSync, sign } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { toTokenText } from '../../../domain/codes/signed-code.ts'
import { toSignedBytes } from '../../../domain/sales/discount-token.ts'
import { type TicketToken, toTicketBytes } from '../../../domain/tickets/ticket-token.ts'
import { deliver } from '../offline-queue/deliver.ts'
import { isPending } from '../offline-queue/queue.ts'
import { type DoorCode, parseDoorCode } from '../scanning/scanned-code.ts'
import { loadVerify } from '../scanning/verify-signature.ts'
import { type EntryItem, type EntryQueue, entryDelivery } from './entry-queue.ts'
import { type DoorDeps, type DoorInput, type Entry, letIn } from './let-in.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { x = '' } = publicKey.export({ format: 'jwk' })
const now = Date.parse('2027-05-01T17:00:00Z')
const keys = [{ id: 7, publicKey: x, expiresAt: '2028-01-01T00:00:00Z' }]

const toToken = (changes: Partial<TicketToken> = {}): string => {
  const bytes = toTicketBytes({
    key: 7,
    ticket: 42n,
    sale: 3,
    opensAt: new Date('2027-05-01T06:00:00Z'),
    expiresAt: new Date('2027-05-01T20:00:00Z'),
    ...changes,
  })
  return toTokenText(bytes, sign(null, bytes, privateKey))
}

const entry: Entry = {
  id: '1',
  number: 1,
  title: 'An evening',
  category: null,
  holder: null,
  age: null,
  direction: 'in',
  at: '2027-05-01T17:00:00Z',
  door: null,
  isOffline: false,
  conflict: null,
  message: 'Welcome',
}

let queue: EntryQueue = []
let count = 0
beforeEach(() => {
  queue = []
})
const kept = {
  read: () => queue,
  write: (next: EntryQueue) => {
    queue = next
    return true
  },
}
const offline: DoorDeps = {
  send: async () => ({ ok: false, status: 0, body: null }),
  isOnline: () => false,
  queue: kept,
  keys: () => keys,
  verify: loadVerify,
  now: () => now,
  toKey: () => `key-${++count}`,
}
const online: DoorDeps = {
  ...offline,
  isOnline: () => true,
  send: async () => ({ ok: true, status: 200, body: entry }),
}
function codeOf(text: string): DoorCode {
  const code = parseDoorCode(text)
  if (!code) throw new Error(`${text} is no code`)
  return code
}

const at = (text: string, changes: Partial<DoorInput> = {}): DoorInput => ({
  code: codeOf(text),
  saleId: 3,
  direction: 'in',
  door: 'Gate A',
  ...changes,
})

describe('offline', () => {
  test('a ticket lets in by its signature, once at this door; out, and in again', async () => {
    expect(await letIn(at(toToken()), offline)).toMatchObject({
      kind: 'queued',
      item: { ticketId: '42', state: 'pending' },
    })
    expect(await letIn(at(toToken()), offline)).toMatchObject({ kind: 'refused', code: 'SEEN', door: 'Gate A' })
    expect(await letIn(at(toToken(), { direction: 'out' }), offline)).toMatchObject({ kind: 'queued' })
    expect(await letIn(at(toToken()), offline)).toMatchObject({ kind: 'queued' })
    expect(queue.map(({ direction }) => direction)).toEqual(['in', 'out', 'in'])
  })

  test.each([
    ['of another event', toToken({ sale: 4 }), 'TICKET_ELSEWHERE'],
    ['of tomorrow', toToken({ opensAt: new Date('2027-05-02T06:00:00Z') }), 'TICKET_NOT_TODAY'],
    ['of yesterday', toToken({ expiresAt: new Date('2027-05-01T16:00:00Z') }), 'TICKET_NOT_TODAY'],
    ['of a key that is not known here', toToken({ key: 8 }), 'CANNOT_CHECK'],
    ['forged', `${toToken().slice(0, -6)}000000`, 'TOKEN_INVALID'],
    ['typed', 'ABCD2345-1-K522', 'TYPED_OFFLINE'],
    [
      'a discount',
      toTokenText(toSignedBytes({ key: 7, window: 1n, expiresAt: new Date(now) }), new Uint8Array(64)),
      'NOT_A_TICKET',
    ],
  ])('%s does not', async (_, code, problem) => {
    expect(await letIn(at(code), offline)).toMatchObject({ kind: 'refused', code: problem })
    expect(queue).toEqual([])
  })

  test('a shopping list is no code', () => expect(parseDoorCode('milk')).toBeNull())

  test('a browser that keeps nothing lets nobody in', async () => {
    const full = { ...offline, queue: { read: () => [], write: () => false } }
    expect(await letIn(at(toToken()), full)).toMatchObject({ kind: 'refused', code: 'NOT_STORED' })
  })
})

describe('with a network', () => {
  test('the server says so, and the door remembers it for when the network is gone', async () => {
    expect(await letIn(at(toToken()), online)).toMatchObject({ kind: 'accepted' })
    expect(queue).toMatchObject([{ state: 'counted', ticketId: '42' }])
    expect(await letIn(at(toToken()), offline)).toMatchObject({ kind: 'refused', code: 'SEEN' })
  })

  test('a refusal says when and where', async () => {
    const details = { at: '2027-05-01T16:00:00Z', door: 'Gate B' }
    const body = { statusCode: 409, code: 'TICKET_USED' as const, message: '', details }
    const used: DoorDeps = { ...online, send: async () => ({ ok: false, status: 409, body }) }
    expect(await letIn(at(toToken()), used)).toEqual({ kind: 'refused', code: 'TICKET_USED', ...details })
  })

  test('a request without an answer is remembered by its key', async () => {
    const lost: DoorDeps = { ...online, send: offline.send }
    expect(await letIn(at(toToken()), lost)).toMatchObject({ kind: 'queued', item: { attempt: expect.any(String) } })
  })
})

describe('delivery', () => {
  const handOver = (send: Parameters<typeof deliver<EntryItem, object, Pick<EntryItem, 'conflict'>>>[1]['send']) =>
    deliver(entryDelivery, { queue: kept, now: () => now, send })

  test('sends what waits, with the moment at the door; a conflict is kept', async () => {
    await letIn(at(toToken()), offline)
    await letIn(at(toToken({ ticket: 43n })), offline)
    const sent: object[] = []
    const isChanged = await handOver(async (body) => {
      sent.push(body)
      return { ok: true, body: { conflict: sent.length === 1 ? null : 'used' } }
    })
    expect(isChanged).toBe(true)
    expect(sent[0]).toMatchObject({ offlineAt: new Date(now).toISOString(), saleId: 3, door: 'Gate A' })
    expect(queue.map(({ state, conflict }) => [state, conflict])).toEqual([
      ['counted', null],
      ['conflict', 'used'],
    ])
  })

  test('asks first for what may have arrived, and stops where the network is gone', async () => {
    await letIn(at(toToken()), { ...online, send: offline.send })
    await letIn(at(toToken({ ticket: 43n })), offline)
    const used: string[] = []
    await handOver(async (_, key) => {
      used.push(key)
      return used.length === 1 ? { ok: true, body: { conflict: null } } : { ok: false, status: 0, body: null }
    })
    expect(used[0]).toBe(queue[0]?.attempt)
    expect(queue.filter(isPending)).toHaveLength(1)
  })
})
