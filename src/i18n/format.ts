import type { Locale } from '../domain/text/locale.ts'
import { type Day, toClock, toDay, weekdayOf } from '../domain/time/day.ts'
import { monthNames, weekdayNames } from './calendar-names.ts'

// Apart, for the pages that show prices and no dates: the names of months and weekdays weigh as much as a screen.
export { formatPrice } from './format-price.ts'

const monthOf = (locale: Locale, day: Day): string => monthNames[locale][Number(day.slice(5, 7)) - 1] ?? ''
const dateOf = (day: Day): number => Number(day.slice(8, 10))

/** `20 November 2026` */
export function formatDate(locale: Locale, day: Day): string {
  const join = locale === 'ku' ? 'ی ' : ' '
  return [dateOf(day), monthOf(locale, day), day.slice(0, 4)].join(join)
}

/** `Friday, 20 November 2026` */
export function formatDay(locale: Locale, day: Day): string {
  const comma = locale === 'en' ? ', ' : '، '
  return `${weekdayNames[locale].long[weekdayOf(day)]}${comma}${formatDate(locale, day)}`
}

/** From an instant to what Baghdad's calendar and clocks show. */
export const formatMoment = (locale: Locale, instant: string): { day: string; time: string } => {
  const date = new Date(instant)
  return { day: formatDay(locale, toDay(date)), time: toClock(date) }
}

/** The two lines of a calendar leaf. */
export const formatLeaf = (locale: Locale, instant: string): { date: string; month: string } => {
  const day = toDay(new Date(instant))
  return { date: String(dateOf(day)), month: monthOf(locale, day) }
}

/** `+964 770 000 0100`; numbers of other countries stay as they are. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+964)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
