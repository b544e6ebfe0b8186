import type { Locale } from '../../domain/text/locale.ts'
import { messagesOf } from '../text.tsx'
import type { Alert } from './alerts.ts'
import type { Outcome } from './outcome.ts'

type CallOutcome = {
  method: string
  outcome: Outcome<unknown>
  locale: Locale
  hide?: { error?: boolean; success?: boolean }
}

/**
 * The error catalogue of the product, in one place: too many attempts always tell; a 404 and every failed reading are the
 * caller's alone; a failed or successful writing says what the server said, unless it is hidden.
 */
export function alertFor({ method, outcome, locale, hide = {} }: CallOutcome): Alert | null {
  const t = messagesOf(locale)
  if (outcome.status === 429) return { type: 'error', title: t.alert.tooMany, message: t.alert.tooManyText }
  if (outcome.status === 404 || method === 'GET') return null
  if (outcome.ok) {
    const { message } = (outcome.body ?? {}) as { message?: string }
    return message && !hide.success ? { type: 'success', title: t.alert.success, message } : null
  }
  if (hide.error) return null
  const unsaid = outcome.status === 0 ? t.error.offline : t.error.internal
  return { type: 'error', title: t.alert.error, message: outcome.body?.message ?? unsaid }
}
