import type { Locale } from '../../domain/text/locale.ts'

/** Results of a purchase's payment. The purchase's own page states its status. */
const en = {
  confirmed: 'Your purchase is confirmed',
  free: 'There was nothing to pay.',
  placed: 'Your order has been placed',
  placedText: ':seller still has to confirm it. We will let you know when they answer.',
  rejected: ':seller could not accept your order',
  unpaidText: 'You have not been charged. Your selection is still held, so you can try again.',
  tooLong: 'The time to pay has run out',
  tooLongText:
    'We no longer hold your selection. If you have just paid, you do not have to do anything: once the bank tells us, you get your order, or a full refund if it has sold out.',
  notYet: 'Not paid yet? Your selection is still held, and you can continue the payment.',
  rest: {
    paid: 'The remaining amount has arrived',
    paidText: 'Your purchase is fully paid.',
    unpaidText: 'You have not been charged. You can pay the remaining amount until :day.',
    lateText: 'This payment came too late, so we are refunding it.',
    label: 'Remaining amount',
  },
  deposit: 'Deposit',
  see: 'View the purchase',
}

export type PurchasePaymentText = typeof en

const ar: PurchasePaymentText = {
  confirmed: 'تم تأكيد شرائك',
  free: 'لا يترتب عليك أي مبلغ.',
  placed: 'تم تسجيل طلبك',
  placedText: 'ننتظر الآن رد :seller، وسنخبرك به فور وصوله.',
  rejected: 'تعذّر على :seller قبول طلبك',
  unpaidText: 'لم يُستوفَ منك أي مبلغ، وما زال ما اخترته محفوظاً لك. يمكنك المحاولة مرة أخرى.',
  tooLong: 'انتهت مهلة الدفع',
  tooLongText:
    'لم يعد ما اخترته محفوظاً لك. إذا كنت قد دفعت للتو فلا يلزمك أي إجراء: حالما يخبرنا المصرف تحصل على ما اخترته، وإذا كان قد نفد يُعاد إليك المبلغ كاملاً.',
  notYet: 'لم تدفع بعد؟ ما زال ما اخترته محفوظاً لك، ويمكنك متابعة الدفع.',
  rest: {
    paid: 'وصل المبلغ المتبقي',
    paidText: 'تم دفع السعر كاملاً.',
    unpaidText: 'لم يُستوفَ منك أي مبلغ. يمكن دفع المبلغ المتبقي حتى :day.',
    lateText: 'كانت مهلة هذه الدفعة قد انتهت، ولذلك يُعاد إليك المبلغ.',
    label: 'المبلغ المتبقي',
  },
  deposit: 'العربون',
  see: 'عرض التفاصيل',
}

const ku: PurchasePaymentText = {
  confirmed: 'کڕینەکەت پشتڕاست کرایەوە',
  free: 'هیچ پارەیەکت لەسەر نییە.',
  placed: 'داواکارییەکەت تۆمار کرا',
  placedText: 'ئێستا چاوەڕێی وەڵامی :seller دەکەین، و هەر کە وەڵامیان دایەوە ئاگادارت دەکەینەوە.',
  rejected: ':seller نەیتوانی داواکارییەکەت قبووڵ بکات',
  unpaidText: 'هیچ پارەیەکت لێ وەرنەگیرا. ئەوەی هەڵتبژاردووە هێشتا بۆت ڕاگیراوە، بۆیە دەتوانیت دووبارە هەوڵ بدەیتەوە.',
  tooLong: 'کاتی پارەدان بەسەر چوو',
  tooLongText:
    'ئەوەی هەڵتبژاردبوو چیتر بۆت ڕاناگیرێت. ئەگەر هەر ئێستا پارەکەت دابێت، پێویست ناکات هیچ بکەیت: هەر کە بانکەکە ئاگاداری کردینەوە، یان ئەوەی هەڵتبژاردبوو پێت دەگات، یان ئەگەر نەمابوو پارەکەت بۆ دەگەڕێندرێتەوە.',
  notYet: 'پارەکەت نەداوە؟ ئەوەی هەڵتبژاردووە هێشتا بۆت ڕاگیراوە و دەتوانیت پارەدانەکە تەواو بکەیت.',
  rest: {
    paid: 'پارەی ماوە گەیشت',
    paidText: 'هەموو پارەکە درا.',
    unpaidText: 'هیچ پارەیەکت لێ وەرنەگیرا. پارەی ماوە تا :day دەدرێت.',
    lateText: 'کاتی ئەم پارەدانە بەسەر چووبوو، بۆیە پارەکە بۆت دەگەڕێندرێتەوە.',
    label: 'پارەی ماوە',
  },
  deposit: 'پێشەکی',
  see: 'کڕینەکە ببینە',
}

export const purchasePaymentText: Record<Locale, PurchasePaymentText> = { en, ar, ku }
