import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Behaviour, failures, openStandIn, type ReceivedRequest } from '../testing/stand-in.ts'
import { createFibGateway } from './fib-gateway.ts'
import { PaymentError, type StatusName } from './payment-gateway.ts'
import { failureOf, later, noticeOf, now, request } from './testing/request.ts'

const clientSecret = 'the-secret'
const png = 'iVBORw0KGgo='
const created = {
  paymentId: 'f1b-77',
  readableCode: 'FPCZ-NBUB-0001',
  qrCode: `data:image/png;base64,${png}`,
  validUntil: '2026-03-03T10:15:00Z',
  personalAppLink: 'https://personal.fib.example/f1b-77',
  businessAppLink: 'https://business.fib.example/f1b-77',
  corporateAppLink: 'https://corporate.fib.example/f1b-77',
}
const unpaid = { paymentId: 'f1b-77', status: 'UNPAID', amount: { amount: 25000, currency: 'IQD' } }
const json = (body: unknown, status = 200): Behaviour => ({ status, body: JSON.stringify(body) })
const isToken = ({ path }: ReceivedRequest) => path === '/auth/realms/fib-online-shop/protocol/openid-connect/token'

let service: Awaited<ReturnType<typeof openStandIn>>
let clock: Date
let issued: number
beforeEach(async () => {
  service = await openStandIn()
  clock = now
  issued = 0
  answer(json(created, 201))
})
afterEach(() => service.close())

/** The bank: tokens by itself, and `behaviour` for everything that needs one it has issued. */
function answer(behaviour: Behaviour | ((asked: ReceivedRequest) => Behaviour), leavesOpen = behaviour === 'never') {
  service.answer((asked) => {
    if (isToken(asked)) return json({ access_token: `token-${++issued}`, expires_in: 60, token_type: 'Bearer' })
    if (!/^Bearer token-\d+$/.test(asked.headers.authorization ?? '')) return json({}, 401)
    return typeof behaviour === 'function' ? behaviour(asked) : behaviour
  }, leavesOpen)
}

const gateway = () =>
  createFibGateway({
    url: service.url,
    clientId: 'safar',
    clientSecret,
    now: () => clock,
    timeout: service.patience(),
  })
const paths = () => service.asked.filter((asked) => !isToken(asked)).map(({ method, path }) => `${method} ${path}`)
const tokens = () => service.asked.filter(isToken)
const known = { ref: 'f1b-77', key: request.key }

describe('create', () => {
  test('gives the codes and links that our own page shows', async () => {
    expect(await gateway().create(request)).toEqual({
      ref: 'f1b-77',
      next: {
        kind: 'qr',
        qrCode: created.qrCode,
        readableCode: 'FPCZ-NBUB-0001',
        links: {
          personal: created.personalAppLink,
          business: created.businessAppLink,
          corporate: created.corporateAppLink,
        },
      },
      expiresAt: later(15 * 60),
    })
    const [token, create] = service.asked
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'safar',
      client_secret: clientSecret,
    })
    expect(token?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect([create?.method, create?.path, create?.headers.authorization]).toEqual([
      'POST',
      '/protected/v1/payments',
      'Bearer token-1',
    ])
    expect(JSON.parse(create?.body ?? '')).toEqual({
      monetaryValue: { amount: 25000, currency: 'IQD' },
      statusCallbackUrl: request.noticeUrl,
      description: request.description,
      redirectUri: request.successUrl,
      expiresIn: 'PT15M',
      refundableFor: 'PT168H',
    })
  })

  test.each([
    [60, 'PT5M'],
    [-60, 'PT5M'],
    [15 * 60 + 59, 'PT15M'],
    [72 * 3600, 'PT2880M'],
  ])('with %i seconds left it expires in %s', async (seconds, expiresIn) => {
    await gateway().create({ ...request, expiresAt: later(seconds) })
    expect(JSON.parse(service.asked[1]?.body ?? '')).toMatchObject({ expiresIn })
  })

  test('a description is cut at 50 whole characters', async () => {
    await gateway().create({ ...request, description: '🏨'.repeat(60) })
    expect(JSON.parse(service.asked[1]?.body ?? '').description).toBe('🏨'.repeat(50))
  })

  test.each([250, 0, 300.5])('refuses %d dinars without asking', async (amount) => {
    expect(await failureOf(gateway().create({ ...request, amount }))).toMatchObject({ kind: 'refused' })
    expect(service.asked).toEqual([])
  })

  test('takes 251', async () => {
    expect(gateway().caps.minAmount).toBe(251)
    await gateway().create({ ...request, amount: 251 })
  })

  test('bare base64 is a picture too, and a link that a browser would run is none', async () => {
    answer(json({ ...created, qrCode: png, personalAppLink: ' javascript:alert(1)', businessAppLink: undefined }, 201))
    const { next } = await gateway().create(request)
    expect(next).toMatchObject({
      qrCode: created.qrCode,
      links: { personal: undefined, business: undefined, corporate: created.corporateAppLink },
    })
  })

  test.each<[string, Behaviour]>([
    ...failures,
    ['a picture that is a page', json({ ...created, qrCode: 'data:text/html;base64,AAAA' }, 201)],
    ['no code to type', json({ ...created, readableCode: '' }, 201)],
  ])('%s leaves open whether it happened, and is never tried again', async (_, behaviour) => {
    answer(behaviour)
    const error = await failureOf(gateway().create(request))
    expect(error).toBeInstanceOf(PaymentError)
    expect(error.kind).toBe('unknown')
    expect(paths()).toEqual(['POST /protected/v1/payments'])
  })

  test.each([400, 403, 422])('%i: refused', async (status) => {
    answer(json({ errors: [{ detail: clientSecret }] }, status))
    const error = await failureOf(gateway().create(request))
    expect(error.kind).toBe('refused')
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(clientSecret)
  })
})

describe('the token', () => {
  test('is fetched once for many at the same time, and kept', async () => {
    answer(json(unpaid))
    const fib = gateway()
    await Promise.all(Array.from({ length: 5 }, () => fib.status(known)))
    clock = later(49)
    await fib.status(known)
    expect(tokens()).toHaveLength(1)
    expect(paths()).toHaveLength(6)
  })

  test('is fetched anew before its end', async () => {
    answer(json(unpaid))
    const fib = gateway()
    await fib.status(known)
    clock = later(50)
    await Promise.all([fib.status(known), fib.status(known)])
    expect(tokens()).toHaveLength(2)
    expect(service.asked.at(-1)?.headers.authorization).toBe('Bearer token-2')
  })

  test('that the bank no longer takes is replaced once, even for create', async () => {
    answer(({ headers }) => (headers.authorization === 'Bearer token-1' ? json({}, 401) : json(created, 201)))
    expect(await gateway().create(request)).toMatchObject({ ref: 'f1b-77' })
    expect([tokens().length, paths().length]).toEqual([2, 2])
  })

  test('refused for good is no loop', async () => {
    answer(json({}, 401))
    expect(await failureOf(gateway().create(request))).toMatchObject({ kind: 'refused' })
    expect([tokens().length, paths().length]).toEqual([2, 2])
  })

  test.each(failures)('%s: nothing has happened, and the next call asks again', async (_, behaviour) => {
    service.answer(behaviour)
    const fib = gateway()
    expect((await failureOf(fib.create(request))).kind).toBe('unavailable')
    expect(paths()).toEqual([])
    answer(json(created, 201))
    expect(await fib.create(request)).toMatchObject({ ref: 'f1b-77' })
  })

  test('a wrong secret is refused', async () => {
    service.answer(json({ error: 'unauthorized_client', error_description: clientSecret }, 401))
    const error = await failureOf(gateway().create(request))
    expect(error.kind).toBe('refused')
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(clientSecret)
  })
})

describe('status', () => {
  test.each<[string, string | undefined, StatusName]>([
    ['UNPAID', undefined, 'open'],
    ['PAID', undefined, 'paid'],
    ['DECLINED', 'SERVER_FAILURE', 'failed'],
    ['DECLINED', 'PAYMENT_EXPIRATION', 'expired'],
    ['DECLINED', 'PAYMENT_CANCELLATION', 'cancelled'],
    ['DECLINED', 'SOMETHING_NEW', 'failed'],
    ['DECLINED', undefined, 'failed'],
    ['REFUND_REQUESTED', undefined, 'refunding'],
    ['REFUNDED', undefined, 'refunded'],
    ['PAID_MAYBE', undefined, 'open'],
    ['toString', undefined, 'open'],
  ])('%s %s is %s', async (status, decliningReason, expected) => {
    const raw = { ...unpaid, status, decliningReason }
    answer(json(raw))
    expect(await gateway().status(known)).toEqual({ status: expected, amount: 25_000, raw })
    expect(paths()).toEqual(['GET /protected/v1/payments/f1b-77/status'])
  })

  test.each([
    [{ amount: { amount: '25000.00', currency: 'IQD' } }, 25_000],
    [{ amount: 24_000 }, 24_000],
    [{ amount: undefined, monetaryValue: { amount: 500 } }, 500],
    [{ amount: { amount: 25_000, currency: 'USD' } }, null],
    [{ amount: { amount: 25_000.25, currency: 'IQD' } }, null],
    [{ amount: undefined }, null],
  ])('of %j the amount is %j', async (changed, amount) => {
    answer(json({ ...unpaid, status: 'PAID', ...changed }))
    expect(await gateway().status(known)).toMatchObject({ status: 'paid', amount })
  })

  test('a payment whose code nobody ever saw has failed, without asking', async () => {
    expect(await gateway().status({ ref: null, key: request.key })).toMatchObject({ status: 'failed', amount: null })
    expect(service.asked).toEqual([])
  })

  test("another payment's answer does not count", async () => {
    answer(json({ ...unpaid, paymentId: 'f1b-78', status: 'PAID' }))
    expect((await failureOf(gateway().status(known))).kind).toBe('unavailable')
  })

  test.each(failures)('%s: later', async (_, behaviour) => {
    answer(behaviour)
    expect((await failureOf(gateway().status(known))).kind).toBe('unavailable')
  })

  test.each(['..', 'a/b', ''])('%j is never put into a path', async (ref) => {
    expect(await failureOf(gateway().status({ ref, key: request.key }))).toMatchObject({ kind: 'refused' })
    expect(service.asked).toEqual([])
  })
})

describe('a notice', () => {
  test('is a hint of nobody, and is answered with 202', () => {
    const read = () => gateway().readNotice(noticeOf({ id: 'f1b-77', status: 'PAID' }))
    expect(read()).toEqual({ ref: 'f1b-77', key: null, eventKey: 'f1b-77:PAID', isSigned: false })
    expect(read()).toEqual(read())
    expect(gateway().noticeAnswer.status).toBe(202)
  })

  test.each(['', 'null', '[1]', '{"id":"f1b-77"}', '{"id":"../x","status":"PAID"}', '{"id":7,"status":"PAID"}'])(
    '%j cannot be read',
    (body) => {
      expect(() => gateway().readNotice(noticeOf(body))).toThrow(expect.objectContaining({ reason: 'unreadable' }))
    },
  )
})

describe('cancel', () => {
  test('has no answer but its status', async () => {
    answer({ status: 204 })
    await gateway().cancel?.('f1b-77')
    expect(paths()).toEqual(['POST /protected/v1/payments/f1b-77/cancel'])
  })

  test.each<[string, Behaviour, string]>([
    ['paid already', json({}, 406), 'refused'],
    ['lost', 'close', 'unknown'],
  ])('%s', async (_, behaviour, kind) => {
    answer(behaviour)
    expect((await failureOf(gateway().cancel?.('f1b-77'))).kind).toBe(kind)
  })
})

describe('refund', () => {
  const input = { ref: 'f1b-77', amount: 25_000, refundKey: '0197f3a2-1111-7d4e-8f60-a1b2c3d4e5f6' }
  const answerRefund = (status: object, refund: Behaviour = { status: 202 }) =>
    answer(({ method }) => (method === 'GET' ? json({ ...unpaid, ...status }) : refund), refund === 'never')

  test('gives back all of it, later', async () => {
    answerRefund({ status: 'PAID' })
    expect(await gateway().refund?.(input)).toEqual({ status: 'refunding', ref: null })
    expect(paths()).toEqual(['GET /protected/v1/payments/f1b-77/status', 'POST /protected/v1/payments/f1b-77/refund'])
  })

  test.each([
    ['REFUND_REQUESTED', 'refunding'],
    ['REFUNDED', 'refunded'],
  ])('is not asked for twice: %s', async (status, expected) => {
    answerRefund({ status })
    expect(await gateway().refund?.(input)).toEqual({ status: expected, ref: null })
    expect(paths()).toHaveLength(1)
  })

  test.each([
    ['a part', { status: 'PAID' }, 10_000],
    ['too much', { status: 'PAID' }, 30_000],
    ['of what was not paid', { status: 'UNPAID' }, 25_000],
    ['of an unknown amount', { status: 'PAID', amount: undefined }, 25_000],
  ])('%s is refused without asking for it', async (_, status, amount) => {
    answerRefund(status)
    expect(await failureOf(gateway().refund?.({ ...input, amount }))).toMatchObject({ kind: 'refused' })
    expect(paths()).toHaveLength(1)
  })

  test.each<[string, Behaviour, string]>([
    ['nothing in time', 'never', 'unknown'],
    ['500', json({}, 500), 'unknown'],
    ['too late', json({}, 400), 'refused'],
  ])('%s', async (_, behaviour, kind) => {
    answerRefund({ status: 'PAID' }, behaviour)
    expect((await failureOf(gateway().refund?.(input))).kind).toBe(kind)
    expect(paths()).toHaveLength(2)
  })

  test('where the bank cannot be asked first, nothing has happened', async () => {
    answer('close')
    expect((await failureOf(gateway().refund?.(input))).kind).toBe('unavailable')
  })
})

test.each([
  [{ clientId: '' }, /needs its client id/],
  [{ refundableHours: 11 }, /12 to 168/],
  [{ refundableHours: 169 }, /12 to 168/],
  [{ url: '/fib' }, /must be an http or https URL/],
])('%j is a bad configuration', (changed, message) => {
  expect(() => createFibGateway({ url: service.url, clientId: 'c', clientSecret, ...changed })).toThrow(message)
})
