import { type Day, toClock, toDay } from '../domain/day.ts'
import type { Locale, Localized } from '../domain/locale.ts'
import type { PaymentMethod } from '../domain/payment-method.ts'
import { monthNames } from './calendar-names.ts'
import { fill } from './fill.ts'
import { formatDinarsInSms } from './format-price.ts'
import { bookingMessages } from './messages/booking-messages.ts'
import { type BookingSmsKey, bookingSmsTexts } from './messages/booking-sms.ts'

/** Dinars, and the way they take. */
export type MoneyBack = { amount: number; method: PaymentMethod }

/** `unpaid`: there is nothing to give back; `policy`: nothing is given back; `free`: it cost nothing. */
export type Back = MoneyBack | 'unpaid' | 'policy' | 'free'

/** `place`: null where it is brought to the property. */
export type Cash = { code: string; amount: number; until: Date; place: Localized | null }

/** `subject`: the payment or refund that it is about. */
export type BookingNews =
  | { event: 'confirmed' | 'reminder' }
  | { event: 'waiting'; isFree: boolean }
  | { event: 'rejected' | 'cancelled'; back: Back }
  | { event: 'paid-late' | 'paid-twice' | 'refunded' | 'refund-failed'; back: MoneyBack; subject: number }
  | { event: 'cash' | 'cash-reminder'; cash: Cash }

export type Booked = {
  code: string
  checkIn: Day
  checkOut: Day
  /** `HH:MM` */
  checkInClock: string
  property: string
  address: string
}

/** Two messages long at most: what a name has too much is cut off. Where to bring money is cut after a third. */
export function bookingSms(locale: Locale, booked: Booked, news: BookingNews): string {
  const texts = bookingSmsTexts[locale]
  const text = keysOf(news)
    .map((key) => texts[key])
    .join(' ')
  const values = { ...toValues(locale, booked), ...toMoney(locale, news) }
  const write = (name: string) => fill(text, { ...values, name })
  return 'cash' in news
    ? shorten(write, toName(locale, toPlace(locale, booked, news.cash)), 3)
    : shorten(write, toName(locale, booked.property), 2)
}

function keysOf(news: BookingNews): BookingSmsKey[] {
  switch (news.event) {
    case 'waiting':
      return [news.isFree ? 'waitingFree' : 'waiting']
    case 'refunded':
      return [news.back.method === 'wallet' ? 'refundedToWallet' : 'refunded']
    case 'rejected':
    case 'cancelled':
    case 'paid-late':
    case 'paid-twice':
      return [news.event, ...backKeysOf(news.back)]
    default:
      return [news.event]
  }
}

function backKeysOf(back: Back): BookingSmsKey[] {
  if (back === 'free') return []
  if (typeof back === 'string') return [back]
  return [back.method === 'wallet' ? 'goesToWallet' : 'goesBack']
}

const dateOf = (day: Day): number => Number(day.slice(8, 10))

/** Without the year: few book for longer than one ahead, and the reservation's page has it. */
const formatShortDate = (locale: Locale, day: Day): string =>
  `${dateOf(day)}${locale === 'ku' ? 'ی ' : ' '}${monthNames[locale][Number(day.slice(5, 7)) - 1]}`

function toValues(locale: Locale, { code, checkIn, checkOut, checkInClock }: Booked) {
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const from = isOneMonth ? String(dateOf(checkIn)) : formatShortDate(locale, checkIn)
  return { id: code, from, to: formatShortDate(locale, checkOut), clock: checkInClock }
}

function toMoney(locale: Locale, news: BookingNews): Record<string, string> {
  const format = (amount: number) => formatDinarsInSms(locale, amount)
  if ('cash' in news) {
    const { code, amount, until } = news.cash
    return { code, amount: format(amount), day: formatShortDate(locale, toDay(until)), clock: toClock(until) }
  }
  if (!('back' in news) || typeof news.back === 'string') return {}
  const { amount, method } = news.back
  return { amount: format(amount), method: toShortName(locale, method) }
}

/** Everybody knows that bank by its letters, and its whole name would cost a second message. */
const toShortName = (locale: Locale, method: PaymentMethod): string =>
  method === 'fib' ? 'FIB' : bookingMessages[locale].methods[method]

const toPlace = (locale: Locale, { property, address }: Booked, { place }: Cash): string =>
  place?.[locale] ?? [property, address].join(locale === 'en' ? ', ' : '، ')

/** A curly apostrophe alone would halve what fits into a message; letters of the other direction would turn the words around them. */
function toName(locale: Locale, name: string): string {
  const plain = locale === 'en' ? name.replaceAll('’', "'").replaceAll(/[–—]/g, '-') : name
  const isForeign = (locale === 'en' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u).test(plain)
  return isForeign ? `\u2068${plain}\u2069` : plain
}

/** How many characters go into messages that belong together: fewer where one of them is not in the telephone's own alphabet. */
const roomOf = (text: string, messages: number): number => messages * (/^[ -Z_a-z\n]*$/.test(text) ? 153 : 67)

function shorten(write: (name: string) => string, name: string, messages: number): string {
  const text = write(name)
  const over = text.length - roomOf(text, messages)
  if (over <= 0) return text
  const [, open = '', plain = '', close = ''] = /^(\u2068?)(.*?)(\u2069?)$/su.exec(name) ?? []
  return write(`${open}${plain.slice(0, Math.max(0, plain.length - over - 3)).trimEnd()}...${close}`)
}
