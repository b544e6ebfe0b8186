import type { Locale } from '../domain/text/locale.ts'
import type { HijriDate } from '../domain/time/hijri.ts'

/** Own names: Intl calls the sixth month "Jumada II" in Kurdish. */
export const hijriMonths: Record<Locale, readonly string[]> = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Akhir',
    'Jumada al-Ula',
    'Jumada al-Akhira',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
  ku: [
    'موحەڕەم',
    'سەفەر',
    'ڕەبیعی یەکەم',
    'ڕەبیعی دووەم',
    'جەمادیی یەکەم',
    'جەمادیی دووەم',
    'ڕەجەب',
    'شەعبان',
    'ڕەمەزان',
    'شەوال',
    'زولقەعدە',
    'زولحیجە',
  ],
}

const nameOf = (locale: Locale, { month }: HijriDate): string => hijriMonths[locale][month - 1] ?? ''

/** `6 Jumada al-Akhira 1448 AH` */
export function formatHijri(locale: Locale, date: HijriDate): string {
  const month = nameOf(locale, date)
  if (locale === 'ku') return `${date.day}ی ${month}ی ${date.year}ی کۆچی`
  return `${date.day} ${month} ${date.year} ${locale === 'en' ? 'AH' : 'هـ'}`
}

/** The months of the moon that a month of ours touches: `Jumada al-Ula – Jumada al-Akhira 1448`. */
export function formatHijriSpan(locale: Locale, first: HijriDate, last: HijriDate): string {
  const join = locale === 'ku' ? 'ی ' : ' '
  const end = `${nameOf(locale, last)}${join}${last.year}`
  if (first.month === last.month) return end
  return first.year === last.year
    ? `${nameOf(locale, first)} – ${end}`
    : `${nameOf(locale, first)}${join}${first.year} – ${end}`
}
