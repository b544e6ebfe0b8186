import type {
  cotRules,
  couplePapers,
  hotWaterTimes,
  internetPlaces,
  lateArrivals,
  liftsInCuts,
  petRules,
  smokingRules,
} from '../../domain/stays/property-facts.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

type Said<Codes extends readonly string[]> = Record<Codes[number], string>

/** Texts of a property's page about the house beside its rooms. It is rendered on the server, so that none of it is in a script. */
type StayPageText = {
  title: string
  groups: Record<'rules' | 'power' | 'internet' | 'access', string>
  labels: Record<
    | 'children'
    | 'pets'
    | 'smoking'
    | 'couples'
    | 'quiet'
    | 'identity'
    | 'deposit'
    | 'arrival'
    | 'fees'
    | 'grid'
    | 'generator'
    | 'dark'
    | 'lift'
    | 'hotWater'
    | 'water'
    | 'where'
    | 'speed'
    | 'inCuts'
    | 'entrance'
    | 'groundFloor'
    | 'doors'
    | 'bathroom'
    | 'wheelchair',
    string
  >
  cots: Said<typeof cotRules>
  pets: Said<typeof petRules>
  smoking: Said<typeof smokingRules>
  couples: Said<typeof couplePapers>
  lateArrival: Said<typeof lateArrivals>
  lift: Said<typeof liftsInCuts>
  hotWater: Said<typeof hotWaterTimes>
  internet: Said<typeof internetPlaces>
  /** Two clocks, each already isolated. */
  quiet: (from: string, until: string) => string
  anyTime: string
  identity: string
  deposit: (amount: string) => string
  noDeposit: string
  included: string
  feeAtArrival: (amount: string) => string
  hoursADay: (n: number) => string
  allDay: string
  noGenerator: string
  neverDark: string
  tank: string
  mains: string
  /** A speed with its unit, so that it stands in the right place in every language. */
  speed: (megabits: number) => string
  inCuts: string
  notInCuts: string
  stepFree: string
  steps: (n: number) => string
  groundFloor: string
  noGroundFloor: string
  doors: (centimetres: number) => string
  grabRails: string
  noGrabRails: string
  wheelchair: string
  questions: string
  contact: string
  contactHint: string
}

export const stayPageText: Record<Locale, StayPageText> = {
  en: {
    title: 'House rules, electricity and access',
    groups: {
      rules: 'House rules',
      power: 'Electricity and water',
      internet: 'Internet',
      access: 'Accessibility',
    },
    labels: {
      children: 'Children',
      pets: 'Pets',
      smoking: 'Smoking',
      couples: 'Couples',
      quiet: 'Quiet hours',
      identity: 'At reception',
      deposit: 'Security deposit',
      arrival: 'Late arrival',
      fees: 'Taxes and fees',
      grid: 'National grid',
      generator: 'Generator',
      dark: 'Power cuts',
      lift: 'Lift',
      hotWater: 'Hot water',
      water: 'Water supply',
      where: 'Wi-Fi',
      speed: 'Speed',
      inCuts: 'During power cuts',
      entrance: 'Entrance',
      groundFloor: 'Ground floor',
      doors: 'Narrowest door',
      bathroom: 'Bathroom',
      wheelchair: 'Wheelchair',
    },
    cots: {
      free: 'Children of all ages are welcome. A cot is free of charge.',
      paid: 'Children of all ages are welcome. A cot is available for a small charge.',
      none: 'Children of all ages are welcome. There are no cots.',
    },
    pets: { none: 'Not allowed', small: 'Small pets only; call first', welcome: 'Welcome' },
    smoking: { outside: 'Outside only', some_rooms: 'In some rooms; ask for one when you book' },
    couples: {
      marriage_paper: 'Couples must show a marriage contract or other proof of marriage.',
      identity_only: 'Couples do not need to show a marriage contract.',
    },
    lateArrival: {
      any_hour: 'Any time: reception is open 24 hours.',
      until_midnight: 'Until midnight. Call if you come later.',
      call_ahead: 'Call an hour before you arrive, so that somebody opens the door.',
    },
    lift: {
      works: 'Works during power cuts, too',
      stops: 'Does not work during power cuts',
      none: 'There is no lift',
    },
    hotWater: {
      always: '24 hours a day',
      mornings_and_evenings: 'In the morning and in the evening',
      sun_heated: 'Heated by the sun, best in the afternoon',
    },
    internet: {
      everywhere: 'Free, in all rooms',
      common_rooms: 'Free, in the common rooms only',
      none: 'No Wi-Fi; mobile data only',
    },
    quiet: (from, until) => `From ${from} to ${until}`,
    anyTime: 'No fixed hours',
    identity: 'The national card or passport of every adult',
    deposit: (amount) => `${amount} in cash, returned when you leave`,
    noDeposit: 'None',
    included: 'All taxes and fees are included. Nothing is added at reception.',
    feeAtArrival: (amount) => `Taxes are included. A local fee of ${amount} per room per night is paid at reception.`,
    hoursADay: (n) => plural('en', n, { one: 'About # hour a day', other: 'About # hours a day' }),
    allDay: '24 hours a day',
    noGenerator: 'Not needed',
    neverDark: 'None: the electricity stays on',
    tank: 'From the mains, with a tank on the roof',
    mains: 'From a spring or the mains, without a tank',
    speed: (n) => `About ${n} Mbit/s`,
    inCuts: 'Keeps working',
    notInCuts: 'Stops until the electricity is back',
    stepFree: 'Step-free',
    steps: (n) => plural('en', n, { one: '# step', other: '# steps' }),
    groundFloor: 'Some rooms are on the ground floor',
    noGroundFloor: 'No rooms on the ground floor',
    doors: (n) => `${n} cm wide`,
    grabRails: 'With grab rails',
    noGrabRails: 'Without grab rails',
    wheelchair: 'You can borrow one free of charge',
    questions: 'Questions and answers',
    contact: 'Anything else you want to know?',
    contactHint:
      'Our customer care team will ask the property for you. Once you have booked, you get the property’s own phone number.',
  },
  ar: {
    title: 'قواعد المكان والكهرباء وتسهيلات ذوي الإعاقة وكبار السن',
    groups: {
      rules: 'قواعد المكان',
      power: 'الكهرباء والماء',
      internet: 'الإنترنت',
      access: 'تسهيلات ذوي الإعاقة وكبار السن',
    },
    labels: {
      children: 'الأطفال',
      pets: 'الحيوانات الأليفة',
      smoking: 'التدخين',
      couples: 'الأزواج',
      quiet: 'ساعات الهدوء',
      identity: 'عند الاستقبال',
      deposit: 'مبلغ التأمين',
      arrival: 'الوصول المتأخر',
      fees: 'الضرائب والرسوم',
      grid: 'الكهرباء الوطنية',
      generator: 'المولّدة',
      dark: 'ساعات الانقطاع',
      lift: 'المصعد',
      hotWater: 'الماء الساخن',
      water: 'مصدر الماء',
      where: 'الواي فاي',
      speed: 'السرعة',
      inCuts: 'عند انقطاع الكهرباء',
      entrance: 'المدخل',
      groundFloor: 'الطابق الأرضي',
      doors: 'أضيق باب',
      bathroom: 'الحمّام',
      wheelchair: 'كرسي متحرك',
    },
    cots: {
      free: 'نرحب بالأطفال من كل الأعمار. سرير الرضيع مجاني.',
      paid: 'نرحب بالأطفال من كل الأعمار. سرير الرضيع متوفر بأجرة بسيطة.',
      none: 'نرحب بالأطفال من كل الأعمار. لا تتوفر أسرّة للرضّع.',
    },
    pets: { none: 'غير مسموح بها', small: 'الصغيرة فقط، بعد الاتصال', welcome: 'مرحب بها' },
    smoking: { outside: 'في الخارج فقط', some_rooms: 'في بعض الغرف، وتُطلب عند الحجز' },
    couples: {
      marriage_paper: 'يُطلب من الأزواج عقد الزواج أو ما يثبته.',
      identity_only: 'لا يُطلب ما يثبت الزواج.',
    },
    lateArrival: {
      any_hour: 'في أي ساعة، فالاستقبال لا يخلو من موظف.',
      until_midnight: 'حتى منتصف الليل. إذا كنت ستصل بعد ذلك فيرجى الاتصال مسبقاً.',
      call_ahead: 'يرجى الاتصال قبل الوصول بساعة ليكون هناك من يفتح لك الباب.',
    },
    lift: {
      works: 'يعمل حتى عند انقطاع الكهرباء',
      stops: 'يتوقف عند انقطاع الكهرباء',
      none: 'لا يوجد مصعد',
    },
    hotWater: {
      always: 'في كل الأوقات',
      mornings_and_evenings: 'صباحاً ومساءً',
      sun_heated: 'بالطاقة الشمسية، وأفضله بعد الظهر',
    },
    internet: {
      everywhere: 'مجاني، في كل الغرف',
      common_rooms: 'مجاني، في الصالات المشتركة فقط',
      none: 'لا يوجد في المكان، تتوفر شبكة الهاتف فقط',
    },
    quiet: (from, until) => `من ${from} إلى ${until}`,
    anyTime: 'بلا ساعات محددة',
    identity: 'البطاقة الوطنية أو جواز السفر لكل بالغ',
    deposit: (amount) => `${amount} نقداً، يُعاد عند المغادرة`,
    noDeposit: 'لا يوجد',
    included: 'السعر يشمل كل الضرائب والرسوم، ولا يُضاف شيء عند الاستقبال.',
    feeAtArrival: (amount) => `السعر يشمل الضرائب. يُدفع عند الاستقبال رسم محلي قدره ${amount} عن كل غرفة وليلة.`,
    hoursADay: (n) =>
      plural('ar', n, {
        one: 'نحو ساعة في اليوم',
        two: 'نحو ساعتين في اليوم',
        few: 'نحو # ساعات في اليوم',
        other: 'نحو # ساعة في اليوم',
      }),
    allDay: 'على مدار الساعة',
    noGenerator: 'لا حاجة إليها',
    neverDark: 'أبداً، فالكهرباء لا تنقطع',
    tank: 'من الشبكة، مع خزان على السطح',
    mains: 'من عين أو من الشبكة، بلا خزان',
    speed: (n) => `نحو ${n} ميغابت في الثانية`,
    inCuts: 'يستمر في العمل',
    notInCuts: 'يتوقف حتى تعود الكهرباء',
    stepFree: 'بلا درجات',
    steps: (n) => plural('ar', n, { one: 'درجة واحدة', two: 'درجتان', few: '# درجات', other: '# درجة' }),
    groundFloor: 'بعض الغرف في الطابق الأرضي',
    noGroundFloor: 'لا غرف في الطابق الأرضي',
    doors: (n) => `عرضه ${n} سم`,
    grabRails: 'مزوّد بمقابض للاستناد',
    noGrabRails: 'بلا مقابض للاستناد',
    wheelchair: 'يُعار مجاناً',
    questions: 'أسئلة وأجوبة',
    contact: 'هل لديك سؤال آخر؟',
    contactHint: 'تسأل خدمة الزبائن مكان الإقامة نيابةً عنك. وبعد الحجز يظهر لك رقم هاتف المكان نفسه.',
  },
  ku: {
    title: 'ڕێساکانی شوێنەکە، کارەبا و ئاسانکارییەکان',
    groups: {
      rules: 'ڕێساکانی شوێنەکە',
      power: 'کارەبا و ئاو',
      internet: 'ئینتەرنێت',
      access: 'ئاسانکاری بۆ بەساڵاچووان و کەمئەندامان',
    },
    labels: {
      children: 'منداڵان',
      pets: 'ئاژەڵی ماڵی',
      smoking: 'جگەرەکێشان',
      couples: 'هاوسەران',
      quiet: 'کاتی بێدەنگی',
      identity: 'لە پێشوازی',
      deposit: 'پارەی بارمتە',
      arrival: 'درەنگ گەیشتن',
      fees: 'باج و ڕسووم',
      grid: 'کارەبای نیشتمانی',
      generator: 'مۆلیدە',
      dark: 'بێ کارەبا',
      lift: 'ئاسانسۆر',
      hotWater: 'ئاوی گەرم',
      water: 'سەرچاوەی ئاو',
      where: 'وایفای',
      speed: 'خێرایی',
      inCuts: 'لە کاتی بڕانی کارەبادا',
      entrance: 'دەروازە',
      groundFloor: 'نهۆمی زەمینی',
      doors: 'تەسکترین دەرگا',
      bathroom: 'گەرماو',
      wheelchair: 'ویلچێر',
    },
    cots: {
      free: 'منداڵان لە هەموو تەمەنێکدا بەخێر بێن. قەرەوێڵەی ساوا بەخۆڕاییە.',
      paid: 'منداڵان لە هەموو تەمەنێکدا بەخێر بێن. قەرەوێڵەی ساوا بە نرخێکی کەم هەیە.',
      none: 'منداڵان لە هەموو تەمەنێکدا بەخێر بێن. قەرەوێڵەی ساوا نییە.',
    },
    pets: { none: 'ڕێگەیان پێ نادرێت', small: 'تەنیا بچووکەکان، دوای پەیوەندیکردن', welcome: 'بەخێر بێن' },
    smoking: { outside: 'تەنیا لە دەرەوە', some_rooms: 'لە هەندێک ژووردا؛ لە کاتی حجزدا داوای بکە' },
    couples: {
      marriage_paper: 'داوای گرێبەستی هاوسەرگیری یان بەڵگەیەکی تر لە هاوسەران دەکرێت.',
      identity_only: 'داوای بەڵگەی هاوسەرگیری ناکرێت.',
    },
    lateArrival: {
      any_hour: 'لە هەر کاتێکدا بێت؛ هەمیشە کەسێک لە پێشوازی هەیە.',
      until_midnight: 'تا نیوەشەو. ئەگەر درەنگتر دێیت تکایە پەیوەندی بکە.',
      call_ahead: 'تکایە کاتژمێرێک پێش گەیشتنت پەیوەندی بکە تا کەسێک دەرگات بۆ بکاتەوە.',
    },
    lift: {
      works: 'لە کاتی بڕانی کارەباشدا کار دەکات',
      stops: 'لە کاتی بڕانی کارەبادا دەوەستێت',
      none: 'ئاسانسۆر نییە',
    },
    hotWater: {
      always: 'لە هەموو کاتێکدا',
      mornings_and_evenings: 'بەیانیان و ئێواران',
      sun_heated: 'بە تیشکی خۆر گەرم دەبێت، دوانیوەڕوان لە هەموو کاتێک گەرمترە',
    },
    internet: {
      everywhere: 'بەخۆڕایی، لە هەموو ژوورەکاندا',
      common_rooms: 'بەخۆڕایی، تەنیا لە هۆڵە هاوبەشەکاندا',
      none: 'لە شوێنەکەدا نییە؛ تەنیا تۆڕی مۆبایل هەیە',
    },
    quiet: (from, until) => `لە ${from} تا ${until}`,
    anyTime: 'کاتی دیاریکراو نییە',
    identity: 'کارتی نیشتمانی یان پاسپۆرتی هەر گەورەساڵێک',
    deposit: (amount) => `${amount} بە پارەی نەختینە، لە کاتی ڕۆیشتندا دەگەڕێندرێتەوە`,
    noDeposit: 'نییە',
    included: 'هەموو باج و ڕسوومێک لەناو نرخەکەدایە و لە پێشوازی هیچی تری ناچێتە سەر.',
    feeAtArrival: (amount) =>
      `باج لەناو نرخەکەدایە. لە پێشوازی ڕسوومێکی ناوخۆیی بە بڕی ${amount} بۆ هەر ژوور و شەوێک دەدرێت.`,
    hoursADay: (n) => plural('ku', n, { one: 'نزیکەی یەک کاتژمێر لە ڕۆژێکدا', other: 'نزیکەی # کاتژمێر لە ڕۆژێکدا' }),
    allDay: '24 کاتژمێر، بێ پچڕان',
    noGenerator: 'پێویست ناکات',
    neverDark: 'هەرگیز، کارەبا نابڕێت',
    tank: 'لە تۆڕی ئاوەوە، لەگەڵ تانکی سەربان',
    mains: 'لە کانی یان تۆڕی ئاوەوە، بێ تانکی',
    speed: (n) => `نزیکەی ${n} مێگابیت لە چرکەیەکدا`,
    inCuts: 'هەر کار دەکات',
    notInCuts: 'دەوەستێت تا کارەبا دێتەوە',
    stepFree: 'بێ پلیکانە',
    steps: (n) => plural('ku', n, { one: 'یەک پلیکانە', other: '# پلیکانە' }),
    groundFloor: 'هەندێک ژوور لە نهۆمی زەمینین',
    noGroundFloor: 'هیچ ژوورێک لە نهۆمی زەمینی نییە',
    doors: (n) => `پانییەکەی ${n} سانتیمەترە`,
    grabRails: 'دەسکی خۆگرتنی هەیە',
    noGrabRails: 'دەسکی خۆگرتنی نییە',
    wheelchair: 'بەخۆڕایی بە ئەمانەت دەدرێت',
    questions: 'پرسیار و وەڵام',
    contact: 'پرسیارێکی ترت هەیە؟',
    contactHint:
      'خزمەتگوزاریی کڕیارانمان لەبری تۆ لە شوێنەکە دەپرسێت. دوای حجزکردن ژمارەی مۆبایلی خودی شوێنەکەت پێ دەدرێت.',
  },
}
