import type { Locale } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { type BookingSmsKey, bookingSmsTexts } from './messages/booking-sms.ts'
import type { OrderNews } from './order-sms.ts'
import {
  type Back,
  backKeysOf,
  type Cash,
  dateOf,
  formatShortDate,
  type MoneyBack,
  shorten,
  toMoneyValues,
  toName,
} from './sms-parts.ts'

/** The facts of any order, and those of a stay. */
export type BookingNews =
  | OrderNews
  | { event: 'reminder' }
  | { event: 'no-show' | 'left-early' | 'arrival-corrected'; subject: number }
  | { event: 'waiting'; isFree: boolean }
  /** `isOtherFree`: it was one of two parts, and the other can be cancelled without a fee. */
  | { event: 'rejected'; back: Back; isOtherFree?: boolean }
  | { event: 'changed'; back: MoneyBack | null; subject: number }
  | { event: 'change-expired'; subject: number }
  | { event: 'change-late'; back: MoneyBack; subject: number }

export type Booked = {
  code: string
  checkIn: Day
  checkOut: Day
  /** `HH:MM` */
  checkInClock: string
  property: string
  address: string
}

/**
 * Two messages long at most: what a name has too much is cut off. Where to bring money, or what may be done with the other part of a stay,
 * takes a third.
 */
export function bookingSms(locale: Locale, booked: Booked, news: BookingNews): string {
  const texts = bookingSmsTexts[locale]
  const text = keysOf(news)
    .map((key) => texts[key])
    .join(' ')
  const values = { ...toValues(locale, booked), ...toMoneyValues(locale, news) }
  const write = (name: string) => fill(text, { ...values, name })
  return 'cash' in news
    ? shorten(write, toName(locale, toPlace(locale, booked, news.cash)), 3)
    : shorten(write, toName(locale, booked.property), 'isOtherFree' in news && news.isOtherFree ? 3 : 2)
}

function keysOf(news: BookingNews): BookingSmsKey[] {
  switch (news.event) {
    case 'waiting':
      return [news.isFree ? 'waitingFree' : 'waiting']
    case 'refunded':
      return [news.back.method === 'wallet' ? 'refundedToWallet' : 'refunded']
    case 'changed':
      return [news.event, ...(news.back ? backKeysOf(news.back) : [])]
    case 'rejected':
      return [news.event, ...backKeysOf(news.back), ...(news.isOtherFree ? (['otherFree'] as const) : [])]
    case 'cancelled':
    case 'change-late':
    case 'paid-late':
    case 'paid-twice':
      return [news.event, ...backKeysOf(news.back)]
    default:
      return [news.event]
  }
}

function toValues(locale: Locale, { code, checkIn, checkOut, checkInClock }: Booked) {
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const from = isOneMonth ? String(dateOf(checkIn)) : formatShortDate(locale, checkIn)
  return { id: code, from, to: formatShortDate(locale, checkOut), clock: checkInClock }
}

const toPlace = (locale: Locale, { property, address }: Booked, { place }: Cash): string =>
  place?.[locale] ?? [property, address].join(locale === 'en' ? ', ' : '، ')
