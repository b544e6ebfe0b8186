import { sql } from 'kysely'
import { Problem } from '../../../contract/problems.ts'
import type { Db } from '../../../db/database.ts'
import type { Accounts } from '../../handler.ts'

export type TestMember = { account: string; session: string; customer: number; phone: string; token: string }

export const testPassword = 'correct horse battery'

type Input = { profile?: boolean; phone?: string | null; entries?: number; status?: 'active' | 'inactive' }

let count = 0

/** A signed-in customer, as the auth service would leave them; with `entries` in each ledger. */
export async function addMember(db: Db, request: Input = {}): Promise<TestMember> {
  const { profile = true, entries = 0, status = 'active' } = request
  const phone = request.phone === undefined ? `+9647${String(500_000_000 + ++count)}` : request.phone
  const made = await sql<{ id: string }>`insert into accounts (phone, password_hash, google_subject)
    values (${phone}, 'a hash', ${phone ? null : crypto.randomUUID()}) returning id`.execute(db)
  const account = made.rows[0]?.id ?? ''
  const session = await addSession(db, account)
  const customer = profile ? await addProfile(db, account, status) : 0
  if (entries > 0) await addEntries(db, customer, entries)
  return { account, session, customer, phone: phone ?? '', token: toToken(account, session) }
}

export async function addSession(db: Db, account: string, ago = 0): Promise<string> {
  const made = await sql<{ id: string }>`insert into sessions (account_id, agent, address, used_at, expires_at)
    values (${account}, 'Firefox on Linux', '192.0.2.77', now() - make_interval(mins => ${ago}::int), now() + interval '30 days')
    returning id`.execute(db)
  return made.rows[0]?.id ?? ''
}

async function addProfile(db: Db, account: string, status: string): Promise<number> {
  const made = await sql<{ id: number }>`
    insert into customers (account_id, name, date_of_birth, gender, email, language, status)
    values (${account}, 'ئاراس کەریم', '1990-05-17', 'male', 'aras.karim@example.com', 'ku', ${status})
    returning id`.execute(db)
  return made.rows[0]?.id ?? 0
}

async function addEntries(db: Db, customer: number, entries: number): Promise<void> {
  await sql`insert into point_entries (customer_id, points, balance, reason)
    select ${customer}::int, 10, 10 * n, 'reservation' from generate_series(1, ${entries}::int) n order by n`.execute(
    db,
  )
  await sql`insert into wallet_entries (customer_id, amount, balance, reason)
    select ${customer}::int, 25000, 25000 * n, 'refund' from generate_series(1, ${entries}::int) n order by n`.execute(
    db,
  )
}

export const toToken = (account: string, session: string): string => `${account} ${session}`

/** Stands in for the auth service: a token names its account and session, and all accounts have one password. */
export const testAccounts: Accounts = {
  async identify(token) {
    const [account, session] = token.split(' ')
    return account && session ? { account, session } : null
  },
  async requireConfirmation(_member, { password, field }) {
    if (password === undefined) throw new Problem('CONFIRMATION_REQUIRED')
    if (password !== testPassword) throw new Problem('WRONG_PASSWORD', { fields: { [field]: { error: 'wrong' } } })
  },
}
