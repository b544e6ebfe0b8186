import { inject } from 'vitest'
import { openPage, type Visit, type VisitInput } from './browser.ts'
import { type Client, cookieName, createClient } from './client.ts'

type SignedIn = Visit & { client: Client; phone: string; name: string; accessToken: string }

/** A browser with the cookie of a client that is signed in. */
export async function holdCookie({ context }: Pick<Visit, 'context'>, client: Client): Promise<void> {
  await context.addCookies([
    { name: cookieName, value: client.cookie(), url: inject('site'), httpOnly: true, secure: true, sameSite: 'Lax' },
  ])
}

/** A page of a new customer who is signed in already. */
export async function openSignedIn(input: VisitInput = {}): Promise<SignedIn> {
  const visit = await openPage(input)
  const client = createClient({ locale: visit.locale })
  const customer = await client.signUp()
  await holdCookie(visit, client)
  return { ...visit, client, ...customer }
}
