import type { DemoBusinessType } from './shapes.ts'

export const businessTypes: DemoBusinessType[] = [
  {
    key: 'restaurants',
    title: { en: 'Restaurants', ar: 'مطاعم', ku: 'چێشتخانەکان' },
    pictures: [{ scene: 'restaurant', time: 'dusk' }],
  },
  {
    key: 'cafes',
    title: { en: 'Cafés and tea houses', ar: 'مقاهٍ وبيوت شاي', ku: 'کافێ و چایخانەکان' },
    pictures: [{ scene: 'tea', time: 'noon' }],
  },
  {
    key: 'sweets',
    title: { en: 'Sweets and bakeries', ar: 'حلويات ومخابز', ku: 'شیرینی و نانەواخانەکان' },
    pictures: [{ scene: 'sweets', time: 'dusk' }],
  },
  {
    key: 'beauty',
    title: { en: 'Beauty and barbers', ar: 'تجميل وحلاقة', ku: 'جوانکاری و سەرتاشخانەکان' },
    pictures: [{ scene: 'spa', time: 'noon' }],
  },
  {
    key: 'fitness',
    title: { en: 'Gyms and fitness', ar: 'قاعات رياضية', ku: 'هۆڵەکانی وەرزش' },
    pictures: [{ scene: 'gym', time: 'dawn' }],
  },
  {
    key: 'clinics',
    title: { en: 'Clinics', ar: 'عيادات طبية', ku: 'کلینیکەکان' },
    pictures: [{ scene: 'clinic', time: 'noon' }],
  },
  {
    key: 'dentists',
    title: { en: 'Dentists', ar: 'أطباء أسنان', ku: 'پزیشکانی ددان' },
    pictures: [{ scene: 'clinic', time: 'dawn' }],
  },
  {
    key: 'opticians',
    title: { en: 'Opticians', ar: 'محال نظارات وبصريات', ku: 'چاویلکەفرۆشییەکان' },
    pictures: [{ scene: 'shop', time: 'noon' }],
  },
  {
    key: 'fashion',
    title: { en: 'Clothes and fashion', ar: 'ملابس وأزياء', ku: 'جلوبەرگ و مۆدە' },
    pictures: [{ scene: 'bazaar', time: 'dusk' }],
  },
  {
    key: 'electronics',
    title: { en: 'Phones and electronics', ar: 'هواتف وإلكترونيات', ku: 'مۆبایل و ئامێری ئەلیکترۆنی' },
    pictures: [{ scene: 'shop', time: 'night' }],
  },
  {
    key: 'car-care',
    title: { en: 'Car care', ar: 'خدمات السيارات', ku: 'خزمەتگوزاریی ئۆتۆمبێل' },
    pictures: [{ scene: 'workshop', time: 'noon' }],
  },
  {
    key: 'leisure',
    title: { en: 'Leisure and play', ar: 'ترفيه وألعاب', ku: 'یاری و کات بەسەربردن' },
    pictures: [{ scene: 'cinema', time: 'night' }],
  },
]
