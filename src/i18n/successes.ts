import type { Locale } from '../domain/locale.ts'

type SuccessCode =
  | 'CODE_SENT'
  | 'CODE_ACCEPTED'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'PASSWORD_CHANGED'
  | 'PHONE_CHANGED'
  | 'IDENTITY_CONFIRMED'
  | 'PROFILE_SAVED'
  | 'ACCOUNT_DEACTIVATED'
  | 'ACCOUNT_ACTIVATED'
  | 'ACCOUNT_DELETED'
  | 'SIGNED_OUT_THERE'
  | 'SIGNED_OUT_ELSEWHERE'
  | 'VOUCHER_GOOD'
  | 'RESERVATION_HELD'
  | 'RESERVATION_MADE'
  | 'RESERVATION_CANCELLED'
  | 'PAYMENT_READY'

/** What a person reads when something they did has worked. */
export const successMessages: Record<Locale, Record<SuccessCode, string>> = {
  en: {
    CODE_SENT: 'We have sent you a code by SMS',
    CODE_ACCEPTED: 'The code is correct. Now choose a new password',
    SIGNED_IN: 'You are signed in',
    SIGNED_OUT: 'You are signed out',
    PASSWORD_CHANGED: 'Your password has been changed',
    PHONE_CHANGED: 'Your phone number has been changed',
    IDENTITY_CONFIRMED: 'Thank you. You can go on now',
    PROFILE_SAVED: 'Your personal information has been saved',
    ACCOUNT_DEACTIVATED: 'Your account is deactivated',
    ACCOUNT_ACTIVATED: 'Your account is active again',
    ACCOUNT_DELETED: 'Your account and your personal data have been deleted',
    SIGNED_OUT_THERE: 'That device has been signed out',
    SIGNED_OUT_ELSEWHERE: 'You have been signed out everywhere else',
    VOUCHER_GOOD: 'This voucher can be used',
    RESERVATION_HELD: 'Your rooms are held. Please pay in time to keep them',
    RESERVATION_MADE: 'Your reservation has been made',
    RESERVATION_CANCELLED: 'Your reservation has been cancelled',
    PAYMENT_READY: 'You can pay now',
  },
  ar: {
    CODE_SENT: 'أرسلنا إليك رمزاً في رسالة نصية',
    CODE_ACCEPTED: 'الرمز صحيح. يمكنك الآن اختيار كلمة مرور جديدة',
    SIGNED_IN: 'تم تسجيل الدخول',
    SIGNED_OUT: 'تم تسجيل الخروج',
    PASSWORD_CHANGED: 'تم تغيير كلمة المرور',
    PHONE_CHANGED: 'تم تغيير رقم الهاتف',
    IDENTITY_CONFIRMED: 'شكراً لك، يمكنك المتابعة الآن',
    PROFILE_SAVED: 'تم حفظ معلوماتك الشخصية',
    ACCOUNT_DEACTIVATED: 'تم تعطيل حسابك',
    ACCOUNT_ACTIVATED: 'تم تفعيل حسابك من جديد',
    ACCOUNT_DELETED: 'تم حذف حسابك وبياناتك الشخصية',
    SIGNED_OUT_THERE: 'تم تسجيل الخروج من ذلك الجهاز',
    SIGNED_OUT_ELSEWHERE: 'تم تسجيل الخروج من جميع الأجهزة الأخرى',
    VOUCHER_GOOD: 'هذه القسيمة صالحة للاستخدام',
    RESERVATION_HELD: 'الغرف محفوظة لك مؤقتاً. يرجى الدفع ضمن المهلة كي تبقى لك',
    RESERVATION_MADE: 'تم الحجز',
    RESERVATION_CANCELLED: 'تم إلغاء الحجز',
    PAYMENT_READY: 'يمكنك الدفع الآن',
  },
  ku: {
    CODE_SENT: 'کۆدێکمان بە نامەی کورت بۆ ناردیت',
    CODE_ACCEPTED: 'کۆدەکە دروستە. ئێستا وشەیەکی نهێنیی نوێ هەڵبژێرە',
    SIGNED_IN: 'چوویتە ناو هەژمارەکەت',
    SIGNED_OUT: 'لە هەژمارەکەت چوویتە دەرەوە',
    PASSWORD_CHANGED: 'وشەی نهێنییەکەت گۆڕدرا',
    PHONE_CHANGED: 'ژمارەی مۆبایلەکەت گۆڕدرا',
    IDENTITY_CONFIRMED: 'سوپاس، ئێستا دەتوانیت بەردەوام بیت',
    PROFILE_SAVED: 'زانیارییە کەسییەکانت پاشەکەوت کران',
    ACCOUNT_DEACTIVATED: 'هەژمارەکەت ناچالاک کرا',
    ACCOUNT_ACTIVATED: 'هەژمارەکەت دووبارە چالاک کرایەوە',
    ACCOUNT_DELETED: 'هەژمارەکەت و زانیارییە کەسییەکانت سڕدرانەوە',
    SIGNED_OUT_THERE: 'لەو ئامێرە چوویتە دەرەوە',
    SIGNED_OUT_ELSEWHERE: 'لە هەموو ئامێرەکانی تر چوویتە دەرەوە',
    VOUCHER_GOOD: 'ئەم کۆدی داشکاندنە کار دەکات',
    RESERVATION_HELD: 'ژوورەکان بۆت ڕاگیراون. تکایە لە کاتی خۆیدا پارەکە بدە تا لەدەستیان نەدەیت',
    RESERVATION_MADE: 'حجزەکەت کرا',
    RESERVATION_CANCELLED: 'حجزەکەت هەڵوەشێندرایەوە',
    PAYMENT_READY: 'ئێستا دەتوانیت پارەکە بدەیت',
  },
}
