import fastify, { type FastifyInstance, type HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountApi } from '../../api/http.ts'
import { createApi } from '../../api/service.ts'
import { mountAuth } from '../../auth/http.ts'
import { createTestAuth } from '../../auth/testing/auth.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { type LimitName, limits as table } from '../../domain/limits/limits.ts'
import { watchActiveAddresses } from '../../http/fair-use/active-addresses.ts'
import { createLimits, type Limits } from '../../http/limits.ts'
import { openTestService } from '../../search/service/testing/service.ts'
import { parseConfig } from '../config.ts'
import { openPayments } from '../payments/open-payments.ts'
import { mountPaymentRoutes } from '../payments/routes.ts'
import { limitSearches, openTurns } from './limits.ts'

const database = openTestDatabase()
const app: FastifyInstance = fastify({ routerOptions: { maxParamLength: 600 } })
const routes: { method: HTTPMethods; url: string }[] = []
/** The limits that requests of an address were counted by. */
const counted: { name: LimitName; subject: string | undefined }[] = []

beforeAll(async () => {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const real = createLimits({ key: Buffer.from('every route') })
  const limits: Limits = {
    ...real,
    require: async (_db, name, subject) => void counted.push({ name, subject }),
    take: async (_db, name, subject) => {
      counted.push({ name, subject })
      return 0
    },
  }
  const { db } = database
  const options = { origins: ['https://safar.example'], publicUrl: 'https://api.example' }
  const api = createApi({ db, limits })
  await app.register((scope) => mountApi(scope, { api, ...options }), { prefix: '/api' })
  await app.register((scope) => mountAuth(scope, { auth: createTestAuth(db, { limits }), ...options }), {
    prefix: '/auth',
  })
  const payments = await openPayments({ config: parseConfig({}), db, say: () => {} })
  await app.register((scope) => mountPaymentRoutes(scope, { ...payments, limits }), { prefix: '/payments' })
  const { searching } = openTurns(watchActiveAddresses())
  await openTestService({ app, before: (scope) => limitSearches(scope, { turns: searching, db, limits }) })
})
afterAll(() => app.close())

const byAddress = (name: LimitName): boolean => /address$/.test(table[name].by)

test('a stranger’s request to any route of any service is counted by address, also where it is refused', async () => {
  // A browser asks before it calls, and is answered without any work.
  const all = routes.filter(({ method }) => method !== 'OPTIONS')
  expect(all.length).toBeGreaterThan(150)
  const uncounted: string[] = []
  for (const { method, url } of all) {
    const path = url
      .replace(/:id\(.*?\)(?=\/|$)/g, '1')
      .replace(/:\w+/g, 'x')
      .replace(/\*$/, 'x')
    counted.length = 0
    const isRead = method === 'GET' || method === 'HEAD'
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: '203.0.113.7',
      headers: { authorization: 'Bearer nonsense' },
      ...(!isRead && { payload: { token: 'x', refreshToken: 'x' } }),
    })
    expect(answer.statusCode, `${method} ${path}`).toBeLessThan(600)
    const isCounted = counted.some(({ name, subject }) => byAddress(name) && subject === '203.0.113.7')
    if (!isCounted) uncounted.push(`${method} ${url} ${answer.statusCode}`)
  }
  expect(uncounted).toEqual([])
})

test.each(['/api/nowhere', '/auth/nowhere', '/services/search/nowhere'])(
  'an unknown address of a service is counted, too: %s',
  async (url) => {
    counted.length = 0
    await app.inject({ url, remoteAddress: '203.0.113.7' })
    expect(counted).toEqual([{ name: expect.any(String), subject: '203.0.113.7' }])
  },
)
