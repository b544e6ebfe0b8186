import type { Locale } from '../../domain/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Discount packages',
  description: 'What each of Safar’s discount packages opens, for how long, how often and at what price a day.',
  lead: 'One code on your telephone, and the bill gets shorter. Compare the packages and take the one that fits your week.',
  compare: 'At a glance',
  from: 'From',
  perDay: (price: string) => `${price} a day`,
  perDayLabel: 'A day, at best',
  plansOf: (title: string) => `Plans of ${title}`,
  days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
  uses: (n: number) => plural('en', n, { one: 'Show the code once', other: 'Show the code # times' }),
  unlimited: 'As often as you like',
  mostUses: 'Uses, at most',
  usesShort: (n: number) => plural('en', n, { one: '# use', other: '# uses' }),
  best: 'Lowest price a day',
  how: 'How to subscribe',
  howText:
    'A subscription belongs to an account, because the code is yours alone. Until you can subscribe here yourself, our people take your name and number and set it up with you.',
  discounts: 'See the discounts',
}

type Text = typeof en

const ar: Text = {
  title: 'باقات الخصومات',
  description: 'ما تفتحه كل باقة من باقات خصومات سفر، ولأي مدة، وكم مرة، وبأي سعر لليوم.',
  lead: 'رمز واحد على الهاتف فيقل مبلغ الفاتورة. يمكن مقارنة الباقات هنا واختيار ما يناسب أيامك.',
  compare: 'نظرة سريعة',
  from: 'ابتداءً من',
  perDay: (price) => `${price} لليوم`,
  perDayLabel: 'لليوم، في أفضل الأحوال',
  plansOf: (title) => `خطط باقة ${title}`,
  days: (n) => plural('ar', n, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' }),
  uses: (n) =>
    plural('ar', n, {
      one: 'إظهار الرمز مرة واحدة',
      two: 'إظهار الرمز مرتين',
      few: 'إظهار الرمز # مرات',
      many: 'إظهار الرمز # مرة',
      other: 'إظهار الرمز # مرة',
    }),
  unlimited: 'بلا حد لعدد المرات',
  mostUses: 'أقصى عدد للمرات',
  usesShort: (n) => plural('ar', n, { one: 'مرة واحدة', two: 'مرتان', few: '# مرات', many: '# مرة', other: '# مرة' }),
  best: 'أقل سعر لليوم',
  how: 'كيفية الاشتراك',
  howText:
    'الاشتراك يكون باسم صاحب الحساب، لأن الرمز له وحده. وإلى أن يصبح الاشتراك متاحاً هنا مباشرةً، يأخذ موظفونا اسمك ورقمك ويكملونه معك.',
  discounts: 'عرض الخصومات',
}

const ku: Text = {
  title: 'پاکێجەکانی داشکاندن',
  description: 'هەر پاکێجێکی داشکاندنی سەفەر چی دەکاتەوە، بۆ چەند ڕۆژ، چەند جار و ڕۆژی بە چەند.',
  lead: 'یەک کۆد لەسەر مۆبایلەکەت و حسابەکە کەم دەبێتەوە. پاکێجەکان بەراورد بکە و ئەوە هەڵبژێرە کە لەگەڵ ڕۆژانی تۆدا دەگونجێت.',
  compare: 'بە یەک سەیرکردن',
  from: 'نرخ دەست پێ دەکات لە',
  perDay: (price) => `ڕۆژی ${price}`,
  perDayLabel: 'ڕۆژی، لە باشترین حاڵەتدا',
  plansOf: (title) => `پلانەکانی پاکێجی ${title}`,
  days: (n) => plural('ku', n, { one: 'یەک ڕۆژ', other: '# ڕۆژ' }),
  uses: (n) => plural('ku', n, { one: 'یەک جار پیشاندانی کۆد', other: '# جار پیشاندانی کۆد' }),
  unlimited: 'بێ سنوور',
  mostUses: 'زۆرترین جار',
  usesShort: (n) => plural('ku', n, { one: 'یەک جار', other: '# جار' }),
  best: 'کەمترین نرخی ڕۆژانە',
  how: 'چۆن بەشدار بیت',
  howText:
    'بەشداریکردن بە هەژمارەکەتەوە بەستراوەتەوە، چونکە کۆدەکە تەنیا هی خۆتە. تا ئەو کاتەی بتوانیت خۆت لێرە بەشدار بیت، کارمەندانمان ناو و ژمارەکەت وەردەگرن و بەشداریکردنەکەت لەگەڵدا تەواو دەکەن.',
  discounts: 'داشکاندنەکان ببینە',
}

export const packagesText: Record<Locale, Text> = { en, ar, ku }
