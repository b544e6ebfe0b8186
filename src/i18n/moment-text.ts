import type { Locale } from '../domain/text/locale.ts'
import { fill, leftToRight } from './fill.ts'
import { formatDay, formatMoment } from './format.ts'
import { reservationsText } from './messages/reservations.ts'

/** The same of `2026-11-20T14:00`, by the clocks of wherever that is. */
export const toLocalMomentText = (locale: Locale, local: string): string =>
  fill(reservationsText[locale].labels.moment, {
    day: formatDay(locale, local.slice(0, 10)),
    time: leftToRight(local.slice(11, 16)),
  })

/** `Friday, 20 November 2026, 14:00` */
export function toMomentText(locale: Locale, instant: string): string {
  const { day, time } = formatMoment(locale, instant)
  return fill(reservationsText[locale].labels.moment, { day, time: leftToRight(time) })
}
