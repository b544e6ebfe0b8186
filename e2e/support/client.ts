import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { solveAltcha } from '../../src/gateways/bot-check/testing/solve-altcha.ts'
import { codeOf } from './outbox.ts'

export const provider = 'mfa-provider-password-otp'
export const goodPassword = 'turquoise-gate-575'
export const cookieName = 'safar_session'

/** One that no other test has: among so many that two alike come once in thousands of runs. */
export const newPhone = (): string => `+9647${randomInt(500_000_000, 1_000_000_000)}`

/** The limits of an address are those of a proxy's header here, so every test can have one of its own. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

// biome-ignore lint/suspicious/noExplicitAny: what the server sends is what these tests are about
export type Answer = { status: number; body: any; headers: Headers }

type RequestInput = { body?: object; token?: string; headers?: Record<string, string> }

export type Client = ReturnType<typeof createClient>

/** A program that speaks to the server as the documents say: JSON, the bot check, the platform, a cookie. */
export function createClient({ server = inject('site'), locale = 'en' as Locale, address = newAddress() } = {}) {
  let cookie = ''

  async function send(method: string, path: string, { body, token, headers }: RequestInput = {}): Promise<Answer> {
    const response = await fetch(server + path, {
      method,
      headers: {
        'x-client-platform': 'web',
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie: `${cookieName}=${cookie}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    const input = response.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`))
    if (input) cookie = input.slice(cookieName.length + 1).split(';')[0] ?? ''
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }

  const human = () => solveAltcha(server)
  const auth = (path: string, body: object, token?: string): Promise<Answer> =>
    send('POST', `/services/auth/${path}?lang=${locale}`, { body, token })
  const customer = (method: string, path: string, token?: string, body?: object): Promise<Answer> =>
    send(method, `/services/api/customer/auth/${path}?lang=${locale}`, { body, token })

  const register = async (identifierId: string, password = goodPassword): Promise<Answer> =>
    send('POST', '/api/register', {
      body: { provider, password, recaptchaToken: await human(), identifierId, language: locale },
    })
  const login = async (identifierId: string, password = goodPassword): Promise<Answer> =>
    send('POST', '/api/login', {
      body: { provider, password, recaptchaToken: await human(), identifierId, language: locale },
    })
  const verify = async (id: string, code: string, identifierId?: string): Promise<Answer> =>
    send('POST', '/api/verify', {
      body: { code, id, recaptchaToken: await human(), identifierId, language: locale },
    })
  /** Here the token of the bot check is in the header. */
  const forgot = async (identifierId: string): Promise<Answer> =>
    send('POST', `/services/auth/forgot-password?lang=${locale}`, {
      body: { identifierId, provider },
      headers: { 'x-recaptcha-token': await human() },
    })
  const refresh = (held?: string): Promise<Answer> =>
    send('POST', `/api/refresh?lang=${locale}`, held ? { headers: { cookie: `${cookieName}=${held}` } } : {})

  return {
    server,
    locale,
    send,
    human,
    auth,
    customer,
    register,
    login,
    verify,
    forgot,
    refresh,
    codeOf: (phone: string) => codeOf(server, phone),
    /** The refresh token that a browser would hold now. */
    cookie: () => cookie,
    /** A customer with a profile, signed in. */
    async signUp(name = names[locale]) {
      const phone = newPhone()
      const { id } = requireOk(await register(phone))
      const { accessToken } = requireOk(await verify(id, await codeOf(server, phone), phone))
      requireOk(await customer('POST', 'register', accessToken, { name }))
      return { phone, name, password: goodPassword, accessToken: accessToken as string }
    },
  }
}

export const names: Record<Locale, string> = { en: 'Layla Hassan', ar: 'ليلى حسن', ku: 'لەیلا حەسەن' }

export function requireOk({ status, body }: Answer): Answer['body'] {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
