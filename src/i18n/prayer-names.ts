import type { PrayerMethod, PrayerTime } from '../domain/prayer/prayer-methods.ts'
import type { Locale } from '../domain/text/locale.ts'

export const prayerNames: Record<Locale, Record<PrayerTime, string>> = {
  en: {
    fajr: 'Fajr',
    sunrise: 'Sunrise',
    dhuhr: 'Dhuhr',
    asr: 'Asr',
    maghrib: 'Maghrib',
    isha: 'Isha',
    midnight: 'Midnight',
  },
  ar: {
    fajr: 'الفجر',
    sunrise: 'الشروق',
    dhuhr: 'الظهر',
    asr: 'العصر',
    maghrib: 'المغرب',
    isha: 'العشاء',
    midnight: 'منتصف الليل',
  },
  ku: {
    fajr: 'بەیانی',
    sunrise: 'خۆرهەڵاتن',
    dhuhr: 'نیوەڕۆ',
    asr: 'عەسر',
    maghrib: 'مەغریب',
    isha: 'عیشا',
    midnight: 'نیوەشەو',
  },
}

export const methodNames: Record<Locale, Record<PrayerMethod, string>> = {
  en: {
    table: 'Printed calendar of the city',
    mwl: 'Muslim World League',
    'umm-al-qura': 'Umm al-Qura, Mecca',
    egyptian: 'Egyptian General Authority of Survey',
    karachi: 'University of Islamic Sciences, Karachi',
    jafari: 'Jafari, Qom',
  },
  ar: {
    table: 'تقويم المدينة المطبوع',
    mwl: 'رابطة العالم الإسلامي',
    'umm-al-qura': 'أم القرى، مكة المكرمة',
    egyptian: 'الهيئة المصرية العامة للمساحة',
    karachi: 'جامعة العلوم الإسلامية، كراتشي',
    jafari: 'التقويم الجعفري، قم',
  },
  ku: {
    table: 'ڕۆژژمێری چاپکراوی شارەکە',
    mwl: 'ڕابیتەی جیهانی ئیسلامی',
    'umm-al-qura': 'ئوملقورا، مەککە',
    egyptian: 'دەستەی گشتیی ڕووپێوی میسر',
    karachi: 'زانکۆی زانستە ئیسلامییەکان، کەراچی',
    jafari: 'جەعفەری، قوم',
  },
}
