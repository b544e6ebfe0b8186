import type { Locale } from '../../../domain/text/locale.ts'

export const commaOf = (locale: Locale): string => (locale === 'en' ? ', ' : '، ')
