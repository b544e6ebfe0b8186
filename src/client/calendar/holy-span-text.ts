import type { Locale } from '../../domain/text/locale.ts'
import { monthNames } from '../../i18n/calendar-names.ts'
import type { HolySpan } from './holy-spans.ts'

/** `8–28 February`: a span is cut into the months that are seen. */
export function toHolySpanText(locale: Locale, { first, last }: HolySpan): string {
  const date = (day: string) => Number(day.slice(8))
  const month = monthNames[locale][Number(first.slice(5, 7)) - 1]
  const days = first === last ? String(date(first)) : `${date(first)}–${date(last)}`
  return `${days}${locale === 'ku' ? 'ی' : ''} ${month}`
}
