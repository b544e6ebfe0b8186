import type { Understood } from '../../contract/understood.ts'
import type { Locale } from '../../domain/text/locale.ts'

type Topic = NonNullable<Understood['topic']>

/** What a thing is about, as a label. */
const names: Record<Topic, readonly [en: string, ar: string, ku: string]> = {
  concert: ['Concerts', 'حفلات موسيقية', 'کۆنسێرت'],
  festival: ['Festivals', 'مهرجانات', 'فێستیڤاڵ'],
  exhibition: ['Exhibitions', 'معارض', 'پێشانگا'],
  cinema: ['Cinema', 'سينما', 'سینەما'],
  theatre: ['Theatre', 'مسرح', 'شانۆ'],
  football: ['Football', 'كرة القدم', 'تۆپی پێ'],
  poetry: ['Poetry', 'شعر', 'شیعر'],
  marathon: ['Running races', 'ماراثون', 'ماراسۆن'],
  wedding: ['Weddings', 'أعراس', 'زەماوەند'],
  museum: ['Museums', 'متاحف', 'مۆزەخانە'],
  hiking: ['Hiking', 'مشي في الجبال', 'شاخەوانی'],
  climbing: ['Climbing', 'تسلق', 'بەردەوانی'],
  kayak: ['Kayaking', 'كاياك', 'کایاک'],
  paragliding: ['Paragliding', 'طيران شراعي', 'پاراگلایدینگ'],
  zipline: ['Zip lines', 'انزلاق بالحبل', 'زیپلاین'],
  fishing: ['Fishing', 'صيد الأسماك', 'ڕاوە ماسی'],
  'horse-riding': ['Horse riding', 'ركوب الخيل', 'ئەسپسواری'],
  bicycle: ['Cycling', 'ركوب الدراجات', 'پایسکڵسواری'],
  boat: ['Boat trips', 'جولات بالقارب', 'گەشت بە بەلەم'],
  yoga: ['Yoga', 'يوغا', 'یۆگا'],
  cooking: ['Cooking', 'طبخ', 'چێشتلێنان'],
  pottery: ['Pottery', 'فخار', 'گڵکاری'],
  calligraphy: ['Calligraphy', 'خط عربي', 'خۆشنووسی'],
  photography: ['Photography', 'تصوير', 'وێنەگری'],
  skiing: ['Skiing', 'تزلج', 'خلیسکێنەی سەر بەفر'],
  picnic: ['Picnics', 'نزهات', 'سەیران'],
  camping: ['Camping', 'تخييم', 'کەمپینگ'],
  'amusement-park': ['Amusement parks', 'مدن ألعاب', 'شاری یاری'],
  zoo: ['Zoos', 'حدائق حيوان', 'باخچەی ئاژەڵان'],
  restaurant: ['Restaurants', 'مطاعم', 'چێشتخانە'],
  cafe: ['Cafés', 'مقاهٍ', 'کافێ'],
  dentist: ['Dentists', 'أطباء أسنان', 'پزیشکی ددان'],
  clinic: ['Clinics', 'عيادات', 'کلینیک'],
  pharmacy: ['Pharmacies', 'صيدليات', 'دەرمانخانە'],
  optician: ['Opticians', 'نظارات', 'چاویلکەفرۆش'],
  barber: ['Barbers', 'حلاقون', 'سەرتاش'],
  'beauty-salon': ['Beauty salons', 'صالونات تجميل', 'ئارایشتگا'],
  gym: ['Gyms', 'قاعات رياضية', 'هۆڵی وەرزش'],
  clothes: ['Clothes', 'ملابس', 'جلوبەرگ'],
  electronics: ['Electronics', 'أجهزة إلكترونية', 'ئامێری ئەلیکترۆنی'],
  'car-rental': ['Car rental', 'تأجير سيارات', 'کرێی ئۆتۆمبێل'],
  'car-wash': ['Car wash', 'غسل سيارات', 'شوشتنی ئۆتۆمبێل'],
  sweets: ['Sweets', 'حلويات', 'شیرینی'],
  honeymoon: ['Honeymoon', 'شهر عسل', 'مانگی هەنگوین'],
  marsh: ['Marshes', 'أهوار', 'هۆڕەکان'],
  waterfall: ['Waterfalls', 'شلالات', 'تاڤگە'],
}

const at: Record<Locale, 0 | 1 | 2> = { en: 0, ar: 1, ku: 2 }

const isTopic = (code: string): code is Topic => code in names

/** The name of a topic; null for another code. */
export const toTopicName = (code: string, locale: Locale): string | null =>
  isTopic(code) ? names[code][at[locale]] : null
