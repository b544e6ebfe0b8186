import type { Locale } from '../../domain/locale.ts'

const en = {
  reviews: {
    title: 'Reviews',
    description: 'What guests say of your place or journeys. You answer each once.',
    empty: 'No review waits for an answer',
    none: 'No reviews yet',
    hint: 'Guests write once their stay or journey is over.',
  },
  questions: {
    title: 'Questions',
    description: 'What guests ask before they book. What you answer is on the page of the stay.',
    empty: 'No question waits for an answer',
    none: 'No questions yet',
    hint: 'Guests ask on the page of the stay.',
  },
  shows: { label: 'Which ones', waiting: 'Without an answer', all: 'All' },
  answer: 'Your answer',
  answerHint: 'Everybody reads it, and it cannot be changed. Without links and phone numbers.',
  send: 'Answer',
  sending: 'Sending…',
  offline: 'There is no connection right now. Please try again later',
}

export type AnswersText = typeof en

const ar: AnswersText = {
  reviews: {
    title: 'التقييمات',
    description: 'ما يقوله الضيوف عن مكانك أو رحلاتك. ترد على كل تقييم مرة واحدة.',
    empty: 'لا تقييم ينتظر الرد',
    none: 'لا تقييمات بعد',
    hint: 'يكتب الضيوف بعد انتهاء الإقامة أو الرحلة.',
  },
  questions: {
    title: 'الأسئلة',
    description: 'ما يسأل عنه الضيوف قبل الحجز. يظهر ردّك في صفحة مكان الإقامة.',
    empty: 'لا سؤال ينتظر الرد',
    none: 'لا أسئلة بعد',
    hint: 'يسأل الضيوف في صفحة مكان الإقامة.',
  },
  shows: { label: 'أيّها', waiting: 'بلا رد', all: 'الكل' },
  answer: 'ردّك',
  answerHint: 'يقرؤه الجميع ولا يمكن تعديله. من دون روابط أو أرقام هواتف.',
  send: 'إرسال الرد',
  sending: 'جارٍ الإرسال…',
  offline: 'لا يوجد اتصال الآن. يرجى المحاولة لاحقاً',
}

const ku: AnswersText = {
  reviews: {
    title: 'هەڵسەنگاندنەکان',
    description: 'ئەوەی میوانان دەربارەی شوێنەکەت یان گەشتەکانت دەیڵێن. یەک جار وەڵامی هەر یەکێکیان دەدەیتەوە.',
    empty: 'هیچ هەڵسەنگاندنێک چاوەڕێی وەڵام نییە',
    none: 'هێشتا هیچ هەڵسەنگاندنێک نییە',
    hint: 'میوانان دوای تەواوبوونی مانەوە یان گەشتەکە دەنووسن.',
  },
  questions: {
    title: 'پرسیارەکان',
    description: 'ئەوەی میوانان پێش حجزکردن دەیپرسن. وەڵامەکەت لە پەڕەی شوێنی مانەوەکەدا دەبێت.',
    empty: 'هیچ پرسیارێک چاوەڕێی وەڵام نییە',
    none: 'هێشتا هیچ پرسیارێک نییە',
    hint: 'میوانان لە پەڕەی شوێنی مانەوەکەدا دەپرسن.',
  },
  shows: { label: 'کامانە', waiting: 'بێ وەڵام', all: 'هەموو' },
  answer: 'وەڵامەکەت',
  answerHint: 'هەمووان دەیخوێننەوە و ناگۆڕدرێت. بەبێ بەستەر و ژمارەی مۆبایل.',
  send: 'وەڵامدانەوە',
  sending: 'دەنێردرێت…',
  offline: 'ئێستا هێڵی ئینتەرنێت نییە. تکایە دواتر هەوڵ بدەرەوە',
}

export const answersText: Record<Locale, AnswersText> = { en, ar, ku }
