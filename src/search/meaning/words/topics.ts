import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Understood } from '../../../contract/understood.ts'
import { toPhrases } from '../phrases.ts'

type Topic = NonNullable<Understood['topic']>
/** `kind`: the only kind of things that are about it. */
export type TopicWord = { topic: Topic; kind: SearchIndexName | null }

const event = (topic: Topic): TopicWord => ({ topic, kind: 'event' })
const activity = (topic: Topic): TopicWord => ({ topic, kind: 'activity' })
const open = (topic: Topic): TopicWord => ({ topic, kind: null })

export const topicWords = toPhrases<TopicWord>([
  [
    event('concert'),
    'concert, concerts, live music, music concert, music night, music event, music events, musical evening, music',
    'حفلة, حفلات, حفل, حفلة موسيقية, حفلات موسيقية, حفل موسيقي, كونسرت, حفلة غنائية, حفل غنائي, حفلات غنائية, أمسية موسيقية, امسيات موسيقية, موسيقى, حفلة غناء',
    'کۆنسێرت, ئاهەنگ, ئاهەنگی مۆسیقا, ئاهەنگی گۆرانی, کۆنسێرتی مۆسیقا, مۆسیقا, ئێوارەی مۆسیقا',
    'hafla, 7afla, haflat, 7aflat, konsert',
  ],
  [
    event('festival'),
    'festival, festivals, carnival',
    'مهرجان, مهرجانات, كرنفال',
    'فێستیڤاڵ, میهرەجان, فیستیڤاڵ, فێستیڤاڵەکان',
    'mahrajan, mihrajan, mahrajanat',
  ],
  [
    event('exhibition'),
    'exhibition, exhibitions, expo, art exhibition, fair, book fair',
    'معرض, معارض, معرض فني, معرض كتاب, معرض الكتاب',
    'پێشانگا, پێشانگە, پێشانگای هونەری, پێشانگای کتێب',
    'ma3radh, peshanga',
  ],
  [event('cinema'), 'cinema, movie, movies, film, films', 'سينما, فلم, فيلم, أفلام', 'سینەما, فیلم', 'sinama'],
  [event('theatre'), 'theatre, theater, stage play', 'مسرح, مسرحية, مسرحيات', 'شانۆ, شانۆگەری', 'masra7'],
  [
    event('football'),
    'football, soccer, football match, football matches, football game, soccer match',
    'كرة قدم, كرة القدم, مباراة كرة قدم, مباراة, مباريات, طوبة, مباريات كرة القدم, مباراة كرة القدم',
    'تۆپی پێ, یاری تۆپی پێ, یاریی تۆپی پێ, تۆپیپێ',
  ],
  [
    event('poetry'),
    'poetry, poetry night, poetry reading, poetry evening',
    'شعر, أمسية شعرية, امسيات شعرية, شعراء, جلسة شعرية',
    'شیعر, ئێوارەی شیعر, ئێوارە کۆڕی شیعر, شەوی شیعر, شیعرخوێندنەوە',
  ],
  [
    event('marathon'),
    'marathon, race, half marathon, running race',
    'ماراثون, سباق, نصف ماراثون',
    'ماراسۆن, پێشبڕکێ, نیوە ماراسۆن',
  ],
  [open('wedding'), 'wedding, wedding hall, weddings', 'عرس, زفاف, قاعة أعراس, أعراس', 'زەماوەند, هۆڵی زەماوەند'],
  [open('museum'), 'museum, museums', 'متحف, متاحف', 'مۆزەخانە, موزەخانە', 'mat7af, mathaf'],
  [
    activity('hiking'),
    'hiking, hike, hikes, trekking, hiking trip, hiking trips, hiking trail',
    'هايكنك, هايكينغ, هايكنغ, مسير جبلي, مشي جبلي, المشي في الجبال, مسير, مشي بالجبال',
    'هایکینگ, پیاسەی چیا, ڕێپێوان, پیاسە لە چیا, پیاسەکردن لە چیا',
    'hayking',
  ],
  [
    activity('climbing'),
    'climbing, mountain climbing, rock climbing, mountaineering',
    'تسلق, تسلق جبال, تسلق الجبال',
    'شاخەوانی, هەڵگەڕان بە شاخ',
  ],
  [activity('kayak'), 'kayak, kayaking, rafting, canoe, canoeing', 'كاياك, كياك, رافتنك, تجديف', 'کایاک, ڕافتینگ'],
  [
    activity('paragliding'),
    'paragliding, paraglide, paraglider, tandem flight',
    'طيران شراعي, الطيران الشراعي, باراغلايدنغ, باراكلايدنك',
    'پاراگلایدینگ, پەڕەشووت',
  ],
  [activity('zipline'), 'zipline, zip line, ziplining', 'زبلاين, زب لاين, زيب لاين', 'زیپلاین, زیپ لاین'],
  [activity('fishing'), 'fishing, fishing trip', 'صيد سمك, صيد السمك, صيد اسماك', 'ڕاوەماسی, ڕاوی ماسی'],
  [
    activity('horse-riding'),
    'horse riding, horseback riding, horse ride',
    'ركوب الخيل, ركوب خيل, فروسية, خيول',
    'ئەسپسواری, سواربوونی ئەسپ, ئەسپ سواری',
  ],
  [
    activity('bicycle'),
    'cycling, bicycle, bike ride, bicycle ride, bike tour, bicycle tour',
    'دراجات هوائية, دراجة هوائية, ركوب الدراجات, بايسكل',
    'پاسکیل, پاسکیلسواری',
  ],
  [
    activity('boat'),
    'boat, boat trip, boat ride, boat tour, boat trips, river cruise, boat rides',
    'زورق, زوارق, قارب, قوارب, رحلة نهرية, جولة نهرية, جولة بالزورق, جولة بالقارب, مشحوف, بلم, سفرة بالزورق, جولة زورق, رحلة بالقارب, رحلة بالزورق',
    'بەلەم, گەشتی بەلەم, گەشت بە بەلەم, سواربوونی بەلەم',
  ],
  [activity('yoga'), 'yoga', 'يوغا, يوكا', 'یۆگا'],
  [
    activity('cooking'),
    'cooking class, cooking classes, cooking, cooking lesson, cooking workshop',
    'طبخ, دورة طبخ, ورشة طبخ, درس طبخ, تعليم طبخ, دروس طبخ',
    'چێشتلێنان, وانەی چێشتلێنان, خولی چێشتلێنان',
  ],
  [
    activity('pottery'),
    'pottery, pottery class, pottery workshop, ceramics',
    'فخار, خزف, ورشة فخار',
    'گۆزەگەری, وۆرکشۆپی گۆزەگەری',
  ],
  [
    activity('calligraphy'),
    'calligraphy, calligraphy class, calligraphy lesson, calligraphy workshop',
    'خط عربي, الخط العربي, ورشة خط, درس خط, تعليم الخط',
    'خۆشنووسی, وانەی خۆشنووسی',
  ],
  [
    activity('photography'),
    'photography, photo walk, photography walk, photography workshop',
    'تصوير, جولة تصوير, ورشة تصوير, فوتوغراف',
    'وێنەگری, وانەی وێنەگری, پیاسەی وێنەگری',
  ],
  [
    activity('skiing'),
    'ski, skiing, snowboarding',
    'تزلج, التزلج, تزحلق, التزلج على الثلج',
    'سکی, خلیسکێنە, خلیسکێنەی بەفر',
  ],
  [activity('picnic'), 'picnic, picnics', 'نزهة, كشتة', 'پیکنیک'],
  [
    open('camping'),
    'camping, campsite, campsites, camp, glamping, tent',
    'تخييم, مخيم, مخيمات, خيمة, خيم, كامبنك, كمب',
    'کەمپینگ, کەمپ, خێوەت, چادر',
  ],
  [
    open('amusement-park'),
    'amusement park, theme park, amusement parks, funfair',
    'مدينة ألعاب, مدينة الألعاب, ملاهي',
    'شاری یاری',
  ],
  [open('zoo'), 'zoo', 'حديقة حيوانات, حديقة الحيوانات, حديقة الحيوان', 'باخچەی ئاژەڵان'],
  [
    open('restaurant'),
    'restaurant, restaurants, resturant, resturants, place to eat, places to eat, where to eat, somewhere to eat',
    'مطعم, مطاعم, مكان للاكل, وين اكل',
    'چێشتخانە, ڕێستۆرانت, ڕێستۆران, نانخانە, ڕستۆرانت, چێشتخانەکان',
    'mat3am, mata3im, mataam, cheshtxana, cheshtkhana',
  ],
  [
    open('cafe'),
    'cafe, cafes, coffee shop, coffee shops, coffee, coffeehouse',
    'مقهى, مقاهي, كافيه, كافيهات, كوفي شوب, كوفي',
    'کافێ, قاوەخانە, کافتریا, چایخانە',
    'maqha, kafe, gahwa',
  ],
  [
    open('dentist'),
    'dentist, dentists, dental clinic, dental',
    'طبيب أسنان, دكتور أسنان, عيادة أسنان, طبيب اسنان, أطباء أسنان, دكتور سنون, أسنان',
    'پزیشکی ددان, دکتۆری ددان, کلینیکی ددان, ددان',
  ],
  [
    open('clinic'),
    'clinic, clinics, doctor, doctors, medical centre, medical center',
    'عيادة, عيادات, دكتور, طبيب, مركز طبي',
    'کلینیک, نۆرینگە, پزیشک, دکتۆر',
  ],
  [open('pharmacy'), 'pharmacy, pharmacies', 'صيدلية, صيدليات', 'دەرمانخانە'],
  [open('optician'), 'optician, opticians, glasses, eyewear', 'نظارات, عوينات, بصريات', 'چاویلکە'],
  [
    open('barber'),
    'barber, barbers, barbershop, haircut, hairdresser',
    'حلاق, حلاقة, صالون حلاقة, حلاقين',
    'سەرتاش, سەرتاشخانە',
  ],
  [
    open('beauty-salon'),
    'beauty salon, beauty salons, beauty centre, beauty center, salon, beauty',
    'صالون تجميل, مركز تجميل, صالون نسائي, صالونات تجميل, تجميل, صالون, مراكز تجميل, صالونات',
    'ساڵۆنی جوانکاری, سەنتەری جوانکاری, جوانکاری, ئارایشتگا, ساڵۆن',
  ],
  [
    open('gym'),
    'gym, gyms, fitness centre, fitness center, fitness',
    'جيم, قاعة رياضية, نادي رياضي, قاعات رياضية, جم',
    'جیم, هۆڵی وەرزشی, هۆڵی وەرزش',
  ],
  [open('clothes'), 'clothes, clothing, fashion', 'ملابس, أزياء, هدوم', 'جلوبەرگ, جل و بەرگ'],
  [open('electronics'), 'electronics', 'إلكترونيات, الكترونيات', 'ئەلیکترۆنیات'],
  [
    open('car-rental'),
    'car rental, rent a car, car hire, rental car',
    'تأجير سيارات, ايجار سيارات, تأجير سيارة, ايجار سيارة',
    'بەکرێدانی ئۆتۆمبێل, کرێی ئۆتۆمبێل, ئۆتۆمبێلی کرێ',
  ],
  [open('car-wash'), 'car wash', 'غسل سيارات, غسيل سيارات', 'شۆردنی ئۆتۆمبێل'],
  [open('sweets'), 'sweets, pastry, sweet shop', 'حلويات, معجنات', 'شیرینی, شیرینیخانە'],
  [open('honeymoon'), 'honeymoon, honeymoons', 'شهر عسل, شهر العسل', 'مانگی هەنگوین'],
  [open('marsh'), 'marshes, marshlands, marsh, mesopotamian marshes', 'أهوار, الأهوار, هور', 'هۆڕ, هۆڕەکان, زۆنگاو'],
  [open('waterfall'), 'waterfall, waterfalls', 'شلال, شلالات', 'تاڤگە, تاڤگەکان'],
])
