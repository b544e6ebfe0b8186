import type { Locale } from './locale.ts'

/** The end of a field's name in each locale, in documents that carry all of them. */
export const suffixes = { en: 'En', ar: 'Ar', ku: 'Ku' } as const satisfies Record<Locale, string>
