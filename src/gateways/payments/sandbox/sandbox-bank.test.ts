import { beforeEach, describe, expect, test } from 'vitest'
import { later, now, request } from '../testing/request.ts'
import { createSandboxBank, type SandboxBank } from './sandbox-bank.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import type { NoticeFailure, SandboxStore } from './sandbox-payment.ts'
import { createMemorySandboxStore } from './testing/memory-sandbox-store.ts'

const secret = 'a secret for these tests only'
type Sent = { url: string; body: string; headers: Record<string, string>; after: number }

let store: SandboxStore
let sent: Sent[]
let bank: SandboxBank
let ref: string
beforeEach(async () => {
  store = createMemorySandboxStore()
  sent = []
  bank = createSandboxBank({
    store,
    secret,
    deliver: async (url, body, headers, { after }) => void sent.push({ url, body, headers, after }),
  })
  ref = (await gateway().create(request)).ref
})

const gateway = () => createSandboxGateway({ secret, pageUrl: 'https://safar.example/bank', store, now: () => now })
const pay = (failures: NoticeFailure[] = [], at = now) => bank.choose(ref, { choice: 'pay', failures }, at)
const readAt = ({ body, headers }: Sent, at: Date) => gateway().readNotice({ headers, body, query: {}, now: at })

describe('a choice', () => {
  test.each([
    ['pay', 'paid', request.successUrl],
    ['decline', 'failed', request.cancelUrl],
    ['cancel', 'cancelled', request.cancelUrl],
    ['expire', 'expired', request.cancelUrl],
  ] as const)('%s makes it %s, tells the shop and sends the person back', async (choice, status, goTo) => {
    const chosen = await bank.choose(ref, { choice, failures: [] }, now)
    expect(chosen).toMatchObject({ payment: { ref, status }, goTo })
    expect(await bank.find(ref, now)).toMatchObject({ status })
    expect(sent).toMatchObject([{ url: request.noticeUrl, after: 0 }])
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      id: `${ref}:${status}`,
      ref,
      key: request.key,
      status,
      amount: 25_000,
    })
    expect(sent.map((one) => readAt(one, now))).toEqual([
      { ref, key: request.key, eventKey: `${ref}:${status}`, isSigned: true },
    ])
  })

  test('stands: a second changes nothing and tells nobody', async () => {
    await bank.choose(ref, { choice: 'cancel', failures: [] }, now)
    expect(await pay()).toMatchObject({ payment: { status: 'cancelled' }, goTo: request.cancelUrl })
    expect(sent).toHaveLength(1)
  })

  test('of two at the same time one stands', async () => {
    const both = await Promise.all([pay(), bank.choose(ref, { choice: 'cancel', failures: [] }, now)])
    expect(new Set(both.map((chosen) => chosen?.payment.status)).size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('comes too late after the end', async () => {
    expect(await bank.find(ref, later(900))).toMatchObject({ status: 'expired' })
    expect(await pay([], later(900))).toMatchObject({ payment: { status: 'expired' }, goTo: request.cancelUrl })
    expect(sent.map((one) => readAt(one, later(900)).eventKey)).toEqual([`${ref}:expired`])
  })

  test('for a payment that is not there is none', async () => {
    expect(await bank.choose('sbx_none', { choice: 'pay', failures: [] }, now)).toBeNull()
    expect(await bank.find('sbx_none', now)).toBeNull()
    expect(sent).toEqual([])
  })

  test('stands though the notice could not be sent', async () => {
    const deliver = () => Promise.reject(new Error('no line'))
    const chosen = await createSandboxBank({ store, secret, deliver }).choose(ref, { choice: 'pay', failures: [] }, now)
    expect(chosen).toMatchObject({ payment: { status: 'paid' } })
  })
})

describe('failure', () => {
  test.each<[NoticeFailure[], number[]]>([
    [[], [0]],
    [['delayed'], [30_000]],
    [['duplicate'], [0, 1000, 5000]],
    [
      ['delayed', 'duplicate'],
      [30_000, 31_000, 35_000],
    ],
    [['lost'], []],
    [['lost', 'delayed', 'duplicate'], []],
  ])('%j: notices after %j ms, each good when it arrives, all of one event', async (failures, delays) => {
    await pay(failures)
    expect(sent.map(({ after }) => after)).toEqual(delays)
    for (const one of sent) {
      const arrival = now.getTime() + one.after
      expect(readAt(one, new Date(arrival + 300_000)).eventKey).toBe(`${ref}:paid`)
      expect(() => readAt(one, new Date(arrival + 301_000))).toThrow(/too old/)
    }
    expect(await gateway().status({ ref, key: request.key })).toMatchObject({ status: 'paid' })
  })
})
