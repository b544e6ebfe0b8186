import type { PaymentMethod } from '../domain/money/payment-method.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import { type Day, toClock, toDay } from '../domain/time/day.ts'
import { monthNames } from './calendar-names.ts'
import { formatDinarsInSms } from './format-price.ts'
import { bookingMessages } from './messages/booking-messages.ts'

/** Dinars, and the way they take; `several`: it was paid in more than one way, and goes back in each. */
export type MoneyBack = { amount: number; method: PaymentMethod | 'several' }

/** `unpaid`: there is nothing to give back; `policy`: nothing is given back; `free`: it cost nothing. */
export type Back = MoneyBack | 'unpaid' | 'policy' | 'free'

/** `place`: null where it is brought to the property. */
export type Cash = { code: string; amount: number; until: Date; place: Localized | null }

/** The part of a text that says where the money goes. */
export type BackKey = 'unpaid' | 'policy' | 'goesToWallet' | 'goesBack' | 'goesBackSeveral'

export function backKeysOf(back: Back): BackKey[] {
  if (back === 'free') return []
  if (typeof back === 'string') return [back]
  if (back.method === 'several') return ['goesBackSeveral']
  return [back.method === 'wallet' ? 'goesToWallet' : 'goesBack']
}

export const dateOf = (day: Day): number => Number(day.slice(8, 10))

/** Without the year: few book for longer than one ahead, and the reservation's page has it. */
export const formatShortDate = (locale: Locale, day: Day): string =>
  `${dateOf(day)}${locale === 'ku' ? 'ی ' : ' '}${monthNames[locale][Number(day.slice(5, 7)) - 1]}`

export function toMoneyValues(
  locale: Locale,
  news: { event: string; cash?: Cash; back?: Back | null },
): Record<string, string> {
  const format = (amount: number) => formatDinarsInSms(locale, amount)
  if (news.cash) {
    const { code, amount, until } = news.cash
    return { code, amount: format(amount), day: formatShortDate(locale, toDay(until)), clock: toClock(until) }
  }
  if (!news.back || typeof news.back === 'string') return {}
  const { amount, method } = news.back
  return { amount: format(amount), ...(method !== 'several' && { method: toShortName(locale, method) }) }
}

/** The bank is known by its letters, and its whole name would cost a second message. */
const toShortName = (locale: Locale, method: PaymentMethod): string =>
  method === 'fib' ? 'FIB' : bookingMessages[locale].methods[method]

/** A curly apostrophe alone would halve what fits into a message; letters of the other direction would turn the words around them. */
export function toName(locale: Locale, name: string): string {
  const plain = locale === 'en' ? name.replaceAll('’', "'").replaceAll(/[–—]/g, '-') : name
  const isForeign = (locale === 'en' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u).test(plain)
  return isForeign ? `\u2068${plain}\u2069` : plain
}

/** How many characters go into messages that belong together: fewer where one of them is not in the telephone's own alphabet. */
const roomOf = (text: string, messages: number): number => messages * (/^[ -Z_a-z\n]*$/.test(text) ? 153 : 67)

export function shorten(write: (name: string) => string, name: string, messages: number): string {
  const text = write(name)
  const over = text.length - roomOf(text, messages)
  if (over <= 0) return text
  const [, open = '', plain = '', close = ''] = /^(\u2068?)(.*?)(\u2069?)$/su.exec(name) ?? []
  return write(`${open}${plain.slice(0, Math.max(0, plain.length - over - 3)).trimEnd()}...${close}`)
}
