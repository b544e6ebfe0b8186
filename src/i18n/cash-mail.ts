import type { Locale } from '../domain/text/locale.ts'
import { toClock, toDay } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { formatDay, formatPrice } from './format.ts'
import { mailTexts } from './messages/mail.ts'
import type { Cash } from './sms-parts.ts'

/** The place, the amount and the deadline of a cash payment. The code is left out: mail is stored and forwarded, and the code is worth the order. */
export function toCashMail(locale: Locale, { amount, until, place }: Omit<Cash, 'code'>): string {
  const { cash, cashAtProperty } = mailTexts[locale]
  return fill(place ? cash : cashAtProperty, {
    amount: formatPrice(locale, { amount, currency: 'IQD' }),
    day: formatDay(locale, toDay(until)),
    clock: toClock(until),
    place: place?.[locale] ?? '',
  })
}
