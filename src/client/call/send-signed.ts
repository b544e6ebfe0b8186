import type { ChangedPrice } from '../../contract/problem-details.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { getAccessToken } from './access-token.ts'
import type { Outcome } from './outcome.ts'
import { send } from './send.ts'

/** With the access token; one that the server refuses is renewed, and the call made once more. */
export async function sendSigned<T, Price extends ChangedPrice = ChangedPrice>(
  url: string,
  init: RequestInit,
  locale: Locale,
): Promise<Outcome<T, Price>> {
  const attempt = (token: string | null) =>
    send<T, Price>(url, token ? { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } } : init)
  const token = await getAccessToken(locale)
  // Without a token it would be refused, and its caller would take that for the end of the session.
  if (token && typeof token !== 'string') return token
  const outcome = await attempt(token)
  if (outcome.status !== 401 || !token) return outcome
  const renewed = await getAccessToken(locale, token)
  if (renewed && typeof renewed !== 'string') return renewed
  return renewed ? attempt(renewed) : outcome
}
