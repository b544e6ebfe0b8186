import type { Locale } from '../../domain/text/locale.ts'

const en = {
  reviews: {
    title: 'Reviews',
    description: 'Guest reviews of your property or tours. You can answer each review once.',
    empty: 'No reviews are waiting for an answer',
    none: 'No reviews yet',
    hint: 'Guests can write one after their stay or trip.',
  },
  questions: {
    title: 'Questions',
    description: 'Questions guests ask before they book. Your answer appears on the stay’s page.',
    empty: 'No questions are waiting for an answer',
    none: 'No questions yet',
    hint: 'Guests ask on the stay’s page.',
  },
  shows: { label: 'Show', waiting: 'Unanswered', all: 'All' },
  answer: 'Your answer',
  answerHint: 'Everyone can read it, and you cannot change it later. Leave out links and phone numbers.',
  send: 'Send the answer',
  sending: 'Sending…',
  offline: 'You are offline. Try again later.',
}

export type AnswersText = typeof en

const ar: AnswersText = {
  reviews: {
    title: 'التقييمات',
    description: 'آراء الضيوف في مكانك أو رحلاتك. يمكن الرد على كل تقييم مرة واحدة.',
    empty: 'لا توجد تقييمات بانتظار الرد',
    none: 'لا توجد تقييمات بعد',
    hint: 'يكتب الضيوف تقييماتهم بعد انتهاء الإقامة أو الرحلة.',
  },
  questions: {
    title: 'الأسئلة',
    description: 'ما يسأل عنه الضيوف قبل الحجز. يظهر ردّك في صفحة مكان الإقامة.',
    empty: 'لا توجد أسئلة بانتظار الرد',
    none: 'لا توجد أسئلة بعد',
    hint: 'يطرح الضيوف أسئلتهم في صفحة مكان الإقامة.',
  },
  shows: { label: 'عرض', waiting: 'بلا رد', all: 'الكل' },
  answer: 'ردّك',
  answerHint: 'يراه الجميع، ولا يمكن تعديله لاحقاً. يُكتب من دون روابط أو أرقام هواتف.',
  send: 'إرسال الرد',
  sending: 'جارٍ الإرسال…',
  offline: 'لا يوجد اتصال الآن. يرجى المحاولة لاحقاً.',
}

const ku: AnswersText = {
  reviews: {
    title: 'هەڵسەنگاندنەکان',
    description: 'بۆچوونی میوانان دەربارەی شوێنەکەت یان گەشتەکانت. دەتوانیت یەک جار وەڵامی هەر هەڵسەنگاندنێک بدەیتەوە.',
    empty: 'هیچ هەڵسەنگاندنێک لە چاوەڕوانیی وەڵامدا نییە',
    none: 'هێشتا هیچ هەڵسەنگاندنێک نییە',
    hint: 'میوانان دوای مانەوە یان گەشتەکەیان هەڵسەنگاندن دەنووسن.',
  },
  questions: {
    title: 'پرسیارەکان',
    description: 'ئەوەی میوانان پێش حجزکردن دەیپرسن. وەڵامەکەت لە پەڕەی شوێنی مانەوەکەدا دەردەکەوێت.',
    empty: 'هیچ پرسیارێک لە چاوەڕوانیی وەڵامدا نییە',
    none: 'هێشتا هیچ پرسیارێک نییە',
    hint: 'میوانان لە پەڕەی شوێنی مانەوەکەدا دەپرسن.',
  },
  shows: { label: 'پیشاندان', waiting: 'بێ وەڵام', all: 'هەموو' },
  answer: 'وەڵامەکەت',
  answerHint: 'هەمووان دەیبینن و دواتر ناگۆڕدرێت. بەبێ بەستەر و ژمارەی مۆبایل بینووسە.',
  send: 'ناردنی وەڵام',
  sending: 'دەنێردرێت…',
  offline: 'ئێستا هێڵی ئینتەرنێت نییە. تکایە دواتر هەوڵ بدەرەوە.',
}

export const answersText: Record<Locale, AnswersText> = { en, ar, ku }
