import type { DemoUmrah } from './discovery-shapes.ts'
import type { Text } from './shapes.ts'

/** What recurs between packages: given, and left to the traveller. */
const input = {
  visa: { en: 'Umrah visa and insurance', ar: 'تأشيرة العمرة والتأمين', ku: 'ڤیزای عومرە و بیمە' },
  flights: { en: 'Return flights', ar: 'تذاكر الطيران ذهاباً وإياباً', ku: 'بلیتی فڕۆکەی چوون و گەڕانەوە' },
  coach: { en: 'Air-conditioned coach all the way', ar: 'حافلة مكيّفة طوال الطريق', ku: 'پاسی ساردکەرەوەدار بە درێژایی ڕێگا' },
  transfers: { en: 'Airport transfers', ar: 'النقل من المطار وإليه', ku: 'گواستنەوە لە فڕۆکەخانە و بۆ فڕۆکەخانە' },
  train: { en: 'Fast train between the two cities', ar: 'القطار السريع بين المدينتين', ku: 'شەمەندەفەری خێرا لە نێوان هەردوو شاردا' },
  breakfast: { en: 'Breakfast every day', ar: 'الفطور يومياً', ku: 'نانی بەیانیی هەموو ڕۆژێک' },
  twoMeals: { en: 'Breakfast and dinner', ar: 'الفطور والعشاء', ku: 'نانی بەیانی و نانی ئێوارە' },
  threeMeals: { en: 'Three meals a day', ar: 'ثلاث وجبات يومياً', ku: 'ڕۆژی سێ ژەم خواردن' },
  guide: { en: 'Guide for the rites', ar: 'مرشد ديني للمناسك', ku: 'ڕێبەری ئایینی بۆ کارەکانی عومرە' },
  kurdishGuide: { en: 'Kurdish-speaking guide', ar: 'مرشد يتحدث الكردية', ku: 'ڕێبەری کوردیزمان' },
  womanGuide: { en: 'A woman guide for the women', ar: 'مرشدة للنساء', ku: 'ڕێبەری ژن بۆ ژنان' },
  visits: { en: 'Visits in both cities', ar: 'زيارة المعالم في المدينتين', ku: 'سەردانی شوێنە پیرۆزەکانی هەردوو شار' },
  shuttle: { en: 'Hotel shuttle to the Haram', ar: 'نقل من الفندق إلى الحرم', ku: 'گواستنەوە لە هوتێلەوە بۆ حەرەم' },
  zamzam: { en: 'Five litres of Zamzam water', ar: 'خمسة لترات من ماء زمزم', ku: 'پێنج لیتر ئاوی زەمزەم' },
  ihram: { en: 'Ihram cloth for men', ar: 'ملابس الإحرام للرجال', ku: 'پۆشاکی ئیحرام بۆ پیاوان' },
  sim: { en: 'Telephone line with internet', ar: 'خط هاتف مع إنترنت', ku: 'هێڵی مۆبایل لەگەڵ ئینتەرنێت' },
  nurse: { en: 'Nurse with the group', ar: 'ممرّض يرافق المجموعة', ku: 'پەرستارێک لەگەڵ گرووپەکە' },
  wheelchair: { en: 'Wheelchair on request', ar: 'كرسي متحرك عند الطلب', ku: 'ویلچێر بەپێی داواکاری' },
} satisfies Record<string, Text>

const left = {
  spending: { en: 'Personal spending', ar: 'المصاريف الشخصية', ku: 'خەرجیی تایبەتی' },
  vaccine: { en: 'Vaccinations', ar: 'اللقاحات', ku: 'ڤاکسین' },
  passport: { en: 'Passport fees', ar: 'رسوم جواز السفر', ku: 'ڕسوومی پاسپۆرت' },
  lunch: { en: 'Lunch', ar: 'الغداء', ku: 'نانی نیوەڕۆ' },
  mainMeals: { en: 'Lunch and dinner', ar: 'الغداء والعشاء', ku: 'نانی نیوەڕۆ و نانی ئێوارە' },
  roadMeals: { en: 'Meals on the road', ar: 'الوجبات في الطريق', ku: 'خواردنی سەر ڕێگا' },
  luggage: { en: 'Luggage above the allowance', ar: 'الوزن الزائد من الأمتعة', ku: 'باری زیادە' },
  singleRoom: { en: 'Single-room supplement', ar: 'فرق سعر الغرفة المفردة', ku: 'جیاوازیی نرخی ژووری تاککەسی' },
  pushing: { en: 'Hired wheelchair pushers', ar: 'أجور دافعي الكراسي المتحركة', ku: 'کرێی پاڵنەری ویلچێر' },
  laundry: { en: 'Laundry', ar: 'غسل الملابس', ku: 'جلشۆردن' },
} satisfies Record<string, Text>

export const umrahPackages: DemoUmrah[] = [
  {
    key: 'karbala-arar-road',
    type: 'economy',
    location: 'karbala',
    title: {
      en: 'By Road from Karbala through Arar',
      ar: 'من كربلاء براً عبر عرعر',
      ku: 'لە کەربەلاوە بە وشکانی، بە ڕێگای عەرعەردا',
    },
    description: {
      en: 'Seventeen days along the old pilgrims’ road, with one coach, two drivers and a night’s rest in Hail in each direction. Twelve nights are kept for Medina and Mecca, so nobody has to hurry.',
      ar: 'طريق البرّ الذي سلكه الأجداد، لكن بحافلة مكيّفة وسائقين يتناوبان ومبيت في حائل ذهاباً وإياباً. الرحلة سبعة عشر يوماً، منها اثنتا عشرة ليلة في المدينة المنورة ومكة المكرمة بلا استعجال.',
      ku: 'ئەو ڕێگایەی باوباپیران بە وشتر دەیانبڕی، ئێستا بە پاسێک و دوو شۆفێر و شەوێک پشوو لە حائیل دەبڕدرێت. لە کۆی 17 ڕۆژ، 12 شەوی بۆ مەدینە و مەککە دانراوە.',
    },
    information: {
      en: 'Bring a passport valid for at least six months, two photographs with a white background and the meningitis vaccination card. The office in Karbala needs them three weeks before departure.\n\nA large case, up to 30 kg, goes under the coach and a small bag stays with you; keep medicine, water and a jacket in it, as desert nights are cold.',
      ar: 'المطلوب جواز سفر نافذ ستة أشهر على الأقل، وصورتان بخلفية بيضاء، وبطاقة لقاح السحايا، وتُسلَّم إلى المكتب في كربلاء قبل الموعد بثلاثة أسابيع.\n\nلكل مسافر حقيبة كبيرة حتى 30 كيلوغراماً في صندوق الحافلة وأخرى صغيرة معه، يُستحسن أن يضع فيها الدواء والماء وسترة، فليل البادية بارد.',
      ku: 'پاسپۆرتێک کە لانیکەم شەش مانگی مابێت، دوو وێنە بە پاشبنەمای سپی و کارتی ڤاکسینی هەوکردنی پەردەی مێشک پێویستە. سێ هەفتە پێش وادەکە بیاندە بە نووسینگەی کەربەلا.\n\nجانتایەکی 30 کیلۆیی دەچێتە ژێر پاسەکە و جانتایەکی بچووکیش لای خۆت دەبێت؛ دەرمان و ئاو و چاکەتێکی تێدا دابنێ، چونکە شەوانی بیابان ساردن.',
    },
    days: 17,
    travel: 'land',
    price: { amount: 925000, currency: 'IQD' },
    groupSize: 44,
    hotels: [
      { city: 'medina', title: { en: 'Nakhlat al-Awali Hotel', ar: 'فندق نخلة العوالي', ku: 'هوتێلی نەخلەی عەوالی' }, stars: 2, at: [24.4579, 39.62102], nights: 5 },
      { city: 'mecca', title: { en: 'Nur Kudai Hotel', ar: 'فندق نور كدي', ku: 'هوتێلی نووری کودەی' }, stars: 3, at: [21.40158, 39.81045], nights: 7 },
    ],
    itinerary: [
      {
        title: { en: 'Night departure from Karbala', ar: 'الانطلاق ليلاً من كربلاء', ku: 'دەرچوون بە شەو لە کەربەلاوە' },
        text: {
          en: 'The coach leaves after the evening prayer and takes the Nukhayb road across the western desert. Most travellers sleep until the border.',
          ar: 'تتحرك الحافلة بعد صلاة العشاء على طريق النخيب في البادية الغربية، وينام معظم الركاب حتى المنفذ.',
          ku: 'پاسەکە دوای نوێژی عیشا دەکەوێتە ڕێ و بە ڕێگای نوخێبدا بیابانی ڕۆژئاوا دەبڕێت. زۆربەی خەڵکەکە تا سنوور دەخەون.',
        },
      },
      {
        title: { en: 'Arar and on to Hail', ar: 'عرعر ثم حائل', ku: 'عەرعەر و پاشان حائیل' },
        text: {
          en: 'Passports, fingerprints and customs take some hours at the crossing; tea is made beside the coach. The night is spent in beds in Hail.',
          ar: 'تستغرق إجراءات الجوازات والبصمة والكمارك بضع ساعات يُعدّ خلالها الشاي قرب الحافلة، ثم مبيت على أسرّة مريحة في حائل.',
          ku: 'پاسپۆرت و پەنجەمۆر و گومرگ چەند کاتژمێرێک دەخایەنن و لای پاسەکە چا لێ دەنرێت. شەو لە حائیل لەسەر قەرەوێڵە دەخەوین.',
        },
      },
      {
        title: { en: 'Five nights in Medina', ar: 'خمس ليالٍ في المدينة', ku: 'پێنج شەو لە مەدینە' },
        text: {
          en: 'Prayers in the Prophet’s Mosque, and one morning for Quba and Uhud. The guide helps each person apply for an hour in the Rawdah.',
          ar: 'الصلوات في المسجد النبوي، وصباح لمسجد قباء وأُحد، ويساعد المرشد كل شخص في طلب موعد الروضة الشريفة.',
          ku: 'نوێژەکان لە مزگەوتی پێغەمبەر دەکرێن و بەیانییەکیش بۆ قوبا و ئوحود دانراوە. ڕێبەرەکە یارمەتیی هەموو کەسێک دەدات کاتی ڕەوزە وەربگرێت.',
        },
      },
      {
        title: { en: 'Ihram at Dhul Hulayfah', ar: 'الإحرام من ذي الحليفة', ku: 'ئیحرام لە زولحولەیفە' },
        text: {
          en: 'At the Miqat outside Medina there is time to wash, change and make the intention. The Talbiyah goes with the coach down to Mecca.',
          ar: 'عند الميقات قرب المدينة متسع للاغتسال ولبس الإحرام والنية، ثم ترافق التلبية الحافلة حتى مكة.',
          ku: 'لە میقاتەکەی دەرەوەی مەدینە کاتی خۆشۆردن و جلگۆڕین و نیەتهێنان هەیە. لەوێوە تا مەککە دەنگی تەلبیە لە پاسەکەدا نابڕێتەوە.',
        },
      },
      {
        title: { en: 'Umrah and seven nights', ar: 'العمرة وسبع ليالٍ', ku: 'عومرە و حەوت شەو' },
        text: {
          en: 'Tawaf and Sa’i are done together in small groups after a rest at the hotel. The remaining days are free for worship, with a shuttle at prayer times.',
          ar: 'بعد استراحة في الفندق يؤدى الطواف والسعي في مجموعات صغيرة، وتبقى سائر الأيام للعبادة مع نقل في أوقات الصلاة.',
          ku: 'دوای پشوویەک لە هوتێل، تەواف و سەعی بە گرووپی بچووک دەکرێن. ڕۆژەکانی تر بۆ خواپەرستین و لە کاتی نوێژدا گواستنەوە هەیە.',
        },
      },
      {
        title: { en: 'The road home', ar: 'طريق العودة', ku: 'ڕێگای گەڕانەوە' },
        text: {
          en: 'After the farewell Tawaf the coach turns north, sleeps in Hail once more and is in Karbala on the seventeenth day.',
          ar: 'بعد طواف الوداع تتجه الحافلة شمالاً، وتبيت في حائل مرة أخرى، وتصل إلى كربلاء في اليوم السابع عشر.',
          ku: 'دوای تەوافی ماڵئاوایی پاسەکە ڕوو لە باکوور دەکات، شەوێکی تر لە حائیل دەمێنێتەوە و ڕۆژی حەڤدەیەم دەگاتە کەربەلا.',
        },
      },
    ],
    includes: [input.visa, input.coach, input.breakfast, input.guide, input.shuttle, input.visits],
    excludes: [left.mainMeals, left.vaccine, left.spending],
    departures: [14, 42, 70, 105, 133],
    pictures: [{ scene: 'desert', time: 'dawn' }, { scene: 'green-dome', time: 'dusk' }, { scene: 'kaaba', time: 'night' }],
  },
  {
    key: 'mosul-neighbours-caravan',
    type: 'economy',
    location: 'nineveh',
    title: {
      en: 'The Neighbours’ Caravan from Mosul',
      ar: 'قافلة الجيران من الموصل',
      ku: 'کاروانی دراوسێیان لە مووسڵەوە',
    },
    description: {
      en: 'People from the same few streets of Mosul travel together, so children, uncles and the baker next door share one coach for eighteen days. A cook rides along and the evening pot is put on wherever the group sleeps.',
      ar: 'أهل المحلة الواحدة في حافلة واحدة: الجار وابن العم وخبّاز الشارع، ثمانية عشر يوماً من الموصل وإليها. ويرافقهم طبّاخ موصلي يُعدّ العشاء حيثما نزلت القافلة.',
      ku: 'خەڵکی چەند کۆڵانێکی مووسڵ پێکەوە سواری یەک پاس دەبن و بۆ 18 ڕۆژ دەبنە یەک ماڵ. چێشتلێنەرێک لەگەڵیانە و لە هەر کوێ شەو بمێننەوە، مەنجەڵی ئێوارە لەوێ لێ دەنرێت.',
    },
    information: {
      en: 'Papers are collected house by house: passport, national card, vaccination card and, for anyone under eighteen, the parents’ written consent.\n\nUp to four people share a room, women and men apart unless a family fills one. If climbing steps is hard for you, ask early for a seat near the coach door.',
      ar: 'يمر مندوب المكتب على البيوت لجمع الأوراق: جواز السفر والبطاقة الوطنية وبطاقة اللقاح، ومعها موافقة الوالدين الخطية لمن هم دون الثامنة عشرة.\n\nفي الغرفة أربعة أشخاص على الأكثر، والنساء في غرف مستقلة إلا إذا شغلت العائلة غرفة كاملة. ومن يصعب عليه الدرج فليطلب مبكراً مقعداً قريباً من باب الحافلة.',
      ku: 'نوێنەری نووسینگە ماڵ بە ماڵ کاغەزەکان کۆ دەکاتەوە: پاسپۆرت، کارتی نیشتمانی، کارتی ڤاکسین، و بۆ خوار 18 ساڵ ڕەزامەندیی نووسراوی دایک و باوک.\n\nلە هەر ژوورێکدا ئەوپەڕی چوار کەس دەبن و ژنان و پیاوان جیان، مەگەر خێزانێک ژوورێک پڕ بکاتەوە. ئەوەی بە پلیکانەدا سەرکەوتنی لا گرانە، با زوو داوای کورسییەکی نزیک دەرگای پاسەکە بکات.',
    },
    days: 18,
    travel: 'land',
    price: { amount: 1050000, currency: 'IQD' },
    groupSize: 46,
    hotels: [
      { city: 'medina', title: { en: 'Zill al-Nakhl Hotel', ar: 'فندق ظل النخل', ku: 'هوتێلی سێبەری دارخورما' }, stars: 2, at: [24.45711, 39.61005], nights: 4 },
      { city: 'mecca', title: { en: 'Qamar al-Aziziyah Hotel', ar: 'فندق قمر العزيزية', ku: 'هوتێلی مانگی عەزیزییە' }, stars: 3, at: [21.41246, 39.85942], nights: 8 },
    ],
    itinerary: [
      {
        title: { en: 'Farewell at the mosque gate', ar: 'الوداع عند باب الجامع', ku: 'ماڵئاوایی لەبەر دەرگای مزگەوت' },
        text: {
          en: 'The street comes to see the coach off in the morning. The road south passes Baghdad, and the first night is spent near Karbala.',
          ar: 'يخرج أهل الشارع صباحاً لتوديع الحافلة، ويمر الطريق ببغداد لتكون الليلة الأولى قرب كربلاء.',
          ku: 'بەیانی خەڵکی گەڕەک دێن بۆ بەڕێکردنی پاسەکە. ڕێگاکە بە بەغدادا تێدەپەڕێت و شەوی یەکەم لە نزیک کەربەلا دەبێت.',
        },
      },
      {
        title: { en: 'Across the border at noon', ar: 'عبور المنفذ ظهراً', ku: 'پەڕینەوە لە سنوور' },
        text: {
          en: 'An early start brings the group to Arar before midday. Formalities done, there are two stages to Medina with a halt for sleep on the way.',
          ar: 'بالانطلاق فجراً تبلغ القافلة منفذ عرعر قبل الظهر، وبعد إنجاز المعاملات تبقى مرحلتان إلى المدينة بينهما مبيت.',
          ku: 'بە زوو کەوتنەڕێ، پێش نیوەڕۆ دەگەینە دەروازەی عەرعەر. کە کارەکان تەواو بوون، دوو قۆناغ تا مەدینە دەمێنێت و شەوێک لە نێوانیاندا پشوو دەدەین.',
        },
      },
      {
        title: { en: 'Medina, slowly', ar: 'المدينة على مهل', ku: 'مەدینە بە هێواشی' },
        text: {
          en: 'Four nights of prayer and greeting at the Prophet’s Mosque. A shared breakfast at a date farm is kept for the second morning.',
          ar: 'أربع ليالٍ للصلاة والسلام في المسجد النبوي، وفي الصباح الثاني فطور جماعي بين نخيل إحدى المزارع.',
          ku: 'چوار شەو بۆ نوێژ و سڵاوکردن لە مزگەوتی پێغەمبەر. بەیانیی دووەم هەموو پێکەوە لە باخێکی خورما نانی بەیانی دەخۆن.',
        },
      },
      {
        title: { en: 'From the Miqat to Mecca', ar: 'من الميقات إلى مكة', ku: 'لە میقاتەوە بۆ مەککە' },
        text: {
          en: 'Ihram is put on at Dhul Hulayfah in daylight, so that old and young are helped without a crowd. Umrah is performed that night or after sleep, as each is able.',
          ar: 'يكون الإحرام من ذي الحليفة نهاراً كي يجد الكبير والصغير من يعينه، وتؤدى العمرة ليلاً أو بعد النوم، كلٌّ بحسب طاقته.',
          ku: 'ئیحرام بە ڕۆژ لە زولحولەیفە دەبەسترێت تا پیر و منداڵ بە ئاسانی یارمەتی بدرێن. عومرەکە هەر ئەو شەوە یان دوای خەو دەکرێت، هەر کەسە بەپێی توانای خۆی.',
        },
      },
      {
        title: { en: 'Eight nights in Mecca', ar: 'ثماني ليالٍ في مكة', ku: 'هەشت شەو لە مەککە' },
        text: {
          en: 'Buses go from Aziziyah to the Haram day and night. One afternoon the guide shows Mina, Muzdalifah and Arafat from the coach.',
          ar: 'الحافلات من العزيزية إلى الحرم ليل نهار، وفي عصر أحد الأيام جولة على منى ومزدلفة وعرفات.',
          ku: 'پاس شەو و ڕۆژ لە عەزیزییەوە دەچێتە حەرەم. عەسری ڕۆژێک ڕێبەرەکە مینا و موزدەلیفە و عەرەفاتمان پیشان دەدات.',
        },
      },
      {
        title: { en: 'Back to the same street', ar: 'العودة إلى المحلة', ku: 'گەڕانەوە بۆ گەڕەک' },
        text: {
          en: 'Three days of road with long stops. The office telephones the families from the border so that the welcome is ready.',
          ar: 'ثلاثة أيام في الطريق بوقفات طويلة، ومن المنفذ يتصل المكتب بالأهالي ليستعدوا للاستقبال.',
          ku: 'سێ ڕۆژ ڕێگا بە وەستانی درێژەوە. نووسینگەکە لە سنوورەوە تەلەفۆن بۆ ماڵەکان دەکات تا خۆیان بۆ پێشوازی ئامادە بکەن.',
        },
      },
    ],
    includes: [
      input.visa,
      input.coach,
      { en: 'Breakfast, and a cooked dinner', ar: 'الفطور وعشاء مطبوخ', ku: 'نانی بەیانی و نانی ئێوارەی لێنراو' },
      input.guide,
      input.shuttle,
      input.visits,
    ],
    excludes: [left.lunch, left.passport, left.vaccine, left.spending],
    departures: [21, 56, 91, 126],
    pictures: [{ scene: 'minaret', time: 'dawn' }, { scene: 'desert', time: 'noon' }, { scene: 'kaaba', time: 'dusk' }],
  },
  {
    key: 'nasiriyah-between-seasons',
    type: 'economy',
    location: 'dhi-qar',
    title: {
      en: 'Between Sowing and Harvest, from Nasiriyah',
      ar: 'بين البذار والحصاد من الناصرية',
      ku: 'لە نێوان چاندن و دروێنەدا، لە ناسرییەوە',
    },
    description: {
      en: 'Farming families of Dhi Qar asked for dates that leave the fields alone, and this sixteen-day journey was made to fit them. It is the plainest of our packages: clean rooms, a sound coach, honest food in the evening.',
      ar: 'حين يستغني الحقل عن صاحبه أياماً، تنطلق هذه الرحلة البرية من ذي قار ستة عشر يوماً ثم تعود قبل موسم العمل. لا زيادة فيها ولا تكلّف: غرفة نظيفة وحافلة سليمة وعشاء بيتي.',
      ku: 'جووتیارانی زیقار داوای وادەیەکیان دەکرد کە لە کاری کێڵگە دوایان نەخات؛ ئەم گەشتە 16 ڕۆژییە وەڵامی ئەوانە. سادەترین پاکێجمانە: ژووری پاک، پاسی ساغ و خواردنێکی ماڵانەی ئێواران.',
    },
    information: {
      en: 'Payment may be made in two parts, half with the papers and half a week before leaving. If the visa is refused, everything except its fee is returned.\n\nThe guide is from Nasiriyah and holds two evenings of instruction in the town before the journey, one of them for women only.',
      ar: 'يُدفع المبلغ على قسطين: نصفه مع الأوراق ونصفه قبل السفر بأسبوع، وإذا رُفضت التأشيرة يُعاد كل شيء عدا رسومها.\n\nالمرشد من أبناء الناصرية، ويعقد قبل السفر أمسيتين لتعليم المناسك، إحداهما للنساء خاصة.',
      ku: 'پارەکە بە دوو بەش دەدرێت: نیوەی لەگەڵ کاغەزەکان و نیوەی هەفتەیەک پێش دەرچوون. ئەگەر ڤیزا ڕەت کرایەوە، جگە لە ڕسوومەکەی هەمووی دەگەڕێتەوە.\n\nڕێبەرەکە خەڵکی ناسرییەیە و پێش گەشت دوو ئێوارە کارەکانی عومرە فێر دەکات، یەکێکیان تایبەت بە ژنان.',
    },
    days: 16,
    travel: 'land',
    price: { amount: 875000, currency: 'IQD' },
    groupSize: 45,
    hotels: [
      { city: 'medina', title: { en: 'Bayt al-Sidr Hotel', ar: 'فندق بيت السدر', ku: 'هوتێلی بەیت سیدر' }, stars: 2, at: [24.46711, 39.5924], nights: 4 },
      { city: 'mecca', title: { en: 'Safh Jarwal Hotel', ar: 'فندق سفح جرول', ku: 'هوتێلی سەفحی جەروەل' }, stars: 2, at: [21.43774, 39.81145], nights: 7 },
    ],
    itinerary: [
      {
        title: { en: 'Up the Euphrates', ar: 'صعوداً مع الفرات', ku: 'بە درێژایی فورات' },
        text: {
          en: 'From Nasiriyah the coach follows the river by way of Samawah and Najaf, stopping for prayer and lunch. By night it is on the desert road.',
          ar: 'تسير الحافلة من الناصرية بمحاذاة النهر مروراً بالسماوة والنجف مع توقف للصلاة والغداء، ومع الليل تدخل طريق البادية.',
          ku: 'لە ناسرییەوە پاسەکە بەلای ڕووبارەکەدا بە سەماوە و نەجەفدا دەڕوات و بۆ نوێژ و نانی نیوەڕۆ دەوەستێت. شەو دەگاتە ڕێگای بیابان.',
        },
      },
      {
        title: { en: 'Border and first rest', ar: 'المنفذ والاستراحة الأولى', ku: 'سنوور و یەکەم پشوو' },
        text: {
          en: 'Arar is crossed by day. A simple roadhouse on the way to Medina has beds, hot water and lentil soup.',
          ar: 'يُعبر منفذ عرعر نهاراً، ثم استراحة بسيطة على طريق المدينة فيها أسرّة وماء ساخن وشوربة عدس.',
          ku: 'دەروازەی عەرعەر بە ڕۆژ دەبڕین. لەسەر ڕێگای مەدینە پشوودانگەیەکی سادە هەیە، قەرەوێڵە و ئاوی گەرم و شۆربای نیسکی تێدایە.',
        },
      },
      {
        title: { en: 'Days in Medina', ar: 'أيام المدينة المنورة', ku: 'ڕۆژانی مەدینە' },
        text: {
          en: 'Everyone prays at their own pace; the guide waits at a fixed gate after each dawn prayer for those who want company. Uhud is visited on the third day.',
          ar: 'لكلٍّ وقته في الصلاة والزيارة، والمرشد عند باب معلوم بعد كل فجر لمن أراد الصحبة، وزيارة أُحد في اليوم الثالث.',
          ku: 'هەر کەسە بە ئارەزووی خۆی نوێژ دەکات؛ ڕێبەرەکە دوای نوێژی بەیانی لەبەر دەرگایەکی دیاریکراو چاوەڕێی ئەوانەیە کە هاوڕێیان دەوێت. ڕۆژی سێیەم سەردانی ئوحود دەکەین.',
        },
      },
      {
        title: { en: 'White cloth, one intention', ar: 'ثوب أبيض ونية واحدة', ku: 'پۆشاکی سپی و یەک نیەت' },
        text: {
          en: 'At the Miqat the guide goes over what Ihram asks of men and of women. The coach sets off once the sun is down and arrives around midnight.',
          ar: 'في الميقات يراجع المرشد ما يلزم المُحرم رجلاً كان أو امرأة، ثم تتحرك الحافلة بعد الغروب وتبلغ مكة قرابة منتصف الليل.',
          ku: 'لە میقات ڕێبەرەکە جارێکی تر باسی ئەوە دەکات ئیحرام چی لە پیاو و ژن دەوێت. پاسەکە دوای خۆرئاوابوون دەکەوێتە ڕێ و نزیکەی نیوەشەو دەگاتە مەککە.',
        },
      },
      {
        title: { en: 'Rites and free days', ar: 'المناسك وأيام العبادة', ku: 'کارەکانی عومرە و ڕۆژانی ئازاد' },
        text: {
          en: 'Umrah is completed in groups of fifteen, with an agreed meeting point in case anyone is lost. Six quiet days follow.',
          ar: 'تُؤدى العمرة في مجموعات من خمسة عشر شخصاً ولها نقطة لقاء معروفة إذا تاه أحد، ثم ستة أيام هادئة.',
          ku: 'عومرە بە گرووپی پازدە کەسی تەواو دەکرێت و شوێنێکی کۆبوونەوە دیاری دەکرێت ئەگەر کەسێک ون بوو. پاشان شەش ڕۆژی ئارام دەمێنێت.',
        },
      },
      {
        title: { en: 'Home before the work', ar: 'العودة قبل موسم العمل', ku: 'گەڕانەوە پێش وەرزی کار' },
        text: {
          en: 'One night’s stop breaks the way back, and the coach drops families in Shatra and Rifai too.',
          ar: 'العودة من الطريق نفسه مع مبيت ليلة، وتوصل الحافلة العائلات إلى الشطرة والرفاعي أيضاً.',
          ku: 'بە هەمان ڕێگادا و بە شەوێک پشووەوە دەگەڕێینەوە، و پاسەکە خێزانەکان تا شەترە و ڕیفاعیش دەبات.',
        },
      },
    ],
    includes: [
      input.visa,
      input.coach,
      { en: 'Home-style dinner', ar: 'عشاء بيتي', ku: 'نانی ئێوارەی ماڵانە' },
      input.guide,
      { en: 'Two evenings of instruction', ar: 'أمسيتان لتعليم المناسك', ku: 'دوو ئێوارە فێرکاری' },
    ],
    excludes: [left.roadMeals, left.lunch, left.spending],
    departures: [18, 39, 60],
    season: { from: '12-05', to: '04-10' },
    pictures: [{ scene: 'palms', time: 'dawn' }, { scene: 'kaaba', time: 'noon' }, { scene: 'desert', time: 'dusk' }],
  },
  {
    key: 'baghdad-students-break',
    type: 'economy',
    location: 'baghdad',
    title: {
      en: 'Students’ Umrah in the Mid-Year Break',
      ar: 'عمرة الطلبة في عطلة نصف السنة',
      ku: 'عومرەی خوێندکاران لە پشووی نیوەی ساڵدا',
    },
    description: {
      en: 'Between the January exams and the second term there are a few empty days, and a university card is all it takes to join this flight from Baghdad. Evenings are for open talk with the guide, and no question counts as silly.',
      ar: 'تنتهي امتحانات كانون الثاني، وقبل أن يبدأ الفصل الثاني تقلع الطائرة من بغداد بمن يحمل هوية جامعية. في المساء جلسات مفتوحة مع المرشد يُسأل فيها عن كل شيء.',
      ku: 'تاقیکردنەوەکانی کانوونی دووەم تەواو بوون و وەرزی دووەم هێشتا دەستی پێ نەکردووە؛ بە ناسنامەی زانکۆوە دەتوانیت لە بەغداوە لەگەڵ ئەم گەشتە بفڕیت. ئێواران دانیشتنی کراوە لەگەڵ ڕێبەردا هەیە و هەموو پرسیارێک جێی خۆیەتی.',
    },
    information: {
      en: 'Open to students between 18 and 27 with a valid university or institute card. Young women and young men travel with separate supervisors and stay on separate floors.\n\nThe allowance is one case of 23 kg. Bring trainers you have already worn in, a power bank in the cabin bag and a photocopy of the passport.',
      ar: 'للطلبة من 18 إلى 27 سنة ممن يحملون هوية جامعة أو معهد نافذة، وللطالبات مشرفات وطابق مستقل.\n\nالوزن المسموح حقيبة واحدة بوزن 23 كيلوغراماً. ويُنصح بحذاء رياضي سبق لبسه، وشاحن متنقل في حقيبة اليد، ونسخة من الجواز.',
      ku: 'بۆ خوێندکارانی 18 تا 27 ساڵە کە ناسنامەی زانکۆ یان پەیمانگایان هەبێت. کچان و کوڕان سەرپەرشتیاری جیا و نهۆمی جیایان هەیە.\n\nهەر کەسێک دەتوانێت جانتایەکی 23 کیلۆیی ببات. پێڵاوێکی وەرزشی کە پێت پێی ڕاهاتبێت، پاوەربانکێک لە جانتای دەستدا و کۆپیی پاسپۆرت لەبیر مەکە.',
    },
    days: 9,
    travel: 'air',
    price: { amount: 79000, currency: 'USD' },
    groupSize: 40,
    hotels: [
      { city: 'medina', title: { en: 'Wadi Buthan Hotel', ar: 'فندق وادي بطحان', ku: 'هوتێلی دۆڵی بوتحان' }, stars: 3, at: [24.45875, 39.60357], nights: 3 },
      { city: 'mecca', title: { en: 'Bayariq al-Wadi Hotel', ar: 'فندق بيارق الوادي', ku: 'هوتێلی بەیداخی دۆڵ' }, stars: 3, at: [21.40309, 39.81556], nights: 5 },
    ],
    itinerary: [
      {
        title: { en: 'Baghdad to Medina', ar: 'من بغداد إلى المدينة', ku: 'لە بەغداوە بۆ مەدینە' },
        text: {
          en: 'The group meets at the airport four hours ahead, gets its badges and flies for about two hours. The first visit to the mosque is that same evening.',
          ar: 'تجتمع المجموعة في المطار قبل الإقلاع بأربع ساعات لاستلام الشارات، والطيران نحو ساعتين، وأول زيارة للمسجد في المساء نفسه.',
          ku: 'گرووپەکە چوار کاتژمێر پێش فڕین لە فڕۆکەخانە کۆ دەبێتەوە و کارتی ناسینەوە وەردەگرێت؛ فڕینەکە نزیکەی دوو کاتژمێرە. یەکەم سەردانی مزگەوت هەر ئەو ئێوارەیەیە.',
        },
      },
      {
        title: { en: 'On foot through history', ar: 'على خطى التاريخ', ku: 'بە پێ بەناو مێژوودا' },
        text: {
          en: 'A morning walk to Quba along the pedestrian way, then Uhud with a short lesson on what happened there. Rawdah appointments are booked by telephone together.',
          ar: 'مسير صباحي إلى قباء عبر ممر المشاة، ثم أُحد مع درس قصير عمّا جرى فيه، وتُحجز مواعيد الروضة معاً بالهاتف.',
          ku: 'بەیانی بە شەقامی پیادەدا بەرەو قوبا دەڕۆین، پاشان ئوحود و باسێکی کورتی ئەوەی لەوێ ڕووی داوە. کاتی ڕەوزە پێکەوە بە مۆبایل حجز دەکەین.',
        },
      },
      {
        title: { en: 'Rehearsal and Ihram', ar: 'تمرين ثم إحرام', ku: 'ڕاهێنان و ئیحرام' },
        text: {
          en: 'Before leaving, the order of the rites is rehearsed in the hotel hall. At Dhul Hulayfah each one makes the intention as their own school teaches.',
          ar: 'قبل المغادرة تُراجع خطوات المناسك في صالة الفندق، وفي ذي الحليفة ينوي كلٌّ وفق مذهبه.',
          ku: 'پێش ڕۆیشتن، ڕیزبەندیی کارەکان لە هۆڵی هوتێلدا ڕاهێنانیان لەسەر دەکرێت. لە زولحولەیفە هەر کەسە بەپێی مەزهەبی خۆی نیەت دەهێنێت.',
        },
      },
      {
        title: { en: 'First sight of the Kaaba', ar: 'أول نظرة إلى الكعبة', ku: 'یەکەم بینینی کەعبە' },
        text: {
          en: 'Telephones stay in pockets for this one. Tawaf and Sa’i usually end before dawn, and the day after is for sleep.',
          ar: 'في هذه اللحظة تبقى الهواتف في الجيوب. ينتهي الطواف والسعي عادة قبل الفجر، واليوم التالي للنوم.',
          ku: 'لەم ساتەدا مۆبایل لە گیرفاندا دەمێنێتەوە. تەواف و سەعی زۆر جار پێش بەیانی تەواو دەبن و ڕۆژی دواتر بۆ خەوە.',
        },
      },
      {
        title: { en: 'Jabal al-Nur and evenings', ar: 'جبل النور والأمسيات', ku: 'چیای نوور و ئێواران' },
        text: {
          en: 'Those who wish climb towards Hira in the cool hours. On the last evening everyone writes a letter to themselves, to be opened at graduation.',
          ar: 'من شاء صعد نحو غار حراء في ساعات البرودة، وفي الليلة الأخيرة يكتب كل طالب رسالة لنفسه يفتحها يوم تخرّجه.',
          ku: 'ئەوەی بیەوێت لە کاتی فێنکدا بەرەو ئەشکەوتی حیرا سەردەکەوێت. دوا ئێوارە هەر کەسێک نامەیەک بۆ خۆی دەنووسێت تا ڕۆژی دەرچوون بیکاتەوە.',
        },
      },
      {
        title: { en: 'Jeddah and home', ar: 'جدة ثم العودة', ku: 'جەددە و گەڕانەوە' },
        text: {
          en: 'A coach to the airport after the noon prayer and an evening landing in Baghdad, two days before lectures begin.',
          ar: 'إلى المطار بعد صلاة الظهر، وهبوط مسائي في بغداد قبل بدء المحاضرات بيومين.',
          ku: 'دوای نوێژی نیوەڕۆ بەرەو فڕۆکەخانە و ئێوارە نیشتنەوە لە بەغدا، دوو ڕۆژ پێش دەستپێکردنەوەی وانەکان.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.transfers, input.breakfast, input.guide, input.shuttle, input.sim],
    excludes: [left.mainMeals, left.luggage, left.spending],
    departures: [68, 72, 76],
    season: { from: '01-18', to: '02-08' },
    pictures: [{ scene: 'kaaba', time: 'noon' }, { scene: 'airplane', time: 'noon' }, { scene: 'minaret', time: 'dusk' }],
  },
  {
    key: 'basra-first-timers',
    type: 'economy',
    location: 'basra',
    title: {
      en: 'My First Umrah, from Basra',
      ar: 'عمرتي الأولى من البصرة',
      ku: 'یەکەم عومرەم لە بەسرەوە',
    },
    description: {
      en: 'Nobody in this group has done it before, and the whole pace is set by that. Two guides walk with thirty people, explain each step the evening before and repeat it on the spot.',
      ar: 'كل من في هذه المجموعة يقصد البيت الحرام للمرة الأولى، ولذلك يُشرح كل منسك في الليلة السابقة ويُعاد في موضعه. مرشدان لثلاثين شخصاً، والانطلاق من مطار البصرة.',
      ku: 'هیچ کەسێک لەم گرووپەدا پێشتر عومرەی نەکردووە، بۆیە هەموو شتێک لە سەرەتاوە ڕوون دەکرێتەوە. دوو ڕێبەر لەگەڵ سی کەسدان: شەوی پێشتر باسی هەنگاوەکە دەکەن و لە شوێنی خۆیشیدا دووبارەی دەکەنەوە.',
    },
    information: {
      en: 'At the first meeting in Basra you receive a booklet in large print, a name card with the hotels’ addresses and a list of what to pack. Questions about your own school of law are answered from the books of that school.\n\nThe airline takes 25 kg in the hold. Passports must be valid for six months after return.',
      ar: 'في اللقاء الأول بالبصرة يُوزَّع كتيّب بخط كبير وبطاقة اسم عليها عنوانا الفندقين وقائمة بما يوضع في الحقيبة، ويُجاب كل سائل عن مسائله الفقهية من كتب مذهبه.\n\nتسمح شركة الطيران بحقيبة وزنها 25 كيلوغراماً، ويُشترط أن يبقى الجواز نافذاً ستة أشهر بعد العودة.',
      ku: 'لە یەکەم کۆبوونەوەدا لە بەسرە نامیلکەیەک بە پیتی گەورە، کارتی ناو بە ناونیشانی هوتێلەکانەوە و لیستی پێداویستییەکان وەردەگریت. وەڵامی پرسیارە فیقهییەکان بەپێی مەزهەبی پرسیارکەر دەدرێتەوە.\n\nلە فڕۆکەدا 25 کیلۆ بار ڕێگەپێدراوە و پاسپۆرتەکە دەبێت دوای گەڕانەوەش شەش مانگی مابێت.',
    },
    days: 10,
    travel: 'air',
    price: { amount: 89000, currency: 'USD' },
    groupSize: 30,
    hotels: [
      { city: 'medina', title: { en: 'Qindil al-Madina Hotel', ar: 'فندق قنديل المدينة', ku: 'هوتێلی چرای مەدینە' }, stars: 3, at: [24.47835, 39.61266], nights: 4 },
      { city: 'mecca', title: { en: 'Misk al-Misfalah Hotel', ar: 'فندق مسك المسفلة', ku: 'هوتێلی میسکی میسفەلە' }, stars: 3, at: [21.40979, 39.82149], nights: 5 },
    ],
    itinerary: [
      {
        title: { en: 'An evening of preparation', ar: 'أمسية تحضير', ku: 'ئێوارەی خۆئامادەکردن' },
        text: {
          en: 'A week before the flight the group meets, ties the Ihram cloth for practice and learns the words of the Talbiyah.',
          ar: 'قبل السفر بأسبوع تلتقي المجموعة لتتعلم لبس الإحرام وألفاظ التلبية وترتيب المناسك.',
          ku: 'هەفتەیەک پێش فڕین گرووپەکە کۆ دەبێتەوە، بەستنی ئیحرام تاقی دەکاتەوە و وشەکانی تەلبیە لەبەر دەکات.',
        },
      },
      {
        title: { en: 'Flight to Medina', ar: 'الطيران إلى المدينة', ku: 'فڕین بۆ مەدینە' },
        text: {
          en: 'A morning flight leaves the afternoon for rest. Before sunset the guides walk everyone from the hotel to the mosque and back, twice, until the way is known.',
          ar: 'رحلة صباحية تترك العصر للراحة، وقبل الغروب يسير المرشدان مع الجميع من الفندق إلى المسجد مرتين حتى يُحفظ الطريق.',
          ku: 'بە فڕینی بەیانی، دوانیوەڕۆ بۆ پشوو دەمێنێتەوە. پێش خۆرئاوابوون ڕێبەرەکان دوو جار لە هوتێلەوە تا مزگەوت لەگەڵمان دێن تا ڕێگاکە فێر دەبین.',
        },
      },
      {
        title: { en: 'Greeting and the Rawdah', ar: 'السلام والروضة الشريفة', ku: 'سڵاو و ڕەوزە' },
        text: {
          en: 'Three full days: courtesy in the mosque, an application for the Rawdah, and a half-day round of Quba, the Qiblatayn mosque and Uhud.',
          ar: 'ثلاثة أيام كاملة: آداب الزيارة، وطلب موعد الروضة، وجولة نصف نهار على مسجدي قباء والقبلتين وأُحد.',
          ku: 'سێ ڕۆژی تەواو: ئادابی سەردان، داواکردنی کاتی ڕەوزە و نیو ڕۆژ گەڕان بە قوبا و مزگەوتی قیبلەتەین و ئوحوددا.',
        },
      },
      {
        title: { en: 'Entering Ihram', ar: 'الدخول في الإحرام', ku: 'چوونە ناو ئیحرامەوە' },
        text: {
          en: 'Showers are taken at the hotel, where it is calm, and the intention is made at Dhul Hulayfah. On the coach one guide reads, the other answers worries.',
          ar: 'الاغتسال في الفندق حيث الهدوء، والنية في ذي الحليفة، وفي الحافلة مرشد يلبّي مع الجميع وآخر يطمئن من به قلق.',
          ku: 'خۆشۆردن لە هوتێل دەبێت کە ئارامترە، و نیەت لە زولحولەیفە دەهێندرێت. لە پاسەکەدا ڕێبەرێک تەلبیە دەڵێتەوە و ئەوی تر وەڵامی دڵەڕاوکێکان دەداتەوە.',
        },
      },
      {
        title: { en: 'Seven rounds, seven lengths', ar: 'سبعة أشواط ثم سبعة', ku: 'حەوت خولی تەواف و سەعی' },
        text: {
          en: 'Tawaf begins at a quiet hour chosen on the day; rounds are counted aloud. After the Sa’i and the cutting of hair (and the tawaf al-nisa for those whose school requires it) the guides check that nobody has left a rite unfinished.',
          ar: 'يُختار للطواف وقت أقل زحاماً وتُعدّ الأشواط بصوت مسموع، وبعد السعي والتقصير (وطواف النساء لمن يوجبه مذهبه) يتأكد المرشدان أن الجميع أتمّوا مناسكهم.',
          ku: 'بۆ تەواف کاتێکی کەم قەرەباڵغ هەڵدەبژێردرێت و خولەکان بە دەنگی بەرز دەژمێردرێن. دوای سەعی و کورتکردنەوەی قژ (و تەوافی نیسا بۆ ئەوانەی مەزهەبەکەیان بە واجبی دەزانێت) ڕێبەرەکان دڵنیا دەبنەوە کە هەمووان کارەکانی عومرەیان تەواو کردووە.',
        },
      },
      {
        title: { en: 'Quiet days, then home', ar: 'أيام هادئة ثم العودة', ku: 'ڕۆژانی ئارام و گەڕانەوە' },
        text: {
          en: 'Four more days belong to prayer and to walking without a plan. The flight to Basra leaves from Jeddah in the evening.',
          ar: 'تبقى أربعة أيام للصلاة والدعاء من دون برنامج، ثم الطائرة مساءً من جدة إلى البصرة.',
          ku: 'چوار ڕۆژی تر بۆ نوێژ و دوعا دەمێنێتەوە بەبێ هیچ بەرنامەیەک. فڕۆکەی بەسرە ئێوارە لە جەددەوە هەڵدەستێت.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.transfers, input.twoMeals, input.guide, input.ihram, input.visits],
    excludes: [left.lunch, left.vaccine, left.singleRoom],
    departures: [12, 33, 54, 75, 117, 138],
    pictures: [{ scene: 'kaaba', time: 'dusk' }, { scene: 'green-dome', time: 'dawn' }, { scene: 'lobby', time: 'night' }],
  },
  {
    key: 'erbil-everyday-umrah',
    type: 'economy',
    location: 'erbil',
    title: {
      en: 'Eleven Days from Erbil, Guided in Kurdish',
      ar: 'أحد عشر يوماً من أربيل بإرشاد كردي',
      ku: 'یازدە ڕۆژ لە هەولێرەوە، بە ڕێبەریی کوردی',
    },
    description: {
      en: 'Lessons, announcements and the small talk at breakfast are all in Sorani, which makes the journey lighter for parents who speak little Arabic. The price stays low because rooms are shared by three or four.',
      ar: 'رحلة بلسان أهلها: الدروس والتنبيهات كلها بالكردية السورانية، فلا يحتاج من لا يتقن العربية إلى من يترجم له. وخُفّضت الكلفة بالسكن في غرف ثلاثية ورباعية.',
      ku: 'وانە و ئاگادارکردنەوە و قسەی سەر سفرە هەمووی بە کوردییە، بۆیە ئەو دایک و باوکانەی عەرەبی کەم دەزانن خۆیان بە نامۆ نازانن. ژوورەکان سێ یان چوار کەسین و هەر ئەوەش نرخەکەی هەرزان کردووە.',
    },
    information: {
      en: 'The office near the Erbil citadel takes the papers on any weekday: passport, two photographs and the vaccination certificate. Names on the booking must be spelled as in the passport.\n\nHold luggage is 30 kg in a single case. Ribbons in one colour are given out so that the cases are found quickly.',
      ar: 'يستقبل المكتب القريب من قلعة أربيل الأوراق في أيام الدوام: الجواز وصورتان وشهادة اللقاح، على أن يطابق الاسم في الحجز ما في الجواز.\n\nالأمتعة 30 كيلوغراماً في حقيبة واحدة، وتوزَّع أشرطة بلون واحد ليسهل العثور على الحقائب.',
      ku: 'نووسینگەکە لە نزیک قەڵای هەولێر لە ڕۆژانی دەوامدا کاغەزەکان وەردەگرێت: پاسپۆرت، دوو وێنە و بڕوانامەی ڤاکسین. ناوی ناو حجزەکە دەبێت وەک ناوی پاسپۆرت بنووسرێت.\n\nباری ڕێگەپێدراو 30 کیلۆیە لە یەک جانتادا و شریتێکی هاوڕەنگی پێوە دەبەسترێت تا زوو بدۆزرێتەوە.',
    },
    days: 11,
    travel: 'air',
    price: { amount: 96000, currency: 'USD' },
    groupSize: 42,
    hotels: [
      { city: 'medina', title: { en: 'Wahat al-Harra Hotel', ar: 'فندق واحة الحرة', ku: 'هوتێلی واحەی حەڕە' }, stars: 3, at: [24.46993, 39.62303], nights: 4 },
      { city: 'mecca', title: { en: 'Manzil al-Kaakiyah Hotel', ar: 'فندق منزل الكعكية', ku: 'هوتێلی مەنزڵی کەعکییە' }, stars: 3, at: [21.39979, 39.80343], nights: 6 },
    ],
    itinerary: [
      {
        title: { en: 'Leaving Erbil', ar: 'مغادرة أربيل', ku: 'دەرچوون لە هەولێر' },
        text: {
          en: 'After a short word on the journey and a shared prayer the group checks in. The flight to Medina takes about two and a half hours.',
          ar: 'كلمة قصيرة عن الرحلة ودعاء جماعي ثم إجراءات السفر، والطيران إلى المدينة ساعتان ونصف الساعة تقريباً.',
          ku: 'دوای وتەیەکی کورت و دوعایەکی بەکۆمەڵ، کارەکانی فڕین ئەنجام دەدرێن. فڕینەکە تا مەدینە نزیکەی دوو کاتژمێر و نیوە.',
        },
      },
      {
        title: { en: 'The Prophet’s city', ar: 'في مدينة الرسول الكريم', ku: 'لە شاری پێغەمبەر (د.خ)' },
        text: {
          en: 'Each evening between the sunset and night prayers the teacher tells of one place in Medina, which is visited the next morning.',
          ar: 'بين المغرب والعشاء يروي المرشد سيرة موضع من مواضع المدينة، وفي الصباح التالي تكون زيارته.',
          ku: 'هەموو شەوێک لە نێوان مەغریب و عیشادا مامۆستاکە باسی شوێنێکی مەدینە دەکات و بەیانییەکەی دەچین بۆ سەردانی.',
        },
      },
      {
        title: { en: 'To Mecca in Ihram', ar: 'إلى مكة محرمين', ku: 'بە ئیحرامەوە بۆ مەککە' },
        text: {
          en: 'Dhul Hulayfah is a quarter of an hour from the hotel. From there it is some 450 kilometres by coach, with one stop half-way.',
          ar: 'ذو الحليفة على مسافة ربع ساعة من الفندق، ومنها نحو 450 كيلومتراً بالحافلة مع وقفة في منتصف الطريق.',
          ku: 'زولحولەیفە چارەکە کاتژمێرێک لە هوتێلەوە دوورە. لەوێوە نزیکەی 450 کیلۆمەتر بە پاس دەبڕین و لە نیوەی ڕێگادا جارێک دەوەستین.',
        },
      },
      {
        title: { en: 'Umrah, hand in hand', ar: 'العمرة يداً بيد', ku: 'عومرە، دەست لە دەست' },
        text: {
          en: 'Groups of ten follow a raised green flag through Tawaf and Sa’i. Couples and parents with children are never separated.',
          ar: 'مجموعات من عشرة تتبع راية خضراء في الطواف والسعي، ولا يُفرَّق بين زوجين أو والد وولده.',
          ku: 'گرووپی دە کەسی بە دوای ئاڵایەکی سەوزدا تەواف و سەعی دەکەن. ژن و مێرد و دایک و منداڵ هەرگیز لە یەک جیا ناکرێنەوە.',
        },
      },
      {
        title: { en: 'Six nights of nearness', ar: 'ست ليالٍ في رحاب مكة', ku: 'شەش شەو لە خزمەت حەرەم' },
        text: {
          en: 'The shuttle runs every half hour, and the upper floors of the Haram are shown to those who need space. One afternoon is for the hills where Hira and Thawr lie.',
          ar: 'النقل كل نصف ساعة، ويُدلّ من يطلب السعة على الطوابق العليا من الحرم، وعصر أحد الأيام لجبلي النور وثور.',
          ku: 'هەر نیو کاتژمێر جارێک گواستنەوە هەیە، و ئەوەی شوێنی فراوانی بوێت نهۆمەکانی سەرەوەی حەرەمی پیشان دەدرێت. عەسری ڕۆژێکیش بۆ چیاکانی نوور و سەور دانراوە.',
        },
      },
      {
        title: { en: 'Welcome at the airport', ar: 'استقبال في المطار', ku: 'پێشوازی لە فڕۆکەخانە' },
        text: {
          en: 'The return is by Jeddah, and the landing time is sent to the families the night before.',
          ar: 'العودة من مطار جدة، ويُرسل موعد الهبوط إلى الأهل في الليلة السابقة.',
          ku: 'گەڕانەوە لە جەددەوەیە و شەوی پێشتر کاتی نیشتنەوە بۆ کەسوکارەکان دەنێردرێت.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.transfers, input.breakfast, input.kurdishGuide, input.shuttle, input.zamzam],
    excludes: [left.mainMeals, left.passport, left.laundry],
    departures: [16, 37, 58, 121, 142],
    pictures: [{ scene: 'green-dome', time: 'noon' }, { scene: 'airplane', time: 'dawn' }, { scene: 'kaaba', time: 'night' }],
  },
  {
    key: 'baghdad-family-holiday',
    type: 'comfort',
    location: 'baghdad',
    title: {
      en: 'With the Children in the School Holiday',
      ar: 'مع الأبناء في العطلة المدرسية',
      ku: 'لەگەڵ منداڵان لە پشووی قوتابخانەدا',
    },
    description: {
      en: 'A family room, a hotel a few minutes from the gates, and a young teacher who turns the story of Hajar and the well into something a child remembers. Ten days from Baghdad, dated to the ministry’s holiday calendar.',
      ar: 'لأن الصغير يتعب قبل الكبير، اختير فندقان قريبان وغرف عائلية ومعلّمة تحكي للأطفال قصة هاجر وزمزم. عشرة أيام من بغداد ضمن عطلة المدارس الرسمية.',
      ku: 'منداڵ زووتر لە گەورە ماندوو دەبێت؛ بۆیە هوتێلی نزیک و ژووری خێزانی هەڵبژێردراون و مامۆستایەک چیرۆکی هاجەر و ئاوی زەمزەم بۆ بچووکەکان دەگێڕێتەوە. دە ڕۆژە لە بەغداوە، لەناو پشووی فەرمیی قوتابخانەکاندا.',
    },
    information: {
      en: 'Children need their own passport and visa; with only one parent present, bring the other’s notarised consent. Under-twos pay a tenth of the price and share a bed with the parents.\n\nPushchairs are allowed in the courtyards but not on the Tawaf floor. A soft carrier, a wristband with a telephone number and a familiar snack solve most problems.',
      ar: 'لكل طفل جواز وتأشيرة، وإذا سافر مع أحد والديه لزمت موافقة الآخر مصدّقة من كاتب العدل. ومن هو دون السنتين يدفع عُشر السعر وينام مع والديه.\n\nعربات الأطفال مسموحة في الساحات لا في صحن المطاف. وحمّالة قماش وسوار عليه رقم الهاتف ووجبة خفيفة يحبها الطفل تحلّ أغلب المشكلات.',
      ku: 'هەر منداڵێک پاسپۆرت و ڤیزای خۆی دەوێت، و ئەگەر تەنیا دایک یان باوکی لەگەڵ بێت ڕەزامەندیی پەسەندکراوی ئەوی تر پێویستە. خوار دوو ساڵ دەیەکی نرخەکە دەدات و لای دایک و باوکی دەخەوێت.\n\nعەرەبانەی منداڵ لە گۆڕەپانەکاندا ڕێگەپێدراوە، بەڵام لە شوێنی تەوافدا نا. هەڵگرێکی قوماش، بازنێک کە ژمارەی مۆبایلی لەسەر بێت و خواردنێکی سووک زۆربەی گرفتەکان چارەسەر دەکەن.',
    },
    days: 10,
    travel: 'air',
    price: { amount: 135000, currency: 'USD' },
    groupSize: 36,
    hotels: [
      { city: 'medina', title: { en: 'Bustan al-Ajwa Hotel', ar: 'فندق بستان العجوة', ku: 'هوتێلی باخی عەجوە' }, stars: 4, at: [24.47297, 39.6103], nights: 4 },
      { city: 'mecca', title: { en: 'Riwaq Ajyad Hotel', ar: 'فندق رواق أجياد', ku: 'هوتێلی ڕیواقی ئەجیاد' }, stars: 4, at: [21.41772, 39.83051], nights: 5 },
    ],
    itinerary: [
      {
        title: { en: 'A short daytime flight', ar: 'رحلة نهارية قصيرة', ku: 'فڕینێکی کورت بە ڕۆژ' },
        text: {
          en: 'No child is woken at three: departure is at mid-morning. Window seats go to the youngest, and supper is ready in Medina.',
          ar: 'لا يُوقَظ طفل في الثالثة فجراً، فالإقلاع ضحى ومقاعد النوافذ للصغار، والعشاء جاهز في المدينة.',
          ku: 'کەس کاتژمێر 3ی بەرەبەیان منداڵ لە خەو هەڵناستێنێت، چونکە فڕۆکەکە چێشتەنگاو هەڵدەستێت. کورسییەکانی لای پەنجەرە بۆ بچووکەکانن و نانی ئێوارە لە مەدینە ئامادەیە.',
        },
      },
      {
        title: { en: 'Domes, pigeons and dates', ar: 'قباب وحمام وتمر', ku: 'گومەز و کۆتر و خورما' },
        text: {
          en: 'The children learn why a mosque so large has umbrellas that open and close. Parents take turns for their hour in the Rawdah while the teacher stays with the little ones.',
          ar: 'يتعرف الأطفال إلى ساحات المسجد النبوي ومظلّاته، ويتناوب الوالدان على موعد الروضة فيما تبقى المعلّمة مع الصغار.',
          ku: 'منداڵەکان گۆڕەپانی مزگەوتی پێغەمبەر و چەترە گەورەکانی دەبینن. دایک و باوک بە نۆرە دەچنە ڕەوزە و مامۆستاکە لای بچووکەکان دەمێنێتەوە.',
        },
      },
      {
        title: { en: 'A lesson before travelling', ar: 'درس قبل الطريق', ku: 'وانەیەک پێش کەوتنەڕێ' },
        text: {
          en: 'With coloured cards on the carpet the little ones lay out the rites in order. Whether and how a child enters Ihram is left to the parents and explained to them at the Miqat.',
          ar: 'ببطاقات ملوّنة يرتّب الصغار المناسك على السجادة، أما إحرام الطفل فيعود إلى والديه ويُشرح لهما عند الميقات.',
          ku: 'بە کارتی ڕەنگاوڕەنگ منداڵەکان کارەکانی عومرە لەسەر فەرش ڕیز دەکەن. ئیحرامی منداڵیش بۆ دایک و باوکی دەگەڕێتەوە و لە میقات بۆیان ڕوون دەکرێتەوە.',
        },
      },
      {
        title: { en: 'Umrah in two shifts', ar: 'العمرة على دفعتين', ku: 'عومرە بە دوو نۆرە' },
        text: {
          en: 'One part of each family performs Tawaf and Sa’i after midnight, the other after dawn, and nobody carries a sleeping child for hours.',
          ar: 'يؤدي قسم من كل عائلة الطواف والسعي بعد منتصف الليل وقسم بعد الفجر، فلا يُحمل طفل نائم ساعات.',
          ku: 'هەندێک لە خێزانەکە دوای نیوەشەو و هەندێکیان دوای بەیانی تەواف و سەعی دەکەن، تا کەس ناچار نەبێت چەند کاتژمێر منداڵی خەوتوو هەڵبگرێت.',
        },
      },
      {
        title: { en: 'Free days together', ar: 'أيام حرة للعائلة', ku: 'ڕۆژانی ئازادی خێزان' },
        text: {
          en: 'Prayer in the Haram, ice cream in the lane behind the hotel, and a trip by minibus to the foot of Jabal al-Nur.',
          ar: 'صلاة في الحرم، ومثلجات في الزقاق خلف الفندق، ونزهة بحافلة صغيرة إلى سفح جبل النور.',
          ku: 'نوێژ لە حەرەم، ئایسکرێم لە کۆڵانەکەی پشت هوتێل و گەشتێک بە پاسی بچووک بۆ داوێنی چیای نوور.',
        },
      },
      {
        title: { en: 'Back before school', ar: 'العودة قبل الدوام', ku: 'گەڕانەوە پێش دەوام' },
        text: {
          en: 'From Jeddah to Baghdad in the afternoon, with at least one day left to wash the clothes and find the schoolbooks.',
          ar: 'من جدة إلى بغداد عصراً، ويبقى يوم على الأقل لغسل الثياب والبحث عن الكتب.',
          ku: 'دوانیوەڕۆ لە جەددەوە بۆ بەغدا، و لانیکەم ڕۆژێک دەمێنێت بۆ شۆردنی جلەکان و دۆزینەوەی کتێبەکان.',
        },
      },
    ],
    includes: [
      input.visa,
      input.flights,
      input.transfers,
      input.twoMeals,
      { en: 'Teacher for the children', ar: 'معلّمة للأطفال', ku: 'مامۆستایەک بۆ منداڵان' },
      input.guide,
      input.visits,
    ],
    excludes: [left.lunch, left.laundry, left.spending],
    departures: [70, 74, 78],
    season: { from: '01-18', to: '02-08' },
    pictures: [{ scene: 'green-dome', time: 'dawn' }, { scene: 'kaaba', time: 'noon' }, { scene: 'hotel-front', time: 'dusk' }],
  },
  {
    key: 'najaf-unhurried-elders',
    type: 'comfort',
    location: 'najaf',
    title: {
      en: 'Unhurried: Two Weeks for Older Travellers',
      ar: 'على مهل: أسبوعان لكبار السن',
      ku: 'بەبێ پەلە: دوو هەفتە بۆ بەساڵاچووان',
    },
    description: {
      en: 'Short walks, lifts that work, a nurse on the same floor and no appointment before nine in the morning. Fourteen days, with a direct flight from Najaf, allow a rest day after each long one.',
      ar: 'من النجف إلى المدينة بطائرة مباشرة، ثم أسبوعان يُحسب فيهما لكل يوم متعب يوم راحة. ممرّض في الطابق نفسه، ومصاعد لا تتعطل، ومسافات قصيرة إلى الحرمين، ولا موعد قبل التاسعة صباحاً.',
      ku: 'دوای هەر ڕۆژێکی ماندووکەر ڕۆژێکی پشوو دێت، بۆیە گەشتەکە 14 ڕۆژ دەخایەنێت. ڕێگای کورت، ئاسانسۆری باش، پەرستارێک لە هەمان نهۆم، هیچ وادەیەک پێش کاتژمێر 9ی بەیانی نییە، و فڕۆکە ڕاستەوخۆ لە نەجەفەوە.',
    },
    information: {
      en: 'A doctor’s report no older than a month is asked for, with the list of medicines and their doses; insulin travels in a cool bag that we provide. A son, daughter or other companion may join at the same price.\n\nWheelchairs wait at both airports. Luggage is taken from the house door in Najaf and Kufa and brought back there.',
      ar: 'يُطلب تقرير طبي لم يمض عليه شهر مع أسماء الأدوية وجرعاتها، ويُحفظ الإنسولين في حقيبة مبرّدة يوفّرها المكتب. وللابن أو البنت أو أي مرافق أن يسافر بالسعر نفسه.\n\nالكراسي المتحركة حاضرة في المطارين، والأمتعة تُنقل من باب الدار في النجف والكوفة وتُعاد إليه.',
      ku: 'ڕاپۆرتێکی پزیشکی داوا دەکرێت کە لە مانگێک کۆنتر نەبێت، لەگەڵ ناوی دەرمانەکان و بڕەکانیان؛ ئینسۆلین لە جانتایەکی سارددا هەڵدەگیرێت کە ئێمە دابینی دەکەین. کوڕ یان کچ یان هەر یاوەرێکی تر بە هەمان نرخ دێت.\n\nویلچێر لە هەردوو فڕۆکەخانە ئامادەیە، و جانتاکان لە نەجەف و کووفە لەبەر دەرگای ماڵ هەڵدەگیرێن و هەر بۆ ئەوێش دەگەڕێنەوە.',
    },
    days: 14,
    travel: 'air',
    price: { amount: 162000, currency: 'USD' },
    groupSize: 24,
    hotels: [
      { city: 'medina', title: { en: 'Dar al-Rayhan Hotel', ar: 'فندق دار الريحان', ku: 'هوتێلی ڕێحانە' }, stars: 4, at: [24.47215, 39.60872], nights: 6 },
      { city: 'mecca', title: { en: 'Shurfat Ajyad Hotel', ar: 'فندق شرفة أجياد', ku: 'هوتێلی باڵکۆنی ئەجیاد' }, stars: 4, at: [21.41977, 39.82946], nights: 7 },
    ],
    itinerary: [
      {
        title: { en: 'From door to gate', ar: 'من الدار إلى الطائرة', ku: 'لە ماڵەوە تا فڕۆکە' },
        text: {
          en: 'A car fetches each traveller, and assistants handle the counters. In Medina the rooms are ready on arrival, whatever the hour.',
          ar: 'سيارة تقلّ كل مسافر من بيته، ومساعدون يتولون إجراءات المطار، والغرف في المدينة جاهزة لحظة الوصول.',
          ku: 'ئۆتۆمبێلێک بەدوای هەر کەسێکدا دێت و یارمەتیدەران کارەکانی فڕۆکەخانە ڕادەپەڕێنن. لە مەدینە ژوورەکان لە هەر کاتێکدا بگەین ئامادەن.',
        },
      },
      {
        title: { en: 'Settling in Medina', ar: 'الاستقرار في المدينة', ku: 'ئۆقرەگرتن لە مەدینە' },
        text: {
          en: 'The first day has only one item: the walk to the mosque, three hundred metres with benches on the way. The nurse takes blood pressure after breakfast.',
          ar: 'في اليوم الأول أمر واحد: المسير إلى المسجد النبوي، ثلاثمئة متر فيها مقاعد للراحة. وبعد الفطور يقيس الممرّض ضغط الدم.',
          ku: 'ڕۆژی یەکەم یەک کاری تێدایە: ڕۆیشتن بۆ مزگەوت، 300 مەتر بە کورسیی پشوودانەوە. دوای نانی بەیانی پەرستارەکە پەستانی خوێن دەپێوێت.',
        },
      },
      {
        title: { en: 'Visits by small bus', ar: 'زيارات بحافلة صغيرة', ku: 'سەردان بە پاسی بچووک' },
        text: {
          en: 'Quba and Uhud are seen on different mornings, each in under two hours. For Baqi there is time to stand, greet and pray as each one is used to.',
          ar: 'قباء في صباح وأُحد في آخر، ولا تتجاوز الزيارة ساعتين، وعند البقيع وقفة للسلام والدعاء.',
          ku: 'قوبا بەیانییەک و ئوحود بەیانییەکی تر، هیچیان لە دوو کاتژمێر زیاتر ناخایەنێت. لای بەقیعیش کاتی وەستان و سڵاو و دوعا هەیە.',
        },
      },
      {
        title: { en: 'The Miqat without haste', ar: 'الميقات بلا عجلة', ku: 'میقات بەبێ پەلە' },
        text: {
          en: 'An attendant for men and another for women help with Ihram. The onward road is broken by two stops, and the coach has a toilet.',
          ar: 'معين للرجال ومعينة للنساء عند الإحرام، ثم طريق فيه وقفتان وحافلة مجهزة بدورة مياه.',
          ku: 'یارمەتیدەرێک بۆ پیاوان و یەکێک بۆ ژنان لە کاتی ئیحرامدا هەیە. ڕێگاکە دوو وەستانی تێدایە و پاسەکە ئاودەستی هەیە.',
        },
      },
      {
        title: { en: 'Rest, then Umrah', ar: 'الراحة ثم العمرة', ku: 'پشوو، پاشان عومرە' },
        text: {
          en: 'After a night’s sleep the rites are performed in the late morning. Whoever cannot walk does Tawaf and Sa’i by wheelchair on the floor set aside for it.',
          ar: 'بعد نوم ليلة كاملة تُؤدى المناسك ضحى، ومن عجز عن المشي طاف وسعى بالكرسي المتحرك في المسار المخصص.',
          ku: 'دوای شەوێک خەو، کارەکانی عومرە چێشتەنگاو دەکرێن. ئەوەی ناتوانێت بڕوات، بە ویلچێر لە ڕێڕەوی تایبەتدا تەواف و سەعی دەکات.',
        },
      },
      {
        title: { en: 'A week by the Haram', ar: 'أسبوع بجوار الحرم', ku: 'هەفتەیەک لە تەنیشت حەرەم' },
        text: {
          en: 'Some say every prayer in the Haram, some only one; both are good. In the lounge there is soft food, weak tea and company.',
          ar: 'من شاء صلى الفروض كلها في الحرم ومن شاء بعضها، وفي صالة الفندق طعام خفيف وشاي وصحبة طيبة.',
          ku: 'هەیە هەموو نوێژەکان لە حەرەم دەکات و هەیە تەنیا یەکێک، هەردووکی باشە. لە هۆڵی هوتێل خواردنی سووک و چای کاڵ و هاوڕێی خۆش هەیە.',
        },
      },
      {
        title: { en: 'Home with care', ar: 'العودة برفق', ku: 'گەڕانەوە بە هێمنی' },
        text: {
          en: 'The last day has a late check-out and an evening flight. The nurse hands each family a page of notes on the journey.',
          ar: 'مغادرة متأخرة من الفندق وطائرة مسائية، ويسلّم الممرّض كل عائلة ورقة عن حال مسافرها.',
          ku: 'دوا ڕۆژ درەنگ لە هوتێل دەردەچین و ئێوارە دەفڕین. پەرستارەکە کاغەزێکی تێبینی دەربارەی هەر کەسێک دەداتە خێزانەکەی.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.transfers, input.threeMeals, input.nurse, input.wheelchair, input.guide],
    excludes: [left.pushing, left.singleRoom, left.spending],
    departures: [24, 52, 80, 122],
    pictures: [{ scene: 'green-dome', time: 'dusk' }, { scene: 'lobby', time: 'noon' }, { scene: 'kaaba', time: 'dawn' }],
  },
  {
    key: 'sulaymaniyah-women-together',
    type: 'comfort',
    location: 'sulaymaniyah',
    title: {
      en: 'Mothers, Sisters, Friends from Sulaymaniyah',
      ar: 'أمهات وأخوات وصديقات من السليمانية',
      ku: 'دایکان و خوشکان و هاوڕێیان لە سلێمانییەوە',
    },
    description: {
      en: 'Women of the same family or the same street book together, and two women guides from Sulaymaniyah lead them. Mecca comes first on this route, by way of Jeddah, and five nights in Medina end it.',
      ar: 'رحلة نسائية تقودها مرشدتان من السليمانية، تسافر فيها الأم مع ابنتها والصديقة مع صديقتها. تبدأ من جدة إلى مكة مباشرة وتُختم بخمس ليالٍ في المدينة المنورة.',
      ku: 'دایک لەگەڵ کچی، خوشک لەگەڵ خوشک و هاوڕێ لەگەڵ هاوڕێ حجز دەکەن، و دوو ڕێبەری ژنی خەڵکی سلێمانی سەرپەرشتیی هەموو شتێک دەکەن. سەرەتا لە جەددەوە دەچین بۆ مەککە و دواتر پێنج شەو لە مەدینە دەبین.',
    },
    information: {
      en: 'Questions that belong to women are discussed privately before the flight, so that each knows what applies to her and can plan her days. Married couples are welcome in the other packages.\n\nTake loose, light clothes in any quiet colour, two pairs of flat shoes and scent-free soap. One case of 30 kg is included.',
      ar: 'تُناقش المسائل الخاصة بالنساء قبل السفر في جلسة مغلقة كي تعرف كل واحدة ما يخصها وترتّب أيامها. أما الأزواج فلهم باقات أخرى.\n\nيُنصح بثياب فضفاضة خفيفة بألوان هادئة، وزوجين من الأحذية المستوية، وصابون بلا عطر، ولكل مسافرة حقيبة وزنها 30 كيلوغراماً.',
      ku: 'پرسە تایبەتەکانی ژنان پێش فڕین لە دانیشتنێکی داخراودا باس دەکرێن، تا هەر یەکێک بزانێت چی لەسەرە و ڕۆژەکانی خۆی ڕێک بخات. بۆ ژن و مێرد پاکێجی ترمان هەیە.\n\nجلی فراوان و سووکی ڕەنگ هێمن، دوو جووت پێڵاوی تەخت و سابوونی بێ بۆن بهێنە. جانتایەکی 30 کیلۆیی لەناو نرخەکەدایە.',
    },
    days: 12,
    travel: 'air',
    price: { amount: 149000, currency: 'USD' },
    groupSize: 28,
    hotels: [
      { city: 'mecca', title: { en: 'Dar al-Shubaikah Hotel', ar: 'فندق دار الشبيكة', ku: 'هوتێلی دار شوبەیکە' }, stars: 4, at: [21.42445, 39.81843], nights: 6 },
      { city: 'medina', title: { en: 'Sahat al-Ward Hotel', ar: 'فندق ساحة الورد', ku: 'هوتێلی گۆڕەپانی گوڵ' }, stars: 4, at: [24.46917, 39.60522], nights: 5 },
    ],
    itinerary: [
      {
        title: { en: 'A gathering over tea', ar: 'لقاء على الشاي', ku: 'دیدارێک بە دەم چاوە' },
        text: {
          en: 'Ten days ahead the travellers meet in Sulaymaniyah, choose their room-mates and settle with the guide where each will enter Ihram.',
          ar: 'قبل عشرة أيام تلتقي المسافرات في السليمانية لاختيار رفيقات الغرف والاتفاق مع المرشدة على موضع الإحرام لكل منهن.',
          ku: 'دە ڕۆژ پێش گەشت لە سلێمانی کۆ دەبنەوە، هاوژوورەکانیان هەڵدەبژێرن و لەگەڵ ڕێبەرەکە ڕێک دەکەون هەر یەکێک لە کوێ ئیحرام ببەستێت.',
        },
      },
      {
        title: { en: 'By air to Jeddah', ar: 'جواً إلى جدة', ku: 'بە ئاسماندا بۆ جەددە' },
        text: {
          en: 'The guide gives notice in good time before the Miqat is reached in flight, and each woman follows the ruling of her school. From Jeddah it is a little over an hour to Mecca.',
          ar: 'تنبّه المرشدة قبل محاذاة الميقات بوقت كافٍ، وتعمل كل واحدة بحكم مذهبها، ومن جدة إلى مكة ما يزيد قليلاً على ساعة.',
          ku: 'پێش گەیشتنە ئاستی میقات لە ئاسماندا، ڕێبەرەکە لە کاتی خۆیدا ئاگاداریان دەکاتەوە و هەر یەکێک کار بە مەزهەبی خۆی دەکات. لە جەددەوە تا مەککە کەمێک لە کاتژمێرێک زیاترە.',
        },
      },
      {
        title: { en: 'Umrah with companions', ar: 'العمرة مع الرفيقات', ku: 'عومرە لەگەڵ هاوڕێیان' },
        text: {
          en: 'Tawaf on the upper level, where there is room to breathe, then Sa’i with pauses. Nobody goes back to the hotel alone.',
          ar: 'طواف في الطابق الأعلى حيث المكان أرحب، ثم سعي تتخلله وقفات، ولا تعود واحدة إلى الفندق بمفردها.',
          ku: 'تەواف لە نهۆمی سەرەوە دەکرێت کە شوێنەکەی فراوانترە، پاشان سەعی بە وچانەوە. هیچ کەسێک بە تەنیا ناگەڕێتەوە هوتێل.',
        },
      },
      {
        title: { en: 'Evening circle in Mecca', ar: 'حلقة المساء في مكة', ku: 'کۆڕی ئێواران لە مەککە' },
        text: {
          en: 'Verses, memories and questions after the night prayer, for those not too tired. The days are each traveller’s own.',
          ar: 'بعد صلاة العشاء آيات وذكريات وأسئلة لمن بقي فيها نشاط، أما النهار فلكل مسافرة أن ترتّبه كما تشاء.',
          ku: 'دوای نوێژی عیشا بۆ ئەوانەی هێشتا ماندوو نین ئایەت و بیرەوەری و پرسیار هەیە. ڕۆژەکەش هی خۆیانە.',
        },
      },
      {
        title: { en: 'The train to Medina', ar: 'بالقطار إلى المدينة', ku: 'بە شەمەندەفەر بۆ مەدینە' },
        text: {
          en: 'Two and a half hours by rail instead of five by road. Luggage goes ahead and stands in the rooms on arrival.',
          ar: 'ساعتان ونصف الساعة بالقطار بدل خمس في الحافلة، والحقائب تسبق الجميع إلى الغرف.',
          ku: 'لەجیاتی پێنج کاتژمێر بە پاس، دوو کاتژمێر و نیو بە شەمەندەفەر. جانتاکان پێش خۆیان دەگەنە ژوورەکان.',
        },
      },
      {
        title: { en: 'Women’s hours in the Rawdah', ar: 'موعد النساء في الروضة', ku: 'کاتی ژنان لە ڕەوزە' },
        text: {
          en: 'The guides apply in advance for the hours set aside for women and go in with the group. Other mornings bring Quba and the date market.',
          ar: 'تطلب المرشدتان مسبقاً موعداً في الأوقات المخصصة للنساء وتدخلان مع المجموعة، وفي صباحات أخرى قباء وسوق التمور.',
          ku: 'ڕێبەرەکان پێشوەختە داوای ئەو کاتانە دەکەن کە بۆ ژنان دانراون و لەگەڵ گرووپەکە دەچنە ژوورەوە. بەیانییەکانی تر قوبا و بازاڕی خورما هەیە.',
        },
      },
      {
        title: { en: 'Home from Medina', ar: 'العودة من المدينة', ku: 'گەڕانەوە لە مەدینەوە' },
        text: {
          en: 'A direct flight back to Sulaymaniyah, and a reunion lunch two weeks later with the photographs.',
          ar: 'رحلة مباشرة إلى السليمانية، وبعد أسبوعين غداء يجمع الصديقات والصور.',
          ku: 'فڕینێکی ڕاستەوخۆ بۆ سلێمانی، و دوو هەفتە دواتر نانێکی نیوەڕۆی پێکەوەیی و بینینی وێنەکان.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.train, input.twoMeals, input.womanGuide, input.kurdishGuide, input.zamzam],
    excludes: [left.lunch, left.vaccine, left.luggage],
    departures: [27, 48, 69, 132],
    pictures: [{ scene: 'kaaba', time: 'dawn' }, { scene: 'airplane', time: 'night' }, { scene: 'green-dome', time: 'noon' }],
  },
  {
    key: 'ramadi-wide-seats',
    type: 'comfort',
    location: 'anbar',
    title: {
      en: 'Wide Seats West of Ramadi',
      ar: 'مقاعد رحبة من الرمادي براً',
      ku: 'کورسیی فراوان، لە ڕومادییەوە بە وشکانی',
    },
    description: {
      en: 'Twenty-eight reclining seats where others put forty-nine, good hotels at each end and along the way, and a desert road that stays inside Anbar right up to the Arar crossing. For those who dislike flying but like their comfort.',
      ar: 'ثمانية وعشرون مقعداً تنفتح كالأسرّة في حافلة تتسع عادة لتسعة وأربعين، وفنادق جيدة في كل محطة. الأنبار جارة عرعر، والطريق البري منها أقصر مما يظن كثيرون.',
      ku: 'لە پاسێکدا کە 49 کورسی دەگرێت، ئێمە تەنیا 28 کورسیی پاڵکەوتنمان داناوە. بۆ ئەوانەیە حەزیان لە فڕۆکە نییە بەڵام ئاسوودەییان دەوێت، و لە ئەنبارەوە تا عەرعەر ڕێگاکە کورتە.',
    },
    information: {
      en: 'A minibus brings families from Fallujah, Hit and Haditha to Ramadi if they say so with the booking. Keep the passport at hand, not in the case: it is shown several times before Medina.\n\nThe coach carries drinking water, blankets and a small refrigerator for medicine. Smoking is possible at stops only.',
      ar: 'حافلة صغيرة تنقل أهل الفلوجة وهيت وحديثة إلى الرمادي إذا ذُكر ذلك عند الحجز. ويبقى الجواز في اليد لا في الحقيبة، فهو يُطلب مرات عدة قبل المدينة.\n\nفي الحافلة ماء وبطانيات وثلاجة صغيرة للأدوية، والتدخين في المحطات فقط.',
      ku: 'پاسێکی بچووک خەڵکی فەلووجە و هیت و حەدیسە دەهێنێتە ڕومادی، ئەگەر لە کاتی حجزدا بیڵێن. پاسپۆرت لای خۆت بێت نەک لەناو جانتادا، چونکە پێش مەدینە چەند جارێک داوا دەکرێت.\n\nلە پاسەکەدا ئاو و بەتانی و بەفرگرێکی بچووک بۆ دەرمان هەیە. جگەرەکێشان تەنیا لە وێستگەکاندا دەبێت.',
    },
    days: 16,
    travel: 'land',
    price: { amount: 1650000, currency: 'IQD' },
    groupSize: 28,
    hotels: [
      { city: 'medina', title: { en: 'Saff al-Nakhil Hotel', ar: 'فندق صف النخيل', ku: 'هوتێلی ڕیزی دارخورما' }, stars: 4, at: [24.47313, 39.61504], nights: 5 },
      { city: 'mecca', title: { en: 'Wadi al-Reem Hotel', ar: 'فندق وادي الريم', ku: 'هوتێلی دۆڵی ئاسک' }, stars: 4, at: [21.41895, 39.81672], nights: 6 },
    ],
    itinerary: [
      {
        title: { en: 'Ramadi to the border', ar: 'من الرمادي إلى المنفذ', ku: 'لە ڕومادییەوە تا سنوور' },
        text: {
          en: 'West on the highway, then south through Nukhayb. A hot lunch is served in the desert under an awning.',
          ar: 'غرباً على الطريق السريع ثم جنوباً عبر النخيب، وغداء ساخن في البادية تحت مظلة.',
          ku: 'بە ڕێگای خێرادا بەرەو ڕۆژئاوا و پاشان بە نوخێبدا بەرەو باشوور. لە بیاباندا لەژێر سێبەرێکدا نانی نیوەڕۆی گەرم دەخورێت.',
        },
      },
      {
        title: { en: 'Two nights on the way', ar: 'ليلتان في الطريق', ku: 'دوو شەو لە ڕێگادا' },
        text: {
          en: 'One night in Arar and one in Hail, in proper hotels, so that no leg is longer than seven hours.',
          ar: 'ليلة في عرعر وأخرى في حائل في فندقين جيدين، فلا تزيد أي مرحلة على سبع ساعات.',
          ku: 'شەوێک لە عەرعەر و شەوێک لە حائیل، لە هوتێلی باشدا، تا هیچ قۆناغێک لە حەوت کاتژمێر زیاتر نەبێت.',
        },
      },
      {
        title: { en: 'Arrival in Medina', ar: 'الوصول إلى المدينة', ku: 'گەیشتن بە مەدینە' },
        text: {
          en: 'The minarets come into sight in the afternoon. There are five nights for the Prophet’s Mosque, with a day at Uhud and the trench mosques.',
          ar: 'تلوح المآذن عصراً، ثم خمس ليالٍ بجوار المسجد النبوي ويوم لأُحد ومساجد الخندق.',
          ku: 'دوانیوەڕۆ منارەکان دەردەکەون. پێنج شەو لە تەنیشت مزگەوتی پێغەمبەر دەبین و ڕۆژێک بۆ ئوحود و مزگەوتەکانی خەندەق دادەنێین.',
        },
      },
      {
        title: { en: 'The pilgrim’s dress', ar: 'لباس الإحرام', ku: 'پۆشاکی ئیحرام' },
        text: {
          en: 'A long halt at the Miqat of Dhul Hulayfah with towels laid out. The seats recline fully for the five hours that follow.',
          ar: 'وقفة طويلة في ميقات ذي الحليفة والمناشف جاهزة، ثم خمس ساعات على مقاعد تنبسط تماماً.',
          ku: 'لە میقاتی زولحولەیفە وەستانێکی درێژ هەیە و خاولی ئامادەیە. پێنج کاتژمێری دواتر لەسەر کورسیی پاڵکەوتن دەبڕدرێت.',
        },
      },
      {
        title: { en: 'Umrah and Mecca', ar: 'العمرة وأيام مكة', ku: 'عومرە و ڕۆژانی مەککە' },
        text: {
          en: 'Rites are performed the first night or the first morning, in two parties. On a later day the route of the Hajj is driven from Mina to Arafat.',
          ar: 'تُؤدى المناسك في الليلة الأولى أو صباحها على فريقين، وفي يوم لاحق جولة من منى إلى عرفات.',
          ku: 'کارەکانی عومرە بە دوو دەستە، شەوی یەکەم یان بەیانییەکەی دەکرێن. ڕۆژێکی دواتر ڕێگای حەج لە میناوە تا عەرەفات بە پاس دەبینین.',
        },
      },
      {
        title: { en: 'North again', ar: 'شمالاً من جديد', ku: 'دیسان بەرەو باکوور' },
        text: {
          en: 'The return takes the same stages with time to buy dates in Hail. Ramadi is reached before the sunset prayer.',
          ar: 'العودة بالمراحل نفسها مع وقفة لشراء التمر في حائل، والوصول إلى الرمادي قبل المغرب.',
          ku: 'بە هەمان قۆناغەکاندا دەگەڕێینەوە و لە حائیل کاتی کڕینی خورما هەیە. پێش مەغریب دەگەینە ڕومادی.',
        },
      },
    ],
    includes: [
      input.visa,
      { en: 'Coach with reclining seats', ar: 'حافلة بمقاعد تنبسط', ku: 'پاس بە کورسیی پاڵکەوتنەوە' },
      input.threeMeals,
      { en: 'Hotels in Arar and Hail', ar: 'المبيت في عرعر وحائل', ku: 'هوتێل لە عەرعەر و حائیل' },
      input.guide,
      input.visits,
    ],
    excludes: [left.vaccine, left.laundry, left.spending],
    departures: [19, 47, 75, 110],
    pictures: [{ scene: 'desert', time: 'dusk' }, { scene: 'green-dome', time: 'night' }, { scene: 'hotel-front', time: 'dawn' }],
  },
  {
    key: 'kirkuk-ramadan-days',
    type: 'comfort',
    location: 'kirkuk',
    title: {
      en: 'Ramadan Days in the Two Cities, from Kirkuk',
      ar: 'أيام رمضان في الحرمين من كركوك',
      ku: 'ڕۆژانی ڕەمەزان لە هەردوو حەرەم، لە کەرکووکەوە',
    },
    description: {
      en: 'Dates and water passed along the rows at sunset, the hush before the call, and a table kept at the hotel for the later meal, for twelve days of Ramadan. The group speaks Kurdish, Turkmen and Arabic, as Kirkuk does, and each guide knows at least two of them.',
      ar: 'تمر وماء تتناقله الصفوف عند الغروب، ثم أذان وسكينة لا تشبه سواها. اثنا عشر يوماً من رمضان لأهل كركوك عرباً وكرداً وتركماناً، مع مرشدين يتقن كل منهما لغتين منها على الأقل.',
      ku: 'لە کاتی بانگی مەغریبدا خورما و ئاو ڕیز بە ڕیز دەستاودەست دەکەن و پاشان بێدەنگییەکی خۆش دادێت. دوازدە ڕۆژی ڕەمەزانە بۆ خەڵکی کەرکووک، کورد و تورکمان و عەرەب پێکەوە، و هەر ڕێبەرێک لانیکەم دوو لەو زمانانە دەزانێت.',
    },
    information: {
      en: 'Visas for Ramadan go quickly, so papers are needed forty days ahead. A coach takes the group from Kirkuk to Erbil airport, about an hour and a half away, and waits there on the return.\n\nFasting while travelling, and making up days, differ from school to school; the guides explain and leave the choice to you. People with diabetes should speak with their doctor first.',
      ar: 'يكثر الطلب على تأشيرات رمضان، فالأوراق لازمة قبل السفر بأربعين يوماً. وتنقل حافلة المجموعة من كركوك إلى مطار أربيل في نحو ساعة ونصف الساعة، وتنتظرها عند العودة.\n\nأحكام الصوم في السفر تختلف بين المذاهب، والمرشدان يشرحان ويتركان الأمر لصاحبه. وعلى مرضى السكري مراجعة الطبيب قبل الحجز.',
      ku: 'ڤیزای ڕەمەزان زوو تەواو دەبێت، بۆیە کاغەزەکان چل ڕۆژ پێشتر پێویستن. پاسێک گرووپەکە لە کەرکووکەوە دەباتە فڕۆکەخانەی هەولێر، نزیکەی کاتژمێر و نیوێک، و لە گەڕانەوەشدا چاوەڕێیە.\n\nحوکمی ڕۆژوو لە سەفەردا لە مەزهەبێکەوە بۆ مەزهەبێکی تر جیاوازە؛ ڕێبەرەکان ڕوونی دەکەنەوە و بڕیارەکە بۆ خۆت بەجێ دەهێڵن. ئەوەی شەکرەی هەیە با پێشتر لە پزیشکەکەی بپرسێت.',
    },
    days: 12,
    travel: 'air',
    price: { amount: 185000, currency: 'USD' },
    groupSize: 34,
    hotels: [
      { city: 'medina', title: { en: 'Riwaq al-Nur Hotel', ar: 'فندق رواق النور', ku: 'هوتێلی ڕیواقی نوور' }, stars: 4, at: [24.47302, 39.61273], nights: 4 },
      { city: 'mecca', title: { en: 'Sirat al-Hijaz Hotel', ar: 'فندق سيرة الحجاز', ku: 'هوتێلی سیرەی حیجاز' }, stars: 4, at: [21.42155, 39.81778], nights: 7 },
    ],
    itinerary: [
      {
        title: { en: 'Kirkuk, Erbil, Medina', ar: 'كركوك فأربيل فالمدينة', ku: 'کەرکووک، هەولێر، مەدینە' },
        text: {
          en: 'Departure after the dawn meal, arrival in time for the afternoon prayer. Everyone is given a small box of dates and a bottle for the first sunset.',
          ar: 'الانطلاق بعد السحور والوصول قبل صلاة العصر، ولكل مسافر علبة تمر وقنينة ماء لغروب اليوم الأول.',
          ku: 'دوای پارشێو دەردەچین و پێش نوێژی عەسر دەگەین. بۆ یەکەم بەربانگ هەر کەسێک قوتوویەک خورما و بوتڵێک ئاو وەردەگرێت.',
        },
      },
      {
        title: { en: 'Iftar in the courtyards', ar: 'الإفطار في ساحات المسجد', ku: 'بەربانگ لە گۆڕەپانی مزگەوت' },
        text: {
          en: 'Long cloths are spread around the Prophet’s Mosque and strangers make room for each other. The main dinner waits at the hotel after the night prayers.',
          ar: 'تُمدّ السُفر حول المسجد النبوي ويفسح الغرباء بعضهم لبعض، أما العشاء فبعد الصلاة في الفندق.',
          ku: 'لە دەوری مزگەوتی پێغەمبەر سفرەی درێژ ڕادەخرێت و خەڵکی نەناس جێگا بۆ یەکتر دەکەنەوە. نانی سەرەکی دوای نوێژەکانی شەو لە هوتێلە.',
        },
      },
      {
        title: { en: 'Mornings of rest', ar: 'نهارات للراحة', ku: 'بەیانیانی پشوو' },
        text: {
          en: 'The day turns round: sleep until late morning, Quran until noon. A visit to Quba is made in the cool after dawn.',
          ar: 'ينقلب النهار ليلاً: نوم إلى الضحى وقرآن إلى الظهر، وزيارة قباء في برودة ما بعد الفجر.',
          ku: 'شەو و ڕۆژ جێگۆڕکێ دەکەن: تا چێشتەنگاو خەو و تا نیوەڕۆ قورئان. سەردانی قوبا لە فێنکایی دوای بەیانیدا دەکرێت.',
        },
      },
      {
        title: { en: 'Ihram and the night road', ar: 'الإحرام وطريق الليل', ku: 'ئیحرام و ڕێگای شەو' },
        text: {
          en: 'The coach calls at Dhul Hulayfah after sunset and is in Mecca before the pre-dawn meal, so no one performs the rites thirsty.',
          ar: 'تقف الحافلة في ذي الحليفة بعد المغرب وتبلغ مكة قبل السحور، فلا تُؤدى المناسك على عطش.',
          ku: 'پاسەکە دوای مەغریب لە زولحولەیفە دەوەستێت و پێش پارشێو دەگاتە مەککە، تا کەس بە تینوێتی کارەکانی عومرە نەکات.',
        },
      },
      {
        title: { en: 'Umrah before daybreak', ar: 'العمرة قبل الصبح', ku: 'عومرە پێش خۆرهەڵاتن' },
        text: {
          en: 'Tawaf and Sa’i among many thousands: the groups are small and the meeting point is agreed twice. Those who wish wait for the next night.',
          ar: 'طواف وسعي وسط الألوف، لذلك تصغر المجموعات وتُحدَّد نقطة اللقاء مرتين، ومن أحب انتظر الليلة التالية.',
          ku: 'تەواف و سەعی لەناو هەزاران کەسدا، بۆیە گرووپەکان بچووکن و شوێنی کۆبوونەوە دوو جار دووپات دەکرێتەوە. ئەوەی بیەوێت چاوەڕێی شەوی دواتر دەکات.',
        },
      },
      {
        title: { en: 'Nights of worship', ar: 'ليالي العبادة', ku: 'شەوانی خواپەرستی' },
        text: {
          en: 'The remaining nights are spent in the Haram or in the hotel’s prayer hall when the crowd is too dense. The pre-dawn table is open until the call.',
          ar: 'بقية الليالي في الحرم، أو في مصلى الفندق إذا اشتد الزحام، ومائدة السحور مفتوحة حتى الأذان.',
          ku: 'شەوەکانی تر لە حەرەم، یان ئەگەر زۆر قەرەباڵغ بوو لە نوێژگەی هوتێل بەسەر دەبرێن. سفرەی پارشێو تا بانگ کراوەیە.',
        },
      },
    ],
    includes: [
      input.visa,
      input.flights,
      { en: 'Coach between Kirkuk and Erbil', ar: 'حافلة بين كركوك وأربيل', ku: 'پاس لە نێوان کەرکووک و هەولێردا' },
      { en: 'Dinner and the pre-dawn meal', ar: 'العشاء والسحور', ku: 'نانی ئێوارە و پارشێو' },
      input.guide,
      input.transfers,
    ],
    excludes: [left.luggage, left.vaccine, left.spending],
    departures: [86, 91, 96],
    season: { ramadan: [2, 16] },
    pictures: [{ scene: 'lanterns', time: 'night' }, { scene: 'kaaba', time: 'night' }, { scene: 'green-dome', time: 'dusk' }],
  },
  {
    key: 'duhok-with-my-parents',
    type: 'comfort',
    location: 'duhok',
    title: {
      en: 'With My Parents, from Duhok',
      ar: 'برفقة والديّ من دهوك',
      ku: 'لەگەڵ دایک و باوکم، لە دهۆکەوە',
    },
    description: {
      en: 'Sons and daughters who promised their parents this journey can keep the promise here: adjoining rooms, places side by side in the plane, and Kurdish guidance in Badini as well as Sorani. It lasts eleven days.',
      ar: 'كم من ابن وعد والديه بهذه الرحلة؛ هنا غرف متجاورة ومقاعد متلاصقة وإرشاد بالكردية بلهجتيها البادينية والسورانية. أحد عشر يوماً من دهوك عبر مطار أربيل.',
      ku: 'ئەو کوڕ و کچانەی بەڵێنی ئەم سەفەرەیان بە دایک و باوکیان داوە، لێرەدا دەتوانن بەڵێنەکەیان بەجێ بهێنن. ژوورەکان بە تەنیشت یەکەوەن، کورسییەکانی فڕۆکە لە پاڵ یەکن و ڕێبەر بە بادینی و سۆرانی قسە دەکات. گەشتەکە یازدە ڕۆژ دەخایەنێت.',
    },
    information: {
      en: 'One person signs for the family and receives all messages. If a parent falls ill before departure, the whole family’s dates can be moved once without charge, up to five days ahead.\n\nFrom Duhok, Zakho and Akre a minibus drives to Erbil airport. Hold luggage is 25 kg each, and may be pooled within the family.',
      ar: 'يوقّع شخص واحد عن العائلة وتصله الرسائل كلها. وإذا مرض أحد الوالدين أمكن تغيير الموعد للجميع مرة واحدة مجاناً، حتى خمسة أيام قبل السفر.\n\nمن دهوك وزاخو وعقرة حافلة صغيرة إلى مطار أربيل. ولكل فرد 25 كيلوغراماً يجوز جمعها ضمن العائلة.',
      ku: 'یەک کەس لەجیاتی خێزانەکە واژۆ دەکات و هەموو نامەکان بۆ ئەو دێن. ئەگەر دایک یان باوک نەخۆش کەوت، تا پێنج ڕۆژ پێش گەشت وادەی هەموو خێزانەکە جارێک بەخۆڕایی دەگۆڕدرێت.\n\nلە دهۆک و زاخۆ و ئاکرێوە پاسێکی بچووک دەچێتە فڕۆکەخانەی هەولێر. هەر کەسێک 25 کیلۆ باری هەیە و خێزان دەتوانێت پێکەوە کۆیان بکاتەوە.',
    },
    days: 11,
    travel: 'air',
    price: { amount: 128000, currency: 'USD' },
    groupSize: 32,
    hotels: [
      { city: 'medina', title: { en: 'Manzil al-Sakinah Hotel', ar: 'فندق منزل السكينة', ku: 'هوتێلی مەنزڵی ئارامی' }, stars: 3, at: [24.46461, 39.60628], nights: 4 },
      { city: 'mecca', title: { en: 'Tal al-Misfalah Hotel', ar: 'فندق تل المسفلة', ku: 'هوتێلی گردی میسفەلە' }, stars: 4, at: [21.41444, 39.82435], nights: 6 },
    ],
    itinerary: [
      {
        title: { en: 'Down from the mountains', ar: 'من الجبل إلى المطار', ku: 'لە چیاوە بۆ فڕۆکەخانە' },
        text: {
          en: 'The minibus stops for tea by the Great Zab, and the flight from Erbil lands in Medina by evening.',
          ar: 'تتوقف الحافلة الصغيرة لشرب الشاي عند الزاب الكبير، وتهبط الطائرة القادمة من أربيل في المدينة مساءً.',
          ku: 'پاسە بچووکەکە لە لای زێی گەورە بۆ چا دەوەستێت، و فڕۆکەکە لە هەولێرەوە ئێوارە لە مەدینە دەنیشێتەوە.',
        },
      },
      {
        title: { en: 'Beside them in prayer', ar: 'إلى جانبهما في الصلاة', ku: 'لە نوێژدا لە پاڵیان' },
        text: {
          en: 'Four nights in Medina, with folding stools lent out for parents who cannot sit on the floor. Rawdah requests are filed for the family as a whole.',
          ar: 'أربع ليالٍ في المدينة وكراسٍ قابلة للطي تُعار لمن لا يقدر على الجلوس أرضاً، وتُقدَّم طلبات الروضة للعائلة معاً.',
          ku: 'چوار شەو لە مەدینە، و کورسیی قەدکراو دەدرێت بەو دایک و باوکانەی ناتوانن لەسەر زەوی دابنیشن. داوای کاتی ڕەوزە بۆ هەموو خێزانەکە پێکەوە دەکرێت.',
        },
      },
      {
        title: { en: 'A morning at Uhud', ar: 'صباح عند أُحد', ku: 'بەیانییەک لە ئوحود' },
        text: {
          en: 'The mountain, the archers’ hill and the graves of the martyrs, told simply. On the way back there is time for Quba.',
          ar: 'الجبل وتل الرماة وقبور الشهداء بحديث مبسّط، وفي طريق العودة وقت لمسجد قباء.',
          ku: 'چیاکە و گردی تیرهاوێژان و گۆڕی شەهیدان، بە زمانێکی سادە باسیان دەکرێت. لە گەڕانەوەدا کات بۆ قوباش دەمێنێت.',
        },
      },
      {
        title: { en: 'Ihram, helped by children', ar: 'إحرام بمعونة الأبناء', ku: 'ئیحرام بە یارمەتیی منداڵەکان' },
        text: {
          en: 'Sons fold the cloth for their fathers at the Miqat; daughters see to their mothers. The train then makes the way to Mecca short.',
          ar: 'في الميقات يعين الابن أباه على لبس الإحرام والبنت أمها، ثم يختصر القطار الطريق إلى مكة.',
          ku: 'لە میقات کوڕ یارمەتیی باوکی دەدات پۆشاکی ئیحرام ببەستێت و کچیش یارمەتیی دایکی. پاشان شەمەندەفەر ڕێگای مەککە کورت دەکاتەوە.',
        },
      },
      {
        title: { en: 'Tawaf at their pace', ar: 'طواف على خطاهما', ku: 'تەواف بە هەنگاوی ئەوان' },
        text: {
          en: 'No one is pressed, and there is a good rest between Tawaf and Sa’i for those who need it. Electric carts for the Sa’i can be booked on the upper floor.',
          ar: 'لا أحد يُستعجل، وبين الطواف والسعي استراحة لمن يحتاج إليها، وفي الطابق الأعلى عربات كهربائية تُحجز للسعي.',
          ku: 'کەس پەلەی لێ ناکرێت و لە نێوان تەواف و سەعیدا بۆ ئەوەی پێویستی بێت پشوو هەیە. بۆ سەعی لە نهۆمی سەرەوە عەرەبانەی کارەبایی حجز دەکرێت.',
        },
      },
      {
        title: { en: 'Time to sit', ar: 'وقت للجلوس معاً', ku: 'کاتێک بۆ پێکەوە دانیشتن' },
        text: {
          en: 'The rest of the stay has no timetable. Many say the best hour was spent on the marble with a parent, looking at the Kaaba.',
          ar: 'بقية الأيام بلا جدول، وكثيرون يقولون إن أجمل ساعة كانت جلوسهم على الرخام مع الأم أو الأب أمام الكعبة.',
          ku: 'ڕۆژەکانی تر بەرنامەیان نییە. زۆر کەس دەڵێن خۆشترین کاتیان ئەوە بوو کە لەگەڵ دایک یان باوکیان لەسەر مەڕمەڕەکە دانیشتن و سەیری کەعبەیان کرد.',
        },
      },
      {
        title: { en: 'Home to Duhok', ar: 'العودة إلى دهوك', ku: 'گەڕانەوە بۆ دهۆک' },
        text: {
          en: 'Jeddah to Erbil by night, breakfast on the road, and each family is dropped at its own door.',
          ar: 'من جدة إلى أربيل ليلاً، وفطور في الطريق، ثم إيصال كل عائلة إلى باب بيتها.',
          ku: 'شەو لە جەددەوە بۆ هەولێر، نانی بەیانی لە ڕێگا، و هەر خێزانێک دەبرێتەوە بەر دەرگای ماڵی خۆی.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.train, input.twoMeals, input.kurdishGuide, input.wheelchair, input.zamzam],
    excludes: [left.lunch, left.pushing, left.passport],
    departures: [23, 44, 65, 128],
    pictures: [{ scene: 'kaaba', time: 'noon' }, { scene: 'airplane', time: 'dusk' }, { scene: 'green-dome', time: 'dawn' }],
  },
  {
    key: 'baghdad-last-ten-nights',
    type: 'premium',
    location: 'baghdad',
    title: {
      en: 'The Last Ten Nights of Ramadan',
      ar: 'العشر الأواخر من رمضان',
      ku: 'دە شەوی کۆتایی ڕەمەزان',
    },
    description: {
      en: 'Nine nights within sight of the Haram when every square metre counts, then the Eid prayer in Medina. Rooms were reserved a year ahead, so there are only twenty places.',
      ar: 'في أكثر ليالي السنة ازدحاماً، غرفة على خطوات من الحرم تعني النزول للصلاة والعودة إلى الراحة في أي ساعة. تسع ليالٍ في مكة المكرمة ثم صلاة العيد في المدينة المنورة، وقد حُجزت الغرف قبل عام لعشرين مسافراً فقط.',
      ku: 'لە قەرەباڵغترین شەوانی ساڵدا، ژوورێک بە چەند هەنگاو لە حەرەمەوە شتێکی کەم نییە. نۆ شەو لە مەککە و پاشان نوێژی جەژن لە مەدینە؛ ژوورەکان ساڵێک پێشتر گیراون و تەنیا بۆ بیست کەس جێگا هەیە.',
    },
    information: {
      en: 'Half is paid on booking, because the hotels ask for it; the rest sixty days before travel. Afterwards names can be exchanged but money cannot be returned in full.\n\nExact dates depend on the sighting of the moon, and both flights may move by a day at our cost. Bring prescriptions, a light prayer mat and shoes that slip off easily.',
      ar: 'يُدفع النصف عند الحجز لأن الفنادق تشترطه، والباقي قبل السفر بستين يوماً، وبعدها يمكن استبدال الأسماء لا استرداد المبلغ كاملاً.\n\nالمواعيد مرتبطة برؤية الهلال، وقد تتقدم الرحلة أو تتأخر يوماً على نفقة المكتب. ويُنصح بحمل الوصفات الطبية وسجادة خفيفة وحذاء يسهل خلعه.',
      ku: 'نیوەی پارەکە لە کاتی حجزدا دەدرێت، چونکە هوتێلەکان وایان دەوێت، و ئەوەی دەمێنێتەوە 60 ڕۆژ پێش گەشت. دوای ئەوە ناو دەگۆڕدرێت بەڵام هەموو پارەکە ناگەڕێتەوە.\n\nبەروارەکان بە بینینی مانگەوە بەندن و فڕینەکان لەوانەیە ڕۆژێک پێش یان دوا بکەون، لەسەر ئەرکی ئێمە. ڕەچەتە، بەرماڵێکی سووک و پێڵاوێک لەگەڵ خۆت بهێنە کە بە ئاسانی دابکەنرێت.',
    },
    days: 12,
    travel: 'air',
    price: { amount: 430000, currency: 'USD' },
    groupSize: 20,
    hotels: [
      { city: 'mecca', title: { en: 'Sahn al-Safa Hotel', ar: 'فندق صحن الصفا', ku: 'هوتێلی سەحنی سەفا' }, stars: 5, at: [21.42079, 39.82738], nights: 9 },
      { city: 'medina', title: { en: 'Zill al-Manara Hotel', ar: 'فندق ظل المنارة', ku: 'هوتێلی سێبەری منارە' }, stars: 5, at: [24.471, 39.61124], nights: 2 },
    ],
    itinerary: [
      {
        title: { en: 'Private lounge in Baghdad', ar: 'صالة خاصة في بغداد', ku: 'هۆڵی تایبەت لە بەغدا' },
        text: {
          en: 'Formalities are done for you while you sit. In the air the captain announces the Miqat; where each traveller enters Ihram has been settled beforehand, school by school.',
          ar: 'تُنجز المعاملات والمسافر في مقعده، ويُعلن عن محاذاة الميقات في الجو، وقد اتُّفق مسبقاً على موضع إحرام كل مسافر وفق مذهبه.',
          ku: 'تۆ دانیشتوویت و کارەکان بۆت ئەنجام دەدرێن. لە فڕۆکەدا گەیشتن بە ئاستی میقات ڕادەگەیەنرێت و شوێنی ئیحرامی هەر کەسێک پێشتر بەپێی مەزهەبەکەی دیاری کراوە.',
        },
      },
      {
        title: { en: 'Arrival and Umrah', ar: 'الوصول والعمرة', ku: 'گەیشتن و عومرە' },
        text: {
          en: 'A car from Jeddah, an hour’s rest, then Tawaf and Sa’i in parties of five with a guide each. The hotel gate opens on the courtyard.',
          ar: 'سيارة من جدة وساعة راحة، ثم الطواف والسعي لكل خمسة مع مرشد، وباب الفندق مفتوح على الساحة.',
          ku: 'ئۆتۆمبێل لە جەددەوە، کاتژمێرێک پشوو، ئینجا تەواف و سەعی بە دەستەی پێنج کەسی کە هەر یەکەیان ڕێبەرێکی هەیە. دەرگای هوتێل بەسەر گۆڕەپانەکەدا دەکرێتەوە.',
        },
      },
      {
        title: { en: 'The odd nights', ar: 'ليالي الوتر', ku: 'شەوە تاکەکان' },
        text: {
          en: 'On the nights when Laylat al-Qadr is sought the group goes down early and keeps its place together. Water and dates are carried by the attendants.',
          ar: 'في الليالي التي تُلتمس فيها ليلة القدر تنزل المجموعة باكراً وتحافظ على مكانها، ويحمل المعاونون الماء والتمر.',
          ku: 'لەو شەوانەدا کە چاوەڕوانی شەوی قەدریان تێدا دەکرێت، گرووپەکە زوو دادەبەزێت و پێکەوە شوێنی خۆی دەگرێت. یارمەتیدەران ئاو و خورما هەڵدەگرن.',
        },
      },
      {
        title: { en: 'Days of quiet', ar: 'سكينة النهار', ku: 'ئارامیی ڕۆژ' },
        text: {
          en: 'Curtains stay drawn until noon. A reader is available in the prayer hall for anyone finishing the Quran.',
          ar: 'الستائر مسدلة حتى الظهر، وفي المصلى قارئ لمن أراد أن يختم القرآن.',
          ku: 'پەردەکان تا نیوەڕۆ دادراون. لە نوێژگەکەدا قورئانخوێنێک هەیە بۆ ئەو کەسەی بیەوێت خەتمی قورئان بکات.',
        },
      },
      {
        title: { en: 'By train to Medina', ar: 'القطار إلى المدينة', ku: 'شەمەندەفەر بۆ مەدینە' },
        text: {
          en: 'On the eve of the feast the group takes seats in the front carriage. Luggage travels separately by van.',
          ar: 'عشية العيد تستقل المجموعة العربة الأمامية من القطار، وتُنقل الأمتعة بسيارة مستقلة.',
          ku: 'شەوی جەژن گرووپەکە لە فارگۆنی پێشەوەی شەمەندەفەر دادەنیشێت. جانتاکان بە ئۆتۆمبێلێکی جیا دەگوازرێنەوە.',
        },
      },
      {
        title: { en: 'Eid in Medina', ar: 'العيد في المدينة', ku: 'جەژن لە مەدینە' },
        text: {
          en: 'Takbir before sunrise, the feast prayer, then greetings in the Prophet’s Mosque and a long family breakfast with kleicha brought from Baghdad.',
          ar: 'تكبير قبل الشروق وصلاة العيد والسلام في المسجد النبوي، ثم فطور طويل مع كليجة جيء بها من بغداد.',
          ku: 'تەکبیر پێش خۆرهەڵاتن، نوێژی جەژن و سڵاو لە مزگەوتی پێغەمبەر، پاشان نانێکی بەیانیی درێژ بە کولێچەی بەغداوە.',
        },
      },
    ],
    includes: [
      input.visa,
      { en: 'Business-class flights', ar: 'طيران بدرجة رجال الأعمال', ku: 'فڕین بە پلەی بازرگانی' },
      input.train,
      { en: 'Iftar and pre-dawn meal', ar: 'الإفطار والسحور', ku: 'بەربانگ و پارشێو' },
      { en: 'Private car from the airport', ar: 'سيارة خاصة من المطار', ku: 'ئۆتۆمبێلی تایبەت لە فڕۆکەخانەوە' },
      input.guide,
      input.zamzam,
    ],
    excludes: [left.singleRoom, left.laundry],
    departures: [102, 103, 104],
    season: { ramadan: [17, 19] },
    pictures: [{ scene: 'kaaba', time: 'night' }, { scene: 'suite', time: 'dusk' }, { scene: 'lanterns', time: 'dusk' }],
  },
  {
    key: 'erbil-eight-days',
    type: 'premium',
    location: 'erbil',
    title: {
      en: 'Eight Days for Busy People',
      ar: 'ثمانية أيام لمن ضاق وقته',
      ku: 'هەشت ڕۆژ بۆ ئەوانەی کاتیان کەمە',
    },
    description: {
      en: 'One week’s leave is enough when nothing is wasted on queues: a direct flight from Erbil, a train between the cities and hotels at the very edge of both mosques. Groups of twelve are away for no more than five working days.',
      ar: 'أسبوع إجازة يكفي إذا لم يضع في الانتظار: طيران مباشر من أربيل وقطار بين المدينتين وفندقان عند أطراف الساحات. اثنا عشر مسافراً لا يغيبون عن أعمالهم أكثر من خمسة أيام دوام.',
      ku: 'ئەگەر کات لە چاوەڕوانیدا بەفیڕۆ نەچێت، هەفتەیەک مۆڵەت بەسە: فڕینی ڕاستەوخۆ لە هەولێرەوە، شەمەندەفەر لە نێوان شارەکاندا و هوتێل لە قەراغی گۆڕەپانەکان. گرووپەکە دوازدە کەسە و لە پێنج ڕۆژی دەوام زیاتر لە کارەکانیان دانابڕێن.',
    },
    information: {
      en: 'Send a scan of the passport and a photograph; everything else is filled in for you, and the visa usually comes within a week. Fingerprints are registered with a telephone at home.\n\nEach guest may ask for a later return at the price of the extra nights. A quiet corner for work is available in both hotels for those who cannot switch off entirely.',
      ar: 'تكفي صورة عن الجواز وصورة شخصية، ويتولى المكتب بقية الاستمارات، والتأشيرة تصدر عادة خلال أسبوع. أما البصمة فتُسجَّل بالهاتف من البيت.\n\nلكل ضيف أن يمدّد إقامته بسعر الليالي الإضافية. وفي الفندقين ركن هادئ للعمل لمن لا يستطيع الانقطاع كلياً.',
      ku: 'وێنەی پاسپۆرتەکە و وێنەیەکی خۆت بنێرە، ئەوی تر ئێمە پڕی دەکەینەوە و ڤیزا زۆر جار لە ماوەی هەفتەیەکدا دێت. پەنجەمۆر لە ماڵەوە بە مۆبایل تۆمار دەکرێت.\n\nهەر میوانێک دەتوانێت بە نرخی شەوە زیادەکان درەنگتر بگەڕێتەوە. لە هەردوو هوتێلدا گۆشەیەکی بێدەنگ بۆ کارکردن هەیە، بۆ ئەوەی ناتوانێت بە تەواوی لە کار داببڕێت.',
    },
    days: 8,
    travel: 'air',
    price: { amount: 265000, currency: 'USD' },
    groupSize: 12,
    hotels: [
      { city: 'medina', title: { en: 'Rihab al-Nakhla Hotel', ar: 'فندق رحاب النخلة', ku: 'هوتێلی ڕیحابی نەخلە' }, stars: 5, at: [24.46939, 39.60768], nights: 3 },
      { city: 'mecca', title: { en: 'Kawkab Ajyad Hotel', ar: 'فندق كوكب أجياد', ku: 'هوتێلی ئەستێرەی ئەجیاد' }, stars: 5, at: [21.42042, 39.82701], nights: 4 },
    ],
    itinerary: [
      {
        title: { en: 'Erbil to Medina', ar: 'من أربيل إلى المدينة', ku: 'لە هەولێرەوە بۆ مەدینە' },
        text: {
          en: 'A car comes to the house after the noon prayer. By the night prayer the group is standing in the Prophet’s Mosque.',
          ar: 'بعد صلاة الظهر تصل السيارة إلى الباب، ومع صلاة العشاء تكون المجموعة في رحاب المسجد النبوي.',
          ku: 'دوای نوێژی نیوەڕۆ ئۆتۆمبێل دێتە بەر دەرگا. نوێژی عیشا لە مزگەوتی پێغەمبەر دەکەین.',
        },
      },
      {
        title: { en: 'Two days of calm', ar: 'يومان من السكينة', ku: 'دوو ڕۆژی ئارام' },
        text: {
          en: 'A scholar walks with the group through the history of the mosque. The Rawdah hour is applied for in advance and confirmed by message.',
          ar: 'باحث يسير مع المجموعة في تاريخ المسجد، وموعد الروضة يُطلب مسبقاً ويصل تأكيده برسالة.',
          ku: 'مامۆستایەکی شارەزا لەگەڵ گرووپەکە بە مێژووی مزگەوتەکەدا دەگەڕێت. کاتی ڕەوزە پێشوەختە داوا دەکرێت و بە نامە پشتڕاست دەکرێتەوە.',
        },
      },
      {
        title: { en: 'Miqat and fast train', ar: 'الميقات ثم القطار', ku: 'میقات و شەمەندەفەر' },
        text: {
          en: 'A private stop at Dhul Hulayfah early in the morning, then the station. Mecca is two hours and twenty minutes away.',
          ar: 'وقفة خاصة في ذي الحليفة صباحاً ثم المحطة، وبعد ساعتين وعشرين دقيقة تكون مكة.',
          ku: 'بەیانی زوو وەستانێکی تایبەت لە زولحولەیفە، پاشان وێستگەی شەمەندەفەر. مەککە دوو کاتژمێر و بیست خولەک دوورە.',
        },
      },
      {
        title: { en: 'The rites, unhurried', ar: 'المناسك بطمأنينة', ku: 'کارەکانی عومرە بە دڵئارامی' },
        text: {
          en: 'One guide for four people, and the hour of Tawaf is chosen from the crowd reports of the day. Afterwards there is soup in the room.',
          ar: 'مرشد لكل أربعة، ويُختار وقت الطواف بحسب حركة الزحام في اليوم نفسه، وبعد السعي حساء دافئ في الغرفة.',
          ku: 'بۆ هەر چوار کەسێک ڕێبەرێک، و کاتی تەواف بەپێی قەرەباڵغیی ئەو ڕۆژە هەڵدەبژێردرێت. دوای سەعی شۆربایەکی گەرم لە ژوورەکەدا چاوەڕێتە.',
        },
      },
      {
        title: { en: 'Window on the Haram', ar: 'نافذة على الحرم', ku: 'پەنجەرەیەک ڕوو لە حەرەم' },
        text: {
          en: 'Three more days with the courtyard below. Nothing is planned, except a drive to Arafat for those who would like it.',
          ar: 'ثلاثة أيام أخرى والساحة تحت النافذة، ولا برنامج سوى جولة إلى عرفات لمن أحب.',
          ku: 'سێ ڕۆژی تر کە گۆڕەپانەکە لەژێر پەنجەرەکەتدایە. هیچ بەرنامەیەک نییە، تەنیا سەردانێکی عەرەفات بۆ ئەوەی ئارەزووی بکات.',
        },
      },
      {
        title: { en: 'Home by night', ar: 'العودة ليلاً', ku: 'گەڕانەوە بە شەو' },
        text: {
          en: 'A last prayer in the Haram, a car to Jeddah and a late landing in Erbil. The next day is left for visitors at home.',
          ar: 'صلاة أخيرة في الحرم ثم سيارة إلى جدة وهبوط متأخر في أربيل، ويبقى الغد لاستقبال المهنئين.',
          ku: 'دوا نوێژ لە حەرەم، ئۆتۆمبێل بۆ جەددە و درەنگانی شەو نیشتنەوە لە هەولێر. ڕۆژی دواتر بۆ میوان و پیرۆزبایی دەمێنێتەوە.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.train, input.twoMeals, input.kurdishGuide, input.sim],
    excludes: [left.lunch, left.singleRoom, left.spending],
    departures: [12, 26, 40, 61, 117],
    pictures: [{ scene: 'airplane', time: 'dawn' }, { scene: 'kaaba', time: 'dusk' }, { scene: 'suite', time: 'night' }],
  },
  {
    key: 'basra-three-generations',
    type: 'premium',
    location: 'basra',
    title: {
      en: 'Three Generations in One Suite, from Basra',
      ar: 'ثلاثة أجيال في جناح واحد من البصرة',
      ku: 'سێ نەوە لە یەک سویتدا، لە بەسرەوە',
    },
    description: {
      en: 'Grandmother, parents and grandchildren stay behind one door, with two bedrooms, a sitting room and a small kitchen for the milk bottle. The programme is made with each family rather than for the group.',
      ar: 'جناح بغرفتي نوم وصالة ومطبخ صغير، تجتمع فيه الجدة والأبناء والأحفاد. ويُكتب البرنامج مع كل عائلة على حدة، فليس ما يناسب الجد كما يناسب الحفيد.',
      ku: 'داپیرە و کوڕ و نەوە لە پشت یەک دەرگاوە دەمێننەوە: دوو ژووری نووستن، هۆڵێک و مەتبەخێکی بچووک بۆ شیری منداڵ. بەرنامەکە لەگەڵ هەر خێزانێکدا بە جیا دادەنرێت.',
    },
    information: {
      en: 'The price is for one adult, by how many share a bedroom of the suite: two, three or four. A bedroom to oneself costs extra. Cots, high chairs and prayer chairs are free of charge.\n\nEvery family has its own driver and a guide from the south. Bring the children’s vaccination books as well as the passports.',
      ar: 'السعر للبالغ بحسب عدد من يتشاركون غرفة النوم في الجناح: اثنان أو ثلاثة أو أربعة. ومن أراد غرفة نوم له وحده دفع أجرة إضافية. أسرّة الرضّع وكراسي الطعام وكراسي الصلاة مجاناً.\n\nلكل عائلة سائق ومرشد من أهل الجنوب. وتُحمل دفاتر لقاح الأطفال مع الجوازات.',
      ku: 'نرخەکە بۆ یەک گەورەساڵە، بەپێی ئەوەی چەند کەس پێکەوە لە ژوورێکی نووستنی سویتەکەدا دەبن: دوو، سێ یان چوار. ژووری نووستنی تاککەسی نرخی زیادەی هەیە. قەرەوێڵەی کۆرپە، کورسیی خواردنی منداڵ و کورسیی نوێژ بەخۆڕایین.\n\nهەر خێزانێک شۆفێرێک و ڕێبەرێکی خەڵکی باشووری هەیە. لەگەڵ پاسپۆرتەکاندا دەفتەری ڤاکسینی منداڵانیش بهێنە.',
    },
    days: 10,
    travel: 'air',
    price: { amount: 295000, currency: 'USD' },
    groupSize: 25,
    hotels: [
      { city: 'medina', title: { en: 'Bayt al-Yasmin Suites', ar: 'أجنحة بيت الياسمين', ku: 'سویتەکانی ماڵی یاسەمین' }, stars: 5, at: [24.47051, 39.61451], nights: 4 },
      { city: 'mecca', title: { en: 'Abraj al-Wadi Suites', ar: 'أجنحة أبراج الوادي', ku: 'سویتەکانی بورجی دۆڵ' }, stars: 5, at: [21.41891, 39.82508], nights: 5 },
    ],
    itinerary: [
      {
        title: { en: 'From the Shatt to Medina', ar: 'من شط العرب إلى المدينة', ku: 'لە شەتولعەرەبەوە بۆ مەدینە' },
        text: {
          en: 'Boarding is arranged to suit grandparents and prams. In Medina two cars wait for each family so that nobody is squeezed.',
          ar: 'يُرتَّب الصعود إلى الطائرة بما يريح الكبار والرضّع، وفي المدينة سيارتان لكل عائلة فلا يضيق المكان بأحد.',
          ku: 'سواربوونی فڕۆکە بە شێوەیەک ڕێک دەخرێت کە بۆ پیر و کۆرپە ئاسان بێت. لە مەدینە دوو ئۆتۆمبێل بۆ هەر خێزانێک چاوەڕێیە، تا کەس جێی تەنگ نەبێت.',
        },
      },
      {
        title: { en: 'Each at their hour', ar: 'لكلٍّ ساعته', ku: 'هەر کەسە لە کاتی خۆیدا' },
        text: {
          en: 'Grandfather prays at dawn, the children after their nap, and the guide goes with whoever is ready. A Rawdah request is lodged for every adult.',
          ar: 'الجد لصلاة الفجر والأطفال بعد القيلولة، والمرشد مع من استعد، ويُقدَّم طلب الروضة لكل بالغ.',
          ku: 'باپیر بۆ نوێژی بەیانی و منداڵەکان دوای خەوی نیوەڕۆ، و ڕێبەرەکە لەگەڵ ئەوەدایە کە ئامادەیە. بۆ هەر گەورەیەک داوای کاتی ڕەوزە دەکرێت.',
        },
      },
      {
        title: { en: 'A farm outside town', ar: 'مزرعة في الضواحي', ku: 'باخێک لە دەرەوەی شار' },
        text: {
          en: 'Palms, a water channel and space to run, which people from Basra understand at once. Quba is on the way back.',
          ar: 'نخيل وساقية ومكان للركض، منظر يألفه أهل البصرة، وفي طريق العودة صلاة في قباء.',
          ku: 'دارخورما و جۆگەی ئاو و شوێنی ڕاکردن، دیمەنێک کە خەڵکی بەسرە زوو هۆگری دەبن. لە گەڕانەوەدا لە قوبا نوێژ دەکەین.',
        },
      },
      {
        title: { en: 'Ihram as a family', ar: 'إحرام العائلة معاً', ku: 'ئیحرامی خێزان پێکەوە' },
        text: {
          en: 'The cars stop at Dhul Hulayfah for as long as it takes. On the drive the eldest tells the youngest what lies ahead.',
          ar: 'تقف السيارات في ذي الحليفة ما احتاجت العائلة، وفي الطريق يحدّث الأكبر الأصغر عمّا ينتظرهم.',
          ku: 'ئۆتۆمبێلەکان لە زولحولەیفە تا پێویست بێت دەوەستن. لە ڕێگادا گەورەترینیان بۆ بچووکترینیان باسی ئەوە دەکات کە لە پێشە.',
        },
      },
      {
        title: { en: 'Around the Kaaba together', ar: 'معاً حول الكعبة', ku: 'پێکەوە لە دەوری کەعبە' },
        text: {
          en: 'A wheelchair for one, a carrier for another, and two helpers who know the less crowded level. Sa’i follows at the pace the family can keep.',
          ar: 'كرسي متحرك لهذا وحمّالة لذاك ومعاونان يعرفان الطابق الأقل زحاماً، ويُؤدى السعي بعد الطواف بحسب طاقة العائلة.',
          ku: 'ویلچێر بۆ یەکێک و هەڵگری منداڵ بۆ یەکێکی تر، و دوو یارمەتیدەر کە نهۆمی کەم قەرەباڵغ دەزانن. سەعی دوای تەواف بەپێی توانای خێزانەکە دەکرێت.',
        },
      },
      {
        title: { en: 'Last days, last photographs', ar: 'الأيام الأخيرة', ku: 'ڕۆژانی کۆتایی' },
        text: {
          en: 'Free time in Mecca, a family picture on the terrace at dusk, and the flight home from Jeddah with seats together.',
          ar: 'وقت حر في مكة، وصورة عائلية على الشرفة عند الغروب، ثم العودة من جدة بمقاعد متجاورة.',
          ku: 'کاتی ئازاد لە مەککە، وێنەیەکی خێزانی لە تەراس لە کاتی خۆرئاوابوون، و گەڕانەوە لە جەددەوە بە کورسیی پاڵ یەک.',
        },
      },
    ],
    includes: [
      input.visa,
      input.flights,
      { en: 'Car and driver for the family', ar: 'سيارة وسائق للعائلة', ku: 'ئۆتۆمبێل و شۆفێر بۆ خێزان' },
      input.threeMeals,
      input.guide,
      input.wheelchair,
      input.zamzam,
    ],
    excludes: [left.vaccine, left.laundry, left.spending],
    departures: [22, 43, 71, 127],
    pictures: [{ scene: 'suite', time: 'noon' }, { scene: 'green-dome', time: 'night' }, { scene: 'kaaba', time: 'dawn' }],
  },
  {
    key: 'sulaymaniyah-couples-taif',
    type: 'premium',
    location: 'sulaymaniyah',
    title: {
      en: 'A Beginning: Umrah for Couples, with Taif',
      ar: 'بداية مباركة: عمرة للأزواج مع الطائف',
      ku: 'سەرەتایەکی پیرۆز: عومرە بۆ هاوسەران، لەگەڵ تائیف',
    },
    description: {
      en: 'Newly married, or married thirty years and never away together: ten days from Sulaymaniyah for two, with a day among the rose gardens of Taif between Mecca and Medina. No more than eight couples travel at once.',
      ar: 'للعرسان، ولمن مضى على زواجهم ثلاثون عاماً ولم يسافروا معاً قط. ثمانية أزواج على الأكثر، وعشرة أيام من السليمانية يتوسطها نهار في بساتين الطائف.',
      ku: 'بۆ تازە هاوسەران و بۆ ئەوانەش کە سی ساڵە پێکەوەن و هێشتا بە دووقۆڵی سەفەریان نەکردووە. ئەوپەڕی هەشت جووت پێکەوە بۆ دە ڕۆژ لە سلێمانییەوە دەفڕن و ڕۆژێکیش لە باخەکانی تائیف بەسەر دەبەن.',
    },
    information: {
      en: 'A copy of the marriage contract is needed for the shared room. The price is for one person in a double room with a view; the date can be changed once if a wedding is moved.\n\nThe road back from Taif passes a Miqat, and the guide tells each couple what their school says about entering Mecca a second time. Taif is cool in the evening, so pack a shawl.',
      ar: 'تُطلب نسخة من عقد الزواج للغرفة المشتركة. والسعر للشخص الواحد في غرفة مزدوجة ذات إطلالة، ويمكن تغيير الموعد مرة واحدة إذا تأجل الزفاف.\n\nفي طريق العودة من الطائف ميقات، ويوضح المرشد لكل زوجين حكم دخول مكة مرة ثانية في مذهبهما. أمسيات الطائف باردة، فيُستحسن حمل شال.',
      ku: 'بۆ ژووری هاوبەش کۆپیی گرێبەستی هاوسەرگیری پێویستە. نرخەکە بۆ یەک کەسە لە ژوورێکی دووکەسیی خاوەن دیمەندا، و ئەگەر زەماوەندەکە دوا کەوت، وادەکە جارێک دەگۆڕدرێت.\n\nلە ڕێگای گەڕانەوەی تائیفدا میقاتێک هەیە و ڕێبەرەکە بۆ هەر جووتێک ڕوون دەکاتەوە مەزهەبەکەیان دەربارەی دووبارە چوونە ناو مەککە چی دەڵێت. ئێوارانی تائیف فێنکن، شاڵێک لەگەڵ خۆت بهێنە.',
    },
    days: 10,
    travel: 'air',
    price: { amount: 245000, currency: 'USD' },
    groupSize: 16,
    hotels: [
      { city: 'mecca', title: { en: 'Mashrabiyat al-Marwa Hotel', ar: 'فندق مشربية المروة', ku: 'هوتێلی پەنجەرەی مەروە' }, stars: 5, at: [21.42664, 39.82896], nights: 5 },
      { city: 'medina', title: { en: 'Zill al-Sidra Hotel', ar: 'فندق ظل السدرة', ku: 'هوتێلی سێبەری سیدرە' }, stars: 5, at: [24.47066, 39.60767], nights: 4 },
    ],
    itinerary: [
      {
        title: { en: 'Setting out as two', ar: 'انطلاق الزوجين', ku: 'بەڕێکەوتنی دوو هاوسەر' },
        text: {
          en: 'Before the flight to Jeddah each couple talks through the place of Ihram with the guide, following their own school. On landing a car takes two couples at a time to Mecca.',
          ar: 'قبل الطيران إلى جدة يتفق كل زوجين مع المرشد على موضع الإحرام وفق مذهبهما، وعند الهبوط تقلّ كل سيارة زوجين وزوجتيهما إلى مكة.',
          ku: 'پێش فڕین بۆ جەددە هەر جووتێک لەگەڵ ڕێبەرەکە بەپێی مەزهەبی خۆیان شوێنی ئیحرام دیاری دەکەن. دوای نیشتنەوە، هەر دوو جووتێک بە ئۆتۆمبێلێک دەچن بۆ مەککە.',
        },
      },
      {
        title: { en: 'Umrah side by side', ar: 'العمرة جنباً إلى جنب', ku: 'عومرە شان بە شان' },
        text: {
          en: 'Tawaf in the small hours, a pause with Zamzam water, then Sa’i. The guide keeps a few steps behind and speaks only when asked.',
          ar: 'طواف في آخر الليل، ووقفة مع ماء زمزم، ثم السعي. والمرشد خلفهما بخطوات لا يتكلم إلا إذا سُئل.',
          ku: 'تەواف لە درەنگانی شەودا، وچانێک بە ئاوی زەمزەمەوە و پاشان سەعی. ڕێبەرەکە چەند هەنگاوێک لە دواوەیە و تەنیا ئەگەر پرسیاری لێ بکرێت قسە دەکات.',
        },
      },
      {
        title: { en: 'Mornings in the Haram', ar: 'صباحات الحرم', ku: 'بەیانیانی حەرەم' },
        text: {
          en: 'Dawn prayer together, breakfast above the courtyard, and hours that belong to no one else. A visit to Jabal al-Nur can be added.',
          ar: 'صلاة الفجر معاً ثم فطور يطل على الساحة وساعات هادئة، ويمكن إضافة زيارة جبل النور.',
          ku: 'نوێژی بەیانی پێکەوە، نانی بەیانی ڕوو لە گۆڕەپانەکە و چەند کاتژمێرێکی بێدەنگ. دەکرێت سەردانی چیای نووریش زیاد بکرێت.',
        },
      },
      {
        title: { en: 'A day in Taif', ar: 'نهار في الطائف', ku: 'ڕۆژێک لە تائیف' },
        text: {
          en: 'The mountain road climbs to nearly two thousand metres; there are rose distillers, fruit terraces and lunch in the shade. The cars return by the Miqat before nightfall.',
          ar: 'يصعد الطريق الجبلي إلى ما يقارب ألفي متر حيث معامل تقطير الورد والمدرّجات وغداء في الظل، والعودة عن طريق الميقات قبل الليل.',
          ku: 'ڕێگا شاخاوییەکە نزیکەی 2000 مەتر بەرز دەبێتەوە: گوڵاوگرتن، باخی میوە و نانی نیوەڕۆ لە سێبەردا. پێش شەو بە ڕێگای میقاتدا دەگەڕێینەوە.',
        },
      },
      {
        title: { en: 'Four nights in Medina', ar: 'أربع ليالٍ في المدينة', ku: 'چوار شەو لە مەدینە' },
        text: {
          en: 'After the train ride comes the quieter half. Husband and wife have separate hours in the Rawdah, and a table for two afterwards.',
          ar: 'بعد القطار يبدأ النصف الأهدأ: للزوج موعد في الروضة وللزوجة موعد، ثم مائدة لاثنين.',
          ku: 'دوای شەمەندەفەر، نیوە ئارامترەکەی گەشتەکە دەست پێ دەکات. ژن و مێرد لە ڕەوزە کاتی جیایان هەیە و دواتر مێزێکی دووکەسی چاوەڕێیانە.',
        },
      },
      {
        title: { en: 'Back to Sulaymaniyah', ar: 'العودة إلى السليمانية', ku: 'گەڕانەوە بۆ سلێمانی' },
        text: {
          en: 'A last greeting at the Prophet’s Mosque, a box of Medina dates for each mother, and a direct flight home.',
          ar: 'سلام أخير في المسجد النبوي، وعلبة من تمر المدينة لكل أم، ثم رحلة مباشرة.',
          ku: 'دوا سڵاو لە مزگەوتی پێغەمبەر، قوتوویەک خورمای مەدینە بۆ هەر دایکێک و فڕینێکی ڕاستەوخۆ بۆ ماڵەوە.',
        },
      },
    ],
    includes: [input.visa, input.flights, input.train, input.twoMeals, input.kurdishGuide, { en: 'Day trip to Taif', ar: 'رحلة يوم إلى الطائف', ku: 'گەشتێکی یەک ڕۆژە بۆ تائیف' }],
    excludes: [left.lunch, left.luggage, left.spending],
    departures: [17, 45, 66, 115, 136],
    pictures: [{ scene: 'kaaba', time: 'dusk' }, { scene: 'suite', time: 'night' }, { scene: 'garden', time: 'noon' }],
  },
]
