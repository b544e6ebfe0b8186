import { browserHeader } from '../../domain/accounts/browser-header.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { forgetPerson } from '../session/clear-on-sign-out.ts'
import { findPersonal, refreshPersonal } from '../session/personal.ts'
import { forgetBrowserName, nameBrowser } from './browser-name.ts'
import type { Outcome } from './outcome.ts'
import { send } from './send.ts'
import { sessionChannel } from './session-channel.ts'
import { openTabChannel } from './tab-channel.ts'

/** The token lives in this module alone: never in storage, never in an address. */
type AccessToken = { value: string; until: number }

/** Messages between the tabs of one browser. */
export type SessionNews =
  | { kind: 'signed-in' }
  /** With a reason where the session ended elsewhere: on another device, or by its time. */
  | { kind: 'signed-out'; hasLeft: boolean; reason?: string }
type TabMessage = SessionNews | ({ kind: 'token' } & AccessToken)

/** All calls of all tabs wait for a renewal. A person who signs in as another customer must not get the former cookie afterwards. */
const patience = 20_000

/** A token is renewed a little before it ends, so that it does not end on its way. */
const margin = 30_000

let token: AccessToken | null = null
let renewal: Promise<Renewed> | null = null
const listeners = new Set<(news: SessionNews) => void>()

// Without it (an old browser) the tabs learn of each other by the next answer.
const channel = openTabChannel(sessionChannel)

channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'token') token = { value: data.value, until: data.until }
  else hear(data)
})

function hear(news: SessionNews): void {
  if (news.kind === 'signed-out') {
    token = null
    forgetBrowserName()
    forgetPerson(news)
  }
  for (const listener of listeners) listener(news)
}

function notify(news: SessionNews): void {
  hear(news)
  // The other tabs may speak another language than the reason does.
  channel?.postMessage({ ...news, reason: undefined })
}

export const onSessionNews = (listener: (news: SessionNews) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isFresh = (known: AccessToken | null): known is AccessToken => known !== null && known.until - margin > Date.now()

type Issued = { accessToken: string; expiresIn: number }
type TokenProblem = Extract<Outcome<Issued, never>, { ok: false }>

/** A token; null for a visitor; or the reason why there is no answer now. */
type Renewed = string | null | TokenProblem

function keep({ accessToken, expiresIn }: Issued): string {
  token = { value: accessToken, until: Date.now() + expiresIn * 1000 }
  channel?.postMessage({ kind: 'token', ...token } satisfies TabMessage)
  return accessToken
}

/** After a sign-in. */
export function noteSignIn(issued: Issued): void {
  keep(issued)
  notify({ kind: 'signed-in' })
}

export const noteSignOut = (): void => notify({ kind: 'signed-out', hasLeft: true })

export const currentAccessToken = (): { accessToken: string; expiresIn: number } | null =>
  token && { accessToken: token.value, expiresIn: Math.max(0, Math.round((token.until - Date.now()) / 1000)) }

/** Renewed when missing or expired (or refused: then `isRefused` names it), once however many calls wait for it. */
export async function getAccessToken(locale: Locale, isRefused?: string): Promise<Renewed> {
  if (isFresh(token) && token.value !== isRefused) return token.value
  renewal ??= alone(() => renew(locale, isRefused)).finally(() => {
    renewal = null
  })
  return renewal
}

/** For a page that shows a visitor although a customer is signed in: it was requested with a cookie that had just been replaced. Returns whether the session is known now. */
export async function bringBack(locale: Locale): Promise<boolean> {
  const renewed = await getAccessToken(locale)
  if (typeof renewed !== 'string') return renewed === null
  notify({ kind: 'signed-in' })
  await refreshPersonal()
  return findPersonal() !== null
}

/** One tab after another: two that used the same cookie would look like a thief. */
const alone = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('safar-refresh', act) : act()

async function renew(locale: Locale, isRefused: string | undefined): Promise<Renewed> {
  // Another tab may have renewed it while this one waited.
  if (isFresh(token) && token.value !== isRefused) return token.value
  const name = nameBrowser()
  // A page that is left meanwhile should still get the new cookie. Where it does not, the next one gets the same by the browser's name.
  const outcome = await send<Issued, never>(`/api/refresh?lang=${locale}`, {
    method: 'POST',
    keepalive: true,
    headers: name ? { [browserHeader]: name } : {},
    signal: AbortSignal.timeout?.(patience),
  })
  if (outcome.ok && outcome.body) return keep(outcome.body)
  if (outcome.status === 401) {
    notify({ kind: 'signed-out', hasLeft: false, reason: outcome.ok ? undefined : outcome.body?.message })
    return null
  }
  // Cut off, or no word of ours: as if it had not been reached.
  return outcome.ok || (outcome.status < 500 && outcome.status !== 429) ? { ok: false, status: 0, body: null } : outcome
}
