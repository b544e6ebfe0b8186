import type { Locale, Localized } from '../domain/text/locale.ts'
import { toDay } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { bookingSmsTexts } from './messages/booking-sms.ts'
import { type Back, backKeysOf, formatShortDate, shorten, toMoneyValues, toName } from './sms-parts.ts'

/** Facts of a purchase, besides those of any order. */
export type PurchaseNews =
  | { event: 'confirmed' }
  | { event: 'waiting'; isFree: boolean }
  | { event: 'rejected'; back: Back }
  /** `subject`: how often it was entered. */
  | { event: 'airline-ticket'; subject: number }

export type ToldPurchase = { code: string; title: Localized; startsAt: Date | null; isFlight: boolean }

type Key = 'confirmed' | 'confirmedFlight' | 'airline-ticket' | 'waiting' | 'waitingFree' | 'rejected'

// `:name` has the day behind it, where there is one.
const texts = {
  en: {
    confirmed: 'Safar: confirmed: :name (no. :id). Your tickets are in your account.',
    confirmedFlight: 'Safar: confirmed: :name (no. :id). The agency will add the airline ticket to your account.',
    'airline-ticket': 'Safar: your airline ticket is in your account: :name (no. :id).',
    waiting: 'Safar: paid; the organiser still has to confirm: :name (no. :id). We will write to you.',
    waitingFree: 'Safar: the organiser still has to confirm: :name (no. :id). We will write to you.',
    rejected: 'Safar: we are sorry, the organiser could not confirm: :name (no. :id).',
  },
  ar: {
    confirmed: 'سفر: تم التأكيد: :name (رقم :id). تجد تذاكرك في حسابك.',
    confirmedFlight: 'سفر: تم التأكيد: :name (رقم :id). تصلك تذكرة الطيران من المكتب في حسابك.',
    'airline-ticket': 'سفر: تذكرة الطيران في حسابك: :name (رقم :id).',
    waiting: 'سفر: استلمنا المبلغ وننتظر تأكيد الجهة المنظمة: :name (رقم :id). سنخبرك بالرد.',
    waitingFree: 'سفر: ننتظر تأكيد الجهة المنظمة: :name (رقم :id). سنخبرك بالرد.',
    rejected: 'سفر: نعتذر، لم تتمكن الجهة المنظمة من تأكيد: :name (رقم :id).',
  },
  ku: {
    confirmed: 'سەفەر: پشتڕاست کرایەوە: :name (ژمارە :id). بلیتەکانت لە هەژمارەکەتدان.',
    confirmedFlight: 'سەفەر: پشتڕاست کرایەوە: :name (ژمارە :id). بلیتی فڕۆکە لە هەژمارەکەتدا دەردەکەوێت.',
    'airline-ticket': 'سەفەر: بلیتی فڕۆکەکەت لە هەژمارەکەتدایە: :name (ژمارە :id).',
    waiting: 'سەفەر: پارەکەت گەیشت و چاوەڕێی وەڵامی ڕێکخەرین: :name (ژمارە :id). ئاگادارت دەکەینەوە.',
    waitingFree: 'سەفەر: چاوەڕێی وەڵامی ڕێکخەرین: :name (ژمارە :id). ئاگادارت دەکەینەوە.',
    rejected: 'سەفەر: ببورە، ڕێکخەر نەیتوانی پشتڕاستی بکاتەوە: :name (ژمارە :id).',
  },
} satisfies Record<Locale, Record<Key, string>>

/** Two messages long at most: what a name has too much is cut off, and never its day. */
export function purchaseSms(
  locale: Locale,
  { code, title, startsAt, isFlight }: ToldPurchase,
  news: PurchaseNews,
): string {
  const back = news.event === 'rejected' ? backKeysOf(news.back).map((key) => bookingSmsTexts[locale][key]) : []
  const text = [texts[locale][keyOf(news, isFlight)], ...back].join(' ')
  const values = { id: code, ...toMoneyValues(locale, news) }
  const day = startsAt ? `${locale === 'en' ? ', ' : '، '}${formatShortDate(locale, toDay(startsAt))}` : ''
  return shorten((name) => fill(text, { ...values, name: name + day }), toName(locale, title[locale]), 2)
}

function keyOf(news: PurchaseNews, isFlight: boolean): Key {
  if (news.event === 'waiting' && news.isFree) return 'waitingFree'
  return news.event === 'confirmed' && isFlight ? 'confirmedFlight' : news.event
}
