import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember, testAccounts } from '../../api/customers/testing/member.ts'
import { addProperty, bookAs, toSelection } from '../../api/reservations/testing/booking.ts'
import { createApi } from '../../api/service.ts'
import { getOrderOf } from '../../db/queries/stays/reservations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createLimits } from '../../http/limits.ts'
import { ConfigError, parseConfig } from '../config.ts'
import { findFreePort } from '../processes/testing/free-port.ts'
import { type OpenPayments, openPayments } from './open-payments.ts'
import { mountPaymentRoutes } from './routes.ts'

const database = openTestDatabase()
const said: string[] = []
const say = (line: string) => void said.push(line)
const app = fastify()
let url = ''
let open: OpenPayments | undefined

beforeAll(async () => {
  // The bank must know the address before anybody listens there.
  const port = await findFreePort('127.0.0.1')
  url = `http://127.0.0.1:${port}`
  const ready = await openPayments({ config: parseConfig({ PUBLIC_URL: url }), db: database.db, say })
  open = ready
  const limits = createLimits({ key: Buffer.from('banks') })
  await app.register((scope) => mountPaymentRoutes(scope, { ...ready, limits }), { prefix: '/services/api/payments' })
  await app.listen({ port, host: '127.0.0.1' })
})

afterAll(async () => {
  open?.close()
  await app.close()
})

async function hold() {
  const payments = open?.payments
  const api = createApi({ db: database.db, accounts: testAccounts, payments })
  const property = await addProperty(database.db, [{ units: 1 }])
  const member = await addMember(database.db)
  const { id, payment } = await bookAs(api, member, toSelection(property), { paymentMethod: 'fib' })
  const status = async () =>
    (await api.dispatch('GET /user/reservations/{id}', { locale: 'en', token: member.token, params: { id } }))
      .paymentStatus
  return { id, link: payment.link ?? '', status }
}

const choose = (link: string, body: string) =>
  fetch(link, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the bank’s page', () => {
  test('is served, pays, sends its notice over HTTP, and leads back', async () => {
    const { id, link, status } = await hold()
    expect(link.startsWith(`${url}/services/api/payments/sandbox/`)).toBe(true)
    const page = await fetch(`${link}?lang=ku`)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ])
    expect(await page.text()).toContain('lang="ckb" dir="rtl"')
    const paid = await choose(link, 'choice=pay&failure=duplicate')
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `${url}/payment/success?order=${await getOrderOf(database.db, id)}`,
    ])
    await expect.poll(status).toBe('paid')
    expect(await (await fetch(link)).text()).not.toContain('<form')
  })

  test('without a choice, or of no payment, is shown as it is', async () => {
    const { link, status } = await hold()
    expect((await choose(link, 'choice=steal')).status).toBe(200)
    for (const other of ['x', '%00', '%2e%2e'])
      expect([(await choose(`${link}${other}`, 'choice=pay')).status, (await fetch(`${link}${other}`)).status]).toEqual(
        [404, 404],
      )
    expect(await status()).toBe('unpaid')
  })
})

test.each([
  ['sandbox', '{}', 401],
  ['sandbox', 'nonsense', 401],
  ['qi', '{}', 404],
  ['%2e%2e', '{}', 404],
])('a notice to %s of %j is answered %i', async (gateway, body, status) => {
  const answer = await fetch(`${url}/services/api/payments/notices/${gateway}`, { method: 'POST', body })
  expect(answer.status).toBe(status)
})

test('a notice that is too long is refused', async () => {
  const answer = await fetch(`${url}/services/api/payments/notices/sandbox`, {
    method: 'POST',
    body: 'x'.repeat(70_000),
  })
  expect(answer.status).toBe(413)
})

describe('what the configuration opens', () => {
  const openWith = async (environment: Record<string, string>) => {
    said.length = 0
    const { payments, context, close } = await openPayments({ config: parseConfig(environment), db: database.db, say })
    close()
    return {
      methods: payments.methods,
      tests: payments.tests,
      gateways: [...context.gateways.keys()],
      said: said.join(),
    }
  }
  const fib = { FIB_URL: 'https://fib.example', FIB_CLIENT_ID: 'a', FIB_CLIENT_SECRET: 'b' }

  test('on a fresh machine, every method, the online ones at the sandbox', async () => {
    expect(await openWith({})).toEqual({
      methods: ['qi', 'wallet', 'fib', 'fastpay', 'cash'],
      tests: ['qi', 'fib', 'fastpay'],
      gateways: ['sandbox'],
      said: '',
    })
  })

  test('on the internet no sandbox, unless it is said', async () => {
    const PUBLIC_URL = 'https://safar.example'
    expect(await openWith({ PUBLIC_URL, ...fib })).toMatchObject({
      methods: ['wallet', 'fib', 'cash'],
      tests: [],
      gateways: ['fib'],
    })
    expect(said.join()).toContain('qi, fastpay')
    expect(await openWith({ HOST: '0.0.0.0' })).toMatchObject({ methods: ['wallet', 'cash'], gateways: [] })
    const all = await openWith({ PUBLIC_URL, ...fib, SANDBOX_BANK: 'on' })
    expect(all).toMatchObject({ tests: ['qi', 'fastpay'], gateways: ['fib', 'sandbox'] })
    expect(all.said).toContain('test bank')
  })

  test('the sandbox that is open by itself answers whoever asks for this machine only', async () => {
    const { link } = await hold()
    const ask = (headers: Record<string, string>) => app.inject({ url: new URL(link).pathname, headers })
    expect((await ask({ host: 'localhost:3000' })).statusCode).toBe(200)
    expect((await ask({ host: 'safar.example' })).statusCode).toBe(404)
    expect((await ask({ host: 'rebound.example:3000' })).statusCode).toBe(404)
  })

  test('half of the settings stop the start', async () => {
    await expect(openWith({ FIB_URL: 'https://fib.example' })).rejects.toThrow(ConfigError)
  })

  test('only the methods that are named', async () => {
    expect((await openWith({ PAYMENT_METHODS: 'cash, wallet' })).methods).toEqual(['cash', 'wallet'])
  })
})
