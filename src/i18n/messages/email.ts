import type { Locale } from '../../domain/text/locale.ts'

const en = {
  /** In the profile. */
  profile: {
    title: 'Email',
    hint: 'Confirmations, receipts and answers to visa applications are sent here too. Codes are sent only by SMS.',
    none: 'No email address',
    label: 'Email address',
    states: {
      unconfirmed: 'Not confirmed yet: open the link that we sent to it. Until then we send no other emails there.',
      confirmed: 'Confirmed',
      bouncing: 'Email to this address came back. Correct the address, or send a new link.',
    },
    change: 'Change the address',
    add: 'Add an address',
    again: 'Send the link again',
    save: 'Save and send a link',
    saving: 'Saving…',
    removeHint: 'Leave it empty to get no emails.',
    kinds: 'Optional emails',
    needed: 'Email about your orders and the security of your account is always sent to a confirmed address.',
    kind: {
      reminder: 'Reminders',
      saved: 'Lower prices for saved stays',
      review: 'Reviews and questions',
    },
  },
  /** The page behind the link that confirms an address. */
  confirm: {
    title: 'Confirm your email address',
    description: 'Confirm the address to which Safar sends confirmations and receipts.',
    open: 'Press the button to get your confirmations and receipts at the address where you received this link. If you did not ask for it, close this page.',
    action: 'Confirm this address',
    confirmed: { title: 'Your address is confirmed', text: 'We now send your confirmations and receipts there.' },
    over: {
      title: 'This link no longer works',
      text: 'The link was used, is older than 24 hours, or was replaced by a newer one. You can send a new one from your profile.',
    },
    profile: 'To your profile',
  },
  /** The page behind the link that turns mail off. */
  unsubscribe: {
    title: 'Email from Safar',
    description: 'Turn off optional emails.',
    on: {
      reminder: 'Do you no longer want reminders by email?',
      saved: 'Do you no longer want emails about lower prices for saved stays?',
      review: 'Do you no longer want emails about reviews and questions?',
      all: 'Is this email about an account that is not yours? Remove your address from it, and you will get no more emails about it.',
    },
    off: {
      reminder: 'You will get no more reminders by email.',
      saved: 'You will get no more emails about lower prices for saved stays.',
      review: 'You will get no more emails about reviews and questions.',
      all: 'That account no longer has your address. You will get no more emails about it.',
    },
    rest: 'You will still get emails about your orders and your account.',
    turnOff: 'Turn off this email',
    disown: 'Remove my address',
    turnOn: 'Turn on again',
    over: { title: 'This link no longer works', text: 'You can choose your emails in your profile.' },
    done: 'Turned off',
  },
}

export type EmailText = typeof en

const ar: EmailText = {
  profile: {
    title: 'البريد الإلكتروني',
    hint: 'نرسل إليه أيضاً تأكيدات الحجز والوصولات والرد على طلبات التأشيرة. أما الرموز فلا تصلك إلا برسالة نصية.',
    none: 'لا يوجد بريد إلكتروني',
    label: 'عنوان البريد الإلكتروني',
    states: {
      unconfirmed: 'لم يؤكَّد بعد: افتح الرابط الذي أرسلناه إليه. لن تصله رسائل أخرى قبل ذلك.',
      confirmed: 'مؤكَّد',
      bouncing: 'عادت إلينا رسالة أُرسلت إلى هذا العنوان. صحّحه أو اطلب رابطاً جديداً.',
    },
    change: 'تغيير العنوان',
    add: 'إضافة عنوان',
    again: 'إعادة إرسال الرابط',
    save: 'حفظ وإرسال رابط',
    saving: 'جارٍ الحفظ…',
    removeHint: 'اتركه فارغاً إن كنت لا تريد رسائل بريد.',
    kinds: 'رسائل اختيارية',
    needed: 'الرسائل التي تخصّ طلباتك وأمان حسابك تُرسل دائماً إلى العنوان المؤكَّد.',
    kind: { reminder: 'التذكيرات', saved: 'انخفاض أسعار أماكن الإقامة المفضّلة', review: 'التقييمات والأسئلة' },
  },
  confirm: {
    title: 'تأكيد بريدك الإلكتروني',
    description: 'تأكيد العنوان الذي ترسل إليه «سفر» تأكيدات الحجز والوصولات.',
    open: 'اضغط الزر لتصل تأكيدات الحجز والوصولات إلى العنوان الذي فتحت منه هذا الرابط. إن لم تطلب ذلك، فأغلق هذه الصفحة.',
    action: 'تأكيد هذا العنوان',
    confirmed: { title: 'تم تأكيد عنوانك', text: 'ستصلك عليه تأكيدات الحجز والوصولات.' },
    over: {
      title: 'لم يعد هذا الرابط يعمل',
      text: 'إما أنه استُخدم، أو مضت عليه 24 ساعة، أو حلّ محلّه رابط أحدث. يمكنك طلب رابط آخر من ملفك الشخصي.',
    },
    profile: 'العودة إلى ملفك الشخصي',
  },
  unsubscribe: {
    title: 'رسائل «سفر» البريدية',
    description: 'إيقاف الرسائل الاختيارية.',
    on: {
      reminder: 'هل تريد إيقاف التذكيرات عبر البريد؟',
      saved: 'هل تريد إيقاف رسائل انخفاض أسعار أماكن الإقامة المفضّلة؟',
      review: 'هل تريد إيقاف رسائل التقييمات والأسئلة؟',
      all: 'هل هذه الرسالة عن حساب ليس لك؟ أزل عنوانك منه، ولن تصلك رسائل أخرى عنه.',
    },
    off: {
      reminder: 'لن تصلك تذكيرات عبر البريد بعد الآن.',
      saved: 'لن تصلك رسائل انخفاض أسعار أماكن الإقامة المفضّلة بعد الآن.',
      review: 'لن تصلك رسائل التقييمات والأسئلة بعد الآن.',
      all: 'أُزيل عنوانك من ذلك الحساب، ولن تصلك رسائل أخرى عنه.',
    },
    rest: 'تبقى الرسائل التي تخصّ طلباتك وحسابك.',
    turnOff: 'إيقاف هذه الرسائل',
    disown: 'إزالة عنواني',
    turnOn: 'تفعيلها من جديد',
    over: { title: 'لم يعد هذا الرابط يعمل', text: 'يمكنك اختيار رسائلك من ملفك الشخصي.' },
    done: 'تم الإيقاف',
  },
}

const ku: EmailText = {
  profile: {
    title: 'ئیمەیڵ',
    hint: 'پشتڕاستکردنەوەی حجز، پسوولە و وەڵامی داواکاریی ڤیزا بۆ ئێرەش دەنێردرێن. کۆد تەنیا بە نامەی کورت دێت.',
    none: 'ئیمەیڵ نییە',
    label: 'ناونیشانی ئیمەیڵ',
    states: {
      unconfirmed: 'هێشتا پشتڕاست نەکراوەتەوە: ئەو بەستەرە بکەرەوە کە بۆی نێردراوە. تا ئەو کاتە ئیمەیڵی تری بۆ نایەت.',
      confirmed: 'پشتڕاست کراوەتەوە',
      bouncing: 'ئیمەیڵێک بۆ ئەم ناونیشانە گەڕایەوە. ڕاستی بکەرەوە، یان داوای بەستەرێکی نوێ بکە.',
    },
    change: 'گۆڕینی ناونیشان',
    add: 'زیادکردنی ناونیشان',
    again: 'دووبارە ناردنی بەستەر',
    save: 'پاشەکەوتکردن و ناردنی بەستەر',
    saving: 'پاشەکەوت دەکرێت…',
    removeHint: 'ئەگەر ئیمەیڵت ناوێت، بەتاڵی بهێڵەوە.',
    kinds: 'ئیمەیڵە ئارەزوومەندانەکان',
    needed: 'ئیمەیڵ دەربارەی داواکارییەکانت و پاراستنی هەژمارەکەت هەمیشە بۆ ناونیشانی پشتڕاستکراوە دەنێردرێت.',
    kind: {
      reminder: 'بیرخستنەوەکان',
      saved: 'دابەزینی نرخی شوێنە دڵخوازەکان',
      review: 'هەڵسەنگاندن و پرسیار',
    },
  },
  confirm: {
    title: 'ئیمەیڵەکەت پشتڕاست بکەرەوە',
    description: 'پشتڕاستکردنەوەی ئەو ناونیشانەی کە «سەفەر» پشتڕاستکردنەوەی حجز و پسوولەکانی بۆ دەنێرێت.',
    open: 'دوگمەکە دابگرە تا پشتڕاستکردنەوەی حجز و پسوولەکانت بۆ ئەو ناونیشانە بێن کە ئەم بەستەرەت لێیەوە کردەوە. ئەگەر تۆ داوات نەکردووە، ئەم پەڕەیە دابخە.',
    action: 'پشتڕاستکردنەوەی ئەم ناونیشانە',
    confirmed: { title: 'ناونیشانەکەت پشتڕاست کرایەوە', text: 'لەمەودوا پشتڕاستکردنەوەی حجز و پسوولەکانت بۆی دێن.' },
    over: {
      title: 'ئەم بەستەرە چیتر کار ناکات',
      text: 'بەکارهێندراوە، یان لە 24 کاتژمێر کۆنترە، یان بەستەرێکی نوێتر جێگەی گرتووەتەوە. لە پرۆفایلەکەت دەتوانیت داوای بەستەرێکی تر بکەیت.',
    },
    profile: 'بۆ پرۆفایلەکەت',
  },
  unsubscribe: {
    title: 'ئیمەیڵەکانی «سەفەر»',
    description: 'ڕاگرتنی ئیمەیڵە ئارەزوومەندانەکان.',
    on: {
      reminder: 'چیتر بیرخستنەوە بە ئیمەیڵت ناوێت؟',
      saved: 'چیتر ئیمەیڵی دابەزینی نرخی شوێنە دڵخوازەکانت ناوێت؟',
      review: 'چیتر ئیمەیڵی هەڵسەنگاندن و پرسیارت ناوێت؟',
      all: 'ئەو هەژمارەی ئەم ئیمەیڵە دەربارەیەتی هی تۆ نییە؟ ناونیشانەکەتی لێ لاببە، چیتر ئیمەیڵت لەبارەیەوە بۆ نایەت.',
    },
    off: {
      reminder: 'لەمەودوا بیرخستنەوەت بە ئیمەیڵ بۆ نایەت.',
      saved: 'لەمەودوا ئیمەیڵی دابەزینی نرخی شوێنە دڵخوازەکانت بۆ نایەت.',
      review: 'لەمەودوا ئیمەیڵی هەڵسەنگاندن و پرسیارت بۆ نایەت.',
      all: 'ناونیشانەکەت لەو هەژمارە لابرا، چیتر ئیمەیڵت لەبارەیەوە بۆ نایەت.',
    },
    rest: 'ئیمەیڵ دەربارەی داواکارییەکانت و هەژمارەکەت هەر دێت.',
    turnOff: 'ڕاگرتنی ئەم ئیمەیڵانە',
    disown: 'ناونیشانەکەم لاببە',
    turnOn: 'دووبارە چالاککردنەوە',
    over: { title: 'ئەم بەستەرە چیتر کار ناکات', text: 'لە پرۆفایلەکەت دەتوانیت ئیمەیڵەکانت هەڵبژێریت.' },
    done: 'ڕاگیرا',
  },
}

export const emailText: Record<Locale, EmailText> = { en, ar, ku }
