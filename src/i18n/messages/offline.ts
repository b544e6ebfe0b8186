import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'You are offline',
  text: 'This page has not been opened on this device before, so it needs a connection. You can still open pages you have visited before.',
  bookings: 'Your bookings',
  tickets: 'Your tickets',
  prayer: 'Prayer times',
  saved: 'You are offline. This page was saved on :day at :time.',
  newVersion: 'A new version of Safar is ready.',
  reload: 'Reload',
  close: 'Close',
}

export const offlineText: Record<Locale, typeof en> = {
  en,
  ar: {
    title: 'لا يوجد اتصال',
    text: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل، لذلك تحتاج إلى اتصال بالإنترنت. أما ما فتحته سابقاً فيمكنك الاطلاع عليه الآن أيضاً.',
    bookings: 'حجوزاتك',
    tickets: 'تذاكرك',
    prayer: 'مواقيت الصلاة',
    saved: 'لا يوجد اتصال. ترى هذه الصفحة كما كانت يوم :day، الساعة :time.',
    newVersion: 'تتوفر نسخة جديدة من منصة سفر.',
    reload: 'تحديث',
    close: 'إغلاق',
  },
  ku: {
    title: 'هێڵی ئینتەرنێت نییە',
    text: 'ئەم پەڕەیە پێشتر لەم ئامێرەدا نەکراوەتەوە، بۆیە پێویستی بە ئینتەرنێت هەیە. ئەوەی پێشتر کردووتەتەوە ئێستاش دەتوانیت بیبینیت.',
    bookings: 'حجزەکانت',
    tickets: 'بلیتەکانت',
    prayer: 'کاتەکانی بانگ',
    saved: 'هێڵی ئینتەرنێت نییە. ئەم پەڕەیە بەو شێوەیە دەبینیت کە لە :day کاتژمێر :time بوو.',
    newVersion: 'وەشانێکی نوێی «سەفەر» ئامادەیە.',
    reload: 'نوێکردنەوە',
    close: 'داخستن',
  },
}
