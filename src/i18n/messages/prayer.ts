import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  navigator: 'Navigator',
  title: 'Prayer times',
  titleIn: (place: string) => `Prayer times in ${place}`,
  descriptionIn: (place: string) =>
    `Fajr, sunrise, Dhuhr, Asr, Maghrib and Isha in ${place}: today, the whole month as a table to print, and the Hijri date.`,
  location: 'City',
  method: 'Calculation method',
  show: 'Show',
  next: 'Next prayer',
  remaining: 'Time left',
  today: 'Today',
  imsak: 'Imsak',
  iftar: 'Iftar',
  ramadan: 'Ramadan',
  day: 'Day',
  hijri: 'Hijri',
  inMonth: (month: string) => `Month of ${month}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  print: 'Print the month',
  settings: 'Adjust the times',
  settingsHint:
    'Match the times to your mosque, and the Hijri date to the moon sighting. Saved on this device, and in your account if you turn on reminders.',
  minutesOf: (prayer: string) => `Minutes to add: ${prayer}`,
  minutes: 'Minutes to add',
  less: 'One minute less',
  more: 'One minute more',
  hijriOffset: 'Hijri date',
  offset: (days: number) => {
    if (days === 0) return 'As calculated'
    const count = plural('en', Math.abs(days), { one: '# day', other: '# days' })
    return days < 0 ? `${count} behind` : `${count} ahead`
  },
  reset: 'Reset',
  remind: 'Prayer reminders',
  fromTable: 'From the city’s printed calendar, the same every year.',
  byFormula: 'Calculated for this city. Your mosque may differ by a few minutes.',
  baghdadTime: 'All times are in Iraq time.',
  approximate: 'Hijri dates are calculated and may differ by a day from the moon sighting.',
  kept: 'You are offline. These times were saved on this device.',
  outdated: 'These times are out of date. Go online and open the page again.',
}

export type PrayerText = typeof en

const ar: PrayerText = {
  navigator: 'الخريطة والصلاة',
  title: 'مواقيت الصلاة',
  titleIn: (place) => `مواقيت الصلاة في ${place}`,
  descriptionIn: (place) =>
    `الفجر والشروق والظهر والعصر والمغرب والعشاء في ${place}: مواقيت اليوم، وجدول الشهر للطباعة، والتاريخ الهجري.`,
  location: 'المدينة',
  method: 'طريقة الحساب',
  show: 'عرض',
  next: 'الصلاة القادمة',
  remaining: 'الوقت المتبقي',
  today: 'اليوم',
  imsak: 'الإمساك',
  iftar: 'الإفطار',
  ramadan: 'رمضان',
  day: 'اليوم',
  hijri: 'الهجري',
  inMonth: (month) => `شهر ${month}`,
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  print: 'طباعة جدول الشهر',
  settings: 'ضبط المواقيت',
  settingsHint:
    'الدقائق التي يزيدها مسجدك أو ينقصها، والتاريخ الهجري بحسب رؤية الهلال. تُحفظ على هذا الجهاز، وفي حسابك إذا فعّلت التذكير.',
  minutesOf: (prayer) => `دقائق تُضاف: ${prayer}`,
  minutes: 'دقائق تُضاف',
  less: 'إنقاص دقيقة',
  more: 'إضافة دقيقة',
  hijriOffset: 'التاريخ الهجري',
  offset: (days) => {
    if (days === 0) return 'كما في الحساب'
    const count = plural('ar', Math.abs(days), { one: 'بيوم واحد', two: 'بيومين', other: 'بـ# أيام' })
    return days < 0 ? `متأخر ${count}` : `متقدم ${count}`
  },
  reset: 'إعادة الضبط',
  remind: 'ذكّرني بالصلوات',
  fromTable: 'كما في التقويم المطبوع للمدينة، وهو نفسه كل سنة.',
  byFormula: 'محسوبة لهذه المدينة، وقد يختلف مسجدك عنها بدقائق.',
  baghdadTime: 'جميع الأوقات بتوقيت العراق.',
  approximate: 'التاريخ الهجري محسوب، وقد تختلف رؤية الهلال عنه بيوم.',
  kept: 'لا يوجد اتصال. هذه المواقيت محفوظة على هذا الجهاز.',
  outdated: 'هذه المواقيت قديمة. يرجى الاتصال بالإنترنت وفتح الصفحة من جديد.',
}

const ku: PrayerText = {
  navigator: 'نەخشە و بانگ',
  title: 'کاتەکانی بانگ',
  titleIn: (place) => `کاتەکانی بانگ لە ${place}`,
  descriptionIn: (place) =>
    `بەیانی، خۆرهەڵاتن، نیوەڕۆ، عەسر، مەغریب و عیشا لە ${place}: کاتەکانی ئەمڕۆ، خشتەی مانگ بۆ چاپکردن و بەرواری کۆچی.`,
  location: 'شار',
  method: 'شێوازی هەژمارکردن',
  show: 'پیشاندان',
  next: 'بانگی داهاتوو',
  remaining: 'کاتی ماوە',
  today: 'ئەمڕۆ',
  imsak: 'ئیمساک',
  iftar: 'بەربانگ',
  ramadan: 'ڕەمەزان',
  day: 'ڕۆژ',
  hijri: 'کۆچی',
  inMonth: (month) => `مانگی ${month}`,
  previousMonth: 'مانگی پێشوو',
  nextMonth: 'مانگی دواتر',
  print: 'چاپکردنی خشتەی مانگ',
  settings: 'ڕێکخستنی کاتەکان',
  settingsHint:
    'ئەو خولەکانەی مزگەوتەکەت زیادیان دەکات یان کەمیان دەکاتەوە، و بەرواری کۆچی بەپێی بینینی مانگ. لەسەر ئەم ئامێرە هەڵدەگیرێن، و لە هەژمارەکەشتدا ئەگەر بیرخستنەوە چالاک بکەیت.',
  minutesOf: (prayer) => `خولەکی زیادە: ${prayer}`,
  minutes: 'خولەکی زیادە',
  less: 'خولەکێک کەمتر',
  more: 'خولەکێک زیاتر',
  hijriOffset: 'بەرواری کۆچی',
  offset: (days) => {
    if (days === 0) return 'بەپێی هەژمار'
    const count = plural('ku', Math.abs(days), { one: 'یەک ڕۆژ', other: '# ڕۆژ' })
    return days < 0 ? `${count} دواتر` : `${count} پێشتر`
  },
  reset: 'گەڕاندنەوەی کاتە بنەڕەتییەکان',
  remind: 'بانگەکانم بیر بخەرەوە',
  fromTable: 'بەپێی ڕۆژژمێری چاپکراوی شارەکە، کە هەموو ساڵێک وەک خۆیەتی.',
  byFormula: 'بۆ ئەم شارە هەژمار کراون. ڕەنگە مزگەوتەکەت چەند خولەکێک جیاواز بێت.',
  baghdadTime: 'هەموو کاتەکان بە کاتی عێراقن.',
  approximate: 'بەرواری کۆچی هەژمار کراوە و ڕەنگە لەگەڵ بینینی مانگ ڕۆژێک جیاواز بێت.',
  kept: 'هێڵی ئینتەرنێت نییە. ئەم کاتانە لەسەر ئەم ئامێرە هەڵگیراون.',
  outdated: 'ئەم کاتانە کۆنن. تکایە ئینتەرنێتەکەت چالاک بکە و پەڕەکە دووبارە بکەرەوە.',
}

export const prayerText: Record<Locale, PrayerText> = { en, ar, ku }
