import { maxPassword, minPassword } from '../../domain/passwords/password-text.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { loadUnasked } from '../device/reload-guard.ts'
import type { PasswordVerdict } from './check-password.ts'

/** Nothing is said of a password that is too short or too long to judge, nor where the rules cannot be loaded: the server checks it anyway. */
export async function loadVerdict(
  locale: Locale,
  password: string,
  phone: string | null,
): Promise<PasswordVerdict | null> {
  const { length } = [...password]
  if (length < minPassword || length > maxPassword) return null
  const loaded = await loadUnasked(() => import('./check-password.ts')).catch(() => null)
  return loaded?.checkPassword(locale, password, phone) ?? null
}

/** The weakness of a password before it is sent. */
export async function findWeakPassword(locale: Locale, password: string, phone: string | null): Promise<string | null> {
  const verdict = await loadVerdict(locale, password, phone)
  return verdict && !verdict.isGood ? verdict.text : null
}
