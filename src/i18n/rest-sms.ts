import type { Money } from '../domain/money/money.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { formatDinarsInSms, formatPriceInSms } from './format-price.ts'
import { bookingSmsTexts } from './messages/booking-sms.ts'
import { type Back, backKeysOf, formatShortDate, shorten, toMoneyValues, toName } from './sms-parts.ts'

/** Messages about the rest after a deposit. `rest`: as the API has it. */
export type RestNews =
  | { event: 'rest-paid' }
  /** `dinars`: of a rest in dollars, about. */
  | { event: 'rest-reminder'; rest: Money; dinars: number | null; dueOn: Day }
  | { event: 'rest-overdue'; back: Back }

const texts = {
  en: {
    'rest-paid': 'Safar: we have received the remaining amount: :name (no. :id). It is now fully paid.',
    'rest-reminder':
      'Safar: pay the remaining amount, :rest, by :due, or your purchase will be cancelled: :name (no. :id).',
    'rest-overdue': 'Safar: cancelled because the remaining amount was not paid in time: :name (no. :id).',
  },
  ar: {
    'rest-paid': 'سفر: استلمنا المبلغ المتبقي، وبذلك اكتمل الدفع: :name (رقم :id).',
    'rest-reminder': 'سفر: يرجى دفع المبلغ المتبقي (:rest) في موعد أقصاه :due، وإلا أُلغي الشراء: :name (رقم :id).',
    'rest-overdue': 'سفر: تم الإلغاء لعدم دفع المبلغ المتبقي في موعده: :name (رقم :id).',
  },
  ku: {
    'rest-paid': 'سەفەر: پارەی ماوە گەیشت و هەموو نرخەکە درا: :name (ژمارە :id).',
    'rest-reminder': 'سەفەر: تکایە تا :due پارەی ماوە (:rest) بدە، ئەگینا هەڵدەوەشێندرێتەوە: :name (ژمارە :id).',
    'rest-overdue': 'سەفەر: پارەی ماوە لە کاتی خۆیدا نەدرا و هەڵوەشێندرایەوە: :name (ژمارە :id).',
  },
} satisfies Record<Locale, Record<RestNews['event'], string>>

/** Two messages long at most: what a name has too much is cut off. */
export function restSms(locale: Locale, { code, title }: { code: string; title: Localized }, news: RestNews): string {
  const back = news.event === 'rest-overdue' ? backKeysOf(news.back).map((key) => bookingSmsTexts[locale][key]) : []
  const text = [texts[locale][news.event], ...back].join(' ')
  const values = { id: code, ...toMoneyValues(locale, news), ...toRestValues(locale, news) }
  return shorten((name) => fill(text, { ...values, name }), toName(locale, title[locale]), 2)
}

const toRestValues = (locale: Locale, news: RestNews): Record<string, string> =>
  news.event === 'rest-reminder' ? { rest: toRestText(locale, news), due: formatShortDate(locale, news.dueOn) } : {}

// In words, since a sign for it would make a message of Latin letters twice as dear.
const inDinars: Record<Locale, string> = {
  en: ':price (about :dinars)',
  ar: ':price، نحو :dinars',
  ku: ':price، نزیکەی :dinars',
}

function toRestText(locale: Locale, { rest, dinars }: RestNews & { event: 'rest-reminder' }): string {
  const price = formatPriceInSms(locale, rest)
  return dinars === null ? price : fill(inDinars[locale], { price, dinars: formatDinarsInSms(locale, dinars) })
}
