import type { Locale } from '../../../domain/text/locale.ts'

/** The local language of the place, or English if that is the reader's language. */
export const toSecondLanguage = (reader: Locale, street: 'ar' | 'ku'): Locale => (reader === street ? 'en' : street)
