import type { LocationKey, Picture, Text } from './shapes.ts'

/** The 19 governorates with their chief towns and the towns' coordinates. */
export const locations: { key: LocationKey; title: Text; city: Text; at: [number, number]; picture: Picture }[] = [
  { key: 'baghdad', title: { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' }, city: { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' }, at: [33.3152, 44.3661], picture: { scene: 'bridge', time: 'dusk' } },
  { key: 'erbil', title: { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' }, city: { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' }, at: [36.1911, 44.0092], picture: { scene: 'citadel', time: 'dawn' } },
  { key: 'basra', title: { en: 'Basra', ar: 'البصرة', ku: 'بەسرە' }, city: { en: 'Basra', ar: 'البصرة', ku: 'بەسرە' }, at: [30.5085, 47.7835], picture: { scene: 'palms', time: 'dusk' } },
  { key: 'sulaymaniyah', title: { en: 'Sulaymaniyah', ar: 'السليمانية', ku: 'سلێمانی' }, city: { en: 'Sulaymaniyah', ar: 'السليمانية', ku: 'سلێمانی' }, at: [35.5613, 45.4375], picture: { scene: 'zagros', time: 'noon' } },
  { key: 'najaf', title: { en: 'Najaf', ar: 'النجف', ku: 'نەجەف' }, city: { en: 'Najaf', ar: 'النجف', ku: 'نەجەف' }, at: [31.9959, 44.3142], picture: { scene: 'golden-dome', time: 'dawn' } },
  { key: 'karbala', title: { en: 'Karbala', ar: 'كربلاء', ku: 'کەربەلا' }, city: { en: 'Karbala', ar: 'كربلاء', ku: 'کەربەلا' }, at: [32.616, 44.0249], picture: { scene: 'golden-dome', time: 'night' } },
  { key: 'duhok', title: { en: 'Duhok', ar: 'دهوك', ku: 'دهۆک' }, city: { en: 'Duhok', ar: 'دهوك', ku: 'دهۆک' }, at: [36.867, 42.9884], picture: { scene: 'canyon', time: 'noon' } },
  { key: 'nineveh', title: { en: 'Nineveh', ar: 'نينوى', ku: 'نەینەوا' }, city: { en: 'Mosul', ar: 'الموصل', ku: 'مووسڵ' }, at: [36.3566, 43.164], picture: { scene: 'old-city', time: 'dusk' } },
  { key: 'halabja', title: { en: 'Halabja', ar: 'حلبجة', ku: 'هەڵەبجە' }, city: { en: 'Halabja', ar: 'حلبجة', ku: 'هەڵەبجە' }, at: [35.1778, 45.9861], picture: { scene: 'waterfall', time: 'noon' } },
  { key: 'babil', title: { en: 'Babil', ar: 'بابل', ku: 'بابل' }, city: { en: 'Hilla', ar: 'الحلة', ku: 'حیللە' }, at: [32.4721, 44.4217], picture: { scene: 'ziggurat', time: 'dusk' } },
  { key: 'kirkuk', title: { en: 'Kirkuk', ar: 'كركوك', ku: 'کەرکووک' }, city: { en: 'Kirkuk', ar: 'كركوك', ku: 'کەرکووک' }, at: [35.4681, 44.3922], picture: { scene: 'citadel', time: 'night' } },
  { key: 'dhi-qar', title: { en: 'Dhi Qar', ar: 'ذي قار', ku: 'زیقار' }, city: { en: 'Nasiriyah', ar: 'الناصرية', ku: 'ناسرییە' }, at: [31.058, 46.2573], picture: { scene: 'ziggurat', time: 'dawn' } },
  { key: 'maysan', title: { en: 'Maysan', ar: 'ميسان', ku: 'مەیسان' }, city: { en: 'Amara', ar: 'العمارة', ku: 'عەمارە' }, at: [31.8357, 47.1443], picture: { scene: 'marshes', time: 'dusk' } },
  { key: 'anbar', title: { en: 'Anbar', ar: 'الأنبار', ku: 'ئەنبار' }, city: { en: 'Ramadi', ar: 'الرمادي', ku: 'ڕومادی' }, at: [33.4258, 43.2994], picture: { scene: 'river', time: 'noon' } },
  { key: 'diyala', title: { en: 'Diyala', ar: 'ديالى', ku: 'دیالە' }, city: { en: 'Baqubah', ar: 'بعقوبة', ku: 'بەعقووبە' }, at: [33.7466, 44.6437], picture: { scene: 'garden', time: 'noon', subject: 'orchard' } },
  { key: 'salah-al-din', title: { en: 'Salah al-Din', ar: 'صلاح الدين', ku: 'سەڵاحەدین' }, city: { en: 'Tikrit', ar: 'تكريت', ku: 'تکریت' }, at: [34.6071, 43.6782], picture: { scene: 'malwiya', time: 'dawn' } },
  { key: 'wasit', title: { en: 'Wasit', ar: 'واسط', ku: 'واست' }, city: { en: 'Kut', ar: 'الكوت', ku: 'کووت' }, at: [32.5128, 45.8182], picture: { scene: 'river', time: 'dawn' } },
  { key: 'qadisiyah', title: { en: 'Al-Qadisiyah', ar: 'القادسية', ku: 'قادسییە' }, city: { en: 'Diwaniyah', ar: 'الديوانية', ku: 'دیوانییە' }, at: [31.9929, 44.9255], picture: { scene: 'palms', time: 'noon' } },
  { key: 'muthanna', title: { en: 'Muthanna', ar: 'المثنى', ku: 'موسەننا' }, city: { en: 'Samawah', ar: 'السماوة', ku: 'سەماوە' }, at: [31.3097, 45.2803], picture: { scene: 'desert', time: 'night' } },
]
