import type { SectionKey } from '../../domain/search/sections.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Forms } from '../plural.ts'

/** Travels to the browser, which searches on by itself: so there are only texts, with `#` for the words or the number. */
export type SearchText = {
  results: string
  total: Forms
  all: Forms
  kinds: Record<SectionKey, string>
  /** Names the links to parts of the site that are called as was typed. */
  sections: string
  suggestions: string
  staysNear: string
  narrow: string
  everything: string
  businesses: Forms
  soldOut: string
  clear: string
  recent: string
  recentNote: string
  forget: string
  popular: string
  categories: string
  nothing: string
  nothingHint: string
  /** For what has no word in it. */
  emptyHint: string
  failed: string
  failedHint: string
  /** Before the chips of what was understood. `notMeant`: takes one away. */
  understood: string
  notMeant: string
  /** What nothing fulfils. */
  relaxed: Record<'price' | 'dates' | 'place' | 'text' | 'filters', string>
  list: string
  /** The time that a price is for. */
  nights: Forms
}

/** For the page's head. */
export const searchDescription: Record<Locale, string> = {
  en: 'Search all of Safar: stays, governorates, offers, discounts and packages, tours, Umrah, visas, events, things to do and articles, in any language and spelling.',
  ar: 'خانة واحدة للبحث في منصة سفر كلها: أماكن الإقامة والمحافظات وعروض السفر والخصومات وباقاتها والباقات السياحية والعمرة والتأشيرات والفعاليات والأنشطة والمقالات، بأي لغة وأي إملاء.',
  ku: 'یەک خانە بۆ گەڕان لە هەموو بەشەکانی پلاتفۆرمی سەفەر: شوێنی مانەوە، پارێزگا، ئۆفەری گەشت، داشکاندن، پاکێجی داشکاندن، پاکێجی گەشتیاری، عومرە، ڤیزا، بۆنە، چالاکی و وتار، بە هەر زمان و ڕێنووسێک.',
}

const en: SearchText = {
  results: 'Results for “#”',
  total: { one: '# result', other: '# results' },
  all: { one: 'Show the result', other: 'All # results' },
  kinds: {
    location: 'Governorates',
    property: 'Stays',
    tourism: 'Tours',
    discount: 'Discounts',
    business_type: 'Discount categories',
    activity: 'Activities',
    event: 'Events',
    umrah: 'Umrah',
    visa: 'Visas',
    offer: 'Travel offers',
    flights: 'Flights',
    discount_package: 'Discount packages',
    article: 'Articles',
    map: 'Map',
    prayer: 'Prayer times',
    qibla: 'Qibla',
    about: 'About us',
    contact: 'Contact us',
    download: 'Download the app',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  sections: 'Sections',
  suggestions: 'Suggestions',
  staysNear: 'Stays near #',
  narrow: 'Filter results',
  everything: 'Everything',
  businesses: { one: '# business', other: '# businesses' },
  soldOut: 'Sold out',
  clear: 'Clear the search',
  recent: 'Recent searches',
  recentNote: 'Saved only on this device',
  forget: 'Remove “#”',
  popular: 'Popular places',
  categories: 'Discounts by category',
  nothing: 'Nothing found for “#”',
  nothingHint:
    'You can search in any language, spelling or keyboard layout. A shorter word finds more. Or look around here:',
  emptyHint: 'Type a word: a city, a hotel, a shrine or a type of trip. Or look around here:',
  failed: 'Search is not available right now',
  failedHint: 'We could not check for results. Try again.',
  understood: 'We understood',
  notMeant: 'Remove “#”',
  relaxed: {
    price: 'Nothing at this price. The nearest prices come first.',
    dates: 'Nothing on these dates. Here is what comes next.',
    place: 'Nothing there. These results are in other places.',
    text: 'Nothing matches all of “#”. These results match the other words.',
    filters: 'Nothing matches all of this. These results come close.',
  },
  list: 'View the full list',
  nights: { one: 'for one night', other: 'for # nights' },
}

const ar: SearchText = {
  results: 'نتائج البحث عن «#»',
  total: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  },
  all: { one: 'عرض النتيجة', two: 'عرض النتيجتين', other: 'عرض كل النتائج (#)' },
  kinds: {
    location: 'المحافظات',
    property: 'أماكن الإقامة',
    tourism: 'الباقات السياحية',
    discount: 'الخصومات',
    business_type: 'فئات الخصومات',
    activity: 'الأنشطة',
    event: 'الفعاليات',
    umrah: 'العمرة',
    visa: 'التأشيرات',
    offer: 'عروض السفر',
    flights: 'الرحلات الجوية',
    discount_package: 'باقات الخصومات',
    article: 'المقالات',
    map: 'الخريطة',
    prayer: 'مواقيت الصلاة',
    qibla: 'القبلة',
    about: 'من نحن',
    contact: 'اتصل بنا',
    download: 'تحميل التطبيق',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
  },
  sections: 'الأقسام',
  suggestions: 'اقتراحات',
  staysNear: 'أماكن الإقامة قرب #',
  narrow: 'أقسام النتائج',
  everything: 'الكل',
  businesses: {
    zero: 'لا أنشطة تجارية',
    one: 'نشاط تجاري واحد',
    two: 'نشاطان تجاريان',
    few: '# أنشطة تجارية',
    many: '# نشاطاً تجارياً',
    other: '# نشاط تجاري',
  },
  soldOut: 'نفدت الأماكن',
  clear: 'مسح البحث',
  recent: 'عمليات البحث الأخيرة',
  recentNote: 'محفوظة على هذا الجهاز فقط',
  forget: 'حذف «#»',
  popular: 'أماكن رائجة',
  categories: 'الخصومات بحسب الفئة',
  nothing: 'لا نتائج للبحث عن «#»',
  nothingHint: 'يمكنك البحث بأي لغة وأي إملاء وأي لوحة مفاتيح، والكلمة الأقصر تعطي نتائج أكثر. ويمكن التصفح من هنا:',
  emptyHint: 'اكتب كلمة: مدينة أو فندقاً أو مرقداً أو نوع رحلة. ويمكن التصفح من هنا:',
  failed: 'البحث غير متاح حالياً',
  failedHint: 'هذا لا يعني أنه لا توجد نتائج. يرجى إعادة المحاولة.',
  understood: 'ما فهمناه',
  notMeant: 'إزالة «#»',
  relaxed: {
    price: 'لا شيء بهذا السعر. الأقرب إليه أولاً.',
    dates: 'لا شيء في هذه التواريخ. إليك ما يأتي بعدها.',
    place: 'لا شيء هناك. هذه النتائج في أماكن أخرى.',
    text: 'لا شيء يطابق «#» بالكامل. هذه النتائج تطابق بقية ما كتبت.',
    filters: 'لا شيء يطابق كل ما كتبت. هذه النتائج هي الأقرب إليه.',
  },
  list: 'عرض القائمة كاملة',
  nights: { one: 'لليلة واحدة', two: 'لليلتين', few: 'مقابل # ليالٍ', many: 'مقابل # ليلة', other: 'مقابل # ليلة' },
}

const ku: SearchText = {
  results: 'ئەنجامەکانی گەڕان بۆ «#»',
  total: { one: 'یەک ئەنجام', other: '# ئەنجام' },
  all: { one: 'بینینی ئەنجامەکە', other: 'بینینی هەر # ئەنجامەکە' },
  kinds: {
    location: 'پارێزگاکان',
    property: 'شوێنەکانی مانەوە',
    tourism: 'پاکێجە گەشتیارییەکان',
    discount: 'داشکاندنەکان',
    business_type: 'پۆلەکانی داشکاندن',
    activity: 'چالاکییەکان',
    event: 'بۆنەکان',
    umrah: 'عومرە',
    visa: 'ڤیزا',
    offer: 'ئۆفەری گەشت',
    flights: 'گەشتە ئاسمانییەکان',
    discount_package: 'پاکێجەکانی داشکاندن',
    article: 'وتارەکان',
    map: 'نەخشە',
    prayer: 'کاتەکانی بانگ',
    qibla: 'قیبلە',
    about: 'دەربارەی ئێمە',
    contact: 'پەیوەندیمان پێوە بکە',
    download: 'داگرتنی ئەپ',
    terms: 'مەرج و ڕێساکان',
    privacy: 'سیاسەتی تایبەتێتی',
  },
  sections: 'بەشەکانی پلاتفۆرمی سەفەر',
  suggestions: 'پێشنیارەکان',
  staysNear: 'شوێنەکانی مانەوە لە نزیک #',
  narrow: 'جۆرەکانی ئەنجام',
  everything: 'هەمووی',
  businesses: { one: 'یەک شوێنی بازرگانی', other: '# شوێنی بازرگانی' },
  soldOut: 'جێگە نەماوە',
  clear: 'پاککردنەوەی گەڕان',
  recent: 'دوا گەڕانەکان',
  recentNote: 'تەنیا لەسەر ئەم ئامێرە هەڵگیراون',
  forget: 'سڕینەوەی «#»',
  popular: 'شوێنە بەناوبانگەکان',
  categories: 'داشکاندن بەپێی پۆل',
  nothing: 'هیچ شتێک بۆ «#» نەدۆزرایەوە',
  nothingHint: 'بە هەر زمان، ڕێنووس و تەختەکلیلێک دەتوانیت بگەڕێیت. وشەی کورتتر ئەنجامی زیاتر دەدات. یان لێرەوە بگەڕێ:',
  emptyHint: 'وشەیەک بنووسە: ناوی شارێک، هوتێلێک، مەزارگەیەک یان جۆرە گەشتێک. یان لێرەوە بگەڕێ:',
  failed: 'گەڕانەکە سەرکەوتوو نەبوو',
  failedHint: 'نەمانتوانی بەدوای ئەنجامدا بگەڕێین. تکایە دووبارە هەوڵ بدەرەوە.',
  understood: 'ئەوەی لێی تێگەیشتین',
  notMeant: 'لابردنی «#»',
  relaxed: {
    price: 'هیچ شتێک بەم نرخە نییە. نزیکترین نرخەکان لە سەرەتادان.',
    dates: 'هیچ شتێک لەم ڕۆژانەدا نییە. ئەمانە دواتر دێن.',
    place: 'لەوێ هیچ شتێک نییە. ئەم ئەنجامانە لە شوێنی ترن.',
    text: 'هیچ شتێک بە تەواوی لەگەڵ «#» ناگونجێت. ئەم ئەنجامانە لەگەڵ وشەکانی تردا دەگونجێن.',
    filters: 'هیچ شتێک لەگەڵ هەموو ئەوەی نووسیوتە ناگونجێت. ئەم ئەنجامانە نزیکترینن.',
  },
  list: 'بینینی هەموو لیستەکە',
  nights: { one: 'بۆ یەک شەو', other: 'بۆ # شەو' },
}

export const searchText: Record<Locale, SearchText> = { en, ar, ku }
