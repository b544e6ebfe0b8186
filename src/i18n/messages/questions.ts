import type { Locale } from '../../domain/text/locale.ts'

const en = {
  ask: 'Ask a question',
  title: 'Ask :title',
  description: 'Ask the property a question. The answer appears on its page, and we will let you know.',
  lead: 'Once the property has answered, your question and the answer appear on its page, with your first name and an initial.',
  text: 'Your question',
  hint: 'In any language. Leave out links and phone numbers.',
  left: 'Characters left: :count',
  send: 'Send the question',
  sending: 'Sending…',
  sent: 'Your question is with the property. We will let you know when it answers.',
  another: 'Ask something else',
  back: 'Back to the stay',
  pages: 'Pages of questions',
  none: 'No questions yet.',
  guest: 'A guest',
  answer: 'Answer from the property',
  offline: 'You are offline. Try again later.',
}

export type QuestionsText = typeof en

const ar: QuestionsText = {
  ask: 'اطرح سؤالاً',
  title: 'سؤال إلى :title',
  description: 'اسأل مكان الإقامة هذا. يظهر الرد في صفحته ونبلغك به.',
  lead: 'بعد أن يرد مكان الإقامة، يظهر السؤال والرد في صفحته مع اسمك الأول والحرف الأول من لقبك.',
  text: 'سؤالك',
  hint: 'بأي لغة، من دون روابط أو أرقام هواتف.',
  left: 'الأحرف المتبقية: :count',
  send: 'إرسال السؤال',
  sending: 'جارٍ الإرسال…',
  sent: 'وصل سؤالك إلى مكان الإقامة، وسنبلغك بالرد.',
  another: 'طرح سؤال آخر',
  back: 'العودة إلى مكان الإقامة',
  pages: 'صفحات الأسئلة',
  none: 'لا توجد أسئلة بعد.',
  guest: 'أحد الضيوف',
  answer: 'رد مكان الإقامة',
  offline: 'لا يوجد اتصال الآن. يرجى المحاولة لاحقاً.',
}

const ku: QuestionsText = {
  ask: 'پرسیارێک بکە',
  title: 'پرسیار لە :title',
  description: 'پرسیار لەم شوێنی مانەوەیە بکە. وەڵامەکە لە پەڕەکەیدا دەردەکەوێت و ئاگادارت دەکەینەوە.',
  lead: 'کە شوێنی مانەوەکە وەڵامی دایەوە، پرسیار و وەڵامەکە بە ناوت و یەکەم پیتی نازناوەکەتەوە لە پەڕەکەیدا دەردەکەون.',
  text: 'پرسیارەکەت',
  hint: 'بە هەر زمانێک، بەبێ بەستەر و ژمارەی مۆبایل.',
  left: 'پیتی ماوە: :count',
  send: 'ناردنی پرسیار',
  sending: 'دەنێردرێت…',
  sent: 'پرسیارەکەت گەیشتە شوێنی مانەوەکە. کە وەڵام درایەوە ئاگادارت دەکەینەوە.',
  another: 'پرسیارێکی تر بکە',
  back: 'گەڕانەوە بۆ شوێنی مانەوەکە',
  pages: 'پەڕەکانی پرسیار',
  none: 'هێشتا هیچ پرسیارێک نییە.',
  guest: 'میوانێک',
  answer: 'وەڵامی شوێنی مانەوەکە',
  offline: 'ئێستا هێڵی ئینتەرنێت نییە. تکایە دواتر هەوڵ بدەرەوە.',
}

export const questionsText: Record<Locale, QuestionsText> = { en, ar, ku }
