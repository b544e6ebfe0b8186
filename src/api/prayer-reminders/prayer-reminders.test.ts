import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { takeDuePush } from '../../db/queries/messages/push-deliveries.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { toEntityPath } from '../../domain/accounts/notification.ts'
import { runEach } from '../../domain/run-each.ts'
import { later } from '../../domain/time/later.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { forgetNotifications } from '../notifications/forget-old.ts'
import { createApi } from '../service.ts'
import { remindOfPrayers } from './remind-of-prayers.ts'

const database = openTestDatabase()
// Today, since sessions live by the clock of the test.
const now = new Date()
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })
const locale = 'en'
const choice = { location: 1, prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const, minutesBefore: 10 }

const choose = ({ token }: TestMember, body: object = choice) =>
  api().dispatch('PUT /customer/prayer-reminders', { locale, token, body: body as never })
const read = ({ token }: TestMember) => api().dispatch('GET /customer/prayer-reminders', { locale, token })

async function addReminded({ devices = 1 } = {}) {
  const member = await addMember(database.db)
  for (let left = devices; left > 0; left--) {
    const body = { platform: 'ios', token: crypto.randomUUID() } as const
    await api().dispatch('POST /user/notifications/token', { locale, token: member.token, body })
  }
  await choose(member)
  return member
}

const nextOf = async ({ customer }: TestMember) => {
  const { rows } = await sql<{
    at: Date
  }>`select next_at as at from prayer_reminders where customer_id = ${customer}`.execute(database.db)
  return rows[0]?.at ?? null
}

const pushesOf = async ({ customer }: TestMember) => {
  const { rows } = await sql<{ title: string; body: string; entity: string; expiresAt: Date }>`
    select n.title, n.body, n.entity, d.expires_at as "expiresAt"
    from push_deliveries d join notifications n on n.id = d.notification_id where n.customer_id = ${customer}`.execute(
    database.db,
  )
  return rows
}

const dueOf = async (member: TestMember): Promise<Date> => {
  const next = await nextOf(member)
  if (!next) throw new Error('There is none')
  return next
}

describe('what is chosen', () => {
  test('is kept, read, changed and taken back', async () => {
    const member = await addMember(database.db)
    expect(await read(member)).toEqual({ chosen: null, hasDevice: false, isAllowed: true })
    await choose(member, { ...choice, prayers: ['isha', 'fajr', 'isha'], method: 'jafari', minutes: { fajr: -3 } })
    const minutes = { fajr: -3, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
    const chosen = { location: 1, method: 'jafari', prayers: ['fajr', 'isha'], minutesBefore: 10, minutes }
    expect(await read(member)).toMatchObject({ chosen })
    expect((await dueOf(member)).getTime()).toBeGreaterThan(now.getTime())
    await choose(member, { ...choice, prayers: [] })
    expect(await read(member)).toMatchObject({ chosen: null })
    expect(await nextOf(member)).toBeNull()
  })

  test.each([
    [{ location: 9_999 }, 'location'],
    [{ method: 'table' }, 'method'],
    [{ method: 'moonshine' }, 'method'],
    [{ prayers: ['brunch'] }, 'prayers'],
    [{ minutesBefore: 61 }, 'minutesBefore'],
    [{ minutesBefore: -1 }, 'minutesBefore'],
    [{ minutes: { fajr: 31 } }, 'minutes'],
  ])('%j is refused', async (change, field) => {
    const member = await addMember(database.db)
    const problem = await choose(member, { ...choice, ...change }).catch((thrown) => thrown)
    expect(problem.code).toBe('INVALID_INPUT')
    expect(Object.keys(problem.fields)[0]).toContain(field)
    expect(await nextOf(member)).toBeNull()
  })

  test('goes along with the account, and away with it', async () => {
    const member = await addReminded()
    const { token } = member
    const exported = await api().dispatch('POST /customer/auth/export', {
      locale,
      token,
      body: { password: testPassword },
    })
    expect(exported.prayerReminders).toMatchObject({ location_id: 1, minutes_before: 10 })
    await api().dispatch('POST /customer/auth/delete-account', {
      locale,
      token,
      body: { password: testPassword, acceptLoss: true },
    })
    expect(await nextOf(member)).toBeNull()
  })
})

describe('a reminder', () => {
  test('is pushed to each device at its minute, once, whoever comes for it, and the next one follows', async () => {
    const member = await addReminded({ devices: 2 })
    const due = await dueOf(member)
    await remindOfPrayers(database.db, later(due, -1))
    expect(await pushesOf(member)).toEqual([])
    await Promise.all([1, 2, 3].map(() => remindOfPrayers(database.db, due)))
    await remindOfPrayers(database.db, later(due, 60))
    const pushes = await pushesOf(member)
    expect(pushes).toHaveLength(2)
    expect(pushes[0]).toMatchObject({ title: expect.any(String), entity: 'prayer', expiresAt: later(due, 300) })
    expect(pushes[0]?.body).toMatch(/\d\d:\d\d/)
    expect((await dueOf(member)).getTime()).toBeGreaterThan(due.getTime())
  })

  test('is in no list, rings no bell, is never a message, and is gone after a day', async () => {
    const member = await addReminded()
    const due = await dueOf(member)
    expect(await remindOfPrayers(database.db, due)).toBeGreaterThan(0)
    const { token, customer } = member
    const list = await api().dispatch('GET /user/notifications', { locale, token, query: {} })
    expect([list.data, list.meta.total, list.unread_count]).toEqual([[], 0, 0])
    const { rows } = await sql`select from customer_events where customer_id = ${customer} and kind = 'notification'
      union all select from sms_messages where notification_id in (select id from notifications where customer_id = ${customer})`.execute(
      database.db,
    )
    expect(rows).toEqual([])
    expect(await runEach(forgetNotifications(database.db, later(due, 2 * 86_400)))).toEqual(new Map())
    expect(await pushesOf(member)).toEqual([])
  })

  test('that is five minutes late is dropped', async () => {
    const member = await addReminded()
    const due = await dueOf(member)
    await remindOfPrayers(database.db, later(due, 300))
    expect(await pushesOf(member)).toEqual([])
    expect((await dueOf(member)).getTime()).toBeGreaterThan(due.getTime())
  })

  test('that the sender does not get to within five minutes goes to nobody; it leads to the times of its place', async () => {
    const [member, other] = [await addReminded(), await addReminded()]
    const due = await dueOf(member)
    await remindOfPrayers(database.db, due)
    const isOf = async ({ customer }: TestMember) => {
      const { rows } = await sql<{ id: number }>`select id from notifications where customer_id = ${customer}`.execute(
        database.db,
      )
      return rows[0]?.id
    }
    const [first, second] = [await isOf(member), await isOf(other)]
    await sql`update push_deliveries set due_at = ${later(due, 600)} where notification_id = ${second}`.execute(
      database.db,
    )
    const soon = await takeDuePush(database.db, later(due, 299), 1_000)
    const push = soon.find(({ notification }) => notification === first)
    expect(push && toEntityPath(push.entity, push.entityId)).toBe('/navigator/prayer?location=1')
    const late = await takeDuePush(database.db, later(due, 601), 1_000)
    expect(late.filter(({ notification }) => notification === second)).toEqual([])
  })

  test.each([
    ['without a device', 'delete from push_tokens where customer_id = $1'],
    ['who wants no notifications', 'update customers set allow_notification = false where id = $1'],
  ])('does not reach one %s, and goes on', async (_, change) => {
    const member = await addReminded()
    await sql.raw(change.replace('$1', String(member.customer))).execute(database.db)
    const due = await dueOf(member)
    await remindOfPrayers(database.db, due)
    expect(await pushesOf(member)).toEqual([])
    expect((await dueOf(member)).getTime()).toBeGreaterThan(due.getTime())
  })
})
