import type { Period } from '../domain/sales/subscription.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import { addDays, toDay } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { formatShortDate, shorten, toName } from './sms-parts.ts'

// The last day is named, not the midnight after it.
const texts = {
  en: {
    active: 'Safar: your package :name is active. You can use it until :until (:id).',
    next: 'Safar: your package :name is paid. It starts on :from, after your current one, and is valid until :until (:id).',
  },
  ar: {
    active: 'سفر: باقتك «:name» فعّالة الآن، ويمكنك استخدامها حتى نهاية :until (:id).',
    next: 'سفر: تم دفع ثمن باقتك «:name». تبدأ في :from بعد انتهاء باقتك الحالية وتستمر حتى نهاية :until (:id).',
  },
  ku: {
    active: 'سەفەر: پاکێجی «:name» چالاکە. تا کۆتایی :until دەتوانیت بەکاری بهێنیت (:id).',
    next: 'سەفەر: پارەی پاکێجی «:name» درا. لە :from، دوای پاکێجی ئێستات، دەست پێ دەکات و تا کۆتایی :until کار دەکات (:id).',
  },
} satisfies Record<Locale, Record<'active' | 'next', string>>

type Begun = Period & { code: string; title: Localized; isNext: boolean }

/** That a subscription has begun, or when it will. Two messages long at most. */
export function subscriptionSms(locale: Locale, { code, title, isNext, beginsAt, expiresAt }: Begun): string {
  const values = {
    id: code,
    from: formatShortDate(locale, toDay(beginsAt)),
    until: formatShortDate(locale, addDays(toDay(expiresAt), -1)),
  }
  const write = (name: string) => fill(texts[locale][isNext ? 'next' : 'active'], { ...values, name })
  return shorten(write, toName(locale, title[locale]), 2)
}
