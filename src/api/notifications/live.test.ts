import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../db/follow-changes.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { addMember, type TestMember, testAccounts, toToken } from '../customers/testing/member.ts'
import { mountApi } from '../http.ts'
import { createApi } from '../service.ts'
import { addNotification } from './testing/contract-fixtures.ts'

const database = openTestDatabase()

type Process = { app: FastifyInstance; url: string; stop(): Promise<void> }
const processes: Process[] = []

async function openProcess(): Promise<void> {
  const api = createApi({ db: database.db, accounts: testAccounts })
  const app = fastify()
  await mountApi(app, { api, origins: [], publicUrl: '' })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { onAccount, onCustomer } = api.events
  const following = followChanges(database.url, { onContent() {}, onAccount, onCustomer })
  const stop = async () => {
    api.events.stop()
    await following.stop()
    await app.close()
  }
  processes.push({ app, url, stop })
}

beforeAll(async () => {
  await openProcess()
  await openProcess()
})
const opened: AbortController[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.abort()
})
afterAll(() => Promise.all(processes.map(({ stop }) => stop())))

type StreamEvent = { id: string; event: string; data: { id?: number | null; unread_count?: number } }

async function listen(at: number, { token }: TestMember, lastId?: string) {
  const left = new AbortController()
  opened.push(left)
  const response = await fetch(`${processes[at]?.url}/customer/events?lang=en`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
    signal: left.signal,
  })
  const heard: StreamEvent[] = []
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const [, id, event, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(part) ?? []
        if (id && event && data) heard.push({ id, event, data: JSON.parse(data) })
      }
    }
  }
  void read().catch(() => {})
  return { heard, leave: () => left.abort() }
}

const see = (at: number, { token }: TestMember, id: number) =>
  fetch(`${processes[at]?.url}/user/notifications/seen/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  })

test('a notification reaches the pages of every process, and seeing it lowers the count everywhere', async () => {
  const member = await addMember(database.db)
  await addNotification(database.db, member.customer)
  const pages = [await listen(0, member), await listen(1, member)]
  await expect.poll(() => pages.map(({ heard }) => heard[0]?.data)).toEqual([{ unread_count: 1 }, { unread_count: 1 }])
  const id = await addNotification(database.db, member.customer)
  for (const { heard } of pages)
    await expect.poll(() => heard[1]).toMatchObject({ event: 'notification', data: { id, unread_count: 2 } })
  expect((await see(0, member, id)).status).toBe(200)
  for (const { heard } of pages)
    await expect.poll(() => heard[2]).toMatchObject({ event: 'seen', data: { id, unread_count: 1 } })
})

test('a page that was away is told all that it missed, at whichever process it comes back', async () => {
  const member = await addMember(database.db)
  const before = await listen(0, member)
  await expect.poll(() => before.heard.length).toBe(1)
  before.leave()
  const ids = await Promise.all(Array.from({ length: 20 }, () => addNotification(database.db, member.customer)))
  const after = await listen(1, member, before.heard[0]?.id)
  await expect.poll(() => after.heard.length).toBe(21)
  const told = after.heard.slice(1)
  expect(new Set(told.map(({ data }) => data.id))).toEqual(new Set(ids))
  const numbers = told.map(({ id }) => Number(id))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
})

/** Customers as signing up would leave them, all at once. */
async function addCrowd(count: number): Promise<TestMember[]> {
  const { rows } = await sql<Omit<TestMember, 'phone' | 'token'>>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made returning id, account_id),
      opened as (insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made returning id, account_id)
    select o.account_id as account, o.id as session, p.id as customer from opened o join profiles p using (account_id)`.execute(
    database.db,
  )
  return rows.map((row) => ({ ...row, phone: '', token: toToken(row.account, row.session) }))
}

test('customers who reconnect to another process get every notification once', async () => {
  const crowd = await addCrowd(sizeOf(200, 60))
  const told: number[] = []
  const add = async (isTold: (index: number) => boolean) => {
    const members = crowd.filter((_, index) => isTold(index))
    told.push(...(await Promise.all(members.map(({ customer }) => addNotification(database.db, customer)))))
  }
  const before = await Promise.all(crowd.map((member) => listen(0, member)))
  await expect.poll(() => before.every(({ heard }) => heard.length > 0)).toBe(true)
  await add((index) => index % 4 === 0)
  const idsOf = (pages: typeof before) =>
    pages.flatMap(({ heard }) => heard.filter(({ event }) => event === 'notification').map(({ data }) => data.id))
  await expect.poll(() => idsOf(before).length).toBe(told.length)
  for (const { leave } of before) leave()
  await add((index) => index % 3 === 0)
  const [after] = await Promise.all([
    Promise.all(crowd.map((member, index) => listen(1, member, before[index]?.heard.at(-1)?.id))),
    add((index) => index % 5 === 0),
  ])
  const all = () => [...idsOf(before), ...idsOf(after)]
  await expect.poll(() => all().length).toBe(told.length)
  expect(all().toSorted()).toEqual(told.toSorted())
})

test('a customer gets no notification of another one', async () => {
  const [member, other] = [await addMember(database.db), await addMember(database.db)]
  const page = await listen(0, member)
  await expect.poll(() => page.heard.length).toBe(1)
  await addNotification(database.db, other.customer)
  const id = await addNotification(database.db, member.customer)
  await expect.poll(() => page.heard.length).toBe(2)
  expect(page.heard[1]?.data.id).toBe(id)
})
