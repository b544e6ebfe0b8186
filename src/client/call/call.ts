import type { ChangedPrice, Input, Key, Ok } from '../../contract/contract.ts'
import type { ChangedPrice as AnyPrice } from '../../contract/problem-details.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toAddress } from './address.ts'
import { showAlert } from './alerts.ts'
import { alertFor } from './catalogue.ts'
import type { Outcome } from './outcome.ts'
import { send } from './send.ts'

export type CallOptions = {
  locale: Locale
  apiUrl: string
  /** Suppresses the alert of an error or of a success; never that of too many attempts. */
  hide?: { error?: boolean; success?: boolean }
  signal?: AbortSignal
  /** Names one attempt to create something: sent again, it creates nothing twice. */
  idempotencyKey?: string
}

/** One typed call from the browser. It never throws: the caller gets the outcome, the person gets what the catalogue says. */
export async function call<K extends Key>(
  key: K,
  input: Input<K>,
  options: CallOptions,
): Promise<Outcome<Ok<K>, ChangedPrice<K>>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: object
  }
  const { method, path } = toAddress(key, { params, query: { ...query, lang: options.locale } })
  const init: RequestInit = {
    method,
    credentials: 'include',
    signal: options.signal,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    body: body && JSON.stringify(body),
  }
  const outcome = await (isPersonal(path) ? sendSigned : send)<Ok<K>, ChangedPrice<K>>(
    options.apiUrl + path,
    init,
    options.locale,
  )
  const alert = alertFor({ method, outcome, locale: options.locale, hide: options.hide })
  if (alert) showAlert(alert)
  return outcome
}

/** Personal calls carry the customer's token. */
const isPersonal = (path: string): boolean =>
  /^\/(customer|business|user\/(reservations|notifications|vouchers))\b/.test(path)

// Visitors never need this code; offline it may not load either.
const sendSigned = <T, Price extends AnyPrice>(
  url: string,
  init: RequestInit,
  locale: Locale,
): Promise<Outcome<T, Price>> =>
  import('./send-signed.ts').then(
    (code) => code.sendSigned<T, Price>(url, init, locale),
    () => ({ ok: false, status: 0, body: null }),
  )
