import type { Locale } from '../../domain/locale.ts'

export const commaOf = (locale: Locale): string => (locale === 'en' ? ', ' : '، ')
