import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSms } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { createApp } from '../app.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { mountDevOutbox } from './dev-outbox.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  const options = { cache: createPageCache(), logLevel: 'silent', publicUrl: 'http://localhost:3000' }
  app = await createApp({ ...options, isReady: async () => true })
  mountDevOutbox(app, database.db, 'http://localhost:3000')
  const now = new Date()
  const sms = { phone: '+9647701234567', text: '<b>123456</b>', code: '123456', now, expiresAt: now }
  await database.db.transaction().execute((tx) => insertSms(tx, sms))
})
afterAll(() => app.close())

const statusOf = async (url: string, headers: Record<string, string>) =>
  (await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).statusCode

test.each(['/dev/outbox', '/dev/outbox.json'])('%s is for whoever sits at this machine', async (url) => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(await statusOf(url, { host })).toBe(200)
  expect(await statusOf(url, { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await statusOf(url, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(404)
  expect(await statusOf(url, { host: 'rebound.example:3000' })).toBe(404)
  expect(await statusOf(url, { host: 'localhost.example' })).toBe(404)
  expect(await statusOf(url, { 'x-forwarded-host': 'safar.example' })).toBe(404)
  for (const name of ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])
    expect(await statusOf(url, { [name]: '127.0.0.1' })).toBe(404)
  expect(await statusOf(url, { host: 'rebound.example:3000', 'x-forwarded-host': 'localhost:3000' })).toBe(404)
})

test('the outbox shows a text as it is, and runs no markup of it', async () => {
  const { body, headers } = await app.inject('/dev/outbox')
  expect(body).toContain('&lt;b&gt;123456&lt;/b&gt;')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['cache-control']).toBe('no-store')
})
