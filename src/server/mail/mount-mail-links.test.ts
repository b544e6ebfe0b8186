import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashEmailSecret } from '../../api/emails/send-email-link.ts'
import { createApi } from '../../api/service.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addReader } from '../../gateways/mail/testing/mail.ts'
import { createApp } from '../app.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { mountMailLinks } from './mount-mail-links.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  const options = { cache: createPageCache(), logLevel: 'silent', publicUrl: 'http://localhost:3000' }
  app = await createApp({ ...options, isReady: async () => true })
  mountMailLinks(app, createApi({ db: database.db }).dispatch as never)
  await app.ready()
})
afterAll(() => app.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (url: string, payload?: string, headers: Record<string, string> = payload === undefined ? {} : form) =>
  app.inject({ method: 'POST', url, headers: { host: 'localhost:3000', ...headers }, payload })

async function addSubscriber() {
  const reader = await addReader(database.db)
  const find = async () =>
    (
      await sql<{ secret: string; unwanted: string[] }>`
        select mail_secret as secret, mail_unwanted as unwanted from customers where id = ${reader.customer}`.execute(
        database.db,
      )
    ).rows[0] ?? { secret: '', unwanted: [] }
  const { secret } = await find()
  return { path: `/ar/email/unsubscribe/saved/${secret}`, unwanted: async () => (await find()).unwanted }
}

describe('one click of a mail program', () => {
  const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  test.each([
    ['as a form', 'List-Unsubscribe=One-Click', form],
    ['in parts', multipart, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['without a body', undefined, {}],
  ])('%s turns the mail off, without a redirect', async (_, payload, headers) => {
    const { path, unwanted } = await addSubscriber()
    const { statusCode, headers: answered } = await post(path, payload, headers as Record<string, string>)
    expect(statusCode).toBe(200)
    expect(answered.location).toBeUndefined()
    expect(await unwanted()).toEqual(['saved'])
  })

  test('a link that nobody has is not found', async () => {
    expect(
      (await post(`/email/unsubscribe/saved/${crypto.randomUUID()}`, 'List-Unsubscribe=One-Click')).statusCode,
    ).toBe(404)
    expect((await post('/email/unsubscribe/booking/x', 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  })

  test('more than a form is refused', async () => {
    const { path, unwanted } = await addSubscriber()
    expect((await post(path, `List-Unsubscribe=${'x'.repeat(5_000)}`)).statusCode).toBe(413)
    expect((await post(path, '{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect(await unwanted()).toHaveLength(0)
  })
})

describe('the button of the page', () => {
  test('turns the mail off and on again, and leads back to the page', async () => {
    const { path, unwanted } = await addSubscriber()
    const { statusCode, headers } = await post(path, 'by=page')
    expect([statusCode, headers.location]).toEqual([303, path])
    expect(await unwanted()).toEqual(['saved'])
    await post(path, 'by=page&on=1')
    expect(await unwanted()).toEqual([])
  })

  test('confirms an address, once, and leads back either way', async () => {
    const reader = await addReader(database.db, { isVerified: false })
    const secret = 'Abc_'.repeat(8)
    await sql`insert into email_links (secret_hash, customer_id, email, sent_at, expires_at)
      values (${hashEmailSecret(secret)}, ${reader.customer}, ${reader.address}, now(), now() + interval '1 day')`.execute(
      database.db,
    )
    const isVerified = async () =>
      (
        await sql<{ is: boolean }>`
          select email_verified_at is not null as is from customers where id = ${reader.customer}`.execute(database.db)
      ).rows[0]?.is
    const path = `/ku/email/confirm/${secret}`
    // Only a POST is there at all: a program that looks at links does not come here.
    expect((await app.inject({ url: path, headers: { host: 'localhost:3000' } })).statusCode).toBe(404)
    expect(await isVerified()).toBe(false)
    for (let left = 2; left > 0; left--) expect((await post(path, 'by=page')).headers.location).toBe(path)
    expect(await isVerified()).toBe(true)
  })
})
