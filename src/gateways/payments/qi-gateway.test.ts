import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, failures, openStandIn } from '../testing/stand-in.ts'
import { NoticeError, PaymentError, type StatusName } from './payment-gateway.ts'
import { createQiGateway } from './qi-gateway.ts'
import { failureOf, noticeOf, request } from './testing/request.ts'

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = own.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const password = 'the-secret-password'
const payment = {
  requestId: request.key,
  paymentId: 'qi-8f2c',
  status: 'CREATED',
  canceled: false,
  amount: 25000.0,
  currency: 'IQD',
  creationDate: '2026-03-03T13:00:00',
  formUrl: 'https://qi.example/form/qi-8f2c',
}
const json = (body: unknown, status = 200): Behaviour => ({ status, body: JSON.stringify(body) })

let service: Awaited<ReturnType<typeof openStandIn>>
beforeEach(async () => {
  service = await openStandIn(json(payment))
})
afterEach(() => service.close())

const gateway = (options: { publicKey?: string } = { publicKey }) =>
  createQiGateway({
    url: service.url,
    username: 'safar',
    password,
    terminalId: '237984',
    timeout: service.patience(),
    ...options,
  })
const asked = () => service.asked.map(({ method, path }) => `${method} ${path}`)

describe('create', () => {
  test('sends what Qi documents and goes to its form', async () => {
    expect(await gateway().create(request)).toEqual({
      ref: 'qi-8f2c',
      next: { kind: 'redirect', url: payment.formUrl },
      expiresAt: null,
    })
    expect(asked()).toEqual(['POST /api/v1/payment'])
    const { headers, body } = service.asked[0] ?? { headers: {}, body: '' }
    expect(headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`safar:${password}`).toString('base64')}`,
      'x-terminal-id': '237984',
      'content-type': 'application/json',
    })
    expect(JSON.parse(body)).toEqual({
      requestId: request.key,
      amount: 25000,
      currency: 'IQD',
      locale: 'ar_IQ',
      finishPaymentUrl: request.successUrl,
      notificationUrl: request.noticeUrl,
      customerInfo: { firstName: 'Zainab', phone: '+9647701234567' },
      additionalInfo: { description: request.description },
    })
  })

  test('takes an address that has the version already', async () => {
    const url = `${service.url}/api/v1/`
    await createQiGateway({ url, username: 'u', password, terminalId: 't' }).create({ ...request, locale: 'en' })
    expect(asked()).toEqual(['POST /api/v1/payment'])
    expect(service.asked[0]?.body).toContain('"locale":"en_US"')
  })

  test.each([0, -5, 25_000.5, Number.NaN, 2 ** 60])('refuses %d dinars without asking', async (amount) => {
    expect(await failureOf(gateway().create({ ...request, amount }))).toMatchObject({ kind: 'refused' })
    expect(service.asked).toEqual([])
  })

  test('refuses a key that is no UUID', async () => {
    expect(await failureOf(gateway().create({ ...request, key: '../7' }))).toMatchObject({ kind: 'refused' })
  })

  test.each(failures)('%s leaves open whether it happened, and is not tried again', async (_, behaviour) => {
    service.answer(behaviour)
    const error = await failureOf(gateway().create(request))
    expect(error).toBeInstanceOf(PaymentError)
    expect(error.kind).toBe('unknown')
    expect(service.asked).toHaveLength(1)
  })

  test.each<[string, Behaviour, string]>([
    ['400', json({ error: { code: 7, message: password } }, 400), 'refused'],
    ['401', json({ error: { code: 27 } }, 401), 'refused'],
    ['200 with an error inside', json({ error: { code: 14 } }), 'refused'],
    ['429', json({}, 429), 'unavailable'],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'unknown'],
    ['a form that a browser would run', json({ ...payment, formUrl: 'javascript:alert(1)' }), 'unknown'],
    ['a reference that leads elsewhere', json({ ...payment, paymentId: '../x' }), 'unknown'],
  ])('%s', async (_, behaviour, kind) => {
    service.answer(behaviour)
    const error = await failureOf(gateway().create(request))
    expect(error.kind).toBe(kind)
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain(password)
  })

  test('nobody there: nothing has happened', async () => {
    await service.close()
    const error = await failureOf(gateway().create(request))
    expect([error.kind, error.message]).toEqual(['unavailable', expect.stringContaining('ECONNREFUSED')])
  })
})

describe('a key that was used before', () => {
  const answer = (found: Behaviour, problem: Behaviour = json({ error: { code: 5 } }, 403)) =>
    service.answer(({ method }) => (method === 'POST' ? problem : found))

  test.each([
    [403, { error: { code: 5 } }],
    [403, { code: '5' }],
    [400, { error: { code: 10 } }],
    [409, { error: { code: 1 } }],
  ])('%i %j gives the payment of the first try', async (status, problem) => {
    answer(json(payment), json(problem, status))
    expect(await gateway().create(request)).toMatchObject({ ref: 'qi-8f2c', next: { url: payment.formUrl } })
    expect(asked()).toEqual(['POST /api/v1/payment', `GET /api/v1/payment/status/by/request/${request.key}`])
  })

  test('without a form in the status, its address is known', async () => {
    answer(json({ ...payment, formUrl: undefined }))
    const { next } = await gateway().create(request)
    expect(next).toEqual({ kind: 'redirect', url: `${service.url}/api/v1/payment/qi-8f2c` })
  })

  test('leads nowhere where that has ended', async () => {
    answer(json({ ...payment, status: 'SUCCESS' }))
    expect(await gateway().create(request)).toMatchObject({ ref: 'qi-8f2c', next: { kind: 'none' } })
  })

  test.each<[string, Behaviour, string]>([
    ['for another amount', json({ ...payment, amount: 24_000 }), 'refused'],
    ['but is not to be found', json({ error: { code: 12 } }, 404), 'refused'],
    ['and cannot be asked for', 'close', 'unknown'],
  ])('%s', async (_, found, kind) => {
    answer(found)
    expect((await failureOf(gateway().create(request))).kind).toBe(kind)
  })
})

describe('status', () => {
  const known = { ref: 'qi-8f2c', key: request.key }

  test.each<[string, StatusName]>([
    ['CREATED', 'open'],
    ['FORM_SHOWED', 'open'],
    ['STARTED', 'open'],
    ['AUTHENTICATION_REQUIRED', 'open'],
    ['AUTHENTICATED', 'open'],
    ['SUCCESS', 'paid'],
    ['FAILED', 'failed'],
    ['ERROR', 'failed'],
    ['AUTHENTICATION_FAILED', 'failed'],
    ['EXPIRED', 'expired'],
    ['SOMETHING_NEW', 'open'],
    ['constructor', 'open'],
    ['', 'open'],
  ])('%s is %s', async (status, expected) => {
    service.answer(json({ ...payment, status }))
    expect(await gateway().status(known)).toEqual({
      status: expected,
      amount: 25_000,
      raw: { ...payment, status },
    })
    expect(asked()).toEqual(['GET /api/v1/payment/qi-8f2c/status'])
  })

  test('what was taken back is not paid', async () => {
    service.answer(json({ ...payment, status: 'SUCCESS', canceled: true }))
    expect((await gateway().status(known)).status).toBe('cancelled')
  })

  test.each([
    [{ amount: 25_000 }, 25_000],
    [{ amount: '25000.000' }, 25_000],
    [{ amount: 25_000, confirmedAmount: 24_000 }, 24_000],
    [{ amount: 250_000 }, 250_000],
    [{ amount: 24_999.5 }, null],
    [{ amount: 25_000, currency: 'USD' }, null],
    [{ amount: null }, null],
    [{ amount: '25,000' }, null],
    [{ amount: -25_000 }, null],
  ])('of %j the amount is %j', async (changed, amount) => {
    service.answer(json({ ...payment, status: 'SUCCESS', ...changed }))
    expect(await gateway().status(known)).toMatchObject({ status: 'paid', amount })
  })

  test("another payment's reference is refused, however paid that is", async () => {
    service.answer(json({ ...payment, status: 'SUCCESS', requestId: '0197f3a2-0000-7d4e-8f60-a1b2c3d4e5f6' }))
    expect(await failureOf(gateway().status(known))).toMatchObject({ kind: 'refused' })
  })

  test('a lost create is found by its key', async () => {
    service.answer(json({ ...payment, status: 'SUCCESS' }))
    expect(await gateway().status({ ref: null, key: request.key })).toMatchObject({ status: 'paid', amount: 25_000 })
    expect(asked()).toEqual([`GET /api/v1/payment/status/by/request/${request.key}`])
  })

  test.each([json({}, 404), json({ error: { code: 12 } }, 400)])(
    'one that never came about has failed',
    async (gone) => {
      service.answer(gone)
      expect(await gateway().status({ ref: null, key: request.key })).toMatchObject({ status: 'failed', amount: null })
      expect(await failureOf(gateway().status(known))).toMatchObject({ kind: 'refused' })
    },
  )

  test.each(failures)('%s: later', async (_, behaviour) => {
    service.answer(behaviour)
    expect((await failureOf(gateway().status(known))).kind).toBe('unavailable')
  })

  test.each(['..', '../../admin', 'a/b', '', 'x?y'])('%j is never put into a path', async (ref) => {
    expect(await failureOf(gateway().status({ ref, key: request.key }))).toMatchObject({ kind: 'refused' })
    expect(service.asked).toEqual([])
  })
})

describe('a notice', () => {
  const notice = { ...payment, status: 'SUCCESS' }
  const signed = (text: string, key = own.privateKey) => ({
    'x-signature': sign('RSA-SHA256', Buffer.from(text), key).toString('base64'),
  })
  const text = 'qi-8f2c|25000.000|IQD|2026-03-03T13:00:00|SUCCESS'

  test.each([text, text.replace('.000', '.00'), text.replace('.000', '.0'), text.replace('.000', '')])(
    'signed over %s is read',
    (over) => {
      expect(gateway().readNotice(noticeOf(notice, signed(over)))).toEqual({
        ref: 'qi-8f2c',
        key: request.key,
        eventKey: 'qi-8f2c:SUCCESS',
        isSigned: true,
      })
    },
  )

  test('has the same event when it is played again, and another when it has changed', () => {
    const read = (body: object, over = text) => gateway().readNotice(noticeOf(body, signed(over))).eventKey
    expect(read(notice)).toBe(read(notice))
    expect(read({ ...notice, status: 'FAILED' }, text.replace('SUCCESS', 'FAILED'))).not.toBe(read(notice))
  })

  test('may lack what is signed as a dash, and spell its header as it likes', () => {
    const headers = { 'X-Signature': signed('qi-8f2c|-|-|-|SUCCESS')['x-signature'] }
    const body = { paymentId: 'qi-8f2c', status: 'SUCCESS', amount: null, currency: null }
    expect(gateway().readNotice(noticeOf(body, headers))).toMatchObject({ ref: 'qi-8f2c', key: null, isSigned: true })
  })

  test.each<[string, object, Record<string, string>]>([
    ['no signature', notice, {}],
    ['an empty one', notice, { 'x-signature': '' }],
    ['nonsense', notice, { 'x-signature': '%%%' }],
    ["a stranger's", notice, signed(text, stranger.privateKey)],
    ['that of another amount', { ...notice, amount: 250 }, signed(text)],
    ['that of another status', { ...notice, status: 'FAILED' }, signed(text)],
    ['that of another payment', { ...notice, paymentId: 'qi-1' }, signed(text)],
    ['that of a rounded amount', { ...notice, amount: 25_000.4 }, signed(text.replace('.000', ''))],
  ])('with %s is refused', (_, body, headers) => {
    const read = () => gateway().readNotice(noticeOf(body, headers))
    expect(read).toThrow(NoticeError)
    expect(read).toThrow(expect.objectContaining({ reason: 'signature' }))
  })

  test.each(['', '[]', 'null', '{"paymentId":7}', '{"paymentId":"../x"}', '<html>'])('%j cannot be read', (body) => {
    expect(() => gateway().readNotice(noticeOf(body))).toThrow(expect.objectContaining({ reason: 'unreadable' }))
  })

  test('without a public key is a hint of nobody', () => {
    expect(gateway({}).readNotice(noticeOf(notice))).toMatchObject({ ref: 'qi-8f2c', isSigned: false })
  })
})

describe('cancel', () => {
  test('asks under an id of its own', async () => {
    service.answer(json({ ...payment, canceled: true }))
    await gateway().cancel?.('qi-8f2c')
    expect(asked()).toEqual(['POST /api/v1/payment/qi-8f2c/cancel'])
    const { requestId } = JSON.parse(service.asked[0]?.body ?? '')
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(requestId).not.toBe(request.key)
  })

  test.each<[string, Behaviour, string]>([
    ['too late', json({ error: { code: 15 } }, 400), 'refused'],
    ['not done', json({ ...payment, canceled: false }), 'refused'],
    ['lost', 'close', 'unknown'],
  ])('%s', async (_, behaviour, kind) => {
    service.answer(behaviour)
    expect((await failureOf(gateway().cancel?.('qi-8f2c'))).kind).toBe(kind)
  })
})

describe('refund', () => {
  const input = { ref: 'qi-8f2c', amount: 10_000, refundKey: '0197f3a2-1111-7d4e-8f60-a1b2c3d4e5f6' }

  test('asks for a part under its key', async () => {
    service.answer(json({ refundId: 'r-1', status: 'SUCCESS', amount: 10_000 }))
    expect(await gateway().refund?.(input)).toEqual({ status: 'refunded', ref: 'r-1' })
    expect(asked()).toEqual(['POST /api/v1/payment/qi-8f2c/refund'])
    expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({ requestId: input.refundKey, amount: 10_000 })
  })

  test.each([
    [
      { refundId: 'r-1', status: 'PROCESSING' },
      { status: 'refunding', ref: 'r-1' },
    ],
    [
      { refundId: 7, status: 'FAILED' },
      { status: 'failed', ref: '7' },
    ],
    [
      { refundId: 'r-1', status: 'NEW_ONE' },
      { status: 'refunding', ref: 'r-1' },
    ],
    // The payment instead of the refund: its success is not the refund's.
    [
      { paymentId: 'qi-8f2c', status: 'SUCCESS' },
      { status: 'refunding', ref: null },
    ],
  ])('%j is %j', async (answer, expected) => {
    service.answer(json(answer))
    expect(await gateway().refund?.(input)).toEqual(expected)
  })

  test.each<[string, Behaviour, string]>([
    ['not allowed', json({ error: { code: 18 } }, 400), 'refused'],
    ['asked for before', json({ error: { code: 5 } }, 403), 'unknown'],
    ...failures.map(([name, behaviour]): [string, Behaviour, string] => [name, behaviour, 'unknown']),
  ])('%s', async (_, behaviour, kind) => {
    service.answer(behaviour)
    expect((await failureOf(gateway().refund?.(input))).kind).toBe(kind)
    expect(service.asked).toHaveLength(1)
  })
})

test.each([
  [{ password: '' }, /needs its user name/],
  [{ terminalId: 'a\nb' }, /needs its user name/],
  [{ url: 'qi.example' }, /must be an http or https URL/],
  [{ url: `http://u:${password}@qi.example` }, /must be an http or https URL/],
  [{ publicKey: 'a key' }, /must be an RSA key in PEM/],
])('%j is a bad configuration', (changed, message) => {
  const create = () =>
    createQiGateway({ url: service.url, username: 'u', password, terminalId: 't', publicKey, ...changed })
  expect(create).toThrow(message)
  expect(create).not.toThrow(password)
})

test('a key may come from one line', () => {
  const line = publicKey.replaceAll('\n', '\\n')
  expect(() => gateway({ publicKey: line })).not.toThrow()
})
