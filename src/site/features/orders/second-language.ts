import type { Locale } from '../../../domain/text/locale.ts'

/** The street's own. Whoever reads that already gets English, for whoever does not. */
export const toSecondLanguage = (reader: Locale, street: 'ar' | 'ku'): Locale => (reader === street ? 'en' : street)
