import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestAuth, newPhone, warmUp } from '../../auth/testing/auth.ts'
import { insertNoSms, insertSms, listOutbox, takeDueSms } from '../../db/queries/messages/sms-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { eventually } from '../../domain/testing/time.ts'
import { later } from '../../domain/time/later.ts'
import { deliverSms } from './deliver-sms.ts'
import { type Sms, SmsError } from './sms-gateway.ts'

const database = openTestDatabase()
const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  clock.stoppedAt = undefined
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  await sql`delete from sms_messages`.execute(database.db)
})

const clock: { offset: number; stoppedAt?: number | undefined } = { offset: 0 }
const now = () => new Date((clock.stoppedAt ?? Date.now()) + clock.offset * 1000)

function start({ name = 'http', send = async (_: Sms) => {}, pollEvery = 20 } = {}) {
  const lines: string[] = []
  const write = (...line: unknown[]) => void lines.push(JSON.stringify(line))
  const sent: Sms[] = []
  const gateway = {
    name,
    send: async (sms: Sms) => {
      await send(sms)
      sent.push(sms)
    },
  }
  const delivery = deliverSms({ db: database.db, gateway, log: { warn: write, error: write }, now, pollEvery })
  running.push(delivery)
  return { ...delivery, sent, lines }
}

const write = (phone = newPhone(), lifetime = 300) =>
  database.db.transaction().execute(async (tx) => {
    const sms = { phone, text: `123456 for ${phone}`, code: '123456', now: now(), expiresAt: later(now(), lifetime) }
    await insertSms(tx, sms)
    return phone
  })

const rows = async () =>
  (
    await sql<{
      phone: string
      text: string | null
      code: string | null
      isSent: boolean
      gaveUp: boolean
      attempts: number
    }>`
      select phone, text, code, sent_at is not null as "isSent", gave_up_at is not null as "gaveUp", attempts
      from sms_messages order by id`.execute(database.db)
  ).rows

const isSent = () => eventually(async () => expect(await rows()).toMatchObject([{ isSent: true }]))

describe('delivering messages', () => {
  test('a gateway gets it, and then nothing is left to read', async () => {
    const { sent } = start()
    const phone = await write()
    await isSent()
    expect(sent).toEqual([{ to: phone, text: `123456 for ${phone}`, code: '123456' }])
    expect(await rows()).toMatchObject([{ text: null, code: null }])
    expect(await listOutbox(database.db, 10)).toEqual([])
  })

  test('the embedded default leaves it in the outbox, the newest first', async () => {
    start({ name: 'log' })
    const phones = [await write(), await write()]
    await eventually(async () => expect((await rows()).every((row) => row.isSent)).toBe(true))
    const outbox = await listOutbox(database.db, 10)
    expect(outbox.map(({ to }) => to)).toEqual(phones.reverse())
    expect(outbox[0]).toEqual({ to: phones[0], text: `123456 for ${phones[0]}`, code: '123456', at: expect.any(Date) })
    expect(await listOutbox(database.db, 1)).toHaveLength(1)
  })

  test('waking it is enough', async () => {
    const { wake, sent } = start({ pollEvery: 60_000 })
    const auth = createTestAuth(database.db, { onSms: wake })
    const phone = newPhone()
    await auth.register(phone)
    await eventually(() => expect(sent).toMatchObject([{ to: phone }]))
  })

  test('two processes send each message once', async () => {
    const phones = await Promise.all(Array.from({ length: 50 }, () => write()))
    const send = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
    const [one, two] = [start({ send }), start({ send })]
    await eventually(async () => expect((await rows()).every((row) => row.isSent)).toBe(true))
    expect([...one.sent, ...two.sent].map(({ to }) => to).sort()).toEqual(phones.sort())
  })

  test('nobody takes what another is taking', async () => {
    await Promise.all(Array.from({ length: 50 }, () => write()))
    await warmUp(database.db)
    const input = { now: now(), leaseUntil: later(now(), 60), max: 10 }
    const taken = (await Promise.all(Array.from({ length: 5 }, () => takeDueSms(database.db, input)))).flat()
    expect(new Set(taken.map(({ id }) => id)).size).toBe(50)
    expect(taken).toHaveLength(50)
  })

  test('what a process took and did not finish is sent by another after a minute', async () => {
    const hung = Promise.withResolvers<void>()
    const dead = start({ send: () => hung.promise })
    const phone = await write()
    await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]))
    const other = start()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(other.sent).toEqual([])
    clock.offset += 61
    await eventually(() => expect(other.sent).toMatchObject([{ to: phone }]))
    hung.resolve()
    await dead.stop()
  })

  test('a failure is tried again after growing pauses, and told without text, code or number', async () => {
    clock.stoppedAt = Date.now()
    let failures = 0
    const { lines, sent } = start({
      send: async ({ to, text }) => {
        failures += 1
        if (failures === 1) throw new SmsError('http: the gateway answered 503', { isFinal: false })
        if (failures === 2) throw new Error(`could not send ${text} to ${to}`)
      },
    })
    const phone = await write()
    const due = async () =>
      (await sql<{ due: Date }>`select due_at as due from sms_messages`.execute(database.db)).rows[0]?.due ?? now()
    await eventually(() => expect(lines).toHaveLength(1))
    await eventually(async () => expect((await due()).getTime() - now().getTime()).toBeLessThanOrEqual(2_000))
    clock.offset += 2
    await eventually(() => expect(lines).toHaveLength(2))
    await eventually(async () => expect((await due()).getTime() - now().getTime()).toBeLessThanOrEqual(4_000))
    expect((await due()).getTime() - now().getTime()).toBeGreaterThan(2_000)
    clock.offset += 4
    await isSent()
    expect(sent).toHaveLength(1)
    expect(lines.join()).toContain('503')
    expect(lines.join()).not.toContain('123456')
    expect(lines.join()).not.toContain(phone)
  })

  test('the gateway says how long to wait', async () => {
    start({
      send: async () => {
        throw new SmsError('busy', { isFinal: false, retryAfter: 90 })
      },
    })
    await write()
    const wait = async () =>
      (await sql<{ due: Date }>`select due_at as due from sms_messages where attempts = 1`.execute(database.db)).rows[0]
    await eventually(async () => expect(((await wait())?.due.getTime() ?? 0) - now().getTime()).toBeGreaterThan(80_000))
  })

  test('what cannot be sent at all is given up and erased', async () => {
    const { lines } = start({
      send: async () => {
        throw new SmsError('http: the gateway answered 400', { isFinal: true })
      },
    })
    await write()
    await eventually(async () => expect(await rows()).toMatchObject([{ gaveUp: true, text: null, code: null }]))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(lines).toHaveLength(1)
  })

  test('what comes too late is not sent, and is erased', async () => {
    await write(newPhone(), -1)
    const { sent } = start()
    await eventually(async () => expect(await rows()).toMatchObject([{ gaveUp: true, text: null, isSent: false }]))
    expect(sent).toEqual([])
  })

  test('in place of a message for nobody, nothing is sent', async () => {
    await database.db
      .transaction()
      .execute((tx) => insertNoSms(tx, { phone: newPhone(), now: now(), expiresAt: later(now(), 300) }))
    const { sent } = start()
    await write()
    await eventually(async () => expect(await rows()).toMatchObject([{ isSent: false, attempts: 0 }, { isSent: true }]))
    expect(sent).toHaveLength(1)
  })
})
