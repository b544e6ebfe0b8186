import type { ReportReason } from '../../domain/reviews/review.ts'
import type { Locale } from '../../domain/text/locale.ts'

const en = {
  report: 'Report',
  review: 'Report a review',
  question: 'Report a question',
  lead: 'Our team will look at it. Until then it stays visible.',
  reported: 'What you are reporting',
  reason: 'What is wrong with it?',
  reasons: {
    untrue: 'Not true',
    insulting: 'Insulting',
    personal: 'Private information',
    advertising: 'Advertising',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  reasonRequired: 'Choose one',
  send: 'Report',
  sending: 'Sending…',
  thanks: 'Thank you. Somebody will look at it.',
  back: 'Back to :title',
}

export type ReportText = typeof en

const ar: ReportText = {
  report: 'إبلاغ',
  review: 'الإبلاغ عن تقييم',
  question: 'الإبلاغ عن سؤال',
  lead: 'ينظر فيه أحد أفراد فريقنا، ويبقى ظاهراً حتى ذلك الحين.',
  reported: 'ما تبلغ عنه',
  reason: 'ما المشكلة فيه؟',
  reasons: {
    untrue: 'غير صحيح',
    insulting: 'فيه إساءة إلى شخص',
    personal: 'يكشف معلومات خاصة',
    advertising: 'محتوى إعلاني',
    other: 'سبب آخر',
  },
  reasonRequired: 'يرجى اختيار سبب',
  send: 'إرسال البلاغ',
  sending: 'جارٍ الإرسال…',
  thanks: 'شكراً لك. سننظر في الأمر.',
  back: 'العودة إلى :title',
}

const ku: ReportText = {
  report: 'سکاڵا',
  review: 'سکاڵا دەربارەی هەڵسەنگاندنێک',
  question: 'سکاڵا دەربارەی پرسیارێک',
  lead: 'کەسێک لە تیمەکەمان سەیری دەکات. تا ئەو کاتە وەک خۆی دەمێنێتەوە.',
  reported: 'ئەوەی سکاڵای لەبارەوە دەکەیت',
  reason: 'کێشەکەی چییە؟',
  reasons: {
    untrue: 'ڕاست نییە',
    insulting: 'سووکایەتی بە کەسێک دەکات',
    personal: 'زانیاریی تایبەت ئاشکرا دەکات',
    advertising: 'ڕیکلامە',
    other: 'هۆکارێکی تر',
  },
  reasonRequired: 'تکایە هۆکارێک هەڵبژێرە',
  send: 'ناردنی سکاڵا',
  sending: 'دەنێردرێت…',
  thanks: 'سوپاس. سەیری دەکەین.',
  back: 'گەڕانەوە بۆ :title',
}

export const reportText: Record<Locale, ReportText> = { en, ar, ku }
