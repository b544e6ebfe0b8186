import { toPhrases } from '../phrases.ts'

export const nearWords = toPhrases<true>([
  [
    true,
    'near, near to, close to, next to, not far from, beside, nearby, opposite, around, across from, walking distance to, walking distance from, within walking distance of, near by, adjacent to, in front of, facing, a walk from, steps from, minutes from, nearest to, closest to, right next to',
    'بالقرب من, قريب من, قريبة من, قريبه من, بجانب, بجوار, بقرب, قرب, جنب, يم, قريب ل, قريب على, قريبة على, قريب الى, مقابل, مقابيل, قبال, حوالي, بجنب, على مقربة من, قريب, قريبة, قريبين من, قريبات من, صوب, جوار, قريب عن, مشيا الى, أقرب فندق إلى, يم ال, الأقرب إلى, الاقرب ل',
    'لە نزیکی, لە نزیک, لە تەنیشت, لە تەنیشتی, نزیک بە, نزیکی, نزیک, تەنیشت, تەنیشتی, نزیک لە, بەرامبەر, بەرامبەری, لای, لە لای, لەنزیک, لەنزیکی, لە دەوروبەری, دەوروبەری, نزیکە لە, نزیکترین بە',
    'nizik, nzik, qareeb min, qareb min, qurb, 8reb, yam',
  ],
])

/** Nouns of landmarks that name none of them alone. */
export const landmarkNouns = toPhrases<string>([
  [
    'shrine',
    'shrine, shrines, mausoleum, tomb, holy shrine, shrine of, holy shrine of, haram, haram of',
    'مرقد, ضريح, العتبة, مزار, حرم, الحرم, عتبة, مراقد, حضرة, مقام',
    'مەزارگە, مەزاری, مەزارگەی, حەرەمی, مەرقەدی, مەرقەد, مەزار, حەرەم',
  ],
  ['mosque', 'mosque', 'جامع, مسجد', 'مزگەوتی, مزگەوت'],
  ['church', 'church, cathedral, monastery', 'كنيسة, دير', 'کڵێسای, کڵێسا, دێری, دێر'],
  ['museum', 'museum', 'متحف', 'مۆزەخانەی, مۆزەخانە'],
  ['airport', 'airport, international airport', 'مطار', 'فڕۆکەخانەی, فڕۆکەخانە'],
  [
    'station',
    'bus station, train station, station, bus terminal, garage',
    'محطة, كراج, محطة قطار',
    'گەراجی, وێستگەی, گەراج, وێستگە',
  ],
  ['hospital', 'hospital', 'مستشفى', 'نەخۆشخانەی, نەخۆشخانە'],
  [
    'ancient_site',
    'citadel, castle, ruins, ziggurat, minaret',
    'قلعة, القلعة, آثار, زقورة, ملوية',
    'قەڵای, قەڵا, شوێنەواری, زەقوورەی',
  ],
])

export const fromWords = toPhrases<true>([
  [
    true,
    'from, departing, departing from, leaving from, out of, leaving, starting from, departure from',
    'من, انطلاقا من, تنطلق من, من مطار, المغادرة من',
    'لە, لە فڕۆکەخانەی',
    'min, mn',
  ],
])
/** In Sorani “from” is joined to the end: `لە هەولێرەوە`. */
export const toWords = toPhrases<true>([
  [
    true,
    'to, into, towards, -, going to, heading to, ->',
    'الى, إلى, ل, لمدينة, على, باتجاه',
    'بۆ, تا, هەتا, بەرەو',
    'ila, bo',
  ],
])

export const travelWays = toPhrases<'air' | 'land'>([
  [
    'air',
    'by air, by plane, by flight, with flight, with flights, flying, including flights, air travel, by airplane, with flight included',
    'جوا, جواً, جوًا, بالطائرة, بالطيارة, بالطيران, طيران, جوي, جوية, عن طريق الجو, مع الطيران, طريق الجو',
    'بە فڕۆکە, بەفڕۆکە, ئاسمانی, بە تەیارە, بە ئاسمان, بە ڕێگای ئاسمان, لە ڕێگەی ئاسمانەوە',
  ],
  [
    'land',
    'by land, by bus, by road, overland, by coach, by car',
    'برا, براً, برًا, بالباص, بري, برية, بالسيارة, عن طريق البر, بر, بالحافلة, طريق البر, بالبر',
    'بە وشکانی, وشکانی, بە پاس, بە ئۆتۆمبێل, بە ڕێگای وشکانی, لە ڕێگەی وشکانییەوە, بە وشکانیدا',
  ],
])

/** They need the device’s position. */
export const nearMeWords = toPhrases<true>([
  [
    true,
    'near me, nearby me, around me, close to me, next to me, close by, nearby',
    'قريب مني, قربي, بقربي, يمي, قريبة مني, بالقرب مني, حواليي, قريب علي',
    'نزیک لە من, نزیکم, لە نزیکم, نزیک من, لە نزیکمەوە, لە نزیک من',
  ],
])

/** Said after the name of a place: it belongs to the name. */
export const placeEnds = toPhrases<true>([
  [
    true,
    'city, governorate, province, city centre, city center, centre, center, downtown, iraq, district, town',
    'المقدسة, الأشرف, العراق, المركز, مركز المدينة',
    'پیرۆز, عێراق',
  ],
])
/** The country of everything: it says nothing of where. */
export const homeWords = toPhrases<true>([
  [true, 'in iraq, iraq', 'في العراق, العراق, بالعراق', 'لە عێراق, عێراق, لە عیراق, عیراق'],
])
