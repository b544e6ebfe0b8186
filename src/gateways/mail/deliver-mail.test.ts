import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { listSentMail, takeDueMail } from '../../db/queries/messages/mail-messages.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { maxMailsADay } from '../../domain/accounts/mail.ts'
import { eventually } from '../../domain/testing/time.ts'
import { later } from '../../domain/time/later.ts'
import { deliverMail } from './deliver-mail.ts'
import { createLogMail } from './log-mail.ts'
import { type Mail, MailError, type MailGateway } from './mail-gateway.ts'
import { parseMailUrl } from './parse-mail-url.ts'
import { createSmtpMail } from './smtp-mail.ts'
import { addReader, writeMail } from './testing/mail.ts'
import { messageIdOf, openSmtpServer, partsOf } from './testing/smtp-server.ts'

const database = openTestDatabase()
const clock = { offset: 0 }
const now = () => new Date(Date.now() + clock.offset * 1000)
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  clock.offset = 0
  for (const close of open.splice(0)) await close()
  await sql`delete from mail_messages`.execute(database.db)
})

type Send = (mail: Mail, handOver: () => Promise<void>) => Promise<void>

function start(gateway: MailGateway, budgets = { perHour: 100_000, perDay: 100_000 }) {
  const lines: string[] = []
  const write = (...line: unknown[]) => void lines.push(JSON.stringify(line))
  const places = { publicUrl: 'https://safar.example', host: 'safar.example' }
  const log = { warn: write, error: write }
  const delivery = deliverMail({ db: database.db, gateway, log, now, pollEvery: 20, budgets, ...places })
  open.push(delivery.stop)
  return { ...delivery, lines }
}

function startWith(send: Send, budgets?: { perHour: number; perDay: number }) {
  const sent: Mail[] = []
  const gateway = {
    name: 'smtp',
    async send(mail: Mail, handOver: () => Promise<void>) {
      await send(mail, handOver)
      sent.push(mail)
    },
  }
  return { ...start(gateway, budgets), sent }
}

async function startSmtp() {
  const server = await openSmtpServer()
  const found = parseMailUrl(server.url)
  if (!found) throw new Error('no server')
  const from = { name: 'Safar', address: 'mail@safar.example' }
  const wait = { connect: 30_000, answer: 30_000, whole: 60_000 }
  const delivery = start(createSmtpMail({ server: found, from, wait }))
  open.push(server.close)
  return { ...delivery, server }
}

const rows = async () =>
  (
    await sql<{ hasContent: boolean; isSent: boolean; gaveUp: boolean; attempts: number; wait: number }>`
      select content is not null as "hasContent", sent_at is not null as "isSent", gave_up_at is not null as "gaveUp", attempts,
        extract(epoch from due_at - tried_at)::int as wait
      from mail_messages order by id`.execute(database.db)
  ).rows

const becomes = (...expected: object[]) => eventually(async () => expect(await rows()).toMatchObject(expected))
const take = () => takeDueMail(database.db, { now: now(), leaseUntil: now(), max: 9, perHour: 99, perDay: 99 })

describe('delivering mail', () => {
  test('a server gets it in its language, and then nothing is left to read', async () => {
    const reader = await addReader(database.db)
    await writeMail(database.db, reader)
    const { server } = await startSmtp()
    await becomes({ isSent: true, hasContent: false, attempts: 1 })
    expect(server.taken).toMatchObject([{ to: [reader.address] }])
    const parts = partsOf(server.taken[0]?.raw ?? '')
    expect(parts['text/html']).toContain('<html lang="ckb" dir="rtl">')
    expect(parts['text/html']).toContain('<bdi dir="ltr">4821</bdi>')
    expect(parts['text/plain']).toContain('https://safar.example/ku/account/history/1')
  })

  test('the embedded default writes one line and leaves it in the outbox', async () => {
    const reader = await addReader(database.db)
    await writeMail(database.db, reader)
    const lines: string[] = []
    start(createLogMail((line) => lines.push(line)))
    await becomes({ isSent: true, hasContent: true })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^Mail to ${reader.address}: [^\\n]*4821`))
    expect(await listSentMail(database.db, 10)).toMatchObject([{ address: reader.address }])
  })

  test('two processes send each mail once', async () => {
    const readers = await Promise.all(Array.from({ length: 40 }, () => addReader(database.db)))
    await Promise.all(readers.map((reader) => writeMail(database.db, reader)))
    const [one, two] = [startWith(async () => {}), startWith(async () => {})]
    await eventually(async () => expect((await rows()).every(({ isSent }) => isSent)).toBe(true))
    expect([...one.sent, ...two.sent].map(({ to }) => to).sort()).toEqual(readers.map(({ address }) => address).sort())
  })

  test('a server that refuses for now gets it again after growing pauses, under the same Message-ID', async () => {
    await writeMail(database.db, await addReader(database.db))
    const { server, lines } = await startSmtp()
    const ids: string[] = []
    server.behave({ end: 451 })
    await becomes({ isSent: false, attempts: 1, wait: 30, hasContent: true })
    clock.offset += 31
    await becomes({ isSent: false, attempts: 2, wait: 60 })
    server.behave({})
    clock.offset += 61
    await becomes({ isSent: true, attempts: 3 })
    ids.push(...server.taken.map(({ raw }) => messageIdOf(raw)))
    expect(new Set(ids).size).toBe(1)
    // It said each time that it has not taken it.
    expect(lines.join()).not.toContain('second time')
    expect(lines.join()).not.toMatch(/example\.org|4821/)
  })

  test('an address that its server does not know gets nothing more until it is confirmed anew', async () => {
    const reader = await addReader(database.db)
    await writeMail(database.db, reader)
    const { server } = await startSmtp()
    server.behave({ to: '550 5.1.1 unknown' })
    await becomes({ gaveUp: true, hasContent: false, attempts: 1 })
    server.behave({})
    await writeMail(database.db, reader)
    expect((await take()).due).toEqual([])
    await sql`update customers set email_bounced_at = null where id = ${reader.customer}`.execute(database.db)
    await becomes({ gaveUp: true }, { isSent: true })
  })

  test('a mail that its content is refused for is given up, and the address stays good', async () => {
    const reader = await addReader(database.db)
    await writeMail(database.db, reader)
    const { server } = await startSmtp()
    server.behave({ end: '554 5.7.1 spam' })
    await becomes({ gaveUp: true })
    server.behave({})
    await writeMail(database.db, reader)
    await becomes({ gaveUp: true }, { isSent: true })
  })

  test('a line that breaks before the answer brings what is needed twice, the same under one Message-ID', async () => {
    await writeMail(database.db, await addReader(database.db))
    const { server, lines } = await startSmtp()
    server.behave({ end: 'cut' })
    await becomes({ isSent: false, hasContent: true, attempts: 1, wait: 30 })
    server.behave({})
    clock.offset += 31
    await becomes({ isSent: true, attempts: 2 })
    const [first, second] = server.taken.map(({ raw }) => raw)
    expect(server.taken).toHaveLength(2)
    expect(second).toBe(first)
    expect(lines.join()).toContain('a mail may arrive a second time')
  })

  test('a line that breaks before the answer brings what nobody needs once', async () => {
    await writeMail(database.db, await addReader(database.db), { kind: 'saved' })
    const { server } = await startSmtp()
    server.behave({ end: 'cut' })
    await becomes({ isSent: false, attempts: 1, wait: 30 })
    server.behave({})
    clock.offset += 31
    expect((await take()).due).toEqual([])
    expect(server.taken).toHaveLength(1)
  })

  test('what comes too late is not sent, and is erased', async () => {
    await writeMail(database.db, await addReader(database.db), { lifetime: -1 })
    const { sent } = startWith(async () => {})
    await becomes({ gaveUp: true, hasContent: false, isSent: false })
    expect(sent).toEqual([])
  })
})

describe('a process that dies', () => {
  const hang = () => new Promise<void>(() => {})

  test('before the hand-over: the mail is sent by another, and nobody wonders', async () => {
    await writeMail(database.db, await addReader(database.db))
    startWith(hang)
    // It never comes back to stop.
    open.length = 0
    await becomes({ attempts: 1 })
    clock.offset += 121
    const { sent, lines } = startWith(async (_, handOver) => handOver())
    await becomes({ isSent: true, attempts: 2 })
    expect(sent).toHaveLength(1)
    expect(lines).toEqual([])
  })

  const dieAfterHandOver = async (kind: 'booking' | 'saved') => {
    await writeMail(database.db, await addReader(database.db), { kind })
    const first: Mail[] = []
    startWith(async (mail, handOver) => {
      await handOver()
      first.push(mail)
      await hang()
    })
    open.length = 0
    await eventually(() => expect(first).toHaveLength(1))
    clock.offset += 121
    return { first, ...startWith(async (_, handOver) => handOver()) }
  }

  test('after the hand-over: what its reader needs is sent once more, the same under the same Message-ID', async () => {
    const { first, sent, lines } = await dieAfterHandOver('booking')
    await becomes({ isSent: true, attempts: 2 })
    expect(sent).toEqual(first)
    expect(lines.join()).toContain('a mail may arrive a second time')
  })

  test('after the hand-over: what nobody needs is not sent again', async () => {
    const { sent } = await dieAfterHandOver('saved')
    expect((await take()).due).toEqual([])
    clock.offset += 49 * 3600
    await becomes({ gaveUp: true, isSent: false, attempts: 1 })
    expect(sent).toEqual([])
  })
})

describe('who gets mail', () => {
  test.each([
    ['an address that is not confirmed', sql`email_verified_at = null`],
    ['another address than it was written for', sql`email = 'another@example.org'`],
    ['who turned this kind off', sql`mail_unwanted = array['saved']`],
  ])('not %s', async (_, change) => {
    const reader = await addReader(database.db)
    await writeMail(database.db, reader, { kind: 'saved' })
    await sql`update customers set ${change} where id = ${reader.customer}`.execute(database.db)
    expect((await take()).due).toEqual([])
  })

  test('a new address has to be confirmed again, whoever writes it', async () => {
    const { customer } = await addReader(database.db)
    await sql`update customers set email = 'other@example.org' where id = ${customer}`.execute(database.db)
    const { rows } = await sql`
      select email_verified_at, mail_secret from customers where id = ${customer}`.execute(database.db)
    expect(rows).toEqual([{ email_verified_at: null, mail_secret: null }])
  })

  test('no address gets more than its share of a day', async () => {
    const reader = await addReader(database.db)
    const written = await Promise.all(Array.from({ length: maxMailsADay }, () => writeMail(database.db, reader)))
    expect(written.every((isWritten) => isWritten)).toBe(true)
    expect(await writeMail(database.db, reader)).toBe(false)
  })
})

describe('the budgets of everybody', () => {
  test('beyond them mail waits, and the log says so', async () => {
    for (let left = 3; left > 0; left--) await writeMail(database.db, await addReader(database.db))
    const { sent, lines } = startWith(async () => {}, { perHour: 2, perDay: 100 })
    await eventually(() => expect(lines.join()).toContain('global limit'))
    expect(sent).toHaveLength(2)
    clock.offset += 3601
    await becomes({ isSent: true }, { isSent: true }, { isSent: true })
  })

  test('half of them is kept for what is needed, and that goes first', async () => {
    for (let left = 4; left > 0; left--) await writeMail(database.db, await addReader(database.db), { kind: 'saved' })
    await writeMail(database.db, await addReader(database.db))
    const takeOne = () =>
      takeDueMail(database.db, { now: now(), leaseUntil: later(now(), 60), max: 1, perHour: 4, perDay: 99 })
    const kinds: string[] = []
    for (let left = 5; left > 0; left--) {
      const { due } = await takeOne()
      kinds.push(...due.map(({ kind }) => kind))
    }
    expect(kinds).toEqual(['booking', 'saved'])
    await writeMail(database.db, await addReader(database.db), { kind: 'security' })
    expect((await takeOne()).due).toMatchObject([{ kind: 'security' }])
  })

  test('two processes do not both take the last of it', async () => {
    for (let left = 6; left > 0; left--) await writeMail(database.db, await addReader(database.db))
    const taking = { now: now(), leaseUntil: now(), max: 5, perHour: 4, perDay: 4 }
    const taken = await Promise.all([taking, taking, taking].map((some) => takeDueMail(database.db, some)))
    expect(taken.flatMap(({ due }) => due)).toHaveLength(4)
  })

  test('an unexpected error is told by its name alone', async () => {
    await writeMail(database.db, await addReader(database.db))
    const { lines } = startWith(async ({ to }) => {
      throw new Error(`no ${to}`)
    })
    await eventually(() => expect(lines).toHaveLength(1))
    expect(lines[0]).not.toContain('example.org')
  })

  test('an error that is ours is told as one', async () => {
    await writeMail(database.db, await addReader(database.db))
    const { lines } = startWith(async () => {
      throw new MailError('smtp: the server answered 535 to AUTH', { isFinal: false, isOurs: true })
    })
    await eventually(() => expect(lines.join()).toContain('settings'))
  })
})
