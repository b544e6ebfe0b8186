import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

type CompareText = {
  title: string
  lead: string
  /** The tick box on a card. */
  tick: string
  bar: (n: number) => string
  clear: string
  full: string
  empty: string
  emptyHint: string
  all: string
  remove: string
  open: string
  rows: Record<'price' | 'rating' | 'area' | 'distance' | 'policy' | 'power' | 'internet' | 'family' | 'rooms', string>
  none: string
  notFree: string
  unknown: string
  rooms: (n: number) => string
  /** The same stay a few days earlier or later. */
  cheaper: string
  moved: (days: number, less: string) => string
}

export const compareText: Record<Locale, CompareText> = {
  en: {
    title: 'Compare stays',
    lead: 'Side by side, for the same dates and guests.',
    tick: 'Compare',
    bar: (n) => `Compare ${n}`,
    clear: 'Clear',
    full: 'You can compare up to four stays.',
    empty: 'Nothing to compare yet',
    emptyHint: 'Tick “Compare” on up to four stays.',
    all: 'Choose stays',
    remove: 'Remove',
    open: 'View rooms',
    rows: {
      price: 'Price',
      rating: 'Rating',
      area: 'Area',
      distance: 'Distance',
      policy: 'Cancellation',
      power: 'Electricity and water',
      internet: 'Internet',
      family: 'For families',
      rooms: 'Rooms',
    },
    none: 'None',
    notFree: 'No rooms available for these dates',
    unknown: 'Not specified',
    rooms: (n) => plural('en', n, { one: 'up to # guest', other: 'up to # guests' }),
    cheaper: 'Cheaper days',
    moved: (days, less) =>
      `${plural('en', Math.abs(days), { one: '# day', other: '# days' })} ${days < 0 ? 'earlier' : 'later'}: ${less} less`,
  },
  ar: {
    title: 'مقارنة أماكن الإقامة',
    lead: 'جنباً إلى جنب، للتواريخ نفسها وعدد الضيوف نفسه.',
    tick: 'مقارنة',
    bar: (n) => `مقارنة (${n})`,
    clear: 'مسح',
    full: 'يمكن مقارنة أربعة أماكن إقامة بحد أقصى.',
    empty: 'لا يوجد ما يُقارن بعد',
    emptyHint: 'يمكن اختيار «مقارنة» لأربعة أماكن إقامة بحد أقصى.',
    all: 'اختيار أماكن الإقامة',
    remove: 'إزالة',
    open: 'عرض الغرف',
    rows: {
      price: 'السعر',
      rating: 'التقييم',
      area: 'المنطقة',
      distance: 'المسافة',
      policy: 'الإلغاء',
      power: 'الكهرباء والماء',
      internet: 'الإنترنت',
      family: 'للعائلات',
      rooms: 'الغرف',
    },
    none: 'لا شيء من ذلك',
    notFree: 'لا توجد غرف متاحة لهذه التواريخ',
    unknown: 'غير محدد',
    rooms: (n) =>
      plural('ar', n, {
        one: 'حتى ضيف واحد',
        two: 'حتى ضيفين',
        few: 'حتى # ضيوف',
        many: 'حتى # ضيفاً',
        other: 'حتى # ضيف',
      }),
    cheaper: 'أيام أرخص',
    moved: (days, less) => {
      const count = plural('ar', Math.abs(days), {
        one: 'بيوم',
        two: 'بيومين',
        few: 'بـ# أيام',
        many: 'بـ# يوماً',
        other: 'بـ# يوم',
      })
      return `${days < 0 ? 'قبل ذلك' : 'بعد ذلك'} ${count}: أقل بمقدار ${less}`
    },
  },
  ku: {
    title: 'بەراوردکردنی شوێنەکانی مانەوە',
    lead: 'لە تەنیشت یەکتر، بۆ هەمان بەروار و هەمان ژمارەی میوان.',
    tick: 'بەراوردکردن',
    bar: (n) => `بەراوردکردن (${n})`,
    clear: 'پاککردنەوە',
    full: 'ئەوپەڕەکەی چوار شوێنی مانەوە بەراورد دەکرێن.',
    empty: 'هێشتا هیچ نییە بۆ بەراوردکردن',
    emptyHint: 'لای شوێنەکانی مانەوە «بەراوردکردن» هەڵبژێرە، ئەوپەڕەکەی بۆ چوار شوێن.',
    all: 'هەڵبژاردنی شوێنی مانەوە',
    remove: 'لابردن',
    open: 'بینینی ژوورەکان',
    rows: {
      price: 'نرخ',
      rating: 'هەڵسەنگاندن',
      area: 'ناوچە',
      distance: 'دووری',
      policy: 'هەڵوەشاندنەوە',
      power: 'کارەبا و ئاو',
      internet: 'ئینتەرنێت',
      family: 'بۆ خێزان',
      rooms: 'ژوورەکان',
    },
    none: 'هیچ لەمانە نییە',
    notFree: 'بۆ ئەم بەروارانە هیچ ژوورێک بەردەست نییە',
    unknown: 'دیاری نەکراوە',
    rooms: (n) => plural('ku', n, { one: 'تا یەک میوان', other: 'تا # میوان' }),
    cheaper: 'ڕۆژانی هەرزانتر',
    moved: (days, less) => {
      const count = plural('ku', Math.abs(days), { one: 'یەک ڕۆژ', other: '# ڕۆژ' })
      return `${count} ${days < 0 ? 'زووتر' : 'دواتر'}: ${less} کەمتر`
    },
  },
}
