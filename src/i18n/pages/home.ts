import type { Locale } from '../../domain/locale.ts'

/** What the head of the first page and the search description of browsers say. */
export const homeHead: Record<Locale, { title: string; description: string }> = {
  en: {
    title: 'Safar: stays, events and activities all over Iraq',
    description:
      'Book hotels, apartments, resorts and guest houses in all 19 governorates, in dinars, with nothing hidden. Events and things to do where you are going.',
  },
  ar: {
    title: 'سفر: أماكن إقامة وفعاليات وأنشطة في كل العراق',
    description:
      'فنادق وشقق ومنتجعات وبيوت ضيافة في المحافظات التسع عشرة، بالدينار وبلا رسوم خفية، مع فعاليات وأنشطة في وجهتك.',
  },
  ku: {
    title: 'سەفەر: شوێنی مانەوە، بۆنە و چالاکی لە هەموو عێراق',
    description:
      'هوتێل، شوقە، ڕیزۆرت و میوانخانە لە هەر 19 پارێزگاکە، بە دینار و بێ خەرجیی شاراوە، لەگەڵ بۆنە و چالاکی لەو شوێنەی بۆی دەچیت.',
  },
}
