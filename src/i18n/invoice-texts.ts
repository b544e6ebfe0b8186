import type { PriceName } from '../domain/sales/sale.ts'
import type { Locale } from '../domain/text/locale.ts'

/** The line of the item itself has the item's title. */
type LineText =
  | Exclude<PriceName, 'piece' | 'ticket' | 'person'>
  | 'children'
  | 'rest'
  | 'later'
  | 'fee'
  | 'spent_points'

/**
 * The lines of an invoice without a title of their own. `children`: who sleep in a room of their parents; `two` to `four`: a pilgrim who
 * shares a room with so many; `rest`: the payment after a deposit, `later`: the part that the deposit leaves out.
 */
export const lineTexts: Record<Locale, Record<LineText, string>> = {
  en: {
    children: 'Children',
    fee: 'Cancellation fee',
    spent_points: 'Points that were already spent',
    adult: 'Adult',
    child: 'Child',
    infant: 'Infant',
    two: 'Adult, two sharing',
    three: 'Adult, three sharing',
    four: 'Adult, four sharing',
    single: 'Single-room supplement',
    rest: 'Remaining amount after the deposit',
    later: 'To pay later',
  },
  ar: {
    children: 'الأطفال',
    fee: 'المبلغ غير المعاد بحسب سياسة الإلغاء',
    spent_points: 'نقاط سبق استخدامها',
    adult: 'بالغ',
    child: 'طفل',
    infant: 'رضيع',
    two: 'بالغ، شخصان في الغرفة',
    three: 'بالغ، ثلاثة أشخاص في الغرفة',
    four: 'بالغ، أربعة أشخاص في الغرفة',
    single: 'أجرة إضافية: غرفة لشخص واحد',
    rest: 'المبلغ المتبقي بعد العربون',
    later: 'يُدفع لاحقاً',
  },
  ku: {
    children: 'منداڵان',
    fee: 'بەپێی سیاسەتی هەڵوەشاندنەوە ناگەڕێندرێتەوە',
    spent_points: 'ئەو خاڵانەی پێشتر بەکارهێندراون',
    adult: 'گەورەساڵ',
    child: 'منداڵ',
    infant: 'ساوا',
    two: 'گەورەساڵ، دوو کەس لە ژوورێکدا',
    three: 'گەورەساڵ، سێ کەس لە ژوورێکدا',
    four: 'گەورەساڵ، چوار کەس لە ژوورێکدا',
    single: 'نرخی زیادە بۆ ژووری تاککەسی',
    rest: 'پارەی ماوە دوای پێشەکی',
    later: 'دواتر دەدرێت',
  },
}
