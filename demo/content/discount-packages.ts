import type { DemoDiscountPackage } from './discovery-shapes.ts'

export const discountPackages: DemoDiscountPackage[] = [
  {
    key: 'baghdad-every-day',
    title: { en: 'Baghdad Every Day', ar: 'بغداد كل يوم', ku: 'هەموو ڕۆژێک لە بەغدا' },
    description: {
      en: 'For people who live in one city and spend most of their money within a few bridges of home. It gives you every discount in Baghdad, from the barber in Adhamiya to the kebab shop in Karrada.',
      ar: 'لمن يعيش في العاصمة ويقضي يومه بين الكرخ والرصافة: القهوة صباحاً، والحلّاق عصراً، والمطعم مع الأصدقاء. تشمل الباقة الخصومات في بغداد وحدها، ولهذا جاء سعرها منخفضاً.',
      ku: 'ئەوەی لە بەغدا دەژی یان زوو زوو ڕێی تێ دەکەوێت، پێویستی بە شارەکانی تر نییە. ئەم پاکێجە لە هەردوو بەری دیجلە، لە کەرخەوە تا ڕوسافە، هەموو داشکاندنەکانت پێ دەدات.',
    },
    benefits: [
      {
        en: 'All discounts on both banks of the Tigris',
        ar: 'جميع الخصومات في الكرخ والرصافة',
        ku: 'هەموو داشکاندنەکانی کەرخ و ڕوسافە',
      },
      {
        en: 'Restaurants, shops, clinics and garages alike',
        ar: 'مطاعم ومتاجر وعيادات وورش سيارات',
        ku: 'چێشتخانە، دوکان، کلینیک و وەرشەی ئۆتۆمبێل',
      },
      {
        en: 'A code on the phone, nothing to print',
        ar: 'رمز على الهاتف من دون ورق',
        ku: 'کۆدێک لە مۆبایلەکەتدا، بێ کاغەز',
      },
      {
        en: 'New places in the city join at no extra cost',
        ar: 'الأماكن الجديدة تُضاف بلا زيادة في السعر',
        ku: 'شوێنە نوێیەکان بەبێ پارەی زیادە دێنە ناوی',
      },
    ],
    plans: [
      { title: { en: 'One month', ar: 'شهر واحد', ku: 'یەک مانگ' }, days: 30, uses: 10, price: 8000 },
      { title: { en: 'Three months', ar: 'ثلاثة أشهر', ku: 'سێ مانگ' }, days: 90, uses: 30, price: 19000 },
      { title: { en: 'One year', ar: 'سنة كاملة', ku: 'یەک ساڵ' }, days: 365, uses: null, price: 55000 },
    ],
    picture: { scene: 'bridge', time: 'dusk' },
  },
  {
    key: 'around-the-table',
    title: { en: 'Around the Table', ar: 'حول المائدة', ku: 'لە دەوری سفرە' },
    description: {
      en: 'Restaurants, cafés and sweet shops, and nothing else. Whoever eats out once a week usually has the price back by the third bill.',
      ar: 'مطاعم ومقاهٍ ومحال حلويات لا غير، من كبّة الموصل إلى سمك البصرة. من يأكل خارج البيت مرة في الأسبوع يسترد ثمن الباقة غالباً مع الفاتورة الثالثة.',
      ku: 'تەنیا خواردن: چێشتخانە، کافێ و شیرینیفرۆش لە هەموو شارەکان. ئەگەر هەفتەی جارێک لە دەرەوە نان بخۆیت، زۆر جار لە سێیەم حسابدا پارەکەی دەگەڕێتەوە.',
    },
    benefits: [
      {
        en: 'From a full dinner to a single coffee',
        ar: 'من عشاء كامل إلى فنجان قهوة',
        ku: 'لە ژەمێکی تەواوەوە تا فینجانێک قاوە',
      },
      {
        en: 'One code covers everyone seated with you',
        ar: 'رمز واحد لكل الجالسين معك',
        ku: 'یەک کۆد بۆ هەموو ئەوانەی لەگەڵت دانیشتوون',
      },
      {
        en: 'Sweets by the kilo before the feast days',
        ar: 'حلويات بالكيلو قبل الأعياد',
        ku: 'شیرینی بە کیلۆ پێش جەژنەکان',
      },
      {
        en: 'For lunch, supper and a late glass of tea',
        ar: 'للغداء والعشاء وشاي آخر الليل',
        ku: 'بۆ نیوەڕۆ، ئێوارە و چای درەنگانی شەو',
      },
    ],
    plans: [
      { title: { en: 'One month', ar: 'شهر واحد', ku: 'یەک مانگ' }, days: 30, uses: 8, price: 6000 },
      { title: { en: 'Three months', ar: 'ثلاثة أشهر', ku: 'سێ مانگ' }, days: 90, uses: 25, price: 15000 },
      { title: { en: 'One year', ar: 'سنة كاملة', ku: 'یەک ساڵ' }, days: 365, uses: 110, price: 48000 },
    ],
    picture: { scene: 'restaurant', time: 'night' },
  },
  {
    key: 'family-days-out',
    title: { en: 'Family Days Out', ar: 'نزهات العائلة', ku: 'ڕۆژانی خێزان' },
    description: {
      en: 'Paddle boats on Friday, new shoes before school, ice cream on the way home: an outing with four children adds up quickly. The package gathers the places where families go together, in term time and in the holidays.',
      ar: 'نزهة الجمعة مع أربعة أطفال لا تقف عند ثمن التذكرة، فبعدها غداء ومثلجات وربما حذاء جديد. جمعنا هنا الأماكن التي تقصدها العائلات معاً، في أيام الدراسة وفي العطل.',
      ku: 'لەگەڵ چوار منداڵدا ڕۆژێکی هەینی هەرزان تەواو نابێت: یاری، نان، ئایسکرێم و لە ڕێگادا جلێکی نوێش. ئەو شوێنانەی خێزان پێکەوە ڕوویان تێ دەکات، لە ڕۆژانی خوێندن و لە پشوودا، لەم پاکێجەدا کۆ کراونەتەوە.',
    },
    benefits: [
      {
        en: 'Leisure, restaurants, sweets and clothing',
        ar: 'ترفيه ومطاعم وحلويات وملابس',
        ku: 'کات بەسەربردن، چێشتخانە، شیرینی و جلوبەرگ',
      },
      {
        en: 'Parents and children on a single bill',
        ar: 'الوالدان والأطفال في فاتورة واحدة',
        ku: 'دایک و باوک و منداڵ لە یەک حسابدا',
      },
      {
        en: 'Places for Fridays and for school holidays',
        ar: 'أماكن للجُمع وللعطل المدرسية',
        ku: 'شوێن بۆ هەینییان و پشووی قوتابخانە',
      },
      {
        en: 'Children’s clinics and dentists included',
        ar: 'تشمل عيادات الأطفال والأسنان',
        ku: 'کلینیکی منداڵان و ددانیش دەگرێتەوە',
      },
      {
        en: 'Usable on a trip, not only at home',
        ar: 'تُستعمل في السفر كما في مدينتك',
        ku: 'لە گەشتیشدا بە کار دێت، نەک تەنیا لە شاری خۆت',
      },
    ],
    plans: [
      { title: { en: 'One month', ar: 'شهر واحد', ku: 'یەک مانگ' }, days: 30, uses: 15, price: 12000 },
      { title: { en: 'Three months', ar: 'ثلاثة أشهر', ku: 'سێ مانگ' }, days: 90, uses: 45, price: 29000 },
      { title: { en: 'One year', ar: 'سنة كاملة', ku: 'یەک ساڵ' }, days: 365, uses: null, price: 90000 },
    ],
    picture: { scene: 'kites', time: 'noon' },
  },
  {
    key: 'health-and-care',
    title: { en: 'Health and Care', ar: 'صحة وعناية', ku: 'تەندروستی و چاودێری' },
    description: {
      en: 'A filling, a pair of lenses, sessions for a stiff shoulder: costs that arrive unannounced. Clinics, dentists, opticians and gyms that take part reduce the bill when you show the code at the desk.',
      ar: 'حشوة سن أو عدسات جديدة أو جلسات لكتف متعب، مصاريف تأتي عادة بلا موعد. تضم الباقة عيادات وأطباء أسنان ومحال نظارات وقاعات رياضة، ويُعرض الرمز عند الاستقبال قبل الدفع.',
      ku: 'ددانێک کە لە نیوەشەودا دێتە ژان، چاویلکەیەکی شکاو یان شانێکی وشکبوو پێشتر ئاگادارت ناکەنەوە. لەو کلینیک و ددانساز و چاویلکەفرۆش و هۆڵە وەرزشییانەی بەشدارن، کۆدەکە لە پێشوازی پیشان بدە و پارەی کەمتر بدە.',
    },
    benefits: [
      {
        en: 'Dental check-ups, fillings and cleaning',
        ar: 'فحص الأسنان وحشوها وتنظيفها',
        ku: 'پشکنین، پڕکردنەوە و پاککردنەوەی ددان',
      },
      {
        en: 'Frames and lenses for every age',
        ar: 'إطارات وعدسات لكل الأعمار',
        ku: 'چوارچێوە و هاوێنە بۆ هەموو تەمەنێک',
      },
      {
        en: 'Separate gym halls and hours for women',
        ar: 'قاعات وأوقات رياضة مخصصة للنساء',
        ku: 'هۆڵ و کاتی وەرزشی تایبەت بە ژنان',
      },
      { en: 'Physiotherapy and skin care', ar: 'علاج طبيعي وعناية بالبشرة', ku: 'چارەسەری سروشتی و چاودێریی پێست' },
    ],
    plans: [
      { title: { en: 'One month', ar: 'شهر واحد', ku: 'یەک مانگ' }, days: 30, uses: 5, price: 10000 },
      { title: { en: 'Three months', ar: 'ثلاثة أشهر', ku: 'سێ مانگ' }, days: 90, uses: 12, price: 25000 },
      { title: { en: 'One year', ar: 'سنة كاملة', ku: 'یەک ساڵ' }, days: 365, uses: 50, price: 75000 },
    ],
    picture: { scene: 'clinic', time: 'noon' },
  },
  {
    key: 'nineteen-governorates',
    title: { en: 'Nineteen Governorates', ar: 'المحافظات التسع عشرة كلها', ku: 'هەر نۆزدە پارێزگاکە' },
    description: {
      en: 'From Zakho to Faw with one code, whichever road you take. Drivers, traders, students far from home and anyone who cannot stay put will get the most out of it.',
      ar: 'رمز واحد من زاخو إلى الفاو، أيّ طريق سلكت. تناسب الباقة السائقين والتجار والطلبة البعيدين عن بيوتهم، وكل من لا يطيق البقاء في مدينة واحدة.',
      ku: 'لە زاخۆوە تا فاو بە یەک کۆد، ڕێگات بکەوێتە هەر کوێیەک. بۆ شۆفێر و بازرگان و ئەو خوێندکارانە دەست دەدات کە لە ماڵ دوورن، هەروەها بۆ هەر کەسێک کە لە یەک شاردا ئۆقرە ناگرێت.',
    },
    benefits: [
      {
        en: 'Every discount on Safar, without exception',
        ar: 'كل خصم منشور في منصة سفر بلا استثناء',
        ku: 'هەموو داشکاندنەکانی پلاتفۆرمی سەفەر، بێ جیاوازی',
      },
      {
        en: 'The same code in Duhok, Basra and between',
        ar: 'الرمز نفسه في دهوك والبصرة وما بينهما',
        ku: 'لە دهۆک و بەسرە و نێوانیاندا هەمان کۆد',
      },
      {
        en: 'Tyres, oil and repairs on the way',
        ar: 'إطارات وزيوت وتصليح على الطريق',
        ku: 'تایە، ڕۆن و چاککردنەوە لەسەر ڕێگا',
      },
      {
        en: 'Handy in towns where you know nobody',
        ar: 'تنفعك في مدينة لا تعرف فيها أحداً',
        ku: 'لە شارێکدا کە کەس ناناسیت فریات دەکەوێت',
      },
      {
        en: 'Yearly plan with no counting of uses',
        ar: 'خطة سنوية بلا حدّ لمرات الاستعمال',
        ku: 'لە پلانی ساڵانەدا ژماردنی بەکارهێنان نییە',
      },
    ],
    plans: [
      { title: { en: 'One month', ar: 'شهر واحد', ku: 'یەک مانگ' }, days: 30, uses: 20, price: 15000 },
      { title: { en: 'Three months', ar: 'ثلاثة أشهر', ku: 'سێ مانگ' }, days: 90, uses: 60, price: 38000 },
      { title: { en: 'One year', ar: 'سنة كاملة', ku: 'یەک ساڵ' }, days: 365, uses: null, price: 120000 },
    ],
    picture: { scene: 'citadel', time: 'dawn' },
  },
]
