import type { Locale } from '../../domain/text/locale.ts'

// For any kind of order, so without a noun for it: titles may be of either gender. As short as the messages of a booking, and for the same
// reasons.
const en = {
  confirmed: 'Safar: we have received your payment: :name (no. :id).',
  cancelled: 'Safar: your order was cancelled: :name (no. :id).',
  'paid-late': 'Safar: your payment arrived too late: :name (no. :id).',
  'paid-twice': 'Safar: you paid twice: :name (no. :id).',
  refunded: 'Safar: :amount has been refunded to you (:method) for: :name (no. :id).',
  refundedToWallet: 'Safar: :amount is now in your Safar wallet, refunded for: :name (no. :id).',
  'refund-failed':
    'Safar: :amount could not be refunded yet. You do not have to do anything: we are looking into it and will call you. :name (no. :id).',
  cash: 'Safar: order :id is held for you until :day, :clock. Bring :amount in cash and the code :code to: :name',
  'cash-reminder':
    'Safar: order :id is held for you only until :clock. Bring :amount in cash and the code :code to: :name',
}

export type OrderSmsKey = keyof typeof en

const ar: Record<OrderSmsKey, string> = {
  confirmed: 'سفر: استلمنا المبلغ: :name (رقم :id).',
  cancelled: 'سفر: تم الإلغاء: :name (رقم :id).',
  'paid-late': 'سفر: استلمنا المبلغ بعد انتهاء مهلة الدفع: :name (رقم :id).',
  'paid-twice': 'سفر: دُفع المبلغ مرتين: :name (رقم :id).',
  refunded: 'سفر: أُعيد إليك مبلغ :amount (:method). :name (رقم :id).',
  refundedToWallet: 'سفر: أُعيد إلى محفظتك في المنصة مبلغ :amount. :name (رقم :id).',
  'refund-failed': 'سفر: لم نتمكن بعد من إعادة مبلغ :amount. نتابع الأمر وسنتصل بك. :name (رقم :id).',
  cash: 'سفر: طلبك رقم :id محفوظ لك حتى :day، الساعة :clock. يرجى إحضار :amount نقداً مع الرمز :code إلى: :name',
  'cash-reminder':
    'سفر: طلبك رقم :id محفوظ لك حتى الساعة :clock فقط. يرجى إحضار :amount نقداً مع الرمز :code إلى: :name',
}

const ku: Record<OrderSmsKey, string> = {
  confirmed: 'سەفەر: پارەکەت گەیشت: :name (ژمارە :id).',
  cancelled: 'سەفەر: هەڵوەشێندرایەوە: :name (ژمارە :id).',
  'paid-late': 'سەفەر: پارەکەت دوای تەواوبوونی کاتەکە گەیشت: :name (ژمارە :id).',
  'paid-twice': 'سەفەر: پارەکە دوو جار درا: :name (ژمارە :id).',
  refunded: 'سەفەر: :amount بۆت گەڕێندرایەوە (:method). :name (ژمارە :id).',
  refundedToWallet: 'سەفەر: :amount گەڕێندرایەوە بۆ جزدانەکەت لای ئێمە. :name (ژمارە :id).',
  'refund-failed':
    'سەفەر: هێشتا نەمانتوانیوە :amount بۆت بگەڕێنینەوە. سەیری دەکەین و پەیوەندیت پێوە دەکەین. :name (ژمارە :id).',
  cash: 'سەفەر: ژمارە :id تا :day، :clock، بۆت ڕاگیراوە. پارەی نەختینە: :amount، کۆد: :code، شوێن: :name',
  'cash-reminder':
    'سەفەر: ژمارە :id تەنیا تا کاتژمێر :clock بۆت ڕاگیراوە. پارەی نەختینە: :amount، کۆد: :code، شوێن: :name',
}

export const orderSmsTexts: Record<Locale, Record<OrderSmsKey, string>> = { en, ar, ku }
