import { sql } from 'kysely'
import { createAccessTokens } from '../../../auth/tokens/access-tokens.ts'
import { createSigningKeys } from '../../../auth/tokens/signing-keys.ts'
import type { Db } from '../../../db/database.ts'

export type SignedIn = { customer: number; token: string }

type CustomerInput = { wallet?: number; points?: number }

/** Customers as signing up would leave them, with tokens that every process of this database accepts. */
export async function addSignedIn(
  db: Db,
  count: number,
  { wallet = 0, points = 0 }: CustomerInput = {},
): Promise<SignedIn[]> {
  const { rows } = await sql<{ account: string; session: string; customer: number }>`
    with made as (insert into accounts (google_subject) select gen_random_uuid() from generate_series(1, ${count}::int) returning id),
      profiles as (insert into customers (account_id, name) select id, 'Sara' from made returning id, account_id),
      opened as (insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made returning id, account_id)
    select o.account_id as account, o.id as session, p.id as customer from opened o join profiles p using (account_id)`.execute(
    db,
  )
  const customers = rows.map(({ customer }) => customer)
  if (wallet > 0)
    await sql`insert into wallet_entries (customer_id, amount, balance, reason)
      select unnest(${customers}::int[]), ${wallet}::bigint, ${wallet}::bigint, 'credit'`.execute(db)
  if (points > 0)
    await sql`insert into point_entries (customer_id, points, balance, reason)
      select unnest(${customers}::int[]), ${points}::int, ${points}::int, 'gift'`.execute(db)
  const tokens = createAccessTokens({ keys: createSigningKeys(db), issuer: 'safar' })
  return Promise.all(
    rows.map(async ({ customer, ...member }) => ({ customer, token: await tokens.issue(member, new Date()) })),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: what the server sends is what these tests are about
export type Answer = { status: number; body: any }

type Sent = { token: string; body?: object; key?: string }

/** A call of the API over HTTP. Rejects where no answer comes. */
export async function call(server: string, line: string, { token, body, key }: Sent): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ')
  const response = await fetch(`${server}/services/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
