import type { Locale } from '../../../../domain/text/locale.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'

/** A day to a day, as both are written in the language. */
export const toDatesText = (locale: Locale, { checkIn, checkOut }: { checkIn: string; checkOut: string }): string =>
  fill(':from – :to', { from: formatDay(locale, checkIn), to: formatDay(locale, checkOut) })
