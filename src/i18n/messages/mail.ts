import type { Locale } from '../../domain/text/locale.ts'

const en = {
  /** Below what its reader needs. */
  needed:
    'You are getting this email because it is about your order or your account, so it cannot be turned off. Safar never asks for a code or a password by email.',
  /** Below what can be turned off. */
  optional: {
    reminder: 'You are getting this email because reminders by email are on in your profile.',
    saved: 'You are getting this email because prices of saved stays by email are on in your profile.',
    review: 'You are getting this email because reviews and questions by email are on in your profile.',
  },
  unsubscribe: 'Turn off these emails',
  /** Below needed mail, for a reader who is not the customer. */
  disown: 'Not your account? Remove your address from it',
  address:
    'You are getting this email because this address was entered in a Safar profile. If this was not you, do nothing: you will get no other emails.',
  addressLeft: 'This is the last email to this address about that account.',
  /** The mail with the link that confirms an address. */
  confirm: {
    title: 'Confirm your email address',
    text: 'Press the button on the page to receive your confirmations and receipts at this address.',
    expiry: 'The link works once, for 24 hours.',
    action: 'Confirm this address',
  },
  /** To the address that an account had before. */
  left: {
    title: 'The email address of your account was changed',
    text: 'Email about your Safar account no longer comes to this address. Not you? Sign in and change your password, or contact us at once.',
  },
  /** Without the code: who can read the mailbox could otherwise take what was ordered. */
  cash: 'Bring :amount in cash by :day, :clock, to: :place. You also need a code: press the button to see it. We never send it by email.',
  cashAtProperty:
    'Bring :amount in cash to the property by :day, :clock. You also need a code: press the button to see it. We never send it by email.',
}

export type MailText = typeof en

const ar: MailText = {
  needed:
    'وصلتك هذه الرسالة لأنها تخصّ شيئاً طلبته أو تخصّ حسابك، ولذلك لا يمكن إيقافها. لا تطلب «سفر» رمزاً أو كلمة مرور عبر البريد أبداً.',
  optional: {
    reminder: 'وصلتك هذه الرسالة لأن التذكيرات عبر البريد مفعّلة في ملفك الشخصي.',
    saved: 'وصلتك هذه الرسالة لأن أسعار الأماكن المحفوظة عبر البريد مفعّلة في ملفك الشخصي.',
    review: 'وصلتك هذه الرسالة لأن التقييمات والأسئلة عبر البريد مفعّلة في ملفك الشخصي.',
  },
  unsubscribe: 'إيقاف هذه الرسائل',
  disown: 'ليس هذا حسابك؟ أزل عنوانك منه',
  address:
    'وصلتك هذه الرسالة لأن هذا العنوان أُدخل في ملف شخصي على منصة «سفر». إن لم تكن أنت، فلا يلزمك أي إجراء، ولن تصلك رسالة أخرى.',
  addressLeft: 'هذه آخر رسالة تصل إلى هذا العنوان بشأن ذلك الحساب.',
  confirm: {
    title: 'تأكيد بريدك الإلكتروني',
    text: 'اضغط الزر في الصفحة لتصلك تأكيدات الحجز والوصولات على هذا العنوان.',
    expiry: 'يعمل الرابط مرة واحدة خلال 24 ساعة.',
    action: 'تأكيد هذا العنوان',
  },
  left: {
    title: 'تم تغيير البريد الإلكتروني لحسابك',
    text: 'لن تصل رسائل حسابك في «سفر» إلى هذا العنوان بعد الآن. إن لم تكن أنت من غيّره، فسجّل الدخول وغيّر كلمة المرور، أو اتصل بنا فوراً.',
  },
  cash: 'يرجى إحضار :amount نقداً في موعد أقصاه :day، الساعة :clock، إلى: :place. تحتاج معه إلى رمز تجده في الصفحة التي يفتحها الزر، فنحن لا نرسله بالبريد أبداً.',
  cashAtProperty:
    'يرجى إحضار :amount نقداً إلى مكان الإقامة في موعد أقصاه :day، الساعة :clock. تحتاج معه إلى رمز تجده في الصفحة التي يفتحها الزر، فنحن لا نرسله بالبريد أبداً.',
}

const ku: MailText = {
  needed:
    'ئەم ئیمەیڵەت بۆ هات چونکە دەربارەی شتێکە کە داوات کردووە یان دەربارەی هەژمارەکەتە، بۆیە ناتوانرێت ڕابگیرێت. «سەفەر» هەرگیز بە ئیمەیڵ داوای کۆد یان وشەی نهێنی ناکات.',
  optional: {
    reminder: 'ئەم ئیمەیڵەت بۆ هات چونکە بیرخستنەوە بە ئیمەیڵ لە پرۆفایلەکەتدا چالاکە.',
    saved: 'ئەم ئیمەیڵەت بۆ هات چونکە هەواڵی نرخی شوێنە دڵخوازەکان بە ئیمەیڵ لە پرۆفایلەکەتدا چالاکە.',
    review: 'ئەم ئیمەیڵەت بۆ هات چونکە هەواڵی هەڵسەنگاندن و پرسیار بە ئیمەیڵ لە پرۆفایلەکەتدا چالاکە.',
  },
  unsubscribe: 'ڕاگرتنی ئەم ئیمەیڵانە',
  disown: 'ئەمە هەژماری تۆ نییە؟ ناونیشانەکەتی لێ لاببە',
  address:
    'ئەم ئیمەیڵەت بۆ هات چونکە ئەم ناونیشانە لە پرۆفایلێکی «سەفەر»دا نووسراوە. ئەگەر تۆ نەبوویت، پێویست بە هیچ ناکات و ئیمەیڵی تر نایەت.',
  addressLeft: 'ئەمە دوا ئیمەیڵە کە دەربارەی ئەو هەژمارە بۆ ئەم ناونیشانە دێت.',
  confirm: {
    title: 'ئیمەیڵەکەت پشتڕاست بکەرەوە',
    text: 'دوگمەی پەڕەکە دابگرە تا پشتڕاستکردنەوەی حجز و پسوولەکانت بۆ ئەم ناونیشانە بێن.',
    expiry: 'بەستەرەکە تەنیا یەک جار و تا 24 کاتژمێر کار دەکات.',
    action: 'پشتڕاستکردنەوەی ئەم ناونیشانە',
  },
  left: {
    title: 'ئیمەیڵی هەژمارەکەت گۆڕدرا',
    text: 'لەمەودوا ئیمەیڵی هەژمارەکەت لە «سەفەر» بۆ ئەم ناونیشانە نایەت. ئەگەر تۆ نەتگۆڕیوە، بچۆ ژوورەوە و وشەی نهێنی بگۆڕە، یان یەکسەر پەیوەندیمان پێوە بکە.',
  },
  cash: 'تکایە تا :day، کاتژمێر :clock، بڕی :amount بە پارەی نەختینە بهێنە بۆ: :place. کۆدێکیشت پێویستە: لەو پەڕەیەدایە کە دوگمەکە دەیکاتەوە. کۆدەکە هەرگیز بە ئیمەیڵ نانێرین.',
  cashAtProperty:
    'تکایە تا :day، کاتژمێر :clock، بڕی :amount بە پارەی نەختینە بهێنە بۆ شوێنی مانەوەکە. کۆدێکیشت پێویستە: لەو پەڕەیەدایە کە دوگمەکە دەیکاتەوە. کۆدەکە هەرگیز بە ئیمەیڵ نانێرین.',
}

export const mailTexts: Record<Locale, MailText> = { en, ar, ku }
