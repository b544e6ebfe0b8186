import { toClock } from '../domain/day.ts'
import type { Locale } from '../domain/locale.ts'
import { fill } from './fill.ts'
import { toName } from './sms-parts.ts'

export type WaitingNews = 'waiting-offered' | 'waiting-missed' | 'waiting-passed' | 'waiting-over'

const texts: Record<Locale, Record<WaitingNews, string>> = {
  en: {
    'waiting-offered':
      'Safar: what you waited for is free and held for you until :clock: :name. Book it under My waiting list',
    'waiting-missed':
      'Safar: the offer was not taken and went to the next in line: :name. You are at the end of the line now',
    'waiting-passed': 'Safar: two offers were not taken, so you are no longer in line: :name',
    'waiting-over': 'Safar: nobody can book this any more, so your waiting has ended: :name',
  },
  ar: {
    'waiting-offered': 'سفر: صار ما تنتظره متاحاً ومحفوظاً لك حتى الساعة :clock: :name. احجزه من قائمة الانتظار',
    'waiting-missed': 'سفر: لم تأخذ العرض فانتقل إلى من بعدك: :name. أنت الآن في آخر القائمة',
    'waiting-passed': 'سفر: لم تأخذ عرضين متتاليين، فلم تعد في قائمة الانتظار: :name',
    'waiting-over': 'سفر: لم يعد حجز هذا ممكناً، وانتهى انتظارك: :name',
  },
  ku: {
    'waiting-offered':
      'سەفەر: ئەوەی چاوەڕێی بوویت بەردەستە و تا کاتژمێر :clock بۆت ڕاگیراوە: :name. لە لیستی چاوەڕوانی حجزی بکە',
    'waiting-missed': 'سەفەر: پێشنیارەکەت وەرنەگرت و چوو بۆ کەسی دوای تۆ: :name. ئێستا لە کۆتایی ڕیزیت',
    'waiting-passed': 'سەفەر: دوو پێشنیارت وەرنەگرت، بۆیە ئیتر لە ڕیزی چاوەڕوانیدا نیت: :name',
    'waiting-over': 'سەفەر: ئیتر کەس ناتوانێت ئەمە حجز بکات، چاوەڕوانییەکەت کۆتایی هات: :name',
  },
}

/** `until`: of an offer. */
export const toWaitingNews = (
  locale: Locale,
  event: WaitingNews,
  { title, until }: { title: string; until: Date | null },
): string => fill(texts[locale][event], { name: toName(locale, title), clock: until ? toClock(until) : '' })
