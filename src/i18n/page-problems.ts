import type { Locale } from '../domain/text/locale.ts'

/** Refusals that a page tells of; anything else has no page, or broke. */
export type PageProblem = 403 | 409 | 429 | 503

/** Sent along with the refusal: no page has to know them in advance. */
export const pageProblems: Record<Locale, Record<PageProblem, { title: string; hint: string }>> = {
  en: {
    403: { title: 'You do not have access to this page', hint: 'The page may belong to another account.' },
    409: {
      title: 'This is not possible any more',
      hint: 'Something has changed in the meantime. Reload the page.',
    },
    429: { title: 'Too Many Attempts', hint: 'You have made several requests, please try again later' },
    503: { title: 'Safar is busy right now', hint: 'Try again in a moment.' },
  },
  ar: {
    403: { title: 'لا يمكنك فتح هذه الصفحة', hint: 'ربما تخص حساباً آخر.' },
    409: { title: 'لم يعد هذا ممكناً', hint: 'تغيّر شيء في هذه الأثناء. يرجى التحقق مرة أخرى.' },
    429: { title: 'محاولات كثيرة', hint: 'محاولات كثيرة في وقت قصير، يرجى المحاولة لاحقاً.' },
    503: { title: 'منصة سفر مشغولة حالياً', hint: 'يرجى المحاولة بعد قليل.' },
  },
  ku: {
    403: { title: 'ناتوانیت ئەم پەڕەیە بکەیتەوە', hint: 'لەوانەیە هی هەژمارێکی تر بێت.' },
    409: { title: 'ئەمە چیتر ناکرێت', hint: 'لەم ماوەیەدا شتێک گۆڕاوە. تکایە دووبارە سەیری بکە.' },
    429: { title: 'زۆر جار هەوڵت داوە', hint: 'چەندین داواکاریت ناردووە، تکایە دواتر هەوڵ بدەرەوە.' },
    503: { title: 'پلاتفۆرمی سەفەر ئێستا سەرقاڵە', hint: 'تکایە کەمێکی تر هەوڵ بدەرەوە.' },
  },
}

export const isPageProblem = (status: number): status is PageProblem => status in pageProblems.en
