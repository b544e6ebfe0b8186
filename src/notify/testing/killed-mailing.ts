import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Tx } from '../../db/database.ts'
import { findRecipient } from '../../db/queries/messages/notifications.ts'
import { later } from '../../domain/time/later.ts'
import { deliverMail } from '../../gateways/mail/deliver-mail.ts'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import { parseMailUrl } from '../../gateways/mail/parse-mail-url.ts'
import { createSmtpMail } from '../../gateways/mail/smtp-mail.ts'
import { notify } from '../notify.ts'
import { notifyMany } from '../notify-many.ts'

/**
 * A server that tells new customers news, half of it optional, and sends it to a mail server without a pause, until it is killed. Prints what
 * was committed, and what the mail server took. `offset`: how far its clock is ahead, in seconds.
 */
const [url = '', smtp = '', offset = '0'] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const now = () => later(new Date(), Number(offset))

const server = parseMailUrl(smtp)
if (!server) throw new Error(`${smtp} is no address of a mail server`)
const inner = createSmtpMail({ server, from: { name: 'Safar', address: 'mail@safar.example' } })
const gateway: MailGateway = {
  ...inner,
  async send(mail, handOver) {
    await inner.send(mail, handOver)
    process.stdout.write(`sent ${mail.messageId}\n`)
  },
}
const places = { publicUrl: 'https://safar.example', host: 'safar.example' }
deliverMail({ db, gateway, log: console, now, pollEvery: 5, budgets: { perHour: 1e6, perDay: 1e6 }, ...places })

async function addReader(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid()::text returning id)
    insert into customers (account_id, name, email, email_verified_at, mail_secret, language)
    select id, 'Hiwa', id || '@example.org', now(), gen_random_uuid(), 'ku' from made returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

async function say(tx: Tx, isNeeded: boolean): Promise<number> {
  const customer = await addReader(tx)
  const news = { key: '1', entityId: 1, text: 'News' } as const
  if (isNeeded) {
    const to = await findRecipient(tx, customer)
    if (to) await notify(tx, to, { ...news, event: 'confirmed', entity: 'reservation' }, { now: now() })
  } else {
    const to = { customer, language: 'ku' } as const
    await notifyMany(tx, [{ to, news: { ...news, event: 'price-fallen', entity: 'property' } }], now())
  }
  return customer
}

const countDue = async (): Promise<number> =>
  (
    await sql<{ count: number }>`select count(*)::int as count from mail_messages
      where sent_at is null and gave_up_at is null`.execute(db)
  ).rows[0]?.count ?? 0

for (let isNeeded = true; ; isNeeded = !isNeeded) {
  const customer = await db.transaction().execute((tx) => say(tx, isNeeded))
  process.stdout.write(`told ${customer}\n`)
  while ((await countDue()) > 20) await sleep(5)
}
