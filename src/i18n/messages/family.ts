import type { FamilyFact } from '../../domain/stays/family-facts.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

type FamilyText = {
  /** For the filters, and for the group of facts on a property's page. */
  title: string
  facts: Record<FamilyFact, string>
  labels: Record<'adjoining' | 'pool' | 'kitchen', string>
  adjoining: string
  noAdjoining: string
  /** Two clocks, each already isolated. */
  poolHours: (from: string, until: string) => string
  noPoolHours: string
  halal: string
  /** Further facts on a card. */
  power: string
  hotWater: string
  /** The cancellation policy, in two or three words. */
  free: string
  freeBefore: (days: number) => string
  taxesIncluded: string
  feeApart: string
}

export const familyText: Record<Locale, FamilyText> = {
  en: {
    title: 'For families',
    facts: {
      ground_floor: 'Rooms on the ground floor',
      adjoining_rooms: 'Connecting rooms',
      cot: 'Cot',
      women_pool: 'Women’s pool hours',
      halal_kitchen: 'Halal kitchen',
    },
    labels: { adjoining: 'Connecting rooms', pool: 'Women’s pool hours', kitchen: 'Kitchen' },
    adjoining: 'Rooms with a door between them can be booked together.',
    noAdjoining: 'No connecting rooms',
    poolHours: (from, until) => `Women only from ${from} to ${until}, every day`,
    noPoolHours: 'No women-only hours',
    halal: 'Everything from the kitchen is halal.',
    power: '24-hour electricity',
    hotWater: 'Hot water all day',
    free: 'Free cancellation',
    freeBefore: (days) =>
      plural('en', days, {
        one: 'Free cancellation until # day before',
        other: 'Free cancellation until # days before',
      }),
    taxesIncluded: 'taxes included',
    feeApart: 'plus a fee at the property',
  },
  ar: {
    title: 'للعائلات',
    facts: {
      ground_floor: 'غرف في الطابق الأرضي',
      adjoining_rooms: 'غرف متصلة',
      cot: 'سرير رضيع',
      women_pool: 'أوقات النساء في المسبح',
      halal_kitchen: 'مطبخ حلال',
    },
    labels: { adjoining: 'غرف متصلة', pool: 'أوقات النساء في المسبح', kitchen: 'المطبخ' },
    adjoining: 'يمكن أن تُحجز معاً غرف بينها باب داخلي.',
    noAdjoining: 'لا توجد غرف بينها باب داخلي',
    poolHours: (from, until) => `للنساء فقط من ${from} إلى ${until} كل يوم`,
    noPoolHours: 'لا توجد أوقات للنساء فقط',
    halal: 'كل ما يقدمه المطبخ حلال.',
    power: 'كهرباء على مدار الساعة',
    hotWater: 'ماء ساخن طوال اليوم',
    free: 'إلغاء مجاني',
    freeBefore: (days) =>
      plural('ar', days, {
        one: 'إلغاء مجاني حتى يوم واحد قبل الوصول',
        two: 'إلغاء مجاني حتى يومين قبل الوصول',
        few: 'إلغاء مجاني حتى # أيام قبل الوصول',
        many: 'إلغاء مجاني حتى # يوماً قبل الوصول',
        other: 'إلغاء مجاني حتى # يوم قبل الوصول',
      }),
    taxesIncluded: 'شامل الضرائب',
    feeApart: 'يُضاف رسم يُدفع في المكان',
  },
  ku: {
    title: 'بۆ خێزان',
    facts: {
      ground_floor: 'ژوور لە نهۆمی زەمینی',
      adjoining_rooms: 'ژووری بەیەکەوە بەستراو',
      cot: 'قەرەوێڵەی ساوا',
      women_pool: 'کاتی ژنان لە مەلەوانگە',
      halal_kitchen: 'مەتبەخی حەڵاڵ',
    },
    labels: { adjoining: 'ژووری بەیەکەوە بەستراو', pool: 'کاتی ژنان لە مەلەوانگە', kitchen: 'مەتبەخ' },
    adjoining: 'دەتوانیت ئەو ژوورانەی دەرگایان لە نێواندایە پێکەوە حجز بکەیت.',
    noAdjoining: 'ژووری بەیەکەوە بەستراو نییە',
    poolHours: (from, until) => `هەموو ڕۆژێک لە ${from} تا ${until} تەنیا بۆ ژنان`,
    noPoolHours: 'کاتێکی تایبەت بە ژنان نییە',
    halal: 'هەموو خواردنی مەتبەخەکە حەڵاڵە.',
    power: 'کارەبای 24 کاتژمێری',
    hotWater: 'ئاوی گەرم بە درێژایی ڕۆژ',
    free: 'هەڵوەشاندنەوەی بەخۆڕایی',
    freeBefore: (days) =>
      plural('ku', days, {
        one: 'هەڵوەشاندنەوەی بەخۆڕایی تا یەک ڕۆژ پێش هاتن',
        other: 'هەڵوەشاندنەوەی بەخۆڕایی تا # ڕۆژ پێش هاتن',
      }),
    taxesIncluded: 'باجی تێدایە',
    feeApart: 'لەگەڵ ڕسوومێک کە لە شوێنەکە دەدرێت',
  },
}
