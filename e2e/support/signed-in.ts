import { createHash, randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { hashPassword } from '../../src/auth/passwords/hashing.ts'
import { query } from './booking.ts'
import { openPage, type Visit, type VisitInput } from './browser.ts'
import { type Client, cookieName, createClient, goodPassword, names, newPhone, requireOk } from './client.ts'

type Customer = { phone: string; name: string; accessToken: string }
type SignedIn = Visit & Customer & { client: Client }

/** A browser with the cookie of a client that is signed in. */
export async function holdCookie({ context }: Pick<Visit, 'context'>, client: Client): Promise<void> {
  await context.addCookies([
    { name: cookieName, value: client.cookie(), url: inject('site'), httpOnly: true, sameSite: 'Lax' },
  ])
}

// Slow on purpose, and the same for all customers here.
let passwordHash: Promise<string> | undefined

/** A customer as `client.signUp()` would leave them, without its six calls with codes and proofs of work. */
export async function addCustomer(client: Client): Promise<Customer> {
  const phone = newPhone()
  const name = names[client.locale]
  const token = randomBytes(32).toString('base64url')
  passwordHash ??= hashPassword(goodPassword)
  await query(
    `with a as (insert into accounts (phone, password_hash) values ($1, $2) returning id),
       c as (insert into customers (account_id, name, language) select id, $3, $4 from a),
       s as (insert into sessions (account_id, expires_at) select id, now() + interval '30 days' from a returning id)
     insert into refresh_tokens (hash, session_id) select $5, id from s`,
    [phone, await passwordHash, name, client.locale, createHash('sha256').update(token).digest()],
  )
  const { accessToken } = requireOk(await client.refresh(token))
  return { phone, name, accessToken }
}

/** A page of a new signed-in customer. */
export async function openSignedIn(input: VisitInput = {}): Promise<SignedIn> {
  const visit = await openPage(input)
  const client = createClient({ locale: visit.locale })
  const customer = await addCustomer(client)
  await holdCookie(visit, client)
  return { ...visit, client, ...customer }
}
