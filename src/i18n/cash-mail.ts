import type { Locale } from '../domain/text/locale.ts'
import { toClock, toDay } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { formatDay, formatPrice } from './format.ts'
import { mailTexts } from './messages/mail.ts'
import type { Cash } from './sms-parts.ts'

/** Where to bring how much by when. The code is not in it: mail is stored and forwarded, and the code alone is worth the order. */
export function toCashMail(locale: Locale, { amount, until, place }: Omit<Cash, 'code'>): string {
  const { cash, cashAtProperty } = mailTexts[locale]
  return fill(place ? cash : cashAtProperty, {
    amount: formatPrice(locale, { amount, currency: 'IQD' }),
    day: formatDay(locale, toDay(until)),
    clock: toClock(until),
    place: place?.[locale] ?? '',
  })
}
