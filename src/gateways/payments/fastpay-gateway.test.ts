import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, failures, openStandIn, patienceWith, type ReceivedRequest } from '../testing/stand-in.ts'
import { createFastpayGateway } from './fastpay-gateway.ts'
import { PaymentError, type StatusName } from './payment-gateway.ts'
import { failureOf, noticeOf, now, request } from './testing/request.ts'

const storePassword = 'the-secret-password'
const refundSecret = 'the-secret-refund-key'
const orderId = request.key.replaceAll('-', '')
const known = { ref: orderId, key: request.key }
const paid = {
  gw_transaction_id: 'CUL1NUB731',
  merchant_order_id: orderId,
  received_amount: '25000.00',
  currency: 'IQD',
  status: 'Success',
  customer_name: 'Zainab',
  customer_mobile_number: '+9647701234567',
  at: '2026-03-03 13:05:00',
}
/** HTTP 200, with any code inside. */
const outcome = (code: number | string, data: unknown = null): Behaviour => ({
  body: JSON.stringify({ code, messages: code === 200 ? [] : [`no: ${storePassword}`], data }),
})

let service: Awaited<ReturnType<typeof openStandIn>>
/** The answers of the stand-in, by the last part of the path; a test may change each. */
let answers: Record<string, Behaviour>
beforeEach(async () => {
  answers = {
    initiation: outcome(200, { redirect_uri: 'https://pay.fastpay.example/checkout?t=1' }),
    validate: outcome(200, paid),
    refund: outcome(200, { summary: { invoice_id: 'CXMNPZQ030', recipient: { name: 'Zainab' } } }),
    validation: outcome(200, { order_id: orderId, refund_status: false }),
  }
  service = await openStandIn()
  service.answer(({ path }) => answers[path.split('/').at(-1) ?? ''] ?? { status: 404 })
})
afterEach(() => service.close())

const gateway = (options: { refundSecret?: string } = { refundSecret }) => {
  const timeout = patienceWith(Object.values(answers).find((answer) => answer === 'never'))
  return createFastpayGateway({ url: service.url, storeId: 'STORE123', storePassword, timeout, ...options })
}
const asked = () => service.asked.map(({ method, path }) => `${method} ${path}`)
const path = (name: string) => `POST /api/v1/public/pgw/payment/${name}`
const bodyOf = (asked: ReceivedRequest | undefined) => JSON.parse(asked?.body ?? 'null')

describe('create', () => {
  test('sends what FastPay documents and goes to its page', async () => {
    expect(await gateway().create(request)).toEqual({
      ref: orderId,
      next: { kind: 'redirect', url: 'https://pay.fastpay.example/checkout?t=1' },
      expiresAt: null,
    })
    expect(asked()).toEqual([path('initiation')])
    const { cart, ...rest } = bodyOf(service.asked[0])
    expect(rest).toEqual({
      store_id: 'STORE123',
      store_password: storePassword,
      order_id: '0197f3a25b1c7d4e8f60a1b2c3d4e5f6',
      bill_amount: 25000,
      currency: 'IQD',
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      callback_url: request.noticeUrl,
    })
    expect(JSON.parse(cart)).toEqual([{ name: request.description, qty: 1, unit_price: 25000, sub_total: 25000 }])
  })

  test.each([999, 0, 1000.5])('refuses %d dinars without asking', async (amount) => {
    expect(await failureOf(gateway().create({ ...request, amount }))).toMatchObject({ kind: 'refused' })
    expect(service.asked).toEqual([])
  })

  test.each<[string, Behaviour, string]>([
    ...failures.map(([name, behaviour]): [string, Behaviour, string] => [name, behaviour, 'unknown']),
    ['200 that says 422', outcome(422), 'refused'],
    ['200 that says 401', outcome('401'), 'refused'],
    ['200 that says 500', outcome(500), 'unknown'],
    ['200 that says 429', outcome(429), 'unavailable'],
    ['200 without an address', outcome(200, {}), 'unknown'],
    ['an address that a browser would run', outcome(200, { redirect_uri: 'javascript:alert(1)' }), 'unknown'],
    ['200 without a code', { body: JSON.stringify({ data: { redirect_uri: 'https://x.example/' } }) }, 'unknown'],
    ['400 with a page', { status: 400, body: '<html>' }, 'refused'],
    ['422 with a code', { status: 422, body: '{"code":422,"messages":["order id"]}' }, 'refused'],
  ])('%s', async (_, behaviour, kind) => {
    answers.initiation = behaviour
    const error = await failureOf(gateway().create(request))
    expect(error).toBeInstanceOf(PaymentError)
    expect(error.kind).toBe(kind)
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain(storePassword)
    expect(service.asked).toHaveLength(1)
  })
})

describe('status', () => {
  test.each<[string, StatusName]>([
    ['Success', 'paid'],
    ['SUCCESS', 'paid'],
    ['Failed', 'failed'],
    ['Cancel', 'cancelled'],
    ['Cancelled', 'cancelled'],
    ['Pending', 'open'],
    ['Successful?', 'open'],
    ['valueOf', 'open'],
  ])('%s is %s', async (status, expected) => {
    answers.validate = outcome(200, { ...paid, status })
    expect(await gateway().status(known)).toMatchObject({ status: expected, amount: 25_000 })
    expect(bodyOf(service.asked[0])).toEqual({ store_id: 'STORE123', store_password: storePassword, order_id: orderId })
  })

  test('404 in the body is not paid yet', async () => {
    answers.validate = outcome(404)
    expect(await gateway().status(known)).toEqual({ status: 'open', amount: null, raw: null })
  })

  test('a lost create is found by its key', async () => {
    expect(await gateway().status({ ref: null, key: request.key })).toMatchObject({ status: 'paid' })
    expect(bodyOf(service.asked[0]).order_id).toBe(orderId)
  })

  test.each([
    [{ received_amount: 25_000 }, 25_000],
    [{ received_amount: '2500.00' }, 2500],
    [{ received_amount: '25000.50' }, null],
    [{ currency: 'USD' }, null],
    [{ received_amount: null }, null],
  ])('of %j the amount is %j', async (changed, amount) => {
    answers.validate = outcome(200, { ...paid, ...changed })
    expect(await gateway().status(known)).toMatchObject({ status: 'paid', amount })
  })

  test('what was given back is no longer paid', async () => {
    answers.validation = outcome(200, { refund_status: true })
    expect(await gateway().status(known)).toMatchObject({ status: 'refunded', amount: 25_000 })
    expect(asked()).toEqual([path('validate'), path('refund/validation')])
  })

  test('without a refund key nothing can have been given back, so it is not asked', async () => {
    expect(await gateway({}).status(known)).toMatchObject({ status: 'paid' })
    expect(asked()).toEqual([path('validate')])
  })

  test('a store that may not ask about refunds still learns that it was paid', async () => {
    answers.validation = outcome(422)
    expect(await gateway().status(known)).toMatchObject({ status: 'paid' })
  })

  test("another order's answer does not count", async () => {
    answers.validate = outcome(200, { ...paid, merchant_order_id: 'OTHER12345' })
    expect((await failureOf(gateway().status(known))).kind).toBe('unavailable')
  })

  test.each<[string, Behaviour, string]>([
    ...failures.map(([name, behaviour]): [string, Behaviour, string] => [name, behaviour, 'unavailable']),
    ['200 that says 503', outcome(503), 'unavailable'],
    ['200 that says 401', outcome(401), 'refused'],
    ['no status inside', outcome(200, {}), 'unavailable'],
  ])('%s', async (_, behaviour, kind) => {
    answers.validate = behaviour
    expect((await failureOf(gateway().status(known))).kind).toBe(kind)
  })

  test.each(['', 'short', 'a'.repeat(33), 'with-dashes'])('%j is no order', async (ref) => {
    expect(await failureOf(gateway().status({ ref, key: request.key }))).toMatchObject({ kind: 'refused' })
    expect(service.asked).toEqual([])
  })
})

describe('a notice', () => {
  const expected = { ref: orderId, key: request.key, eventKey: `${orderId}:Success:CUL1NUB731`, isSigned: false }
  const { merchant_order_id: _, ...rest } = paid

  test.each<[string, unknown]>([
    ['merchant_order_id', paid],
    ['order_id', { ...rest, order_id: orderId }],
    ['both, of which the first is ours', { ...paid, order_id: 'GATEWAY0001' }],
    ['a form', new URLSearchParams(paid).toString()],
  ])('with %s is read, the same each time', (_, body) => {
    expect(gateway().readNotice(noticeOf(body))).toEqual(expected)
    expect(gateway().readNotice(noticeOf(body))).toEqual(expected)
  })

  test('may be in the query', () => {
    const read = gateway().readNotice({ headers: {}, body: '', query: { order_id: orderId }, now })
    expect(read).toMatchObject({ ref: orderId, key: request.key, eventKey: `${orderId}:Success:-` })
  })

  test('of an order that is not ours has no key', () => {
    expect(gateway().readNotice(noticeOf({ order_id: 'ELSEWHERE1' }))).toMatchObject({ ref: 'ELSEWHERE1', key: null })
  })

  test.each(['', 'null', '[]', '{}', '{"order_id":7}', '{"order_id":"a-b"}', '<html>'])('%j cannot be read', (body) => {
    expect(() => gateway().readNotice(noticeOf(body))).toThrow(expect.objectContaining({ reason: 'unreadable' }))
  })
})

describe('refund', () => {
  const input = { ref: orderId, amount: 10_000, refundKey: '0197f3a2-1111-7d4e-8f60-a1b2c3d4e5f6' }

  test('goes to the number that paid', async () => {
    expect(await gateway().refund?.(input)).toEqual({ status: 'refunding', ref: 'CXMNPZQ030' })
    expect(asked()).toEqual(['validate', 'refund/validation', 'refund', 'refund/validation'].map(path))
    expect(bodyOf(service.asked[2])).toEqual({
      store_id: 'STORE123',
      store_password: storePassword,
      order_id: orderId,
      amount: 10_000,
      msisdn: '+9647701234567',
      refund_secret_key: refundSecret,
    })
  })

  test('or to the one that was given', async () => {
    await gateway().refund?.({ ...input, paidBy: '+9647509999999' })
    expect(bodyOf(service.asked[2]).msisdn).toBe('+9647509999999')
  })

  test('takes a number that came as one', async () => {
    answers.validate = outcome(200, { ...paid, customer_mobile_number: 9647701234567 })
    await gateway().refund?.(input)
    expect(bodyOf(service.asked[2]).msisdn).toBe('9647701234567')
  })

  test('is done once they say so', async () => {
    service.answer(({ path }) => {
      if (path.endsWith('/refund')) answers.validation = outcome(200, { refund_status: true })
      return answers[path.split('/').at(-1) ?? ''] ?? { status: 404 }
    })
    expect(await gateway().refund?.(input)).toEqual({ status: 'refunded', ref: 'CXMNPZQ030' })
  })

  test('that was taken stays so, whatever happens to the question after it', async () => {
    service.answer(({ path }) => {
      if (path.endsWith('/refund')) answers.validation = 'close'
      return answers[path.split('/').at(-1) ?? ''] ?? { status: 404 }
    })
    expect(await gateway().refund?.(input)).toMatchObject({ status: 'refunding' })
  })

  test.each<[string, Record<string, Behaviour>, object]>([
    ['of more than was paid', {}, { amount: 25_001 }],
    ['of what was not paid', { validate: outcome(404) }, {}],
    ['of what has failed', { validate: outcome(200, { ...paid, status: 'Failed' }) }, {}],
    ['to nobody', { validate: outcome(200, { ...paid, customer_mobile_number: '+964xxxxxxxxxx' }) }, {}],
    ['a second time', { validation: outcome(200, { refund_status: true }) }, {}],
  ])('%s is refused without asking for it', async (_, changed, wanted) => {
    Object.assign(answers, changed)
    expect(await failureOf(gateway().refund?.({ ...input, ...wanted }))).toMatchObject({ kind: 'refused' })
    expect(asked()).not.toContain(path('refund'))
  })

  test.each<[string, Behaviour, string]>([
    ['nothing in time', 'never', 'unknown'],
    ['500', { status: 500 }, 'unknown'],
    ['200 that says 500', outcome(500), 'unknown'],
    ['200 that says 422', outcome(422), 'refused'],
  ])('%s', async (_, behaviour, kind) => {
    answers.refund = behaviour
    expect((await failureOf(gateway().refund?.(input))).kind).toBe(kind)
    expect(asked().filter((one) => one === path('refund'))).toHaveLength(1)
  })

  test('without its key there is none', () => {
    expect([gateway({}).refund, gateway({}).caps.refund]).toEqual([undefined, 'none'])
    expect(gateway().caps.refund).toBe('once')
  })
})

test('a store without a password is a bad configuration', () => {
  expect(() => createFastpayGateway({ url: service.url, storeId: 'S', storePassword: '' })).toThrow(
    /needs its store id/,
  )
})
