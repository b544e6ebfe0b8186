import type { Locale } from '../../domain/text/locale.ts'

/** Free units in lists and on cards. Read by loaders: none of it reaches a bundle. */
const en = {
  availability: 'Availability',
  available: 'Hide sold out',
  offerSoldOut: 'Sold out',
  tourSoldOut: 'Fully booked',
  nothing: 'Everything is sold out',
  nothingHint: 'Places may become available again. You can still browse everything.',
  showAll: 'Show everything',
}

type Text = typeof en

const ar: Text = {
  availability: 'التوفر',
  available: 'المتاح فقط',
  offerSoldOut: 'نفد العرض',
  tourSoldOut: 'اكتمل الحجز',
  nothing: 'لم يبقَ شيء متاح',
  nothingHint: 'قد تتوفر أماكن من جديد، وحتى ذلك الحين يمكن تصفح القائمة كلها.',
  showAll: 'عرض الكل',
}

const ku: Text = {
  availability: 'بەردەستبوون',
  available: 'تەنیا بەردەستەکان',
  offerSoldOut: 'نەماوە',
  tourSoldOut: 'جێگە نەماوە',
  nothing: 'هیچی بەردەست نەماوە',
  nothingHint: 'لەوانەیە دووبارە جێگە بەردەست ببێت، تا ئەو کاتە دەتوانیت هەموو لیستەکە ببینیت.',
  showAll: 'بینینی هەموو',
}

export const stockText: Record<Locale, Text> = { en, ar, ku }
