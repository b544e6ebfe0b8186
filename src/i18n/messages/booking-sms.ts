import type { Locale } from '../../domain/text/locale.ts'

// The name of the sender comes first, since a phone may show only a number. Short: Arabic letters leave 134 characters to two messages that
// belong together. English keeps to the letters of the telephone's own alphabet: a single dash of the printers would halve the room.
const en = {
  confirmed: 'Safar: your booking :id is confirmed. :name, :from - :to, check-in from :clock.',
  waiting:
    'Safar: your booking :id at :name is paid. The property still has to confirm it. We will text you when it answers.',
  waitingFree:
    'Safar: we have your booking :id at :name. The property still has to confirm it. We will text you when it answers.',
  rejected: 'Safar: we are sorry, your booking :id at :name was not accepted.',
  cancelled: 'Safar: your booking :id at :name is cancelled.',
  changed: 'Safar: your booking :id has been changed. :name, :from - :to.',
  'change-expired':
    'Safar: the change to your booking :id was not paid in time. Your booking stays as it was: :name, :from - :to.',
  'change-late': 'Safar: your payment for changing booking :id came too late. The booking stays as it was.',
  'paid-late': 'Safar: we received your payment, but your booking :id had already expired.',
  'paid-twice': 'Safar: your booking :id was paid twice.',
  goesBack: ':amount will be refunded to you (:method).',
  goesToWallet: ':amount will be refunded to your Safar wallet.',
  goesBackSeveral: ':amount will be refunded to you, each part the way it was paid.',
  otherFree: 'You can cancel the other part of your stay free of charge within 24 hours.',
  unpaid: 'You had not paid anything.',
  policy: 'Under the cancellation policy there is no refund.',
  refunded: 'Safar: :amount for your booking :id has been refunded to you (:method).',
  refundedToWallet: 'Safar: :amount for your booking :id is now in your Safar wallet.',
  'refund-failed':
    'Safar: :amount for your booking :id could not be refunded yet. You do not have to do anything: we are looking into it and will call you.',
  cash: 'Safar: your booking :id is held until :day, :clock. Bring :amount in cash and the code :code to: :name',
  reminder:
    'Safar: :name expects you tomorrow, check-in from :clock. Booking :id. Bring your identity card or passport.',
  'no-show':
    'Safar: :name says that you did not arrive (booking :id). Under the policy there is no refund. If you are there, or on your way, call the property or us.',
  'left-early':
    'Safar: :name says that you left before your last night (booking :id). If this is wrong, call the property or us.',
  'arrival-corrected':
    'Safar: :name has corrected its record (booking :id): you did arrive. Your booking is still valid.',
  'cash-reminder':
    'Safar: your booking :id is held only until :clock. Bring :amount in cash and the code :code to: :name',
}

export type BookingSmsKey = keyof typeof en

const ar: Record<BookingSmsKey, string> = {
  confirmed: 'سفر: تم تأكيد حجزك رقم :id في :name، من :from إلى :to. الوصول من الساعة :clock.',
  waiting: 'سفر: تم استلام مبلغ حجزك رقم :id في :name. ننتظر رد مكان الإقامة وسنخبرك به فور وصوله.',
  waitingFree: 'سفر: حجزك رقم :id في :name بانتظار رد مكان الإقامة، وسنخبرك به فور وصوله.',
  rejected: 'سفر: للأسف لم يُقبل حجزك رقم :id في :name.',
  cancelled: 'سفر: تم إلغاء حجزك رقم :id في :name.',
  changed: 'سفر: تم تغيير حجزك رقم :id في :name، من :from إلى :to.',
  'change-expired': 'سفر: لم يُدفع فرق تغيير حجزك رقم :id ضمن المهلة، فبقي كما كان: :name، من :from إلى :to.',
  'change-late': 'سفر: وصل مبلغ تغيير حجزك رقم :id متأخراً، فبقي الحجز كما كان.',
  'paid-late': 'سفر: استلمنا المبلغ، لكن حجزك رقم :id لم يعد قائماً.',
  'paid-twice': 'سفر: دُفع مبلغ حجزك رقم :id مرتين.',
  goesBack: 'سيُعاد إليك مبلغ :amount (:method).',
  goesToWallet: 'سيُعاد مبلغ :amount إلى محفظتك في المنصة.',
  goesBackSeveral: 'سيُعاد إليك مبلغ :amount، كل جزء بالطريقة التي دُفع بها.',
  otherFree: 'يمكنك إلغاء الجزء الآخر مجاناً خلال 24 ساعة.',
  unpaid: 'لم يُدفع أي مبلغ.',
  policy: 'لا يُعاد أي مبلغ بحسب سياسة الإلغاء.',
  refunded: 'سفر: أُعيد إليك مبلغ :amount عن حجزك رقم :id (:method).',
  refundedToWallet: 'سفر: أُعيد إلى محفظتك في المنصة مبلغ :amount عن حجزك رقم :id.',
  'refund-failed': 'سفر: لم نتمكن بعد من إعادة مبلغ :amount عن حجزك رقم :id. لا يلزمك أي إجراء: نتابع الأمر وسنتصل بك.',
  cash: 'سفر: حجزك رقم :id محفوظ حتى :day، الساعة :clock. يرجى إحضار :amount نقداً مع الرمز :code إلى: :name',
  reminder: 'سفر: موعد وصولك إلى :name غداً من الساعة :clock. رقم الحجز: :id. يرجى إحضار البطاقة الوطنية أو جواز السفر.',
  'no-show': 'سفر: سُجّل لدى :name أنك لم تصل، حجز :id. لا يُعاد مبلغ بحسب السياسة. إن كنت هناك فاتصل بالمكان أو بنا.',
  'left-early': 'سفر: سُجّل لدى :name أنك غادرت قبل آخر ليلة، حجز :id. إن لم يكن ذلك صحيحاً فاتصل بالمكان أو بنا.',
  'arrival-corrected': 'سفر: صُحّح تسجيل وصولك لدى :name، حجز :id. حجزك قائم.',
  'cash-reminder': 'سفر: حجزك رقم :id محفوظ حتى الساعة :clock فقط. يرجى إحضار :amount نقداً مع الرمز :code إلى: :name',
}

const ku: Record<BookingSmsKey, string> = {
  confirmed: 'سەفەر: حجزی :id پشتڕاست کرایەوە. :name، لە :from تا :to. هاتن دوای :clock.',
  waiting: 'سەفەر: پارەی حجزی :id (:name) درا. هەر کە شوێنی مانەوەکە وەڵامی دایەوە ئاگادارت دەکەینەوە.',
  waitingFree: 'سەفەر: حجزی :id لە :name چاوەڕێی وەڵامی شوێنی مانەوەکەیە. هەر کە گەیشت ئاگادارت دەکەینەوە.',
  rejected: 'سەفەر: بەداخەوە، حجزی :id لە :name پەسەند نەکرا.',
  cancelled: 'سەفەر: حجزی :id لە :name هەڵوەشێندرایەوە.',
  changed: 'سەفەر: حجزی :id گۆڕدرا. :name، لە :from تا :to.',
  'change-expired': 'سەفەر: پارەی گۆڕینی حجزی :id لە کاتی خۆیدا نەدرا، وەک خۆی مایەوە: :name، لە :from تا :to.',
  'change-late': 'سەفەر: پارەی گۆڕینی حجزی :id درەنگ گەیشت، حجزەکە وەک خۆی مایەوە.',
  'paid-late': 'سەفەر: پارەکەت گەیشت، بەڵام حجزی :id چیتر نەمابوو.',
  'paid-twice': 'سەفەر: پارەی حجزی :id دوو جار درا.',
  goesBack: ':amount بۆت دەگەڕێندرێتەوە (:method).',
  goesToWallet: ':amount دەگەڕێندرێتەوە بۆ جزدانەکەت لای ئێمە.',
  goesBackSeveral: ':amount بۆت دەگەڕێندرێتەوە، هەر بەشێک بەو شێوازەی کە دراوە.',
  otherFree: 'دەتوانیت لە ماوەی 24 کاتژمێردا بەشەکەی تر بەخۆڕایی هەڵبوەشێنیتەوە.',
  unpaid: 'هیچ پارەیەک نەدرابوو.',
  policy: 'بەپێی سیاسەتی هەڵوەشاندنەوە هیچ پارەیەک ناگەڕێندرێتەوە.',
  refunded: 'سەفەر: :amount بۆت گەڕێندرایەوە (:method). ژمارەی حجز: :id.',
  refundedToWallet: 'سەفەر: :amount گەڕێندرایەوە بۆ جزدانەکەت لای ئێمە. ژمارەی حجز: :id.',
  'refund-failed':
    'سەفەر: هێشتا نەمانتوانیوە :amount بۆت بگەڕێنینەوە. بەدواداچوونی بۆ دەکەین و پەیوەندیت پێوە دەکەین. ژمارەی حجز: :id.',
  cash: 'سەفەر: حجزی :id تا :day، :clock، بۆت ڕاگیراوە. پارەی نەختینە: :amount، کۆد: :code، شوێن: :name',
  reminder: 'سەفەر: سبەی دوای :clock، :name چاوەڕێتە. ژمارەی حجز: :id. تکایە کارتی نیشتمانی یان پاسپۆرتەکەت بهێنە.',
  'no-show':
    'سەفەر: :name دەڵێت نەهاتوویت، حجزی :id. بەپێی سیاسەت پارە ناگەڕێتەوە. ئەگەر لەوێیت، پەیوەندی بە شوێنەکە یان ئێمەوە بکە.',
  'left-early':
    'سەفەر: :name دەڵێت پێش دوا شەو ڕۆیشتوویت، حجزی :id. ئەگەر وا نییە، پەیوەندی بە شوێنەکە یان ئێمەوە بکە.',
  'arrival-corrected': 'سەفەر: :name تۆماری گەیشتنتی ڕاست کردەوە، حجزی :id. حجزەکەت وەک خۆیەتی.',
  'cash-reminder':
    'سەفەر: حجزی :id تەنیا تا کاتژمێر :clock بۆت ڕاگیراوە. پارەی نەختینە: :amount، کۆد: :code، شوێن: :name',
}

export const bookingSmsTexts: Record<Locale, Record<BookingSmsKey, string>> = { en, ar, ku }
