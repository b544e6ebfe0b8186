import { type Line, toPhrases } from '../phrases.ts'

/** Sunday is 0. */
const weekdayLines: readonly Line<number>[] = [
  [
    0,
    'sunday, sundays',
    'الأحد, يوم احد, احد القادم',
    'یەکشەممە, یەک شەممە, یەکشەمە, یەک شەمە',
    'al2a7ad, yakshamma, yekshemme',
  ],
  [1, 'monday, mondays', 'الاثنين, الإثنين, يوم اثنين', 'دووشەممە, دوو شەممە, دووشەمە, دوو شەمە', 'dushamma, dusheme'],
  [2, 'tuesday, tuesdays', 'الثلاثاء, ثلاثاء, الثلاثا, التلاثاء', 'سێشەممە, سێ شەممە, سێشەمە, سێ شەمە', 'seshamma'],
  [
    3,
    'wednesday, wednesdays',
    'الأربعاء, اربعاء, الاربعا',
    'چوارشەممە, چوار شەممە, چوارشەمە, چوار شەمە',
    'chwarshamma',
  ],
  [
    4,
    'thursday, thursdays, thurs, thu',
    'الخميس, خميس',
    'پێنجشەممە, پێنج شەممە, پێنجشەمە, پێنج شەمە',
    'khamis, alkhamis, 5amis, penjshamma',
  ],
  [5, 'friday, fridays, fri', 'الجمعة, جمعة', 'هەینی, ھەینی, جومعە', 'jum3a, aljum3a, jumaa, hayni, heyni'],
  [6, 'saturday, saturdays', 'السبت', 'شەممە, شەمە', 'alsabt, shamma'],
]

const soraniEndings = ['وە', 'ی', 'یە', 'دا', 'ەوە', 'یەوە', 'ان', 'یەدا']

const soraniForms = (list: string): string[] =>
  list
    .split(', ')
    .filter((name) => /ە$|ی$/.test(name))
    .flatMap((name) => soraniEndings.map((ending) => name + ending))

/** Days of the week, those of Sorani with the endings that sentences give them. */
export const weekdays = toPhrases(
  weekdayLines.map(([day, ...lists]): Line<number> => [day, ...lists, soraniForms(lists.join(', ')).join(', ')]),
)

export type RelativeDays =
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'after-tomorrow'
  | 'this-weekend'
  | 'next-weekend'
  | 'this-week'
  | 'next-week'
  | 'this-month'
  | 'next-month'

export const relativeDays = toPhrases<RelativeDays>([
  ['today', 'today', 'اليوم, هذا اليوم, هاليوم', 'ئەمڕۆ, ئەمرۆ, ئیمڕۆ', 'alyom, elyom, alyoum, amro, emro'],
  [
    'tonight',
    'tonight, for tonight, this evening, today evening',
    'الليلة, الليله, هالليلة, هاليلة, هذه الليلة, هاي الليلة, هذي الليلة, لهذه الليلة, الليلة هذه, لليلة الليلة, اليوم بالليل, هذا المساء, مساء اليوم, ليلة اليوم, لليلة هذي, لهالليلة, لليلة هاي',
    'ئەمشەو, بۆ ئەمشەو, ئەم شەو, ئەمشەوە, ئەم ئێوارەیە, ئەمڕۆ ئێوارە, ئەم شەوە',
    'amshaw, emshew, amsho, emsho, allayla',
  ],
  [
    'tomorrow',
    'tomorrow, tmrw, tomorow, tommorow, tomorrow night, tomorrow evening',
    'غدا, غداً, غدًا, بكرة, بكره, باجر, باچر, باكر, يوم غد, ليلة غد, مساء غد, ليوم غد, ليلة باجر, يوم باجر',
    'سبەی, سبەینێ, سبەینی, بەیانی شەو, سبەی شەو, سبەینێ شەو, ڕۆژی سبەینێ',
    'bacher, baacher, bukra, ghadan, sbay, sbaine, sbayne',
  ],
  [
    'after-tomorrow',
    'day after tomorrow, after tomorrow',
    'بعد غد, بعد غداً, عقب باجر, بعد باجر, عقب باچر, بعد بكرة, بعد بكره, اللي عقب باجر',
    'دووسبەی, دوو سبەی, دووسبەینێ, ڕۆژی دووسبەی',
  ],
  [
    'this-weekend',
    'this weekend, this week end, coming weekend, this coming weekend, upcoming weekend, the weekend, at weekend, on weekend, weekend, this week s weekend',
    'هذا الويكند, هالويكند, بالويكند, الويكند, ويكند, الويك اند, هذا الويك اند, ويك اند, نهاية الأسبوع, نهاية هذا الأسبوع, نهاية الأسبوع هذا, نهاية الأسبوع الحالي, نهاية الأسبوع هذه, آخر الأسبوع, اخر هذا الاسبوع, عطلة نهاية الأسبوع, عطلة نهاية الأسبوع هذه, عطلة هذا الأسبوع, عطلة نهاية هذا الأسبوع, هذه العطلة الأسبوعية, العطلة الأسبوعية, نهاية هالاسبوع, عطلة الأسبوع, عطلة الاسبوع هذا, هذا نهاية الأسبوع',
    'کۆتایی هەفتە, کۆتایی ئەم هەفتەیە, ئەم کۆتایی هەفتەیە, ئەم کۆتایی هەفتە, کۆتاییی هەفتە, کۆتایی ئەم هەفتە, پشووی کۆتایی هەفتە, پشووی هەفتە, پشووی ئەم هەفتەیە, ئاخری هەفتە, ئاخری ئەم هەفتەیە, کۆتاییی ئەم هەفتەیە, ئەم ویکێندە, ویکێند, کۆتا هەفتە',
    'kotayi hafta, kotay hafta, kotayi hefte',
  ],
  [
    'next-weekend',
    'next weekend, next week end, weekend after, the following weekend, following weekend, weekend of next week',
    'الويكند القادم, الويكند الجاي, الويكند المقبل, نهاية الأسبوع القادم, نهاية الأسبوع الجاي, نهاية الأسبوع المقبل, نهاية الأسبوع القادمة, نهاية الأسبوع المقبلة, نهاية الأسبوع الجاية, عطلة نهاية الأسبوع القادم, عطلة نهاية الأسبوع المقبل, عطلة نهاية الأسبوع القادمة, عطلة نهاية الأسبوع المقبلة, عطلة الأسبوع القادم, عطلة الأسبوع الجاي, الويك اند الجاي, الويك اند القادم',
    'کۆتایی هەفتەی داهاتوو, کۆتاییی هەفتەی داهاتوو, پشووی هەفتەی داهاتوو, پشووی کۆتایی هەفتەی داهاتوو, کۆتایی هەفتەی ئایندە, ویکێندی داهاتوو',
  ],
  [
    'this-week',
    'this week',
    'هذا الأسبوع, هالاسبوع, هالأسبوع, الأسبوع الحالي, الأسبوع هذا, خلال هذا الأسبوع',
    'ئەم هەفتەیە, ئەم هەفتە, لەم هەفتەیە, لەم هەفتەیەدا, ئەم هەفتەیەدا',
    'am haftaya',
  ],
  [
    'next-week',
    'next week, coming week, the following week, upcoming week',
    'الأسبوع القادم, الأسبوع الجاي, الأسبوع المقبل, الأسبوع الجاية, الأسبوع اللي جاي, اسبوع الجاي, أسبوع القادم, الاسبوع الي جاي',
    'هەفتەی داهاتوو, هەفتەی ئایندە, هەفتەی تر, هەفتەی دادێ, هەفتەی داهاتوودا',
    'haftay dahatu',
  ],
  [
    'this-month',
    'this month',
    'هذا الشهر, هالشهر, الشهر الحالي, الشهر هذا, خلال هذا الشهر',
    'ئەم مانگە, لەم مانگەدا, لەم مانگە, ئەم مانگەدا',
  ],
  [
    'next-month',
    'next month, coming month, the following month, upcoming month',
    'الشهر القادم, الشهر الجاي, الشهر المقبل, الشهر اللي جاي, شهر القادم, شهر الجاي',
    'مانگی داهاتوو, مانگی ئایندە, مانگی تر, مانگی داهاتوودا',
  ],
])

/** After a day of the week, a month or a feast: the one that begins after today. */
export const nextWords = toPhrases<true>([
  [
    true,
    'next, coming, upcoming, this coming',
    'القادم, القادمة, الجاي, الجاية, المقبل, المقبلة, اللي جاي, اللي جاية, الجايه, قادم, الاتي',
    'داهاتوو, ئایندە, داهاتووە, دادێ, داهاتوودا',
    'dahatu, aljay, aljaya',
  ],
])
export const thisWords = toPhrases<true>([
  [true, 'this', 'هذا, هذه, هاي, هذي, الحالي, الحالية', 'ئەم, ئەمساڵ, ئەم ساڵ', 'am'],
])

/** `eid`: the next of both. */
export type FeastName =
  | 'ramadan'
  | 'eid'
  | 'eid-al-fitr'
  | 'eid-al-adha'
  | 'ashura'
  | 'arbaeen'
  | 'nawruz'
  | 'new-year'
  | 'hijri-new-year'
  | 'christmas'
  | 'mawlid'
  | 'ghadir'
  | 'shabaniya'

export const feastNames = toPhrases<FeastName>([
  [
    'eid-al-fitr',
    'eid al fitr, eid ul fitr, eid fitr, eid el fitr, small eid, 3eed alfitr',
    'عيد الفطر, عيد فطر, العيد الصغير, عيد رمضان',
    'جەژنی ڕەمەزان, جەژنی فیتر, جێژنی ڕەمەزان, جەژنی رەمەزان',
  ],
  [
    'eid-al-adha',
    'eid al adha, eid ul adha, eid adha, eid el adha, big eid, eid al adhha',
    'عيد الأضحى, عيد اضحى, العيد الكبير, عيد الحج',
    'جەژنی قوربان, جێژنی قوربان',
  ],
  [
    'nawruz',
    'nawroz, newroz, nowruz, nawruz, nauroz, norooz, noroz, nawroz holiday',
    'نوروز, نيروز, عيد نوروز, عيد النوروز, أعياد نوروز, النوروز',
    'نەورۆز, جەژنی نەورۆز, جێژنی نەورۆز, پشووی نەورۆز, نەورۆزی',
  ],
  [
    'christmas',
    'christmas, xmas',
    'عيد الميلاد, الكريسماس, كريسماس, عيد الميلاد المجيد',
    'کریسمس, جەژنی لەدایکبوونی مەسیح',
  ],
  ['hijri-new-year', 'hijri new year, islamic new year', 'رأس السنة الهجرية, السنة الهجرية', 'سەری ساڵی کۆچی'],
  [
    'new-year',
    'new year, new years, new year s eve, new years eve, new year eve, nye, new year s',
    'رأس السنة, راس السنة, رأس السنة الميلادية, ليلة رأس السنة, عيد رأس السنة, السنة الجديدة, راس سنة',
    'سەری ساڵ, سەرەساڵ, سەری ساڵی نوێ, ساڵی نوێ, شەوی سەری ساڵ, جەژنی سەری ساڵ',
  ],
  [
    'ramadan',
    'ramadan, ramadhan, ramazan, ramzan',
    'رمضان, شهر رمضان, رمضان المبارك, شهر رمضان المبارك',
    'ڕەمەزان, مانگی ڕەمەزان, ڕەمەزانی پیرۆز, مانگی ڕەمەزانی پیرۆز, ڕەمەزانی',
  ],
  [
    'arbaeen',
    'arbaeen, arbain, arba een, arbaeen walk, arbaeen pilgrimage',
    'الأربعين, زيارة الأربعين, الأربعينية, زيارة الأربعينية, أربعينية الحسين, أربعين الحسين, أربعينية الإمام الحسين, زيارة اربعين, المشاية',
    'ئەربەعین, ئەربەعینی, زیارەتی ئەربەعین, چلەی ئیمام حوسێن, ئەربەعینیە',
  ],
  [
    'ashura',
    'ashura, ashoura, ashoora, 3ashura, aashura',
    'عاشوراء, عاشورا, يوم عاشوراء, ليلة عاشوراء, العاشر من محرم',
    'عاشوورا, عاشورا, عاشوورا, ڕۆژی عاشورا',
  ],
  [
    'mawlid',
    'mawlid, prophet s birthday, prophets birthday',
    'المولد النبوي, المولد النبوي الشريف',
    'مەولوود, مەولودی پێغەمبەر, مەولوودی پێغەمبەر',
  ],
  ['ghadir', 'eid al ghadir, ghadir, ghadeer', 'عيد الغدير, الغدير', 'جەژنی غەدیر'],
  ['shabaniya', 'shabaniya, mid shaban', 'الزيارة الشعبانية, زيارة شعبانية, النصف من شعبان, نصف شعبان', 'نیوەی شەعبان'],
  [
    'eid',
    'eid, eid holiday, eid holidays, 3eed, 3id',
    'العيد, عطلة العيد, أيام العيد, ايام عيد, عطلة عيد',
    'جەژن, پشووی جەژن, جێژن, ڕۆژانی جەژن, جەژندا',
  ],
])

/** Words that may stand before a day: they are read with it. */
export const dayLeads = toPhrases<true>([
  [
    true,
    'on, in, during, at, for, starting, starting on, starting from, check in, checking in, arriving, the month of, month of, date, night of, evening of, of, s',
    'في, فى, يوم, ليوم, بيوم, في يوم, بتاريخ, تاريخ, شهر, في شهر, بشهر, لشهر, خلال, خلال شهر, ليلة, مساء, ابتداء من, اعتبارا من, دخول, في ليلة, ايام, بأيام, في ايام, في عطلة, عطلة, ب',
    'لە, ڕۆژی, لە ڕۆژی, بۆ ڕۆژی, مانگی, لە مانگی, شەوی, لە شەوی, ئێوارەی, بۆ, لەکاتی, لە کاتی, لە ماوەی, بەرواری, لە بەرواری, لە پشووی, پشووی, بۆ مانگی',
  ],
])

/** With these before it a day is a bound, which nothing can be searched by. */
export const boundWords = toPhrases<true>([
  [
    true,
    'before, after, until, till, by, since, every, each, except, last, past, previous, not, not on',
    'قبل, بعد, عقب, حتى, لغاية, منذ, كل, ما عدا, عدا, الماضي, مو, غير, ليس',
    'پێش, دوای, پاش, هەتا, تا, هەموو, جگە لە, نەک',
  ],
])
export const pastWords = toPhrases<true>([[true, 'last, past', 'الماضي, الماضية, الفائت, الفات', 'ڕابردوو, پێشوو']])

export const rangeStarts = toPhrases<true>([
  [true, 'from, between', 'من, بين, ما بين, من يوم', 'لە, نێوان, لە نێوان, لە ڕۆژی'],
])
export const rangeEnds = toPhrases<true>([
  [
    true,
    'to, -, until, till, through, thru, and',
    'الى, إلى, حتى, لغاية, لحد, ل, و, الى يوم',
    'تا, هەتا, تاوەکو, بۆ, و, تا ڕۆژی',
  ],
])
export const ordinalEnds = toPhrases<true>([
  [true, 'th, st, nd, rd, of', 'من, من شهر, شهر, لشهر', 'ی, ی مانگی, ی مانگ, مانگی, هەمی'],
])

export const nightWords = toPhrases<true>([
  [true, 'night, nights', 'ليلة, ليالي, ليال, ليله', 'شەو, شەوی, شەوە', 'layali, shaw'],
])
/** Two nights in one word. */
export const twoNights = toPhrases<true>([[true, 'ليلتين, لليلتين, ليلتان', 'دووشەو, دوو شەو']])
export const yearWords = toPhrases<true>([[true, 'year', 'سنة, عام, لعام, لسنة', 'ساڵی']])
