import type { DemoTourismPackage } from '../discovery-shapes.ts'
import type { Text } from '../shapes.ts'

const flights: Text = {
  en: 'Return flights in economy class',
  ar: 'تذاكر الطيران ذهاباً وإياباً',
  ku: 'بلیتی فڕۆکەی چوون و گەڕانەوە',
}
const transfers: Text = {
  en: 'Transfers between airport and hotel',
  ar: 'النقل بين المطار والفندق',
  ku: 'گواستنەوە لە فڕۆکەخانەوە بۆ هوتێل',
}
const coach: Text = {
  en: 'Air-conditioned coach for the whole route',
  ar: 'حافلة مكيّفة طوال الطريق البري',
  ku: 'پاسی ساردکەرەوەدار بۆ هەموو ڕێگاکە',
}
const guide: Text = {
  en: 'A guide who speaks Arabic and Kurdish',
  ar: 'دليل يتحدث العربية والكردية',
  ku: 'ڕێبەرێک کە کوردی و عەرەبی دەزانێت',
}
const tickets: Text = {
  en: 'Tickets for the places we visit',
  ar: 'تذاكر دخول أماكن البرنامج',
  ku: 'بلیتی ئەو شوێنانەی سەردانیان دەکەین',
}
const breakfasts: Text = {
  en: 'Breakfast every day at the hotel',
  ar: 'فطور يومي في الفندق',
  ku: 'نانی بەیانیی ڕۆژانە لە هوتێل',
}
const halfBoard: Text = {
  en: 'Breakfast and dinner every day',
  ar: 'الفطور والعشاء كل يوم',
  ku: 'نانی بەیانی و ئێوارەی هەموو ڕۆژێک',
}
const visa: Text = {
  en: 'Entry visa and its fees',
  ar: 'تأشيرة الدخول ورسومها',
  ku: 'ڤیزای چوونەژوورەوە و ڕسوومەکەی',
}

const noVisa: Text = {
  en: 'The visa, arranged on request',
  ar: 'التأشيرة، وتُرتَّب عند الطلب',
  ku: 'ڤیزا، لەسەر داوا ئامادە دەکرێت',
}
const lunches: Text = {
  en: 'Lunches, except where named',
  ar: 'وجبات الغداء غير المذكورة في البرنامج',
  ku: 'نانی نیوەڕۆ، مەگەر نووسرابێت',
}
const mealsOut: Text = {
  en: 'Lunches and dinners in town',
  ar: 'الغداء والعشاء خارج الفندق',
  ku: 'نانی نیوەڕۆ و ئێوارە لە دەرەوە',
}
const tips: Text = {
  en: 'Tips for guide and driver',
  ar: 'إكرامية الدليل والسائق',
  ku: 'بەخشیشی ڕێبەر و شۆفێر',
}
const insurance: Text = {
  en: 'Travel and health insurance',
  ar: 'تأمين السفر والتأمين الصحي',
  ku: 'بیمەی گەشت و تەندروستی',
}
const shopping: Text = {
  en: 'Shopping and personal spending',
  ar: 'المشتريات والمصاريف الشخصية',
  ku: 'کڕین و خەرجیی تایبەتی',
}
const singleRoom: Text = {
  en: 'Supplement for a single room',
  ar: 'فرق سعر الغرفة المفردة',
  ku: 'جیاوازیی نرخی ژووری تاککەسی',
}
const extraLuggage: Text = {
  en: 'Luggage above the allowed weight',
  ar: 'الأمتعة الزائدة على الوزن المسموح',
  ku: 'باری زیاتر لە کێشی ڕێگەپێدراو',
}

export const tourismAmongNeighbours: DemoTourismPackage[] = [
  {
    key: 'istanbul-ferry-by-ferry',
    category: 'neighbours',
    type: 'culture',
    location: 'kirkuk',
    destination: { en: 'Istanbul, Türkiye', ar: 'إسطنبول، تركيا', ku: 'ئەستەنبووڵ، تورکیا' },
    title: { en: 'Istanbul, Ferry by Ferry', ar: 'إسطنبول على ضفتين', ku: 'ئەستەنبووڵ بە کەشتی و بە پێ' },
    description: {
      en: 'Lions from Babylon hang in a museum below Topkapı, and that is where this walk through the city’s layers begins. The hotel stands in Sirkeci, three minutes from the piers, so most days start with a ferry and a glass of tea on deck instead of a coach.',
      ar: 'أسود من شارع الموكب في بابل معلّقة في متحف أسفل قصر طوب قابي، ومن عندها نبدأ قراءة المدينة طبقة بعد طبقة. الفندق في سيركجي على بعد ثلاث دقائق من المراسي، فالتنقّل في أغلب الأيام بالعبّارة، وقدح الشاي على سطحها جزء من البرنامج.',
      ku: 'شێرەکانی بابل لە مۆزەخانەیەکی خوار تۆپکاپی هەڵواسراون و ئێمەش هەر لەوێوە دەست بە خوێندنەوەی شارەکە دەکەین. هوتێلەکە لە سیرکەجییە، سێ خولەک لە بەندەرەکەوە دوورە، بۆیە زۆربەی بەیانییەکان لەجیاتی پاس سواری کەشتی دەبین و چا لەسەر پشتی کەشتییەکە دەخۆینەوە.',
    },
    days: 6,
    price: { amount: 69000, currency: 'USD' },
    groupSize: 20,
    itinerary: [
      {
        title: { en: 'Kirkuk to the Golden Horn', ar: 'من كركوك إلى القرن الذهبي', ku: 'لە کەرکووکەوە بۆ ئەستەنبووڵ' },
        text: {
          en: 'A direct flight of about two and a half hours, then the drive in along the sea walls. Before dinner we cross the Galata Bridge on foot, past the anglers.',
          ar: 'طيران مباشر لنحو ساعتين ونصف الساعة، ثم الدخول إلى المدينة بمحاذاة الأسوار البحرية. وقبل العشاء نعبر جسر غلطة مشياً بين صيادي السمك.',
          ku: 'فڕینێکی ڕاستەوخۆ کە نزیکەی دوو کاتژمێر و نیو دەخایەنێت، پاشان بە تەنیشت شوورا کۆنەکانی سەر دەریادا دەچینە ناو شار. پێش نانی ئێوارە بە پێ لە پردی گەڵەتە دەپەڕینەوە، لەنێو ڕاوچییانی ماسیدا.',
        },
      },
      {
        title: {
          en: 'Lions of Babylon, sultans’ rooms',
          ar: 'أسود بابل وحجرات السلاطين',
          ku: 'شێرەکانی بابل و کۆشکی سوڵتان',
        },
        text: {
          en: 'The Archaeological Museums come first, with the glazed beasts of Babylon and the tablet of the Kadesh treaty. Topkapı takes the afternoon, kitchens and library included.',
          ar: 'نبدأ بمتاحف الآثار حيث حيوانات بابل المزجّجة ولوح معاهدة قادش. وبعد الظهر لقصر طوب قابي بمطابخه ومكتبته وشرفته المطلة على الماء.',
          ku: 'سەرەتا مۆزەخانەی شوێنەوار، بە ئاژەڵە کاشییەکانی بابل و لەوحی پەیمانی قادیشەوە. دوانیوەڕۆ بۆ تۆپکاپییە: مەتبەخەکان، کتێبخانەکە و ئەو باڵکۆنەی دەڕوانێتە سەر ئاوەکە.',
        },
      },
      {
        title: { en: 'Sinan’s domes', ar: 'قباب المعمار سنان', ku: 'گومەزەکانی میعمار سینان' },
        text: {
          en: 'Süleymaniye in the quiet of the morning and the tiles of Rüstem Pasha above the spice market. Our guide, a restorer, shows how a dome is held up without a single iron beam.',
          ar: 'جامع السليمانية في هدوء الصباح، ثم قاشاني جامع رستم باشا فوق سوق التوابل. الدليل مرمّم يشرح كيف ترتفع القبة من غير عارضة حديد واحدة.',
          ku: 'مزگەوتی سولەیمانییە لە بێدەنگیی بەیانیدا و کاشییەکانی ڕوستەم پاشا لە سەرووی بازاڕی بەهاراتەوە. ڕێبەرەکەمان نۆژەنکەرەوەی بینای کۆنە و ڕوونی دەکاتەوە گومەزێک چۆن بەبێ شیش ڕادەوەستێت.',
        },
      },
      {
        title: { en: 'Up the Bosphorus', ar: 'صعوداً في البوسفور', ku: 'بەرەو سەرووی بۆسفۆڕ' },
        text: {
          en: 'The slow public ferry zigzags between continents to Anadolu Kavağı, almost at the Black Sea. Lunch is fried fish on the quay, with a climb to the ruined castle for those who wish.',
          ar: 'عبّارة عامة بطيئة تتنقّل بين القارتين حتى أناضولو كافاغي عند مدخل البحر الأسود. الغداء سمك مقلي، ومن شاء صعد إلى القلعة المهدّمة.',
          ku: 'کەشتییە گشتییە هێواشەکە لەم کیشوەرەوە بۆ ئەوی تر دەچێت تا دەگاتە ئەنادۆڵو کاڤاغی، نزیک دەروازەی دەریای ڕەش. ماسیی سوورەوەکراو دەخۆین و ئەوەی حەز بکات دەچێتە سەر قەڵا ڕووخاوەکە.',
        },
      },
      {
        title: { en: 'An island without cars', ar: 'جزيرة بلا سيارات', ku: 'دوورگەیەکی بێ ئۆتۆمبێل' },
        text: {
          en: 'Büyükada by the morning boat: wooden villas, pine paths and bicycles. The evening is free for the Grand Bazaar or a bookshop in Kadıköy.',
          ar: 'إلى بويوك أدا بعبّارة الصباح: بيوت خشبية ودروب صنوبر ودراجات هوائية. والمساء حر للسوق المسقوف الكبير أو لمكتبات قاضي كوي.',
          ku: 'بە کەشتیی بەیانی دەچینە بویوک ئادا: خانووی دارین، ڕێچکەی نێو سنەوبەر و پاسکیل. ئێوارە ئازادە بۆ بازاڕە گەورە سەرداپۆشراوەکە یان کتێبفرۆشییەکانی کادیکۆی.',
        },
      },
      {
        title: { en: 'Last simit, then home', ar: 'سميط أخير ثم العودة', ku: 'دوا سمیت، پاشان گەڕانەوە' },
        text: {
          en: 'Breakfast is late and the luggage waits at reception while you look at the sea once more. The plane lands in Kirkuk in the evening.',
          ar: 'فطور متأخر، والحقائب عند الاستقبال ريثما تُلقى نظرة أخيرة على البحر. الهبوط في كركوك مساءً.',
          ku: 'نانی بەیانی درەنگتر دەخورێت و جانتاکان لای پێشوازی دەمێننەوە تا جارێکی تر سەیری دەریا بکەیت. ئێوارە لە کەرکووک دەنیشینەوە.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Five nights in Sirkeci', ar: 'خمس ليالٍ في سيركجي', ku: 'پێنج شەو مانەوە لە سیرکەجی' },
      breakfasts,
      {
        en: 'City card for ferry and tram',
        ar: 'بطاقة العبّارات والترام',
        ku: 'کارتی سواربوونی کەشتی و ترام',
      },
      tickets,
      guide,
    ],
    excludes: [noVisa, mealsOut, shopping],
    departures: [8, 19, 33, 47, 68, 89, 110],
    pictures: [{ scene: 'river', time: 'dawn', place: 'hill-city' }, { scene: 'boat', time: 'dusk', subject: 'launch' }, { scene: 'bazaar', time: 'noon' }],
  },
  {
    key: 'cappadocia-cave-honeymoon',
    category: 'neighbours',
    type: 'honeymoon',
    location: 'baghdad',
    destination: { en: 'Cappadocia, Türkiye', ar: 'كابادوكيا، تركيا', ku: 'کاپادۆکیا، تورکیا' },
    title: { en: 'A Cave Room in Cappadocia', ar: 'غرفة في صخر كابادوكيا', ku: 'ژووری ناو بەردی کاپادۆکیا' },
    description: {
      en: 'Your room in Ürgüp was cut by hand into soft volcanic stone, cool by day and silent by night. Four mornings give the balloon more than one chance at good wind, and between them lie valleys to walk, a potter’s wheel for two and long dinners from a sealed clay jar.',
      ar: 'نُحتت غرفتكما في أورغوب باليد في حجر بركاني ليّن، فهي باردة نهاراً ولا يصل إليها صوت ليلاً. المنطاد لا يطير إلا بريح طيبة، ولذلك تمنحه أربعة صباحات أكثر من فرصة، وما بين الفجر والفجر وديان وردية ودولاب فخّار لاثنين.',
      ku: 'بەردی گڕکانیی ئورگوپ نەرمە، بۆیە خەڵک بە دەست ژووریان تێدا هەڵکۆڵیوە؛ یەکێک لەوان چوار شەو هی ئێوەیە. باڵۆن تەنیا کاتێک بەرز دەبێتەوە کە با لەبار بێت، لەبەر ئەوە چەند بەیانییەکمان بۆی هێشتووەتەوە و کاتەکانی تریش بۆ دۆڵ و گۆزەگەری و نانی ئێوارەی هێمنە.',
    },
    days: 5,
    price: { amount: 98000, currency: 'USD' },
    groupSize: 12,
    itinerary: [
      {
        title: { en: 'Two flights, one cave', ar: 'رحلتان وكهف واحد', ku: 'دوو فڕین و یەک ئەشکەوت' },
        text: {
          en: 'Baghdad to Istanbul and on to Kayseri, then an hour by car with Mount Erciyes behind you. Lentil soup is kept warm, whatever the hour.',
          ar: 'من بغداد إلى إسطنبول ثم قيصري، وبعدها ساعة بالسيارة وجبل أرجياس خلفكما. شوربة العدس تبقى ساخنة مهما تأخر الوصول.',
          ku: 'لە بەغداوە بۆ ئەستەنبووڵ و لەوێشەوە بۆ شاری قەیسەری، پاشان کاتژمێرێک بە ئۆتۆمبێل کە چیای ئەرجیەس لە پشتتانەوەیە. هەر کاتێک بگەن، شۆربای نیسک بە گەرمی چاوەڕێتانە.',
        },
      },
      {
        title: { en: 'Above the chimneys', ar: 'فوق مداخن الصخر', ku: 'بەسەر ستوونە بەردینەکاندا' },
        text: {
          en: 'The balloon lifts before sunrise if the wind allows, otherwise tomorrow. After a second breakfast and a nap we walk Rose Valley towards evening, when its name makes sense.',
          ar: 'يرتفع المنطاد قبل الشروق إن سمحت الريح، وإلا فغداً. وبعد فطور ثانٍ وقيلولة نمشي في وادي الورد قبيل المغيب، وعندها يُعرف سبب التسمية.',
          ku: 'ئەگەر با ڕێگا بدات، پێش خۆرهەڵاتن باڵۆنەکە هەڵدەستێت، ئەگینا دەمێنێتەوە بۆ سبەی. دوای پشوویەک، نزیک ئێوارە بە دۆڵی گوڵدا پیاسە دەکەین، ئەو کاتەی ڕەنگی بەردەکان هۆی ناوەکەی دەردەخات.',
        },
      },
      {
        title: { en: 'Clay in Avanos', ar: 'طين أفانوس', ku: 'قوڕی ئاڤانۆس' },
        text: {
          en: 'Avanos has worked the red clay of the Kızılırmak since the Hittites. A master gives you an hour at his wheel and posts the fired piece to Baghdad; painted churches at Göreme fill the rest of the day.',
          ar: 'تشتغل أفانوس بطين النهر الأحمر منذ أيام الحثيين. يمنحكما المعلّم ساعة على دولابه ويرسل القطعة بعد شيّها إلى بغداد، وبقية النهار لكنائس غوريمه المرسومة في الصخر.',
          ku: 'ئاڤانۆس لە سەردەمی حیتییەکانەوە کار بە قوڕی سووری ڕووبارەکەی دەکات. وەستایەک کاتژمێرێک چەرخەکەی دەداتە دەستتان و گۆزەکە دوای سوورکردنەوە بۆ بەغدا دەنێرێت؛ پاشان کەنیسە نەخشێندراوەکانی گۆرەمە دەبینین.',
        },
      },
      {
        title: { en: 'Underground and along water', ar: 'تحت الأرض وقرب الماء', ku: 'ژێر زەوی و کەناری ئاو' },
        text: {
          en: 'Down the narrow stairs of Kaymaklı, where whole villages once hid with their animals. Then the poplars of the Ihlara gorge and lunch on a platform over the stream.',
          ar: 'ننزل الأدراج الضيقة في كايماكلي حيث كانت قرى كاملة تختبئ مع مواشيها. ثم حَور وادي إهلارا، والغداء على دكة فوق الجدول.',
          ku: 'بە پلیکانە تەسکەکانی کایماکلیدا دادەبەزین، کە جاران خەڵکی چەند گوندێک بە ماڵاتەوە خۆیان تێدا دەشاردەوە. دواتر دەچینە نێو سپیندارەکانی دۆڵی ئیهلارا و نانی نیوەڕۆ لەسەر تەختێکی سەر ئاو دەخۆین.',
        },
      },
      {
        title: { en: 'Terrace, tea, take-off', ar: 'شاي الشرفة ثم الإقلاع', ku: 'چای تەراس و فڕین' },
        text: {
          en: 'One more sky full of balloons, this time seen from the roof with a blanket. The car leaves for Kayseri at eleven.',
          ar: 'سماء أخرى ملأى بالمناطيد، نراها هذه المرة من السطح تحت بطانية. السيارة إلى قيصري في الحادية عشرة.',
          ku: 'جارێکی تر ئاسمانی پڕ لە باڵۆن، بەڵام ئەم جارە لە تەراسەکەوە و بەتانییەک بەسەر شانتانەوە. کاتژمێر 11 ئۆتۆمبێلەکە بەرەو قەیسەری دەکەوێتە ڕێ.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Four nights in a cave room', ar: 'أربع ليالٍ في غرفة صخرية', ku: 'چوار شەو لە ژوورێکی بەردیندا' },
      halfBoard,
      { en: 'One balloon flight for two', ar: 'رحلة منطاد لشخصين', ku: 'یەک گەشتی باڵۆن بۆ دوو کەس' },
      { en: 'Private car for the couple', ar: 'سيارة خاصة للعروسين', ku: 'ئۆتۆمبێلی تایبەت بە بووک و زاوا' },
    ],
    excludes: [noVisa, lunches, tips, insurance],
    departures: [12, 26, 40, 61, 82, 103],
    season: { from: '04-01', to: '11-15' },
    pictures: [{ scene: 'kites', time: 'dawn', subject: 'balloons' }, { scene: 'village', time: 'dusk' }, { scene: 'suite', time: 'night', view: 'mountains' }],
  },
  {
    key: 'antalya-school-holiday',
    category: 'neighbours',
    type: 'family',
    location: 'erbil',
    destination: { en: 'Antalya, Türkiye', ar: 'أنطاليا، تركيا', ku: 'ئەنتالیا، تورکیا' },
    title: { en: 'A Week by the Sea in Antalya', ar: 'أسبوع أمام بحر أنطاليا', ku: 'هەفتەیەک لە کەناری دەریای ئەنتالیا' },
    description: {
      en: 'Grandmother wants shade, the teenagers want slides, the little ones want sand: the resort at Lara has it all, and every meal is within a minute’s walk. Half of the days go no further than the beach; on the others the bus is back before the small ones get tired.',
      ar: 'للجدّة ظلّ، وللفتيان زلّاقات ماء، وللصغار رمل؛ هكذا اخترنا المنتجع في لارا، والطعام فيه على بعد دقيقة مهما كانت الساعة. نصف الأيام لا يبتعد عن الشاطئ، وفي النصف الآخر تعود الحافلة قبل أن يتعب أصغر المسافرين.',
      ku: 'داپیرە سێبەری دەوێت، هەرزەکار خلیسکێنەی ئاو و وردە منداڵیش لم؛ ڕیزۆرتەکەی لارا هەموویانی هەیە و چێشتخانەکەش خولەکێک دوورە. نیوەی ڕۆژەکان هەر لە کەناری دەریاین و لە ڕۆژەکانی گەشتیشدا، پێش ماندووبوونی منداڵان دەگەڕێینەوە.',
    },
    days: 7,
    price: { amount: 84000, currency: 'USD' },
    groupSize: 30,
    itinerary: [
      {
        title: { en: 'Two hours to the sea', ar: 'ساعتان إلى البحر', ku: 'دوو کاتژمێر تا دەریا' },
        text: {
          en: 'Erbil to Antalya without a stop, and a quarter of an hour by bus to Lara. Swimsuits should be at the top of the suitcase; the pools stay open until seven.',
          ar: 'طيران مباشر من أربيل ثم ربع ساعة بالحافلة إلى لارا. ملابس السباحة في أعلى الحقيبة من فضلكم، فالمسابح مفتوحة حتى السابعة مساءً.',
          ku: 'لە هەولێرەوە ڕاستەوخۆ دەفڕین و چارەکە کاتژمێرێکیش بە پاس تا لارا. جلی مەلە لە سەرەوەی جانتاکە دابنێن، چونکە مەلەوانگەکان تا کاتژمێر 7ی ئێوارە کراوەن.',
        },
      },
      {
        title: { en: 'Sand and slides', ar: 'رمل وزلّاقات', ku: 'لم و خلیسکێنە' },
        text: {
          en: 'No programme, except for the children’s club at ten and a swimming lesson for beginners at four.',
          ar: 'لا برنامج اليوم سوى نادي الأطفال في العاشرة ودرس سباحة للمبتدئين في الرابعة عصراً.',
          ku: 'ئەمڕۆ بەرنامەمان نییە، جگە لە یانەی منداڵان لە کاتژمێر 10 و وانەی مەلە بۆ تازەفێران لە کاتژمێر 4ی عەسر.',
        },
      },
      {
        title: { en: 'A waterfall into the sea', ar: 'شلال يصبّ في البحر', ku: 'تاڤگەیەک دەڕژێتە دەریا' },
        text: {
          en: 'The lower Düden drops forty metres from the cliff straight into the Mediterranean, and a boat goes close enough to get everyone wet. Ice cream in the lanes of Kaleiçi afterwards.',
          ar: 'يهوي شلال دودن السفلي أربعين متراً من الجرف إلى المتوسط، ويقترب القارب حتى يبتلّ الجميع. وبعده مثلّجات في أزقة كاليتشي القديمة.',
          ku: 'تاڤگەی خوارووی دودەن چل مەتر لە کەمەرەکەوە دەڕژێتە ناو دەریای ناوەڕاست و بەلەمەکە هێندە نزیک دەبێتەوە کە هەمووان تەڕ دەبن. پاشان لە کۆڵانەکانی شاری کۆن ئایسکرێم دەخۆین.',
        },
      },
      {
        title: { en: 'The loudest whisper', ar: 'همسة يسمعها الجميع', ku: 'چرپەیەک هەمووان دەیبیستن' },
        text: {
          en: 'In the Roman theatre of Aspendos one child speaks on the stage and the others listen from the top row. On the way back we stop at the Manavgat falls for grilled trout.',
          ar: 'في مسرح أسبندوس الروماني يتكلم طفل على المنصة ويصغي الباقون من الصف الأعلى. وفي الطريق نقف عند شلال مانافغات لتناول السلمون المرقّط مشوياً.',
          ku: 'لە شانۆی ڕۆمانیی ئەسپێندۆس منداڵێک لەسەر شانۆکە قسە دەکات و ئەوانی تر لە دوا ڕیزەوە گوێی لێ دەگرن. پاشان لەلای تاڤگەی ماناڤگات ماسیی برژاو دەخۆین.',
        },
      },
      {
        title: { en: 'Nothing but beach', ar: 'الشاطئ ولا شيء سواه', ku: 'تەنیا کەناری دەریا' },
        text: {
          en: 'Sandcastles are judged at five; the prize is a melon. Parents who want an evening out can leave the young ones at the club’s own party.',
          ar: 'في الخامسة عصراً مسابقة قلاع الرمل، وجائزتها بطيخة. ومن أراد من الآباء نزهة مسائية فللصغار حفل مع المشرفات.',
          ku: 'کاتژمێر 5ی عەسر جوانترین قەڵای لمین هەڵدەبژێرین و خەڵاتەکەی کاڵەکێکە. ئێوارەش ئەگەر دایک و باوک بیانەوێت بچنە دەرەوە، سەرپەرشتیارەکان ئاهەنگ بۆ منداڵان ساز دەکەن.',
        },
      },
      {
        title: { en: 'Cable car over Kemer', ar: 'تلفريك فوق كيمر', ku: 'بە تەلەفریک بەسەر کێمەردا' },
        text: {
          en: 'Ten minutes lift you from pine forest to the top of Tahtalı, 2365 metres above the bay; take a jacket. A swim between the Roman harbours of Phaselis ends the outing.',
          ar: 'عشر دقائق من غابة الصنوبر إلى قمة تاهتالي على ارتفاع 2365 متراً، والسترة ضرورية. وفي طريق النزول سباحة بين مرافئ فاسيليس الرومانية.',
          ku: 'بە دە خولەک لە دارستانی سنەوبەرەوە دەگەینە لووتکەی تاهتالی کە 2365 مەتر بەرزە؛ چاکەتێک لەگەڵ خۆتان بهێنن. دواتر لە نێوان بەندەرە ڕۆمانییەکانی فاسێلیسدا مەلە دەکەین.',
        },
      },
      {
        title: { en: 'Shells in the suitcase', ar: 'أصداف في الحقيبة', ku: 'گوێچکەماسی لە جانتاکەدا' },
        text: {
          en: 'A last dip before breakfast. Rooms are kept until noon and the plane to Erbil leaves in mid-afternoon.',
          ar: 'غطسة أخيرة قبل الفطور. تبقى الغرف لكم حتى الظهر، والطائرة إلى أربيل عصراً.',
          ku: 'پێش نانی بەیانی دوا مەلە. ژوورەکان تا نیوەڕۆ لای ئێوە دەمێننەوە و فڕۆکەی هەولێر عەسر هەڵدەستێت.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Six nights in a family room', ar: 'ست ليالٍ في غرفة عائلية', ku: 'شەش شەو لە ژووری خێزانیدا' },
      { en: 'All meals at the resort', ar: 'جميع الوجبات في المنتجع', ku: 'هەموو ژەمەکان لە ڕیزۆرتەکە' },
      transfers,
      { en: 'Three outings by bus', ar: 'ثلاث جولات بالحافلة', ku: 'سێ گەشتی دەرەوە بە پاس' },
      { en: 'Children’s club and swimming lesson', ar: 'نادي الأطفال ودرس السباحة', ku: 'یانەی منداڵان و وانەی مەلە' },
    ],
    excludes: [noVisa, insurance, shopping],
    departures: [7, 21, 35, 49, 63, 77, 91, 105],
    season: { from: '06-10', to: '09-20' },
    pictures: [{ scene: 'seaside', time: 'noon' }, { scene: 'pool', time: 'noon' }, { scene: 'waterfall', time: 'noon' }],
  },
  {
    key: 'trabzon-highland-week',
    category: 'neighbours',
    type: 'adventure',
    location: 'baghdad',
    destination: {
      en: 'Trabzon and Uzungöl, Türkiye',
      ar: 'طرابزون وأوزنغول، تركيا',
      ku: 'ترابزۆن و ئوزونگۆل، تورکیا',
    },
    title: {
      en: 'Above the Clouds of the Black Sea',
      ar: 'فوق غيوم البحر الأسود',
      ku: 'لەسەرووی هەورەکانی دەریای ڕەشەوە',
    },
    description: {
      en: 'Rain jackets are needed even in July, which is exactly why Baghdadis come. From the coast we climb valley by valley: a monastery on a cliff, the lake at Uzungöl, a wild river to paddle, and finally wooden huts on the Pokut pasture, with the clouds lying below the doorstep.',
      ar: 'هنا يُلبس المعطف المطري في تموز، وهذا وحده سبب كافٍ للقادم من بغداد. نصعد من الساحل وادياً بعد وادٍ: دير معلّق على جرف، وبحيرة أوزنغول، ونهر هائج نجذّف فيه، وأخيراً أكواخ مرج بوكوت التي تستلقي الغيوم تحت عتباتها.',
      ku: 'تەنانەت لە تەممووزیشدا چاکەتی بارانت پێویستە، ئەوەش بۆ کەسێک کە لە گەرمای بەغداوە بێت دیارییەکی گەورەیە. دۆڵ بە دۆڵ سەردەکەوین: دێرێکی سەر کەمەر، دەریاچەی ئوزونگۆل، ڕووبارێکی توند بۆ بەلەم، و لە کۆتاییدا خانۆچکە دارینەکانی پۆکوت کە هەور لەبەر دەرگایاندا ڕاکشاوە.',
    },
    days: 7,
    price: { amount: 79000, currency: 'USD' },
    groupSize: 16,
    itinerary: [
      {
        title: { en: 'A runway by the waves', ar: 'مدرج بمحاذاة الموج', ku: 'فڕۆکەخانەیەک لەبەر شەپۆل' },
        text: {
          en: 'The plane comes in over the water. From the tea gardens of Boztepe hill the whole of Trabzon lies at your feet, and dinner is anchovy rice.',
          ar: 'تهبط الطائرة من فوق الماء مباشرة. ومن حدائق الشاي على تل بوزتبه تُرى طرابزون كلها، والعشاء رز بسمك الأنشوفة.',
          ku: 'فڕۆکەکە بەسەر ئاودا دێت و دەنیشێتەوە. لە چایخانەکانی گردی بۆزتەپەوە هەموو ترابزۆن لەژێر پێتاندایە و نانی ئێوارە برنج و ماسیی هەمسییە.',
        },
      },
      {
        title: { en: 'Sumela on foot', ar: 'إلى سوميلا مشياً', ku: 'بە پێ بۆ سومێلا' },
        text: {
          en: 'We take the forest path instead of the shuttle, an hour of steep roots up to the monastery at 1200 metres. The reward comes at Hamsiköy: rice pudding baked in clay.',
          ar: 'نترك الحافلة ونسلك درب الغابة، ساعة صعود بين الجذور حتى الدير على ارتفاع 1200 متر. والمكافأة في هامسي كوي: رز بحليب مخبوز في الفخّار.',
          ku: 'لەجیاتی پاس ڕێچکەی دارستانەکە دەگرین، کاتژمێرێک هەڵگەڕان بەنێو ڕەگی داردا تا دێرەکە لە بەرزیی 1200 مەتر. خەڵاتەکەشمان لە هامسیکۆیە: شیربرنجی ناو گۆزە.',
        },
      },
      {
        title: { en: 'The long lake', ar: 'البحيرة الطويلة', ku: 'دەریاچە درێژەکە' },
        text: {
          en: 'Up the Solaklı valley between hazelnut slopes to Uzungöl, 1090 metres high. Bicycles are ready for a turn around the water before the evening mist.',
          ar: 'صعوداً في وادي سولاقلي بين منحدرات البندق إلى أوزنغول على ارتفاع 1090 متراً. الدراجات جاهزة لدورة حول الماء قبل ضباب المساء.',
          ku: 'بە دۆڵی سۆلاکلیدا، لە نێوان باخی فندقدا، دەچینە ئوزونگۆل کە 1090 مەتر بەرزە. پێش ئەوەی تەمی ئێوارە دابێت، بە پاسکیل بە دەوری ئاوەکەدا دەسووڕێینەوە.',
        },
      },
      {
        title: { en: 'Down from the high pasture', ar: 'نزولاً من المرج العالي', ku: 'دابەزین لە کوێستانەوە' },
        text: {
          en: 'Jeeps carry us to the Karester pasture above the tree line; back to the lake we walk, four hours through spruce with a picnic of corn bread and butter cheese.',
          ar: 'تحملنا سيارات الجيب إلى مرج كارستر فوق حد الأشجار، والعودة إلى البحيرة مشياً: أربع ساعات في غابة التنوب مع زوادة من خبز الذرة والجبن.',
          ku: 'جیپ دەمانباتە کوێستانی کارێستەر، لەسەرووی دوا دارەکانەوە. گەڕانەوە بە پێیە: چوار کاتژمێر بەناو دارستاندا، لەگەڵ نانی گەنمەشامی و پەنیر.',
        },
      },
      {
        title: { en: 'Paddling the Storm River', ar: 'تجذيف في نهر العاصفة', ku: 'بەلەم لە ڕووباری گەردەلوول' },
        text: {
          en: 'Fırtına means storm, and the river below Çamlıhemşin keeps its word for an hour and a half of rafting under old stone bridges. Night in wooden rooms at Ayder, next to the hot spring.',
          ar: 'فرطنة تعني العاصفة، والنهر عند تشامليهمشين اسم على مسمّى: ساعة ونصف الساعة من التجذيف تحت جسور الحجر. المبيت في غرف خشبية بأيدر قرب النبع الحار.',
          ku: 'فرتنا واتە گەردەلوول، و ڕووبارەکە لە خوار چاملیهەمشین شایەنی ناوەکەیەتی: کاتژمێر و نیوێک بەلەمی فوودراو بەژێر پردە بەردینەکاندا. شەو لە ژووری دارینی ئایدەر دەخەوین، لە تەنیشت کانیاوە گەرمەکە.',
        },
      },
      {
        title: { en: 'Pokut, over the clouds', ar: 'بوكوت فوق الغيم', ku: 'پۆکوت لەسەر هەور' },
        text: {
          en: 'A rough track, then the ridge: black wooden houses and a white sea beneath them. Cheese and corn flour are stirred over the fire and we stay until the sun goes under.',
          ar: 'طريق وعر ثم حافة الجبل: بيوت خشب داكنة وتحتها بحر أبيض من الغيم. يُطبخ الجبن بدقيق الذرة على النار، ونبقى حتى تغيب الشمس.',
          ku: 'ڕێگایەکی سەخت و ئینجا لووتکە: خانووی دارینی ڕەش و لەژێریاندا دەریایەکی سپی. پەنیر و ئاردی گەنمەشامی لەسەر ئاگر دەکوڵێت و تا خۆرئاوابوون لەوێ دەمێنینەوە.',
        },
      },
      {
        title: { en: 'Tea country, then Baghdad', ar: 'بلاد الشاي ثم بغداد', ku: 'ناوچەی چا، پاشان بەغدا' },
        text: {
          en: 'In Rize pickers lend us their shears for a row of tea, and a kilo of it goes home. Boarding in Trabzon is towards evening.',
          ar: 'في ريزة تعيرنا القاطفات مقصّاتهن لصفّ من شجيرات الشاي، وكيلو منه يعود معنا. الإقلاع من طرابزون قبيل المساء.',
          ku: 'لە ڕیزە ژنانی چاچن مەقەستەکانیان دەدەنە دەستمان تا ڕیزێک چا بچنین، و کیلۆیەکیش دەبێتە دیاری. نزیک ئێوارە لە ترابزۆنەوە دەفڕین.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Six nights in three places', ar: 'ست ليالٍ في ثلاثة أماكن', ku: 'شەش شەو لە سێ شوێندا' },
      halfBoard,
      {
        en: 'Rafting with helmet and vest',
        ar: 'التجذيف مع خوذة وسترة نجاة',
        ku: 'بەلەمسواری بە کڵاو و چاکەتی ڕزگارکردن',
      },
      { en: 'Jeeps to the high pastures', ar: 'سيارات جيب إلى المروج العالية', ku: 'جیپ بۆ سەر کوێستانەکان' },
      { en: 'A mountain guide on walks', ar: 'دليل جبلي في مسارات المشي', ku: 'ڕێبەری شاخ لە پیاسەکاندا' },
    ],
    excludes: [noVisa, lunches, insurance],
    departures: [10, 24, 38, 52, 66, 94],
    season: { from: '06-01', to: '09-30' },
    pictures: [{ scene: 'lake', time: 'dawn' }, { scene: 'waterfall', time: 'noon' }, { scene: 'resort', time: 'dawn', subject: 'pines', place: 'north' }],
  },
  {
    key: 'mardin-urfa-by-road',
    category: 'neighbours',
    type: 'culture',
    location: 'duhok',
    destination: { en: 'Mardin and Urfa, Türkiye', ar: 'ماردين وأورفا، تركيا', ku: 'ماردین و ئورفە، تورکیا' },
    title: { en: 'Stone Cities over the Plain', ar: 'مدن الحجر فوق السهل', ku: 'شارە بەردینەکانی سەر دەشتەکە' },
    description: {
      en: 'No airport is involved: the coach leaves Duhok after dawn prayer and by late afternoon you are drinking coffee on a roof in Mardin. The route strings together monasteries, a Roman garrison town and the oldest carved pillars yet found, with kitchens of Urfa as a reason in themselves.',
      ar: 'تنطلق الحافلة من دهوك بعد صلاة الفجر، وعند العصر تكون القهوة على سطح بيت في ماردين، من دون مطار ولا انتظار. تجمع الرحلة أديرة عامرة وثغراً رومانياً وأقدم أعمدة منحوتة عُرفت حتى الآن، أما مطابخ أورفا فسبب قائم بذاته.',
      ku: 'فڕۆکەخانەی ناوێت: پاسەکە دوای نوێژی بەیانی لە دهۆک دەردەچێت و عەسر لەسەر سەربانێکی ماردین قاوە دەخۆینەوە. لەم ڕێگایەدا دێری ئاوەدان، شارێکی سەربازیی ڕۆمانی و کۆنترین ستوونی هەڵکۆڵراوی جیهان دەبینین، لەگەڵ ئەو خواردنانەی ئورفە کە خۆیان بەهانەی گەشتن.',
    },
    days: 5,
    price: { amount: 520000, currency: 'IQD' },
    groupSize: 26,
    itinerary: [
      {
        title: { en: 'Across the Khabur', ar: 'عبور الخابور', ku: 'پەڕینەوە لە خابوور' },
        text: {
          en: 'An hour to the Ibrahim Khalil crossing, two or three more for the stamps, so bring a book. Past Cizre and Nusaybin the road turns up to Mardin, whose lights begin as we arrive.',
          ar: 'ساعة إلى معبر إبراهيم الخليل وساعتان أو ثلاث للأختام، فليكن معكم كتاب. وبعد جزيرة ابن عمر ونصيبين يصعد الطريق إلى ماردين مع أول أضوائها.',
          ku: 'کاتژمێرێک تا دەروازەی ئیبراهیم خەلیل و دوو سێ کاتژمێریش بۆ مۆری پاسپۆرت، کتێبێک لەگەڵ خۆت بهێنە. دوای جزیرە و نسێبین ڕێگاکە بەرەو ماردین هەڵدەکشێت.',
        },
      },
      {
        title: {
          en: 'Saffron walls, silver thread',
          ar: 'جدران الزعفران وخيوط الفضة',
          ku: 'دیواری زەعفەران و داوی زیو',
        },
        text: {
          en: 'The Zinciriye madrasa at opening time, Deyrulzafaran with one of its monks, then Midyat, where a filigree smith draws silver thinner than hair.',
          ar: 'المدرسة الزنجيرية ساعة فتح أبوابها، ثم دير الزعفران برفقة أحد رهبانه، وبعده مديات حيث يسحب الصائغ خيط الفضة أدقّ من الشعرة.',
          ku: 'بەیانی زوو مەدرەسەی زنجیرییە، پاشان دێری زەعفەران لەگەڵ ڕاهیبێکی خۆیدا. دوانیوەڕۆ لە میدیاتین، کە زێڕینگەر داوی زیو لە موو باریکتر دەکات.',
        },
      },
      {
        title: { en: 'Dara’s cisterns', ar: 'صهاريج دارا', ku: 'ئەمبارەکانی ئاوی دارا' },
        text: {
          en: 'Rome kept its eastern garrison here; the water cisterns are as high as a church and the tombs fill a quarry. In the afternoon we cross the plain to Urfa and watch the carp at Balıklıgöl by lamplight.',
          ar: 'كانت دارا ثغر الروم الشرقي؛ صهاريجها بعلو كنيسة ومدافنها تملأ المقلع. وعصراً نقطع السهل إلى أورفا ونرى أسماك بركة الخليل على ضوء المصابيح.',
          ku: 'دارا سەربازگەی ڕۆژهەڵاتی ڕۆمانییەکان بوو؛ ئەمبارەکانی ئاوی هێندەی کەنیسەیەک بەرزن. عەسر دەشتەکە دەبڕین تا ئورفە و لەبەر ڕووناکیی چرا ماسییەکانی گۆمی ئیبراهیم دەبینین.',
        },
      },
      {
        title: { en: 'Before writing, before wheat', ar: 'قبل الكتابة والقمح', ku: 'پێش نووسین و پێش گەنم' },
        text: {
          en: 'Göbekli Tepe with few people about, and the Urfa museum where its foxes and vultures are shown up close. Beehive houses in Harran follow, and at night musicians sing around a tray of peppery bulgur köfte.',
          ar: 'غوبكلي تبه قبل الزحام، ثم متحف أورفا حيث تُرى ثعالبها ونسورها عن قرب. بعدها بيوت حرّان المخروطية، وفي الليل سهرة طرب حول صينية من كبة البرغل الحارّة.',
          ku: 'زوو دەچینە گۆبەکلی تەپە و دواتر مۆزەخانەی ئورفە، کە ڕێوی و دالە هەڵکۆڵراوەکانی لە نزیکەوە دەبینرێن. پاشان خانووە گومەزییەکانی حەڕان، و شەو هونەرمەندان بە دەوری سینیی چیکۆفتەوە گۆرانی دەڵێن.',
        },
      },
      {
        title: { en: 'The road home', ar: 'طريق العودة', ku: 'ڕێگای گەڕانەوە' },
        text: {
          en: 'Liver on skewers for breakfast if you dare, as locals do. The coach takes the motorway east and reaches Duhok around nine at night.',
          ar: 'كباب الكبد على الفطور لمن يجرؤ، كما يفعل أهل أورفا. ثم الطريق السريع شرقاً، والوصول إلى دهوك نحو التاسعة ليلاً.',
          ku: 'ئەوەی بوێرێت، وەک خەڵکی ئورفە بە جگەری برژاو نانی بەیانی دەخوات. پاسەکە بەرەو ڕۆژهەڵات دەگەڕێتەوە و نزیکەی کاتژمێر 9ی شەو لە دهۆکین.',
        },
      },
    ],
    includes: [
      coach,
      { en: 'Four nights in stone houses', ar: 'أربع ليالٍ في بيوت حجرية', ku: 'چوار شەو لە خانووی بەردیندا' },
      breakfasts,
      { en: 'Music evening with dinner, Urfa', ar: 'سهرة طرب مع العشاء في أورفا', ku: 'شەوی گۆرانی و نان لە ئورفە' },
      tickets,
      guide,
    ],
    excludes: [noVisa, mealsOut, tips, singleRoom],
    departures: [6, 20, 41, 62, 83, 111],
    pictures: [{ scene: 'old-city', time: 'dusk' }, { scene: 'monastery', time: 'noon' }, { scene: 'courtyard', time: 'night' }],
  },
  {
    key: 'mashhad-three-generations',
    category: 'neighbours',
    type: 'family',
    location: 'najaf',
    destination: { en: 'Mashhad and Nishapur, Iran', ar: 'مشهد ونيسابور، إيران', ku: 'مەشهەد و نیشاپوور، ئێران' },
    title: { en: 'Mashhad for Three Generations', ar: 'مشهد لثلاثة أجيال', ku: 'مەشهەد بۆ سێ نەوە' },
    description: {
      en: 'Visiting the shrine at any hour matters most to the elders, so the hotel is four hundred metres from the Bab al-Jawad gate and lends wheelchairs. For the rest of the family there are orchards at Torqabeh, a poet’s garden in Tus and the turquoise cutters of Nishapur.',
      ar: 'أهمّ ما يريده الكبار أن يدخلوا العتبة متى شاؤوا، فالفندق على بعد 400 متر من باب الجواد وفيه كراسٍ متحركة للإعارة. ولبقية العائلة بساتين طرقبة وحديقة الفردوسي في طوس وورش الفيروز في نيسابور.',
      ku: 'بۆ بەتەمەنەکان گرنگ ئەوەیە هەر کاتێک ویستیان بچنە مەزارگە، بۆیە هوتێلەکە 400 مەتر لە دەروازەی بابولجەوادەوە دوورە و ویلچێریشی هەیە. ئەندامانی تری خێزانیش باخەکانی تورقەبە و ئارامگەی فیردەوسی لە توس و پیرۆزەتاشەکانی نیشاپووریان بۆ دەمێنێتەوە.',
    },
    days: 6,
    price: { amount: 590000, currency: 'IQD' },
    groupSize: 28,
    itinerary: [
      {
        title: { en: 'Najaf to Khorasan', ar: 'من النجف إلى خراسان', ku: 'لە نەجەفەوە بۆ خوراسان' },
        text: {
          en: 'The direct flight takes a little over two hours; set your watch half an hour ahead. The first visit to the shrine is after supper, when the courtyards are lit.',
          ar: 'طيران مباشر يزيد قليلاً على ساعتين، وتُقدَّم الساعة ثلاثين دقيقة. الزيارة الأولى ليلاً والصحن الشريف مضاء.',
          ku: 'ڕاستەوخۆ کەمێک زیاتر لە دوو کاتژمێر دەفڕین و لەوێ کاتژمێرەکەت نیو کاتژمێر پێش بخە. یەکەم زیارەت دوای نانی ئێوارەیە، کاتێک حەوشەکان ڕووناکن.',
        },
      },
      {
        title: { en: 'The shrine and its museums', ar: 'العتبة ومتاحفها', ku: 'مەزارگە و مۆزەخانەکانی' },
        text: {
          en: 'Morning is left to each family’s own devotions. At four a guide takes those interested to the carpet and manuscript collections inside the precinct.',
          ar: 'الصباح متروك لعبادة كل عائلة كما تحب. وفي الرابعة عصراً يصحب الدليل من يرغب إلى متحفي السجاد والمخطوطات داخل الحرم.',
          ku: 'بەیانی هەر خێزانێک بە دڵی خۆی خەریکی زیارەت دەبێت. کاتژمێر 4ی عەسر ڕێبەر ئەوانەی حەز دەکەن دەباتە مۆزەخانەی فەرش و دەستنووسەکان لەناو مەزارگەکەدا.',
        },
      },
      {
        title: { en: 'Torqabeh under the trees', ar: 'ظلال طرقبة', ku: 'لەژێر سێبەری تورقەبە' },
        text: {
          en: 'Half an hour from the city the air smells of walnut leaves and charcoal. Lamb chops on the skewer for lunch, then the water park, with separate hours for women and men.',
          ar: 'على بعد نصف ساعة من المدينة هواء تعبق فيه رائحة أوراق الجوز ودخان الشواء. الغداء أضلاع غنم مشوية، وبعده مدينة الألعاب المائية ولها أوقات للنساء وأخرى للرجال.',
          ku: 'نیو کاتژمێر لە شارەوە دوور، بۆنی گەڵای گوێز و خەڵووز دێت. نانی نیوەڕۆ پەراسووی برژاوە و دوای ئەوە یاریی ئاوی، کە کاتی ژنان و پیاوانی جیایە.',
        },
      },
      {
        title: { en: 'Turquoise and two poets', ar: 'فيروز وشاعران', ku: 'پیرۆزە و دوو شاعیر' },
        text: {
          en: 'By bus to Nishapur, an hour and three quarters away: the tombs of Khayyam and Attar in their gardens, and a workshop where blue stones are ground on a wheel. Children may keep a chip.',
          ar: 'إلى نيسابور في ساعة وثلاثة أرباع الساعة بالحافلة: قبرا الخيام والعطار وسط الحدائق، وورشة يُصقل فيها الحجر الأزرق. للأطفال أن يحتفظوا بكسرة منه.',
          ku: 'بە پاس دەچینە نیشاپوور، کە کاتژمێرێک و سێ چارەک دوورە: ئارامگەی خەیام و عەتتار لەناو باخچەدا، و کارگەیەک کە بەردی شینی تێدا دەتاشرێت. منداڵان دەتوانن پارچەیەکی ورد بۆ خۆیان ببەن.',
        },
      },
      {
        title: { en: 'Tus and the saffron stalls', ar: 'طوس ودكاكين الزعفران', ku: 'توس و دوکانی زەعفەران' },
        text: {
          en: 'Scenes of Rustam’s battles are carved around Ferdowsi’s tomb, and our guide tells them to the young ones. The afternoon goes to Reza Bazaar for saffron, barberries and prayer beads.',
          ar: 'معارك رستم منحوتة حول ضريح الفردوسي، والدليل يرويها للصغار قصة قصة. وبعد الظهر لسوق الرضا: زعفران وزرشك ومسابح.',
          ku: 'شەڕەکانی ڕۆستەم بە دەوری ئارامگەی فیردەوسیدا هەڵکۆڵراون و ڕێبەرەکە بۆ منداڵانیان دەگێڕێتەوە. دوانیوەڕۆ لە بازاڕی ڕەزا زەعفەران و زرشک و تەزبیح دەکڕین.',
        },
      },
      {
        title: { en: 'Farewell visit', ar: 'زيارة الوداع', ku: 'زیارەتی ماڵئاوایی' },
        text: {
          en: 'The last prayer at the shrine is at dawn, and the elders are driven to the gate and back. We land in Najaf before noon.',
          ar: 'صلاة الفجر الأخيرة في العتبة، وسيارة صغيرة توصل كبار السن إلى الباب وتعيدهم. الوصول إلى النجف قبل الظهر.',
          ku: 'دوا نوێژی بەیانی لە مەزارگە دەکەین و ئۆتۆمبێلێک بەتەمەنەکان دەباتە بەر دەروازە و دەیانهێنێتەوە. پێش نیوەڕۆ لە نەجەفین.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Five nights near the shrine', ar: 'خمس ليالٍ قرب العتبة', ku: 'پێنج شەو نزیک مەزارگە' },
      { en: 'Three meals every day', ar: 'ثلاث وجبات كل يوم', ku: 'هەموو ڕۆژێک سێ ژەم خواردن' },
      transfers,
      {
        en: 'Loan of wheelchairs for elders',
        ar: 'إعارة كراسٍ متحركة لكبار السن',
        ku: 'ویلچێر بۆ بەتەمەنەکان بە ئەمانەت',
      },
      guide,
    ],
    excludes: [shopping, extraLuggage, insurance],
    departures: [5, 15, 25, 39, 53, 74, 95, 116],
    pictures: [{ scene: 'golden-dome', time: 'night' }, { scene: 'garden', time: 'noon' }, { scene: 'bazaar', time: 'dusk' }],
  },
  {
    key: 'isfahan-shiraz-eight-days',
    category: 'neighbours',
    type: 'culture',
    location: 'karbala',
    destination: { en: 'Isfahan and Shiraz, Iran', ar: 'أصفهان وشيراز، إيران', ku: 'ئیسفەهان و شیراز، ئێران' },
    title: { en: 'Tiles, Bridges and Ghazals', ar: 'من قاشاني أصفهان إلى غزل شيراز', ku: 'کاشی، پرد و غەزەل' },
    description: {
      en: 'Four nights under blue domes, three among orange trees, and between the two a day on the road with Cyrus’s tomb at its midpoint. Small workshops are opened for the group, from cotton printers to a maker of the setar, and each evening someone reads a page of Hafez in two languages.',
      ar: 'أربع ليالٍ تحت القباب الزرق وثلاث بين أشجار النارنج، وبينهما نهار على الطريق ينتصف عند قبر كورش. تفتح الورش الصغيرة أبوابها لنا، من طبّاعي القطن إلى صانع السه تار، وفي كل مساء صفحة من حافظ تُقرأ بلغتها ثم بترجمتها.',
      ku: 'لە ئیسفەهان چوار شەو لەژێر گومەزی شیندا و لە شیراز سێ شەو لەنێو داری نارنجدا دەمێنینەوە، لە نێوانیشیاندا ڕۆژێکی ڕێگا هەیە کە گۆڕی کوورش لە ناوەڕاستیدایە. کارگە بچووکەکان دەرگامان بۆ دەکەنەوە و هەر ئێوارەیەک لاپەڕەیەک لە دیوانی حافز دەخوێنینەوە.',
    },
    days: 8,
    price: { amount: 72000, currency: 'USD' },
    groupSize: 18,
    itinerary: [
      {
        title: { en: 'Karbala, Najaf, Isfahan', ar: 'كربلاء فالنجف فأصفهان', ku: 'کەربەلا، نەجەف، ئیسفەهان' },
        text: {
          en: 'A bus collects the group in Karbala and reaches Najaf airport in an hour and a quarter. The hotel in Isfahan is a Qajar house around a pool of goldfish.',
          ar: 'تجمع الحافلة المسافرين من كربلاء وتبلغ مطار النجف في ساعة وربع الساعة. والفندق في أصفهان بيت قاجاري يحيط بحوض أسماك حمر.',
          ku: 'پاسێک لە کەربەلا کۆمان دەکاتەوە و بە کاتژمێر و چارەکێک دەمانگەیەنێتە فڕۆکەخانەی نەجەف. هوتێلەکەی ئیسفەهان خانوویەکی سەردەمی قاجارە و حەوزێکی ماسیی سووری لە ناوەڕاستدایە.',
        },
      },
      {
        title: { en: 'Half the world', ar: 'نصف الدنيا', ku: 'نیوەی جیهان' },
        text: {
          en: 'Naqsh-e Jahan square with the light still low, the Sheikh Lutfallah dome that changes from cream to pink, and the music room of Ali Qapu. Saffron ice cream under the arcades.',
          ar: 'ساحة نقش جهان والضوء ما زال مائلاً، وقبة الشيخ لطف الله التي يتبدّل لونها بين القشدي والوردي، وقاعة الموسيقى في عالي قابو. ثم مثلّجات بالزعفران تحت الأروقة.',
          ku: 'بەیانی زوو گۆڕەپانی نەقشی جیهان، پاشان گومەزی شێخ لوتفوڵڵا کە بە گۆڕانی ڕووناکی ڕەنگی دەگۆڕێت، و ژووری مۆسیقای عالی قاپوو. ئایسکرێمی زەعفەران لەژێر کەوانەکاندا دەخۆین.',
        },
      },
      {
        title: { en: 'Bridges and New Julfa', ar: 'الجسور وجلفا الجديدة', ku: 'پردەکان و جولفای نوێ' },
        text: {
          en: 'Vank Cathedral and the printing press of the Armenians, then an afternoon among the workshops. After dark, men sing beneath the arches of Khaju bridge whether the river runs or not.',
          ar: 'كاتدرائية فانك ومطبعة الأرمن القديمة، ثم عصر بين الورش. وفي الليل يغنّي الرجال تحت أقواس جسر خواجو، جرى النهر أم جفّ.',
          ku: 'کاتیدراڵی ڤانک و چاپخانە کۆنەکەی ئەرمەنەکان، ئینجا سەردانی کارگەکان. شەوانە پیاوان لەژێر تاقەکانی پردی خواجوودا گۆرانی دەڵێن، ئیتر ڕووبارەکە ئاوی هەبێت یان نا.',
        },
      },
      {
        title: { en: 'Nine centuries in brick', ar: 'تسعة قرون من الآجر', ku: 'نۆ سەدە لە خشت' },
        text: {
          en: 'The Friday Mosque shows every dynasty’s handwriting, courtyard by courtyard. At a printer’s bench you stamp your own cloth with pear-wood blocks, and the vapour does the rest.',
          ar: 'جامع الجمعة العتيق يحمل خط كل دولة مرّت، رواقاً بعد رواق. وعند طبّاع القماش يختم كل مسافر قطعته بقوالب من خشب الكمثرى، ويتكفّل البخار بتثبيت اللون.',
          ku: 'مزگەوتی هەینی لە هەر هەیوانێکیدا دەستخەتی دەوڵەتێکی هەڵگرتووە. دواتر لای وەستای قەڵەمکار، بە قاڵبی داری هەرمێ خۆت نەخش لەسەر پارچەیەک قوماش دەدەیت.',
        },
      },
      {
        title: { en: 'South by Pasargadae', ar: 'جنوباً عبر باسارغاد', ku: 'بەرەو باشوور بە پاسارگاددا' },
        text: {
          en: 'Some 480 kilometres of plateau, broken by lunch in Abadeh and the lonely stepped tomb of Cyrus. Shiraz smells of orange blossom or of bread, depending on the month.',
          ar: 'نحو 480 كيلومتراً في الهضبة، يقطعها غداء في آباده ووقفة عند قبر كورش المدرّج وحيداً في السهل. ثم شيراز برائحة القدّاح أو الخبز، بحسب الشهر.',
          ku: 'نزیکەی 480 کیلۆمەتر بە دەشتە بەرزەکەدا دەڕۆین، لە ئابادە نان دەخۆین و لای گۆڕە پلەپلەکەی کوورش دەوەستین. ئێوارە دەگەینە شیراز، کە بەپێی وەرز بۆنی گوڵی نارنج یان نانی گەرمی لێ دێت.',
        },
      },
      {
        title: { en: 'The stairway of nations', ar: 'سلّم الأمم', ku: 'پلیکانەی گەلان' },
        text: {
          en: 'Persepolis from opening time: look for the Babylonians with their humped bull on the eastern stairs. Four kings’ tombs are cut into the cliff at Naqsh-e Rostam, ten minutes further.',
          ar: 'برسبوليس منذ فتح البوابة: على الدرج الشرقي وفد البابليين يقود ثوراً ذا سنام. وعلى بعد عشر دقائق منها نقش رستم ومدافن أربعة ملوك في الجرف.',
          ku: 'لەگەڵ کردنەوەی دەرگادا لە تەختی جەمشیدین: لەسەر پلیکانەی ڕۆژهەڵات بگەڕێ بۆ بابلییەکان کە گایەکی کۆپارەداریان پێیە. دە خولەک لەولاتر، لە نەقشی ڕۆستەم، گۆڕی چوار پاشا لە کەمەرەکەدا هەڵکەنراون.',
        },
      },
      {
        title: { en: 'Coloured light, a poet’s grave', ar: 'ضوء ملوّن وقبر شاعر', ku: 'ڕووناکیی ڕەنگین و حافز' },
        text: {
          en: 'Sun through the panes of Nasir al-Mulk falls on the carpets until about ten. The cypresses of Eram garden come next, and at dusk everyone opens the book at Hafez’s tomb to ask for an omen.',
          ar: 'تسقط الشمس من زجاج نصير الملك على السجاد حتى العاشرة تقريباً. ثم سرو حديقة إرم، وعند الغروب يفتح كل واحد الديوان عند قبر حافظ طلباً للفأل.',
          ku: 'تا نزیکەی کاتژمێر 10، تیشکی خۆر لە شووشەکانی نەسیرولمولکەوە دەکەوێتە سەر فەرشەکان. دوای ئەوە دارە سەروەکانی باخی ئیرەم، و ئێوارە لەسەر گۆڕی حافز دیوانەکە بۆ فاڵ دەکەینەوە.',
        },
      },
      {
        title: { en: 'Vakil Bazaar, then Najaf', ar: 'سوق الوكيل ثم النجف', ku: 'بازاڕی وەکیل، پاشان نەجەف' },
        text: {
          en: 'Time for one carpet, or for the lime and rosewater sorbet called faloodeh. The flight lands in Najaf after sunset and the bus goes on to Karbala.',
          ar: 'وقت يكفي لسجادة، أو لكأس من الفالوده بماء الورد والليمون. تهبط الطائرة في النجف بعد المغرب وتكمل الحافلة إلى كربلاء.',
          ku: 'کات هەیە بۆ کڕینی فەرشێک یان خواردنی فالوودەی شیرازی بە گوڵاو و لیمۆ. دوای خۆرئاوابوون لە نەجەف دەنیشینەوە و پاسەکە دەمانباتەوە کەربەلا.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Seven nights in old houses', ar: 'سبع ليالٍ في بيوت قديمة', ku: 'حەوت شەو لە خانووی کۆندا' },
      halfBoard,
      {
        en: 'Cloth printing with a master',
        ar: 'طباعة القماش مع معلّم الحرفة',
        ku: 'چاپی قوماش لەگەڵ وەستای قەڵەمکار',
      },
      tickets,
      guide,
    ],
    excludes: [lunches, tips, shopping, singleRoom],
    departures: [14, 35, 56, 77, 98],
    pictures: [{ scene: 'minaret', time: 'dusk', place: 'hill-city' }, { scene: 'bridge', time: 'night' }, { scene: 'garden', time: 'dawn' }],
  },
  {
    key: 'tabriz-sahand-overland',
    category: 'neighbours',
    type: 'adventure',
    location: 'sulaymaniyah',
    destination: {
      en: 'Marivan to Tabriz, Iran',
      ar: 'من مريوان إلى تبريز، إيران',
      ku: 'لە مەریوانەوە تا تەورێز، ئێران',
    },
    title: { en: 'Overland to Tabriz and Sahand', ar: 'براً إلى تبريز وجبل سهند', ku: 'بە وشکانی بۆ تەورێز و سەهەند' },
    description: {
      en: 'Caves first, then a crater, then a snow mountain: the road north from Marivan has something to climb on every day. Three four-wheel-drive vehicles and a cook from Saqqez travel with the group, and one free afternoon is set aside for getting lost in Tabriz bazaar.',
      ar: 'كهف ثم فوهة بركان ثم جبل مثلج: في كل يوم من الطريق شمال مريوان ما يستحق التسلّق. ترافق المجموعة ثلاث سيارات دفع رباعي وطبّاخ من سقز، ولبازار تبريز عصر كامل لمن أراد أن يضيع فيه.',
      ku: 'سەرەتا ئەشکەوت، پاشان گڕکان و دوایی چیای بەفرین؛ لەم ڕێگایەی باکووری مەریوان هەموو ڕۆژێک شتێک هەیە بۆ سەرکەوتن. سێ ئۆتۆمبێلی شاخاوی و چێشتلێنەرێکی سەقزی لەگەڵماندان، و دوانیوەڕۆیەکیش تەرخانە بۆ ونبوون لە بازاڕی تەورێز.',
    },
    days: 6,
    price: { amount: 560000, currency: 'IQD' },
    groupSize: 11,
    itinerary: [
      {
        title: { en: 'Over Bashmaq to Zrebar', ar: 'عبر باشماخ إلى زريبار', ku: 'لە باشماخەوە بۆ زرێبار' },
        text: {
          en: 'Through Penjwen to the crossing, formalities, and down to Marivan by early afternoon. Kayaks are waiting at the reed edge of Lake Zrebar.',
          ar: 'من بنجوين إلى المعبر، ثم إلى مريوان أول العصر. عند قصب بحيرة زريبار قوارب كاياك في الانتظار.',
          ku: 'بە پێنجوێندا دەچینە دەروازەی سنوور و دوای مۆرکردنی پاسپۆرت، سەرەتای عەسر لە مەریوانین. بەلەمی کایاک لە پەنا قامیشەکانی زرێبار ئامادەیە.',
        },
      },
      {
        title: { en: 'Rooms inside Karaftu', ar: 'حجرات كرفتو', ku: 'ژوورەکانی ناو کەرەفتوو' },
        text: {
          en: 'East of Saqqez a cliff holds four storeys of chambers, one with a Greek line naming Heracles. We go on by headlamp into the natural cave behind them and sleep in Takab.',
          ar: 'شرق سقز جرف فيه أربع طبقات من الحجرات، وعلى مدخل إحداها سطر يوناني يذكر هرقل. نكمل بمصابيح الرأس إلى الكهف الطبيعي خلفها، والمبيت في تكاب.',
          ku: 'لە ڕۆژهەڵاتی سەقز، کەمەرێک چوار نهۆم ژووری تێدا هەڵکەنراوە و لەسەر یەکێکیان دێڕێکی یۆنانی ناوی هێرکول دەبات. بە چرای سەر دەچینە قووڵایی ئەشکەوتەکە و شەو لە تیکاب دەخەوین.',
        },
      },
      {
        title: { en: 'Solomon’s throne and prison', ar: 'تخت سليمان وزندانه', ku: 'تەخت و زیندانی سلێمان' },
        text: {
          en: 'A lake 112 metres deep lies level with the ruins of a fire temple. Half an hour’s scramble up the hollow cone next door lets you look down into an empty crater, before the drive to Tabriz.',
          ar: 'بحيرة عمقها 112 متراً تتوسّط أطلال معبد نار. وبجوارها مخروط أجوف نصعده في نصف ساعة ونطلّ على فوهته الفارغة، ثم الطريق إلى تبريز.',
          ku: 'دەریاچەیەک بە قووڵایی 112 مەتر لە ناوەڕاستی کەلاوەی ئاتەشگەیەکدایە. نیو کاتژمێر بەو گردە ناوبۆشەی تەنیشتیدا هەڵدەگەڕێین و دەڕوانینە چاڵە بەتاڵەکەی، پاشان بەرەو تەورێز دەڕۆین.',
        },
      },
      {
        title: { en: 'Kandovan and the slopes', ar: 'كندوان وسفوح الجبل', ku: 'کەندۆڤان و بناری سەهەند' },
        text: {
          en: 'Families still live in the stone cones of Kandovan and sell honey from their windows. A shepherd’s trail leads from the last house up the flank of Sahand, five hours there and back, snow permitting.',
          ar: 'ما زالت العائلات تسكن مخاريط كندوان الصخرية وتبيع العسل من نوافذها. ومن آخر بيت درب رعاة يصعد سفح سهند، خمس ساعات ذهاباً وإياباً إن سمح الثلج.',
          ku: 'خێزانەکان هێشتا لە خانووە قووچەکییەکانی کەندۆڤاندا دەژین و لە پەنجەرەوە هەنگوین دەفرۆشن. لە دوا ماڵەوە ڕێچکەی شوانان بەرەو سەهەند هەڵدەکشێت؛ چوون و گەڕانەوە پێنج کاتژمێرە، ئەگەر بەفر ڕێگا بدات.',
        },
      },
      {
        title: { en: 'Striped hills, vaulted market', ar: 'تلال مخططة وسوق معقود', ku: 'گردە خەتخەتەکان و بازاڕ' },
        text: {
          en: 'On the Ahar road the hills run in bands of red, green and white, best on foot in the early hours. The afternoon is yours under the brick vaults of Tabriz bazaar.',
          ar: 'على طريق أهر تلال مخططة بالأحمر والأخضر والأبيض، والمشي بينها أجمل في أول النهار. وبعد الظهر حر تحت عقود الآجر في بازار تبريز.',
          ku: 'لەسەر ڕێگای ئەهەر گردەکان خەتی سوور و سەوز و سپییان تێدایە و بەیانی زوو بە پێ بەناویاندا دەڕۆین. دوانیوەڕۆ ئازادیت لەژێر تاقە خشتینەکانی بازاڕی تەورێزدا.',
        },
      },
      {
        title: { en: 'The long way back', ar: 'الطريق الطويل', ku: 'ڕێگای دوور و درێژ' },
        text: {
          en: 'We leave at five with breakfast in paper bags. Bukan and Saqqez pass by the window, and Sulaymaniyah comes after some twelve hours, border included.',
          ar: 'نغادر في الخامسة فجراً والفطور في أكياس ورقية. تمرّ بوكان وسقز من النافذة، والوصول إلى السليمانية بعد نحو 12 ساعة بما فيها المعبر.',
          ku: 'کاتژمێر 5ی بەیانی دەردەچین و نانی بەیانیمان لەگەڵ خۆمان دەبەین. بە بۆکان و سەقزدا تێدەپەڕین و دوای نزیکەی 12 کاتژمێر، بە سنوورەوە، لە سلێمانین.',
        },
      },
    ],
    includes: [
      { en: 'Four-wheel drive with fuel', ar: 'سيارات دفع رباعي مع الوقود', ku: 'ئۆتۆمبێلی شاخاوی لەگەڵ بەنزین' },
      { en: 'Five nights in simple lodgings', ar: 'خمس ليالٍ في نُزل بسيطة', ku: 'پێنج شەو لە میوانخانەی سادەدا' },
      { en: 'All meals by our cook', ar: 'جميع الوجبات من طبّاخ المجموعة', ku: 'هەموو ژەمەکان بە دەستی چێشتلێنەرمان' },
      {
        en: 'Helmets, headlamps and kayaks',
        ar: 'الخوذ ومصابيح الرأس والقوارب',
        ku: 'کڵاوی پارێزەر، چرای سەر و بەلەم',
      },
      tickets,
    ],
    excludes: [
      insurance,
      tips,
      { en: 'Walking boots and warm clothes', ar: 'أحذية المشي والملابس الدافئة', ku: 'پێڵاوی شاخ و جلی گەرم' },
    ],
    departures: [11, 32, 53, 81],
    season: { from: '05-01', to: '10-15' },
    pictures: [{ scene: 'zagros', time: 'dawn' }, { scene: 'lake', time: 'noon' }, { scene: 'bazaar', time: 'noon' }],
  },
  {
    key: 'kish-island-for-two',
    category: 'neighbours',
    type: 'honeymoon',
    location: 'basra',
    destination: { en: 'Kish Island, Iran', ar: 'جزيرة كيش، إيران', ku: 'دوورگەی کیش، ئێران' },
    title: { en: 'Kish, an Island for Two', ar: 'كيش، جزيرة لاثنين', ku: 'کیش، دوورگەیەک بۆ دوو کەس' },
    description: {
      en: 'From Basra the quickest way to coral water is across Shalamcheh and one short hop from Abadan. The couple has a sea-facing room, two bicycles for the whole stay and very little on the timetable: a stranded steamer at sunset, cool tunnels under the island, fish chosen from the boat.',
      ar: 'أقصر طريق من البصرة إلى مياه المرجان معبر الشلامجة ثم قفزة جوية من عبادان. غرفة مطلة على البحر ودراجتان طوال الإقامة، وبرنامج خفيف عن قصد: باخرة جانحة ساعة الغروب، وقنوات باردة تحت الجزيرة، وسمك يُختار من القارب.',
      ku: 'بووک و زاوای بەسرە زۆر لە ئاوی مەرجانەوە نزیکن: تەنیا شەلەمچە و فڕینێکی کورت لە عەبادانەوە. ژوورەکەتان ڕوو لە دەریایە، دوو پاسکیلتان بۆ هەموو ماوەکە هەیە و بەرنامەکەش بە ئەنقەست سووکە: کەشتییەکی گیرخواردوو، تونێلی فێنک و ماسیی تازە.',
    },
    days: 5,
    price: { amount: 56000, currency: 'USD' },
    groupSize: 8,
    itinerary: [
      {
        title: { en: 'Shalamcheh, Abadan, Kish', ar: 'الشلامجة فعبادان فكيش', ku: 'شەلەمچە، عەبادان، کیش' },
        text: {
          en: 'A private car takes you over the border to Abadan airport, and the flight is about an hour. Juice and a cool towel at the hotel, then the sound of waves.',
          ar: 'سيارة خاصة إلى مطار عبادان عبر المعبر، والطيران ساعة تقريباً. عصير ومنشفة باردة في الفندق، ثم صوت الموج وحده.',
          ku: 'ئۆتۆمبێلێکی تایبەت لە سنوورەوە دەتانباتە فڕۆکەخانەی عەبادان و فڕینەکە نزیکەی کاتژمێرێکە. لە هوتێل شەربەتێکی سارد و دواتر تەنیا دەنگی شەپۆل.',
        },
      },
      {
        title: { en: 'Once around by bicycle', ar: 'دورة بالدراجة', ku: 'بە پاسکیل بە دەوریدا' },
        text: {
          en: 'The cycle lane keeps to the shore nearly all the way, with cafés to stop at and old fig trees for shade. Be at the Greek ship by evening: it ran aground in 1966 and rusts beautifully.',
          ar: 'مسار الدراجات يلازم الساحل، وعليه مقاهٍ وأشجار تين بنغالي قديمة للظل. ومساءً عند السفينة اليونانية التي جنحت سنة 1966 وما زال الصدأ يلوّنها.',
          ku: 'ڕێگای پاسکیل هەر لە کەناری دەریاوە دەڕوات، بە کافێ و سێبەری داری هەنجیری کۆنەوە. ئێوارە خۆتان بگەیەننە کەشتییە یۆنانییەکە، کە لە ساڵی 1966ەوە لێرە گیری خواردووە.',
        },
      },
      {
        title: { en: 'Glass floor, coral garden', ar: 'قاع زجاجي وحديقة مرجان', ku: 'بەلەمی بنشووشە و مەرجان' },
        text: {
          en: 'A glass-bottomed boat drifts over the reef in the morning, when the water is clearest. Swimming beaches are separate for women and men, and the afternoon is planned around that.',
          ar: 'قارب بقاع زجاجي فوق الشعاب صباحاً حين يصفو الماء. وللنساء شاطئ سباحة وللرجال آخر، وقد رُتّب العصر على هذا الأساس.',
          ku: 'بەیانی، کە ئاو لە هەموو کات ڕوونترە، بەلەمێکی بنشووشە بەسەر مەرجانەکاندا دەڕوات. کەناری مەلەی ژنان و پیاوان جیایە و کاتی عەسر بەپێی ئەوە ڕێک خراوە.',
        },
      },
      {
        title: { en: 'Under the island', ar: 'تحت الجزيرة', ku: 'لەژێر دوورگەکەدا' },
        text: {
          en: 'Old water channels sixteen metres down stay pleasant in any heat, and fossils of shells stick out of the ceiling. Dinner is on a dhow, with a bandari drummer on board.',
          ar: 'قنوات ماء قديمة على عمق 16 متراً لا يبلغها الحر، وفي سقفها أصداف متحجّرة. العشاء على ظهر مركب خشبي مع ضارب طبل بندري.',
          ku: 'کارێزە کۆنەکان 16 مەتر لەژێر زەویدان و گەرما نایانگاتێ؛ گوێچکەماسیی بەبەردبوو لە بنمیچیانەوە دیارە. نانی ئێوارە لەسەر کەشتییەکی دارینە، لەگەڵ تەپڵژەنێکی بەندەریدا.',
        },
      },
      {
        title: { en: 'Slow morning, short flight', ar: 'صباح متمهّل وطيران قصير', ku: 'بەیانییەکی هێواش و فڕین' },
        text: {
          en: 'Breakfast can be brought to the balcony. By six in the evening you are back on the corniche of Basra.',
          ar: 'يمكن أن يُحمل الفطور إلى الشرفة. وفي السادسة مساءً تكونان على كورنيش البصرة.',
          ku: 'ئەگەر بتانەوێت نانی بەیانی بۆ باڵکۆنەکەتان دەهێنن. کاتژمێر 6ی ئێوارە لە کۆرنیشی بەسرەن.',
        },
      },
    ],
    includes: [
      { en: 'Flights between Abadan and Kish', ar: 'الطيران بين عبادان وكيش', ku: 'فڕین لە نێوان عەبادان و کیشدا' },
      { en: 'Car from Basra and back', ar: 'سيارة من البصرة وإليها', ku: 'ئۆتۆمبێل لە بەسرەوە و بۆ بەسرە' },
      { en: 'Four nights facing the sea', ar: 'أربع ليالٍ بإطلالة على البحر', ku: 'چوار شەو لە ژوورێکی ڕوو لە دەریا' },
      breakfasts,
      { en: 'Two bicycles and a boat ride', ar: 'دراجتان وجولة بالقارب الزجاجي', ku: 'دوو پاسکیل و گەشتێکی بەلەم' },
      { en: 'One dinner on a dhow', ar: 'عشاء على مركب خشبي', ku: 'نانێکی ئێوارە لەسەر کەشتیی دارین' },
    ],
    excludes: [mealsOut, insurance, shopping],
    departures: [9, 23, 44, 65, 86],
    pictures: [{ scene: 'seaside', time: 'dusk' }, { scene: 'bicycle', time: 'noon' }, { scene: 'boat', time: 'noon' }],
  },
  {
    key: 'petra-wadi-rum-on-foot',
    category: 'neighbours',
    type: 'adventure',
    location: 'baghdad',
    destination: {
      en: 'Amman, Petra and Wadi Rum, Jordan',
      ar: 'عمّان والبتراء ووادي رم، الأردن',
      ku: 'عەممان، پێترا و وادی ڕەم، ئوردن',
    },
    title: { en: 'Petra by the Back Trail', ar: 'البتراء من دربها الخلفي', ku: 'پێترا لە ڕێگای پشتەوە' },
    description: {
      en: 'Most groups enter Petra once, by the front, with everyone else. Ours goes in twice, the second time over the mountain from Little Petra, and reaches the Monastery from above; before that there is a night on the rim of Dana, after it one in a goat-hair tent in Wadi Rum.',
      ar: 'تدخل أغلب المجموعات البتراء مرة واحدة من السيق مع الزحام. أما نحن فندخلها مرتين، والثانية عبر الجبل من البتراء الصغيرة فنبلغ الدير من أعلاه، وقبلها ليلة على حافة ضانا وبعدها ليلة في بيت شعر بوادي رم.',
      ku: 'زۆربەی گرووپەکان تەنیا جارێک و لە دەروازەی پێشەوە دەچنە پێترا. ئێمە دوو جار دەچین و جاری دووەم بەسەر شاخدا، لە پێترای بچووکەوە، لە سەرووی دێرەکەوە دەردەکەوین. شەوێک لە لێواری دۆڵی دانا و شەوێکیش لە ڕەشماڵی وادی ڕەم دەخەوین.',
    },
    days: 6,
    price: { amount: 89000, currency: 'USD' },
    groupSize: 14,
    itinerary: [
      {
        title: { en: 'Amman from its citadel', ar: 'عمّان من قلعتها', ku: 'عەممان لە قەڵاکەیەوە' },
        text: {
          en: 'An hour and a half in the air, then straight up Jabal al-Qal’a for the view over the city’s hills. Supper is hummus and falafel at a street table in the old centre.',
          ar: 'ساعة ونصف الساعة في الجو، ثم إلى جبل القلعة حيث تنكشف تلال المدينة. العشاء حمّص وفلافل في وسط البلد.',
          ku: 'کاتژمێر و نیوێک دەفڕین و یەکسەر دەچینە سەر چیای قەڵا، کە گردەکانی شاری لێوە دیارن. نانی ئێوارە حومس و فەلافلە لە ناوەڕاستی شاری کۆن.',
        },
      },
      {
        title: { en: 'The King’s Highway', ar: 'الطريق الملوكي', ku: 'ڕێگای پاشایان' },
        text: {
          en: 'Madaba’s floor map, the great bend of Mujib, the halls of Karak. We reach Dana village by four and walk its rim path until the valley turns violet.',
          ar: 'خارطة مادبا الفسيفسائية، ومنعطف الموجب الكبير، وقاعات الكرك. نصل إلى قرية ضانا في الرابعة عصراً ونمشي على الحافة حتى يميل الوادي إلى البنفسجي.',
          ku: 'نەخشە مۆزاییکەکەی مادەبا، پێچە گەورەکەی موجیب و هۆڵەکانی قەڵای کەرەک. کاتژمێر 4 دەگەینە گوندی دانا و بە لێواری دۆڵەکەدا دەڕۆین تا ڕەنگی مۆر دەبێت.',
        },
      },
      {
        title: { en: 'Through the Siq', ar: 'عبر السيق', ku: 'بەناو سیقدا' },
        text: {
          en: 'We are at the gate for six and have the Treasury almost to ourselves. The High Place of Sacrifice is reached by rock-cut steps, with a descent past the lion fountain.',
          ar: 'نقف عند البوابة في السادسة صباحاً فتكاد الخزنة تكون لنا. ثم درج منحوت إلى المذبح العالي، والنزول من جهة نافورة الأسد.',
          ku: 'کاتژمێر 6 لەبەر دەروازەین و خەزنە هێشتا چۆڵە. پاشان بە پلیکانە بەردینەکاندا دەچینە سەر قوربانگە بەرزەکە و لە لای کانیی شێرەوە دادەبەزین.',
        },
      },
      {
        title: { en: 'Over to the Monastery', ar: 'إلى الدير من فوق', ku: 'لە سەرەوە بۆ دێرەکە' },
        text: {
          en: 'From Little Petra the path follows ledges above Wadi Araba for about three hours. Tea is boiled in front of the Monastery’s huge doorway, and 800 steps lead down to the city.',
          ar: 'من البتراء الصغيرة يتبع الدرب أفاريز فوق وادي عربة نحو ثلاث ساعات. يُغلى الشاي أمام واجهة الدير الهائلة، ثم 800 درجة نزولاً إلى المدينة.',
          ku: 'لە پێترای بچووکەوە ڕێچکەکە نزیکەی سێ کاتژمێر بە قەدی شاخەکانی سەرووی وادی عەرەبەدا دەڕوات. لەبەردەم دەرگا زەبەلاحەکەی دێردا چا لێ دەنێین، ئینجا 800 پلیکانە دادەبەزین.',
        },
      },
      {
        title: { en: 'Red sand, black tent', ar: 'رمل أحمر وبيت شعر', ku: 'لمی سوور و ڕەشماڵ' },
        text: {
          en: 'Bedouin drivers know which dune holds a runner and which a slider. An easy scramble onto a rock bridge, then lamb lifted from an oven in the sand, and stars without a lamp nearby.',
          ar: 'يعرف السائقون البدو أيّ الكثبان للركض وأيّها للتزحلق. تسلّق سهل إلى جسر صخري، ثم زرب يُرفع من تحت الرمل، ونجوم لا ينافسها مصباح.',
          ku: 'شۆفێرە بەدەوییەکان دەزانن کام تەپۆڵکەی لم بۆ ڕاکردنە و کامیان بۆ خلیسکان. بە ئاسانی دەچینە سەر پردێکی بەردین، پاشان گۆشتی ناو تەنووری ژێر لم و ئاسمانێکی پڕ ئەستێرە.',
        },
      },
      {
        title: { en: 'Camels at sunrise', ar: 'جمال مع الشروق', ku: 'وشتر لەگەڵ خۆرهەڵاتندا' },
        text: {
          en: 'An hour in the saddle to the edge of the protected area, breakfast, and four hours of desert highway to the airport. Baghdad by night.',
          ar: 'ساعة على ظهور الجمال إلى طرف المحمية، ثم الفطور وأربع ساعات على الطريق الصحراوي إلى المطار. الوصول إلى بغداد ليلاً.',
          ku: 'کاتژمێرێک بە سواری وشتر تا لێواری ناوچە پارێزراوەکە، نانی بەیانی و چوار کاتژمێری ڕێگای بیابان تا فڕۆکەخانە. شەو دەگەینەوە بەغدا.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Five nights, one in camp', ar: 'خمس ليالٍ إحداها في المخيم', ku: 'پێنج شەو، یەکێکیان لە خێوەتگە' },
      halfBoard,
      { en: 'Two-day ticket for Petra', ar: 'تذكرة يومين للبتراء', ku: 'بلیتی دوو ڕۆژەی پێترا' },
      { en: 'Jeeps and camels in Rum', ar: 'سيارات جيب وجمال في رم', ku: 'جیپ و وشتر لە وادی ڕەم' },
      { en: 'A licensed walking guide', ar: 'دليل مشي مُجاز', ku: 'ڕێبەرێکی پیادەڕۆیی بە مۆڵەتەوە' },
    ],
    excludes: [noVisa, lunches, tips, insurance],
    departures: [13, 27, 48, 69, 90, 118],
    season: { from: '03-01', to: '11-20' },
    pictures: [{ scene: 'desert', time: 'dusk' }, { scene: 'canyon', time: 'noon' }, { scene: 'desert', time: 'night' }],
  },
  {
    key: 'aqaba-reef-honeymoon',
    category: 'neighbours',
    type: 'honeymoon',
    location: 'nineveh',
    destination: { en: 'Aqaba, Jordan', ar: 'العقبة، الأردن', ku: 'عەقەبە، ئوردن' },
    title: { en: 'Two Masks on the Red Sea', ar: 'شهر عسل بين شعاب العقبة', ku: 'مانگی هەنگوین لە دەریای سوور' },
    description: {
      en: 'Learning something new together is a good start to a marriage, and snorkelling takes an hour to learn. The reef begins ten metres from the beach, the hotel is small and quiet, and on the third evening a car drives you into the desert for a dinner laid for no one else.',
      ar: 'لعلّ أجمل بداية لزواج أن يتعلّم الاثنان شيئاً معاً، والغوص السطحي يكفيه درس من ساعة. تبدأ الشعاب على بعد 10 أمتار من الشاطئ، والفندق صغير هادئ، وفي المساء الثالث عشاء في الصحراء على مائدة لا يشارككما فيها أحد.',
      ku: 'فێربوونی شتێکی نوێ پێکەوە سەرەتایەکی خۆشە بۆ ژیانی هاوبەش، و مەلە بە دەمامکیش تەنیا کاتژمێرێکی دەوێت. مەرجانەکان 10 مەتر لە کەنارەوە دەست پێ دەکەن، هوتێلەکە بچووک و ئارامە، و ئێوارەی سێیەم لە بیاباندا سفرەیەکتان بۆ ڕادەخرێت کە تەنیا هی خۆتانە.',
    },
    days: 5,
    price: { amount: 94000, currency: 'USD' },
    groupSize: 10,
    itinerary: [
      {
        title: { en: 'Mosul to Aqaba', ar: 'من الموصل إلى العقبة', ku: 'لە مووسڵەوە بۆ عەقەبە' },
        text: {
          en: 'By car to Erbil airport, a flight to Amman and fifty minutes more to Aqaba, landing between bare mountains and blue water. Flowers in the room are jasmine, as in Mosul.',
          ar: 'بالسيارة إلى مطار أربيل، ثم عمّان، ثم 50 دقيقة أخرى إلى العقبة بين جبال جرداء وماء أزرق. وفي الغرفة ياسمين كالذي في بيوت الموصل.',
          ku: 'بە ئۆتۆمبێل تا فڕۆکەخانەی هەولێر، لەوێوە بۆ عەممان و 50 خولەکی تریش بۆ عەقەبە، لە نێوان شاخی ڕووت و ئاوی شیندا. لە ژوورەکەتاندا گوڵی یاسەمین دانراوە، وەک ماڵەکانی مووسڵ.',
        },
      },
      {
        title: { en: 'First breath through a tube', ar: 'النَّفَس الأول تحت الماء', ku: 'یەکەم هەناسە لەژێر ئاودا' },
        text: {
          en: 'An instructor, a woman if you prefer, begins in waist-deep water and ends above the Japanese Garden reef. Clownfish are almost certain, turtles a matter of luck.',
          ar: 'تبدأ المدرّبة، أو المدرّب كما تفضّلان، في ماء يبلغ الخصر وتنتهي فوق شعاب الحديقة اليابانية. سمكة المهرّج شبه مضمونة، والسلحفاة حظ.',
          ku: 'ڕاهێنەرێک، کە بە ئارەزووی خۆتان دەکرێت ژن بێت، لەو شوێنەوە دەست پێ دەکات کە ئاو تا ناوقەدە و لەسەر مەرجانەکانی «باخچەی ژاپۆنی» کۆتایی پێ دێنێت. ماسیی قەشمەر بە دڵنیایی دەبینن، کیسەڵیش ئەگەر بەختتان هەبێت.',
        },
      },
      {
        title: { en: 'Dinner in the dunes', ar: 'عشاء بين الكثبان', ku: 'نانی ئێوارە لەسەر لم' },
        text: {
          en: 'The day is free for the pool or the old fort near the palm gardens. At four a jeep leaves for Rum, an hour away; lanterns, a rug, a cook at a polite distance, and back by eleven.',
          ar: 'النهار حر للمسبح أو للقلعة المملوكية قرب بساتين النخيل. وفي الرابعة تنطلق سيارة إلى رم على بعد ساعة: فوانيس وبساط وطبّاخ على مسافة لائقة، والعودة في الحادية عشرة.',
          ku: 'ڕۆژەکە ئازادە بۆ مەلەوانگە یان قەڵا کۆنەکەی لای باخە خورماکان. کاتژمێر 4 جیپێک دەتانباتە ڕەم کە کاتژمێرێک دوورە: فانۆس، فەرشێک و چێشتلێنەرێک لە دوورەوە؛ کاتژمێر 11 لە هوتێلن.',
        },
      },
      {
        title: { en: 'A sail to yourselves', ar: 'شراع لكما وحدكما', ku: 'چارۆکەیەک بۆ خۆتان' },
        text: {
          en: 'Half a day on a small sailing boat with a skipper, stopping over a sunken aeroplane that fish have taken over. Sayadieh, rice with fish and dark onions, is cooked on board.',
          ar: 'نصف نهار على مركب شراعي صغير مع قبطانه، يتوقف فوق طائرة غارقة سكنتها الأسماك. وعلى ظهره تُطبخ الصيادية بالبصل المحمّر.',
          ku: 'نیو ڕۆژ لەسەر بەلەمێکی چارۆکەداری بچووک لەگەڵ کاپتنەکەیدا، کە بەسەر فڕۆکەیەکی نوقمبوودا دەوەستێت و ماسی بوونەتە خاوەنی. برنج و ماسی بە پیازی سوورەوەکراوەوە لەسەر بەلەمەکە لێ دەنرێت.',
        },
      },
      {
        title: { en: 'Salt on the skin, home', ar: 'ملح البحر ثم الموصل', ku: 'بە خوێی دەریاوە بەرەو ماڵ' },
        text: {
          en: 'A swim, a packed bag, the midday flight by way of Amman. A car from Erbil has you in Mosul around ten.',
          ar: 'سباحة أخيرة وحقيبة جاهزة ورحلة الظهر عبر عمّان. ومن أربيل سيارة تصل بكما إلى الموصل نحو العاشرة ليلاً.',
          ku: 'دوا مەلە، جانتای ئامادەکراو و فڕینی نیوەڕۆ بە ڕێگای عەمماندا. لە هەولێرەوە ئۆتۆمبێلێک نزیکەی کاتژمێر 10ی شەو دەتانگەیەنێتەوە مووسڵ.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Car between Mosul and Erbil', ar: 'سيارة بين الموصل وأربيل', ku: 'ئۆتۆمبێل لە نێوان مووسڵ و هەولێردا' },
      { en: 'Four nights in a sea room', ar: 'أربع ليالٍ في غرفة بحرية', ku: 'چوار شەو لە ژوورێکی سەر دەریا' },
      breakfasts,
      {
        en: 'Snorkelling lesson and equipment',
        ar: 'درس الغوص السطحي ومعدّاته',
        ku: 'وانەی مەلە بە دەمامک و کەلوپەلەکانی',
      },
      { en: 'Desert dinner and sailing trip', ar: 'عشاء الصحراء ورحلة الشراع', ku: 'نانی بیابان و گەشتی چارۆکە' },
    ],
    excludes: [noVisa, mealsOut, insurance],
    departures: [16, 30, 51, 72, 100],
    pictures: [{ scene: 'seaside', time: 'dawn' }, { scene: 'suite', time: 'dusk', view: 'sea' }, { scene: 'desert', time: 'night' }],
  },
  {
    key: 'kuwait-family-weekend',
    category: 'neighbours',
    type: 'family',
    location: 'basra',
    destination: { en: 'Kuwait City', ar: 'مدينة الكويت', ku: 'شاری کوەیت' },
    title: { en: 'Kuwait in a Long Weekend', ar: 'عطلة عائلية في الكويت', ku: 'پشوویەکی خێزانی لە کوەیت' },
    description: {
      en: 'Less than three hours of driving separate Basra’s palm groves from the towers on the Gulf, and a coordinator deals with the forms while children stay in their seats. Sharks behind glass, a market that still smells of cardamom and a playground as long as the sea front fill the three days.',
      ar: 'بين نخيل البصرة وأبراج الكويت أقل من ثلاث ساعات بالسيارة، ومندوب المكتب ينجز المعاملات عند المعبر والأطفال في مقاعدهم. وفي الأيام الثلاثة أسماك قرش خلف الزجاج وسوق يفوح بالهيل وواجهة بحرية كلها ملاعب.',
      ku: 'ڕێگای نێوان دارخورماکانی بەسرە و تاوەرەکانی کوەیت سێ کاتژمێریش نابێت، و لە سنووردا نوێنەری کۆمپانیاکە کاغەزەکان تەواو دەکات بێ ئەوەی منداڵان لە پاس دابەزن. ماسیی قرش لە پشت شووشەوە، بازاڕێک کە بۆنی هێلی لێ دێت و کەنارێکی پڕ یاریگا چاوەڕێی خێزانەکەن.',
    },
    days: 3,
    price: { amount: 36000, currency: 'USD' },
    groupSize: 24,
    itinerary: [
      {
        title: { en: 'Safwan and the old souq', ar: 'سفوان والسوق القديم', ku: 'سەفوان و بازاڕی کۆن' },
        text: {
          en: 'Departure at seven, crossing at Safwan, check-in by early afternoon. When it cools we go to Mubarakiya for kebab at long tables and a shop that sells nothing but spinning tops.',
          ar: 'الانطلاق في السابعة صباحاً والعبور من سفوان، والوصول إلى الفندق أول العصر. وحين يبرد الجو إلى المباركية: كباب على موائد طويلة ودكان لا يبيع إلا الدوّامات.',
          ku: 'کاتژمێر 7 دەردەچین، لە سەفوانەوە دەپەڕینەوە و سەرەتای عەسر لە هوتێلین. کە هەوا فێنک بوو، دەچینە بازاڕی موبارەکییە بۆ کەباب و بۆ دوکانێک کە تەنیا مزراح دەفرۆشێت.',
        },
      },
      {
        title: { en: 'Sharks and an old dhow', ar: 'أسماك القرش وسفينة قديمة', ku: 'ماسیی قرش و کەشتیی دارین' },
        text: {
          en: 'The aquarium in Salmiya keeps sharks in a tank two storeys high, with an old ocean dhow moored at its door. From the viewing sphere of the Kuwait Towers, more than 120 metres up, everyone looks for the way home.',
          ar: 'في أكواريوم السالمية حوض لأسماك القرش بعلو طابقين، وعند بابه سفينة خشبية كانت تجوب المحيط. ومن كرة المشاهدة في أبراج الكويت، على ارتفاع يزيد على 120 متراً، يبحث الجميع عن جهة البصرة.',
          ku: 'ئەکواریۆمی سالمییە حەوزێکی ماسیی قرشی بە بەرزیی دوو نهۆم هەیە و کەشتییەکی دارینی کۆنیش لەبەر دەرگایدا وەستاوە. لە گۆی تاوەرەکانی کوەیتەوە، لە بەرزیی زیاتر لە 120 مەتر، هەمووان بە چاو بۆ بەسرە دەگەڕێن.',
        },
      },
      {
        title: { en: 'A park, then Basra', ar: 'حديقة ثم البصرة', ku: 'پارک و گەڕانەوە' },
        text: {
          en: 'Shaheed Park opens early and its ponds and lawns are good for a race. Two hours remain for shopping before the coach turns north at three.',
          ar: 'حديقة الشهيد تفتح باكراً، وفي بركها وعشبها متّسع للسباق. ثم ساعتان للتسوّق قبل أن تتجه الحافلة شمالاً في الثالثة عصراً.',
          ku: 'پارکی شەهید زوو دەکرێتەوە و سەوزایی و گۆمەکانی جێی ڕاکردن و یارین. دوو کاتژمێر بۆ بازاڕکردن دەمێنێت، ئینجا کاتژمێر 3 پاسەکە بەرەو باکوور دەکەوێتە ڕێ.',
        },
      },
    ],
    includes: [
      visa,
      coach,
      { en: 'Two nights in family rooms', ar: 'ليلتان في غرف عائلية', ku: 'دوو شەو لە ژووری خێزانیدا' },
      breakfasts,
      { en: 'Aquarium and tower tickets', ar: 'تذاكر الأكواريوم والأبراج', ku: 'بلیتی ئەکواریۆم و تاوەرەکان' },
    ],
    excludes: [mealsOut, shopping],
    departures: [10, 17, 31, 45, 59, 87, 115],
    pictures: [{ scene: 'skyline', time: 'dusk' }, { scene: 'seaside', time: 'noon', place: 'gulf-city' }, { scene: 'bazaar', time: 'night' }],
  },
  {
    key: 'taif-cool-air',
    category: 'neighbours',
    type: 'family',
    location: 'najaf',
    destination: { en: 'Taif, Saudi Arabia', ar: 'الطائف، السعودية', ku: 'تائیف، سعوودیە' },
    title: { en: 'Taif, Where the Windows Open', ar: 'الطائف ونسيم الهدا', ku: 'تائیف و هەوای فێنکی هەدا' },
    description: {
      en: 'Nearly nineteen hundred metres up, nobody asks for air conditioning, and baboons sit on the railings of the mountain road like toll collectors. Families stay in chalets among pomegranate and fig farms, ride the cable car down a cliff, and learn how many thousand roses go into one small bottle.',
      ar: 'على ارتفاع يقارب 1900 متر لا يسأل أحد عن المكيّف، وقردة الرباح تجلس على سياج الطريق الجبلي كأنها تجبي الرسوم. تنزل العائلات في شاليهات بين مزارع الرمان والتين، وتهبط الجرف بالتلفريك، وتعرف كم ألف وردة تدخل قارورة واحدة.',
      ku: 'کەس لە بەرزیی نزیکەی 1900 مەتردا باسی ساردکەرەوە ناکات، و مەیموونەکان لەسەر پەرژینی ڕێگا شاخاوییەکە وەک پاسەوان دانیشتوون. خێزانەکان لە خانووی نێو باخی هەنار و هەنجیردا دەمێننەوە، بە تەلەفریک بەسەر کەمەرەکەدا دادەبەزن و دەبینن چەند هەزار گوڵ دەچێتە شووشەیەکی بچووکەوە.',
    },
    days: 5,
    price: { amount: 87000, currency: 'USD' },
    groupSize: 22,
    itinerary: [
      {
        title: { en: 'Up the bends of Hada', ar: 'صعوداً في منعطفات الهدا', ku: 'بە پێچەکانی هەدادا' },
        text: {
          en: 'Najaf to Jeddah by air, then the coach climbs the Hada road, bend after bend, from desert heat to pullover weather. Stop halfway to photograph the monkeys, with the snacks hidden.',
          ar: 'من النجف إلى جدة جواً، ثم تصعد الحافلة طريق الهدا منعطفاً بعد منعطف، من حر تهامة إلى جو السترات. وفي المنتصف وقفة لتصوير القرود، والطعام مخبّأ.',
          ku: 'لە نەجەفەوە بە فڕۆکە بۆ جەددە، پاشان پاسەکە پێچ بە پێچ بە ڕێگای هەدادا سەردەکەوێت، لە گەرمای بیابانەوە بۆ هەوای جلی ئەستوور. لە نیوەی ڕێگا وێنەی مەیموونەکان دەگرین، بەڵام خواردنەکان بشارنەوە.',
        },
      },
      {
        title: { en: 'Cable car to the valley', ar: 'التلفريك إلى الوادي', ku: 'بە تەلەفریک بۆ دۆڵەکە' },
        text: {
          en: 'Twenty minutes of hanging over the cliff end at the water slides of Al-Kar. Grandparents who prefer solid ground wait with mint tea on the upper terrace.',
          ar: 'عشرون دقيقة فوق الجرف تنتهي عند ألعاب الكر المائية. ومن آثر الأرض الثابتة من الأجداد فله شاي بالنعناع في الأعلى.',
          ku: 'بیست خولەک بەسەر کەمەرەکەوە و لە خوارەوە خلیسکێنە ئاوییەکانی ئەلکەڕ. باپیر و داپیرەکانیش، ئەگەر زەوییان پێ خۆشتر بێت، لە سەرەوە بە چای نەعناوە چاوەڕێ دەکەن.',
        },
      },
      {
        title: { en: 'Roses and a white palace', ar: 'الورد والقصر الأبيض', ku: 'گوڵ و کۆشکی سپی' },
        text: {
          en: 'A distiller opens his copper stills; in the season you pick, at other times you smell and compare. Shubra Palace with its carved shutters is next, and children try on a Hijazi turban.',
          ar: 'يفتح صاحب المعمل قدوره النحاسية؛ في الموسم تقطفون بأيديكم، وفي غيره تشمّون وتقارنون. ثم قصر شبرا برواشينه المنقوشة، والصغار يجرّبون العمامة الحجازية.',
          ku: 'خاوەنی کارگەکە مەنجەڵە مسەکانی بۆمان دەکاتەوە؛ لە وەرزیدا گوڵ دەچنین و لە کاتەکانی تردا بۆن دەکەین و بەراورد دەکەین. پاشان کۆشکی شوبرا بە پەنجەرە دارینە نەخشێندراوەکانییەوە دەبینین.',
        },
      },
      {
        title: { en: 'Orchards of Shafa', ar: 'بساتين الشفا', ku: 'باخەکانی شەفا' },
        text: {
          en: 'Higher still, farmers sell prickly pears, honey and grapes from the tailgate. There are ponies and kites on the plateau, and a picnic of mandi cooked in the ground.',
          ar: 'أعلى من الهدا، يبيع المزارعون التين الشوكي والعسل والعنب من صناديق سياراتهم. وعلى الهضبة خيول صغيرة وطائرات ورق، والغداء مندي من تنّور الأرض.',
          ku: 'لێرە لە شوێنێکی هێشتا بەرزترداین: جووتیاران لە پشت ئۆتۆمبێلەکانیانەوە هەنگوین و ترێ و هەنجیری دڕکاوی دەفرۆشن. ئەسپی بچووک و کۆلارە هەیە، و نانی نیوەڕۆ مەندییە لە تەنووری ژێر زەویدا.',
        },
      },
      {
        title: { en: 'Old Jeddah on the way', ar: 'جدة القديمة في الطريق', ku: 'جەددەی کۆن لە ڕێگادا' },
        text: {
          en: 'Coral-stone houses and wooden bays in Al-Balad, which people from Basra will recognise at once. A last walk by the sea, and the night flight to Najaf.',
          ar: 'بيوت الحجر المرجاني والرواشين في البلد، وسيرى فيها أهل العراق شناشيلهم. ثم مشوار أخير على البحر والطيران ليلاً إلى النجف.',
          ku: 'لە گەڕەکی بەلەد خانووی بەردی مەرجان و پەنجەرەی دارین دەبینین، کە شەناشیلی بەسرەمان بیر دەخەنەوە. دوا پیاسە لە کەناری دەریا و شەو فڕین بۆ نەجەف.',
        },
      },
    ],
    includes: [
      flights,
      visa,
      { en: 'Four nights in a farm chalet', ar: 'أربع ليالٍ في شاليه ريفي', ku: 'چوار شەو لە خانوویەکی ناو باخدا' },
      halfBoard,
      { en: 'Cable car and water park', ar: 'التلفريك والألعاب المائية', ku: 'تەلەفریک و یاریی ئاوی' },
    ],
    excludes: [lunches, extraLuggage, shopping],
    departures: [18, 39, 60, 81, 109],
    season: { from: '04-01', to: '10-15' },
    pictures: [{ scene: 'garden', time: 'dawn' }, { scene: 'village', time: 'noon' }, { scene: 'airplane', time: 'dusk' }],
  },
  {
    key: 'abha-asir-gorges',
    category: 'neighbours',
    type: 'adventure',
    location: 'erbil',
    destination: { en: 'Abha and Asir, Saudi Arabia', ar: 'أبها وعسير، السعودية', ku: 'ئەبها و عەسیر، سعوودیە' },
    title: { en: 'Asir: Juniper, Fog and Gorge', ar: 'عسير بين العرعر والضباب', ku: 'عەسیر، تەم و گەلییە قووڵەکان' },
    description: {
      en: 'Few people in Erbil picture Arabia as green, and fewer expect to need a fleece there in August. Over six days the trail runs from fog forests at the edge of the escarpment to a gorge in the Jazan foothills where ferns hang from the walls and the path is the stream itself.',
      ar: 'قلّما يتخيّل أهل أربيل أن في الجزيرة العربية ضباباً يُلبس له الصوف في آب. ستة أيام من غابات العرعر على حافة السراة إلى وادٍ ضيق في سفوح جازان تتدلّى النباتات من جدرانه، والماء الجاري هو الدرب.',
      ku: 'کەم کەس لە هەولێر باوەڕ دەکات لە باشووری سعوودیە لە مانگی ئابدا پێویستت بە جلی گەرم بێت. شەش ڕۆژ لە دارستانی هەورس و تەمی لێواری چیاکانەوە دەچین بۆ گەلییەکی تەسکی جازان، کە ڕووەک بە دیوارەکانیدا شۆڕ بوونەتەوە و ئاوەکە خۆی ڕێگایە.',
    },
    days: 6,
    price: { amount: 108000, currency: 'USD' },
    groupSize: 12,
    itinerary: [
      {
        title: { en: 'By Jeddah to Abha', ar: 'إلى أبها عبر جدة', ku: 'بە جەددەدا بۆ ئەبها' },
        text: {
          en: 'Two flights and 2200 metres of altitude, so the first evening is only a stroll down Art Street and an early night.',
          ar: 'رحلتان جويتان وارتفاع 2200 متر، ولذلك يقتصر المساء الأول على نزهة في شارع الفن ونوم باكر.',
          ku: 'دوو فڕین و بەرزیی 2200 مەتر؛ بۆیە ئێوارەی یەکەم تەنیا پیاسەیەکی کورتە بە شەقامی هونەردا و زوو خەوتن.',
        },
      },
      {
        title: { en: 'Granite above Tanomah', ar: 'غرانيت تنومة', ku: 'گرانیتی تەنوومە' },
        text: {
          en: 'A drive of an hour and a half north, then four hours among boulders and junipers with drops on both sides. Dahna waterfall is the bathing place, if it has rained.',
          ar: 'نتجه شمالاً ساعة ونصف الساعة، ثم أربع ساعات مشي بين الصخور والعرعر على مشارف الجروف. وعند شلال الدهناء استراحة بالماء إن كان المطر قد نزل.',
          ku: 'بەرەو باکوور، کاتژمێر و نیوێک بە ئۆتۆمبێل، پاشان چوار کاتژمێر ڕۆیشتن لەنێو تاوێر و داری هەورسدا. ئەگەر باران باریبێت، لای تاڤگەی دەهنا پشوو دەدەین و خۆمان فێنک دەکەینەوە.',
        },
      },
      {
        title: { en: 'Men with flower crowns', ar: 'رجال بأكاليل الورد', ku: 'پیاوان و تاجی گوڵ' },
        text: {
          en: 'The road drops through a series of tunnels to the stone towers of Rijal Almaa. A weaver of basil and marigold garlands makes one for each walker, and lunch is bread with honey and ghee.',
          ar: 'يهبط الطريق عبر أنفاق متتابعة إلى حصون رجال ألمع الحجرية. يضفر أحد أهلها إكليلاً من الريحان والقطيفة لكل واحد منا، والغداء خبز بالسمن والعسل.',
          ku: 'ڕێگاکە بە چەند تونێلێکدا دادەبەزێت بۆ قوللە بەردینەکانی ڕیجال ئەلمەع. یەکێک لە خەڵکی گوندەکە بۆ هەر کەسێک تاجێک لە ڕێحانە و گوڵ دەهۆنێتەوە و نانی نیوەڕۆ نان و ڕۆن و هەنگوینە.',
        },
      },
      {
        title: { en: 'Wading Wadi Lajab', ar: 'خوض وادي لجب', ku: 'بەناو ئاوی وادی لەجەبدا' },
        text: {
          en: 'Out at four in the morning, for the gorge is three hours off. Walls of several hundred metres, knee-deep pools and one short swim; the guide carries a rope and watches the weather.',
          ar: 'الخروج في الرابعة فجراً فالوادي على بعد ثلاث ساعات. جدران بمئات الأمتار وبرك إلى الركبة وسباحة قصيرة، والدليل يحمل حبلاً ويراقب الطقس.',
          ku: 'کاتژمێر 4ی بەرەبەیان دەردەچین، چونکە گەلییەکە سێ کاتژمێر دوورە. دیوارەکانی سەدان مەتر بەرزن، ئاوەکە تا ئەژنۆیە و لە شوێنێکدا کەمێک مەلە دەکەین؛ ڕێبەر گوریسی پێیە و چاوی لە کەشوهەوایە.',
        },
      },
      {
        title: { en: 'The village on ropes', ar: 'قرية الحبال', ku: 'گوندی گوریسەکان' },
        text: {
          en: 'From the rim at Habala you look down on houses whose people once came and went by rope ladder. The afternoon is for sore legs: Khamis Mushait’s market and a pot of coffee with ginger.',
          ar: 'من حافة الحبلة نطلّ على بيوت كان أهلها يصعدون وينزلون بالحبال. وبعد الظهر راحة للأرجل: سوق خميس مشيط ودلّة قهوة بالزنجبيل.',
          ku: 'لە لێواری حەبەلەوە دەڕوانینە ئەو خانووانەی خەڵکەکەیان جاران بە گوریس سەردەکەوتن و دادەبەزین. دوانیوەڕۆ پشووی قاچەکانە: بازاڕی خەمیس موشەیت و قاوەی بە زەنجەفیل.',
        },
      },
      {
        title: { en: 'Down from the fog', ar: 'نزولاً من الضباب', ku: 'ماڵئاوایی لە تەم' },
        text: {
          en: 'Clouds usually cover the terraces at breakfast and lift by nine. We connect in Jeddah and land in Erbil at night.',
          ar: 'تغطّي الغيوم المدرّجات ساعة الفطور ثم تنقشع نحو التاسعة. تبديل الطائرة في جدة والوصول إلى أربيل ليلاً.',
          ku: 'لە کاتی نانی بەیانیدا هەور باخە پلەپلەکانی داپۆشیوە و نزیکەی کاتژمێر 9 دەڕەوێتەوە. لە جەددە فڕۆکە دەگۆڕین و شەو لە هەولێرین.',
        },
      },
    ],
    includes: [
      flights,
      visa,
      { en: 'Five nights in Abha', ar: 'خمس ليالٍ في أبها', ku: 'پێنج شەو مانەوە لە ئەبها' },
      breakfasts,
      { en: 'Packed lunches on the trail', ar: 'زوادة غداء في أيام المشي', ku: 'نانی نیوەڕۆی ئامادە بۆ ڕۆژانی ڕۆیشتن' },
      { en: 'Guide, ropes and helmets', ar: 'الدليل والحبال والخوذ', ku: 'ڕێبەر، گوریس و کڵاوی پارێزەر' },
    ],
    excludes: [
      { en: 'Dinners in the city', ar: 'وجبات العشاء في المدينة', ku: 'نانی ئێوارە لەناو شار' },
      insurance,
      tips,
    ],
    departures: [22, 43, 64, 85, 113],
    pictures: [{ scene: 'village', time: 'dusk' }, { scene: 'canyon', time: 'noon' }, { scene: 'airplane', time: 'dawn' }],
  },
]
