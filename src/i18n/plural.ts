import type { Locale } from '../domain/text/locale.ts'
import { groupThousands } from './group-thousands.ts'

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
export type Forms = { other: string } & Partial<Record<Category, string>>

/** The Unicode plural rules of the three locales, for whole numbers. Sorani counts one and other. */
export function categoryOf(locale: Locale, count: number): Category {
  if (locale !== 'ar') return count === 1 ? 'one' : 'other'
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return 'few'
  return rest >= 11 ? 'many' : 'other'
}

/** The form for the count, with `#` as the number itself. */
export const plural = (locale: Locale, count: number, forms: Forms): string =>
  (forms[categoryOf(locale, count)] ?? forms.other).replace('#', groupThousands(String(count)))
