import type { SaleKind } from '../../domain/sales/sale.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** The next step after a payment, its deadline, and the target of the button. */
const en = {
  visa: {
    title: 'We have your application',
    text: 'You will have an answer by :day. We will tell you here and by SMS.',
    undated: 'We will tell you here and by SMS as soon as there is an answer.',
    see: 'Follow the application',
  },
  package: {
    title: 'Your package is active',
    next: 'Your next package is paid',
    text: 'Show your code at the till to pay less. It is valid until :day.',
    starts: 'Starts on :day, when your current package ends.',
    see: 'View the package',
  },
  wallet: {
    title: 'The money is in your wallet',
    text: 'You now have :balance to pay with.',
    see: 'Open the wallet',
  },
  stay: {
    text: 'Check-in is on :day from :clock. Show your booking code at reception, on your phone or on paper.',
    see: 'View the booking and its code',
    seeOther: 'View the booking',
  },
  sales: {
    event: 'Show your tickets at the entrance: :when.',
    activity: 'Show your tickets when you arrive: :when.',
    tourism: 'Show your tickets when you depart: :when.',
    umrah: 'Show your tickets when you depart: :when.',
    offer: 'Show your tickets to :seller: :when.',
  } as Record<SaleKind, string>,
  at: ':when, :place',
}

export type AfterPaymentText = typeof en

export const afterPaymentText: Record<Locale, AfterPaymentText> = {
  en,
  ar: {
    visa: {
      title: 'استلمنا طلبك',
      text: 'يصلك الرد في موعد أقصاه :day. نخبرك هنا وبرسالة نصية.',
      undated: 'حالما يصلنا الرد نخبرك هنا وبرسالة نصية.',
      see: 'متابعة الطلب',
    },
    package: {
      title: 'باقتك مفعّلة',
      next: 'تم دفع ثمن باقتك التالية',
      text: 'أظهر رمزك عند الصندوق لتدفع أقل. الباقة صالحة حتى :day.',
      starts: 'تبدأ يوم :day بعد انتهاء الباقة الحالية.',
      see: 'عرض الباقة',
    },
    wallet: {
      title: 'المبلغ في محفظتك',
      text: 'رصيدك الآن :balance، ويمكنك الدفع به فوراً.',
      see: 'فتح المحفظة',
    },
    stay: {
      text: 'موعد وصولك :day ابتداءً من الساعة :clock. أظهر رمز الحجز في الاستقبال، من الهاتف أو من الورق.',
      see: 'عرض الحجز ورمزه',
      seeOther: 'عرض الحجز',
    },
    sales: {
      event: 'أظهر تذاكرك عند المدخل: :when.',
      activity: 'أظهر تذاكرك عند وصولك: :when.',
      tourism: 'أظهر تذاكرك عند الانطلاق: :when.',
      umrah: 'أظهر تذاكرك عند الانطلاق: :when.',
      offer: 'أظهر تذاكرك لدى :seller: :when.',
    },
    at: ':when، :place',
  },
  ku: {
    visa: {
      title: 'داواکارییەکەت گەیشت',
      text: 'ئەوپەڕەکەی تا :day وەڵامەکەت پێ دەگات. لێرە و بە نامەی کورت ئاگادارت دەکەینەوە.',
      undated: 'هەر کە وەڵامەکە هات، لێرە و بە نامەی کورت ئاگادارت دەکەینەوە.',
      see: 'بەدواداچوونی داواکارییەکە',
    },
    package: {
      title: 'پاکێجەکەت چالاکە',
      next: 'پارەی پاکێجی داهاتووت درا',
      text: 'لە کاتی پارەداندا کۆدەکەت پیشان بدە بۆ ئەوەی پارەی کەمتر بدەیت. پاکێجەکە تا :day کار دەکات.',
      starts: 'لە :day دەست پێ دەکات، کاتێک ئەوەی ئێستا تەواو دەبێت.',
      see: 'پاکێجەکە ببینە',
    },
    wallet: {
      title: 'پارەکە لە جزدانەکەتدایە',
      text: 'باڵانسی ئێستات: :balance. دەتوانیت یەکسەر پارەی پێ بدەیت.',
      see: 'جزدانەکە بکەرەوە',
    },
    stay: {
      text: 'لە :day، لە کاتژمێر :clock بەدواوە چاوەڕێت دەکەن. کۆدی حجزەکەت لە پێشوازی پیشان بدە، لە مۆبایل یان لەسەر کاغەز.',
      see: 'حجزەکە و کۆدەکەی ببینە',
      seeOther: 'حجزەکە ببینە',
    },
    sales: {
      event: 'بلیتەکانت لە دەروازەکە پیشان بدە: :when.',
      activity: 'کە گەیشتیت بلیتەکانت پیشان بدە: :when.',
      tourism: 'لە کاتی دەرچووندا بلیتەکانت پیشان بدە: :when.',
      umrah: 'لە کاتی دەرچووندا بلیتەکانت پیشان بدە: :when.',
      offer: 'بلیتەکانت پیشانی :seller بدە: :when.',
    },
    at: ':when، :place',
  },
}
