import type { DemoReview } from './review-shapes.ts'

export const reviewsOfTours: readonly DemoReview[] = [
  {
    of: 'chibayish-marsh-family', guest: 'منى الشيخلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 14,
    text: 'ثاني يوم الصبح ابني عمره تسع سنين دفع المشحوف أحسن مني. سترات نجاة للأطفال كلها موجودة وهذا طمّني.',
    answer: 'سلامنا لابنكم الملاح، والمشحوف ينتظره. صار عندنا مردي بحجمه.',
  },
  {
    of: 'chibayish-marsh-family', guest: 'Karen Lindsay', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 96,
    text: 'Two nights, eleven buffalo, one ziggurat. The boatmen had endless patience with our five-year-old and the minibus was cool when it mattered.',
  },
  {
    of: 'chibayish-marsh-family', guest: 'ئاوێنە جەلال', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 251,
    text: 'منداڵەکانمان فێری بەلەم لێخوڕین بوون. خواردنەکەی ناو هۆڕ خۆش بوو، ڕێگاکە درێژ بوو.',
  },
  {
    of: 'babylon-kish-borsippa', guest: 'Stuart Bell', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 35,
    text: 'The archaeologist from Hilla never once read from a sheet. At Borsippa we were the only people for miles.',
  },
  {
    of: 'babylon-kish-borsippa', guest: 'رائد الحسني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 114,
    text: 'بابل نعرفها، بس كيش وبورسيبا أول مرة نسمع بيها بهالشكل. شمس قوية فخذوا قبعة.',
  },
  {
    of: 'nippur-day', guest: 'سهاد الكعبي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 61,
    text: 'كل واحد كتب اسمه بالمسمارية على طين وأخذه وياه. الغدا ببيت أهل عفك يكفي لعرس.',
  },
  {
    of: 'nippur-day', guest: 'Bernard Cole', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 235,
    text: 'A day about spelling mistakes, four thousand years old. Charming teacher, no shade at all.',
  },
  {
    of: 'uruk-desert-camp', guest: 'ليث الزهيري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 22,
    text: 'ليلة بلا ولا ضوا، وشاي بي رمل 😄 مشينا على سور كلكامش تسعة كيلو. السواق يعرفون كل حجارة.',
  },
  {
    of: 'uruk-desert-camp', guest: 'Nadine Becker', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 130,
    text: 'Sand in the tea, sand in the sleeping bag, and the line of a five-thousand-year-old wall under our feet at sunrise. The tents were clean and warmer than I feared. Our driver sang.',
  },
  {
    of: 'uruk-desert-camp', guest: 'سەرهەنگ عومەر', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 233,
    text: 'شوێنەکە سەرسوڕهێنەرە، بەڵام شەو زۆر سارد بوو و بەتانییەکان کەم بوون.',
    answer: 'بەڕێز سەرهەنگ، سوپاس. ئێستا بۆ هەر کەسێک دوو بەتانی و دۆشەکێکی گەرم دەبەین.',
  },
  {
    of: 'mosul-and-monasteries', guest: 'Ruth Abrams', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 18,
    text: 'The man who rings the bell let us ring it. Book restorers, stone masons, a night in the monastery. People first, monuments second, exactly as promised.',
  },
  {
    of: 'mosul-and-monasteries', guest: 'إيناس الحافظ', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 109,
    text: 'أنا بنت الموصل وتعلمت عن مدينتي بأربع أيام أكثر من أربعين سنة.',
  },
  {
    of: 'mosul-and-monasteries', guest: 'ڕوخسار عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 270,
    text: 'شەوێک لە دێری مار مەتا، بێدەنگی و ئەستێرە. ڕێبەرەکە دڵسۆز بوو.',
  },
  {
    of: 'samarra-spiral-day', guest: 'حنان المشهداني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 9,
    text: 'كل طفل بإيده لوحة رسم ومهمة، وأول مرة أولادي ما ملّوا من الآثار. جدتهم گعدت جوّه ويا الترمز.',
  },
  {
    of: 'samarra-spiral-day', guest: 'علي المرسومي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 73,
    text: 'تنظيم زين. الملوية ماكو بيها سياج هواي فانتبهوا على الصغار.',
  },
  {
    of: 'samarra-spiral-day', guest: 'رشا الزبيدي', language: 'ar', rating: 2, parts: [3, 2, 3, 2, 2, 2], with: 'family', daysAgo: 215,
    text: 'الباص تأخر ساعة من بغداد فقصّروا بالقصر العباسي.',
    answer: 'نعتذر أخت رشا. صار التجمّع قبل نصف ساعة، وإذا تأخرنا نحن نمدّد البرنامج ولا نقصّره.',
  },
  {
    of: 'samarra-spiral-day', guest: 'Joseph Salim', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 455,
    text: 'A clever day for small legs. The picnic by the Tigris was the part they still talk about.',
  },
  {
    of: 'karbala-najaf-khans', guest: 'معتز الجواهري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 41,
    text: 'مشينا ستة كيلو مثل القوافل القديمة. المهندس المعماري فتح عيونا على كل طابوگة بالخان.',
  },
  {
    of: 'karbala-najaf-khans', guest: 'Emmanuel Roche', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 204,
    text: 'Ukhaidir in the morning light, brick khans at noon, bookbinders at the end. Hotels were plain and fine.',
  },
  {
    of: 'karbala-najaf-khans', guest: 'بتول الصفار', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 476,
    text: 'البرنامج ثقيل على العائلة، مشي بالشمس. الشرح ممتاز.',
  },
  {
    of: 'hamilton-road-rawanduz', guest: 'هێمن ڕەحمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 26,
    text: 'بایسکیل لەسەر ڕێگای هامیلتۆن و گوریس لە ڕەواندز. ڕاهێنەرەکان پسپۆڕ بوون و سەلامەتی لە پێش هەموو شتێکەوە بوو.',
  },
  {
    of: 'hamilton-road-rawanduz', guest: 'Callum Reid', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 118,
    text: 'Good bikes, proper helmets, two certified instructors who checked every knot twice. Barsarin in the evening light is worth the climb.',
  },
  {
    of: 'hamilton-road-rawanduz', guest: 'أيمن العزاوي', language: 'ar', rating: 4, parts: [4, 4, 5, 4, 4, 4], with: 'friends', daysAgo: 240,
    text: 'مغامرة حقيقية. جيبوا كفوف للبايسكل.',
  },
  {
    of: 'halgurd-four-days', guest: 'ڕابەر مەجید', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 45,
    text: 'چوار ڕۆژ بێ پەلە. شوانەکان پەنیر و ماستیان دا پێمان. ڕێبەرەکانی چۆمان وەک برا بوون.',
  },
  {
    of: 'halgurd-four-days', guest: 'Sigrid Holm', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 234,
    text: 'They let our lungs catch up, and our knees. The mules carried what we should have left at home.',
  },
  {
    of: 'amadiya-honeymoon', guest: 'حيدر الكناني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 16,
    text: 'خمسة أيام ما نظرنا للساعة. عشاء شموع والعمادية مضوية گدامنا. السايق ياخذنا وين نريد ويختفي بذوق.',
  },
  {
    of: 'amadiya-honeymoon', guest: 'شەوگار نەبی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 139,
    text: 'لە باڵکۆنەکەوە ئامێدی وەک سینییەکی پڕ لە چرا دیار بوو. وێنەگرەکە وێنەی وای گرت کە لە دیواری ماڵمان هەڵمانواسی.',
  },
  {
    of: 'akre-terraces-family', guest: 'زوبێدە ساڵح', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 52,
    text: 'منداڵەکان لەسەر تەونەکە دەستیان بە چنین کرد. ڕۆژێکی ئاسان و خۆش.',
  },
  {
    of: 'akre-terraces-family', guest: 'مصعب النعيمي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 193,
    text: 'درجات وشلال وتمن عقراوي. بنتي رجعت بقطعة نسجتها بيدها.',
  },
  {
    of: 'dukan-lake-for-two', guest: 'هانا کەمال', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 20,
    text: 'جێتییەک کە کەس بەکاری ناهێنێت، بەلەمێک هی خۆت. کاپتنەکە بێدەنگ و بەڕێز بوو.',
  },
  {
    of: 'dukan-lake-for-two', guest: 'سلام العامري', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 3, 4], with: 'couple', daysAgo: 102,
    text: 'حلوة كلش للعرسان. السمك كل يوم، جهزوا نفسكم 😄',
  },
  {
    of: 'dukan-lake-for-two', guest: 'ئەژین فوئاد', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 289,
    text: 'کوخەکە جوانە، تەنها ڕۆژی دووەم با زۆر بوو و بەلەمەکە دوا کەوت.',
  },
  {
    of: 'ahmadawa-hawraman-walk', guest: 'Fabian Keller', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 33,
    text: 'Six nights, six families, six opinions about tomorrow’s path, and all of them right. The mule was called Teacher.',
  },
  {
    of: 'ahmadawa-hawraman-walk', guest: 'شۆڕش حەمەعەلی', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 145,
    text: 'هەر شەوێک لە ماڵێک. هەورامان بە پێ نەبێت نابینرێت.',
  },
  {
    of: 'ahmadawa-hawraman-walk', guest: 'ڕەنگین تاهیر', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 98,
    text: 'شەش ڕۆژ بە ڕێگای هێستردا ڕۆیشتین و هەر شەوێک لە ماڵێک بووین. هەر ماڵێک ڕای خۆی هەبوو لەسەر ڕێگای سبەینێ: یەکێک دەیوت سەرەوە باشترە، یەکێک دەیوت کانییەکە لە خوارەوەیە، ڕێبەرەکەش پێدەکەنی و لە کۆتاییدا هەردووکیان ڕاست بوون. خواردن هەمووی خۆماڵی بوو، کەلانە و دۆ و گوێز و مرەبا. شەوی چوارەم باران باری و پیرەژنێک گۆرەویی خوریی خۆی دامێ. قاچم ئێشا بەڵام دڵم سووک بوو. ئەگەر پێتان بە ڕۆیشتن ڕاهاتووە، پارە بۆ شتی تر خەرج مەکەن.',
  },
  {
    of: 'basra-date-palms-family', guest: 'سارة الجبوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 28,
    text: 'ابني صعد النخلة لارتفاع الكرسي ونزل بطل. صندوق تمر لكل عائلة هدية.',
  },
  {
    of: 'basra-date-palms-family', guest: 'فراس الحديثي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 156,
    text: 'برنامج لطيف. بالظهر حر، بس الباص بارد.',
  },
  {
    of: 'basra-date-palms-family', guest: 'Deborah Stein', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 367,
    text: 'A sixty-year-old walked up a palm as if it were a staircase. The river boat at night was magical.',
  },
  {
    of: 'baghdad-old-houses-for-two', guest: 'ريم الدفتري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 24,
    text: 'بيت بغدادي ونافورة وعازف عود عالسطح. صينية نحاس محفور عليها أسماءنا صارت بصالة البيت.',
  },
  {
    of: 'baghdad-old-houses-for-two', guest: 'Leyla Osman', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 143,
    text: 'Doors that are usually closed were opened for us by the man who repairs them. I have never listened to an oud so closely.',
  },
  {
    of: 'istanbul-ferry-by-ferry', guest: 'کاژین ئەحمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 11,
    text: 'هەموو ڕۆژێک بە کەشتی دەستمان پێ دەکرد و بە چا. ڕێبەرەکە کوردی و عەرەبی دەزانی.',
  },
  {
    of: 'istanbul-ferry-by-ferry', guest: 'نهاد الصالحي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 68,
    text: 'أسود بابل بإسطنبول، وگفنا گدامها ساكتين. الفندق يم العبارات.',
  },
  {
    of: 'istanbul-ferry-by-ferry', guest: 'سعدي البياتي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 179,
    text: 'مشي كثير، خذوا حذاء مريح. برنامج ذكي بلا باصات.',
  },
  {
    of: 'istanbul-ferry-by-ferry', guest: 'Derya Salman', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 247,
    text: 'Sirkeci is the right place to sleep. One museum fewer on day two would have been kinder.',
  },
  {
    of: 'istanbul-ferry-by-ferry', guest: 'ئەرخەوان ڕەئووف', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 470,
    text: 'شارەکە جوانە و بیرۆکەی کەشتییەکە زۆر خۆش، بەڵام پیاسەی ڕۆژانە بۆ دایکم زۆر بوو.',
    answer: 'ئەرخەوان خان، سوپاس. ئێستا لە هەر ڕۆژێکدا ڕێگایەکی کورت بە ترام بۆ بەتەمەنان هەیە.',
  },
  {
    of: 'cappadocia-cave-honeymoon', guest: 'وسن الراوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 13,
    text: 'البالون طار بنا ثالث يوم لأن الأول والثاني هوا، فالأربع صبحيات فكرة عبقرية.',
  },
  {
    of: 'cappadocia-cave-honeymoon', guest: 'شادیە بەکر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 94,
    text: 'ژوورێک لە ناو بەرددا و باڵۆن لە بەرەبەیاندا. هەر ئەوە بوو کە خەونمان پێوە دەبینی.',
  },
  {
    of: 'cappadocia-cave-honeymoon', guest: 'Ranya Haddad', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 263,
    text: 'Silent cave room, a potter’s wheel for two, dinner from a sealed jar. The private car meant we never waited for anybody.',
  },
  {
    of: 'cappadocia-cave-honeymoon', guest: 'أحمد العيساوي', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'couple', daysAgo: 474,
    text: 'كل شي حلو بس طيارتنا صار بيها ترانزيت 6 ساعات ومحد بلّغنا.',
    answer: 'نعتذر أستاذ أحمد وعروستك. نرسل الآن مسار الرحلة كاملاً قبل الدفع، ونعوّض أي تغيير من شركة الطيران بصالة الانتظار.',
  },
  {
    of: 'antalya-school-holiday', guest: 'سەروین حەمەئەمین', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 8,
    text: 'منداڵەکان لە ئاو نەهاتنە دەرەوە و داپیرە لە سێبەردا دانیشت. هەموو ژەمێک لەبەر دەستە.',
  },
  {
    of: 'antalya-school-holiday', guest: 'رامز التكريتي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 55,
    text: 'أكل طول النهار ونادي أطفال ودرس سباحة. رجعنا سمران ومرتاحين.',
  },
  {
    of: 'antalya-school-holiday', guest: 'نازنین سەلیم', language: 'ku', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'family', daysAgo: 133,
    text: 'زۆر خۆش بوو، بەڵام ڕیزی ڕێستۆرانتەکە لە نیوەڕۆدا درێژە.',
  },
  {
    of: 'antalya-school-holiday', guest: 'سيف القيسي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 3, 2], with: 'family', daysAgo: 235,
    text: 'الغرفة العائلية تطل على موقف الباصات والتبريد ضعيف. بدّلوها بعد يومين.',
    answer: 'شكراً أستاذ سيف. اتفقنا مع المنتجع على جهة البحر لكل غرف المجموعة.',
  },
  {
    of: 'antalya-school-holiday', guest: 'دڵشاد مەعرووف', language: 'ku', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 520,
    text: 'ژووری خێزانیمان بۆ چوار کەس کڕیبوو و دوو قەرەوێڵەی تێدا بوو. سێ ڕۆژ چاوەڕێ بووین هەتا چارەسەر کرا، منداڵەکان لەسەر زەوی خەوتن.',
    answer: 'کاک دڵشاد، زۆر ببوورە. نیوەی نرخەکەمان گەڕاندەوە و هەموو ژوورێک ئێستا پێش فڕین بە وێنە پشتڕاست دەکرێتەوە.',
  },
  {
    of: 'trabzon-highland-week', guest: 'زينب الطائي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 19,
    text: 'مطر بعز الصيف! الغيم جوّه باب الكوخ. ولدي جدّف بنهر العاصفة وصار رجّال.',
  },
  {
    of: 'trabzon-highland-week', guest: 'مهند الدوري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 134,
    text: 'طبيعة خيال. اليوم الأخير سياقة طويلة.',
  },
  {
    of: 'trabzon-highland-week', guest: 'Zeina Hikmat', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 296,
    text: 'Pokut above the clouds is the memory I keep on my phone screen.',
  },
  {
    of: 'mardin-urfa-by-road', guest: 'سەلاح گوڵی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 38,
    text: 'بەیانی لە دهۆک و ئێوارە لەسەر سەربانێکی ماردین قاوە. خواردنی ئورفا بۆ خۆی گەشتێکە.',
  },
  {
    of: 'mardin-urfa-by-road', guest: 'Miriam Gabriel', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 226,
    text: 'Saffron Monastery, Dara’s cisterns, a music night. The border took three hours, which they had warned us about.',
  },
  {
    of: 'mashhad-three-generations', guest: 'عبدالرضا الخياط', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 7,
    text: 'كراسي متحركة للكبار، والفندق 400 متر عن الباب. الوالدة زارت بأي ساعة تريد.',
  },
  {
    of: 'mashhad-three-generations', guest: 'سعاد الحيدري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 81,
    text: 'الأجداد بالحضرة والأحفاد بطرقبة، كلهم رضوا.',
  },
  {
    of: 'mashhad-three-generations', guest: 'نعيم الكعبي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 240,
    text: 'ثلاث وجبات زينة. المرشد صوته واطي بالباص.',
  },
  {
    of: 'isfahan-shiraz-eight-days', guest: 'هالة الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 30,
    text: 'كل ليلة صفحة من حافظ بلغتين. بيوت قديمة بدل الفنادق، خيار رائع.',
  },
  {
    of: 'isfahan-shiraz-eight-days', guest: 'Edward Finch', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 143,
    text: 'Cyrus at midday, Hafez by night, and a maker of setars who let me hold the knife. Immaculate pacing.',
  },
  {
    of: 'tabriz-sahand-overland', guest: 'ڕێبوار سەعید', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 88,
    text: 'چێشتلێنەرێکی سەقزی لەگەڵمان بوو، هەموو ڕۆژێک خواردنی گەرم. شوێنی خەو سادە بوو.',
  },
  {
    of: 'tabriz-sahand-overland', guest: 'Jan Visser', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'friends', daysAgo: 241,
    text: 'Caves, a crater, striped hills. Simple lodgings and a superb cook.',
  },
  {
    of: 'kish-island-for-two', guest: 'عباس الحلفي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 65,
    text: 'بايسكلين والجزيرة كلها إلنا. معبر الشلامجة زحمة.',
  },
  {
    of: 'kish-island-for-two', guest: 'رنا البصري', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'couple', daysAgo: 338,
    text: 'الغرفة ما على البحر مثل ما مكتوب، على الحديقة. رجّعوا فرق بسيط.',
    answer: 'نعتذر أخت رنا، الفندق بدّلها بلا علمنا. غيّرنا الفندق، والإطلالة مكتوبة الآن في العقد.',
  },
  {
    of: 'petra-wadi-rum-on-foot', guest: 'Hamid Jawad', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 15,
    text: 'Into the Monastery from above, with nobody else on the path. Then goat hair, red sand and stars. The guide knew every goat by name.',
  },
  {
    of: 'petra-wadi-rum-on-foot', guest: 'آية السعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 112,
    text: 'دخلنا البتراء مرتين والثانية من فوگ الجبل، كل صورة تحچي.',
  },
  {
    of: 'petra-wadi-rum-on-foot', guest: 'هەڵگورد قادر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 246,
    text: 'ڕێگایەکی جوان بۆ شاخەوان، بۆ کەسی ڕانەهاتوو قورسە.',
  },
  {
    of: 'aqaba-reef-honeymoon', guest: 'مروان النجار', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 47,
    text: 'تعلمنا السنوركل بساعة والشعاب عشر أمتار عن الساحل. عشاء الصحراء مفاجأة العمر.',
  },
  {
    of: 'aqaba-reef-honeymoon', guest: 'تمارا الخياط', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'couple', daysAgo: 357,
    text: 'الفندق صغير وهادئ زيادة، والأكل مو متنوع. البحر يجنن.',
  },
  {
    of: 'kuwait-family-weekend', guest: 'مشعل الفضلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 60,
    text: 'المنسق خلّص المعاملات والأطفال بالباص. أسماك القرش أحلى شي.',
  },
  {
    of: 'kuwait-family-weekend', guest: 'سعدون المالكي', language: 'ar', rating: 1, parts: [2, 1, 2, 1, 1, 1], with: 'family', daysAgo: 244,
    text: 'أربع ساعات على الحدود وورقة ناقصة من المنسق، وضاع يوم من ثلاثة.',
    answer: 'أستاذ سعدون، هذا خطؤنا ولا عذر فيه. أعدنا لكم نصف المبلغ، والأوراق تُدقَّق الآن قبل السفر بأسبوع وبحضوركم.',
  },
  {
    of: 'taif-cool-air', guest: 'وفاق الشمري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 58,
    text: 'نمنا والشبابيك مفتوحة، وقرود عالطريق ضحّكت الأطفال. شاليه بالبستان نظيف.',
  },
  {
    of: 'taif-cool-air', guest: 'صادق الرفيعي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 324,
    text: 'الجو رائع والتلفريك حلو، بس العشاء كل يوم نفسه.',
  },
  {
    of: 'taif-cool-air', guest: 'عايد الخزاعي', language: 'ar', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 510,
    text: 'تأخرت التأشيرة وطلعت المجموعة بلا عائلتي، ولحد ما تابعنا رجّعوا المبلغ ناقص رسوم.',
    answer: 'أستاذ عايد، حقكم علينا. أعدنا الرسوم كاملة، والتأشيرات تُقدَّم الآن قبل ثلاثين يوماً ويُبلَّغ المسافر بكل خطوة.',
  },
  {
    of: 'abha-asir-gorges', guest: 'دانەر عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 70,
    text: 'کەس باوەڕ ناکات عەرەبستان وا سەوز بێت. وادی لەجەب و ئاو هەتا ئەژنۆ.',
  },
  {
    of: 'abha-asir-gorges', guest: 'Ben Howell', language: 'en', rating: 4, parts: [4, 5, 5, 4, 4, 4], with: 'friends', daysAgo: 345,
    text: 'Fog forest, juniper, ferns on the wall. Wear shoes you do not love.',
  },
  {
    of: 'cairo-luxor-week', guest: 'انتظار العاني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 12,
    text: 'مئذنة ابن طولون مثل ملويتنا، وگفنا نضحك ونبچي. عالمة الآثار بالأقصر كنز.',
  },
  {
    of: 'cairo-luxor-week', guest: 'Sami Botros', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 107,
    text: 'Karnak before breakfast is the correct way to see Karnak. Flights on time, hotels comfortable.',
  },
  {
    of: 'cairo-luxor-week', guest: 'حذيفة الشيخ', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 249,
    text: 'زحمة القاهرة تتعب، الأقصر ترد الروح.',
  },
  {
    of: 'cairo-luxor-week', guest: 'بەهار عوسمان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 431,
    text: 'ئەهرام و نیل، گەشتێکی ڕێکخراو. خواردنی هوتێلەکە مامناوەند بوو.',
  },
  {
    of: 'lebanon-letters-cedars', guest: 'ديار السعدون', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 31,
    text: 'وادي جبران والأرز وغدا مازة بالجبل. المسافات قصيرة وما تعبنا.',
  },
  {
    of: 'lebanon-letters-cedars', guest: 'منى الصباغ', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 246,
    text: 'فندق بالحمرا ممتاز للمشي. الكهرباء هناك مثلنا، فما استغربنا 😅',
  },
  {
    of: 'kazbegi-on-foot', guest: 'ئاراس مەحموود', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 27,
    text: 'کازبێک ڕۆژی سێیەم دەرکەوت، هەمووان هاوارمان کرد. ڕێبەرەکان ئارام و شارەزا بوون.',
  },
  {
    of: 'kazbegi-on-foot', guest: 'Lana Bakir', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 195,
    text: 'Orange springs, a raft, and one hour of Mount Kazbek. Mountain guest house food is serious business.',
  },
  {
    of: 'baku-gabala-family', guest: 'ميس الجنابي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 21,
    text: 'بركان يتجشأ! أولادي ما نسوها. ساعة راحة بعد كل غدا خلّت السفرة إنسانية.',
  },
  {
    of: 'baku-gabala-family', guest: 'حسام الزيدي', language: 'ar', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'family', daysAgo: 118,
    text: 'فندقين بس وهذا مريح. المرشد يحچي عربي زين.',
  },
  {
    of: 'baku-gabala-family', guest: 'کوردستان ئازاد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 314,
    text: 'گەبالا و دارستان و کابلکار، منداڵەکان زۆر خۆشحاڵ بوون.',
  },
  {
    of: 'dubai-four-days', guest: 'زمن البدران', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 10,
    text: 'أول ركبة بدرهم بالعبرة وثانيها لأعلى برج، فكرة حلوة. الفندق قديم شوية.',
  },
  {
    of: 'dubai-four-days', guest: 'عدي الحلو', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 82,
    text: 'أربع أيام تكفي وتوفي. عشاء الصحراء أحسن من المتوقع.',
  },
  {
    of: 'dubai-four-days', guest: 'سماهر المالكي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 208,
    text: 'وقت الحر ما تمشي خطوة، وساعة التسوق قليلة.',
  },
  {
    of: 'dubai-four-days', guest: 'Anwar Al-Edan', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 470,
    text: 'Well organised, help with the visa papers was real help. The hotel breakfast was crowded.',
  },
  {
    of: 'dubai-four-days', guest: 'Saif Al-Moussawi', language: 'en', rating: 2, parts: [2, 3, 2, 3, 2, 2], with: 'family', daysAgo: 540,
    text: 'The wooden ferry and the dunes were a joy. The hotel near the Creek had one lift for two hundred guests and our flight home left six hours late with no word from anyone.',
    answer: 'Thank you, Saif. The hotel was changed, and our coordinator now stays at the airport until the last family is through.',
  },
  {
    of: 'oman-wadis-and-sands', guest: 'Philip Nasser', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 25,
    text: 'Swam into a cave with a waterfall inside it. Everything before and after was a bonus, and the bonus included turtles.',
  },
  {
    of: 'oman-wadis-and-sands', guest: 'أوس النجفي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 172,
    text: 'كثبان وسلاحف وطريق الشرفة، سواق محترفين.',
  },
  {
    of: 'malaysia-with-children', guest: 'هبة الحيالي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 17,
    text: 'الأكل حلال بكل مكان وهاي راحة بال. نسور بجانب القارب وقرود على الدرج.',
  },
  {
    of: 'malaysia-with-children', guest: 'محمد العلواني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 104,
    text: 'لنكاوي هادئة والأطفال بالبحر كل يوم. الطيران طويل بس مرتب.',
  },
  {
    of: 'malaysia-with-children', guest: 'ڕووپاک حسێن', language: 'ku', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'family', daysAgo: 267,
    text: 'گەشتێکی ڕێکخراو بوو. فڕینەکە درێژە بۆ منداڵی بچووک.',
  },
  {
    of: 'malaysia-with-children', guest: 'سؤدد الخالدي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 489,
    text: 'المطر خرّب يومين. المرشد عوّضنا بالأحواض المائية، يشكر.',
  },
  {
    of: 'bali-for-two', guest: 'تابان ڕەئووف', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 6,
    text: 'مەلەوانگەی تایبەت و دەنگی بۆق لە شەودا. شۆفێرەکەمان وەک برا بوو.',
  },
  {
    of: 'bali-for-two', guest: 'Nareen Aziz', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 78,
    text: 'Sunrise on Batur, tables on the sand, a massage after both. Not one thing went wrong in eight days.',
  },
  {
    of: 'bali-for-two', guest: 'ئەشکان عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 221,
    text: 'مانگی هەنگوینێکی تەواو.',
  },
  {
    of: 'sri-lanka-rock-and-rail', guest: 'سەرچنار جەمال', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 50,
    text: '1200 پلیکانە و شەمەندەفەری شین و فیل. ڕێبەرەکە کوردی دەزانی، باوەڕم نەدەکرد.',
  },
  {
    of: 'sri-lanka-rock-and-rail', guest: 'Vera Daniel', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 278,
    text: 'Doors open on the blue train, tea hills rolling past. Two long drives in a row on days four and five.',
  },
  {
    of: 'kerala-houseboat', guest: 'نورس المنصور', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 56,
    text: 'خشب الساج مال بيتنا القديم من هناك! ليلة العوّامة أهدأ ليلة بحياتي.',
  },
  {
    of: 'kerala-houseboat', guest: 'سراب الشاهين', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 351,
    text: 'جميل، بس الأكل حار كلش وطلبنا بلا فلفل وجانا بفلفل.',
  },
  {
    of: 'maldives-south-male-atoll', guest: 'حاتم الجبوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 10,
    text: 'درج من الغرفة للماي، وسمك قرش گد الذراع ينام جوّانا. 11 دقيقة تلف الجزيرة، حسبناها.',
  },
  {
    of: 'maldives-south-male-atoll', guest: 'Dalia Rasheed', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 119,
    text: 'Four nights over turquoise. The sandbank of our own was silly and perfect.',
  },
  {
    of: 'maldives-south-male-atoll', guest: 'أيوب الدليمي', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 4], with: 'couple', daysAgo: 293,
    text: 'غالية وتستاهل. طيارتين بالليل تتعب.',
  },
  {
    of: 'andalusia-after-ziryab', guest: 'سیمین عەبدولکەریم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 32,
    text: 'ئەلحەمرا و مۆسیقا و چیرۆکی زریاب. ڕێبەرەکە شاعیر بوو زیاتر لە ڕێبەر.',
  },
  {
    of: 'andalusia-after-ziryab', guest: 'Hiwa Salih', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 176,
    text: 'Timed tickets for the Alhambra saved us a two-hour queue. Evenings free for music is a brilliant idea.',
  },
  {
    of: 'andalusia-after-ziryab', guest: 'ربيع الملا', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 386,
    text: 'من بغداد لقرطبة ويا زرياب، حكاية تمشي. الفنادق مركزية.',
  },
  {
    of: 'samarkand-bukhara-paper-road', guest: 'نەجیبە حەمەسەعید', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 64,
    text: 'کاغەزمان بە دەستی خۆمان دروست کرد لە توێکڵی توو. مەیدانی ڕێگستان خەونە.',
  },
  {
    of: 'samarkand-bukhara-paper-road', guest: 'Tim Osborne', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 305,
    text: 'Mulberry paper, fast trains, blue squares. A merchant’s house in Bukhara was the best bed of the trip.',
  },
  {
    of: 'samarkand-bukhara-paper-road', guest: 'هەردەم عەزیز', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 140,
    text: 'شەمەندەفەرەکان لە کاتی خۆیاندا بوون و ڕێبەرەکە کوردی دەزانی. ماڵی بازرگانەکە لە بوخارا شوێنێکی نایاب بوو.',
  },
  {
    of: 'karbala-arar-road', guest: 'عبدالحميد السعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 23,
    text: 'سبعة عشر يوم وما تعبنا، ليلة راحة بحائل رايحين وراجعين. السواق اثنين ويبدلون.',
  },
  {
    of: 'karbala-arar-road', guest: 'فضيلة الموسوي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 4, 4], with: 'family', daysAgo: 145,
    text: 'الفندق بالمدينة بسيط بس قريب. المرشد صبور ويجاوب الكل.',
  },
  {
    of: 'karbala-arar-road', guest: 'جاسب العامري', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 3, 2], with: 'family', daysAgo: 336,
    text: 'الباص تكييفه ضعف بالرجعة والحر قوي على الحجية.',
    answer: 'نعتذر حاج جاسب، الباص خرج من الخدمة، والبديل جديد ومعه مراوح احتياط.',
  },
  {
    of: 'mosul-neighbours-caravan', guest: 'يونس الحمداني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 42,
    text: 'جيران المحلة كلهم بباص واحد، والطباخ ويانا كل مسا قدر. أحلى من الطيارة.',
  },
  {
    of: 'mosul-neighbours-caravan', guest: 'خولة النعيمي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 230,
    text: 'الطريق طويل بس الصحبة طيبة.',
  },
  {
    of: 'nasiriyah-between-seasons', guest: 'عطية الركابي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 77,
    text: 'فلاحين وجتنا بوقتها بين الزرع والحصاد. غرف نظيفة وعشا بيت.',
  },
  {
    of: 'nasiriyah-between-seasons', guest: 'محيبس الغزي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'friends', daysAgo: 318,
    text: 'الفندق بمكة بعيد شوية ونمشي ثلث ساعة. السعر على گدنا.',
  },
  {
    of: 'baghdad-students-break', guest: 'طيبة الساعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 29,
    text: 'طلاب وطالبات، والشيخ يجاوب كل سؤال بلا عصبية. خط نت من أول يوم.',
  },
  {
    of: 'baghdad-students-break', guest: 'عبدالملك الجبوري', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 5], with: 'friends', daysAgo: 183,
    text: 'سعر طلابي فعلاً. الغرفة أربعة نفرات والحمام بالدور.',
  },
  {
    of: 'basra-first-timers', guest: 'ميادة الحلفي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 36,
    text: 'أول عمرة إلي وجنت خايفة أغلط، كل خطوة يشرحوها ليلتها ويعيدوها بالمكان. بچيت من الفرح.',
  },
  {
    of: 'basra-first-timers', guest: 'عبدالرزاق التميمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 159,
    text: 'مرشدين اثنين لثلاثين نفر، ما ضاع أحد.',
  },
  {
    of: 'erbil-everyday-umrah', guest: 'یاسین عەبدولکەریم', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 13,
    text: 'دایک و باوکم عەرەبی نازانن، هەموو شتێک بە کوردی بۆیان ڕوون کرایەوە. خوا لێیان ڕازی بێت.',
  },
  {
    of: 'erbil-everyday-umrah', guest: 'پیرۆز سمایل', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 103,
    text: 'ژووری چوارکەسی هەندێک تەنگ بوو، بەڵام نرخەکەی گونجاوە و پاسی حەرەم هەمیشە هەبوو.',
  },
  {
    of: 'erbil-everyday-umrah', guest: 'مەحموود شوان', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 257,
    text: 'ڕێبەرەکە بە سەبر و بە زانست بوو.',
  },
  {
    of: 'erbil-everyday-umrah', guest: 'سەعدیە حەمەد', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'family', daysAgo: 400,
    text: 'ڕێبەرەکە زۆر باش بوو و بە کوردی هەموو شتێکی ڕوون کردەوە. هوتێلەکەی مەککە لە حەرەم دوور بوو و پاسەکە لە کاتی نوێژدا قەرەباڵغ.',
    answer: 'سەعدیە خان، خوا قبووڵی بکات. پاسێکی دووەممان بۆ کاتی نوێژەکان زیاد کردووە.',
  },
  {
    of: 'baghdad-family-holiday', guest: 'نغم البغدادي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 20,
    text: 'المعلمة حچت قصة هاجر وزمزم لجهالي، وصاروا يحچوها لكل واحد نشوفه. الفندق دقايق عن الباب.',
  },
  {
    of: 'baghdad-family-holiday', guest: 'زيد الكبيسي', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'family', daysAgo: 138,
    text: 'غرفة عائلية مريحة. العشاء ينتهي بسرعة فتعالوا مبكر.',
  },
  {
    of: 'najaf-unhurried-elders', guest: 'نعيمة الطالقاني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 15,
    text: 'عمري 74 وما حسيت بتعب. ممرض بنفس الطابق ويوم راحة بعد كل يوم طويل، وماكو شي قبل التاسعة.',
    answer: 'تقبّل الله منكم حجية، ودعاؤكم لنا في المدينة سمعه كل الفريق.',
  },
  {
    of: 'najaf-unhurried-elders', guest: 'راضي الحسيني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 121,
    text: 'رحت ويا والدي بالكرسي المتحرك. كل مصعد يشتغل وكل واحد يساعد. شكراً للممرض اللي قاس ضغطه كل يوم بلا ما نطلب، وشكراً لأن البرنامج مكتوب بخط چبير. الوالد رجع أخف من ما راح، وهو اللي جان يگول ما أگدر. اقتراح صغير: كرسي احتياط بالباص، لأن مرة تأخر الكرسي بالجمارك وانتظرنا ساعة.',
  },
  {
    of: 'sulaymaniyah-women-together', guest: 'گەلاوێژ حەمەساڵح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 11,
    text: 'هەموومان ژن بووین، خوشک و دایک و دراوسێ. دوو ڕێبەری ژن لە سلێمانییەوە لەگەڵمان بوون، هەستم بە ئارامی کرد.',
  },
  {
    of: 'sulaymaniyah-women-together', guest: 'ڕەعنا عەبدوڵڵا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 91,
    text: 'شەمەندەفەرەکە خێرا و پاک بوو، هوتێلەکان نزیک. سوپاس بۆ ئەو خانمەی دەستی دایکمی بەرنەدا.',
  },
  {
    of: 'sulaymaniyah-women-together', guest: 'کەژاڵ نووری', language: 'ku', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 245,
    text: 'ڕێکخستنیان باش بوو، تەنها فڕۆکەکە سێ کاتژمێر دوا کەوت.',
    answer: 'کەژاڵ خان، سوپاس بۆ ئارامیتان. دواکەوتنەکە لە دەستی ئێمەدا نەبوو، بەڵام ئێستا لە کاتی وادا نان و جێگای دانیشتن بۆ گرووپەکە دابین دەکەین.',
  },
  {
    of: 'sulaymaniyah-women-together', guest: 'حەلاو عەبدولکەریم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 130,
    text: '61 ساڵم و هیچ کاتێک بە تەنیا لە شار دەرنەچووبووم. لەگەڵ سێ دراوسێمان ناومان نووسی. دوو ڕێبەرەکە، هەردووکیان ژنی سلێمانی، لە فڕۆکەخانەوە دەستیان گرتین و هەتا گەڕاینەوە بەریان نەدا. هەموو ئێوارەیەک دەمانپرسی سبەینێ چی دەکەین و ئەوانیش بە ئارامی بۆیان دووبارە دەکردینەوە. هوتێلەکان پاک و نزیک بوون، شەمەندەفەرەکە خێرا، خواردنیش بە دڵی ئێمە. لە مەدینە پێنج شەو ماینەوە و کەس پەلەی لێ نەکردین. کچەکەم ئێستا دەڵێت تۆ گەنجتر بوویتەتەوە. خوا لە هەموو ڕێکخەران ڕازی بێت.',
  },
  {
    of: 'ramadi-wide-seats', guest: 'عبدالمجيد الفهداوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 34,
    text: '28 كرسي ينامن، كأنك بصالة بيتك. وجبات ثلاث وفنادق عرعر وحائل نظيفة.',
  },
  {
    of: 'ramadi-wide-seats', guest: 'صبيحة الدليمي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 254,
    text: 'مريحة كلش، الطريق يبقى طويل.',
  },
  {
    of: 'kirkuk-ramadan-days', guest: 'موحسین زەنگەنە', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 49,
    text: 'ڕەمەزان لە مەککە، خورما و ئاو لە ڕیزەکاندا دەگەڕا. ڕێبەرەکان بە هەر سێ زمانی کەرکووک قسەیان دەکرد.',
  },
  {
    of: 'kirkuk-ramadan-days', guest: 'صلاح الكركوكلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 245,
    text: 'مائدة السحور بالفندق تنتظرنا كل ليلة.',
  },
  {
    of: 'duhok-with-my-parents', guest: 'شەعبان زێباری', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 18,
    text: 'بەڵێنم بە دایک و باوکم دابوو و بەجێم هێنا. ژوورەکانمان تەنیشت یەک بوون و لە فڕۆکەدا پێکەوە دانیشتین.',
  },
  {
    of: 'duhok-with-my-parents', guest: 'زەهرا نەعمان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 189,
    text: 'بادینی و سۆرانی هەردووکیان هەبوو. ویلچێرەکە بەیانیی یەکەم درەنگ گەیشت.',
  },
  {
    of: 'baghdad-last-ten-nights', guest: 'عبدالوهاب العاني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 3, 5], with: 'couple', daysAgo: 40,
    text: 'تسع ليالي والحرم گدام الشباك. السعر عالي بس الليالي ما تتعوض.',
  },
  {
    of: 'baghdad-last-ten-nights', guest: 'إلهام الشيخ', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'couple', daysAgo: 284,
    text: 'الخدمة راقية، لكن درجة رجال الأعمال بالرجعة صارت اقتصادية بسبب تبديل الطائرة.',
    answer: 'أخت إلهام، نعتذر. استرجعنا لكم فرق الدرجة من الشركة وحُوّل إلى حسابكم كاملاً.',
  },
  {
    of: 'erbil-eight-days', guest: 'هاوبیر ئەمین', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'alone', daysAgo: 26,
    text: 'هەفتەیەک مۆڵەت بەس بوو. نە ڕیز، نە چاوەڕوانی؛ هوتێلەکە لە لێواری حەرەم بوو.',
  },
  {
    of: 'erbil-eight-days', guest: 'Sarkawt Ismail', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 127,
    text: 'Efficient in the best sense. Direct flight, a train, two hotels at the edge of both mosques, and a guide who never hurried us while we prayed.',
  },
  {
    of: 'basra-three-generations', guest: 'سعاد الرفاعي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 37,
    text: 'أمي وأحفادها بجناح واحد، ومطبخ صغير لحليب الرضيع. السايق ويانا طول الوقت.',
  },
  {
    of: 'basra-three-generations', guest: 'عبدالعزيز المهنا', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 4], with: 'family', daysAgo: 273,
    text: 'ممتازة بس غالية على ست نفرات.',
  },
  {
    of: 'sulaymaniyah-couples-taif', guest: 'نەسرین ساڵح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 22,
    text: 'سی ساڵە هاوسەرین و یەکەم جارمان بوو پێکەوە سەفەر بکەین. ڕۆژێک لە باخی گوڵی تائیف.',
  },
  {
    of: 'sulaymaniyah-couples-taif', guest: 'ئومێد لەتیف', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 3, 4], with: 'couple', daysAgo: 123,
    text: 'گەشتێکی جوان و هێمن، نرخەکەی بەرزە.',
  },
]
