import type { Locale } from '../../domain/locale.ts'
import type { Forms } from '../plural.ts'

const en = {
  nav: 'Points',
  title: 'My points',
  description: 'Your points, what they are worth, and everything that changed them.',
  lead: 'What you have, what it is worth, and where it came from.',
  balance: 'Your points',
  count: { one: '1 point', other: ':count points' } as Forms,
  worth: 'Worth :amount off a booking',
  rules: {
    title: 'How points work',
    earn: 'You get 1 point for every full :amount that you pay, by any method. They are there as soon as the payment is.',
    spend: '1 point takes :amount off. Points can pay at most half of a price.',
    notFor: 'Adding money to your wallet brings no points: you get them when you spend it.',
    returned: 'If you used points and your booking is cancelled, they come back for the same share as the money.',
    clawback:
      'If a payment is refunded, the points that it brought are withdrawn for the same share. If you have spent them already, their worth is deducted from the refund: your balance never goes below zero.',
    end: 'Points do not run out. They cannot be paid out or passed on, and end with your account.',
  },
  expected: {
    title: 'Not paid yet',
    lead: 'These points are not yours yet: they come when you pay.',
    brings: 'Brings :points when paid',
    used: ':points used for it; they come back if it is not paid',
  },
  entries: {
    title: 'What changed your points',
    empty: 'No points yet',
    emptyHint: 'Points that you earn, use, get back or lose by a refund appear here, each with its booking.',
    emptyAction: 'See what you can book',
    after: 'Then you had :points',
    reasons: {
      earned: 'Earned by a payment',
      discount: 'Used for a discount',
      returned: 'Returned to you',
      clawback: 'Withdrawn after a refund',
      other: 'Correction',
    },
  },
  open: 'How points work',
  see: 'See my points',
}

export type PointsText = typeof en

const ar: PointsText = {
  nav: 'النقاط',
  title: 'نقاطي',
  description: 'نقاطك وقيمتها وكل ما غيّرها.',
  lead: 'ما لديك من نقاط، وما قيمتها، ومن أين جاءت.',
  balance: 'رصيدك من النقاط',
  count: { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: ':count نقاط', other: ':count نقطة' },
  worth: 'قيمتها :amount تُخصم من حجز',
  rules: {
    title: 'كيف تعمل النقاط',
    earn: 'لك نقطة واحدة عن كل :amount كاملة تدفعها، بأي طريقة كانت. وتُضاف فور وصول الدفعة.',
    spend: 'كل نقطة تخصم :amount. ولا تغطي النقاط أكثر من نصف السعر.',
    notFor: 'شحن المحفظة لا يمنح نقاطاً: تكسبها عندما تنفق من رصيدها.',
    returned: 'إذا استخدمت نقاطاً ثم أُلغي الحجز، تعود إليك بنسبة المبلغ الذي يُعاد.',
    clawback:
      'إذا أُعيدت دفعة، تُسحب النقاط التي منحتها بالنسبة نفسها. وإذا كنت قد استخدمتها، تُستقطع قيمتها من المبلغ المعاد: رصيدك لا ينزل تحت الصفر أبداً.',
    end: 'لا تنتهي صلاحية النقاط. ولا تُصرف نقداً ولا تُنقل إلى غيرك، وتنتهي بحذف حسابك.',
  },
  expected: {
    title: 'لم يُدفع بعد',
    lead: 'هذه النقاط ليست لك بعد: تصلك عندما تدفع.',
    brings: 'تمنحك عند الدفع: :points',
    used: 'استُخدمت له: :points، وتعود إليك إن لم يُدفع',
  },
  entries: {
    title: 'ما غيّر نقاطك',
    empty: 'لا نقاط بعد',
    emptyHint: 'تظهر هنا النقاط التي تكسبها أو تستخدمها أو تعود إليك أو تُسحب بعد إعادة مبلغ، ومع كل منها حجزها.',
    emptyAction: 'ما الذي يمكنك حجزه',
    after: 'الرصيد بعدها: :points',
    reasons: {
      earned: 'كُسبت بدفعة',
      discount: 'استُخدمت لخصم',
      returned: 'عادت إليك',
      clawback: 'سُحبت بعد إعادة مبلغ',
      other: 'تصحيح',
    },
  },
  open: 'كيف تعمل النقاط',
  see: 'عرض نقاطي',
}

const ku: PointsText = {
  nav: 'خاڵەکان',
  title: 'خاڵەکانم',
  description: 'خاڵەکانت، بەهایان و هەموو ئەوەی گۆڕیونی.',
  lead: 'چەند خاڵت هەیە، بەهایان چەندە و لەکوێوە هاتوون.',
  balance: 'باڵانسی خاڵەکانت',
  count: { one: 'یەک خاڵ', other: ':count خاڵ' },
  worth: 'بەهایان :amount داشکاندنە لە حجزێک',
  rules: {
    title: 'خاڵەکان چۆن کار دەکەن',
    earn: 'بۆ هەر :amount تەواو کە دەیدەیت، بە هەر شێوازێک بێت، خاڵێک وەردەگریت. هەر کە پارەکە گەیشت، خاڵەکان زیاد دەبن.',
    spend: 'هەر خاڵێک :amount کەم دەکاتەوە. خاڵەکان زۆرترین نیوەی نرخ دەدەن.',
    notFor: 'پڕکردنەوەی جزدان خاڵ نادات: کاتێک لێی خەرج دەکەیت وەریان دەگریت.',
    returned: 'ئەگەر خاڵت بەکارهێنابێت و حجزەکە هەڵبوەشێندرێتەوە، بە هەمان ڕێژەی پارەکە بۆت دەگەڕێنەوە.',
    clawback:
      'ئەگەر پارەیەک بگەڕێندرێتەوە، ئەو خاڵانەی بەو پارەیە هاتبوون بە هەمان ڕێژە وەردەگیرێنەوە. ئەگەر پێشتر بەکارت هێنابن، بەهاکەیان لە پارە گەڕێندراوەکە دەبڕدرێت: باڵانسەکەت هەرگیز ناچێتە خوار سفر.',
    end: 'خاڵەکان بەسەر ناچن. ناکرێن بە پارە و نادرێن بە کەسێکی تر، و لەگەڵ سڕینەوەی هەژمارەکەت کۆتاییان دێت.',
  },
  expected: {
    title: 'هێشتا پارەی نەدراوە',
    lead: 'ئەم خاڵانە هێشتا هی تۆ نین: کاتێک پارە دەدەیت دێن.',
    brings: 'کاتی پارەدان دەتداتێ: :points',
    used: 'بۆی بەکارهاتووە: :points، ئەگەر پارەی نەدرێت دەگەڕێنەوە',
  },
  entries: {
    title: 'ئەوەی خاڵەکانتی گۆڕیوە',
    empty: 'هێشتا خاڵت نییە',
    emptyHint:
      'ئەو خاڵانەی وەریان دەگریت، بەکاریان دەهێنیت، بۆت دەگەڕێنەوە یان دوای گەڕاندنەوەی پارە وەردەگیرێنەوە لێرە دەردەکەون، هەر یەکە لەگەڵ حجزەکەی.',
    emptyAction: 'ببینە چی حجز بکەیت',
    after: 'باڵانس دوای ئەوە: :points',
    reasons: {
      earned: 'بە پارەدان وەرگیراوە',
      discount: 'بۆ داشکاندن بەکارهاتووە',
      returned: 'بۆت گەڕێندراوەتەوە',
      clawback: 'دوای گەڕاندنەوەی پارە وەرگیراوەتەوە',
      other: 'ڕاستکردنەوە',
    },
  },
  open: 'خاڵەکان چۆن کار دەکەن',
  see: 'خاڵەکانم ببینە',
}

export const pointsText: Record<Locale, PointsText> = { en, ar, ku }
