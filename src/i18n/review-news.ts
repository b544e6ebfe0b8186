import type { Locale } from '../domain/locale.ts'
import { fill } from './fill.ts'
import { toName } from './sms-parts.ts'

export type ReviewNews = 'review-asked' | 'review-answered' | 'question-answered'

const texts: Record<Locale, Record<ReviewNews, string>> = {
  en: {
    'review-asked': 'Safar: how was it? A few lines of yours help the next guests to choose: :name',
    'review-answered': 'Safar: your review was answered: :name',
    'question-answered': 'Safar: your question was answered: :name',
  },
  ar: {
    'review-asked': 'سفر: كيف كانت تجربتك؟ بضعة أسطر منك تساعد من يأتي بعدك على الاختيار: :name',
    'review-answered': 'سفر: وصلك ردّ على تقييمك: :name',
    'question-answered': 'سفر: وصلك ردّ على سؤالك: :name',
  },
  ku: {
    'review-asked': 'سەفەر: چۆن بوو؟ چەند دێڕێکی تۆ یارمەتیی میوانانی دوای خۆت دەدات بۆ هەڵبژاردن: :name',
    'review-answered': 'سەفەر: وەڵامی هەڵسەنگاندنەکەت درایەوە: :name',
    'question-answered': 'سەفەر: وەڵامی پرسیارەکەت درایەوە: :name',
  },
}

export const toReviewNews = (locale: Locale, event: ReviewNews, title: string): string =>
  fill(texts[locale][event], { name: toName(locale, title) })
