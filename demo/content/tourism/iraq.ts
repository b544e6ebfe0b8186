import type { DemoTourismPackage } from '../discovery-shapes.ts'
import type { Text } from '../shapes.ts'

const localGuide: Text = {
  en: 'A guide from the area throughout',
  ar: 'دليل من أهل المنطقة طوال الرحلة',
  ku: 'ڕێبەرێکی ناوچەکە بە درێژایی گەشتەکە',
}
const minibus: Text = {
  en: 'Air-conditioned minibus for the group',
  ar: 'حافلة صغيرة مكيّفة للمجموعة',
  ku: 'پاسێکی بچووک بە ساردکەرەوەوە',
}
const tickets: Text = {
  en: 'Entry tickets to all sites',
  ar: 'تذاكر الدخول إلى جميع المواقع',
  ku: 'بلیتی چوونە ناو هەموو شوێنەکان',
}
const breakfasts: Text = { en: 'Breakfast every morning', ar: 'الفطور كل صباح', ku: 'نانی بەیانیی هەموو ڕۆژێک' }
const lunches: Text = {
  en: 'Lunch on every day out',
  ar: 'الغداء في كل يوم من الجولة',
  ku: 'نانی نیوەڕۆی هەموو ڕۆژەکان',
}
const water: Text = { en: 'Drinking water on the way', ar: 'مياه الشرب في الطريق', ku: 'ئاوی خواردنەوە لە ڕێگادا' }

const tips: Text = {
  en: 'Tips for guides and drivers',
  ar: 'إكراميات الأدلّاء والسائقين',
  ku: 'بەخشیشی ڕێبەر و شۆفێر',
}
const dinners: Text = {
  en: 'Dinners the programme does not name',
  ar: 'وجبات العشاء غير المذكورة في البرنامج',
  ku: 'نانی ئێوارەی دەرەوەی بەرنامە',
}
const ownLunches: Text = {
  en: 'Lunches during the stay',
  ar: 'وجبات الغداء خلال الإقامة',
  ku: 'نانی نیوەڕۆی ماوەی مانەوە',
}
const insurance: Text = { en: 'Personal travel insurance', ar: 'تأمين السفر الشخصي', ku: 'بیمەی کەسیی گەشت' }
const purchases: Text = {
  en: 'Shopping and other personal expenses',
  ar: 'المشتريات والنفقات الشخصية',
  ku: 'کڕین و خەرجیی کەسی',
}
const toMeetingPoint: Text = {
  en: 'Travel to the meeting point',
  ar: 'الوصول إلى نقطة التجمّع',
  ku: 'هاتن بۆ شوێنی کۆبوونەوە',
}

export const tourismInIraq: DemoTourismPackage[] = [
  {
    key: 'chibayish-marsh-family',
    category: 'iraq',
    type: 'family',
    location: 'dhi-qar',
    destination: { en: 'Chibayish and Ur', ar: 'الجبايش وأور', ku: 'چبایش و ئوور' },
    title: { en: 'Buffalo, Boats and a Ziggurat', ar: 'عائلة بين الأهوار وزقورة أور', ku: 'گامێش و بەلەم و زەقوورە' },
    description: {
      en: 'Children steer better than their parents by the second morning; the boatmen of Chibayish see to that. Two nights pass in a family guest house on the Euphrates, with the reed channels in front of the door, and on the last day the road leads to the stairs of Ur.',
      ar: 'يتعلّم الصغار هنا دفع المشحوف بالمردي قبل آبائهم، وأصحاب القوارب في الجبايش لا يبخلون بالدروس. ليلتان في بيت ضيافة عائلي على الفرات، تتفرّع أمامه مسالك القصب، ثم نهار ثالث عند سلالم أور في الطريق إلى الناصرية.',
      ku: 'بەلەمەوانەکانی چبایش بە پشووی درێژەوە منداڵان فێری لێخوڕینی بەلەم دەکەن و زۆر جار پێش باوکیان فێر دەبن. دوو شەو لە میوانخانەیەکی خێزانی لە کەناری فورات دەمێنینەوە و ڕۆژی سێیەم دەچینە سەر پلیکانەکانی ئوور.',
    },
    days: 3,
    price: { amount: 240000, currency: 'IQD' },
    groupSize: 18,
    itinerary: [
      {
        title: { en: 'From Nasiriyah to the reeds', ar: 'من الناصرية إلى القصب', ku: 'لە ناسرییەوە بۆ قامیشەڵان' },
        text: {
          en: 'The bus leaves Nasiriyah at ten and follows the Euphrates for an hour and a half. After lunch there is a short first ride, close to the bank, so that everyone gets used to the boat.',
          ar: 'الانطلاق من الناصرية في العاشرة صباحاً، والطريق ساعة ونصف الساعة بمحاذاة الفرات. وبعد الغداء جولة قصيرة قرب الضفة حتى يألف الجميع القارب.',
          ku: 'کاتژمێر 10 لە ناسرییەوە دەکەوینە ڕێ و کاتژمێر و نیوێک بە کەناری فوراتدا دەڕۆین. دوای نانی نیوەڕۆ گەشتێکی کورتی نزیک کەنار دەکەین تا هەمووان بە بەلەمەکە ڕابێن.',
        },
      },
      {
        title: { en: 'A day with the buffalo', ar: 'نهار مع الجاموس', ku: 'ڕۆژێک لەگەڵ گامێشەکاندا' },
        text: {
          en: 'At first light we visit a breeder’s island, where the milk becomes cream while you watch. In the afternoon the hosts show how bundles of reed become the arches of a mudhif, and dinner is grilled fish inside it.',
          ar: 'مع أول الضوء نزور جزيرة مربّي جاموس يصنع القيمر أمام الضيوف. وعصراً يشرح أهل الدار كيف تُشدّ حزم القصب لتصير أقواس المضيف، والعشاء فيه سمك مشوي.',
          ku: 'بەرەبەیان دەچینە دوورگەی گامێشدارێک و دروستکردنی قەیماغ دەبینین. عەسر خاوەنماڵ پیشانمان دەدات چۆن باقە قامیش دەبنە کەوانەی مودیف و شەو لەناو هەمان مودیفدا ماسیی برژاو دەخۆین.',
        },
      },
      {
        title: { en: 'The stairs of Ur', ar: 'سلالم أور', ku: 'پلیکانەکانی ئوور' },
        text: {
          en: 'We reach the ziggurat before the crowds and let the children count the steps. The royal tombs follow, then home by way of Nasiriyah, with arrival there around three.',
          ar: 'نصل إلى الزقورة قبل ازدحام الزوار، وعدُّ الدرجات متروك للأطفال، ثم ننزل إلى المقابر الملكية. العودة إلى الناصرية نحو الثالثة عصراً.',
          ku: 'پێش قەرەباڵغی دەگەینە زەقوورەکە و ژماردنی پلیکانەکان کاری منداڵانە؛ دواتر گۆڕستانی شاهانە دەبینین. نزیکەی کاتژمێر 3ی دوانیوەڕۆ لە ناسرییەین.',
        },
      },
    ],
    includes: [
      { en: 'Two nights in a guest house', ar: 'ليلتان في بيت ضيافة', ku: 'دوو شەو مانەوە لە میوانخانە' },
      {
        en: 'Boats with life jackets for children',
        ar: 'قوارب مع سترات نجاة للأطفال',
        ku: 'بەلەم و چاکەتی ڕزگارکردنی منداڵان',
      },
      { en: 'All meals in the marshes', ar: 'جميع الوجبات في الأهوار', ku: 'هەموو ژەمەکان لە هۆڕەکاندا' },
      minibus,
      tickets,
    ],
    excludes: [toMeetingPoint, tips, insurance],
    departures: [6, 13, 27, 41, 62, 90],
    season: { from: '10-01', to: '05-10' },
    pictures: [{ scene: 'marshes', time: 'dawn' }, { scene: 'boat', time: 'noon' }, { scene: 'ziggurat', time: 'dusk' }],
  },
  {
    key: 'babylon-kish-borsippa',
    category: 'iraq',
    type: 'culture',
    location: 'babil',
    destination: { en: 'Babylon, Kish and Borsippa', ar: 'بابل وكيش وبورسيبا', ku: 'بابل و کیش و بۆرسیپا' },
    title: { en: 'Babylon and Its Quiet Neighbours', ar: 'بابل وجاراتها المنسية', ku: 'بابل و دراوسێ بێدەنگەکانی' },
    description: {
      en: 'Most visitors see one city here; within half an hour’s drive there are two more, and hardly a footprint on them. An archaeologist from Hilla has built the two days so that each mound explains the next, from the blue gate to the vitrified tower of Borsippa.',
      ar: 'يكتفي أغلب الزوار ببابل ويعودون، وعلى مسافة نصف ساعة منها مدينتان لا يكاد يقصدهما أحد. رتّب آثاري من أهل الحلة هذين اليومين بحيث يفسّر كل تل ما بعده، من باب عشتار إلى برج بورسيبا الذي صهرت النار آجرّه.',
      ku: 'نیو کاتژمێر لە دەروازەی عەشتارەوە دوو شاری تر هەن کە کەم کەس سەریان لێ دەدات: کیش و بۆرسیپا. شوێنەوارناسێکی خەڵکی حیللە بەرنامەکەی وا داناوە کە هەر گردێک چیرۆکی گردی پێش خۆی تەواو بکات.',
    },
    days: 2,
    price: { amount: 165000, currency: 'IQD' },
    groupSize: 14,
    itinerary: [
      {
        title: { en: 'Babylon, then Kish', ar: 'بابل ثم كيش', ku: 'سەرەتا بابل، پاشان کیش' },
        text: {
          en: 'The morning belongs to the Processional Way, the lion and the animals on the original gate walls. After lunch we drive fifteen kilometres east to Kish, whose reddish temple tower the villagers call Uhaymir, the little red one.',
          ar: 'الصباح لشارع الموكب والأسد وحيوانات البوابة الأصلية. وبعد الغداء نتجه خمسة عشر كيلومتراً شرقاً إلى كيش، وبرج معبدها الذي سمّاه الأهالي «الأحيمر» لحمرة آجرّه.',
          ku: 'بەیانی بۆ شەقامی ڕێوڕەسم و شێرەکە و نەخشی ئاژەڵانی سەر دیواری دەروازە ڕەسەنەکەیە. دوای نانی نیوەڕۆ 15 کیلۆمەتر بەرەو ڕۆژهەڵات دەچین بۆ کیش، کە تاوەری پەرستگاکەی لەبەر سووریی خشتەکانی ناوی «ئوحەیمر»ی لێ نراوە.',
        },
      },
      {
        title: { en: 'Borsippa and Kifl', ar: 'بورسيبا والكفل', ku: 'بۆرسیپا و کفل' },
        text: {
          en: 'Borsippa’s tower stands split against the sky, its bricks melted to glass by some ancient fire. We end under the honeycomb dome of Kifl, in a covered bazaar where sesame is still pressed.',
          ar: 'برج بورسيبا مشقوق في وجه السماء، وقد حوّلت نار قديمة بعض آجرّه إلى ما يشبه الزجاج. والختام في الكفل، تحت القبة المقرنصة وفي السوق المسقّف حيث ما زال السمسم يُعصر.',
          ku: 'تاوەری بۆرسیپا دوو لەت بووە و ئاگرێکی کۆن خشتەکانی وەک شووشە تواندووەتەوە. لە کفل کۆتایی پێ دێنین، لەژێر گومەزە شانەهەنگوینییەکە و لە بازاڕە داپۆشراوەکەدا کە ڕاشیی لێ دەگیرێت.',
        },
      },
    ],
    includes: [
      { en: 'One night in a Hilla hotel', ar: 'ليلة واحدة في فندق بالحلة', ku: 'شەوێک لە هوتێلێکی حیللە' },
      { en: 'An archaeologist as guide', ar: 'مرافقة آثاري متخصص', ku: 'ڕێبەرایەتیی شوێنەوارناسێکی پسپۆڕ' },
      minibus,
      tickets,
      lunches,
    ],
    excludes: [dinners, tips, purchases],
    departures: [9, 23, 37, 58, 79],
    season: { from: '10-01', to: '05-15' },
    pictures: [{ scene: 'ziggurat', time: 'dusk' }, { scene: 'palms', time: 'noon' }, { scene: 'ziggurat', time: 'noon', subject: 'temple' }],
  },
  {
    key: 'nippur-day',
    category: 'iraq',
    type: 'culture',
    location: 'qadisiyah',
    destination: { en: 'Nippur, near Afak', ar: 'نفّر قرب عفك', ku: 'نیپوور لە نزیک عەفەک' },
    title: { en: 'Nippur, a Day with the Scribes', ar: 'يوم عند كتبة نفّر', ku: 'نیپوور، ڕۆژێک بە قەڵەمی قامیش' },
    description: {
      en: 'Tens of thousands of clay tablets came out of this hill, school exercises with spelling mistakes among them. A teacher from Afak leads the walk around Enlil’s temple and afterwards hands out wet clay and cut reeds, so that nobody leaves without having written their name in wedges.',
      ar: 'عشرات الآلاف من الرُّقم الطينية خرجت من هذا التل، وبينها تمارين تلاميذ لم تخلُ من الأخطاء. يقود الجولة حول معبد إنليل معلّم من عفك، ثم يوزّع الطين الطري وأقلام القصب ليكتب كل زائر اسمه بالمسمارية.',
      ku: 'لەم گردەوە دەیان هەزار لەوحی قوڕین دەرهاتوون، لەنێویاندا ڕاهێنانی قوتابییان بە هەڵەی نووسینەوە. مامۆستایەکی خەڵکی عەفەک بە دەوری پەرستگای ئەنلیلدا دەمانگێڕێت و دوای ئەوە قوڕی تەڕ و قەڵەمی قامیشمان دەداتێ تا ناوی خۆمان بە خەتی بزماری بنووسین.',
    },
    days: 1,
    price: { amount: 55000, currency: 'IQD' },
    groupSize: 20,
    itinerary: [
      {
        title: { en: 'Enlil’s hill', ar: 'تل إنليل', ku: 'گردی ئەنلیل' },
        text: {
          en: 'Departure from Diwaniyah at eight, then the ziggurat with the old expedition house on top and the dry canal that once cut the city in two. Lunch is rice and river fish with a family in Afak; return by five.',
          ar: 'الانطلاق من الديوانية في الثامنة صباحاً، ثم الزقورة التي يعلوها بيت البعثة القديم ومجرى النهر الجاف الذي كان يشطر المدينة. الغداء رز وسمك عند عائلة في عفك، والعودة في الخامسة مساءً.',
          ku: 'کاتژمێر 8ی بەیانی لە دیوانییەوە دەردەچین بۆ زەقوورەکە، کە خانووی کۆنی شوێنەوارناسانی لەسەرە، و بۆ ئەو جۆگە وشکەی جاران شارەکەی دەکرد بە دوو بەشەوە. لە ماڵێکی عەفەک برنج و ماسی دەخۆین و کاتژمێر 5 دەگەڕێینەوە.',
        },
      },
    ],
    includes: [
      minibus,
      localGuide,
      { en: 'Clay and reeds for writing', ar: 'الطين وأقلام القصب للكتابة', ku: 'قوڕ و قەڵەمی قامیش بۆ نووسین' },
      { en: 'Lunch in a family home', ar: 'غداء في بيت عائلة', ku: 'نانی نیوەڕۆ لە ماڵی خێزانێک' },
      water,
    ],
    excludes: [toMeetingPoint, tips],
    departures: [8, 22, 43, 71],
    season: { from: '10-01', to: '05-15' },
    pictures: [{ scene: 'ziggurat', time: 'noon' }, { scene: 'desert', time: 'dawn' }, { scene: 'workshop', time: 'noon' }],
  },
  {
    key: 'uruk-desert-camp',
    category: 'iraq',
    type: 'adventure',
    location: 'muthanna',
    destination: { en: 'Uruk and the Samawah desert', ar: 'الوركاء وبادية السماوة', ku: 'ئوروک و بیابانی سەماوە' },
    title: { en: 'Two Days to Gilgamesh’s Walls', ar: 'إلى أسوار كلكامش والبادية', ku: 'بەرەو شووراکانی گلگامێش' },
    description: {
      en: 'Sand gets into the tea, the sleeping bag and the story of Gilgamesh alike. Four-wheel-drive cars carry a small group from Samawah into the open desert for a night without a single lamp, and next morning nine kilometres on foot follow the line of Uruk’s city wall.',
      ar: 'لا يسلم من الرمل استكان شاي ولا كيس نوم، وهذا بعض ما جاء المشاركون من أجله. تمضي سيارات الدفع الرباعي من السماوة إلى بادية لا مصباح فيها، وفي الصباح التالي مشي لتسعة كيلومترات على خط سور الوركاء.',
      ku: 'لم دەچێتە ناو چا و کیسەی خەو و چیرۆکی گلگامێشیشەوە. جیپەکان لە سەماوەوە گرووپێکی بچووک دەبەنە بیابانێک کە یەک گڵۆپی تێدا نییە و بەیانیی دواتر 9 کیلۆمەتر بە پێ بە شوێنی شوورای ئوروکدا دەڕۆین.',
    },
    days: 2,
    price: { amount: 190000, currency: 'IQD' },
    groupSize: 12,
    itinerary: [
      {
        title: { en: 'Out past the last farm', ar: 'ما وراء آخر مزرعة', ku: 'لە دوا کێڵگە بەولاوە' },
        text: {
          en: 'We meet at noon near the Samawah bridge, buy bread and drive southwest until the road ends. The camp is up before sunset; lamb cooks in the ground while a herdsman tells where the wells are.',
          ar: 'اللقاء ظهراً قرب جسر السماوة لشراء الخبز، ثم تتجه السيارات إلى الجنوب الغربي حتى ينتهي الطريق المبلّط. تُنصب الخيام قبل الغروب، ويُطهى اللحم في حفرة الجمر فيما يروي أحد الرعاة أخبار الآبار.',
          ku: 'نیوەڕۆ لای پردی سەماوە کۆ دەبینەوە و نان دەکڕین، ئینجا بەرەو باشووری ڕۆژئاوا دەڕۆین تا قیرەکە کۆتایی دێت. پێش خۆرئاوابوون خێوەتەکان هەڵدەدرێن و تا گۆشتەکە لەژێر زەویدا دەبرژێت، شوانێک باسی بیرەکان دەکات.',
        },
      },
      {
        title: { en: 'Walking around Uruk', ar: 'مشياً حول الوركاء', ku: 'بە پێ بە دەوری ئوروکدا' },
        text: {
          en: 'After coffee at dawn we cross to Uruk and walk the old circuit, with a halt at the White Temple and the clay-cone walls. The cars wait on the far side with cold water and bring everyone back by four.',
          ar: 'بعد قهوة الفجر نقصد الوركاء وندور مع سورها القديم، ونتوقف عند المعبد الأبيض وجدران المخاريط الطينية. تنتظر السيارات في الجهة المقابلة بالماء البارد، والعودة قبل الرابعة عصراً.',
          ku: 'دوای قاوەی بەرەبەیان دەچینە ئوروک و بە دەوری شوورا کۆنەکەدا دەسووڕێینەوە، لای پەرستگای سپی و دیواری قووچەکە قوڕینەکان پشوو دەدەین. جیپەکان لەو سەرەوە بە ئاوی ساردەوە چاوەڕێن و تا کاتژمێر 4 دەگەڕێینەوە.',
        },
      },
    ],
    includes: [
      { en: 'Four-wheel-drive cars with drivers', ar: 'سيارات دفع رباعي مع سائقيها', ku: 'جیپ لەگەڵ شۆفێری شارەزا' },
      { en: 'Tents, sleeping bags and blankets', ar: 'خيام وأكياس نوم وبطانيات', ku: 'خێوەت و کیسەی خەو و بەتانی' },
      { en: 'Dinner and breakfast in camp', ar: 'العشاء والفطور في المخيم', ku: 'نانی ئێوارە و بەیانیی کەمپ' },
      localGuide,
      tickets,
    ],
    excludes: [
      toMeetingPoint,
      insurance,
      { en: 'Walking boots and warm clothes', ar: 'أحذية المشي والملابس الدافئة', ku: 'پێڵاوی ڕێپێوان و جلی گەرم' },
    ],
    departures: [12, 26, 40, 54, 68],
    season: { from: '10-10', to: '04-10' },
    pictures: [{ scene: 'desert', time: 'night' }, { scene: 'ziggurat', time: 'dawn' }, { scene: 'tea', time: 'night' }],
  },
  {
    key: 'mosul-and-monasteries',
    category: 'iraq',
    type: 'culture',
    location: 'nineveh',
    destination: {
      en: 'Mosul, Mar Matta and Alqosh',
      ar: 'الموصل ودير مار متى وألقوش',
      ku: 'مووسڵ و دێری مار مەتا و ئەلقۆش',
    },
    title: { en: 'Mosul and the Monasteries Above It', ar: 'الموصل وأديرة جبالها', ku: 'مووسڵ و دێرەکانی سەر چیا' },
    description: {
      en: 'Stone masons, book restorers, the man who rings the bell again: people are the thread of these four days, and the monuments come with them. Two days belong to the old city on the right bank, two to monasteries cut into the mountains on the edge of the plain.',
      ar: 'حجّارون ومرمّمو مخطوطات وقارع جرس عاد إلى برجه؛ الناس في هذه الأيام الأربعة هم الدليل إلى المعالم. يومان للمدينة القديمة في الجانب الأيمن، ويومان لأديرة نُحتت في الجبال المشرفة على سهل نينوى.',
      ku: 'بەردتاش و نۆژەنکەرەوەی دەستنووس و ئەو پیاوەی دووبارە زەنگی کەنیسە لێ دەدات: لەم چوار ڕۆژەدا خەڵک دەمانبەنە لای شوێنەوارەکان. دوو ڕۆژ بۆ شارە کۆنەکەی ڕۆژئاوای دیجلەیە و دوو ڕۆژیش بۆ ئەو دێرانەی لە شاخدا هەڵکۆڵراون.',
    },
    days: 4,
    price: { amount: 33000, currency: 'USD' },
    groupSize: 14,
    itinerary: [
      {
        title: { en: 'Lanes of the right bank', ar: 'أزقة الجانب الأيمن', ku: 'کۆڵانەکانی بەری ڕاست' },
        text: {
          en: 'A mason leads the first walk, from the coppersmiths to the leaning minaret he helped to rebuild. Dinner is flat Mosul kubba, one each and no one finishes it.',
          ar: 'يقود الجولة الأولى حجّار شارك في إعادة بناء المنارة الحدباء، وتبدأ من سوق الصفّارين. والعشاء كبة موصلية لكل ضيف، وقلّ من يكملها.',
          ku: 'بەردتاشێک کە لە بنیاتنانەوەی منارەی حەدبادا کاری کردووە، لە بازاڕی مسگەرانەوە دەمانبات بۆ لای منارەکە. نانی ئێوارە کوبەی مووسڵە، بۆ هەر کەسێک یەک دانە و کەم کەس تەواوی دەکات.',
        },
      },
      {
        title: {
          en: 'Clock church and book room',
          ar: 'كنيسة الساعة وغرفة المخطوطات',
          ku: 'کەنیسەی کاتژمێر و دەستنووسەکان',
        },
        text: {
          en: 'We climb to the bell of the Clock Church and visit a workshop where burnt manuscripts are washed and mended page by page. At sunset there is tea on the Tigris below the old walls of Bash Tabia.',
          ar: 'نصعد إلى جرس كنيسة الساعة، ثم نزور ورشة تُغسل فيها أوراق مخطوطات محترقة وتُرمَّم ورقة ورقة. وعند الغروب شاي على دجلة أسفل أطلال باشطابيا.',
          ku: 'سەردەکەوینە لای زەنگی کەنیسەی کاتژمێر و سەردانی کارگەیەک دەکەین کە دەستنووسی سووتاو لاپەڕە بە لاپەڕە چاک دەکاتەوە. ئێوارە لە کەناری دیجلە، خوار قەڵای باشتابیا، چا دەخۆینەوە.',
        },
      },
      {
        title: { en: 'Mar Matta on its cliff', ar: 'مار متى على الجرف', ku: 'دێری مار مەتا لەسەر هەڵدێر' },
        text: {
          en: 'Thirty-five kilometres northeast, the monastery hangs on Mount Maqlub, and a monk opens the cave chapel. The night is in its guest rooms, simple and very quiet.',
          ar: 'على مسافة خمسة وثلاثين كيلومتراً شمال شرقي المدينة يتعلّق الدير بجبل مقلوب، ويفتح لنا أحد الرهبان مصلّى الكهف. المبيت في غرف الضيوف، وهي بسيطة وشديدة الهدوء.',
          ku: '35 کیلۆمەتر لە باکووری ڕۆژهەڵاتی شارەوە، دێرەکە بە چیای مەقلووبەوە هەڵواسراوە و ڕاهیبێک دەرگای پەرستگای ناو ئەشکەوتەکەمان بۆ دەکاتەوە. شەو لە ژوورەکانی میوانی دێرەکە دەخەوین، سادە و زۆر بێدەنگ.',
        },
      },
      {
        title: { en: 'Alqosh and the road back', ar: 'ألقوش ثم العودة', ku: 'ئەلقۆش و گەڕانەوە' },
        text: {
          en: 'The steps of Rabban Hormizd take half an hour, the view over the plain takes longer. Lunch in a stone house of Alqosh, then Mosul again by five.',
          ar: 'درج الربان هرمزد يُصعد في نصف ساعة، أما النظر إلى السهل فيطول. الغداء في بيت حجري بألقوش، وبلوغ الموصل في الخامسة مساءً.',
          ku: 'پلیکانەکانی ڕەبان هورمزد نیو کاتژمێر دەخایەنن و سەیرکردنی دەشتەکە زیاتریش. لە خانوویەکی بەردینی ئەلقۆش نان دەخۆین و کاتژمێر 5 لە مووسڵین.',
        },
      },
    ],
    includes: [
      { en: 'Two nights in a Mosul hotel', ar: 'ليلتان في فندق بالموصل', ku: 'دوو شەو لە هوتێلێکی مووسڵ' },
      { en: 'One night in the monastery', ar: 'ليلة في دير مار متى', ku: 'شەوێک لە دێری مار مەتا' },
      breakfasts,
      minibus,
      localGuide,
      {
        en: 'Donation to the manuscript workshop',
        ar: 'تبرع لورشة ترميم المخطوطات',
        ku: 'بەخشین بۆ کارگەی دەستنووسەکان',
      },
    ],
    excludes: [toMeetingPoint, dinners, tips, insurance],
    departures: [11, 32, 53, 74, 102],
    pictures: [{ scene: 'monastery', time: 'dusk' }, { scene: 'old-city', time: 'noon' }, { scene: 'minaret', time: 'dawn' }],
  },
  {
    key: 'samarra-spiral-day',
    category: 'iraq',
    type: 'family',
    location: 'salah-al-din',
    destination: { en: 'Samarra', ar: 'سامراء', ku: 'سامەڕا' },
    title: { en: 'Samarra for Small Legs', ar: 'سامراء مع الأولاد', ku: 'سامەڕا لەگەڵ منداڵاندا' },
    description: {
      en: 'Grandmothers may wait below with the thermos while the rest of the family winds up the spiral. This day trip from Baghdad gives each child a drawing board and a task at every stop, so the Abbasid palaces are looked at rather than driven past.',
      ar: 'للجدّات كراسٍ وترمس شاي في الأسفل، وللباقين درب الملوية صعوداً. تنطلق الرحلة من بغداد وتعود إليها في نهار واحد، ومع كل طفل لوح رسم ومهمة في كل محطة، فتصير قصور العباسيين لعبة بحث لا مجرد أطلال.',
      ku: 'داپیرە دەتوانێت لە خوارەوە لای تەرمۆسی چاکە دابنیشێت تا ئەوانی تر بە مەلوییەدا سەردەکەون. گەشتێکی یەک ڕۆژەیە لە بەغداوە و هەر منداڵێک لەوحەیەکی وێنەکێشان و لە هەر وێستگەیەکدا ئەرکێکی بچووکی پێ دەدرێت.',
    },
    days: 1,
    price: { amount: 45000, currency: 'IQD' },
    groupSize: 24,
    itinerary: [
      {
        title: { en: 'Spiral, palace, picnic', ar: 'الملوية والقصر والنزهة', ku: 'مەلوییە و کۆشک و سەیران' },
        text: {
          en: 'From Baghdad at seven, two hours up the Tigris. The Malwiya comes first, then the Caliph’s palace with its sunken basin, a picnic under trees by the river and the little twin at Abu Dulaf.',
          ar: 'المغادرة من بغداد في السابعة صباحاً، والطريق ساعتان. البداية بالملوية، ثم قصر الخليفة وبركته العميقة، فنزهة تحت الأشجار على دجلة، وأخيراً أبو دلف بملويته الصغيرة.',
          ku: 'کاتژمێر 7ی بەیانی لە بەغداوە دەردەچین و دوو کاتژمێر بە ڕێوەین. سەرەتا مەلوییە، دواتر کۆشکی خەلیفە و حەوزە قووڵەکەی، سەیرانێک لەبەر سێبەری دارەکانی دیجلە و لە کۆتاییدا منارە بچووکەکەی ئەبو دولەف.',
        },
      },
    ],
    includes: [
      minibus,
      {
        en: 'Drawing boards and a children’s guide',
        ar: 'ألواح رسم ومرافق للأطفال',
        ku: 'لەوحەی وێنەکێشان و ڕێبەری منداڵان',
      },
      { en: 'Picnic lunch by the Tigris', ar: 'غداء في الهواء الطلق على دجلة', ku: 'نانی نیوەڕۆ لە کەناری دیجلە' },
      tickets,
      water,
    ],
    excludes: [toMeetingPoint, tips, purchases],
    departures: [5, 12, 19, 26, 40, 54, 75, 96],
    season: { from: '09-20', to: '05-20' },
    pictures: [{ scene: 'malwiya', time: 'noon' }, { scene: 'river', time: 'noon' }, { scene: 'kites', time: 'dusk' }],
  },
  {
    key: 'karbala-najaf-khans',
    category: 'iraq',
    type: 'culture',
    location: 'karbala',
    destination: { en: 'Karbala, Ukhaidir and Najaf', ar: 'كربلاء والأخيضر والنجف', ku: 'کەربەلا و ئوخەیدر و نەجەف' },
    title: { en: 'The Old Caravan Road to Najaf', ar: 'طريق الخانات إلى النجف', ku: 'ڕێگای کاروانان بۆ نەجەف' },
    description: {
      en: 'Before the motorway, eighty kilometres between the two shrines meant two nights in brick khans. We take that road again by bus and, for the best six kilometres, on foot; on the first day there is the desert palace of Ukhaidir, on the last the bookbinders of Najaf.',
      ar: 'كانت الثمانون كيلومتراً بين العتبتين تعني ليلتين في خانات من الآجر ما زال بعضها قائماً. تعيد الرحلة هذا الطريق بالحافلة، مع ستة كيلومترات مشياً، وتضيف إليه حصن الأخيضر في أوله ومجلّدي الكتب في النجف ختاماً.',
      ku: 'جاران کاروان بۆ 80 کیلۆمەتری نێوان دوو مەزارگەکە دوو شەو لە خانی خشتیندا دەمایەوە. ئێمە بە پاس هەمان ڕێگا دەگرینەوە و 6 کیلۆمەتری بە پێ دەبڕین؛ سەرەتای گەشتەکە کۆشکی ئوخەیدرە لە بیاباندا و کۆتاییەکەی لای بەرگگرەکانی نەجەفە.',
    },
    days: 3,
    price: { amount: 260000, currency: 'IQD' },
    groupSize: 22,
    itinerary: [
      {
        title: { en: 'Ukhaidir and the springs', ar: 'الأخيضر وعين التمر', ku: 'ئوخەیدر و کانییەکان' },
        text: {
          en: 'Fifty kilometres of gravel plain end at the walls of Ukhaidir. Lunch is under the palms of Ain al-Tamr, and in the evening those who wish visit the shrines of Karbala.',
          ar: 'بعد خمسين كيلومتراً من السهل الحصوي تظهر أسوار الأخيضر. الغداء تحت نخيل عين التمر، والمساء في كربلاء لمن أراد زيارة العتبتين.',
          ku: '50 کیلۆمەتر دەشتی چەوین دەبڕین تا شووراکانی ئوخەیدر. لەژێر دارخورماکانی عەین تەمر نان دەخۆین و ئێوارە، ئەوەی حەز بکات، دەچێتە زیارەتی مەزارگەکانی کەربەلا.',
        },
      },
      {
        title: { en: 'From khan to khan', ar: 'من خان إلى خان', ku: 'لە خانێکەوە بۆ خانێک' },
        text: {
          en: 'An architect opens two of the four khans for us and explains stables, wells and rooftop beds. Between them we walk; tea waits where the water carriers used to stand.',
          ar: 'يفتح لنا معماري خانين من الأربعة، ويشرح نظام الإسطبلات والآبار وأسرّة السطوح. وبينهما مسير، والشاي حيث كان السقّاؤون ينتظرون القوافل.',
          ku: 'تەلارسازێک دوو خان لە چوار خانەکەمان بۆ دەکاتەوە و باسی گەوڕی وڵاخ و بیر و جێی خەوی سەربان دەکات. لە نێوانیاندا بە پێ دەڕۆین و چا لەو شوێنەیە کە ئاوگێڕان تێیدا دەوەستان.',
        },
      },
      {
        title: { en: 'Najaf’s books and Kufa', ar: 'كتب النجف ومسجد الكوفة', ku: 'کتێبی نەجەف و کووفە' },
        text: {
          en: 'A morning in the Huwaish lanes with a binder who still sews by hand, then the great mosque of Kufa. From the edge of the plateau you look down on the dry sea of Najaf before the bus returns to Karbala.',
          ar: 'صباح في سوق الحويش عند مجلّد ما زال يخيط الكتب بيده، ثم مسجد الكوفة الكبير. ومن حافة الهضبة نظرة على بحر النجف قبل العودة إلى كربلاء.',
          ku: 'بەیانی لە بازاڕی حوەیش لای بەرگگرێکین کە هێشتا کتێب بە دەست دەدوورێت، پاشان مزگەوتی گەورەی کووفە. لە لێواری بەرزاییەکەوە سەیری دەریا وشکەکەی نەجەف دەکەین، ئینجا پاسەکە دەگەڕێتەوە کەربەلا.',
        },
      },
    ],
    includes: [
      {
        en: 'Two nights in three-star hotels',
        ar: 'ليلتان في فنادق من فئة ثلاث نجوم',
        ku: 'دوو شەو لە هوتێلی سێ ئەستێرەیی',
      },
      breakfasts,
      lunches,
      minibus,
      { en: 'An architect for the khans', ar: 'معماري مختص بالخانات', ku: 'تەلارسازێکی شارەزای خانەکان' },
    ],
    excludes: [dinners, tips, purchases],
    departures: [10, 31, 52, 73, 94],
    season: { from: '10-01', to: '05-10' },
    pictures: [{ scene: 'courtyard', time: 'noon' }, { scene: 'golden-dome', time: 'dusk' }, { scene: 'books', time: 'noon' }],
  },
  {
    key: 'hamilton-road-rawanduz',
    category: 'iraq',
    type: 'adventure',
    location: 'erbil',
    destination: { en: 'Rawanduz and the Hamilton Road', ar: 'راوندوز وطريق هاملتون', ku: 'ڕەواندز و ڕێگای هامڵتۆن' },
    title: { en: 'Hamilton Road, Bend by Bend', ar: 'طريق هاملتون منعطفاً بعد آخر', ku: 'ڕێگای هامڵتۆن، پێچ بە پێچ' },
    description: {
      en: 'Dynamite, mules and four years of work went into this road, finished in 1932, and its gorges have not grown any wider. The group travels it with bicycles on the roof: wheels for the old stretch along the river, ropes for the cliff at Rawanduz, the bus for the rest.',
      ar: 'أربع سنوات من الديناميت والبغال انتهت عام 1932 بطريق يشق أضيق مضائق الجبال. نقطعه والدراجات فوق الحافلة: نركبها في المقطع القديم بمحاذاة النهر، وننزل جرف راوندوز بالحبال، ونترك ما بقي للسائق.',
      ku: 'لە ساڵی 1932، دوای چوار ساڵ کاری دینامیت و هێستر، ئەم ڕێگایە بەناو تەسکترین گەلییەکاندا کرایەوە. پاسکیلەکانمان لەسەر پاسەکەن: پارچە کۆنەکەی کەنار ڕووبار بە پاسکیل، هەڵدێری ڕەواندز بە گوریس و ئەوەی دەمێنێتەوە بە پاس.',
    },
    days: 3,
    price: { amount: 24000, currency: 'USD' },
    groupSize: 12,
    itinerary: [
      {
        title: { en: 'Over Spilk by wheel', ar: 'بالدراجات بعد سبيلك', ku: 'بە پاسکیل لە سپیلکەوە' },
        text: {
          en: 'The bus climbs from Erbil past Shaqlawa to the Spilk pass. From there it is a long downhill to Khalifan and a level ride into Gali Ali Beg, with the waterfall as the finish.',
          ar: 'تصعد الحافلة من أربيل مروراً بشقلاوة إلى ممر سبيلك، ومنه نزول طويل بالدراجات إلى خليفان، ثم طريق منبسط في كلي علي بك ينتهي عند الشلال.',
          ku: 'پاسەکە لە هەولێرەوە بە شەقڵاوەدا سەردەکەوێت بۆ گەردەنەی سپیلک. لەوێوە بە پاسکیل لێژاییەکی درێژ تا خەلیفان، پاشان ڕێگایەکی تەخت بەناو گەلی عەلی بەگدا تا تاڤگەکە.',
        },
      },
      {
        title: { en: 'Ropes above the gorge', ar: 'حبال فوق الوادي', ku: 'گوریس بەسەر دۆڵەوە' },
        text: {
          en: 'Instructors from Rawanduz set up a forty-metre descent, with a lower one for beginners. The afternoon asks less: the rim path, then tables in the stream at Bekhal.',
          ar: 'يجهّز مدربون من راوندوز نزولاً بالحبال طوله أربعون متراً، وآخر أقصر للمبتدئين. أما العصر فأهدأ: درب الحافة، ثم موائد بيخال وسط الماء.',
          ku: 'ڕاهێنەرانی ڕەواندز داگەڕانێکی 40 مەتری بە گوریس ئامادە دەکەن، لەگەڵ یەکێکی کورتتر بۆ تازەفێران. دوانیوەڕۆ ئاسانترە: ڕێگای لێوارەکە و ئینجا مێزەکانی ناو ئاوی بێخاڵ.',
        },
      },
      {
        title: { en: 'Barsarin and Jundian', ar: 'برسرين وجنديان', ku: 'بەرسەرین و جوندیان' },
        text: {
          en: 'We ride through the Barsarin narrows, where Hamilton’s men threw bridges from wall to wall, and picnic at the spring of Jundian, which rises and falls by its own clock. Erbil by six.',
          ar: 'نعبر بالدراجات مضيق برسرين، حيث مدّ العمال قبل قرن جسورهم من جدار إلى جدار، ثم نزهة عند نبع جنديان الذي يفيض وينحسر على توقيت خاص به. الوصول إلى أربيل في السادسة مساءً.',
          ku: 'بە پاسکیل بە تەنگەبەری بەرسەریندا دەڕۆین، کە کرێکاران نزیکەی سەدەیەک لەمەوبەر پردیان لە نێوان دوو دیوارە بەردەکەدا هەڵبەست، و لەسەر کانیی جوندیان سەیران دەکەین، ئەو کانییەی ئاوەکەی کاتی خۆی هەیە بۆ زیادبوون و کەمبوون. کاتژمێر 6 لە هەولێرین.',
        },
      },
    ],
    includes: [
      {
        en: 'Two nights in a Rawanduz resort',
        ar: 'ليلتان في منتجع براوندوز',
        ku: 'دوو شەو لە هاوینەهەوارێکی ڕەواندز',
      },
      { en: 'Mountain bicycles and helmets', ar: 'دراجات جبلية وخوذ', ku: 'پاسکیلی شاخ و کڵاوی پارێزەر' },
      { en: 'Ropes and two certified instructors', ar: 'حبال ومدربان مجازان', ku: 'گوریس و دوو ڕاهێنەری بڕوانامەدار' },
      breakfasts,
      lunches,
    ],
    excludes: [insurance, dinners, tips],
    departures: [13, 20, 34, 48, 69, 97],
    season: { from: '05-01', to: '10-31' },
    pictures: [{ scene: 'canyon', time: 'noon' }, { scene: 'bicycle', time: 'dawn' }, { scene: 'waterfall', time: 'noon' }],
  },
  {
    key: 'halgurd-four-days',
    category: 'iraq',
    type: 'adventure',
    location: 'erbil',
    destination: { en: 'Choman and Mount Halgurd', ar: 'جومان وجبل هلكورد', ku: 'چۆمان و چیای هەڵگورد' },
    title: { en: 'Halgurd Without Hurry', ar: 'هلكورد على مهل', ku: 'هەڵگورد بەبێ پەلە' },
    description: {
      en: 'One night is too short for 3,607 metres, say the guides of Choman, so they take four days and let lungs and knees catch up. They go from July to September, when the path is clear and of the snow only patches are left below the summit.',
      ar: 'يرى أدلّاء جومان أن ليلة واحدة لا تكفي لارتفاع 3607 أمتار، فجعلوها أربعة أيام تعتاد فيها الرئتان والركبتان. الموسم من تموز إلى أيلول، حين ينكشف الدرب ولا يبقى من الثلج إلا رقع دون القمة.',
      ku: 'ڕێبەرانی چۆمان دەڵێن یەک شەو بۆ 3607 مەتر کەمە، بۆیە چوار ڕۆژی بۆ دادەنێن تا هەناسە و ئەژنۆ ڕابێن. لە تەممووزەوە تا ئەیلوول دەچن، کە ڕێگاکە کراوەیە و لە خوار لووتکەوە تەنیا چەند پەڵە بەفرێک ماوە.',
    },
    days: 4,
    price: { amount: 36000, currency: 'USD' },
    groupSize: 10,
    itinerary: [
      {
        title: { en: 'Gear check in Choman', ar: 'فحص العدّة في جومان', ku: 'پشکنینی کەلوپەل لە چۆمان' },
        text: {
          en: 'Three hours by road from Erbil. The guides look at every boot and every backpack, then a one-hour walk above the town loosens the legs.',
          ar: 'ثلاث ساعات بالسيارة من أربيل، ثم يعاين الأدلّاء كل حذاء وكل حقيبة. وقبل المغيب مشي ساعة فوق البلدة لتليين السيقان.',
          ku: 'سێ کاتژمێر بە ئۆتۆمبێل لە هەولێرەوە. ڕێبەرەکان سەیری هەموو پێڵاو و جانتایەک دەکەن، ئینجا کاتژمێرێک لە سەرووی شارۆچکەکە دەڕۆین تا قاچەکان گەرم ببن.',
        },
      },
      {
        title: { en: 'Up to the shepherds’ meadow', ar: 'إلى مرج الرعاة', ku: 'سەرکەوتن بۆ هەواری شوانان' },
        text: {
          en: 'Mules carry the kitchen and we carry the rest, five slow hours to a meadow below the north face. Tents stand in the lee of the shepherds’ stone walls.',
          ar: 'تحمل البغال المطبخ ونحمل الباقي، خمس ساعات بطيئة إلى مرج أسفل الوجه الشمالي. تُنصب الخيام في حمى جدران الرعاة الحجرية.',
          ku: 'هێسترەکان مەتبەخەکە هەڵدەگرن و ئێمەش ئەوی تر؛ پێنج کاتژمێر بە هێواشی تا هەوارێک لە خوار ڕووی باکوورەوە. خێوەتەکان لە پەنای دیوارە بەردینەکانی شوانان هەڵدەدرێن.',
        },
      },
      {
        title: { en: 'The long day up', ar: 'يوم الصعود الطويل', ku: 'ڕۆژی سەرکەوتنی درێژ' },
        text: {
          en: 'Wake-up at two, lamps on, and the head guide alone decides how high we go. Whoever turns round at the saddle finds soup and a second guide there.',
          ar: 'الاستيقاظ في الثانية ليلاً، وكبير الأدلّاء وحده يقرر حدّ الصعود. ومن آثر الرجوع من منتصف الطريق وجد حساءً ساخناً ودليلاً ثانياً.',
          ku: 'کاتژمێر 2ی شەو هەڵدەستین و تەنیا سەرۆکی ڕێبەرەکان بڕیار دەدات تا کوێ سەردەکەوین. ئەوەی لە ناوقەدی شاخ بگەڕێتەوە، شۆربای گەرم و ڕێبەرێکی تر چاوەڕێیەتی.',
        },
      },
      {
        title: { en: 'Down to honey and bread', ar: 'نزولاً إلى العسل والخبز', ku: 'داگەڕان بۆ نان و هەنگوین' },
        text: {
          en: 'The descent takes three hours and ends in a village kitchen with honey, cream and hot bread. We are back in Erbil in the early evening.',
          ar: 'ثلاث ساعات نزولاً تنتهي في مطبخ قروي على عسل وقيمر وخبز ساخن، ثم العودة إلى أربيل أول المساء.',
          ku: 'داگەڕان سێ کاتژمێرە و لە مەتبەخی ماڵێکی گوند کۆتایی دێت، لەسەر هەنگوین و قەیماغ و نانی گەرم. سەرەتای ئێوارە لە هەولێرین.',
        },
      },
    ],
    includes: [
      { en: 'Two mountain guides from Choman', ar: 'دليلان جبليان من جومان', ku: 'دوو ڕێبەری شاخەوانیی چۆمان' },
      { en: 'A night in a guest house', ar: 'ليلة في بيت ضيافة بجومان', ku: 'شەوێک لە میوانخانەیەکی چۆمان' },
      { en: 'Tents, mats and walking poles', ar: 'خيام وفُرُش وعصيّ مشي', ku: 'خێوەت و دۆشەک و گۆچانی شاخەوانی' },
      { en: 'Mules for the heavy bags', ar: 'بغال للحقائب الثقيلة', ku: 'هێستر بۆ جانتا قورسەکان' },
      { en: 'All meals on the mountain', ar: 'جميع الوجبات في الجبل', ku: 'هەموو ژەمەکان لە شاخ' },
      { en: 'Road transfers from Erbil and back', ar: 'النقل من أربيل وإليها', ku: 'گواستنەوە لە هەولێرەوە و گەڕانەوە' },
    ],
    excludes: [
      insurance,
      tips,
      {
        en: 'Boots, gloves and personal clothing',
        ar: 'الأحذية والقفازات والملابس الشخصية',
        ku: 'پێڵاو و دەستکێش و جلی کەسی',
      },
    ],
    departures: [18, 46, 81, 109],
    season: { from: '07-01', to: '09-26' },
    pictures: [{ scene: 'zagros', time: 'noon' }, { scene: 'zagros', time: 'dawn' }, { scene: 'tea', time: 'dawn' }],
  },
  {
    key: 'amadiya-honeymoon',
    category: 'iraq',
    type: 'honeymoon',
    location: 'duhok',
    destination: { en: 'Amadiya and Sulav', ar: 'العمادية وسولاف', ku: 'ئامێدی و سولاڤ' },
    title: { en: 'Four Evenings Facing Amadiya', ar: 'أربع أمسيات قبالة العمادية', ku: 'چوار ئێوارە بەرامبەر ئامێدی' },
    description: {
      en: 'From the balcony of the stone cottage at Sulav the whole town lies opposite, a plate of lights on its rock. Couples have their own driver and a plan loose enough to be ignored: pine woods, a cave café, one walk, and long breakfasts.',
      ar: 'شرفة الكوخ الحجري في سولاف تقابل المدينة كلها، صحناً من الأضواء فوق الصخرة. لكل عروسين سائق خاص وبرنامج مرن يجوز تجاهله: غابة صنوبر، ومقهى داخل كهف، ومشي خفيف، وفطور يطول إلى الضحى.',
      ku: 'لە باڵکۆنی کوخە بەردینەکەی سولاڤەوە هەموو ئامێدی دیارە، وەک سینییەک چرا بەسەر تاوێرەوە. بووک و زاوا شۆفێری تایبەتی خۆیان هەیە و بەرنامەکەش سەربەستە: دارستانی سنەوبەر، چایخانەی ناو ئەشکەوت، پیاسەیەک و نانی بەیانییەکی درێژ.',
    },
    days: 5,
    price: { amount: 48000, currency: 'USD' },
    groupSize: 2,
    itinerary: [
      {
        title: { en: 'Through the pines', ar: 'عبر غابة الصنوبر', ku: 'بەناو سنەوبەردا' },
        text: {
          en: 'The driver picks you up in Duhok at noon and stops among the pines of Zawita for tea. By dusk the stove in the cottage is lit.',
          ar: 'ينقلكما السائق من دهوك ظهراً، مع وقفة شاي بين صنوبر زاويتة. وعند المغيب تكون مدفأة الكوخ موقدة.',
          ku: 'نیوەڕۆ شۆفێرەکە لە دهۆکەوە دەتانبات و لەنێو سنەوبەرەکانی زاویتە بۆ چا دەوەستێت. تا ئێوارە دادێت، سۆپای کوخەکە هەڵکراوە.',
        },
      },
      {
        title: { en: 'The gate and the rim', ar: 'البوابة وحافة الصخرة', ku: 'دەروازە و لێواری تاوێر' },
        text: {
          en: 'Late in the morning you cross the valley and enter Amadiya on foot through the Mosul Gate. A photographer walks along for one hour and the pictures are yours.',
          ar: 'ضحى اليوم الثاني عبور الوادي ودخول العمادية مشياً من باب الموصل. يرافقكما مصوّر ساعة واحدة، والصور كلها لكما.',
          ku: 'پێش نیوەڕۆ لە دۆڵەکە دەپەڕنەوە و بە پێ لە دەروازەی مووسڵەوە دەچنە ناو ئامێدی. وێنەگرێک کاتژمێرێک لەگەڵتانە و هەموو وێنەکان بۆ خۆتانن.',
        },
      },
      {
        title: { en: 'A café in the rock', ar: 'مقهى في جوف الصخر', ku: 'چایخانەیەک لەناو بەرد' },
        text: {
          en: 'At Enishke, near Sarsing, the tables stand inside a cave and the walls drip beside the tea glasses. The way back passes the Ashawa stream.',
          ar: 'في إينشكي قرب سرسنك تصطفّ الموائد داخل كهف يقطر ماؤه قرب استكانات الشاي. والعودة عن طريق جدول أشاوا.',
          ku: 'لە ئینیشکێی نزیک سەرسنگ مێزەکان لەناو ئەشکەوتێکدان و دڵۆپەی ئاو لە تەنیشت پیاڵەی چاکانەوە دەتکێت. لە گەڕانەوەدا بەلای ئاوی ئەشاوادا تێدەپەڕن.',
        },
      },
      {
        title: { en: 'Nothing before noon', ar: 'لا شيء قبل الظهر', ku: 'تا نیوەڕۆ بێ بەرنامە' },
        text: {
          en: 'Breakfast comes to the balcony whenever you call for it. In the afternoon an easy path leads up the Sulav stream, and dinner is trout by candlelight.',
          ar: 'يصل الفطور إلى الشرفة متى طلبتماه. وعصراً درب سهل بمحاذاة مياه سولاف، ثم عشاء من سمك السلمون المرقّط على ضوء الشموع.',
          ku: 'هەر کاتێک داوای بکەن، نانی بەیانی دێتە باڵکۆنەکە. عەسر ڕێیەکی ئاسان بە کەنار ئاوی سولاڤدا سەردەکەوێت و نانی ئێوارە ماسیی قزڵاڵایە لەبەر ڕووناکیی مۆم.',
        },
      },
      {
        title: { en: 'Tahini for the road', ar: 'راشي للطريق', ku: 'ڕاشی بۆ ڕێگا' },
        text: {
          en: 'One last stop in the town for a jar of stone-ground tahini, then two hours down to Duhok. The car drops you at the bazaar or the bus station, as you like.',
          ar: 'وقفة أخيرة في البلدة لشراء راشي مطحون بالحجر، ثم ساعتان نزولاً إلى دهوك. والنزول عند السوق أو الكراج، كما تشاءان.',
          ku: 'دوا وێستگەی شارۆچکەکە بۆ دەفرێک ڕاشیی ئاشی بەردینە، پاشان دوو کاتژمێر بەرەو دهۆک دادەگەڕێن. لە بازاڕ یان لە گەراج دادەبەزن، بە ئارەزووی خۆتان.',
        },
      },
    ],
    includes: [
      { en: 'Four nights in a stone cottage', ar: 'أربع ليالٍ في كوخ حجري', ku: 'چوار شەو لە کوخێکی بەردین' },
      { en: 'Private car with a driver', ar: 'سيارة خاصة مع سائق', ku: 'ئۆتۆمبێلی تایبەت لەگەڵ شۆفێر' },
      breakfasts,
      { en: 'One candlelight dinner for two', ar: 'عشاء على ضوء الشموع لشخصين', ku: 'نانی ئێوارەی دووکەسی لەبەر مۆم' },
      { en: 'An hour with a photographer', ar: 'ساعة تصوير مع مصوّر', ku: 'کاتژمێرێک لەگەڵ وێنەگرێکدا' },
    ],
    excludes: [ownLunches, tips, purchases],
    departures: [7, 21, 35, 49, 63, 77, 91],
    pictures: [{ scene: 'village', time: 'dusk' }, { scene: 'waterfall', time: 'noon' }, { scene: 'suite', time: 'night' }],
  },
  {
    key: 'akre-terraces-family',
    category: 'iraq',
    type: 'family',
    location: 'duhok',
    destination: { en: 'Akre', ar: 'عقرة', ku: 'ئاکرێ' },
    title: { en: 'A Weekend on Akre’s Terraces', ar: 'يومان على مدرّجات عقرة', ku: 'کۆتایی هەفتە لە ئاکرێ' },
    description: {
      en: 'In Akre the roof of one house is the yard of the next, which children understand within a minute and grown-ups within an hour. Two easy days with short walks, a waterfall, a weaver who lets small hands throw the shuttle, and plates of the local rice.',
      ar: 'سطح البيت في عقرة ساحة للبيت الذي يعلوه، وهو أمر يفهمه الصغار في دقيقة. يومان خفيفان فيهما مسافات قصيرة وشلال ونسّاج يترك المكوك لأيدي الأطفال، وصحن من رز عقرة الذي يقصده الناس من بعيد.',
      ku: 'سەربانی هەر ماڵێک لە ئاکرێ حەوشەی ماڵەکەی سەرەوەیە و منداڵان زوو فێری ئەم یارییە دەبن. دوو ڕۆژی سووک: ڕێگای کورت، تاڤگەیەک، جۆڵایەک کە ماکۆکەکە دەداتە دەست منداڵان و قاپێک برنجی ئاکرێ.',
    },
    days: 2,
    price: { amount: 140000, currency: 'IQD' },
    groupSize: 20,
    itinerary: [
      {
        title: { en: 'Steps, looms and torches', ar: 'درج ونول ومشاعل', ku: 'پلیکانە و تەون و مەشخەڵ' },
        text: {
          en: 'A bus from Duhok, two hours, then the coloured steps at each family’s own pace. After dark the guest house lights a row of torches on its roof, the way the town does on the eve of Newroz.',
          ar: 'ساعتان بالحافلة من دهوك، ثم الدرج الملوّن وكل عائلة على مهلها. وبعد حلول الظلام تُشعل المشاعل على سطح بيت الضيافة كما تفعل المدينة عشية نوروز.',
          ku: 'دوو کاتژمێر بە پاس لە دهۆکەوە، پاشان پلیکانە ڕەنگاوڕەنگەکان، هەر خێزانێک بە هەنگاوی خۆی. کە تاریک داهات، لە سەربانی میوانخانەکە ڕیزێک مەشخەڵ دادەگیرسێت، وەک شەوی نەورۆزی شارەکە.',
        },
      },
      {
        title: { en: 'Sipa falls and rice', ar: 'شلال سيبا والرز', ku: 'تاڤگەی سیپە و برنج' },
        text: {
          en: 'The path to the Sipa waterfall is twenty minutes and shaded. Lunch is in an orchard, rice with dried apricots and chicken, and the drive home begins at three.',
          ar: 'الدرب إلى شلال سيبا عشرون دقيقة في الظل. الغداء في بستان، رز بالمشمش المجفف والدجاج، وطريق العودة يبدأ في الثالثة عصراً.',
          ku: 'ڕێگای تاڤگەی سیپە 20 خولەکە و سێبەرە. لە باخێکدا برنج بە قەیسی و مریشک دەخۆین و کاتژمێر 3 بەرەو ماڵەوە دەکەوینە ڕێ.',
        },
      },
    ],
    includes: [
      { en: 'One night in a family guest house', ar: 'ليلة في بيت ضيافة عائلي', ku: 'شەوێک لە میوانخانەیەکی خێزانی' },
      minibus,
      localGuide,
      { en: 'Weaving hour for the children', ar: 'ساعة نسيج للأطفال', ku: 'کاتژمێرێک چنین بۆ منداڵان' },
      {
        en: 'Dinner, breakfast and orchard lunch',
        ar: 'العشاء والفطور وغداء البستان',
        ku: 'نانی ئێوارە، بەیانی و نیوەڕۆ',
      },
    ],
    excludes: [toMeetingPoint, purchases],
    departures: [5, 19, 33, 47, 82, 117],
    pictures: [{ scene: 'village', time: 'dawn' }, { scene: 'lanterns', time: 'night' }, { scene: 'workshop', time: 'noon' }],
  },
  {
    key: 'dukan-lake-for-two',
    category: 'iraq',
    type: 'honeymoon',
    location: 'sulaymaniyah',
    destination: { en: 'Dukan Lake', ar: 'بحيرة دوكان', ku: 'دەریاچەی دوکان' },
    title: { en: 'Dukan, a Cabin for Two', ar: 'كوخ لاثنين على بحيرة دوكان', ku: 'دوکان، کوخێک بۆ دوو کەس' },
    description: {
      en: 'Water on three sides, mountains on the fourth, and a jetty nobody else uses. The cabin is an hour’s drive from Sulaymaniyah; a small boat with its captain belongs to you for a whole day, and the cook at the shore asks each morning which fish you prefer.',
      ar: 'الماء من ثلاث جهات والجبل من الرابعة، ومرسى لا يستعمله سواكما. يبعد الكوخ ساعة عن السليمانية، وللعروسين قارب صغير بربّانه نهاراً كاملاً، أما الطباخ على الشاطئ فيسأل كل صباح عن نوع السمك المطلوب.',
      ku: 'ئاو لە سێ لاوە و چیا لە لای چوارەمەوە، لەگەڵ سەکۆیەکی بەلەم کە تەنیا هی خۆتانە. کوخەکە کاتژمێرێک لە سلێمانییەوە دوورە؛ بەلەمێکی بچووک بە بەلەمەوانەکەیەوە ڕۆژێکی تەواو لە خزمەتتاندایە و چێشتلێنەر هەموو بەیانییەک دەپرسێت کام ماسیتان دەوێت.',
    },
    days: 3,
    price: { amount: 420000, currency: 'IQD' },
    groupSize: 2,
    itinerary: [
      {
        title: { en: 'By way of Jasana', ar: 'عن طريق جاسنة', ku: 'بە ڕێگای جاسەنەدا' },
        text: {
          en: 'Pick-up in Sulaymaniyah at ten and a first stop at the Jasana cave above Surdash. The cabin is ready by two, with fruit on the table and the fire laid.',
          ar: 'الانطلاق من السليمانية في العاشرة صباحاً مع وقفة عند كهف جاسنة فوق سورداش. الكوخ جاهز في الثانية، والفاكهة على المائدة والحطب في الموقد.',
          ku: 'کاتژمێر 10 لە سلێمانییەوە دەردەچن و سەرەتا لە ئەشکەوتی جاسەنەی سەرووی سورداش دەوەستن. کاتژمێر 2 کوخەکە ئامادەیە، میوە لەسەر مێزە و دار لە ئاگرداندایە.',
        },
      },
      {
        title: { en: 'The boat is yours', ar: 'القارب لكما', ku: 'بەلەمەکە هی ئێوەیە' },
        text: {
          en: 'The captain knows bays without a road and will leave you in one with a picnic and come back at the hour you name. Sunset is best from the middle of the lake, engine off.',
          ar: 'يعرف الربّان خلجاناً لا يصل إليها طريق، فيترككما في أحدها مع سلة غداء ويعود في الساعة المتفق عليها. والغروب أجمل من وسط البحيرة والمحرك صامت.',
          ku: 'بەلەمەوانەکە لە قەراغ دەریاچەکە شوێنی وا دەزانێت کە ڕێگای ئۆتۆمبێلی بۆ نییە؛ لە یەکێکیاندا لەگەڵ سەبەتەیەک خواردندا بەجێتان دەهێڵێت و لەو کاتەی دیاری دەکەن دێتەوە. خۆرئاوابوون لە ناوەڕاستی دەریاچەکەوە، بە مەکینەی کوژاوە، جوانترە.',
        },
      },
      {
        title: { en: 'Down the Little Zab', ar: 'على الزاب الصغير', ku: 'بە کەناری زێی بچووکدا' },
        text: {
          en: 'After a late breakfast there is a walk along the green river below the dam. The car takes you to the Azmar heights for a last look over Sulaymaniyah before it sets you down in the city.',
          ar: 'بعد فطور متأخر مشي بمحاذاة النهر الأخضر أسفل السد. ثم تصعد السيارة إلى مرتفعات أزمر لنظرة أخيرة على السليمانية قبل الوصول إليها.',
          ku: 'دوای نانی بەیانییەکی درەنگ، پیاسەیەک لە کەناری ئاوە سەوزەکەی خوار بەنداو دەکەن. پاشان ئۆتۆمبێلەکە دەتانباتە ئەزمەڕ تا لەوێوە سەیری سلێمانی بکەن، ئینجا دەگەنە شار.',
        },
      },
    ],
    includes: [
      { en: 'Two nights in a lakeside cabin', ar: 'ليلتان في كوخ على البحيرة', ku: 'دوو شەو لە کوخی کەنار دەریاچە' },
      { en: 'Private boat for a day', ar: 'قارب خاص ليوم كامل', ku: 'بەلەمی تایبەت بۆ ڕۆژێک' },
      {
        en: 'Car from and to Sulaymaniyah',
        ar: 'سيارة من السليمانية وإليها',
        ku: 'ئۆتۆمبێل لە سلێمانییەوە و گەڕانەوە',
      },
      breakfasts,
      { en: 'Picnic basket on the lake', ar: 'سلة غداء على البحيرة', ku: 'سەبەتەی خواردنی ناو دەریاچە' },
    ],
    excludes: [dinners, tips],
    departures: [8, 15, 22, 36, 57, 78, 99, 120],
    season: { from: '04-01', to: '10-31' },
    pictures: [{ scene: 'lake', time: 'dusk' }, { scene: 'boat', time: 'noon' }, { scene: 'bedroom', time: 'dawn' }],
  },
  {
    key: 'ahmadawa-hawraman-walk',
    category: 'iraq',
    type: 'adventure',
    location: 'halabja',
    destination: { en: 'Ahmadawa and Hawraman', ar: 'أحمد آوا وهورامان', ku: 'ئەحمەد ئاوا و هەورامان' },
    title: {
      en: 'Six Days on Hawraman’s Mule Paths',
      ar: 'ستة أيام في دروب هورامان',
      ku: 'شەش ڕۆژ لە هەورازەکانی هەورامان',
    },
    description: {
      en: 'Every night of this walk is spent under a different family’s roof, and every family has an opinion about the next day’s path. It starts at the falls of Ahmadawa and ends among the shoemakers of Tawela, four to six hours a day with a light pack.',
      ar: 'المبيت كل ليلة عند عائلة أخرى، ولكل عائلة رأيها في درب الغد. يبدأ المسير عند شلال أحمد آوا وينتهي بين صنّاع الكلاش في طويلة، بمعدل أربع إلى ست ساعات في اليوم وحقيبة خفيفة على الظهر.',
      ku: 'ڕێپێوانەکە لە تاڤگەی ئەحمەد ئاواوە دەست پێ دەکات و لای کڵاشچنەکانی تەوێڵە کۆتایی دێت. هەر شەوەی لە ماڵی خێزانێک میوانین و هەر ماڵێکیش بۆچوونی خۆی دەربارەی ڕێگای سبەینێ هەیە؛ ڕۆژی 4 تا 6 کاتژمێر دەڕۆین و جانتامان سووکە.',
    },
    days: 6,
    price: { amount: 42000, currency: 'USD' },
    groupSize: 10,
    itinerary: [
      {
        title: { en: 'The falls of Ahmadawa', ar: 'شلال أحمد آوا', ku: 'تاڤگەی ئەحمەد ئاوا' },
        text: {
          en: 'Two hours by car from Sulaymaniyah across the Sharazur plain. We warm up on the path beside the stream to the waterfall and sleep in the village.',
          ar: 'ساعتان بالسيارة من السليمانية عبر سهل شهرزور. تمهيد خفيف على الدرب المحاذي للجدول حتى الشلال، والمبيت في القرية.',
          ku: 'دوو کاتژمێر بە ئۆتۆمبێل لە سلێمانییەوە بە دەشتی شارەزووردا. بۆ دەستپێک بە کەنار چەمەکەدا تا تاڤگەکە دەڕۆین و شەو لە گوند دەمێنینەوە.',
        },
      },
      {
        title: { en: 'Oak slopes above Zalm', ar: 'سفوح البلوط فوق زلم', ku: 'بەڕووەکانی سەرووی زەڵم' },
        text: {
          en: 'A round of five hours through oaks, with the source of the Zalm stream at its far end. Lunch is what the shepherds have: yoghurt, onions, bread.',
          ar: 'دورة من خمس ساعات بين أشجار البلوط، وفي آخرها منبع زلم. والغداء مما عند الرعاة: لبن وبصل وخبز.',
          ku: 'گەشتێکی پێنج کاتژمێری بەناو داربەڕوودا تا سەرچاوەی زەڵم. نانی نیوەڕۆ ئەوەیە کە شوانەکان هەیانە: ماست و پیاز و نان.',
        },
      },
      {
        title: { en: 'By road to Biyara', ar: 'بالسيارة إلى بيارة', ku: 'بە ئۆتۆمبێل بۆ بیارە' },
        text: {
          en: 'A short transfer saves the knees. In Biyara the keeper shows us the old khanaqah and its garden, and there is time to wash socks.',
          ar: 'انتقال قصير بالسيارة يريح الركب. وفي بيارة يفتح لنا القيّم الخانقاه القديمة وحديقتها، ويبقى وقت لغسل الجوارب.',
          ku: 'ئەم پارچەیە بە ئۆتۆمبێلە تا ئەژنۆکان بحەسێنەوە. لە بیارە خانەقا کۆنەکە و باخچەکەی دەبینین و کاتیش دەمێنێت گۆرەوییەکانمان بشۆین.',
        },
      },
      {
        title: { en: 'Over to Balkha', ar: 'إلى بلخة', ku: 'پەڕینەوە بۆ بەڵخە' },
        text: {
          en: 'The steepest morning of the week, zigzags between garden walls, and from the top a long view back to Darbandikhan’s water. Dinner is kalana, thin bread folded over green herbs.',
          ar: 'أصعب صباحات المسير: درب متعرج بين جدران البساتين، ومن أعلاه يلمع ماء دربندخان بعيداً. العشاء كلانة، خبز رقيق محشو بالأعشاب الخضر.',
          ku: 'سەختترین بەیانیی هەفتەکەیە: پێچاوپێچ لە نێوان دیواری باخەکاندا، و لە سەرەوە ئاوی دەربەندیخان لە دوورەوە دەدرەوشێتەوە. نانی ئێوارە کەلانەیە بە گیای سەوزەوە.',
        },
      },
      {
        title: { en: 'Down into Tawela', ar: 'نزولاً إلى طويلة', ku: 'داگەڕان بۆ تەوێڵە' },
        text: {
          en: 'We arrive at the hour when the whole village is on its roofs. A shoemaker measures anyone who wants a pair of klash; they are posted when they are done.',
          ar: 'نصل ساعة يكون أهل القرية كلهم على السطوح. ويأخذ صانع الكلاش مقاس من يرغب، ثم يُرسل الحذاء إليه عند اكتماله.',
          ku: 'لەو کاتەدا دەگەین کە هەموو خەڵکی گوند لەسەر سەربانەکان دانیشتوون. ئەوەی کڵاشی بوێت، وەستاکە ئەندازەی پێی دەگرێت و کە تەواو بوو بۆی دەنێرێت.',
        },
      },
      {
        title: { en: 'Market morning in Halabja', ar: 'صباح في سوق حلبجة', ku: 'بەیانییەک لە بازاڕی هەڵەبجە' },
        text: {
          en: 'The bus waits at eight. In Halabja there is an hour for sumac, walnuts and pomegranate molasses before the road to Sulaymaniyah.',
          ar: 'الحافلة في الانتظار عند الثامنة، وفي حلبجة ساعة لشراء السماق والجوز ودبس الرمان قبل طريق السليمانية.',
          ku: 'کاتژمێر 8 پاسەکە چاوەڕێیە. لە هەڵەبجە کاتژمێرێکمان بۆ سماق و گوێز و دۆشاوی هەنار هەیە، پاشان بەرەو سلێمانی.',
        },
      },
    ],
    includes: [
      { en: 'Five nights with host families', ar: 'خمس ليالٍ لدى عائلات مضيفة', ku: 'پێنج شەو لە ماڵی خێزانەکان' },
      { en: 'All meals during the walk', ar: 'جميع الوجبات أثناء المسير', ku: 'هەموو ژەمەکانی ماوەی ڕێپێوان' },
      localGuide,
      { en: 'A mule for the luggage', ar: 'بغل لحمل الأمتعة', ku: 'هێسترێک بۆ هەڵگرتنی جانتاکان' },
      { en: 'Road transfers from Sulaymaniyah and back', ar: 'النقل من السليمانية وإليها', ku: 'گواستنەوە لە سلێمانییەوە و گەڕانەوە' },
    ],
    excludes: [insurance, tips, purchases],
    departures: [16, 44, 72, 100],
    season: { from: '04-01', to: '10-31' },
    pictures: [{ scene: 'village', time: 'noon' }, { scene: 'waterfall', time: 'dawn' }, { scene: 'zagros', time: 'dusk' }],
  },
  {
    key: 'basra-date-palms-family',
    category: 'iraq',
    type: 'family',
    location: 'basra',
    destination: {
      en: 'Basra, Abu al-Khasib and Qurna',
      ar: 'البصرة وأبو الخصيب والقرنة',
      ku: 'بەسرە و ئەبولخەسیب و قورنە',
    },
    title: { en: 'Under the Palms of Basra', ar: 'في ظلال نخيل البصرة', ku: 'لەژێر دارخورماکانی بەسرەدا' },
    description: {
      en: 'How does a man of sixty walk up a palm with nothing but a rope belt? Your children will want to try, and in Abu al-Khasib they may, up to the height of a chair. Around that afternoon lie the museum, the big river and the place where two rivers become one.',
      ar: 'كيف يصعد رجل في الستين نخلة باسقة بحبل التبلية وحده؟ سيجرّب أطفالكم ذلك في أبي الخصيب، إلى علوّ كرسي لا أكثر. وحول هذا العصر متحف البصرة وشط العرب والقرنة حيث يلتقي الرافدان.',
      ku: 'پیاوێکی شەست ساڵە چۆن تەنیا بە پشتێنێکی گوریسین بە دارخورمادا سەردەکەوێت؟ لە ئەبولخەسیب منداڵەکانیشتان دەتوانن تاقی بکەنەوە، تا بەرزیی کورسییەک. لەگەڵیدا مۆزەخانە، شەتولعەرەب و ئەو شوێنە هەیە کە دوو ڕووبارەکە یەک دەگرن.',
    },
    days: 3,
    price: { amount: 285000, currency: 'IQD' },
    groupSize: 24,
    itinerary: [
      {
        title: { en: 'Museum and river boat', ar: 'المتحف وقارب الشط', ku: 'مۆزەخانە و بەلەمی ڕووبار' },
        text: {
          en: 'The museum stands in a former palace by the water and has a hunt for young visitors: find the gazelle, the fish, the seal. At dusk a boat goes out on the Shatt al-Arab, ice cream included.',
          ar: 'المتحف في قصر سابق على الماء، وللصغار فيه لعبة بحث: الغزال والسمكة والختم. وعند الغروب قارب في شط العرب، والمثلجات علينا.',
          ku: 'مۆزەخانەکە لە کۆشکێکی پێشووی کەنار ئاودایە و بۆ منداڵان یاریی گەڕانی تێدایە: ئاسکەکە، ماسییەکە و مۆرەکە بدۆزنەوە. ئێوارە بە بەلەم دەچینە سەر شەتولعەرەب و ئایسکرێمیش لەسەر ئێمەیە.',
        },
      },
      {
        title: { en: 'Orchards of Abu al-Khasib', ar: 'بساتين أبي الخصيب', ku: 'باخەکانی ئەبولخەسیب' },
        text: {
          en: 'A farmer’s family shows the belt, the knife and the tide canals, and lets everyone taste Barhi beside Sayer. After a lunch of fish and rice we read a few lines of Sayyab at Jaikur, his village.',
          ar: 'تعرّف عائلة فلّاح ضيوفها بالتبلية والمنجل وسواقي المدّ، وتقدّم لهم البرحي والساير ليقارنوا بينهما. وبعد غداء من سمك ورز نقرأ أبياتاً للسيّاب في قريته جيكور.',
          ku: 'خێزانێکی جووتیار پشتێن و داس و جۆگەکانی هەڵکشانی ئاومان پیشان دەدەن و خورمای بەرحی و سایەرمان دەدەنێ تا بەراوردیان بکەین. دوای ماسی و برنج، لە جەیکوور، گوندەکەی سەیاب، چەند دێڕێک لە شیعری دەخوێنینەوە.',
        },
      },
      {
        title: { en: 'Where the rivers meet', ar: 'ملتقى الرافدين', ku: 'یەکگرتنی دوو ڕووبارەکە' },
        text: {
          en: 'Seventy-five kilometres north, at Qurna, Tigris and Euphrates run side by side for a moment in two colours. Tea by the old tree, then Basra again for a late lunch and goodbye.',
          ar: 'على مسافة خمسة وسبعين كيلومتراً شمالاً يجري دجلة والفرات في القرنة جنباً إلى جنب بلونين قبل أن يمتزجا. شاي قرب الشجرة القديمة، ثم العودة لغداء الوداع في البصرة.',
          ku: '75 کیلۆمەتر بەرەو باکوور، لە قورنە، دیجلە و فورات بە دوو ڕەنگ شان بە شانی یەک دەڕۆن و ئینجا تێکەڵ دەبن. لای دارە کۆنەکە چا دەخۆینەوە و بۆ نانی نیوەڕۆی ماڵئاوایی دەگەڕێینەوە بەسرە.',
        },
      },
    ],
    includes: [
      { en: 'Two nights in family rooms', ar: 'ليلتان في غرف عائلية', ku: 'دوو شەو لە ژووری خێزانی' },
      breakfasts,
      lunches,
      { en: 'Evening boat on Shatt al-Arab', ar: 'قارب مسائي في شط العرب', ku: 'بەلەمی ئێوارانی شەتولعەرەب' },
      minibus,
      { en: 'A box of dates per family', ar: 'صندوق تمر لكل عائلة', ku: 'سندووقێک خورما بۆ هەر خێزانێک' },
    ],
    excludes: [toMeetingPoint, dinners, tips],
    departures: [11, 25, 39, 60, 88, 116],
    season: { from: '10-01', to: '05-10' },
    pictures: [{ scene: 'palms', time: 'noon' }, { scene: 'boat', time: 'dusk' }, { scene: 'river', time: 'dawn' }],
  },
  {
    key: 'baghdad-old-houses-for-two',
    category: 'iraq',
    type: 'honeymoon',
    location: 'baghdad',
    destination: { en: 'Old Baghdad', ar: 'بغداد القديمة', ku: 'بەغدای کۆن' },
    title: { en: 'Baghdad Behind the Shanasheel', ar: 'بغداد من خلف الشناشيل', ku: 'بەغدا لە پشت شەناشیلەکانەوە' },
    description: {
      en: 'A hundred-year-old house on the Karkh side, a fountain in the yard, a bay window over the lane: that is the address for two nights. An architect who repairs such houses takes the couple through others that are seldom open, and an oud player comes to the house on the second evening.',
      ar: 'بيت عمره مئة عام في جانب الكرخ، نافورته في الحوش وشناشيله فوق الزقاق، هو عنوان العروسين لليلتين. تصحبهما معمارية ترمّم هذه البيوت إلى أخرى قلّما تُفتح، وفي المساء الثاني يأتي عازف عود إلى البيت.',
      ku: 'خانوویەکی سەد ساڵەی لای کەرخ، بە نافوورەیەک لە حەوشەکەیدا و شەناشیلێک بەسەر کۆڵانەوە، دوو شەو دەبێتە ماڵی بووک و زاوا. تەلارسازێک کە ئەم خانووانە چاک دەکاتەوە، دەیانباتە ناو چەند خانوویەکی تر کە کەم جار دەکرێنەوە، و ئێوارەی دووەم عوودژەنێک دێتە ماڵەکە.',
    },
    days: 3,
    price: { amount: 450000, currency: 'IQD' },
    groupSize: 2,
    itinerary: [
      {
        title: { en: 'Keys to the house', ar: 'مفتاح البيت', ku: 'کلیلی خانووەکە' },
        text: {
          en: 'The housekeeper meets you with cardamom tea and shows the cool cellar, the sirdab, where summers were once slept away. At dusk a boat waits at the steps; masgouf is eaten on the other bank.',
          ar: 'تستقبلكما صاحبة البيت بشاي الهيل وتريكما السرداب الذي كان ملاذ القيلولة صيفاً. وعند المغيب قارب ينتظر أسفل الدرج، والعشاء مسكوف على الضفة الأخرى.',
          ku: 'خاوەنماڵ بە چای هێلەوە پێشوازیتان لێ دەکات و سەرداوەکەتان پیشان دەدات، کە جاران نیوەڕۆی هاوین لەوێ دەخەوتن. کە ئێوارە دادێت، بەلەمێک لای پلیکانەکان چاوەڕێیە و مەسگووف لەو بەری دیجلە دەخورێت.',
        },
      },
      {
        title: { en: 'Doors usually closed', ar: 'أبواب قلّما تُفتح', ku: 'ئەو دەرگایانەی داخراون' },
        text: {
          en: 'Three houses in Haydarkhana and along Rashid Street, from coloured glass to a ceiling of mirrors. Then the coppersmiths’ market, where your two names are hammered into one tray; the oud begins at nine.',
          ar: 'ثلاثة بيوت في الحيدرخانة وشارع الرشيد، من الزجاج الملوّن إلى سقف المرايا. بعدها سوق الصفافير حيث يُنقش اسماكما على صينية واحدة، ويبدأ العود في التاسعة مساءً.',
          ku: 'سێ خانوو لە حەیدەرخانە و شەقامی ڕەشید، لە شووشەی ڕەنگاوڕەنگەوە تا بنمیچی ئاوێنە. پاشان بازاڕی مسگەران، کە ناوی هەردووکتان لەسەر یەک سینی هەڵدەکۆڵن؛ کاتژمێر 9ی شەو عوود دەست پێ دەکات.',
        },
      },
      {
        title: { en: 'Palace, books, goodbye', ar: 'القصر والكتب والوداع', ku: 'کۆشک، کتێب و ماڵئاوایی' },
        text: {
          en: 'The carved arcade of the Abbasid Palace is quiet before ten. We finish with a book you choose for each other on Mutanabbi Street and lemon tea around the corner.',
          ar: 'رواق القصر العباسي هادئ قبل العاشرة صباحاً. والختام في شارع المتنبي: كتاب يختاره كل منكما للآخر، ثم قدح من شاي الحامض في مقهى قريب.',
          ku: 'ڕێڕەوە نەخشێندراوەکانی کۆشکی عەباسی پێش کاتژمێر 10 چۆڵن. لە شەقامی موتەنەبی هەر یەکەتان کتێبێک بۆ ئەوی تر هەڵدەبژێرێت و چای لیمۆ کۆتایی گەشتەکەیە.',
        },
      },
    ],
    includes: [
      { en: 'Two nights in a courtyard house', ar: 'ليلتان في بيت بغدادي تراثي', ku: 'دوو شەو لە خانوویەکی حەوشەدار' },
      breakfasts,
      { en: 'Tigris boat and masgouf dinner', ar: 'قارب في دجلة وعشاء مسكوف', ku: 'بەلەمی دیجلە و نانی مەسگووف' },
      { en: 'An evening with an oud player', ar: 'أمسية مع عازف عود', ku: 'ئێوارەیەک لەگەڵ عوودژەنێکدا' },
      { en: 'Engraved copper tray for two', ar: 'صينية نحاس باسم العروسين', ku: 'سینییەکی مس بە ناوی هەردووکتان' },
    ],
    excludes: [toMeetingPoint, ownLunches, tips],
    departures: [6, 20, 34, 55, 76, 104],
    pictures: [{ scene: 'old-city', time: 'dawn' }, { scene: 'courtyard', time: 'dusk' }, { scene: 'bridge', time: 'night' }],
  },
]
