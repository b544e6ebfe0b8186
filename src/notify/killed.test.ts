import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, type TestMember, testAccounts } from '../api/customers/testing/member.ts'
import { createApi } from '../api/service.ts'
import { runUntilKilled } from '../api/testing/run-until-killed.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { sizeOf } from '../domain/testing/size.ts'
import { deliverPush } from '../gateways/push/deliver-push.ts'
import { deliverSms } from '../gateways/sms/deliver-sms.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-telling.ts', import.meta.url)
const kills = sizeOf(100, 2)
const log = { warn() {}, error() {} }

/** Pushes that devices showed, as `id token`, as often as they were shown. */
const shown: string[] = []
const service = createServer(async (request, response) => {
  const { id, token } = (await json(request)) as { id: number; token: string }
  shown.push(`${id} ${token}`)
  response.end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  service.close()
})

async function addDevices({ token }: TestMember): Promise<void> {
  const api = createApi({ db: database.db, accounts: testAccounts })
  for (let left = 2; left > 0; left--)
    await api.dispatch('POST /user/notifications/token', {
      locale: 'en',
      token,
      body: { platform: 'android', token: crypto.randomUUID() },
    })
}

/** Sends all that is due, by a server that is not killed. */
async function finish(): Promise<void> {
  const send = async ({ id, token }: { id: number; token: string }) => void shown.push(`${id} ${token}`)
  const delivery = deliverPush({ db: database.db, gateways: { android: { send } }, log, pollEvery: 20 })
  const countDue = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from push_deliveries
      where begun_at is null and sent_at is null and gave_up_at is null`.execute(database.db)
    return rows[0]?.count
  }
  await expect.poll(countDue, { timeout: 60_000 }).toBe(0)
  await delivery.stop()
}

/** The phones that get a message once no device can be reached any more. */
async function sendMessages(): Promise<number> {
  let sent = 0
  const gateway = { name: 'http', send: async () => void sent++ }
  // After the ten minutes for seeing it, and the minute's lease of a dead process.
  const now = () => new Date(Date.now() + 15 * 60_000)
  const delivery = deliverSms({ db: database.db, gateway, log, now, pollEvery: 20 })
  const countDue = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sms_messages where sent_at is null and gave_up_at is null`.execute(database.db)
    return rows[0]?.count
  }
  await expect.poll(countDue, { timeout: 60_000 }).toBe(0)
  await delivery.stop()
  return sent
}

test(
  `killed ${kills} times, everything is told once in the list, never twice to a device, and reaches its customer`,
  async () => {
    const members = [await addMember(database.db), await addMember(database.db), await addMember(database.db)]
    for (const member of members) await addDevices(member)
    const customers = members.map(({ customer }) => customer)
    const args = [database.url, `http://127.0.0.1:${(service.address() as AddressInfo).port}`, ...customers.map(String)]
    const told: number[] = []
    // On, until so much was told and shown that the kills met something.
    for (let kill = 0; kill < kills || told.length <= kills || shown.length <= kills; kill++) {
      const lines = await runUntilKilled(script, args, kill, 1 + ((kill * 5) % 9))
      told.push(...lines.map((line) => Number(line.split(' ')[1])))
    }
    await finish()
    const { rows } = await sql<{ id: number; rings: number; isPushed: boolean; hasSms: boolean }>`
      select n.id, n.pushed_at is not null as "isPushed", exists (select from sms_messages m where m.notification_id = n.id) as "hasSms",
        (select count(*)::int from customer_events e where e.kind = 'notification' and e.subject_id = n.id) as rings
      from notifications n where customer_id = any(${customers}::int[])`.execute(database.db)
    const points = await sql<{ count: number }>`
      select count(*)::int as count from point_entries where customer_id = any(${customers}::int[])`.execute(
      database.db,
    )
    // Neither is there without the other, and each rang once.
    expect(points.rows).toEqual([{ count: rows.length }])
    expect(rows.filter(({ rings }) => rings !== 1)).toEqual([])
    expect(new Set(told).size).toBe(told.length)
    expect(told.filter((id) => !rows.some((row) => row.id === id))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
    // Reached: a service said that it took it, or the message stands behind it.
    expect(rows.filter(({ isPushed, hasSms }) => isPushed === hasSms)).toEqual([])
    const seen = new Set(shown.map((line) => Number(line.split(' ')[0])))
    expect(rows.filter(({ id, isPushed }) => isPushed && !seen.has(id))).toEqual([])
    expect(await sendMessages()).toBe(rows.filter(({ hasSms }) => hasSms).length)
  },
  sizeOf(1_800_000, 120_000),
)
