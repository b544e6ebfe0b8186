import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Discount packages',
  description:
    'Safar discount packages: what each one includes, how long it lasts, how many uses it has and its price per day.',
  lead: 'Businesses give discounts; a package lets you use them, with one code on your phone. Compare the packages and choose the one that suits you.',
  compare: 'Compare packages',
  from: 'From',
  perDay: (price: string) => `${price} per day`,
  perDayLabel: 'Lowest price per day',
  plansOf: (title: string) => `${title} plans`,
  days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
  uses: (n: number) => plural('en', n, { one: '1 use', other: '# uses' }),
  unlimited: 'Unlimited uses',
  maxUses: 'Maximum uses',
  usesShort: (n: number) => plural('en', n, { one: '# use', other: '# uses' }),
  best: 'Lowest price per day',
  how: 'How to subscribe',
  howText:
    'A subscription is tied to your account, because the code is only for you. Choose a plan, sign in and pay: the code is ready at once. If you would rather not do it online, our team will help you.',
  buy: 'Continue with this plan',
  discounts: 'View discounts',
}

type Text = typeof en

const ar: Text = {
  title: 'باقات الخصومات',
  description: 'ما تشمله كل باقة من باقات الخصومات في منصة سفر، ومدتها، وعدد مرات استخدامها، وكلفتها لليوم.',
  lead: 'الأماكن تمنح الخصومات، والباقة تتيح لك استخدامها برمز واحد على هاتفك. يمكن مقارنة الباقات هنا واختيار ما يناسبك.',
  compare: 'مقارنة الباقات',
  from: 'ابتداءً من',
  perDay: (price) => `${price} لليوم`,
  perDayLabel: 'أقل كلفة لليوم',
  plansOf: (title) => `خطط باقة ${title}`,
  days: (n) => plural('ar', n, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' }),
  uses: (n) =>
    plural('ar', n, {
      one: 'استخدام الرمز مرة واحدة',
      two: 'استخدام الرمز مرتين',
      few: 'استخدام الرمز # مرات',
      many: 'استخدام الرمز # مرة',
      other: 'استخدام الرمز # مرة',
    }),
  unlimited: 'بلا حد لعدد المرات',
  maxUses: 'أقصى عدد للمرات',
  usesShort: (n) => plural('ar', n, { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' }),
  best: 'أقل كلفة لليوم',
  how: 'كيفية الاشتراك',
  howText:
    'الاشتراك يكون باسم صاحب الحساب، لأن الرمز له وحده. اختر خطة وسجّل الدخول وادفع، فيصبح الرمز جاهزاً فوراً. وإن لم ترغب في ذلك عبر الموقع، يساعدك موظفونا.',
  buy: 'متابعة بهذه الخطة',
  discounts: 'عرض الخصومات',
}

const ku: Text = {
  title: 'پاکێجەکانی داشکاندن',
  description:
    'هەر پاکێجێکی داشکاندنی پلاتفۆرمی سەفەر چی لەخۆ دەگرێت، بۆ چەند ڕۆژە، چەند جار بەکار دێت و ڕۆژی بە چەندە.',
  lead: 'شوێنەکان داشکاندن دەدەن و پاکێجەکە دەرفەتت دەداتێ بە یەک کۆد لەسەر مۆبایلەکەت بەکاریان بهێنیت. پاکێجەکان بەراورد بکە و ئەوە هەڵبژێرە کە بۆ تۆ گونجاوە.',
  compare: 'بەراوردی پاکێجەکان',
  from: 'نرخ دەست پێ دەکات لە',
  perDay: (price) => `ڕۆژی ${price}`,
  perDayLabel: 'کەمترین نرخ بۆ ڕۆژێک',
  plansOf: (title) => `پلانەکانی پاکێجی ${title}`,
  days: (n) => plural('ku', n, { one: 'یەک ڕۆژ', other: '# ڕۆژ' }),
  uses: (n) => plural('ku', n, { one: 'یەک جار بەکارهێنان', other: '# جار بەکارهێنان' }),
  unlimited: 'بێ سنوور',
  maxUses: 'زۆرترین جار',
  usesShort: (n) => plural('ku', n, { one: 'یەک جار', other: '# جار' }),
  best: 'کەمترین نرخ بۆ ڕۆژێک',
  how: 'چۆنیەتیی ئابوونەبوون',
  howText:
    'ئابوونە بە هەژمارەکەتەوە بەستراوەتەوە، چونکە کۆدەکە تەنیا هی خۆتە. پلانێک هەڵبژێرە، بچۆ ژوورەوە و پارەکە بدە: کۆدەکە یەکسەر ئامادە دەبێت. ئەگەر ناتەوێت لە ڕێگەی ماڵپەڕەکەوە بیکەیت، کارمەندانمان یارمەتیت دەدەن.',
  buy: 'بەم پلانە بەردەوام بە',
  discounts: 'داشکاندنەکان ببینە',
}

export const packagesText: Record<Locale, Text> = { en, ar, ku }
