import type { Locale } from '../../domain/locale.ts'

const en = {
  ask: 'Ask a question',
  title: 'Ask :title',
  description: 'Ask this stay something. The answer is on its page, and you are told of it.',
  lead: 'The property answers here. Question and answer are then on its page, with your first name and an initial.',
  text: 'Your question',
  hint: 'In any language. Without links and phone numbers.',
  left: 'Letters left: :count',
  send: 'Send the question',
  sending: 'Sending…',
  sent: 'Your question is with the property. You will be told of the answer.',
  another: 'Ask something else',
  back: 'Back to the stay',
  pages: 'Pages of questions',
  none: 'Nobody has asked anything yet.',
  guest: 'A guest',
  answer: 'Answer of the property',
  offline: 'There is no connection right now. Please try again later',
}

export type QuestionsText = typeof en

const ar: QuestionsText = {
  ask: 'اطرح سؤالاً',
  title: 'سؤال إلى :title',
  description: 'اسأل مكان الإقامة هذا. يظهر الرد في صفحته ونبلغك به.',
  lead: 'يردّ مكان الإقامة هنا، ثم يظهر السؤال وردّه في الصفحة مع اسمك الأول والحرف الأول من لقبك.',
  text: 'سؤالك',
  hint: 'بأي لغة، من دون روابط أو أرقام هواتف.',
  left: 'الأحرف المتبقية: :count',
  send: 'إرسال السؤال',
  sending: 'جارٍ الإرسال…',
  sent: 'وصل سؤالك إلى مكان الإقامة، وسنبلغك بالرد.',
  another: 'طرح سؤال آخر',
  back: 'العودة إلى مكان الإقامة',
  pages: 'صفحات الأسئلة',
  none: 'لم يسأل أحد شيئاً بعد.',
  guest: 'أحد الضيوف',
  answer: 'رد مكان الإقامة',
  offline: 'لا يوجد اتصال الآن. يرجى المحاولة لاحقاً',
}

const ku: QuestionsText = {
  ask: 'پرسیارێک بکە',
  title: 'پرسیار لە :title',
  description: 'پرسیار لەم شوێنی مانەوەیە بکە. وەڵامەکە لە پەڕەکەیدا دەبێت و ئاگادارت دەکەینەوە.',
  lead: 'شوێنەکە لێرە وەڵام دەداتەوە. دواتر پرسیار و وەڵامەکە بە ناوت و یەکەم پیتی نازناوەکەتەوە لە پەڕەکەدا دەبن.',
  text: 'پرسیارەکەت',
  hint: 'بە هەر زمانێک، بەبێ بەستەر و ژمارەی مۆبایل.',
  left: 'پیتی ماوە: :count',
  send: 'ناردنی پرسیار',
  sending: 'دەنێردرێت…',
  sent: 'پرسیارەکەت گەیشتە شوێنی مانەوەکە. کە وەڵام درایەوە ئاگادارت دەکەینەوە.',
  another: 'پرسیارێکی تر بکە',
  back: 'گەڕانەوە بۆ شوێنی مانەوەکە',
  pages: 'پەڕەکانی پرسیار',
  none: 'هێشتا کەس هیچی نەپرسیوە.',
  guest: 'میوانێک',
  answer: 'وەڵامی شوێنەکە',
  offline: 'ئێستا هێڵی ئینتەرنێت نییە. تکایە دواتر هەوڵ بدەرەوە',
}

export const questionsText: Record<Locale, QuestionsText> = { en, ar, ku }
