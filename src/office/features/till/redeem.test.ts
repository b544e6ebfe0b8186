import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Outcome } from '../../../client/call/outcome.ts'
import { toTokenText } from '../../../domain/codes/signed-code.ts'
import { toSignedBytes } from '../../../domain/sales/discount-token.ts'
import { minuteMs } from '../../../domain/time/units.ts'
import { deliver } from '../offline-queue/deliver.ts'
import { parseTillCode, type TillCode } from '../scanning/scanned-code.ts'
import { loadVerify } from '../scanning/verify-signature.ts'
import { type RedeemDeps, type Redemption, redeemCode } from './redeem.ts'
import {
  maxRedemptionQueue,
  type RedemptionItem,
  type RedemptionQueue,
  redemptionDelivery,
  toRedemptionBody,
} from './redemption-queue.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

const keys = generateKeyPairSync('ed25519')
const others = generateKeyPairSync('ed25519')
const knownKey = {
  id: 7,
  publicKey: keys.publicKey.export({ format: 'jwk' }).x ?? '',
  expiresAt: '2026-12-20T00:00:00Z',
}

let windows = 1n
const tokenOf = ({
  key = 7,
  window = windows++,
  until = now + 4 * minuteMs,
  by = keys.privateKey as KeyObject,
} = {}) => {
  const signed = toSignedBytes({ key, window, expiresAt: new Date(until) })
  return toTokenText(signed, sign(null, signed, by))
}

const redemption = { id: 31, redeemedAt: '2026-11-20T09:00:01.000Z' } as Redemption
const ok: Outcome<Redemption> = { ok: true, status: 200, body: redemption }
const gone: Outcome<Redemption> = { ok: false, status: 0, body: null }
const refused = (code: 'TOKEN_USED' | 'WINDOW_EXPIRED' | 'NOT_A_MEMBER', status = 409): Outcome<Redemption> => ({
  ok: false,
  status,
  body: { statusCode: status, code, message: code },
})

function codeOf(text: string): TillCode {
  const code = parseTillCode(text)
  if (!code) throw new Error(`${text} is no code`)
  return code
}

function till({
  answers = [] as Outcome<Redemption>[],
  ...rest
}: Partial<RedeemDeps> & { answers?: Outcome<Redemption>[] } = {}) {
  let queue: RedemptionQueue = []
  let count = 0
  const send = vi.fn(async (_body: object, _key: string) => answers.shift() ?? gone)
  const deps: RedeemDeps = {
    send,
    isOnline: () => true,
    queue: {
      read: () => queue,
      write(next) {
        queue = next
        return true
      },
    },
    keys: () => [knownKey],
    verify: () => loadVerify(),
    now: () => now,
    toKey: () => `key-${++count}`,
    ...rest,
  }
  const scan = (text: string) =>
    redeemCode(
      { code: codeOf(text), businessId: 3, discount: { id: 9, title: 'Lunch', percent: 20 }, amount: 40_000 },
      deps,
    )
  const hand = () => deliver(redemptionDelivery, { queue: deps.queue, now: deps.now, send })
  return {
    deps,
    send,
    scan,
    hand,
    queue: () => queue,
    answer: (...next: Outcome<Redemption>[]) => answers.push(...next),
  }
}

describe('what a code is', () => {
  test.each(['2345-BCDF', '2345 bcdf', '٢٣٤٥-bcdf', '2345BCDF'])('%s is a short one', (typed) =>
    expect(parseTillCode(typed)).toEqual({ kind: 'short-code', text: typed, shortCode: '2345BCDF' }),
  )
  test('a token is one', () => {
    const token = tokenOf()
    expect(parseTillCode(token)).toMatchObject({ kind: 'discount', text: token, token: { key: 7 } })
  })
  test.each(['', 'https://menu.example/', '0000-0000', '12345678'])('%j is none', (text) =>
    expect(parseTillCode(text)).toBeNull(),
  )
})

describe('with a network', () => {
  test('the server says what the guest gets', async () => {
    const { scan, send } = till({ answers: [ok] })
    const token = tokenOf()
    expect(await scan(token)).toEqual({ kind: 'accepted', redemption })
    expect(send).toHaveBeenCalledWith({ token, businessId: 3, discountId: 9, amount: 40_000 }, 'key-1')
  })

  test('an error of the server is none of the network', async () => {
    const { scan, queue } = till({ answers: [{ ok: false, status: 500, body: null }] })
    expect(await scan(tokenOf())).toMatchObject({ kind: 'refused', code: 'UNAVAILABLE' })
    expect(queue()).toEqual([])
  })

  test('a code that this device has redeemed says when', async () => {
    const { scan } = till({ answers: [ok, refused('TOKEN_USED')] })
    const token = tokenOf()
    await scan(token)
    expect(await scan(token)).toMatchObject({ code: 'TOKEN_USED', at: redemption.redeemedAt })
  })
})

describe('without one', () => {
  test.each([
    ['nobody answers', gone],
    ['only the proxy answers', { ok: false, status: 502, body: null } as const],
  ])('%s: the signature is enough, and it waits to be counted', async (_, answer) => {
    const { scan, queue } = till({ answers: [answer] })
    const token = tokenOf()
    expect(await scan(token)).toMatchObject({ kind: 'queued', item: { token, attempt: 'key-1', state: 'pending' } })
    expect(queue()).toHaveLength(1)
  })

  test('the browser knows that there is none: nothing is tried', async () => {
    const { scan, send } = till({ isOnline: () => false })
    expect(await scan(tokenOf())).toMatchObject({ kind: 'queued', item: { attempt: null } })
    expect(send).not.toHaveBeenCalled()
  })

  test('the same code twice is one use, whatever the network does meanwhile', async () => {
    const { scan, queue, answer } = till()
    const token = tokenOf()
    await scan(token)
    answer(ok)
    expect(await scan(token)).toEqual({ kind: 'refused', code: 'SEEN', at: new Date(now).toISOString() })
    expect(queue()).toHaveLength(1)
  })

  test('nor is one accepted that was redeemed here a moment ago', async () => {
    const { scan } = till({ answers: [ok, gone] })
    const token = tokenOf()
    await scan(token)
    expect(await scan(token)).toMatchObject({ code: 'SEEN', at: redemption.redeemedAt })
  })

  test.each([
    ['expired', () => tokenOf({ until: now }), 'WINDOW_EXPIRED'],
    ['signed by another', () => tokenOf({ by: others.privateKey }), 'TOKEN_INVALID'],
    ['of a key that nobody here knows', () => tokenOf({ key: 8 }), 'CANNOT_CHECK'],
    ['typed', () => '2345-BCDF', 'TYPED_OFFLINE'],
  ])('one that is %s is refused', async (_, toCode, code) => {
    const { scan, queue } = till()
    expect(await scan(toCode())).toMatchObject({ kind: 'refused', code })
    expect(queue()).toEqual([])
  })

  test('every altered letter is noticed', async () => {
    const token = tokenOf()
    let checked = 0
    for (let place = 0; place < token.length; place++) {
      const altered = token.slice(0, place) + (token[place] === '0' ? '1' : '0') + token.slice(place + 1)
      if (!parseTillCode(altered)) continue
      expect(await till().scan(altered)).toMatchObject({ kind: 'refused' })
      checked++
    }
    expect(checked).toBeGreaterThan(0)
  })

  test('a key is worth nothing after its time', async () => {
    const { scan } = till({ keys: () => [{ ...knownKey, expiresAt: new Date(now).toISOString() }] })
    expect(await scan(tokenOf())).toMatchObject({ code: 'TOKEN_KEY_RETIRED' })
  })

  test('what cannot be kept is not accepted', async () => {
    const { scan } = till({ queue: { read: () => [], write: () => false } })
    expect(await scan(tokenOf())).toMatchObject({ code: 'NOT_STORED' })
  })

  test('two tabs that look at once accept it once, and neither loses what the other has kept', async () => {
    const { scan, queue } = till()
    const token = tokenOf()
    const answers = await Promise.all([scan(token), scan(token), scan(tokenOf())])
    const [one, other, third] = answers.map((answer) => (answer.kind === 'refused' ? answer.code : answer.kind))
    // Which of both is first is for the threads to say that check the signatures.
    expect([one, other].sort()).toEqual(['SEEN', 'queued'])
    expect(third).toBe('queued')
    expect(queue()).toHaveLength(2)
  })

  test('there is an end to what can wait', async () => {
    const { scan, deps } = till()
    await scan(tokenOf())
    const [item] = deps.queue.read() as [RedemptionItem]
    deps.queue.write(
      Array.from({ length: maxRedemptionQueue }, (_, index) => ({ ...item, windowId: String(-index - 1) })),
    )
    expect(await scan(tokenOf())).toMatchObject({ code: 'QUEUE_FULL' })
  })
})

describe('the delivery', () => {
  test('sends what was accepted, with the moment, and once', async () => {
    const { scan, hand, send, queue, answer } = till({ isOnline: () => false })
    const token = tokenOf()
    await scan(token)
    answer(ok)
    expect(await hand()).toBe(true)
    const offlineAt = new Date(now).toISOString()
    expect(send.mock.calls).toEqual([[{ token, businessId: 3, discountId: 9, amount: 40_000, offlineAt }, 'key-2']])
    expect(queue()).toMatchObject([{ state: 'counted' }])
    expect(await hand()).toBe(false)
  })

  test('asks first for the request that got no answer: it may have been counted', async () => {
    const { scan, hand, send, queue, answer } = till()
    await scan(tokenOf())
    answer(ok)
    await hand()
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
    expect(queue()).toMatchObject([{ state: 'counted' }])
  })

  test('a refused one is delivered as accepted offline', async () => {
    const { scan, hand, send, queue, answer } = till()
    await scan(tokenOf())
    answer(refused('WINDOW_EXPIRED', 410), ok)
    await hand()
    expect(send.mock.calls[2]?.[0]).toHaveProperty('offlineAt')
    expect(queue()).toMatchObject([{ state: 'counted' }])
  })

  test('what was used elsewhere meanwhile is a conflict, and the next one is delivered all the same', async () => {
    const { scan, hand, queue, answer } = till({ isOnline: () => false })
    await scan(tokenOf())
    await scan(tokenOf())
    answer(refused('TOKEN_USED'), ok)
    await hand()
    expect(queue()).toMatchObject([{ state: 'conflict', problem: 'TOKEN_USED' }, { state: 'counted' }])
  })

  test.each([gone, { ok: false, status: 401, body: null } as const, { ok: false, status: 503, body: null } as const])(
    'nothing is lost to %j',
    async (answer) => {
      const { scan, hand, queue, send } = till({ isOnline: () => false, answers: [answer] })
      await scan(tokenOf())
      await scan(tokenOf())
      expect(await hand()).toBe(false)
      expect(queue().map(({ state }) => state)).toEqual(['pending', 'pending'])
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  test('it waits for somebody of its business', async () => {
    const { scan, hand, queue } = till({ isOnline: () => false, answers: [refused('NOT_A_MEMBER', 403)] })
    await scan(tokenOf())
    await hand()
    expect(queue()).toMatchObject([{ state: 'pending' }])
  })

  test('its body is that of the request before, to the letter', async () => {
    const { scan, send, queue } = till()
    await scan(tokenOf())
    expect(JSON.stringify(toRedemptionBody(queue()[0] as RedemptionItem))).toBe(JSON.stringify(send.mock.calls[0]?.[0]))
  })
})
