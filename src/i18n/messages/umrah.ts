import type { Locale } from '../../domain/text/locale.ts'
import { groupThousands } from '../group-thousands.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Umrah packages',
  description:
    'Umrah from Iraq by air and by road: hotels with their distance to the Haram, itineraries, departures and prices.',
  titleOf: (type: string) => `Umrah packages: ${type}`,
  descriptionOf: (type: string) => `Umrah from Iraq, ${type}: hotels, distance to the Haram, departures and prices.`,
  lead: (n: number) =>
    plural('en', n, { one: '# package with upcoming departures', other: '# packages with upcoming departures' }),
  choices: {
    city: { label: 'From', all: 'Any city' },
    month: { label: 'Month', all: 'Any month' },
    travel: { label: 'By air or road', all: 'By air and by road' },
    level: { label: 'Level', all: 'All levels' },
  },
  ramadan: 'In Ramadan',
  nothing: {
    title: 'No packages match these filters',
    hint: 'Try another month or another city of departure.',
    action: 'Show all packages',
  },
  sorts: {
    departure: 'Next departure',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    nearest: 'Nearest to the Haram',
  },
  travel: { air: 'By air', land: 'By road' },
  travelLabel: 'Travel',
  cities: { mecca: 'Mecca', medina: 'Medina' },
  hotels: 'Hotels',
  nights: (n: number) => plural('en', n, { one: '# night', other: '# nights' }),
  meters: (n: number) => `${groupThousands(String(n))} m to the Haram`,
  walk: (minutes: number) => plural('en', minutes, { one: 'about # minute on foot', other: 'about # minutes on foot' }),
  nearest: (meters: number) => `${groupThousands(String(meters))} m from the Haram in Mecca`,
  about: 'About this Umrah',
  information: 'Before you go',
}

type Text = typeof en

const ar: Text = {
  title: 'باقات العمرة',
  description: 'العمرة من العراق جواً وبراً: الفنادق وبُعدها عن الحرم، والبرنامج، ومواعيد الانطلاق، والأسعار.',
  titleOf: (type) => `باقات العمرة: ${type}`,
  descriptionOf: (type) => `العمرة من العراق، باقات ${type}: الفنادق وبُعدها عن الحرم ومواعيد الانطلاق والأسعار.`,
  lead: (n) =>
    plural('ar', n, {
      zero: 'لا باقات لها مواعيد قادمة',
      one: 'باقة واحدة لها مواعيد قادمة',
      two: 'باقتان لهما مواعيد قادمة',
      few: '# باقات لها مواعيد قادمة',
      many: '# باقة لها مواعيد قادمة',
      other: '# باقة لها مواعيد قادمة',
    }),
  choices: {
    city: { label: 'مدينة الانطلاق', all: 'كل المدن' },
    month: { label: 'الشهر', all: 'كل الأشهر' },
    travel: { label: 'جواً أو براً', all: 'جواً وبراً' },
    level: { label: 'المستوى', all: 'كل المستويات' },
  },
  ramadan: 'في رمضان',
  nothing: {
    title: 'لا توجد باقة بهذه المواصفات',
    hint: 'يمكن تجربة شهر آخر أو مدينة انطلاق أخرى.',
    action: 'عرض كل الباقات',
  },
  sorts: {
    departure: 'أقرب موعد انطلاق',
    'price-asc': 'السعر: من الأقل إلى الأعلى',
    'price-desc': 'السعر: من الأعلى إلى الأقل',
    nearest: 'الأقرب إلى الحرم',
  },
  travel: { air: 'جواً', land: 'براً' },
  travelLabel: 'وسيلة السفر',
  cities: { mecca: 'مكة المكرمة', medina: 'المدينة المنورة' },
  hotels: 'الفنادق',
  nights: (n) => plural('ar', n, { one: 'ليلة واحدة', two: 'ليلتان', few: '# ليالٍ', many: '# ليلة', other: '# ليلة' }),
  meters: (n) => `${groupThousands(String(n))} م إلى الحرم`,
  walk: (minutes) =>
    plural('ar', minutes, {
      one: 'نحو دقيقة واحدة مشياً',
      two: 'نحو دقيقتين مشياً',
      few: 'نحو # دقائق مشياً',
      many: 'نحو # دقيقة مشياً',
      other: 'نحو # دقيقة مشياً',
    }),
  nearest: (meters) => `على بُعد ${groupThousands(String(meters))} م من الحرم المكي`,
  about: 'عن هذه العمرة',
  information: 'ما ينبغي معرفته قبل السفر',
}

const ku: Text = {
  title: 'پاکێجەکانی عومرە',
  description: 'عومرە لە عێراقەوە بە فڕۆکە و بە وشکانی: هوتێل و دوورییان لە حەرەم، بەرنامە، وادەی دەرچوون و نرخ.',
  titleOf: (type) => `پاکێجەکانی عومرە: ${type}`,
  descriptionOf: (type) => `عومرە لە عێراقەوە، پاکێجی ${type}: هوتێل، دووری لە حەرەم، وادەی دەرچوون و نرخ.`,
  lead: (n) => plural('ku', n, { one: 'یەک پاکێج کە وادەی داهاتووی هەیە', other: '# پاکێج کە وادەی داهاتوویان هەیە' }),
  choices: {
    city: { label: 'شاری دەرچوون', all: 'هەموو شارەکان' },
    month: { label: 'مانگ', all: 'هەموو مانگەکان' },
    travel: { label: 'بە فڕۆکە یان بە وشکانی', all: 'بە فڕۆکە و بە وشکانی' },
    level: { label: 'ئاست', all: 'هەموو ئاستەکان' },
  },
  ramadan: 'لە مانگی ڕەمەزاندا',
  nothing: {
    title: 'هیچ پاکێجێک بەم هەڵبژاردنە نییە',
    hint: 'مانگێکی تر یان شارێکی تری دەرچوون تاقی بکەرەوە.',
    action: 'بینینی هەموو پاکێجەکان',
  },
  sorts: {
    departure: 'نزیکترین وادەی دەرچوون',
    'price-asc': 'نرخ: لە کەمەوە بۆ زۆر',
    'price-desc': 'نرخ: لە زۆرەوە بۆ کەم',
    nearest: 'نزیکترین لە حەرەم',
  },
  travel: { air: 'بە فڕۆکە', land: 'بە وشکانی' },
  travelLabel: 'چۆنیەتیی گەشت',
  cities: { mecca: 'مەککە', medina: 'مەدینە' },
  hotels: 'هوتێلەکان',
  nights: (n) => plural('ku', n, { one: 'یەک شەو', other: '# شەو' }),
  meters: (n) => `${groupThousands(String(n))} م تا حەرەم`,
  walk: (minutes) => plural('ku', minutes, { one: 'نزیکەی یەک خولەک بە پێ', other: 'نزیکەی # خولەک بە پێ' }),
  nearest: (meters) => `${groupThousands(String(meters))} م لە حەرەمی مەککەوە دوورە`,
  about: 'دەربارەی ئەم عومرەیە',
  information: 'ئەوەی باشە پێش گەشت بیزانیت',
}

export const umrahText: Record<Locale, Text> = { en, ar, ku }
