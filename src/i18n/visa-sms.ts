import type { Locale, Localized } from '../domain/text/locale.ts'
import type { Day } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { bookingSmsTexts } from './messages/booking-sms.ts'
import { type Back, backKeysOf, formatShortDate, shorten, toMoneyValues, toName } from './sms-parts.ts'

/** The facts of an application. `subject`: the request, and the missed promise. */
export type VisaNews =
  | { event: 'visa-received'; promisedOn: Day }
  | { event: 'visa-asked' | 'visa-late'; subject: number }
  | { event: 'visa-accepted' }
  | { event: 'visa-rejected'; back: Back }

type ToldVisa = { code: string; title: Localized }

const texts = {
  en: {
    'visa-received': 'Safar: we have your visa application: :name (no. :id). You will have an answer by :day.',
    'visa-asked': 'Safar: we need something more for your visa application: :name (no. :id). Open it in your account.',
    'visa-accepted': 'Safar: your visa is ready: :name (no. :id). You can find it in your account.',
    'visa-rejected': 'Safar: we are sorry, your visa application was rejected: :name (no. :id).',
    'visa-late':
      'Safar: we are sorry, your visa is taking longer than promised: :name (no. :id). We are working on it and will write to you.',
  },
  ar: {
    'visa-received': 'سفر: استلمنا طلب التأشيرة: :name (رقم :id). يصلك الرد في موعد أقصاه :day.',
    'visa-asked': 'سفر: طلب التأشيرة يحتاج إلى استكمال: :name (رقم :id). يرجى فتح الطلب في حسابك.',
    'visa-accepted': 'سفر: تأشيرتك جاهزة: :name (رقم :id). تجدها في حسابك.',
    'visa-rejected': 'سفر: نأسف، رُفض طلب التأشيرة: :name (رقم :id).',
    'visa-late': 'سفر: نعتذر، تأخرت التأشيرة عن موعدها: :name (رقم :id). نتابع الأمر وسنخبرك.',
  },
  ku: {
    'visa-received': 'سەفەر: داواکاریی ڤیزاکەت گەیشت: :name (ژمارە :id). تا :day وەڵامت دەدەینەوە.',
    'visa-asked': 'سەفەر: داواکاریی ڤیزاکەت پێویستی بە تەواوکردنە: :name (ژمارە :id). تکایە لە هەژمارەکەتدا بیکەرەوە.',
    'visa-accepted': 'سەفەر: ڤیزاکەت ئامادەیە: :name (ژمارە :id). لە هەژمارەکەتدایە.',
    'visa-rejected': 'سەفەر: ببورە، داواکاریی ڤیزاکەت ڕەت کرایەوە: :name (ژمارە :id).',
    'visa-late': 'سەفەر: ببورە، ڤیزاکەت دوا کەوت: :name (ژمارە :id). بەدوایدا دەچین و ئاگادارت دەکەینەوە.',
  },
} satisfies Record<Locale, Record<VisaNews['event'], string>>

/** Two messages long at most: what a name has too much is cut off. */
export function visaSms(locale: Locale, { code, title }: ToldVisa, news: VisaNews): string {
  const back = news.event === 'visa-rejected' ? backKeysOf(news.back).map((key) => bookingSmsTexts[locale][key]) : []
  const text = [texts[locale][news.event], ...back].join(' ')
  const day = news.event === 'visa-received' ? formatShortDate(locale, news.promisedOn) : ''
  const values = { id: code, day, ...toMoneyValues(locale, news) }
  return shorten((name) => fill(text, { ...values, name }), toName(locale, title[locale]), 2)
}
