import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { followChanges } from '../../db/follow-changes.ts'
import { addCustomerEvent } from '../../db/queries/accounts/customer-events.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxStreamsOfCustomer } from '../../domain/limits/limits.ts'
import { createLimits, type Limits } from '../../http/limits.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import { mountApi } from '../http.ts'
import { addSubscription, findBusinesses, join, openTestShop } from '../redemptions/testing/redeeming.ts'
import { type Api, createApi } from '../service.ts'
import { createEventStreams } from './create-event-streams.ts'
import { findTokenEnd } from './find-token-end.ts'

const database = openTestDatabase()
let app: FastifyInstance
let api: Api
let url = ''
let following: { stop(): Promise<void> }

beforeAll(async () => {
  api = createApi({ db: database.db, accounts: testAccounts })
  app = fastify()
  await mountApi(app, { api, origins: ['https://shop.example'], publicUrl: '' })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { onAccount, onCustomer } = api.events
  following = followChanges(database.url, { onContent() {}, onAccount, onCustomer })
})
const opened: AbortController[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) one.abort()
  await expect.poll(() => api.events.count()).toBe(0)
})
afterAll(async () => {
  api.events.stop()
  await following.stop()
  await app.close()
})

type StreamEvent = { id: string; event: string; data: Record<string, unknown> }

async function listen({ token }: { token: string }, { lang = 'en', seen }: { lang?: string; seen?: string } = {}) {
  const left = new AbortController()
  opened.push(left)
  const response = await fetch(`${url}/customer/events?lang=${lang}`, {
    headers: {
      authorization: `Bearer ${token}`,
      origin: 'https://shop.example',
      ...(seen && { 'last-event-id': seen }),
    },
    signal: left.signal,
  })
  const told: StreamEvent[] = []
  const state = { isOver: false }
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const [, id, event, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(part) ?? []
        // A use is a notification besides; of these there is a test of their own.
        if (id && event && data && event !== 'notification') told.push({ id, event, data: JSON.parse(data) })
      }
    }
  }
  if (response.ok)
    void read()
      .catch(() => {})
      .finally(() => {
        state.isOver = true
      })
  return { response, told, state, leave: () => left.abort() }
}

async function addShop() {
  const [place] = await findBusinesses(database.db)
  if (!place) throw new Error('One is needed')
  const cashier = await addMember(database.db)
  await join(database.db, cashier.account, place.business)
  return { cashier, place, shop: openTestShop(database.db) }
}

async function redeemOnce(guest: TestMember) {
  const { cashier, place, shop } = await addShop()
  const { token } = await shop.show(guest, true)
  const { id } = await shop.redeem(cashier, { token, discountId: place.discount, amount: 10_000 })
  return { id, place, undo: () => shop.undo(cashier, id) }
}

const addGuest = async () => {
  const guest = await addMember(database.db)
  await addSubscription(database.db, guest.customer)
  return guest
}

describe('an open page', () => {
  test('is told at once what was used where, in its language, and when it is taken back', async () => {
    const guest = await addGuest()
    const [english, arabic] = [await listen(guest), await listen(guest, { lang: 'ar' })]
    expect(english.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(english.response.headers.get('x-accel-buffering')).toBe('no')
    expect(english.response.headers.get('cache-control')).toContain('no-store')
    expect(english.response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    await expect.poll(() => english.told).toMatchObject([{ event: 'ready', data: {} }])
    const { id, place, undo } = await redeemOnce(guest)
    await expect.poll(() => english.told.length).toBe(2)
    expect(english.told[1]).toMatchObject({
      event: 'redeemed',
      data: {
        id,
        business: { id: place.business, title: expect.stringMatching(/[a-z]/i) },
        saved: { amount: 100 * place.percent, currency: 'IQD' },
        usesLeft: 4,
        undoneAt: null,
      },
    })
    await expect.poll(() => arabic.told[1]?.data.business).toMatchObject({ title: expect.stringMatching(/[ء-ي]/) })
    await undo()
    await expect.poll(() => english.told[2]).toMatchObject({ event: 'undone', data: { id, usesLeft: 5 } })
  })

  test('hears nothing of others', async () => {
    const [guest, other] = [await addGuest(), await addGuest()]
    const page = await listen(guest)
    await expect.poll(() => page.told.length).toBe(1)
    await redeemOnce(other)
    await redeemOnce(guest)
    await expect.poll(() => page.told.length).toBe(2)
    expect(page.told[1]?.data.usesLeft).toBe(4)
  })

  test('that was away is told what it missed, once and in order; a new one only what is new', async () => {
    const guest = await addGuest()
    const before = await listen(guest)
    await expect.poll(() => before.told.length).toBe(1)
    before.leave()
    await redeemOnce(guest)
    await redeemOnce(guest)
    const after = await listen(guest, { seen: before.told[0]?.id })
    await expect.poll(() => after.told.map(({ data }) => data.usesLeft)).toEqual([undefined, 3, 3])
    const fresh = await listen(guest)
    await expect.poll(() => fresh.told.length).toBe(1)
    const again = await listen(guest, { seen: after.told[1]?.id })
    await expect.poll(() => again.told.map(({ id }) => id)).toEqual([after.told[1]?.id, after.told[2]?.id])
    const odd = await listen(guest, { seen: 'x; drop table' })
    await expect.poll(() => odd.told.length).toBe(1)
  })

  test('misses nothing of a crowd, whatever comes at once', async () => {
    const guest = await addGuest()
    const page = await listen(guest)
    await expect.poll(() => page.told.length).toBe(1)
    const { id } = await redeemOnce(guest)
    const add = () =>
      database.db
        .transaction()
        .execute((tx) =>
          addCustomerEvent(tx, { customer: guest.customer, kind: 'redeemed', subject: id, now: new Date() }),
        )
    await Promise.all(Array.from({ length: 150 }, add))
    await expect.poll(() => page.told.length).toBe(152)
    const ids = page.told.slice(1).map((one) => Number(one.id))
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect(new Set(ids).size).toBe(151)
  })
})

describe('a stream', () => {
  test('ends with its session, and with the account', async () => {
    const [one, other] = [await addGuest(), await addGuest()]
    const pages = [await listen(one), await listen(other)]
    await sql`update sessions set ended_at = now() where id = ${one.session}::uuid`.execute(database.db)
    await expect.poll(() => pages.map(({ state }) => state.isOver)).toEqual([true, false])
    await sql`update customers set status = 'inactive' where id = ${other.customer}`.execute(database.db)
    await expect.poll(() => pages.map(({ state }) => state.isOver)).toEqual([true, true])
  })

  test('ends with a session that ended while it was being opened', async () => {
    const guest = await addGuest()
    const limits: Limits = {
      ...createLimits({ key: randomBytes(32) }),
      async require(_db, name) {
        if (name !== 'eventStreams') return
        await sql`update sessions set ended_at = now() where id = ${guest.session}::uuid`.execute(database.db)
        streams.onAccount(guest.account)
      },
    }
    const { identify } = testAccounts
    const streams = createEventStreams({ db: database.db, identify, limits, now: () => new Date() })
    const server = createServer((_, response) => {
      const request = { token: guest.token, address: undefined, locale: 'en' as const, lastEventId: undefined }
      void streams.open(request, () => response)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}`).then(
      (response) => response.text(),
      () => '',
    )
    expect(streams.count()).toBe(0)
  })

  test('is for customers, a few for each', async () => {
    expect((await fetch(`${url}/customer/events`)).status).toBe(401)
    const guest = await addGuest()
    await sql`update customers set status = 'inactive' where id = ${guest.customer}`.execute(database.db)
    expect((await listen(guest)).response.status).toBe(403)
    const many = await addGuest()
    const answers: number[] = []
    for (let n = 0; n < maxStreamsOfCustomer + 1; n++) answers.push((await listen(many)).response.status)
    expect(answers.filter((status) => status === 200)).toHaveLength(maxStreamsOfCustomer)
    expect(answers.at(-1)).toBe(429)
    const refused = await listen(many)
    expect(refused.response.headers.get('retry-after')).toBe('30')
    expect(await refused.response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.any(String) })
  })

  test('ends when its token does, and all of them when the process stops', async () => {
    const payload = (fields: object) => `x.${Buffer.from(JSON.stringify(fields)).toString('base64url')}.y`
    expect(findTokenEnd(payload({ exp: 1_800_000_000 }))).toEqual(new Date(1_800_000_000_000))
    expect([findTokenEnd(payload({})), findTokenEnd('x.y.z'), findTokenEnd('x'), findTokenEnd(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    let now = new Date()
    const stopping = createApi({ db: database.db, accounts: testAccounts, now: () => now })
    const other = fastify()
    await mountApi(other, { api: stopping, origins: [], publicUrl: '' })
    const address = await other.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await addGuest()
    const headers = { authorization: `Bearer ${token}` }
    const expiring = await fetch(`${address}/customer/events`, { headers })
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await expiring.text()).toContain('event: ready')
    const response = await fetch(`${address}/customer/events`, { headers })
    stopping.events.stop()
    expect(await response.text()).toContain('event: ready')
    expect((await fetch(`${address}/customer/events`, { headers })).status).toBe(503)
    await other.close()
  })
})
