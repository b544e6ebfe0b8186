import type { Locale } from '../../domain/locale.ts'
import { fill, leftToRight } from '../../i18n/fill.ts'
import { formatMoment } from '../../i18n/format.ts'
import { reservationsText } from '../../i18n/messages/reservations.ts'

/** `Friday, 20 November 2026, 14:00` */
export function toMomentText(locale: Locale, instant: string): string {
  const { day, time } = formatMoment(locale, instant)
  return fill(reservationsText[locale].labels.moment, { day, time: leftToRight(time) })
}
