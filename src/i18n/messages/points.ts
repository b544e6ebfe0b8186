import type { Locale } from '../../domain/text/locale.ts'
import type { Forms } from '../plural.ts'

const en = {
  nav: 'Points',
  title: 'My points',
  description: 'Your points, what they are worth, and their history.',
  lead: 'Your points, their value and history.',
  balance: 'Your points',
  count: { one: '1 point', other: ':count points' } as Forms,
  worth: 'Worth :amount off a booking',
  rules: {
    title: 'How points work',
    earn: 'You earn 1 point for every full :amount that you pay, by any method. They are added as soon as the payment arrives.',
    spend: '1 point takes :amount off. Points can cover up to half of a price.',
    notFor: 'You do not earn points for adding money to your wallet. You earn them when you spend it.',
    returned: 'If you used points and your booking is cancelled, the same share of them is returned as of the money.',
    clawback:
      'If a payment is refunded, the same share of the points you earned is withdrawn. If you have already spent them, their value is deducted from the refund: your balance never goes below zero.',
    end: 'Points do not expire. They cannot be exchanged for cash or transferred, and are lost if you delete your account.',
  },
  expected: {
    title: 'Not paid yet',
    lead: 'These points are not yours yet: you earn them when you pay.',
    brings: 'Earns :points when paid',
    used: ':points used; they are returned if it is not paid',
  },
  entries: {
    title: 'Points history',
    empty: 'No points yet',
    emptyHint: 'Points you earn, use or lose appear here, with the booking they belong to.',
    emptyAction: 'Explore stays',
    after: 'Balance after that: :points',
    reasons: {
      earned: 'Earned with a payment',
      discount: 'Used for a discount',
      returned: 'Returned to you',
      clawback: 'Withdrawn after a refund',
      other: 'Correction',
    },
  },
  open: 'How points work',
  see: 'View my points',
}

export type PointsText = typeof en

const ar: PointsText = {
  nav: 'النقاط',
  title: 'نقاطي',
  description: 'نقاطك وقيمتها وسجلّها.',
  lead: 'رصيدك من النقاط وقيمتها وسجلّها.',
  balance: 'رصيدك من النقاط',
  count: { zero: 'لا نقاط', one: 'نقطة واحدة', two: 'نقطتان', few: ':count نقاط', other: ':count نقطة' },
  worth: 'قيمتها :amount تُخصم من سعر الحجز',
  rules: {
    title: 'كيف تعمل النقاط',
    earn: 'لك نقطة واحدة عن كل :amount تدفعها، بأي طريقة دفع. وتُضاف النقاط فور وصول الدفعة.',
    spend: 'كل نقطة تخصم :amount. ولا تغطي النقاط أكثر من نصف السعر.',
    notFor: 'شحن المحفظة لا يمنح نقاطاً، بل تكسبها عندما تدفع من رصيدها.',
    returned: 'إذا استخدمت نقاطاً ثم أُلغي الحجز، تُعاد إليك بنسبة المبلغ المعاد نفسها.',
    clawback:
      'إذا أُعيدت دفعة، تُسحب بالنسبة نفسها النقاط التي كسبتها منها. وإذا كنت قد استخدمتها، تُستقطع قيمتها من المبلغ المعاد، فلا يقل رصيدك عن الصفر أبداً.',
    end: 'لا تنتهي صلاحية النقاط. ولا تُصرف نقداً ولا تُنقل إلى غيرك، وتنتهي بحذف حسابك.',
  },
  expected: {
    title: 'لم يُدفع بعد',
    lead: 'هذه النقاط ليست لك بعد: تُضاف عندما تدفع.',
    brings: 'النقاط عند الدفع: :points',
    used: 'النقاط المستخدمة: :points، وتُعاد إليك إن لم يتم الدفع',
  },
  entries: {
    title: 'سجل النقاط',
    empty: 'لا نقاط بعد',
    emptyHint: 'تظهر هنا النقاط التي تكسبها أو تستخدمها أو تُعاد إليك أو تُسحب بعد إعادة مبلغ، ومع كل منها حجزها.',
    emptyAction: 'تصفح ما يمكنك حجزه',
    after: 'الرصيد بعدها: :points',
    reasons: {
      earned: 'من دفعة',
      discount: 'استُخدمت لخصم',
      returned: 'أُعيدت إليك',
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
  description: 'خاڵەکانت، بەهایان و تۆماریان.',
  lead: 'چەند خاڵت هەیە، بەهایان چەندە و لە کوێوە هاتوون.',
  balance: 'باڵانسی خاڵەکانت',
  count: { one: 'یەک خاڵ', other: ':count خاڵ' },
  worth: 'بەهایان :amount داشکاندنە لە نرخی حجز',
  rules: {
    title: 'خاڵەکان چۆن کار دەکەن',
    earn: 'بۆ هەر :amount کە دەیدەیت، بە هەر شێوازێکی پارەدان، یەک خاڵ وەردەگریت. هەر کە پارەکە گەیشت، خاڵەکان زیاد دەکرێن.',
    spend: 'هەر خاڵێک :amount لە نرخ کەم دەکاتەوە. خاڵ ئەوپەڕەکەی جێی نیوەی نرخ دەگرێتەوە.',
    notFor: 'بە پڕکردنەوەی جزدان خاڵ وەرناگریت: کاتێک لە جزدانەکە پارە دەدەیت وەری دەگریت.',
    returned: 'ئەگەر خاڵت بەکارهێنابێت و حجزەکە هەڵبوەشێندرێتەوە، خاڵەکان بە هەمان ڕێژەی پارەکە بۆت دەگەڕێنەوە.',
    clawback:
      'ئەگەر پارەیەک بگەڕێندرێتەوە، ئەو خاڵانەی بەو پارەیە هاتبوون بە هەمان ڕێژە وەردەگیرێنەوە. ئەگەر پێشتر بەکارت هێنابن، بەهاکەیان لە پارە گەڕێندراوەکە دەبڕدرێت: باڵانسەکەت هەرگیز ناچێتە خوار سفر.',
    end: 'خاڵەکان بەسەر ناچن. ناکرێن بە پارە و نادرێن بە کەسێکی تر و لەگەڵ سڕینەوەی هەژمارەکەت کۆتاییان دێت.',
  },
  expected: {
    title: 'هێشتا پارەی نەدراوە',
    lead: 'ئەم خاڵانە هێشتا هی تۆ نین: کاتێک پارە دەدەیت زیاد دەکرێن.',
    brings: 'خاڵ دوای پارەدان: :points',
    used: 'خاڵی بەکارهاتوو: :points، ئەگەر پارەی نەدرێت بۆت دەگەڕێنەوە',
  },
  entries: {
    title: 'تۆماری خاڵەکان',
    empty: 'هێشتا خاڵت نییە',
    emptyHint:
      'ئەو خاڵانەی وەریان دەگریت، بەکاریان دەهێنیت، بۆت دەگەڕێنەوە یان دوای گەڕاندنەوەی پارە وەردەگیرێنەوە لێرە دەردەکەون، هەر یەکە لەگەڵ حجزەکەی.',
    emptyAction: 'ببینە چی دەتوانیت حجز بکەیت',
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
