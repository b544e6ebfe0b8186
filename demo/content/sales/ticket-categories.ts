import type { Text } from '../shapes.ts'
import type { TicketCategory } from './sale-shapes.ts'

/** What a ticket is called. */
const titles = {
  visitor: { en: 'Entry', ar: 'دخول', ku: 'چوونەژوورەوە' },
  seat: { en: 'Seat', ar: 'مقعد', ku: 'کورسی' },
  front: { en: 'Front rows', ar: 'الصفوف الأمامية', ku: 'ڕیزەکانی پێشەوە' },
  bench: { en: 'Bench', ar: 'مصطبة', ku: 'کورسیی درێژ' },
  balcony: { en: 'Balcony', ar: 'الشرفة', ku: 'باڵکۆن' },
  rug: { en: 'Place on a rug', ar: 'مكان على البساط', ku: 'شوێن لەسەر فەرش' },
  chair: { en: 'Chair at the back', ar: 'كرسي في الخلف', ku: 'کورسی لە دواوە' },
  workshop: { en: 'Entry with a place in the workshop', ar: 'دخول مع مكان في الورشة', ku: 'چوونەژوورەوە لەگەڵ شوێنێک لە وۆرکشۆپەکەدا' },
  tent: { en: 'Entry with the children’s tent', ar: 'دخول مع خيمة الأطفال', ku: 'چوونەژوورەوە لەگەڵ خێوەتی منداڵان' },
  tour: { en: 'Entry with the guided walk', ar: 'دخول مع الجولة المرافَقة', ku: 'چوونەژوورەوە لەگەڵ گەڕان بە ڕێبەرەوە' },
  dance: { en: 'Entry with the lesson before sunset', ar: 'دخول مع درس قبل الغروب', ku: 'چوونەژوورەوە لەگەڵ وانەی پێش ئاوابوون' },
  bank: { en: 'On the bank', ar: 'على الضفة', ku: 'لە کەنارەکە' },
  boat: { en: 'In the boat that rides along', ar: 'في القارب المرافق', ku: 'لەو بەلەمەی لەگەڵ دەڕوات' },
  family: { en: '5 kilometres', ar: '5 كيلومترات', ku: '5 کیلۆمەتر' },
  half: { en: '21 kilometres', ar: '21 كيلومتراً', ku: '21 کیلۆمەتر' },
  ownBicycle: { en: 'With your own bicycle', ar: 'بدراجتك', ku: 'بە پاسکیلی خۆت' },
  hiredBicycle: { en: 'With a hired bicycle', ar: 'بدراجة مستأجرة', ku: 'بە پاسکیلی بەکرێ' },
  walker: { en: 'Walker', ar: 'مشّاء', ku: 'پیادە' },
  rider: { en: 'Rider', ar: 'درّاج', ku: 'پاسکیلسوار' },
  place: { en: 'Place', ar: 'مكان', ku: 'شوێن' },
  drawing: { en: 'Place with drawing things', ar: 'مكان مع أدوات الرسم', ku: 'شوێن لەگەڵ کەرەستەی وێنەکێشان' },
  convoy: { en: 'Place in the convoy', ar: 'مكان في القافلة', ku: 'شوێن لە کاروانەکەدا' },
  plates: { en: 'Tasting', ar: 'تذوّق', ku: 'تامکردن' },
  tableByWater: { en: 'Tasting with a chair by the water', ar: 'تذوّق مع كرسي عند الماء', ku: 'تامکردن لەگەڵ کورسییەک لە لێواری ئاو' },
  child: { en: 'Child', ar: 'طفل', ku: 'منداڵ' },
  pen: { en: 'Entry with a lesson', ar: 'دخول مع درس', ku: 'چوونەژوورەوە لەگەڵ وانەیەک' },
  single: { en: 'Single kayak', ar: 'كاياك لشخص', ku: 'کایاکی تاککەسی' },
  double: { en: 'Place in a double kayak', ar: 'مكان في كاياك لشخصين', ku: 'شوێن لە کایاکی دووکەسیدا' },
  terrace: { en: 'Terrace', ar: 'الشرفة المطلة', ku: 'تەراس' },
  firstRow: { en: 'First row of the terrace', ar: 'أول صف في الشرفة', ku: 'ڕیزی پێشەوەی تەراس' },
  tasting: { en: 'Entry with a plate', ar: 'دخول مع طبق', ku: 'چوونەژوورەوە لەگەڵ قاپێک' },
  fullTasting: { en: 'Entry with every kind', ar: 'دخول مع كل الأنواع', ku: 'چوونەژوورەوە لەگەڵ هەموو جۆرەکان' },
  tableSeat: { en: 'Seat at a table', ar: 'مقعد إلى طاولة', ku: 'کورسی لەسەر مێز' },
  deckchair: { en: 'Deckchair', ar: 'كرسي شاطئ', ku: 'کورسیی درێژکراوە' },
} as const satisfies Record<string, Text>

export type CategoryName = keyof typeof titles
export const categoryTitles: Record<CategoryName, Text> = titles

export const category = (name: CategoryName, price: number, number: number): TicketCategory => ({ title: titles[name], price, number })

/** For events of several days, a ticket each. */
export const timeTitles: Record<'day' | 'evening', Text[]> = {
  day: [
    { en: 'First day', ar: 'اليوم الأول', ku: 'ڕۆژی یەکەم' },
    { en: 'Second day', ar: 'اليوم الثاني', ku: 'ڕۆژی دووەم' },
  ],
  evening: [
    { en: 'First evening', ar: 'الأمسية الأولى', ku: 'ئێوارەی یەکەم' },
    { en: 'Second evening', ar: 'الأمسية الثانية', ku: 'ئێوارەی دووەم' },
    { en: 'Third evening', ar: 'الأمسية الثالثة', ku: 'ئێوارەی سێیەم' },
    { en: 'Fourth evening', ar: 'الأمسية الرابعة', ku: 'ئێوارەی چوارەم' },
    { en: 'Fifth evening', ar: 'الأمسية الخامسة', ku: 'ئێوارەی پێنجەم' },
    { en: 'Sixth evening', ar: 'الأمسية السادسة', ku: 'ئێوارەی شەشەم' },
    { en: 'Seventh evening', ar: 'الأمسية السابعة', ku: 'ئێوارەی حەوتەم' },
  ],
}
