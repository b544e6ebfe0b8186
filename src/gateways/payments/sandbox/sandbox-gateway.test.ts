import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentGateway } from '../payment-gateway.ts'
import { failureOf, later, noticeOf, now, request } from '../testing/request.ts'
import { createSandboxBank } from './sandbox-bank.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { signatureHeader, signNotice, toNoticeBody } from './sandbox-notice.ts'
import type { SandboxChoice, SandboxPayment, SandboxStore } from './sandbox-payment.ts'
import { createMemorySandboxStore } from './testing/memory-sandbox-store.ts'

const secret = 'a secret for these tests only'
const pageUrl = 'https://safar.example/sandbox-bank/'

let store: SandboxStore
let clock: Date
let gateway: PaymentGateway
beforeEach(() => {
  store = createMemorySandboxStore()
  clock = now
  gateway = createSandboxGateway({ secret, pageUrl, store, now: () => clock })
})

const choose = (ref: string, choice: SandboxChoice) =>
  createSandboxBank({ store, secret, deliver: async () => {} }).choose(ref, { choice, failures: [] }, clock)
const open = async (): Promise<string> => (await gateway.create(request)).ref
const openPaid = async (): Promise<string> => {
  const ref = await open()
  await choose(ref, 'pay')
  return ref
}
const statusOf = (ref: string) => gateway.status({ ref, key: request.key })

describe('create', () => {
  test('leads to a page that nobody can guess', async () => {
    const { ref, next, expiresAt } = await gateway.create(request)
    expect(ref).toMatch(/^sbx_[\da-f]{32}$/)
    expect(next).toEqual({ kind: 'redirect', url: `https://safar.example/sandbox-bank/${ref}` })
    expect(expiresAt).toEqual(request.expiresAt)
    expect(await statusOf(ref)).toMatchObject({ status: 'open', amount: 25_000 })
  })

  test('under the same key is the same payment', async () => {
    const [first, second] = await Promise.all([gateway.create(request), gateway.create(request)])
    expect(second).toEqual(first)
    const other = await gateway.create({ ...request, key: '0197f3a2-0000-7d4e-8f60-a1b2c3d4e5f6' })
    expect(other.ref).not.toBe(first.ref)
  })

  test('again after the end leads nowhere', async () => {
    const ref = await openPaid()
    expect(await gateway.create(request)).toMatchObject({ ref, next: { kind: 'none' } })
  })

  test('refuses another amount under the same key', async () => {
    await open()
    expect(await failureOf(gateway.create({ ...request, amount: 24_000 }))).toMatchObject({ kind: 'refused' })
  })

  test.each([0, -1, 0.5])('refuses %d dinars', async (amount) => {
    expect(await failureOf(gateway.create({ ...request, amount }))).toMatchObject({ kind: 'refused' })
  })
})

describe('status', () => {
  test.each([
    ['pay', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
    ['expire', 'expired'],
  ] as const)('after %s is %s, with the amount', async (choice, status) => {
    const ref = await open()
    await choose(ref, choice)
    expect(await statusOf(ref)).toMatchObject({ status, amount: 25_000 })
  })

  test('ends with its time, to the second', async () => {
    const ref = await open()
    clock = later(15 * 60 - 1)
    expect((await statusOf(ref)).status).toBe('open')
    clock = later(15 * 60)
    expect((await statusOf(ref)).status).toBe('expired')
  })

  test('what was paid in time stays paid', async () => {
    const ref = await openPaid()
    clock = later(24 * 3600)
    expect((await statusOf(ref)).status).toBe('paid')
  })

  test('a lost create is found by its key, and one that never came about has failed', async () => {
    expect(await gateway.status({ ref: null, key: request.key })).toMatchObject({ status: 'failed', amount: null })
    await openPaid()
    expect(await gateway.status({ ref: null, key: request.key })).toMatchObject({ status: 'paid', amount: 25_000 })
  })

  test("refuses another payment's reference, and one that it does not have", async () => {
    const ref = await openPaid()
    const key = '0197f3a2-0000-7d4e-8f60-a1b2c3d4e5f6'
    expect(await failureOf(gateway.status({ ref, key }))).toMatchObject({ kind: 'refused' })
    expect(await failureOf(statusOf('sbx_none'))).toMatchObject({ kind: 'refused' })
  })
})

describe('a notice', () => {
  const payment = { ref: 'sbx_1', key: request.key, status: 'paid', amount: 25_000 } as SandboxPayment
  const body = toNoticeBody(payment)
  const signed = (header: string, text = body) => noticeOf(text, { [signatureHeader]: header })
  const good = signNotice(secret, body, now)

  test('is signed over its time and its body as it is', () => {
    const mac = createHmac('sha256', secret).update(`1772532000.${body}`).digest('hex')
    expect(good).toBe(`t=1772532000,v1=${mac}`)
    const read = gateway.readNotice(signed(good))
    expect(read).toEqual({ ref: 'sbx_1', key: request.key, eventKey: 'sbx_1:paid', isSigned: true })
    expect(gateway.readNotice(signed(good))).toEqual(read)
  })

  test('may carry a second signature, of another secret', () => {
    const other = signNotice('quite another secret', body, now).split(',')[1]
    expect(gateway.readNotice(signed(`${good},${other}`)).isSigned).toBe(true)
    expect(gateway.readNotice(signed(`t=1772532000, ${other}, ${good.split(',')[1]}`)).isSigned).toBe(true)
  })

  test.each([300, 0, -300])('is taken %i seconds after its time', (seconds) => {
    expect(gateway.readNotice({ ...signed(good), now: later(seconds) }).ref).toBe('sbx_1')
  })

  test.each([301, -301, 86_400])('is too old, or too young, after %i seconds', (seconds) => {
    const read = () => gateway.readNotice({ ...signed(good), now: later(seconds) })
    expect(read).toThrow(expect.objectContaining({ reason: 'signature' }))
  })

  test.each([
    ['another secret', signNotice('quite another secret', body, now), body],
    ['another amount', good, body.replace('25000', '250')],
    ['one space more', good, `${body} `],
    ['another time', good.replace('t=1772532000', 't=1772532001'), body],
    ['no time', good.split(',')[1] ?? '', body],
    ['no signature', 't=1772532000', body],
    ['half a signature', good.slice(0, -2), body],
    ['an empty one', 't=1772532000,v1=', body],
    ['nothing', '', body],
  ])('with %s is refused', (_, header, text) => {
    expect(() => gateway.readNotice(signed(header, text))).toThrow(expect.objectContaining({ reason: 'signature' }))
    expect(() => gateway.readNotice(noticeOf(text))).toThrow(expect.objectContaining({ reason: 'signature' }))
  })

  test.each(['', 'null', '{}', '{"id":"x"}'])('%j, well signed, cannot be read', (text) => {
    const header = signNotice(secret, text, now)
    expect(() => gateway.readNotice(signed(header, text))).toThrow(expect.objectContaining({ reason: 'unreadable' }))
  })
})

describe('cancel', () => {
  test('ends what is open, once and again', async () => {
    const ref = await open()
    await gateway.cancel?.(ref)
    await gateway.cancel?.(ref)
    expect((await statusOf(ref)).status).toBe('cancelled')
  })

  test('does not take back what is paid, nor find what is not there', async () => {
    const ref = await openPaid()
    expect(await failureOf(gateway.cancel?.(ref))).toMatchObject({ kind: 'refused' })
    expect((await statusOf(ref)).status).toBe('paid')
    expect(await failureOf(gateway.cancel?.('sbx_none'))).toMatchObject({ kind: 'refused' })
  })
})

describe('refund', () => {
  const refund = (ref: string, amount: number, refundKey: string) => gateway.refund?.({ ref, amount, refundKey })

  test('of everything', async () => {
    const ref = await openPaid()
    expect(await refund(ref, 25_000, 'r1')).toEqual({ status: 'refunded', ref: `${ref}_refund_1` })
    expect(await statusOf(ref)).toMatchObject({ status: 'refunded', amount: 25_000 })
  })

  test('in parts, until nothing is left', async () => {
    const ref = await openPaid()
    await refund(ref, 10_000, 'r1')
    expect((await statusOf(ref)).status).toBe('paid')
    expect(await failureOf(refund(ref, 15_001, 'r2'))).toMatchObject({ kind: 'refused' })
    expect(await refund(ref, 15_000, 'r3')).toEqual({ status: 'refunded', ref: `${ref}_refund_2` })
    expect((await statusOf(ref)).status).toBe('refunded')
    expect(await failureOf(refund(ref, 1, 'r4'))).toMatchObject({ kind: 'refused' })
  })

  test('under the same key is the same refund', async () => {
    const ref = await openPaid()
    const both = await Promise.all([refund(ref, 20_000, 'r1'), refund(ref, 20_000, 'r1')])
    expect(both[1]).toEqual(both[0])
    expect(await failureOf(refund(ref, 5000, 'r1'))).toMatchObject({ kind: 'refused' })
    expect(await refund(ref, 5000, 'r2')).toMatchObject({ status: 'refunded' })
  })

  test.each(['decline', 'cancel', 'expire'] as const)('of nothing, after %s, is refused', async (choice) => {
    const ref = await open()
    await choose(ref, choice)
    expect(await failureOf(refund(ref, 1000, 'r1'))).toMatchObject({ kind: 'refused' })
  })

  test.each([0, -1000, 0.5])('of %d dinars is refused', async (amount) => {
    const ref = await openPaid()
    expect(await failureOf(refund(ref, amount, 'r1'))).toMatchObject({ kind: 'refused' })
  })
})

test('it needs a secret worth the name', () => {
  expect(() => createSandboxGateway({ secret: 'short', pageUrl, store })).toThrow(/at least 16 characters/)
  expect(() => createSandboxBank({ secret: 'short', store, deliver: async () => {} })).toThrow(/at least 16 characters/)
})
