import type { Locale } from '../domain/text/locale.ts'

// Chromium has no data for Sorani, and its Arabic differs from Node's: own tables make the server and the browser agree.
export const monthNames: Record<Locale, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: [
    'كانون الثاني',
    'شباط',
    'آذار',
    'نيسان',
    'أيار',
    'حزيران',
    'تموز',
    'آب',
    'أيلول',
    'تشرين الأول',
    'تشرين الثاني',
    'كانون الأول',
  ],
  ku: [
    'کانوونی دووەم',
    'شوبات',
    'ئازار',
    'نیسان',
    'ئایار',
    'حوزەیران',
    'تەممووز',
    'ئاب',
    'ئەیلوول',
    'تشرینی یەکەم',
    'تشرینی دووەم',
    'کانوونی یەکەم',
  ],
}

type WeekdayNames = { long: readonly string[]; short: readonly string[]; narrow: readonly string[] }

/** Sunday first. */
export const weekdayNames: Record<Locale, WeekdayNames> = {
  en: {
    long: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    narrow: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  },
  ar: {
    long: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    short: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
    narrow: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
  },
  ku: {
    long: ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'],
    short: ['یەک', 'دوو', 'سێ', 'چوار', 'پێنج', 'هەینی', 'شەم'],
    narrow: ['ی', 'د', 'س', 'چ', 'پ', 'هـ', 'ش'],
  },
}

/** The name of `2026-11` in a sentence. */
export const toMonthText = (locale: Locale, month: string): string =>
  [monthNames[locale][Number(month.slice(5)) - 1], month.slice(0, 4)].join(locale === 'ku' ? 'ی ' : ' ')
