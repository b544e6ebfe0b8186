import type { Input, Key, Ok } from '../../contract/contract.ts'
import type { Locale } from '../../domain/locale.ts'
import { toAddress } from './address.ts'
import { showAlert } from './alerts.ts'
import { alertFor } from './catalogue.ts'
import type { Outcome } from './outcome.ts'

type Options = {
  locale: Locale
  apiUrl: string
  /** Suppresses the alert of an error or of a success; never that of too many attempts. */
  hide?: { error?: boolean; success?: boolean }
  signal?: AbortSignal
}

/** One typed call from the browser. It never throws: the caller gets the outcome, the person gets what the catalogue says. */
export async function call<K extends Key>(key: K, input: Input<K>, options: Options): Promise<Outcome<Ok<K>>> {
  const { params, query } = input as { params?: Record<string, string>; query?: Record<string, string> }
  const { method, path } = toAddress(key, { params, query: { ...query, lang: options.locale } })
  const outcome = await send<Ok<K>>(options.apiUrl + path, { method, credentials: 'include', signal: options.signal })
  const alert = alertFor({ method, outcome, locale: options.locale, hide: options.hide })
  if (alert) showAlert(alert)
  return outcome
}

async function send<T>(url: string, init: RequestInit): Promise<Outcome<T>> {
  try {
    const response = await fetch(url, init)
    const body = await response.json().catch(() => null)
    return response.ok ? { ok: true, status: response.status, body } : { ok: false, status: response.status, body }
  } catch {
    return { ok: false, status: 0, body: null }
  }
}
