import type { Locale } from '../domain/text/locale.ts'
import { toClock } from '../domain/time/day.ts'
import { fill } from './fill.ts'
import { toName } from './sms-parts.ts'

export type WaitlistEvent = 'waiting-offered' | 'waiting-missed' | 'waiting-passed' | 'waiting-over'

const texts: Record<Locale, Record<WaitlistEvent, string>> = {
  en: {
    'waiting-offered': 'Safar: :name is available and held for you until :clock. Book it under My waiting list.',
    'waiting-missed': 'Safar: you missed an offer: :name. You are now at the end of the line.',
    'waiting-passed': 'Safar: you missed two offers, so you are no longer on the waiting list: :name',
    'waiting-over': 'Safar: :name can no longer be booked, so your waiting list has closed.',
  },
  ar: {
    'waiting-offered': 'سفر: «:name» متاح الآن ومحفوظ لك حتى الساعة :clock. احجزه من قائمة الانتظار.',
    'waiting-missed': 'سفر: فاتك العرض فانتقل إلى من بعدك: :name. أنت الآن في آخر القائمة.',
    'waiting-passed': 'سفر: فاتك عرضان، فلم تعد في قائمة الانتظار: :name',
    'waiting-over': 'سفر: لم يعد حجز «:name» ممكناً، فأُغلقت قائمة انتظارك.',
  },
  ku: {
    'waiting-offered':
      'سەفەر: ئەوەی چاوەڕێی بوویت بەردەستە و تا کاتژمێر :clock بۆت ڕاگیراوە: :name. لە لیستی چاوەڕوانی حجزی بکە.',
    'waiting-missed': 'سەفەر: پێشنیارەکەت لەدەست چوو و درا بە کەسی دوای تۆ: :name. ئێستا لە کۆتایی ڕیزدایت.',
    'waiting-passed': 'سەفەر: دوو پێشنیارت لەدەست چوو، بۆیە چیتر لە لیستی چاوەڕوانیدا نیت: :name',
    'waiting-over': 'سەفەر: «:name» چیتر حجز ناکرێت، بۆیە لیستی چاوەڕوانییەکەت داخرا.',
  },
}

/** `until`: of an offer. */
export const toWaitlistText = (
  locale: Locale,
  event: WaitlistEvent,
  { title, until }: { title: string; until: Date | null },
): string => fill(texts[locale][event], { name: toName(locale, title), clock: until ? toClock(until) : '' })
