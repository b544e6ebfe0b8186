import type { Names } from '../names.ts'

/** Qualities that people look for; these have no plural. */
export const quality: readonly Names[] = [
  [
    'cheap, budget, low cost, affordable, inexpensive, economy',
    'رخيص, رخيصة, ارخص, اقتصادي, مناسب',
    'هەرزان, هەرزانترین, گونجاو',
  ],
  [
    'luxury, luxurious, deluxe, five star, fancy, high end',
    'فاخر, فاخرة, راقي, راقية, خمس نجوم, فخم, ديلوكس',
    'لوکس, لۆکس, شاهانە, پێنج ئەستێرە',
  ],
  ['best, top, good', 'أفضل, احسن, أجمل, جيد', 'باشترین, باش, چاکترین'],
  ['new, modern', 'جديد, جديدة, حديث', 'نوێ, تازە, مۆدێرن'],
  ['old, historic, traditional', 'قديم, قديمة, تاريخي, تراثي', 'کۆن, دێرین, مێژوویی, کەلتووری'],
  ['big, large, grand, great', 'كبير, كبيرة', 'گەورە, مەزن'],
  ['small, little', 'صغير, صغيرة', 'بچووک, چکۆلە'],
  ['quiet, calm, peaceful', 'هادئ, هادئة', 'هێمن, ئارام, بێدەنگ'],
  ['beautiful, nice, lovely', 'جميل, جميلة, حلو', 'جوان, خۆش, شیرین'],
  ['clean', 'نظيف, نظيفة', 'پاک, خاوێن'],
  ['near, close to, nearby, next to', 'قرب, قريب, قريبة, يم, بجانب', 'نزیک, تەنیشت, لای'],
  ['free', 'مجاني, مجانا, مجانية, بلاش', 'بێبەرامبەر, خۆڕایی, بەلاش'],
  ['international', 'دولي, دولية, عالمي', 'نێودەوڵەتی'],
  ['private', 'خاص, خاصة', 'تایبەت'],
  ['non smoking, no smoking', 'ممنوع التدخين, لغير المدخنين, غير المدخنين', 'جگەرە قەدەغەیە, بێ جگەرە'],
  ['north, northern', 'شمال, شمالي', 'باکوور'],
  ['south, southern', 'جنوب, جنوبي', 'باشوور'],
  ['east, eastern', 'شرق, شرقي', 'ڕۆژهەڵات'],
  ['west, western', 'غرب, غربي', 'ڕۆژئاوا'],
]
