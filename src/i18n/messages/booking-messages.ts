import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Forms } from '../plural.ts'

/** Texts about a booking before and after it is made: its price, payment, confirmation and cancellation. */
export type BookingMessages = {
  nights: Forms
  rooms: Forms
  adults: Forms
  children: Forms
  points: Forms
  /** In years, after the children. */
  ages: string
  /** Among the ages, for 0. */
  underOne: string
  methods: Record<PaymentMethod, string>
  totalBefore: string
  /** Spoken before a price that is crossed out. */
  full: string
  /** All discounts together. */
  saved: string
  voucherDiscount: string
  pointsDiscount: string
  rounding: string
  total: string
  childrenLine: string
  /** Before the arrival. */
  days: Forms
  policy: Record<
    'freeBefore' | 'freeUntil' | 'freeToTheEnd' | 'notFree' | 'after' | 'afterNothing' | 'now' | 'nowNothing',
    string
  >
  acceptance: Record<'automatic' | 'manual', string>
}

export const bookingMessages: Record<Locale, BookingMessages> = {
  en: {
    nights: { one: '1 night', other: ':count nights' },
    rooms: { one: '1 room', other: ':count rooms' },
    adults: { one: '1 adult', other: ':count adults' },
    children: { one: '1 child', other: ':count children' },
    points: { one: '1 point', other: ':count points' },
    ages: 'aged :ages',
    underOne: 'under 1',
    methods: { qi: 'Qi Card', wallet: 'Wallet', fib: 'First Iraqi Bank (FIB)', fastpay: 'FastPay', cash: 'Cash' },
    totalBefore: 'Subtotal',
    full: 'Price before discount',
    saved: 'You save',
    voucherDiscount: 'Voucher discount',
    pointsDiscount: 'Points discount',
    rounding: 'Rounded down for cash',
    total: 'Total price',
    childrenLine: 'Children',
    days: { one: '1 day', other: ':count days' },
    policy: {
      freeBefore: 'You can cancel free of charge up to :days before you arrive.',
      freeUntil: 'You can cancel free of charge up to and including :day.',
      freeToTheEnd: 'You can cancel free of charge until you arrive.',
      notFree: 'Free cancellation is no longer possible for these dates.',
      after: 'After that, until you arrive, :percent% of what you paid is refunded.',
      afterNothing: 'After that there is no refund.',
      now: 'If you cancel before you arrive, :percent% of what you paid is refunded.',
      nowNothing: 'If you cancel, there is no refund.',
    },
    acceptance: {
      automatic: 'The booking is confirmed as soon as it is paid.',
      manual: 'The property confirms every booking itself. If it cannot accept yours, you get a full refund.',
    },
  },
  ar: {
    nights: { one: 'ليلة واحدة', two: 'ليلتان', few: ':count ليالٍ', other: ':count ليلة' },
    rooms: { one: 'غرفة واحدة', two: 'غرفتان', few: ':count غرف', other: ':count غرفة' },
    adults: { one: 'بالغ واحد', two: 'بالغان', few: ':count بالغين', many: ':count بالغاً', other: ':count بالغ' },
    children: { one: 'طفل واحد', two: 'طفلان', few: ':count أطفال', many: ':count طفلاً', other: ':count طفل' },
    points: { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: ':count نقاط', other: ':count نقطة' },
    ages: 'بعمر :ages',
    underOne: 'أقل من سنة',
    methods: {
      qi: 'كي كارد',
      wallet: 'المحفظة',
      fib: 'المصرف العراقي الأول (FIB)',
      fastpay: 'فاست باي',
      cash: 'نقداً',
    },
    totalBefore: 'المجموع الفرعي',
    full: 'السعر قبل الخصم',
    saved: 'ما توفّره',
    voucherDiscount: 'خصم القسيمة',
    pointsDiscount: 'خصم النقاط',
    rounding: 'تقريب المبلغ للدفع نقداً',
    total: 'السعر الكلي',
    childrenLine: 'أجرة إضافية للطفل',
    days: { one: 'يوم واحد', two: 'يومين', few: ':count أيام', many: ':count يوماً', other: ':count يوم' },
    policy: {
      freeBefore: 'الإلغاء مجاني حتى :days قبل الوصول.',
      freeUntil: 'الإلغاء مجاني حتى نهاية يوم :day.',
      freeToTheEnd: 'الإلغاء مجاني حتى موعد الوصول.',
      notFree: 'انتهت مهلة الإلغاء المجاني لهذه التواريخ.',
      after: 'بعد ذلك، وحتى موعد الوصول، يُعاد إليك :percent% من المبلغ المدفوع.',
      afterNothing: 'بعد ذلك لا يُعاد أي مبلغ.',
      now: 'عند الإلغاء قبل موعد الوصول يُعاد إليك :percent% من المبلغ المدفوع.',
      nowNothing: 'عند الإلغاء لا يُعاد أي مبلغ.',
    },
    acceptance: {
      automatic: 'يتم تأكيد الحجز فور الدفع.',
      manual: 'يحتاج كل حجز إلى موافقة مكان الإقامة، وإذا تعذّر عليه استقبالك يُعاد إليك المبلغ كاملاً.',
    },
  },
  ku: {
    nights: { one: 'یەک شەو', other: ':count شەو' },
    rooms: { one: 'یەک ژوور', other: ':count ژوور' },
    adults: { one: 'یەک گەورەساڵ', other: ':count گەورەساڵ' },
    children: { one: 'یەک منداڵ', other: ':count منداڵ' },
    points: { one: 'یەک خاڵ', other: ':count خاڵ' },
    ages: 'تەمەن: :ages',
    underOne: 'کەمتر لە ساڵێک',
    methods: {
      qi: 'کی کارد',
      wallet: 'جزدان',
      fib: 'بانکی یەکەمی عێراقی (FIB)',
      fastpay: 'فاستپەی',
      cash: 'پارەی نەختینە',
    },
    totalBefore: 'کۆی لاوەکی',
    full: 'نرخ پێش داشکاندن',
    saved: 'کەمتر دەدەیت',
    voucherDiscount: 'داشکاندن بە کۆد',
    pointsDiscount: 'داشکاندن بە خاڵ',
    rounding: 'کەمکردنەوە بۆ پارەی نەختینە',
    total: 'کۆی گشتی',
    childrenLine: 'نرخی زیادەی منداڵ',
    days: { one: 'یەک ڕۆژ', other: ':count ڕۆژ' },
    policy: {
      freeBefore: 'تا :days پێش هاتنت دەتوانیت بەخۆڕایی هەڵیبوەشێنیتەوە.',
      freeUntil: 'تا کۆتایی ڕۆژی :day دەتوانیت حجزەکە بەخۆڕایی هەڵبوەشێنیتەوە.',
      freeToTheEnd: 'تا کاتی هاتنت دەتوانیت حجزەکە بەخۆڕایی هەڵبوەشێنیتەوە.',
      notFree: 'ماوەی هەڵوەشاندنەوەی بەخۆڕایی بۆ ئەم بەروارانە بەسەر چووە.',
      after: 'دوای ئەوە، تا کاتی هاتنت، :percent%ی ئەو پارەیەی داوتە بۆت دەگەڕێندرێتەوە.',
      afterNothing: 'دوای ئەوە هیچ پارەیەک ناگەڕێندرێتەوە.',
      now: 'ئەگەر پێش کاتی هاتنت حجزەکە هەڵبوەشێنیتەوە، :percent%ی ئەو پارەیەی داوتە بۆت دەگەڕێندرێتەوە.',
      nowNothing: 'ئەگەر حجزەکە هەڵبوەشێنیتەوە، هیچ پارەیەک ناگەڕێندرێتەوە.',
    },
    acceptance: {
      automatic: 'هەر کە پارەکە درا، حجزەکە پشتڕاست دەکرێتەوە.',
      manual:
        'شوێنی مانەوەکە خۆی هەر حجزێک پشتڕاست دەکاتەوە. ئەگەر نەیتوانی پێشوازیت لێ بکات، هەموو پارەکەت بۆ دەگەڕێندرێتەوە.',
    },
  },
}
