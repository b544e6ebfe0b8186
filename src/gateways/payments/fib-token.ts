import { z } from 'zod'
import type { Provider } from './provider.ts'

type Source = { provider: Provider; clientId: string; clientSecret: string; now: () => Date }

const Token = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive().default(60),
})

const path = '/auth/realms/fib-online-shop/protocol/openid-connect/token'

/** The last ten of a token's 60 seconds are not used: a call must not arrive with a token that has just ended. */
const margin = 10_000

/** One token for its lifetime, and one fetch however many ask at the same time. */
export function createFibToken({ provider, clientId, clientSecret, now }: Source) {
  let held: { token: string; goodUntil: number } | null = null
  let pending: Promise<string> | null = null

  async function fetchToken(): Promise<string> {
    const askedAt = now().getTime()
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const answer = await provider.ask(path, { method: 'POST', body, lost: 'unavailable' })
    if (answer.isRefused) throw answer.problem()
    const { access_token: token, expires_in } = answer.parse(Token)
    held = { token, goodUntil: askedAt + expires_in * 1000 - margin }
    return token
  }

  return {
    async get(): Promise<string> {
      if (held && now().getTime() < held.goodUntil) return held.token
      pending ??= fetchToken().finally(() => {
        pending = null
      })
      return pending
    },
    /** Only the one that was refused: another call may have fetched a new one since. */
    forget(token: string): void {
      if (held?.token === token) held = null
    },
  }
}
