import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxPushTokens } from '../../domain/limits/limits.ts'
import { runEach } from '../../domain/run-each.ts'
import { later } from '../../domain/time/later.ts'
import {
  addMember,
  addSession,
  type TestMember,
  testAccounts,
  testPassword,
  toToken,
} from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import { forgetNotifications } from './forget-old.ts'
import { addNotification } from './testing/contract-fixtures.ts'

const database = openTestDatabase()
const api = () =>
  createApi({
    db: database.db,
    accounts: testAccounts,
    push: { publicKey: 'a key', isService: (endpoint) => endpoint.startsWith('https://push.example/') },
  })
const locale = 'en'
const list = ({ token }: TestMember, query = {}) => api().dispatch('GET /user/notifications', { locale, token, query })
const see = ({ token }: TestMember, id: number) =>
  api().dispatch('PUT /user/notifications/seen/{id}', { locale, token, params: { id: String(id) } })
const seeAll = ({ token }: TestMember, body = {}) =>
  api().dispatch('POST /user/notifications/seen', { locale, token, body })

async function addTold(count = 3) {
  const member = await addMember(database.db)
  const ids: number[] = []
  for (let left = count; left > 0; left--) ids.push(await addNotification(database.db, member.customer))
  return { member, ids }
}

const countPendingSms = async ({ phone }: TestMember) =>
  (await sql`select from sms_messages where phone = ${phone} and sent_at is null`.execute(database.db)).rows.length

describe('the list', () => {
  test('has the newest first, with what it is about and how much is unread', async () => {
    const { member, ids } = await addTold()
    await see(member, ids[1] ?? 0)
    const { data, unread_count, meta } = await list(member, { limit: '2' })
    expect(data.map(({ id, seenAt }) => [id, seenAt !== null])).toEqual([
      [ids[2], false],
      [ids[1], true],
    ])
    expect(data[0]).toMatchObject({
      data: { entity: 'reservation', id: 7 },
      path: '/account/history/7',
      language: 'ku',
    })
    expect([unread_count, meta.total, meta.next]).toEqual([2, 3, 2])
    const me = await api().dispatch('GET /customer/auth/me', { locale, token: member.token })
    expect(me.unreadNotifications).toBe(2)
  })

  test('has nothing of others', async () => {
    const [{ ids }, other] = [await addTold(1), await addMember(database.db)]
    expect(await list(other)).toMatchObject({ data: [], unread_count: 0 })
    const [id = 0] = ids
    await expect(see(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const read = api().dispatch('GET /user/notifications/{id}', {
      locale,
      token: other.token,
      params: { id: String(id) },
    })
    await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await seeAll(other)
    const { rows } = await sql`select from notifications where id = ${id} and seen_at is not null`.execute(database.db)
    expect(rows).toEqual([])
  })
})

describe('seeing', () => {
  test('one is enough: it stays seen as of then, and its message is not sent any more', async () => {
    const { member, ids } = await addTold(2)
    expect(await countPendingSms(member)).toBe(2)
    const [id = 0] = ids
    expect(await see(member, id)).toMatchObject({ unread_count: 1, message: expect.any(String) })
    const [, first] = (await list(member)).data
    await see(member, id)
    expect((await list(member)).data[1]).toEqual(first)
    expect(await countPendingSms(member)).toBe(1)
  })

  test('all, or all up to the one that was on the screen', async () => {
    const { member, ids } = await addTold(3)
    expect(await seeAll(member, { upTo: ids[1] })).toMatchObject({ unread_count: 1 })
    expect(await countPendingSms(member)).toBe(1)
    expect(await seeAll(member)).toMatchObject({ unread_count: 0 })
    expect(await seeAll(member)).toMatchObject({ unread_count: 0 })
    expect(await countPendingSms(member)).toBe(0)
  })

  test('by many at once ends with nothing unread', async () => {
    const { member, ids } = await addTold(6)
    await Promise.all([...ids.map((id) => see(member, id)), seeAll(member), seeAll(member)])
    expect(await list(member)).toMatchObject({ unread_count: 0 })
  })
})

test('notifications older than half a year are deleted, and the oldest of a very long list', async () => {
  const now = new Date()
  const { member, ids } = await addTold(2)
  const old = await addNotification(database.db, member.customer, later(now, -181 * 86_400))
  expect(await runEach(forgetNotifications(database.db, now))).toEqual(new Map())
  const { data } = await list(member)
  expect(data.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(data).not.toContainEqual(expect.objectContaining({ id: old }))
})

test('a deleted account leaves nothing of it, and takes it along before', async () => {
  const { member } = await addTold(2)
  const { token } = member
  await api().dispatch('POST /user/notifications/token', { locale, token, body: { platform: 'ios', token: 'mine' } })
  const exported = await api().dispatch('POST /customer/auth/export', {
    locale,
    token,
    body: { password: testPassword },
  })
  expect(exported.notifications).toMatchObject([{ event: 'confirmed', entity_id: 7 }, { event: 'confirmed' }])
  await api().dispatch('POST /customer/auth/delete-account', {
    locale,
    token,
    body: { password: testPassword, acceptLoss: true },
  })
  const { rows } = await sql`select from notifications where customer_id = ${member.customer}
    union all select from push_tokens where customer_id = ${member.customer}`.execute(database.db)
  expect(rows).toEqual([])
})

describe('a device', () => {
  const save = (token: string, body: { platform: string; token: string }) =>
    api().dispatch('POST /user/notifications/token', { locale, token, body: body as never })
  const devicesOf = async ({ customer }: TestMember) =>
    (
      await sql<{ token: string; session: string }>`
        select token, session_id as session from push_tokens where customer_id = ${customer} order by renewed_at, id`.execute(
        database.db,
      )
    ).rows
  const subscription = (path: string, host = 'https://push.example') =>
    JSON.stringify({
      endpoint: `${host}/${path}`,
      keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
    })

  test('is kept once, for the session that it was said in last', async () => {
    const member = await addMember(database.db)
    const saved = await save(member.token, { platform: 'web', token: subscription('a') })
    expect(Date.parse(saved.renewAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    const session = await addSession(database.db, member.account)
    await save(toToken(member.account, session), { platform: 'web', token: subscription('a') })
    expect(await devicesOf(member)).toMatchObject([{ session }])
  })

  test('that another person signs in on is theirs', async () => {
    const [one, other] = [await addMember(database.db), await addMember(database.db)]
    await save(one.token, { platform: 'android', token: 'shared phone' })
    await save(other.token, { platform: 'android', token: 'shared phone' })
    expect([await devicesOf(one), await devicesOf(other)]).toMatchObject([[], [{ token: 'shared phone' }]])
  })

  test('is one of ten at most: the one that was there longest ago goes', async () => {
    const member = await addMember(database.db)
    for (let n = 0; n <= maxPushTokens; n++) await save(member.token, { platform: 'ios', token: `phone ${n}` })
    const devices = await devicesOf(member)
    expect(devices).toHaveLength(maxPushTokens)
    expect(devices.map(({ token }) => token)).not.toContain('phone 0')
  })

  test.each([
    ['what is no subscription', { platform: 'web', token: 'nonsense' }],
    ['an address that is no push service', { platform: 'web', token: subscription('a', 'http://169.254.169.254') }],
    ['keys that are none', { platform: 'web', token: '{"endpoint":"https://push.example/a","keys":{}}' }],
    ['an unknown platform', { platform: 'fax', token: 'x' }],
  ])('is not %s', async (_, body) => {
    const { token } = await addMember(database.db)
    await expect(save(token, body)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('goes with its session', async () => {
    const member = await addMember(database.db)
    await save(member.token, { platform: 'ios', token: 'signed out' })
    await sql`update sessions set ended_at = now() where id = ${member.session}::uuid`.execute(database.db)
    await addNotification(database.db, member.customer)
    const { rows } = await sql`select from push_deliveries d join push_tokens t on t.id = d.push_token_id
      where t.customer_id = ${member.customer}`.execute(database.db)
    expect(rows).toEqual([])
    expect(await runEach(forgetNotifications(database.db, new Date()))).toEqual(new Map())
    expect(await devicesOf(member)).toEqual([])
  })
})
