import type { Locale } from '../../domain/text/locale.ts'

/** Results of a payment for anything but a stay: without a noun for the thing, whose title stands beside it. */
const en = {
  paid: 'Your payment has arrived',
  paidText: 'You are all set.',
  doubled: 'You paid twice',
  doubledText: 'One payment counts, and the other is refunded.',
  late: 'Your payment came too late',
  lateText: 'The time to pay had run out, so we could no longer hold it for you.',
  waitingText: 'This usually takes a few seconds. You can leave this page: we will finish automatically.',
  unpaidText: 'You have not been charged, and you can try again.',
  cash: 'We are holding your order',
  cashText: 'Bring the cash in time.',
  closed: 'The time to pay has run out',
  closedText: 'You have not been charged. You can start again at any time.',
  cancelled: 'Cancelled',
  cancelledText: 'Nothing more will be charged.',
  onItsWay: ':amount is being refunded to you (:method).',
  back: ':amount has been refunded to you (:method).',
  stuck: ':amount could not be refunded yet. You do not have to do anything: we are looking into it and will call you.',
  order: 'Order number :id',
  price: 'Total',
  again: 'Try again',
  code: 'Show my code',
}

export type OrderPaymentText = typeof en

const ar: OrderPaymentText = {
  paid: 'تم استلام المبلغ',
  paidText: 'اكتمل الدفع.',
  doubled: 'دُفع المبلغ مرتين',
  doubledText: 'تُحتسب دفعة واحدة، وتُعاد إليك الأخرى.',
  late: 'وصل المبلغ متأخراً',
  lateText: 'كانت مهلة الدفع قد انتهت، ولم يعد ممكناً إتمام العملية.',
  waitingText: 'يستغرق ذلك بضع ثوانٍ عادةً. يمكنك إغلاق هذه الصفحة، فالعملية تُتابَع تلقائياً.',
  unpaidText: 'لم يُستوفَ منك أي مبلغ، ويمكنك المحاولة مرة أخرى.',
  cash: 'بانتظار المبلغ نقداً',
  cashText: 'يرجى إحضار المبلغ قبل انتهاء المهلة.',
  closed: 'انتهت مهلة الدفع',
  closedText: 'لم يُستوفَ منك أي مبلغ، ويمكنك البدء من جديد متى شئت.',
  cancelled: 'تم الإلغاء',
  cancelledText: 'لن يُستوفى منك أي مبلغ آخر.',
  onItsWay: 'سيُعاد إليك مبلغ :amount (:method).',
  back: 'أُعيد إليك مبلغ :amount (:method).',
  stuck: 'لم نتمكن بعد من إعادة مبلغ :amount. لا يلزمك أي إجراء: نتابع الأمر وسنتصل بك.',
  order: 'الرقم :id',
  price: 'المجموع',
  again: 'المحاولة مرة أخرى',
  code: 'إظهار الرمز',
}

const ku: OrderPaymentText = {
  paid: 'پارەکەت گەیشت',
  paidText: 'هەموو شتێک تەواوە.',
  doubled: 'پارەکە دوو جار درا',
  doubledText: 'یەکێکیان هەژمار دەکرێت و ئەوی تریان بۆت دەگەڕێندرێتەوە.',
  late: 'پارەکەت درەنگ گەیشت',
  lateText: 'کاتی پارەدان تەواو بووبوو و چیتر نەدەکرا بۆت ڕابگیرێت.',
  waitingText: 'ئەمە زۆرجار چەند چرکەیەک دەخایەنێت. دەتوانیت ئەم پەڕەیە دابخەیت، خۆی بەردەوام دەبێت.',
  unpaidText: 'هیچ پارەیەکت لێ وەرنەگیرا و دەتوانیت دووبارە هەوڵ بدەیتەوە.',
  cash: 'بۆت ڕاگیراوە',
  cashText: 'تکایە پێش تەواوبوونی کاتەکە پارەکە بهێنە.',
  closed: 'کاتی پارەدان تەواو بوو',
  closedText: 'هیچ پارەیەکت لێ وەرنەگیرا. هەر کاتێک بتەوێت دەتوانیت لە سەرەتاوە دەست پێ بکەیتەوە.',
  cancelled: 'هەڵوەشێندرایەوە',
  cancelledText: 'هیچ پارەیەکی ترت لێ نابڕدرێت.',
  onItsWay: ':amount بۆت دەگەڕێندرێتەوە (:method).',
  back: ':amount بۆت گەڕێندرایەوە (:method).',
  stuck:
    'هێشتا نەمانتوانیوە :amount بۆت بگەڕێنینەوە. پێویست ناکات هیچ بکەیت: بەدواداچوونی بۆ دەکەین و پەیوەندیت پێوە دەکەین.',
  order: 'ژمارە :id',
  price: 'کۆی گشتی',
  again: 'دووبارە هەوڵ بدەرەوە',
  code: 'پیشاندانی کۆدەکەم',
}

export const orderPaymentText: Record<Locale, OrderPaymentText> = { en, ar, ku }
