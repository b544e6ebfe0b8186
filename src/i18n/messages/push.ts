import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'Notifications on this device',
  off: 'Get booking updates on this device straight away, even when Safar is closed, instead of by SMS.',
  on: 'Your notifications appear on this device.',
  refused:
    'This browser blocks our notifications. You can allow them in its settings for this site. You can still read everything in your list.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  pending: 'One moment…',
  failed: 'Something went wrong. Try again later.',
}

export const pushText: Record<Locale, typeof en> = {
  en,
  ar: {
    title: 'الإشعارات على هذا الجهاز',
    off: 'يظهر كل جديد عن حجزك على هذا الجهاز فوراً، حتى عندما تكون المنصة مغلقة، فلا تحتاج إلى رسالة نصية.',
    on: 'تظهر إشعاراتك على هذا الجهاز.',
    refused:
      'لا يسمح لنا هذا المتصفح بعرض الإشعارات. يمكنك تغيير ذلك من إعدادات الموقع في المتصفح، وكل شيء يبقى في قائمتك.',
    turnOn: 'تفعيل',
    turnOff: 'إيقاف',
    pending: 'لحظة من فضلك…',
    failed: 'تعذّر ذلك هذه المرة. يرجى المحاولة لاحقاً.',
  },
  ku: {
    title: 'ئاگادارکردنەوە لەسەر ئەم ئامێرە',
    off: 'هەر هەواڵێکی حجزەکەت یەکسەر لەسەر ئەم ئامێرە دەردەکەوێت، تەنانەت کاتێک «سەفەر» نەکراوەتەوە، و پێویستت بە نامەی کورت نابێت.',
    on: 'ئاگادارکردنەوەکانت لەسەر ئەم ئامێرە دەردەکەون.',
    refused:
      'ئەم وێبگەڕە ڕێگەمان نادات ئاگادارکردنەوەت پیشان بدەین. دەتوانیت لە ڕێکخستنەکانی ئەم ماڵپەڕەدا بیگۆڕیت، و هەموو شتێک لە لیستەکەتدا دەمێنێتەوە.',
    turnOn: 'چالاککردن',
    turnOff: 'ناچالاککردن',
    pending: 'یەک چرکە…',
    failed: 'ئەم جارە نەکرا. تکایە دواتر هەوڵ بدەرەوە.',
  },
}
