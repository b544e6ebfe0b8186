import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { mountApi } from '../../api/http.ts'
import { createApi } from '../../api/service.ts'
import { Problem } from '../../contract/problems.ts'
import { openDatabase } from '../../db/database.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { SmsError } from '../../gateways/sms/sms-gateway.ts'
import { createApp } from '../app.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { countSignIns, countSms } from './count-outcomes.ts'
import { createMetrics } from './metrics.ts'
import { mountMetrics } from './mount.ts'

const database = openTestDatabase()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Access = Parameters<typeof mountMetrics>[2]

async function open(access: Partial<Access> = {}) {
  const { db, pool, close } = openDatabase(database.url)
  const cache = createPageCache()
  const metrics = createMetrics({ cache, database: { db, pool } })
  // Fatal is above error, and keeps the terminal quiet.
  const app = await createApp({
    cache,
    logLevel: 'fatal',
    publicUrl: 'http://localhost',
    isReady: async () => true,
    metrics,
  })
  mountMetrics(app, metrics, { METRICS: 'loopback', HOST: '127.0.0.1', METRICS_TOKEN: undefined, ...access })
  await app.register((scope) => mountApi(scope, { api: createApi({ db }), origins: [], publicUrl: '' }), {
    prefix: '/services/api',
  })
  closing.push(() => app.close(), close)
  return { app, metrics }
}

type Sample = { name: string; labels: string; value: number }

/** Parses like a scraper; an invalid line fails the test. */
function parse(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !/^# (HELP|TYPE) /.test(line))
    .map((line) => {
      const [, name = '', labels = '', value] = line.match(/^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i) ?? []
      if (name === '' || Number.isNaN(Number(value))) throw new Error(`Not a sample: ${line}`)
      return { name, labels, value: Number(value) }
    })
}

const scrape = async (app: FastifyInstance) => parse((await app.inject('/metrics')).body)
const find = (samples: Sample[], name: string, ...labels: string[]) =>
  samples.find((sample) => sample.name === name && labels.every((label) => sample.labels.includes(label)))?.value

describe('the metrics', () => {
  test('count calls by their key in the contract and by status, with how long they took', async () => {
    const { app } = await open()
    await app.inject('/services/api/public/events/1')
    await app.inject('/services/api/public/events/2?lang=ku')
    await app.inject('/services/api/public/events/999999')
    const samples = await scrape(app)
    const route = 'route="GET /public/events/{id}"'
    expect(find(samples, 'safar_requests_total', 'service="api"', route, 'status="200"')).toBe(2)
    expect(find(samples, 'safar_requests_total', 'service="api"', route, 'status="404"')).toBe(1)
    expect(find(samples, 'safar_request_seconds_count', route)).toBe(3)
    expect(find(samples, 'safar_event_loop_lag_seconds', 'quantile="0.99"')).toBeGreaterThanOrEqual(0)
    expect(find(samples, 'safar_database_connections', 'state="total"')).toBeGreaterThan(0)
  })

  test('have as many labels as there are routes, whatever is asked for, and nothing of whoever asks', async () => {
    const { app } = await open()
    const ask = (n: number) =>
      Promise.all([
        app.inject(`/services/api/public/events/${n}?phone=%2B9647701234567`),
        app.inject(`/services/api/nowhere-${n}`),
        app.inject({ method: 'POST', url: `/secret-${n}` }),
      ])
    await ask(1)
    const before = await scrape(app)
    for (let n = 2; n < 60; n++) await ask(n)
    const after = await scrape(app)
    expect(after.length - before.length).toBeLessThan(30)
    expect(
      after.map(({ labels }) => labels).filter((labels) => /\+?9647|secret|nowhere|events\/\d/.test(labels)),
    ).toEqual([])
  })

  test('tell how the business goes, and what is late', async () => {
    await sql`insert into sms_messages (phone, text, expires_at, due_at)
      values ('+9647701234567', 'x', now() + interval '1 hour', now() - interval '90 seconds')`.execute(database.db)
    const samples = await scrape((await open()).app)
    expect(find(samples, 'safar_database_up')).toBe(1)
    expect(find(samples, 'safar_jobs_due', 'job="sms"')).toBe(1)
    expect(find(samples, 'safar_jobs_late_seconds', 'job="sms"')).toBeGreaterThan(89)
    expect(find(samples, 'safar_jobs_due', 'job="refunds"')).toBe(0)
    expect(find(samples, 'safar_recent', 'kind="sms"', 'state="waiting"')).toBe(1)
  })

  test('are there without the database, which they say is away', async () => {
    const { db, pool, close } = openDatabase('postgresql://localhost:1/nowhere')
    const metrics = createMetrics({ cache: createPageCache(), database: { db, pool } })
    const samples = parse(await metrics.text())
    expect(find(samples, 'safar_database_up')).toBe(0)
    expect(find(samples, 'safar_jobs_due')).toBeUndefined()
    await close()
  })

  test('count failures, sign-ins and messages by their outcome', async () => {
    const { app, metrics } = await open()
    app.log.fatal('too bad')
    const refusing = countSignIns(() => Promise.reject(new Problem('INVALID_CREDENTIALS')), metrics)
    const input = { locale: 'en' } as const
    for (const key of ['POST /public/mfa-provider-password-otp/login', 'POST /public/auth/logout'] as const)
      await expect(refusing(key, input)).rejects.toThrow()
    const outcomes = [undefined, new SmsError('busy', { isFinal: false }), new SmsError('no', { isFinal: true })]
    const gateway = countSms({ name: 'test', send: async () => Promise.reject(outcomes.pop()) }, metrics)
    for (let n = 0; n < 2; n++) await expect(gateway.send({ to: '', text: '' })).rejects.toThrow(SmsError)
    await countSms({ name: 'test', send: async () => {} }, metrics).send({ to: '', text: '' })
    const samples = await scrape(app)
    expect(find(samples, 'safar_errors_total')).toBe(1)
    expect(samples.filter(({ name }) => name === 'safar_sign_ins_total')).toEqual([
      { name: 'safar_sign_ins_total', labels: 'step="login",outcome="INVALID_CREDENTIALS"', value: 1 },
    ])
    for (const outcome of ['taken', 'failed', 'refused'])
      expect(find(samples, 'safar_sms_total', `outcome="${outcome}"`), outcome).toBe(1)
  })

  test.each<[string, Partial<Access>, Record<string, string>, string, number]>([
    ['from this machine', {}, {}, '127.0.0.1', 200],
    ['from another machine', {}, {}, '10.0.0.7', 404],
    ['through a proxy beside', {}, { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1', 404],
    ['by the name of the site', {}, { host: 'safar.example' }, '127.0.0.1', 404],
    ['where everybody can connect', { HOST: '0.0.0.0' }, {}, '127.0.0.1', 404],
    [
      'with the token',
      { HOST: '0.0.0.0', METRICS_TOKEN: 'a-long-enough-one' },
      { authorization: 'Bearer a-long-enough-one' },
      '10.0.0.7',
      200,
    ],
    [
      'with another token',
      { METRICS_TOKEN: 'a-long-enough-one' },
      { authorization: 'Bearer another' },
      '10.0.0.7',
      404,
    ],
    ['where they are public', { METRICS: 'public', HOST: '0.0.0.0' }, {}, '10.0.0.7', 200],
    ['where they are off', { METRICS: 'off' }, {}, '127.0.0.1', 404],
  ])('asked for %s', async (_name, access, headers, remoteAddress, status) => {
    const { app } = await open(access)
    const answer = await app.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers }, remoteAddress })
    expect(answer.statusCode).toBe(status)
    expect(answer.body.includes('safar_requests_total')).toBe(status === 200)
  })
})
