import type { Locale } from '../domain/text/locale.ts'
import { fill } from './fill.ts'
import { toName } from './sms-parts.ts'

export type ReviewNews = 'review-asked' | 'review-answered' | 'question-answered' | 'review-written' | 'question-asked'

const texts: Record<Locale, Record<ReviewNews, string>> = {
  en: {
    'review-asked': 'Safar: how was it? A few lines from you help other guests choose: :name',
    'review-answered': 'Safar: your review was answered: :name',
    'question-answered': 'Safar: your question was answered: :name',
    'review-written': 'Safar: a guest has written a review: :name',
    'question-asked': 'Safar: somebody has a question: :name',
  },
  ar: {
    'review-asked': 'سفر: كيف كانت تجربتك؟ بضعة أسطر منك تساعد من يأتي بعدك على الاختيار: :name',
    'review-answered': 'سفر: وصلك ردّ على تقييمك: :name',
    'question-answered': 'سفر: وصلك ردّ على سؤالك: :name',
    'review-written': 'سفر: كتب أحد الضيوف تقييماً: :name',
    'question-asked': 'سفر: وصل سؤال جديد: :name',
  },
  ku: {
    'review-asked': 'سەفەر: چۆن بوو؟ چەند دێڕێکی تۆ یارمەتیی میوانانی دوای خۆت دەدات بۆ هەڵبژاردن: :name',
    'review-answered': 'سەفەر: وەڵامی هەڵسەنگاندنەکەت درایەوە: :name',
    'question-answered': 'سەفەر: وەڵامی پرسیارەکەت درایەوە: :name',
    'review-written': 'سەفەر: میوانێک هەڵسەنگاندنێکی نووسی: :name',
    'question-asked': 'سەفەر: پرسیارێکی نوێ هەیە: :name',
  },
}

export const toReviewNews = (locale: Locale, event: ReviewNews, title: string): string =>
  fill(texts[locale][event], { name: toName(locale, title) })
