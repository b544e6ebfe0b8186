import type { Locale } from '../../../../domain/text/locale.ts'
import { leftToRight } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import type { Stock } from './choice-request.ts'

export const comma = (locale: Locale): string => (locale === 'en' ? ', ' : '، ')

/** `Friday, 20 November 2026, 07:00` */
export const toStockDay = (locale: Locale, { day, time }: Pick<Stock, 'day' | 'time'>): string =>
  [day && formatDay(locale, day), time && leftToRight(time)].filter(Boolean).join(comma(locale))
