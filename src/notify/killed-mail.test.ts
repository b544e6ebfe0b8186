import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runUntilKilled } from '../api/testing/run-until-killed.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { sizeOf } from '../domain/testing/size.ts'
import { addDays, toDay, toInstant } from '../domain/time/day.ts'
import { later } from '../domain/time/later.ts'
import { deliverMail } from '../gateways/mail/deliver-mail.ts'
import { parseMailUrl } from '../gateways/mail/parse-mail-url.ts'
import { createSmtpMail } from '../gateways/mail/smtp-mail.ts'
import { messageIdOf, openSmtpServer } from '../gateways/mail/testing/smtp-server.ts'

const database = openTestDatabase()
const script = new URL('./testing/killed-mailing.ts', import.meta.url)
const kills = sizeOf(100, 3)
const host = 'safar.example'
/** Mails that are sent at the same time. */
const batch = 5
/** In seconds: what a dead process was at is taken up by the next. */
const lease = 121
/** In seconds: the clocks of this test begin at noon in Baghdad, since mail that can wait is held back at night. */
const untilNoon = Math.ceil((toInstant(addDays(toDay(new Date()), 1), '12:00').getTime() - Date.now()) / 1000)

let server: Awaited<ReturnType<typeof openSmtpServer>>
beforeAll(async () => {
  server = await openSmtpServer()
})
afterAll(() => server.close())

/** Sends all that is due, by a server that is not killed. */
async function finish(offset: number): Promise<void> {
  const found = parseMailUrl(server.url)
  if (!found) throw new Error('no server')
  const gateway = createSmtpMail({ server: found, from: { name: 'Safar', address: `mail@${host}` } })
  const now = () => later(new Date(), offset)
  const log = { warn() {}, error() {} }
  const budgets = { perHour: 1e6, perDay: 1e6 }
  const places = { publicUrl: `https://${host}`, host }
  const delivery = deliverMail({ db: database.db, gateway, log, now, pollEvery: 20, budgets, ...places })
  const countDue = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from mail_messages
      where sent_at is null and gave_up_at is null and (handed_over_at is null or kind = 'booking')`.execute(
      database.db,
    )
    return rows[0]?.count
  }
  await expect.poll(countDue, { timeout: 60_000 }).toBe(0)
  await delivery.stop()
}

type Row = { id: string; customer: number; kind: string; isSent: boolean }

test(
  `killed ${kills} times, everything is mailed: what is needed under one Message-ID each, what is not needed never twice`,
  async () => {
    const told: number[] = []
    let kill = 0
    // On, until so much was told and taken that the kills met something.
    for (; kill < kills || told.length <= kills || server.taken.length <= kills; kill++) {
      const args = [database.url, server.url, String(untilNoon + kill * lease)]
      const lines = await runUntilKilled(script, args, kill, 2 + ((kill * 5) % 13))
      told.push(...lines.filter((line) => line.startsWith('told ')).map((line) => Number(line.slice(5))))
    }
    await finish(untilNoon + kill * lease)
    const { rows } = await sql<Row>`
      select m.message_id as id, m.customer_id as customer, m.kind, m.sent_at is not null as "isSent" from mail_messages m`.execute(
      database.db,
    )
    // A mail for each thing that was told, and none without it.
    const news = await sql<{ count: number }>`select count(*)::int as count from notifications`.execute(database.db)
    expect(rows).toHaveLength(news.rows[0]?.count ?? -1)
    expect(told.filter((customer) => !rows.some((row) => row.customer === customer))).toEqual([])

    const copies = Map.groupBy(server.taken, ({ raw }) => messageIdOf(raw).slice(1, -1 - `@${host}`.length))
    const needed = rows.filter(({ kind }) => kind === 'booking')
    const optional = rows.filter(({ kind }) => kind === 'saved')
    expect(needed.length + optional.length).toBe(rows.length)
    // Needed mail has arrived. A further copy has the same bytes, and exists only of mail that was on its way at a kill.
    expect(needed.filter(({ id, isSent }) => !isSent || !copies.has(id))).toEqual([])
    for (const [first, ...more] of copies.values()) for (const { raw } of more) expect(raw).toBe(first?.raw)
    const tooMany = server.taken.length - copies.size
    expect(tooMany).toBeLessThanOrEqual(kill * batch)
    // Optional mail has arrived once; only mail that was on its way at a kill may be missing.
    expect(optional.filter(({ id }) => (copies.get(id)?.length ?? 0) > 1)).toEqual([])
    expect(optional.filter(({ id, isSent }) => isSent && !copies.has(id))).toEqual([])
  },
  sizeOf(1_800_000, 120_000),
)
