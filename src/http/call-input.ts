import type { CallKey, Calls, OkOf } from '../contract/call.ts'
import type { Locale } from '../domain/text/locale.ts'
import type { SentBytes } from './sent-bytes.ts'

/** A call as it arrives, over HTTP or from the site itself. */
export type CallInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  /** The body of a call that takes bytes. */
  bytes?: SentBytes
  locale: Locale
  /** The caller's access token. */
  token?: string
  /** The caller's address and browser. */
  address?: string
  /** Aborted when the caller has left. */
  signal?: AbortSignal
  agent?: string
  /** The token of the bot check from the header; a body may have it too. */
  botToken?: string
  /** The device cookie of an earlier sign-in. */
  device?: string
  /** The site itself has seen that a person is at work: they have just come from Google. Never said by a request. */
  isVouched?: boolean
  /** Chosen by the caller: what it created before is answered again, not created again. */
  idempotencyKey?: string
  visit?: () => Visit
}

/** A browser, by a cookie that it may have made up, and its address. */
export type Visit = { id: string; address: string }

/** A service without HTTP: the same parsing and the same handlers, whether a request or the site itself calls. Throws a `Problem` when refused. */
export type Dispatch<C extends Calls> = <K extends keyof C & CallKey>(key: K, input: CallInput) => Promise<OkOf<C[K]>>
