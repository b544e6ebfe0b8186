import type { AuthInput, AuthKey, AuthOk } from '../../contract/auth.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toAddress } from './address.ts'
import { showAlert } from './alerts.ts'
import { solveBotCheck } from './bot-check/solve-bot-check.ts'
import { alertFor } from './catalogue.ts'
import type { Outcome } from './outcome.ts'
import { send } from './send.ts'
import { sendSigned } from './send-signed.ts'

export type AuthOptions = { locale: Locale; authUrl: string; hide?: { error?: boolean; success?: boolean } }

/** Calls that change the session go through the site's own routes, which keep its cookie. */
const proxies: Partial<Record<AuthKey, string>> = {
  'POST /public/mfa-provider-password-otp/register': '/api/register',
  'POST /public/mfa-provider-password-otp/login': '/api/login',
  'POST /public/mfa-provider-password-otp/verify': '/api/verify',
  'POST /public/auth/logout': '/api/logout',
}

const needsBotCheck: AuthKey[] = [
  'POST /public/mfa-provider-password-otp/register',
  'POST /public/mfa-provider-password-otp/login',
  'POST /public/mfa-provider-password-otp/verify',
  'POST /forgot-password',
]

const needsToken: AuthKey[] = [
  'POST /update-password',
  'POST /public/auth/initiate-update-identifier',
  'POST /public/auth/verify-update-identifier',
  'POST /public/auth/send-confirmation-code',
  'POST /public/auth/confirm-identity',
]

/** The site keeps the refresh token to itself. */
type WithoutRefresh<T> = T extends unknown ? Omit<T, 'refreshToken' | 'refreshExpiresIn'> : never
export type AuthAnswer<K extends AuthKey> = WithoutRefresh<AuthOk<K>>

/** One typed call of the auth service from the browser. It never throws. */
export async function authCall<K extends AuthKey>(
  key: K,
  input: AuthInput<K>,
  { locale, authUrl, hide }: AuthOptions,
): Promise<Outcome<AuthAnswer<K>>> {
  const { body } = input as { body?: object }
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-client-platform': 'web' }
  const recaptchaToken = needsBotCheck.includes(key) ? await tryToSolve(authUrl, key) : undefined
  if (recaptchaToken) headers['x-recaptcha-token'] = recaptchaToken
  const { method, path } = toAddress(key, { query: { lang: locale } })
  const proxy = proxies[key]
  const url = proxy ? `${proxy}?lang=${locale}` : authUrl + path
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers,
    body: JSON.stringify({ ...body, language: locale, ...(recaptchaToken ? { recaptchaToken } : {}) }),
  }
  const outcome = await (needsToken.includes(key)
    ? sendSigned<AuthAnswer<K>>(url, init, locale)
    : send<AuthAnswer<K>>(url, init))
  const alert = alertFor({ method, outcome, locale, hide })
  if (alert) showAlert(alert)
  return outcome
}

/** Without a solution the server refuses, and says so in the person's language. */
const tryToSolve = (authUrl: string, key: AuthKey): Promise<string | undefined> =>
  solveBotCheck(authUrl, key.split('/').at(-1) ?? '').catch(() => undefined)
