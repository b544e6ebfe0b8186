import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../db/testing/database.ts'
import { type LimitName, limits } from '../domain/limits/limits.ts'
import { createFairQueue } from '../http/fair-use/fair-queue.ts'
import { createLimits } from '../http/limits.ts'
import { addMember, testAccounts } from './customers/testing/member.ts'
import { mountApi } from './http.ts'
import { createApi } from './service.ts'

const database = openTestDatabase()
const apps: FastifyInstance[] = []
/** The whole burst at once, and then nothing for so long that a slow machine gets no more than a fast one. */
const slowly = (name: LimitName) => ({ burst: limits[name].burst, every: 1_000 })
const rates = {
  reads: slowly('reads'),
  freeStays: slowly('freeStays'),
  bookings: slowly('bookings'),
  bookingsPerIpAddress: slowly('bookingsPerIpAddress'),
}
const openProcess = async () => {
  const app = fastify()
  const own = createLimits({ key: Buffer.from('of both processes'), rates })
  const api = createApi({ db: database.db, accounts: testAccounts, limits: own })
  await mountApi(app, { api, origins: [], publicUrl: 'https://api.example' })
  apps.push(app)
  return app
}
beforeAll(async () => {
  await openProcess()
  await openProcess()
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

type RepeatedCall = { url: string; method?: 'GET' | 'POST'; address: string; token?: string; times: number }

/** All of them, every other one at the other process; how often each status was answered. */
async function ask({ url, method = 'GET', address, token, times }: RepeatedCall) {
  const statuses: Record<number, number> = {}
  let retryAfter: string | undefined
  for (let n = 0; n < times; n += 1) {
    const answer = await (apps[n % 2] as FastifyInstance).inject({
      method,
      url,
      remoteAddress: address,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(method === 'POST' && { payload: {} }),
    })
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    if (answer.statusCode === 429) retryAfter = String(answer.headers['retry-after'])
  }
  return { statuses, retryAfter }
}

describe('an address, over two processes', () => {
  test('reads whatever else there is so often', async () => {
    const { burst } = limits.reads
    // All at once, so that a slow run frees no further call.
    const answers = await Promise.all(
      Array.from({ length: burst * 3 }, () =>
        ask({ url: '/public/events?page=nobody', address: '203.0.113.9', times: 1 }),
      ),
    )
    const countOf = (status: number) => answers.filter(({ statuses }) => statuses[status]).length
    expect(countOf(429)).toBeGreaterThan(0)
    expect(countOf(429) + countOf(400) + countOf(404)).toBe(burst * 3)
    expect(countOf(429)).toBeLessThanOrEqual(burst * 2)
  })

  test('asks for what is free so often, within two tenths; another goes on', async () => {
    const { burst } = limits.freeStays
    const url = '/user/properties/free?adults=nobody'
    const { statuses, retryAfter } = await ask({ url, address: '203.0.113.1', times: burst * 2 })
    expect(statuses[400]).toBeGreaterThanOrEqual(burst)
    expect(statuses[400]).toBeLessThanOrEqual(burst * 1.2)
    expect(Number(retryAfter)).toBeGreaterThanOrEqual(1)
    expect((await ask({ url, address: '203.0.113.2', times: 5 })).statuses).toEqual({ 400: 5 })
    // The same line of IPv6 is the same caller.
    const line = await Promise.all(
      Array.from({ length: burst * 2 }, (_, n) => ask({ url, address: `2001:db8::${n.toString(16)}`, times: 1 })),
    )
    expect(line.filter(({ statuses: { 429: refused } }) => refused).length).toBeGreaterThan(burst / 2)
  })

  test('is not used up for those who are signed in by a stranger behind it', async () => {
    const address = '203.0.113.77'
    const { burst } = limits.purchasesPerIpAddress
    const strange = await ask({ url: '/customer/purchases', method: 'POST', address, times: burst + 10 })
    expect(strange.statuses).toEqual({ 401: burst + 10 })
    const member = await addMember(database.db)
    const own = await ask({ url: '/customer/purchases', method: 'POST', address, token: member.token, times: 3 })
    expect(own.statuses).toEqual({ 400: 3 })
  })

  test('books exactly so often, with however many accounts', async () => {
    const { burst } = limits.bookingsPerIpAddress
    const members = await Promise.all(Array.from({ length: 4 }, () => addMember(database.db)))
    const all = await Promise.all(
      members.map(({ token }) =>
        ask({ url: '/customer/reservations', method: 'POST', address: '203.0.113.19', token, times: burst / 2 }),
      ),
    )
    const sum = (status: number) => all.reduce((total, { statuses }) => total + (statuses[status] ?? 0), 0)
    expect(sum(400)).toBe(burst)
    expect(sum(429)).toBe(burst)
  })

  test('what is cheap has room for many people behind one address', async () => {
    expect((await ask({ url: '/locations', address: '203.0.113.3', times: 400 })).statuses).toEqual({ 200: 400 })
  })
})

test.each([
  ['bookings', '/customer/reservations'],
  ['subscriptions', '/customer/customer-discount-packages'],
  ['topUps', '/customer/wallet/top-ups'],
] as const)('a customer has so many %s, from however many addresses', async (name, url) => {
  const { burst } = limits[name]
  const { token } = await addMember(database.db)
  const statuses: string[] = []
  for (let n = 0; n < burst + 5; n += 1) {
    const answer = await ask({ url, method: 'POST', address: `198.51.100.${n}`, token, times: 1 })
    statuses.push(...Object.keys(answer.statuses))
  }
  expect(statuses.filter((status) => status === '429')).toHaveLength(5)
})

test('a customer has so many purchases, counted in tenths, from however many addresses', async () => {
  const { burst } = limits.purchases
  const { token } = await addMember(database.db)
  let refused = 0
  for (let n = 0; n < burst * 1.2; n += 1) {
    const asked = { url: '/customer/purchases', method: 'POST', address: `198.51.100.${n}`, token, times: 1 } as const
    if ((await ask(asked)).statuses['429']) refused++
  }
  expect(refused).toBeGreaterThanOrEqual(burst * 0.1)
  expect(refused).toBeLessThanOrEqual(burst * 0.2)
})

test('packages and top-ups of all customers together have a limit of their own', async () => {
  const rates = { purchasesGlobally: { burst: 2, every: 1_000 } }
  const api = createApi({
    db: database.db,
    accounts: testAccounts,
    limits: createLimits({ key: Buffer.from('all'), rates }),
  })
  const codes: string[] = []
  for (const key of [
    'POST /customer/customer-discount-packages',
    'POST /customer/wallet/top-ups',
    'POST /customer/wallet/top-ups',
  ] as const) {
    const { token } = await addMember(database.db)
    codes.push(await api.dispatch(key, { locale: 'en', token, body: {} }).catch(({ code }) => code))
  }
  expect(codes).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'])
})

const fewTurns = () => createFairQueue({ atOnce: 10, atOnceEach: 2, waiting: 10, waitingEach: 3 })
const fewOfEach = () => ({ dear: fewTurns(), signedIn: fewTurns(), searching: fewTurns(), reading: fewTurns() })

test.each([
  {
    what: 'dear',
    key: 'GET /user/properties/free',
    query: { adults: '2', checkIn: '2999-01-01', checkOut: '2999-01-02' },
  },
  { what: 'only read', key: 'GET /public/events', query: { limit: 'as many as there are' } },
] as const)('a call that is $what is processed a few at a time per IP address', async ({ key, query }) => {
  const api = createApi({ db: database.db, turns: fewOfEach() })
  const callFrom = (address: string | undefined) =>
    api.dispatch(key, { locale: 'en', query, address }).catch(({ code }) => code as string)
  const crowd = Array.from({ length: 9 }, () => callFrom('203.0.113.20'))
  const others = [callFrom('203.0.113.21'), callFrom(undefined)]
  const answer = key.endsWith('free') ? 'TOO_FAR' : 'INVALID_INPUT'
  expect(await Promise.all(others)).toEqual([answer, answer])
  const answers = await Promise.all(crowd)
  expect(answers.filter((one) => one === answer)).toHaveLength(5)
  expect(answers.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(4)
})

test('a client over its limit waits for the refusal, and delays nobody else', async () => {
  const turns = fewOfEach()
  const own = createLimits({ key: Buffer.from('one read each'), rates: { reads: { burst: 1, every: 1_000 } } })
  const api = createApi({ db: database.db, limits: own, turns })
  const read = (address: string) =>
    api.dispatch('GET /public/exchange-rate', { locale: 'en', address }).then(
      () => 'read',
      ({ code }) => code as string,
    )
  expect(await read('203.0.113.30')).toBe('read')
  const begin = performance.now()
  const refused = Array.from({ length: 20 }, () =>
    read('203.0.113.30').then((answer) => [answer, performance.now()] as const),
  )
  expect(await read('203.0.113.31')).toBe('read')
  expect(turns.reading.waiting()).toBe(0)
  for (const [answer, at] of await Promise.all(refused)) {
    expect(answer).toBe('TOO_MANY_REQUESTS')
    expect(at - begin).toBeGreaterThan(30)
  }
})

test('a signed-in customer does not wait for strangers behind the same address', async () => {
  const turns = fewOfEach()
  const api = createApi({ db: database.db, accounts: testAccounts, turns })
  const { token } = await addMember(database.db)
  const address = '203.0.113.40'
  const never = new Promise<void>(() => {})
  for (let n = 0; n < 5; n += 1) void turns.dear.run(address, () => never)
  const book = api.dispatch('POST /customer/reservations', { locale: 'en', token, body: {}, address })
  expect(await book.catch(({ code }) => code)).not.toBe('TOO_MANY_REQUESTS')
})
