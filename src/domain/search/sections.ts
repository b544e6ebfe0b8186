import type { ContentKindName, KindsWith, PathOf } from '../content-kinds.ts'
import { foldName } from '../text/fold-name.ts'
import { distanceWithin } from '../text/typing-errors.ts'

/** Sections of the site that can be searched by name; those with an index have its name. */
export type SectionKey =
  | KindsWith<'search'>
  | 'flights'
  | 'map'
  | 'prayer'
  | 'qibla'
  | 'about'
  | 'contact'
  | 'download'
  | 'terms'
  | 'privacy'

/** `path`: null for a section without a page of its own. `within`: the section that its things belong to. `isAside`: about Safar itself, and seldom searched. */
type Section = {
  path: string | null
  within?: SectionKey
  isAside?: true
  names: readonly [en: string, ar: string, ku: string]
}

/** In each language all names that people type, divided by commas, with their usual forms; in Latin letters also those of the others. Articles may stand before any word. */
export const sections: { [Key in SectionKey]: Section & { path: Key extends ContentKindName ? PathOf<Key> : string } } =
  {
    property: {
      path: '/properties',
      names: [
        'stays, stay, places to stay, accommodation, accommodations, lodging, hotels, hotel, hotel booking, hotel bookings, fanadiq, funduq, sakan, hotelakan',
        'أماكن الإقامة, مكان الإقامة, الإقامة, الفنادق, فندق, حجز الفنادق, حجز فندق, سكن, المبيت',
        'شوێنەکانی مانەوە, شوێنی مانەوە, مانەوە, هوتێلەکان, هوتێل',
      ],
    },
    discount: {
      path: '/discounts',
      names: [
        'discounts, discount, savings, sales, sale, coupons, coupon, vouchers, voucher, khusumat, khasm, takhfidat, takhfidhat, takhfeedhat, tanzilat, dashkandn, dashkandin',
        'الخصومات, خصم, التخفيضات, تخفيض, التنزيلات, الكوبونات, كوبون',
        'داشکاندنەکان, داشکاندن, داشکان, خەسم, کۆپۆنەکان, کۆپۆن',
      ],
    },
    business_type: {
      path: '/discounts/categories',
      names: ['discount categories, categories', 'فئات الخصومات, الفئات', 'پۆلەکانی داشکاندن, پۆلەکان'],
    },
    location: {
      path: null,
      names: [
        'governorates, governorate, cities, provinces, muhafazat, mudun, parezga',
        'المحافظات, محافظة, المدن, مدينة',
        'پارێزگاکان, پارێزگا, شارەکان, شار',
      ],
    },
    visa: {
      path: '/visa-permits',
      names: [
        'visas, visa, visa permits, visa permit, entry permits, entry permit, tashira, tasheera, taashirat, viza, fiza',
        'التأشيرات, تأشيرة, الفيزا, فيزا, فيزة, تصاريح السفر, تصاريح الدخول, سمة الدخول',
        'ڤیزا, ڤیزاکان, فیزا, ڤیزە, ڤیزەکان, مۆڵەتی ڤیزا',
      ],
    },
    tourism: {
      path: '/tourism-packages/iraq',
      names: [
        'tourism packages, tourism package, tourism, tours, tour, tour packages, trips, trip, travel packages, packages, package, holidays, adventures, siyaha, rihlat siyahiya, geshtyari, gashtyari',
        'الباقات السياحية, باقة سياحية, السياحة, الرحلات السياحية, الجولات السياحية, البرامج السياحية, الكروبات السياحية, كروب سياحي, السفرات, سفرات, الجولات, الرحلات, الباقات, باقة',
        'پاکێجە گەشتیارییەکان, پاکێجی گەشتیاری, گەشتیاری, گەشتوگوزار, سەیران, گەشتە گەشتیارییەکان, گەشتەکان, پاکێجەکان, پاکێج',
      ],
    },
    umrah: {
      path: '/umrah',
      names: [
        'umrah, umra, omra, omrah, umre, pilgrimage, pilgrimages, umrah packages, umrah package, umrah trips',
        'العمرة, باقات العمرة, باقة العمرة, رحلات العمرة, حملات العمرة, حملة العمرة',
        'عومرە, عومرەکان, پاکێجەکانی عومرە, پاکێجی عومرە, گەشتی عومرە, حەج و عومرە',
      ],
    },
    activity: {
      path: '/activity',
      names: [
        'activities, activity, things to do, experiences, anshita, nashatat, chalaki, chalakiyakan',
        'الأنشطة, نشاط, النشاطات, تجارب',
        'چالاکییەکان, چالاکی',
      ],
    },
    event: {
      path: '/events',
      names: [
        'events, event, upcoming events, whats on, festivals, festival, concerts, concert, faaliyat, mahrajan, mahrajanat, haflat, bonakan, ahang',
        'الفعاليات, فعالية, المناسبات, الأحداث, المهرجانات, مهرجان, الحفلات, حفلة',
        'بۆنەکان, بۆنە, ڕووداوەکان, فێستیڤاڵەکان, فێستیڤاڵ, کۆنسێرتەکان, کۆنسێرت, ئاهەنگەکان',
      ],
    },
    offer: {
      path: '/offers',
      names: [
        'offers, offer, travel offers, travel offer, deals, deal, travel deals, special offers, urudh, oroudh, orooth, ofarakan',
        'العروض, عرض, عروض السفر, عروض خاصة',
        'ئۆفەرەکان, ئۆفەر, ئۆفەری گەشت, پێشکەشەکان',
      ],
    },
    flights: {
      path: '/offers?type=flight',
      within: 'offer',
      names: [
        'flights, flight, flight tickets, flight ticket, plane tickets, airline tickets, tayaran, tayran, firoke, froka',
        'الرحلات الجوية, رحلة جوية, تذاكر الطيران, تذكرة طيران, الطيران, حجز طيران',
        'گەشتە ئاسمانییەکان, گەشتی ئاسمانی, بلیتی فڕۆکە, فڕۆکە, فڕین',
      ],
    },
    discount_package: {
      path: '/packages',
      names: [
        'discount packages, discount package, subscribe to discounts, subscriptions, subscription, membership, discount cards, discount card, packages, package, baqat, ishtirak, ishtirakat',
        'باقات الخصومات, باقة الخصومات, اشتراك الخصومات, بطاقات الخصم, بطاقة الخصم, الاشتراكات, اشتراك, الباقات, باقة',
        'پاکێجەکانی داشکاندن, پاکێجی داشکاندن, ئابوونەی داشکاندن, ئابوونە, بەشداریکردن, پاکێجەکان, پاکێج',
      ],
    },
    article: {
      path: '/article',
      names: [
        'articles, article, travel guide, blog, stories, maqalat, wtarakan',
        'المقالات, مقالة, مقال, المدونة, مدونة',
        'وتارەکان, وتار, بابەتەکان, بابەت',
      ],
    },
    map: {
      path: '/navigator',
      names: [
        'map, maps, map of iraq, iraq map, navigator, kharita, khareeta, nexshe, naxsha',
        'الخريطة, خارطة, خرائط, خريطة العراق, خارطة العراق, الدليل, الخريطة والصلاة',
        'نەخشە, نەخشەی عێراق, ڕێنیشاندەر, نەخشە و بانگ',
      ],
    },
    prayer: {
      path: '/navigator/prayer',
      names: [
        'prayer times, prayer time, prayer, prayers, adhan, azan, namaz, salah times, salat times, salat, awqat alsalat, awqat al salat, nwezh, katakani bang',
        'أوقات الصلاة, مواقيت الصلاة, مواعيد الصلاة, وقت الصلاة, الصلاة, موعد الأذان, الأذان',
        'کاتەکانی بانگ, کاتی بانگ, بانگ, کاتەکانی نوێژ, کاتی نوێژ, نوێژ',
      ],
    },
    qibla: {
      path: '/navigator/qibla',
      names: [
        'qibla, qiblah, kibla, qibla direction, qibla compass',
        'القبلة, اتجاه القبلة, بوصلة القبلة',
        'قیبلە, ڕووگە, ئاراستەی قیبلە',
      ],
    },
    about: {
      path: '/about',
      isAside: true,
      names: ['about us, about safar, who we are', 'من نحن, عن سفر, عن الموقع', 'دەربارەی ئێمە, دەربارەی سەفەر'],
    },
    contact: {
      path: '/contact',
      isAside: true,
      names: [
        'contact us, contact, customer service, customer care, help, support',
        'اتصل بنا, تواصل معنا, خدمة الزبائن, خدمة العملاء, الدعم, مساعدة',
        'پەیوەندیمان پێوە بکە, پەیوەندی, خزمەتگوزاری کڕیاران, یارمەتی',
      ],
    },
    download: {
      path: '/download',
      isAside: true,
      names: [
        'download the app, app, download, mobile app',
        'تحميل التطبيق, تنزيل التطبيق, التطبيق, تطبيق سفر',
        'ئەپەکە دابەزێنە, ئەپ, داگرتنی ئەپ, دابەزاندنی ئەپ',
      ],
    },
    terms: {
      path: '/terms',
      isAside: true,
      names: [
        'terms, terms and conditions, conditions',
        'الشروط والأحكام, الشروط, شروط الاستخدام',
        'مەرج و ڕێساکان, مەرجەکان, ڕێساکان',
      ],
    },
    privacy: {
      path: '/privacy',
      isAside: true,
      names: ['privacy, privacy policy', 'سياسة الخصوصية, الخصوصية', 'سیاسەتی تایبەتێتی, تایبەتێتی'],
    },
  }

export const sectionKeys = Object.keys(sections) as SectionKey[]

/** Common spellings by Iraqis and Kurds of letters that English does not have. */
const spelt: Record<string, string> = {
  ç: 'ch',
  ş: 'sh',
  ê: 'e',
  î: 'i',
  û: 'u',
  2: '',
  3: '',
  5: 'kh',
  6: 't',
  7: 'h',
  8: 'gh',
}

const foldSection = (text: string): string =>
  foldName(text).replace(/(?=[a-zçşêîû\d]*[a-zçşêîû])[çşêîû235678]/g, (letter) => spelt[letter] ?? letter)

/** `isShown`: as the site calls it itself. */
let folded: { key: SectionKey; name: string; isShown: boolean }[] | undefined

const allNames = () => {
  folded ??= sectionKeys.flatMap((key) =>
    sections[key].names.flatMap((list) =>
      list.split(', ').map((name, at) => ({ key, name: foldSection(name), isShown: at === 0 })),
    ),
  )
  return folded
}

/** Shorter words are the beginning, or a misspelling, of too much. */
const minToBegin = 2
/** Names that no screen shows: at two letters cities come before them (`ba`, `ka`). */
const minToBeginUnseen = 3
const minToBeginAside = 4
const minToMistype = 5

/** How well a text names a section: as it is called, by its beginning, or with a typing error. */
export type SectionMatch = { key: SectionKey; how: 'named' | 'begun' | 'mistyped' }
const ways: SectionMatch['how'][] = ['named', 'begun', 'mistyped']

function minToBeginOf(key: SectionKey, isShown: boolean): number {
  if (sections[key].isAside) return minToBeginAside
  return isShown ? minToBegin : minToBeginUnseen
}

/** The sections that a text names, the best match first. */
export function findSections(text: string): SectionMatch[] {
  const wanted = foldSection(text)
  const found = new Map<SectionKey, SectionMatch['how']>()
  if (wanted.length < minToBegin) return []
  for (const { key, name, isShown } of allNames()) {
    const how = matchName(name, wanted)
    if (how === 'begun' && wanted.length < minToBeginOf(key, isShown)) continue
    const before = found.get(key)
    if (how && (!before || ways.indexOf(how) < ways.indexOf(before))) found.set(key, how)
  }
  return [...found]
    .map(([key, how]) => ({ key, how }))
    .sort((one, two) => ways.indexOf(one.how) - ways.indexOf(two.how))
}

/** The sections that some of the words of a text name: `events in Basra`. */
export function findSectionsWithin(text: string): SectionKey[] {
  const wanted = ` ${foldSection(text)} `
  const named = allNames().filter(({ name }) => wanted.includes(` ${name} `))
  return [...new Set(named.map(({ key }) => sections[key].within ?? key))]
}

function matchName(name: string, wanted: string): SectionMatch['how'] | null {
  if (name === wanted) return 'named'
  if (name.startsWith(wanted)) return 'begun'
  return wanted.length >= minToMistype && distanceWithin(name, wanted, 1) ? 'mistyped' : null
}
