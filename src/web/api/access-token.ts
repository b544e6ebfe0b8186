import type { Locale } from '../../domain/locale.ts'
import { forgetPerson } from '../kept-of-person.ts'
import { sessionChannel } from './session-channel.ts'
import { openTabChannel } from './tab-channel.ts'

/** The token lives in this module alone: never in storage, never in an address. */
type AccessToken = { value: string; until: number }

/** What the tabs of one browser tell each other. */
export type SessionNews =
  | { kind: 'signed-in' }
  /** With a reason where nobody asked for it here: ended on another device, or its time was over. */
  | { kind: 'signed-out'; hasLeft: boolean; reason?: string }
type Spoken = SessionNews | ({ kind: 'token' } & AccessToken)

/** A token is renewed a little before it ends, so that it does not end on its way. */
const margin = 30_000

let token: AccessToken | null = null
let renewal: Promise<string | null> | null = null
const listeners = new Set<(news: SessionNews) => void>()

// Where there is none (an old browser), the tabs learn of each other by the next answer.
const channel = openTabChannel(sessionChannel)

channel?.addEventListener('message', ({ data }: MessageEvent<Spoken>) => {
  if (data.kind === 'token') token = { value: data.value, until: data.until }
  else hear(data)
})

function hear(news: SessionNews): void {
  if (news.kind === 'signed-out') {
    token = null
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

function keep({ accessToken, expiresIn }: Issued): string {
  token = { value: accessToken, until: Date.now() + expiresIn * 1000 }
  channel?.postMessage({ kind: 'token', ...token } satisfies Spoken)
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

/** Renewed when missing or expired (or refused: then `isRefused` names it), once however many calls wait for it. Null: nobody is signed in. */
export async function getAccessToken(locale: Locale, isRefused?: string): Promise<string | null> {
  if (isFresh(token) && token.value !== isRefused) return token.value
  renewal ??= alone(() => renew(locale, isRefused)).finally(() => {
    renewal = null
  })
  return renewal
}

/** One tab after another: two that used the same cookie would look like a thief. */
const alone = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('safar-refresh', act) : act()

async function renew(locale: Locale, isRefused: string | undefined): Promise<string | null> {
  // Another tab may have renewed it while this one waited.
  if (isFresh(token) && token.value !== isRefused) return token.value
  // A page that is left meanwhile must still get the new cookie.
  const response = await fetch(`/api/refresh?lang=${locale}`, { method: 'POST', keepalive: true }).catch(() => null)
  if (response?.ok) return keep(await response.json())
  if (response?.status === 401) notify({ kind: 'signed-out', hasLeft: false, reason: await reasonOf(response) })
  return null
}

const reasonOf = async (problem: Response): Promise<string | undefined> =>
  (await problem.json().catch(() => null))?.message
