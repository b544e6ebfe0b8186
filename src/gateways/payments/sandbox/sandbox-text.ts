import type { Locale } from '../../../domain/text/locale.ts'
import type { NoticeFailure, SandboxChoice, SandboxPayment } from './sandbox-payment.ts'

type SandboxText = {
  /** The bank's name, which is also what says that it is none. */
  bank: string
  mark: string
  note: string
  languages: string
  amount: string
  purpose: string
  until: string
  baghdadTime: string
  choices: Record<Exclude<SandboxChoice, 'pay'>, string> & { pay: (amount: string) => string }
  failure: string
  failures: Record<NoticeFailure, string>
  outcomes: Record<Exclude<SandboxPayment['status'], 'open'> | 'refunded', { title: string; text: string }>
  back: (brand: string) => string
  missing: { title: string; text: string }
}

export const sandboxText: Record<Locale, SandboxText> = {
  en: {
    bank: 'Test bank',
    mark: 'Test payment',
    note: 'This page is for testing. You do not need a card, and no real money is charged.',
    languages: 'Language',
    amount: 'Amount',
    purpose: 'Payment for',
    until: 'Pay by',
    baghdadTime: 'Baghdad time',
    choices: {
      pay: (amount) => `Pay ${amount}`,
      decline: 'Decline the payment',
      cancel: 'Cancel and go back',
      expire: 'Let the time run out',
    },
    failure: 'Simulate a notification problem (optional)',
    failures: {
      delayed: 'Arrives 30 seconds late',
      duplicate: 'Arrives 3 times',
      lost: 'Never arrives',
    },
    outcomes: {
      paid: { title: 'Paid', text: 'The payment went through.' },
      failed: { title: 'Declined', text: 'The payment was declined, and no money was taken.' },
      cancelled: { title: 'Cancelled', text: 'The payment was cancelled, and no money was taken.' },
      expired: { title: 'The time has run out', text: 'The time to pay has run out, and no money was taken.' },
      refunded: { title: 'Refunded', text: 'The whole amount was refunded.' },
    },
    back: (brand) => `Back to ${brand}`,
    missing: { title: 'Payment not found', text: 'The link is incomplete, or the payment no longer exists.' },
  },
  ar: {
    bank: 'المصرف التجريبي',
    mark: 'دفعة تجريبية',
    note: 'هذه الصفحة للتجربة فقط: لا حاجة إلى بطاقة، ولا تُسحب أي أموال حقيقية.',
    languages: 'اللغة',
    amount: 'المبلغ',
    purpose: 'الدفع مقابل',
    until: 'يمكن الدفع حتى',
    baghdadTime: 'بتوقيت بغداد',
    choices: {
      pay: (amount) => `دفع ${amount}`,
      decline: 'رفض الدفعة',
      cancel: 'الإلغاء والعودة',
      expire: 'إنهاء مهلة الدفع',
    },
    failure: 'خلل في الإشعار (اختياري)',
    failures: {
      delayed: 'تأخر وصوله 30 ثانية',
      duplicate: 'وصوله 3 مرات',
      lost: 'عدم وصوله',
    },
    outcomes: {
      paid: { title: 'تم الدفع', text: 'نجحت عملية الدفع.' },
      failed: { title: 'رُفضت الدفعة', text: 'لم تُقبل عملية الدفع، ولم يُسحب أي مبلغ.' },
      cancelled: { title: 'أُلغيت الدفعة', text: 'أُلغيت عملية الدفع، ولم يُسحب أي مبلغ.' },
      expired: { title: 'انتهت المهلة', text: 'انتهت مهلة الدفع، ولم يُسحب أي مبلغ.' },
      refunded: { title: 'أُعيد المبلغ', text: 'أُعيد المبلغ كاملاً.' },
    },
    back: (brand) => `العودة إلى «${brand}»`,
    missing: { title: 'لم نعثر على هذه الدفعة', text: 'الرابط ناقص، أو أن الدفعة لم تعد موجودة.' },
  },
  ku: {
    bank: 'بانکی تاقیکاری',
    mark: 'پارەدانی تاقیکاری',
    note: 'ئەم پەڕەیە تەنیا بۆ تاقیکردنەوەیە: کارت پێویست نییە و هیچ پارەیەکی ڕاستەقینە نابڕدرێت.',
    languages: 'زمان',
    amount: 'بڕی پارە',
    purpose: 'پارەدان بۆ',
    until: 'کاتی پارەدان تا',
    baghdadTime: 'بە کاتی بەغدا',
    choices: {
      pay: (amount) => `پارەدانی ${amount}`,
      decline: 'ڕەتکردنەوەی پارەدان',
      cancel: 'هەڵوەشاندنەوە و گەڕانەوە',
      expire: 'با کاتەکە بەسەر بچێت',
    },
    failure: 'کێشە لە ئاگادارکردنەوەدا (ئارەزوومەندانە)',
    failures: {
      delayed: '30 چرکە درەنگ دەگات',
      duplicate: '3 جار دەگات',
      lost: 'هەرگیز ناگات',
    },
    outcomes: {
      paid: { title: 'پارەکە درا', text: 'پارەدانەکە سەرکەوتوو بوو.' },
      failed: { title: 'پارەدانەکە ڕەت کرایەوە', text: 'پارەدانەکە قبووڵ نەکرا و هیچ پارەیەک نەبڕدرا.' },
      cancelled: { title: 'پارەدانەکە هەڵوەشێندرایەوە', text: 'پارەدانەکە هەڵوەشێندرایەوە و هیچ پارەیەک نەبڕدرا.' },
      expired: { title: 'کاتەکە بەسەر چوو', text: 'کاتی پارەدان بەسەر چوو و هیچ پارەیەک نەبڕدرا.' },
      refunded: { title: 'پارەکە گەڕێندرایەوە', text: 'هەموو پارەکە گەڕێندرایەوە.' },
    },
    back: (brand) => `گەڕانەوە بۆ «${brand}»`,
    missing: { title: 'ئەم پارەدانە نەدۆزرایەوە', text: 'بەستەرەکە تەواو نییە، یان پارەدانەکە نەماوە.' },
  },
}
