import type { Localized } from '../../domain/locale.ts'
import { at, text } from './texts.ts'

export type Place = { key: string; title: Localized; city: Localized; latitude: number; longitude: number }

type Town = Localized | null
const place = (key: string, title: Localized, city: Town, latitude: number, longitude: number): Place => ({
  key,
  title,
  city: city ?? title,
  latitude,
  longitude,
})

/** The 19 governorates; most are called like their chief town. */
export const places: Place[] = [
  place('baghdad', text('Baghdad', 'بغداد', 'بەغدا'), null, 33.3, 44.4),
  place('erbil', text('Erbil', 'أربيل', 'هەولێر'), null, 36.2, 44),
  place('basra', text('Basra', 'البصرة', 'بەسرە'), null, 30.5, 47.8),
  place('sulaymaniyah', text('Sulaymaniyah', 'السليمانية', 'سلێمانی'), null, 35.6, 45.4),
  place('najaf', text('Najaf', 'النجف', 'نەجەف'), null, 32, 44.3),
  place('karbala', text('Karbala', 'كربلاء', 'کەربەلا'), null, 32.6, 44),
  place('duhok', text('Duhok', 'دهوك', 'دهۆک'), null, 36.9, 43),
  place('nineveh', text('Nineveh', 'نينوى', 'نەینەوا'), text('Mosul', 'الموصل', 'مووسڵ'), 36.4, 43.2),
  place('halabja', text('Halabja', 'حلبجة', 'هەڵەبجە'), null, 35.2, 46),
  place('babil', text('Babil', 'بابل', 'بابل'), text('Hilla', 'الحلة', 'حیللە'), 32.5, 44.4),
  place('kirkuk', text('Kirkuk', 'كركوك', 'کەرکووک'), null, 35.5, 44.4),
  place('dhi-qar', text('Dhi Qar', 'ذي قار', 'زیقار'), text('Nasiriyah', 'الناصرية', 'ناسرییە'), 31.1, 46.3),
  place('maysan', text('Maysan', 'ميسان', 'مەیسان'), text('Amara', 'العمارة', 'عەمارە'), 31.8, 47.1),
  place('anbar', text('Anbar', 'الأنبار', 'ئەنبار'), text('Ramadi', 'الرمادي', 'ڕومادی'), 33.4, 43.3),
  place('diyala', text('Diyala', 'ديالى', 'دیالە'), text('Baqubah', 'بعقوبة', 'بەعقووبە'), 33.7, 44.6),
  place('salah-al-din', text('Salah al-Din', 'صلاح الدين', 'سەڵاحەدین'), text('Tikrit', 'تكريت', 'تکریت'), 34.6, 43.7),
  place('wasit', text('Wasit', 'واسط', 'واست'), text('Kut', 'الكوت', 'کووت'), 32.5, 45.8),
  place('qadisiyah', text('Al-Qadisiyah', 'القادسية', 'قادسییە'), text('Diwaniyah', 'الديوانية', 'دیوانییە'), 32, 44.9),
  place('muthanna', text('Muthanna', 'المثنى', 'موسەننا'), text('Samawah', 'السماوة', 'سەماوە'), 31.3, 45.3),
]

/** Most of the content is in the first few, so that each of them has several of everything. */
export const busyPlaceAt = (index: number): Place => at(places.slice(0, 6), index)

export const toCoordinates = ({ latitude, longitude }: Place) => ({ latitude, longitude })
