import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'Available offline',
  offer:
    'Save this to your device to open it offline: on the road, in the mountains, at reception. It is encrypted and removed when you sign out.',
  keep: 'Save for offline',
  keeping: 'Saving…',
  kept: 'Saved on this device on :day at :time. You can open this offline:',
  again: 'Refresh',
  drop: 'Remove from this device',
  dropping: 'Removing…',
  failed: 'This could not be saved. Try again when you are online.',
  parts: {
    page: 'This page',
    pictures: 'This page with its photos',
    place: 'The stay, its surroundings on a map and the way there',
    sale: 'What you booked, with its place on a map',
    prayer: 'Prayer times there for the next 30 days',
    driver: 'The address in large letters, for the driver',
    list: 'The list of your bookings',
    code: 'Your code',
  },
}

export type KeepingPart = keyof typeof en.parts

export const keepingText: Record<Locale, typeof en> = {
  en,
  ar: {
    title: 'للرحلة',
    offer:
      'احفظ هذه الصفحة على جهازك لتفتحها بلا اتصال: في الطريق أو في الجبل أو عند الاستقبال. تُحفظ مشفّرة، وتُحذف عند تسجيل الخروج.',
    keep: 'حفظ للرحلة',
    keeping: 'جارٍ الحفظ…',
    kept: 'محفوظة على هذا الجهاز كما كانت يوم :day، الساعة :time، وتُفتح بلا اتصال:',
    again: 'تحديث',
    drop: 'حذف من هذا الجهاز',
    dropping: 'جارٍ الحذف…',
    failed: 'تعذّر الحفظ هذه المرة. يرجى المحاولة عند توفر الاتصال.',
    parts: {
      page: 'هذه الصفحة',
      pictures: 'هذه الصفحة مع صورها',
      place: 'مكان الإقامة ومحيطه على الخريطة والطريق إليه',
      sale: 'ما حجزته مع مكانه على الخريطة',
      prayer: 'مواقيت الصلاة هناك للأيام الـ30 القادمة',
      driver: 'العنوان بأحرف كبيرة للسائق',
      list: 'قائمة حجوزاتك',
      code: 'رمزك',
    },
  },
  ku: {
    title: 'بۆ گەشتەکە',
    offer:
      'ئەمە لەسەر ئامێرەکەت هەڵبگرە بۆ ئەوەی بێ ئینتەرنێت بکرێتەوە: لە ڕێگا، لە چیا، لە پێشوازی. بە شفرەکراوی هەڵدەگیرێت و کاتێک دەچیتە دەرەوە دەسڕدرێتەوە.',
    keep: 'هەڵگرتن بۆ گەشتەکە',
    keeping: 'هەڵدەگیرێت…',
    kept: 'لەسەر ئەم ئامێرە هەڵگیراوە، بەو شێوەیەی لە :day کاتژمێر :time بوو، و بێ ئینتەرنێت دەکرێتەوە:',
    again: 'نوێکردنەوە',
    drop: 'سڕینەوە لەم ئامێرە',
    dropping: 'دەسڕدرێتەوە…',
    failed: 'ئەم جارە هەڵنەگیرا. تکایە کاتێک ئینتەرنێتت هەبوو دووبارە هەوڵ بدەرەوە.',
    parts: {
      page: 'ئەم پەڕەیە',
      pictures: 'ئەم پەڕەیە و وێنەکانی',
      place: 'شوێنی مانەوە و دەوروبەری لەسەر نەخشە و ڕێگای گەیشتن',
      sale: 'ئەوەی حجزت کردووە و شوێنەکەی لەسەر نەخشە',
      prayer: 'کاتەکانی بانگ لەوێ بۆ 30 ڕۆژی داهاتوو',
      driver: 'ناونیشان بە پیتی گەورە بۆ شۆفێر',
      list: 'لیستی حجزەکانت',
      code: 'کۆدەکەت',
    },
  },
}
