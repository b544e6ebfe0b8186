import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { insertMail, type NewMail } from '../../../db/queries/messages/mail-messages.ts'
import { later } from '../../../domain/time/later.ts'

export type TestReader = { customer: number; address: string }

let count = 0

/** A customer with an address that mail may go to. */
export async function addReader(db: Db, { isVerified = true } = {}): Promise<TestReader> {
  const phone = `+9647${String(400_000_000 + ++count)}`
  const address = `reader-${count}@example.org`
  const account = await sql<{ id: string }>`insert into accounts (phone) values (${phone}) returning id`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into customers (account_id, name, email, email_verified_at, mail_secret, language)
    values (${account.rows[0]?.id ?? ''}::uuid, 'Hiwa', ${address}, case when ${isVerified} then now() end,
      case when ${isVerified} then gen_random_uuid() end, 'ku') returning id`.execute(db)
  return { customer: rows[0]?.id ?? 0, address }
}

/** Confirms an address, as the link would. Returns the address, which is unique. */
export async function confirmEmail(db: Db, customer: number): Promise<string> {
  const address = `reader-${++count}@example.org`
  // A new address is unconfirmed, so it has to be confirmed first.
  await sql`update customers set email = ${address} where id = ${customer}`.execute(db)
  await sql`update customers set email_verified_at = now(), mail_secret = gen_random_uuid() where id = ${customer}`.execute(
    db,
  )
  return address
}

export const writeMail = (
  db: Db,
  { customer, address }: TestReader,
  { now = new Date(), lifetime = 48 * 3600, ...change }: Partial<NewMail> & { lifetime?: number } = {},
): Promise<boolean> =>
  db.transaction().execute((tx) =>
    insertMail(tx, {
      customer,
      address,
      kind: 'booking',
      language: 'ku',
      content: {
        title: 'حجزەکەت پشتڕاست کرایەوە',
        paragraphs: ['حجزی 4821 پشتڕاست کرایەوە.'],
        action: { label: 'کردنەوە', path: '/account/history/1' },
      },
      now,
      expiresAt: later(now, lifetime),
      ...change,
    }),
  )
