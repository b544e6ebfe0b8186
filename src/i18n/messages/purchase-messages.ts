import type { PriceName } from '../../domain/sales/sale.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Forms } from '../plural.ts'
import { choiceText } from './choice.ts'

/** Texts about a purchase before and after it is made: the parts of its price, and its cancellation. */
export type PurchaseMessages = {
  /** The same texts as where it was chosen. */
  lines: Record<PriceName | 'passenger', string>
  totalBefore: string
  /** Spoken before a price that is crossed out. */
  full: string
  /** All discounts together. */
  saved: string
  voucherDiscount: string
  pointsDiscount: string
  rounding: string
  /** The whole price, where only a part is paid now. */
  whole: string
  rest: string
  now: string
  total: string
  policy: Record<'freeUntil' | 'freeToTheEnd' | 'notFree' | 'after' | 'afterNothing' | 'now' | 'nowNothing', string>
  unused: string
  acceptance: Record<'automatic' | 'manual', string>
  people: Forms
  adults: Forms
  children: Forms
  ages: string
  /** Among the ages, for 0. */
  underOne: string
  points: Forms
}

const en: PurchaseMessages = {
  lines: choiceText.en.lines,
  totalBefore: 'Subtotal',
  full: 'Price before discount',
  saved: 'You save',
  voucherDiscount: 'Voucher discount',
  pointsDiscount: 'Points discount',
  rounding: 'Rounded down for cash',
  whole: 'Whole price',
  rest: 'To pay later',
  now: 'To pay now',
  total: 'Total price',
  policy: {
    freeUntil: 'You can cancel free of charge up to and including :day.',
    freeToTheEnd: 'You can cancel free of charge until it starts.',
    notFree: 'Free cancellation is no longer possible for this date.',
    after: 'After that, until it starts, :percent% of what you paid is refunded.',
    afterNothing: 'After that there is no refund.',
    now: 'If you cancel before it starts, :percent% of what you paid is refunded.',
    nowNothing: 'If you cancel, there is no refund.',
  },
  unused: 'Once a ticket has been used, there is no refund.',
  acceptance: {
    automatic: 'Your order is confirmed as soon as it is paid, and you get your tickets at once.',
    manual: ':seller confirms every order itself. If it cannot accept yours, you get a full refund.',
  },
  people: { one: '1 person', other: ':count people' },
  adults: { one: '1 adult', other: ':count adults' },
  children: { one: '1 child', other: ':count children' },
  ages: 'aged :ages',
  underOne: 'under 1',
  points: { one: '1 point', other: ':count points' },
}

const ar: PurchaseMessages = {
  lines: choiceText.ar.lines,
  totalBefore: 'المجموع الفرعي',
  full: 'السعر قبل الخصم',
  saved: 'ما توفّره',
  voucherDiscount: 'خصم القسيمة',
  pointsDiscount: 'خصم النقاط',
  rounding: 'تقريب المبلغ للدفع نقداً',
  whole: 'السعر كاملاً',
  rest: 'يُدفع لاحقاً',
  now: 'المطلوب الآن',
  total: 'السعر الكلي',
  policy: {
    freeUntil: 'الإلغاء مجاني حتى نهاية يوم :day.',
    freeToTheEnd: 'الإلغاء مجاني حتى موعد البدء.',
    notFree: 'انتهت مهلة الإلغاء المجاني لهذا الموعد.',
    after: 'بعد ذلك، وحتى موعد البدء، يُعاد إليك :percent% من المبلغ المدفوع.',
    afterNothing: 'بعد ذلك لا يُعاد أي مبلغ.',
    now: 'عند الإلغاء قبل موعد البدء يُعاد إليك :percent% من المبلغ المدفوع.',
    nowNothing: 'عند الإلغاء لا يُعاد أي مبلغ.',
  },
  unused: 'إذا استُخدمت إحدى التذاكر فلا يُعاد أي مبلغ.',
  acceptance: {
    automatic: 'يتم التأكيد فور الدفع، وتصلك التذاكر في الحال.',
    manual: 'يحتاج كل طلب إلى موافقة الجهة المنظمة (:seller)، وإذا تعذّر عليها قبوله يُعاد إليك المبلغ كاملاً.',
  },
  people: { one: 'شخص واحد', two: 'شخصان', few: ':count أشخاص', many: ':count شخصاً', other: ':count شخص' },
  adults: { one: 'بالغ واحد', two: 'بالغان', few: ':count بالغين', many: ':count بالغاً', other: ':count بالغ' },
  children: { one: 'طفل واحد', two: 'طفلان', few: ':count أطفال', many: ':count طفلاً', other: ':count طفل' },
  ages: 'بعمر :ages',
  underOne: 'أقل من سنة',
  points: { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: ':count نقاط', other: ':count نقطة' },
}

const ku: PurchaseMessages = {
  lines: choiceText.ku.lines,
  totalBefore: 'کۆی لاوەکی',
  full: 'نرخ پێش داشکاندن',
  saved: 'کەمتر دەدەیت',
  voucherDiscount: 'داشکاندن بە کۆد',
  pointsDiscount: 'داشکاندن بە خاڵ',
  rounding: 'کەمکردنەوە بۆ پارەی نەختینە',
  whole: 'هەموو نرخەکە',
  rest: 'دواتر دەدرێت',
  now: 'ئەوەی ئێستا دەدرێت',
  total: 'کۆی گشتی',
  policy: {
    freeUntil: 'تا کۆتایی ڕۆژی :day دەتوانیت بەخۆڕایی هەڵیبوەشێنیتەوە.',
    freeToTheEnd: 'تا کاتی دەستپێکردن دەتوانیت بەخۆڕایی هەڵیبوەشێنیتەوە.',
    notFree: 'ماوەی هەڵوەشاندنەوەی بەخۆڕایی بۆ ئەم بەروارە بەسەر چووە.',
    after: 'دوای ئەوە، تا کاتی دەستپێکردن، :percent%ی ئەو پارەیەی داوتە بۆت دەگەڕێندرێتەوە.',
    afterNothing: 'دوای ئەوە هیچ پارەیەک ناگەڕێندرێتەوە.',
    now: 'ئەگەر پێش کاتی دەستپێکردن هەڵیبوەشێنیتەوە، :percent%ی ئەو پارەیەی داوتە بۆت دەگەڕێندرێتەوە.',
    nowNothing: 'ئەگەر هەڵیبوەشێنیتەوە، هیچ پارەیەک ناگەڕێندرێتەوە.',
  },
  unused: 'ئەگەر بلیتێک بەکارهێندرابێت، هیچ پارەیەک ناگەڕێندرێتەوە.',
  acceptance: {
    automatic: 'هەر کە پارەکە درا پشتڕاست دەکرێتەوە، و یەکسەر بلیتەکانت پێ دەگات.',
    manual:
      'هەر داواکارییەک پێویستی بە ڕەزامەندیی ڕێکخەرەکەیە (:seller). ئەگەر نەیتوانی قبووڵی بکات، هەموو پارەکەت بۆ دەگەڕێندرێتەوە.',
  },
  people: { one: 'یەک کەس', other: ':count کەس' },
  adults: { one: 'یەک گەورەساڵ', other: ':count گەورەساڵ' },
  children: { one: 'یەک منداڵ', other: ':count منداڵ' },
  ages: 'تەمەن: :ages',
  underOne: 'کەمتر لە ساڵێک',
  points: { one: 'یەک خاڵ', other: ':count خاڵ' },
}

export const purchaseMessages: Record<Locale, PurchaseMessages> = { en, ar, ku }
