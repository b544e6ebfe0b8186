import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { addMember, type TestMember, testAccounts } from '../../api/customers/testing/member.ts'
import { addNotification } from '../../api/notifications/testing/contract-fixtures.ts'
import { createApi } from '../../api/service.ts'
import { takeDuePush } from '../../db/queries/messages/push-deliveries.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { deliverSms } from '../sms/deliver-sms.ts'
import { deliverPush } from './deliver-push.ts'
import { type Push, PushError } from './push-gateway.ts'

const database = openTestDatabase()
const running: { stop(): Promise<void> }[] = []
const stopAll = () => Promise.all(running.splice(0).map(({ stop }) => stop()))
afterEach(async () => {
  await stopAll()
  await sql`delete from push_tokens`.execute(database.db)
})

const clock = { offset: 0 }
const now = () => new Date(Date.now() + clock.offset * 1000)

/** `send`: what the push service does; `sent` has what it took. */
function start(send: (push: Push) => Promise<void> = async () => {}, processes = 1) {
  const sent: Push[] = []
  const gateway = {
    send: async (push: Push) => {
      await send(push)
      sent.push(push)
    },
  }
  const log = { warn() {}, error() {} }
  for (let n = 0; n < processes; n++)
    running.push(deliverPush({ db: database.db, gateways: { android: gateway }, log, now, pollEvery: 20 }))
  return sent
}

async function addDevice(member: TestMember, token = `phone ${crypto.randomUUID()}`) {
  const api = createApi({ db: database.db, accounts: testAccounts })
  const body = { platform: 'android', token } as const
  await api.dispatch('POST /user/notifications/token', { locale: 'en', token: member.token, body })
  return token
}

const smsTo = async ({ phone }: TestMember) =>
  (await sql`select from sms_messages where phone = ${phone}`.execute(database.db)).rows.length
const stateOf = async (id: number) => {
  const { rows } = await sql<{ isPushed: boolean; open: number; attempts: number }>`
    select n.pushed_at is not null as "isPushed", count(d.id) filter (where d.sent_at is null and d.gave_up_at is null)::int as open,
      coalesce(max(d.attempts), 0)::int as attempts
    from notifications n left join push_deliveries d on d.notification_id = n.id where n.id = ${id} group by n.id`.execute(
    database.db,
  )
  return rows[0]
}

describe('a notification', () => {
  test('goes to every device once, whichever process takes it, and then needs no message', async () => {
    const member = await addMember(database.db)
    const devices = [await addDevice(member), await addDevice(member)]
    const id = await addNotification(database.db, member.customer, now())
    expect(await smsTo(member)).toBe(1)
    const sent = start(undefined, 3)
    await expect.poll(async () => (await stateOf(id))?.open).toBe(0)
    expect(sent.map(({ token }) => token).toSorted()).toEqual(devices.toSorted())
    expect(sent[0]).toMatchObject({ id, data: { entity: 'reservation', id: 7 }, path: '/ku/account/history/7' })
    expect(await stateOf(id)).toMatchObject({ isPushed: true })
    expect(await smsTo(member)).toBe(0)
  })

  test('is tried again after a failure, later each time, and its message stays until a device has it', async () => {
    const member = await addMember(database.db)
    await addDevice(member)
    const id = await addNotification(database.db, member.customer, now())
    let failures = 0
    const sent = start(async () => {
      if (failures++ < 2) throw new PushError('500')
    })
    await expect.poll(async () => (await stateOf(id))?.attempts).toBe(1)
    expect(await smsTo(member)).toBe(1)
    clock.offset += 5
    await expect.poll(async () => (await stateOf(id))?.attempts).toBe(2)
    clock.offset += 9
    await expect.poll(() => sent.length).toBe(1)
    await expect.poll(() => smsTo(member)).toBe(0)
  })

  test('that no device has taken is sent as a message after ten minutes, and not before', async () => {
    const [reached, missed] = [await addMember(database.db), await addMember(database.db)]
    for (const member of [reached, missed]) await addDevice(member)
    const ids: number[] = []
    for (const { customer } of [reached, missed]) ids.push(await addNotification(database.db, customer, now()))
    start(async ({ id }) => {
      if (id === ids[1]) throw new PushError('no', { isFinal: true })
    })
    await expect.poll(() => smsTo(reached)).toBe(0)
    await expect.poll(async () => (await stateOf(ids[1] ?? 0))?.open).toBe(0)
    const sent: string[] = []
    const gateway = { name: 'test', send: async ({ to }: { to: string }) => void sent.push(to) }
    const log = { warn() {}, error() {} }
    const startAt = (seconds: number) => {
      const at = () => new Date(now().getTime() + seconds * 1000)
      const delivery = deliverSms({ db: database.db, gateway, log, now: at, pollEvery: 20 })
      running.push(delivery)
      return delivery
    }
    // A push that is due at once shows that it has looked.
    const other = await addMember(database.db)
    await sql`insert into sms_messages (phone, text, created_at, due_at, expires_at)
      values (${other.phone}, 'now', ${now()}, ${now()}, ${new Date(now().getTime() + 3_600_000)})`.execute(database.db)
    const early = startAt(9 * 60)
    await expect.poll(() => sent).toContain(other.phone)
    await early.stop()
    expect(sent).not.toContain(missed.phone)
    startAt(10 * 60 + 1)
    await expect.poll(() => sent).toContain(missed.phone)
    expect(sent).not.toContain(reached.phone)
  })

  test('drops a device that is no more, and gives up what cannot help', async () => {
    const member = await addMember(database.db)
    const [gone, odd] = [await addDevice(member), await addDevice(member)]
    const id = await addNotification(database.db, member.customer, now())
    start(async ({ token }) => {
      throw new PushError('no', { isGone: token === gone, isFinal: true })
    })
    await expect.poll(async () => (await stateOf(id))?.open).toBe(0)
    const { rows } = await sql<{
      token: string
    }>`select token from push_tokens where customer_id = ${member.customer}`.execute(database.db)
    expect(rows).toEqual([{ token: odd }])
    expect([await stateOf(id), await smsTo(member)]).toMatchObject([{ isPushed: false }, 1])
  })

  test('that somebody who died had begun is not sent again: the message stands behind it', async () => {
    const member = await addMember(database.db)
    await addDevice(member)
    const id = await addNotification(database.db, member.customer, now())
    expect(await takeDuePush(database.db, now(), 100)).toHaveLength(1)
    const sent = start()
    const other = await addMember(database.db)
    await addDevice(other)
    await addNotification(database.db, other.customer, now())
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.id).not.toBe(id)
    expect(await smsTo(member)).toBe(1)
  })

  test('goes to no device of who wants none, has seen it, or has signed out meanwhile', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => addMember(database.db)))
    const [off, seen, left, usual] = members as [TestMember, TestMember, TestMember, TestMember]
    for (const member of members) await addDevice(member)
    const ids: number[] = []
    for (const { customer } of members) ids.push(await addNotification(database.db, customer, now()))
    await sql`update customers set allow_notification = false where id = ${off.customer}`.execute(database.db)
    await createApi({ db: database.db, accounts: testAccounts }).dispatch('POST /user/notifications/seen', {
      locale: 'en',
      token: seen.token,
      body: {},
    })
    await sql`update sessions set ended_at = now() where id = ${left.session}::uuid`.execute(database.db)
    const sent = start()
    await expect.poll(() => sent.length).toBe(1)
    await stopAll()
    expect(sent.map(({ id }) => id)).toEqual([ids[members.indexOf(usual)]])
  })
})
