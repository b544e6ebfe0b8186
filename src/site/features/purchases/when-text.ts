import type { SaleKind } from '../../../domain/sales/sale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type Day, toClock, toDay } from '../../../domain/time/day.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDay } from '../../../i18n/format.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { reservationsText } from '../../../i18n/messages/reservations.ts'
import { toMomentText } from '../../../i18n/moment-text.ts'

type Timed = { itemType: SaleKind; startsAt: string | null; endsAt: string }

/** It is over at the end of a day, which is the midnight that the next one begins with. */
const toLastDay = (endsAt: string): Day => toDay(new Date(Date.parse(endsAt) - 1))

/** A start at midnight has a day and no hour. */
export function toStartText(locale: Locale, startsAt: string): string {
  const start = new Date(startsAt)
  return toClock(start) === '00:00' ? formatDay(locale, toDay(start)) : toMomentText(locale, startsAt)
}

/** A tour from its first day to its last, a flight to its way back; anything else when it begins, or until when it can be used. */
export function toWhenText(locale: Locale, { itemType, startsAt, endsAt }: Timed): string {
  if (startsAt === null) return fill(purchasesText[locale].goodUntil, { day: formatDay(locale, toLastDay(endsAt)) })
  const from = toDay(new Date(startsAt))
  const to = toLastDay(endsAt)
  if (itemType === 'event' || itemType === 'activity' || to <= from) return toStartText(locale, startsAt)
  // No other line of a ticket says at which hour a flight departs.
  const start = itemType === 'offer' ? toStartText(locale, startsAt) : formatDay(locale, from)
  return fill(reservationsText[locale].labels.dates, { from: start, to: formatDay(locale, to) })
}
