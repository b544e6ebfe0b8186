import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** As signing up would leave them, without the code by SMS. */
export async function addCustomer(databaseUrl: string) {
  const refreshToken = randomBytes(32).toString('base64url')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ account: string; session: string }>(
      `with a as (insert into accounts (phone) values ($1) returning id),
         c as (insert into customers (account_id, name, date_of_birth, gender, email)
               select id, 'Sara Ahmed', '1990-05-17', 'female', 'sara@example.com' from a),
         s as (insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from a returning id, account_id),
         t as (insert into refresh_tokens (hash, session_id) select $2, id from s)
       select account_id as account, id as session from s`,
      [`+9647${String(Date.now()).slice(-9)}`, createHash('sha256').update(refreshToken).digest()],
    )
    const [row] = rows
    if (!row) throw new Error('The customer was not written')
    return { ...row, refreshToken }
  } finally {
    await client.end()
  }
}
