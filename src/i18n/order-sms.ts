import type { OrderKindName } from '../domain/orders/order.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import { fill } from './fill.ts'
import { bookingSmsTexts } from './messages/booking-sms.ts'
import { orderKindTexts } from './messages/order-kinds.ts'
import { type OrderSmsKey, orderSmsTexts } from './messages/order-sms.ts'
import { type Back, backKeysOf, type Cash, type MoneyBack, shorten, toMoneyValues, toName } from './sms-parts.ts'

/** The facts of an order of any kind. `subject`: the payment or refund that it is about. */
export type OrderNews =
  | { event: 'confirmed' }
  | { event: 'cancelled'; back: Back }
  | { event: 'paid-late' | 'paid-twice' | 'refunded' | 'refund-failed'; back: MoneyBack; subject: number }
  | { event: 'cash' | 'cash-reminder'; cash: Cash }

export type ToldOrder = { code: string; kind: OrderKindName; title: Localized | null }

/** Two messages long at most: what a name has too much is cut off. Where to bring money is cut after a third. */
export function orderSms(locale: Locale, { code, kind, title }: ToldOrder, news: OrderNews): string {
  const text = [orderSmsTexts[locale][keyOf(news)], ...backTextsOf(locale, news)].join(' ')
  const values = { id: code, ...toMoneyValues(locale, news) }
  const write = (name: string) => fill(text, { ...values, name })
  const called = title?.[locale] ?? orderKindTexts[locale][kind]
  return 'cash' in news
    ? shorten(write, toName(locale, news.cash.place?.[locale] ?? called), 3)
    : shorten(write, toName(locale, called), 2)
}

const keyOf = (news: OrderNews): OrderSmsKey =>
  news.event === 'refunded' && news.back.method === 'wallet' ? 'refundedToWallet' : news.event

function backTextsOf(locale: Locale, news: OrderNews): string[] {
  if (news.event !== 'cancelled' && news.event !== 'paid-late' && news.event !== 'paid-twice') return []
  return backKeysOf(news.back).map((key) => bookingSmsTexts[locale][key])
}
