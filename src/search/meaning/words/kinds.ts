import type { SearchIndexName } from '../../../contract/search-hits.ts'
import { toPhrases } from '../phrases.ts'

/** `isPlain`: the word says no more than the kind. Others stay in the text that is searched: a villa is not any stay. */
export type KindWord = { kind: SearchIndexName; isPlain: boolean; isFlight?: true }
const plain = (kind: SearchIndexName): KindWord => ({ kind, isPlain: true })
const special = (kind: SearchIndexName): KindWord => ({ kind, isPlain: false })

export const kindWords = toPhrases<KindWord>([
  [
    { kind: 'offer', isPlain: true, isFlight: true },
    'flight, flights, flight ticket, flight tickets, plane ticket, plane tickets, air ticket, air tickets, airline ticket, airline tickets, airfare',
    'رحلة جوية, رحلات جوية, الرحلات الجوية, طيران, تذكرة طيران, تذاكر طيران, تذكرة طيارة, تذاكر طيارة, تكت طيارة, تكت طيران, تكت, تكتات, رحلات طيران, رحلة طيران, حجز طيران, طيارة, تذكرة سفر, تذاكر سفر',
    'فڕین, فڕینی, گەشتی ئاسمانی, گەشتە ئاسمانییەکان, بلیتی فڕۆکە, فڕۆکە, بلیتی تەیارە, تکێتی فڕۆکە, تەیارە, گەشتی فڕۆکە, بلیتی گەشت',
    'tayaran, tayran, froka, firoke, bliti froka',
  ],
  [
    plain('property'),
    'hotel, hotels, otel, stay, stays, places to stay, place to stay, somewhere to stay, accommodation, accommodations, accomodation, lodging, hotel room, hotel rooms, room, rooms, hotell, hotles, hotal, lodgings, a place to sleep, overnight stay',
    'فندق, فنادق, أوتيل, اوتيلات, اوتيل, هوتيل, سكن, إقامة, مكان إقامة, أماكن إقامة, أماكن للإقامة, مكان للإقامة, مبيت, مكان للمبيت, غرفة, غرف, غرفة فندق, غرف فندقية, غرفة بفندق, مكان ابات بيه, مكان انام بيه, فندقي',
    'هوتێل, هۆتێل, ئوتێل, ئۆتێل, شوێنی مانەوە, شوێنەکانی مانەوە, شوێن بۆ مانەوە, شوێنێک بۆ مانەوە, مانەوە, ژوور, ژوورم, ژووری هوتێل, ژوورێک, هوتێلێک, هۆتێلێک, هوتێلێکی, هۆتێلێکی, ژوورێکی, شوێنێکی مانەوە',
    'fanadiq, funduq, fundoq, finduq, fndq, utel, hoteli, hotelek, hotelakan, sakan, zhur, zhuri, zhurek, ghurfa, ghuraf',
  ],
  [
    special('property'),
    'apartment, apartments, flat, flats, studio, studios, villa, villas, resort, resorts, chalet, chalets, cabin, cabins, cottage, cottages, hostel, hostels, motel, motels, guest house, guesthouse, guesthouses, guest houses, farm stay, suite, suites, single room, double room, twin room, triple room, family room, bungalow, inn, homestay, holiday home, aparthotel, dormitory, farmhouse, holiday house',
    'شقة, شقق, شقة مفروشة, شقق مفروشة, فيلا, فلل, منتجع, منتجعات, شاليه, شاليهات, كوخ, أكواخ, نزل, موتيل, بيت ضيافة, دار ضيافة, استوديو, ستوديو, جناح, أجنحة, سويت, غرفة مفردة, غرفة مزدوجة, غرفة دبل, غرفة عائلية, بيت شباب, مزرعة للايجار, بيت للايجار, شقق فندقية, شقة فندقية, كيست هاوس, كابينة, شاليه عائلي, غرفة ثلاثية, غرفة بسريرين, مصيف, ريزورت',
    'شوقە, شووقە, ئەپارتمان, ڤێلا, ڤیلا, ڕیزۆرت, هاوینەهەوار, شالێ, کۆخ, کوخ, میوانخانە, مۆتێل, هۆستێل, سویت, ستۆدیۆ, ژووری تاک, ژووری تاککەسی, ژووری دووکەسی, ژووری خێزانی, گێست هاوس, کەپر, کابینە, ژووری دوو قەرەوێڵە',
    'shaqqa, shaqa, shuqaq, shuqa, miwanxana, miwankhana, muntaja3',
  ],
  [
    plain('umrah'),
    'umrah, umra, omra, omrah, umre, umrah package, umrah packages, umrah trip, umrah trips, umrah tour, umrah tours, 3umra, 3omra, 3umrah, umrah offers, umrah offer, umrah group',
    'عمرة, العمره, باقة عمرة, باقات عمرة, باقات العمرة, رحلة عمرة, رحلات عمرة, رحلات العمرة, حملة عمرة, حملات عمرة, حملات العمرة, كروب عمرة, كروبات عمرة, عروض عمرة, عروض العمرة, سفرة عمرة, برنامج عمرة, للعمرة',
    'عومرە, پاکێجی عومرە, پاکێجەکانی عومرە, گەشتی عومرە, عەمرە, گەشتەکانی عومرە, سەفەری عومرە, گروپی عومرە',
  ],
  [
    plain('visa'),
    'visa, visas, visa permit, visa permits, entry permit, entry permits, e visa, evisa, visa for, tourist visa, viza, fiza, vize',
    'فيزا, فيزة, فيز, تأشيرة, تأشيرات, تاشيرة, سمة دخول, تأشيرة سياحية, فيزا سياحية, تأشيرة دخول, تصريح دخول, تأشيرة سفر',
    'ڤیزا, فیزا, ڤیزە, فیزە, مۆڵەتی ڤیزا, ڤیزای گەشتیاری, ڤیزای, فیزای, ڤیزای گەشت',
    'tashira, tasheera, ta2shira',
  ],
  [
    plain('discount_package'),
    'discount package, discount packages, discount card, discount cards, discount subscription, subscription, subscriptions, membership',
    'باقة خصومات, باقات الخصومات, باقات خصومات, باقة الخصومات, بطاقة خصم, بطاقات خصم, بطاقة الخصم, اشتراك خصومات, اشتراك الخصومات, بطاقات الخصم, باقة خصم',
    'پاکێجی داشکاندن, پاکێجەکانی داشکاندن, کارتی داشکاندن, ئابوونەی داشکاندن',
  ],
  [
    plain('discount'),
    'discount, discounts, discounted, coupon, coupons, voucher, vouchers, sales, savings, promo, promo code, discounts at, discounts on',
    'خصم, خصومات, تخفيض, تخفيضات, تنزيلات, كوبون, كوبونات, خصومات على, خصم على, تخفيضات على, الخصومات على',
    'داشکاندن, داشکاندنی, داشکاندنەکان, داشکان, خەسم, کۆپۆن, داشکاندنەکانی, کۆپۆنی داشکاندن',
    'khasm, khusumat, 5asm, dashkandn, dashkandin, takhfidat',
  ],
  [
    plain('offer'),
    'offer, offers, deal, deals, special offer, special offers, travel offers, travel deals, travel offer, promotions, last minute deals',
    'عرض, عروض, عروض سفر, عروض السفر, عروض خاصة, عرض خاص',
    'ئۆفەر, ئۆفەرەکان, ئۆفەری گەشت, ئۆفەری, ئۆفەرەکانی, پێشکەشەکان, ئۆفەرەکانی گەشت',
    'urudh, ofer',
  ],
  [
    plain('tourism'),
    'tour, tours, trip, trips, tour package, tour packages, tourism package, tourism packages, travel package, travel packages, holiday package, holiday packages, travel programme, travel program, day trip, day trips, excursion, excursions, guided tour, group tour, tourist trips, tourist trip, tourist program, sightseeing tour, journey, journeys, vacation package, tourism trip',
    'رحلة, رحلات, سفرة, سفرات, جولة, جولات, جولة سياحية, جولات سياحية, رحلة سياحية, رحلات سياحية, باقة سياحية, باقات سياحية, كروب سياحي, كروبات سياحية, برنامج سياحي, برامج سياحية, الباقات السياحية, الرحلات السياحية, سياحة, سفرات سياحية, سفرة سياحية, رحلة جماعية, سياحي, كروب سياحة, الجولات السياحية, گروب سياحي, باقة سفر',
    'گەشت, گەشتی, گەشتەکان, گەشتیاری, گەشتی گەشتیاری, پاکێجی گەشتیاری, پاکێجی گەشت, گەشتوگوزار, سەفەرێک, گەشتێک, گەشتێکی, گەشتەکانی, سەیران, پاکێجە گەشتیارییەکان, گەشتێکی گەشتیاری, گەشت و گوزار, گروپی گەشتیاری',
    'rihla, ri7la, rihlat, ri7lat, safra, safrat, gasht, gesht, gashtek, gashti',
  ],
  [
    plain('activity'),
    'activity, activities, things to do, thing to do, what to do, experience, experiences, stuff to do, something to do, fun things to do, outdoor activities, outdoor activity, family activities, family activity',
    'نشاط, أنشطة, انشطة, نشاطات, تجارب, تجربة, أشياء للقيام بها, شنو اسوي, شنسوي, أنشطة ترفيهية, نشاطات ترفيهية, شنو نسوي, انشطة عائلية',
    'چالاکی, چالاکییەکان, چالاکییەک, چالاکیەکان, چالاکی دەرەوە, چالاکییەکی',
    'anshita, nashatat, chalaki, chalakiakan',
  ],
  [
    plain('event'),
    'event, events, whats on, what s on, what is on, upcoming events, whats happening, what is happening, what s happening, happening, family events, cultural events, evening events',
    'فعالية, فعاليات, مناسبة, مناسبات, حدث, أحداث, شنو اكو فعاليات, الفعاليات الثقافية, فعاليات ثقافية, ايفنت, ايفنتات',
    'بۆنە, بۆنەکان, ڕووداو, ڕووداوەکان, ئیڤێنت, بۆنەی, بۆنەیەک, بۆنەکانی, چی ڕوودەدات',
    'fa3aliyat, faaliyat, bona, bonakan',
  ],
  [
    plain('article'),
    'article, articles, blog, travel guide, travel guides, blog posts, stories, guide to',
    'مقال, مقالة, مقالات, مدونة, دليل السفر, مقالات عن, مقال عن',
    'وتار, وتارەکان, بابەتی گەشتیاری, وتاری, بابەتەکان',
  ],
  [plain('business_type'), 'discount categories, categories of discounts', 'فئات الخصومات', 'پۆلەکانی داشکاندن'],
])
