import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

/** Texts of the first page's head and of the browsers' search description. */
export const homeHead: Record<Locale, { title: string; description: string }> = {
  en: {
    title: 'Safar: stays, events and activities all over Iraq',
    description:
      'Book hotels, apartments, resorts and guest houses in all 19 governorates, in dinars, with nothing hidden. Events and things to do where you are going.',
  },
  ar: {
    title: 'سفر: أماكن إقامة وفعاليات وأنشطة في كل العراق',
    description:
      'فنادق وشقق ومنتجعات وبيوت ضيافة في المحافظات الـ19، بالدينار وبلا رسوم خفية، مع فعاليات وأنشطة في وجهتك.',
  },
  ku: {
    title: 'سەفەر: شوێنی مانەوە، بۆنە و چالاکی لە هەموو عێراق',
    description:
      'هوتێل، شوقە، ڕیزۆرت و میوانخانە لە هەر 19 پارێزگاکە، بە دینار و بێ خەرجیی شاراوە، لەگەڵ بۆنە و چالاکی لەو شوێنەی بۆی دەچیت.',
  },
}

/** Texts of the first page alone. They travel with that page, so no other page carries them. */
export const homeText = {
  en: {
    hero: 'Where would you like to wake up?',
    heroText: 'From the marshes to the mountains: stays, events and things to do in all 19 governorates.',
    places: 'Explore by governorate',
    articles: 'Travel guides',
    discountRow: 'New discounts',
    offerRow: 'Current offers',
    browse: (n: number) => `Browse stays · ${plural('en', n, { one: '# stay in Iraq', other: '# stays in Iraq' })}`,
  },
  ar: {
    hero: 'أين وجهتك القادمة؟',
    heroText: 'من الأهوار إلى الجبال: إقامة وفعاليات وأنشطة في المحافظات الـ19.',
    places: 'استكشف بحسب المحافظة',
    articles: 'اقرأ قبل السفر',
    discountRow: 'خصومات جديدة',
    offerRow: 'عروض لفترة محدودة',
    browse: (n: number) =>
      `تصفح أماكن الإقامة · ${plural('ar', n, {
        zero: 'لا أماكن إقامة بعد',
        one: 'مكان واحد في العراق',
        two: 'مكانان في العراق',
        few: '# أماكن في العراق',
        many: '# مكاناً في العراق',
        other: '# مكان في العراق',
      })}`,
  },
  ku: {
    hero: 'گەشتی داهاتووت بۆ کوێیە؟',
    heroText: 'لە هۆڕەکانەوە تا چیاکان: شوێنی مانەوە، بۆنە و چالاکی لە هەر 19 پارێزگاکە.',
    places: 'بەپێی پارێزگا بگەڕێ',
    articles: 'پێش گەشت بیخوێنەرەوە',
    discountRow: 'داشکاندنی نوێ',
    offerRow: 'ئۆفەرەکانی ئێستا',
    browse: (n: number) => `شوێنەکانی مانەوە ببینە · ${plural('ku', n, { other: '# شوێنی مانەوە لە عێراق' })}`,
  },
} as const satisfies Record<Locale, Record<string, string | ((n: number) => string)>>
