import type { DemoReview } from './review-shapes.ts'

export const reviewsOfActivities: readonly DemoReview[] = [
  {
    of: 'halgurd-summit', guest: 'ئارێز کەریم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 60,
    text: 'کاتژمێر یەکی شەو دەستمان پێ کرد و لەگەڵ خۆرهەڵاتن لەسەر لووتکە بووین. ڕێبەرەکان هەنگاو بە هەنگاو لەگەڵ لاوازترین کەس دەڕۆیشتن.',
  },
  {
    of: 'halgurd-summit', guest: 'Duncan Frazer', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 155,
    text: 'Scree that slides back half a step, snow that does not, tea at 3,607 metres. Two guides for nine people and both kept counting us.',
  },
  {
    of: 'erbil-citadel-at-dawn', guest: 'Lucia Moreno', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 12,
    text: 'Swallows, one sweeper, and the smell of damp brick. Our volunteer grew up below the walls and talked about people, not dates.',
  },
  {
    of: 'erbil-citadel-at-dawn', guest: 'هێدی عەبدولخالق', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 88,
    text: 'من خەڵکی هەولێرم و هەرگیز قەڵام بەو شێوەیە نەدیبوو. پێش ئەوەی شار خەبەری بێتەوە.',
  },
  {
    of: 'erbil-citadel-at-dawn', guest: 'نصير الدليمي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 233,
    text: 'گعدنا من الفجر والأطفال تذمروا أول ربع ساعة وبعدين سكتوا من الجمال.',
  },
  {
    of: 'dukan-lake-boats', guest: 'دیدار حەمەکەریم', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 31,
    text: 'کاکە شێرزاد دەزانێت کام کەنداو هێمنە. ماسییەکە لەسەر پشکۆی بەڕوو، دەستی خۆش بێت.',
  },
  {
    of: 'dukan-lake-boats', guest: 'عمر الحديثي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 124,
    text: 'سبحنا وهو يشعل النار، ولما طلعنا السمك جاهز. يوم بسيط وكامل.',
  },
  {
    of: 'dukan-lake-boats', guest: 'مناف الخزرجي', language: 'ar', rating: 1, parts: [2, 1, 2, 1, 1, 1], with: 'family', daysAgo: 309,
    text: 'حجزنا أربع ساعات ورجّعونا بعد ساعتين لأن جايه مجموعة ثانية.',
    answer: 'أستاذ مناف، نعتذر. كان خلطاً بين حجزين، وأعدنا المبلغ. لكل مجموعة الآن قارب باسمها ووقت مكتوب.',
  },
  {
    of: 'dukan-lake-boats', guest: 'ڕووبار عوسمان', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 410,
    text: 'بەلەمەکە خۆش بوو، بەڵام با هەڵی کرد و زوو گەڕاینەوە. ماسییەکە بەتام بوو.',
  },
  {
    of: 'amadiya-gate-and-town', guest: 'Harriet Cole', language: 'en', rating: 4, parts: [4, 5, 5, 4, 4, 4], with: 'couple', daysAgo: 47,
    text: 'Through the gate the old way, then a yard where tahini is pressed. The steps are steep and the stones are polished.',
  },
  {
    of: 'amadiya-gate-and-town', guest: 'بەیان ساڵح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 127,
    text: 'ئامێدی بچووکە بەڵام چیرۆکی زۆرە. ڕێبەرەکە خەڵکی شارەکە بوو.',
  },
  {
    of: 'old-mosul-walk', guest: 'هند العمري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 19,
    text: 'الدليلة مهندسة وبيت جدتها ثلاث عگود من هنا. تقرا الحيطان مثل الجريدة.',
  },
  {
    of: 'old-mosul-walk', guest: 'Simon Bauer', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 76,
    text: 'I expected ruins and found masons. The best guide I have had anywhere.',
  },
  {
    of: 'old-mosul-walk', guest: 'يعقوب الصفار', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 109,
    text: 'بچيت عند النهر وما استحيت.',
  },
  {
    of: 'hawraman-terraces', guest: 'چۆمان ئەحمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 25,
    text: 'چوار کاتژمێر لەژێر سێبەری گوێزدا، لە هەر کانییەک ئاومان خواردەوە. کچێک لای کانییەکە گوێزی تازەی دامێ.',
  },
  {
    of: 'hawraman-terraces', guest: 'Ewa Zielinska', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 142,
    text: 'No mortar, no hurry. A path I would walk every autumn of my life.',
  },
  {
    of: 'kirkuk-citadel-and-qaysari', guest: 'سەفین جەبار', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 66,
    text: 'مامۆستایەکی خانەنشین بە سێ زمان قسەی بۆ دەکردین. قەڵاکە هێمن بوو و لە کۆتاییدا لە ناو قەیسەری چامان خواردەوە.',
  },
  {
    of: 'kirkuk-citadel-and-qaysari', guest: 'صباح البياتي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'couple', daysAgo: 260,
    text: 'القيصرية حسب أيام السنة وشهورها، معلومة ما جنت أعرفها وأنا ابن كركوك.',
  },
  {
    of: 'rawanduz-canyon-and-bekhal', guest: 'سمير الربيعي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 22,
    text: 'وصلنا بيخال ووگفنا تحت الرشاش البارد بملابسنا. أولادي يريدون يعيدوها كل أسبوع.',
  },
  {
    of: 'rawanduz-canyon-and-bekhal', guest: 'ڕەوشت عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 111,
    text: 'لێواری دۆڵەکە و باڵندە لەژێر پێت. ڕێبەرەکە پەلەی نەدەکرد.',
  },
  {
    of: 'rawanduz-canyon-and-bekhal', guest: 'Gavin Price', language: 'en', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 320,
    text: 'Grand views. The goat path down is harder than “moderate” for a family with a six-year-old.',
    answer: 'Thank you, Gavin. The page now gives eight as the youngest age, and families may take the car down to the river instead.',
  },
  {
    of: 'alqosh-rabban-hormizd', guest: 'Mariam Shabo', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 38,
    text: 'Cells no wider than a sleeping man. I sat in one for ten minutes and came out quieter. Lunch in town restored my voice.',
  },
  {
    of: 'alqosh-rabban-hormizd', guest: 'فادي حنا', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 194,
    text: 'الصعود نص ساعة وبالحر يتعب، خذوا ماي. المنظر من التراس ما ينوصف.',
  },
  {
    of: 'duhok-dam-ride', guest: 'ڕێژوان تاهیر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 54,
    text: 'بەهار خۆی هەموو برێکەکانی پشکنی. یەک هەوراز هەیە و کەس شەرم ناکات پاڵ بە بایسکیلەکەیەوە بنێت.',
  },
  {
    of: 'duhok-dam-ride', guest: 'Kyle Morgan', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 221,
    text: 'Good bikes, a fair climb, corn on the cob as a prize.',
  },
  {
    of: 'duhok-dam-ride', guest: 'صهيب الحمداني', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 2, 2], with: 'friends', daysAgo: 236,
    text: 'البايسكل اللي صار بنصيبي سلسلته طلعت مرتين. البنت بدّلته بس راح نص الوقت.',
    answer: 'شكراً أخ صهيب. يمرّ كل بايسكل الآن على الفحص بعد كل جولة وليس قبلها فقط، ولك جولة على حسابنا.',
  },
  {
    of: 'duhok-dam-ride', guest: 'ڕێبین شەمۆ', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 380,
    text: 'منداڵی دە ساڵان لە هەورازەکەدا ماندوو دەبن. گەشتەکە خۆشە و گەنمەشامییەکەش.',
  },
  {
    of: 'erbil-qaysari-tasting', guest: 'Tessa Lang', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 8,
    text: 'Ten counters, ten mouthfuls, and I could draw you a map of all of them. Manna from oak trees! Wear something you can spill on, as they say, because you will.',
  },
  {
    of: 'erbil-qaysari-tasting', guest: 'لەنجە سەردار', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 59,
    text: 'پەنیری پێست و گەزۆ و هەنگوین و کەباب. برسی بچن.',
  },
  {
    of: 'erbil-qaysari-tasting', guest: 'حمزة العبيدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'friends', daysAgo: 128,
    text: 'شبعنا قبل الدكان السابع وكملنا للعاشر عناد. أطيب جولة.',
  },
  {
    of: 'erbil-qaysari-tasting', guest: 'رباب العزاوي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 232,
    text: 'ممتازة. زحمة يوم الجمعة تضيّع الصوت.',
  },
  {
    of: 'piramagrun-ridge', guest: 'هەورامان ساڵح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 80,
    text: 'گوڵەنیسان لەملا و لەولا و بەفری کۆن لە گەلییەکان. سەعاتی کۆتایی دەستت دەگاتە بەرد.',
  },
  {
    of: 'piramagrun-ridge', guest: 'Laurent Petit', language: 'en', rating: 4, parts: [4, 5, 5, 4, 4, 4], with: 'friends', daysAgo: 238,
    text: 'A long day, wild flowers, a tin cup at the spring. Hands-on rock at the end is not for vertigo.',
  },
  {
    of: 'lalish-valley-visit', guest: 'Judith Klein', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 17,
    text: 'Barefoot on warm stones beside people who speak softly. Our host explained what to photograph and what to leave in peace, and we were glad to be told.',
  },
  {
    of: 'lalish-valley-visit', guest: 'ژینا حەسەن', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 105,
    text: 'شوێنێکی پیرۆز و هێمن. گەنجێکی دۆڵەکە بە ڕێزەوە پێشوازیی لێ کردین.',
  },
  {
    of: 'lalish-valley-visit', guest: 'زينة السامرائي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 232,
    text: 'هدوء ما شفته بمكان ثاني، والناس مؤدبين وكرماء.',
  },
  {
    of: 'sulaymaniyah-bazaar-and-tea', guest: 'بەرزان فەتحوڵڵا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 9,
    text: 'مامۆستا ئازاد لە هەر چایخانەیەک چوار دێڕ شیعری خوێندەوە. من سلێمانیم و دوو کۆڵانم نەدەناسی.',
  },
  {
    of: 'sulaymaniyah-bazaar-and-tea', guest: 'Astrid Nyberg', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 71,
    text: 'Three teas, three poems, one turban I should not have tried on. Thirty-one years of teaching, and he still enjoys a question.',
  },
  {
    of: 'sulaymaniyah-bazaar-and-tea', guest: 'شیلان ئازاد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 139,
    text: 'لەو چایخانە بچووکەی کە سۆپاکە باشترین جێگای گرتووە دانیشتین، هەتا ئێستا بۆنی چایەکەم لە بیرە.',
  },
  {
    of: 'sulaymaniyah-bazaar-and-tea', guest: 'رائد الجميلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'couple', daysAgo: 342,
    text: 'ما أعرف كردي بس الأستاذ ترجم كل بيت. السوق جنة بهارات.',
  },
  {
    of: 'sulaymaniyah-bazaar-and-tea', guest: 'Rebecca Lowell', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 118,
    text: 'Mamosta Azad asked what I taught and then spoke to me as a colleague for two and a half hours. He greeted the pickle sellers by name, explained why one bolt of cloth was worth twice its neighbour, and in the third tea house, where the stove has the best seat, recited four lines so quietly that a domino game stopped. My husband, who does not care for poetry, asked him to repeat them. We have since bought a translation. It is not the same without the tea.',
  },
  {
    of: 'shanidar-cave', guest: 'Pamela Wright', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 44,
    text: 'Somebody looked after a man with one arm, here, tens of thousands of years ago. Our guide let that sentence stand in the cool air for a while.',
  },
  {
    of: 'shanidar-cave', guest: 'سەنار مەجید', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 210,
    text: 'ڕێگای پلیکانەکە بیست خولەکە، منداڵەکانیش توانییان. ناوەوەی ئەشکەوتەکە فێنکە.',
  },
  {
    of: 'shanidar-cave', guest: 'تەرزە نەوزاد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 130,
    text: 'ڕێبەرەکە چیرۆکی ئەو پیاوەی گێڕایەوە کە قۆڵێکی نەبوو و کەسانی تر ئاگایان لێی بوو. هەموومان بێدەنگ بووین.',
  },
  {
    of: 'azmar-tandem-paragliding', guest: 'ڕێناس عومەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 16,
    text: 'شەش هەنگاو و حەوتەمیان زەوی نەبوو! ڕاهێنەرەکە ئارامی دەکردمەوە و پاشان هێشتی من لێبخوڕم.',
  },
  {
    of: 'azmar-tandem-paragliding', guest: 'أنس المولى', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'friends', daysAgo: 99,
    text: 'خفت أول خمس ثواني وبعدها ردت ما أنزل. تنظيم وأمان.',
  },
  {
    of: 'azmar-tandem-paragliding', guest: 'هەنار بەختیار', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 274,
    text: 'باکە گۆڕا و دوو کاتژمێر چاوەڕێ بووین. فڕینەکە خۆش بوو بەڵام کورت.',
    answer: 'هەنار خان، سوپاس بۆ چاوەڕوانییەکەتان. کاتێک با دەگۆڕێت ئێمە نافڕین؛ ئێستا پێش هاتنتان بە نامە ئاگادارتان دەکەینەوە.',
  },
  {
    of: 'azmar-tandem-paragliding', guest: 'مەردان جەلال', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 215,
    text: 'سەرەتا دڵم وەستا، دواتر نەمویست دابەزم. وێنەکانیان دوای دوو ڕۆژ ناردن.',
  },
  {
    of: 'akre-weaving-day', guest: 'دلبەر نەعمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 63,
    text: 'دایە گوڵێ بە خێرایی خۆی نیشانی داین و هەموومان پێکەنین. بستێکم چنی و بردمەوە ماڵ.',
  },
  {
    of: 'akre-weaving-day', guest: 'Heather Doyle', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 145,
    text: 'Walnut brown, madder red, pomegranate yellow. My hand’s breadth of weaving is crooked and framed.',
  },
  {
    of: 'bread-morning-anab', guest: 'شاناز قادر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 41,
    text: 'پوورە نەسرین سەعات چواری بەیانی هەڵدەستێت. سێ نانی یەکەمم دڕا و بوو بە بەشی مریشکەکان.',
  },
  {
    of: 'bread-morning-anab', guest: 'Amelia Hughes', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 113,
    text: 'I have never been so bad at something and so well fed for it. Kelane straight off the griddle.',
  },
  {
    of: 'korek-snow-day', guest: 'كرار البصري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 20,
    text: 'أول مرة نلمس الثلج! الموظفين تركونا خمس دقايق نصيح ونضحك. شلغم حار فوگ.',
  },
  {
    of: 'korek-snow-day', guest: 'ئاری یاسین', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 92,
    text: 'خلیسکێنە و وێنە و شێلمی گەرم. ڕیزی کابلەکە درێژ بوو.',
  },
  {
    of: 'korek-snow-day', guest: 'فرقد التميمي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 124,
    text: 'الباص رجع متأخر ساعتين لأن الطريق مسدود. اليوم حلو بس الأطفال ناموا بالممر.',
  },
  {
    of: 'korek-snow-day', guest: 'مؤمل الساعدي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 3], with: 'friends', daysAgo: 356,
    text: 'زحمة مو طبيعية، نص النهار بالطابور مال التلفريك.',
    answer: 'شكراً أخ مؤمل. نوزّع الآن أوقات الصعود مع التذكرة، فلا يقف أحد أكثر من عشرين دقيقة.',
  },
  {
    of: 'korek-snow-day', guest: 'شنیار حەمید', language: 'ku', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 478,
    text: 'سێ کاتژمێر لە ڕیزی کابلەکەدا وەستاین و کە نۆرەمان هات وتیان با زۆرە و داخرا. منداڵەکان گریان.',
    answer: 'شنیار خان، ببوورن. ئێستا کە با بەهێز بێت، پێش دەرچوونی پاس لە هەولێر هەڵیدەوەشێنینەوە و پارەکە هەمان ڕۆژ دەگەڕێتەوە.',
  },
  {
    of: 'hatra-day-trip', guest: 'رافع الجبوري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 57,
    text: 'الأعمدة طالعة من البر فجأة. الآثاري دلّنا على كل وجه بالحايط.',
  },
  {
    of: 'hatra-day-trip', guest: 'Nicholas Hart', language: 'en', rating: 4, parts: [3, 5, 5, 4, 4, 4], with: 'alone', daysAgo: 244,
    text: 'Honey-coloured stone in the early light. A long drive each way, and worth each way.',
  },
  {
    of: 'chibayish-dawn-boat', guest: 'Sophia Lind', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 6,
    text: 'The engine came out of the water and the world went quiet. Frogs, dripping reeds, geymar on an island. I have nothing clever to say.',
  },
  {
    of: 'chibayish-dawn-boat', guest: 'سجاد الأسدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 53,
    text: 'نصيحة: گعدوا قبل الشمس ولا تتكاسلون. خبز حار وقيمر على الچباشة.',
  },
  {
    of: 'chibayish-dawn-boat', guest: 'غفران الموسوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 138,
    text: 'جاموس يسبح وبس مناخيره برّه، أولادي ضحكوا للمسا.',
  },
  {
    of: 'chibayish-dawn-boat', guest: 'نیان عەبدولڕەحمان', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 306,
    text: 'لە کوردستانەوە هاتین بۆ ئەمە. دەنگی قامیش و بۆق و تەواو.',
  },
  {
    of: 'ur-ziggurat-visit', guest: 'Charles Penrose', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 14,
    text: 'He put my son’s hand into the gap between the bricks to feel the tower breathe. That is how you teach history.',
  },
  {
    of: 'ur-ziggurat-visit', guest: 'أثير الناصري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 90,
    text: 'شرح بالتفاصيل مو بأسماء الملوك. الدرج يلهّث الكبار.',
  },
  {
    of: 'ur-ziggurat-visit', guest: 'وائل الخفاجي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 235,
    text: 'حلوة. ماكو ظل ولا كشك ماي قريب.',
  },
  {
    of: 'samarra-malwiya', guest: 'عبدالقادر السامرائي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 36,
    text: 'صعدت للفوق ورجلي ترجف والمنظر يسوى. الدليل ما يجبر أحد.',
  },
  {
    of: 'samarra-malwiya', guest: 'Rosalind Page', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 200,
    text: 'From the third bend it is less gentle than it looks. Abu Dulaf, alone in its field, was my favourite.',
  },
  {
    of: 'babylon-slow-walk', guest: 'مريم الحلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 7,
    text: 'ثلاث ساعات وما حسينا بيها. شفنا التنانين بالطابوگ جوّه مستوى العين، كل مرة أجي وما شايفتها.',
  },
  {
    of: 'babylon-slow-walk', guest: 'Andrew Nkosi', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 62,
    text: 'Bitumen between the slabs, a king’s name in clay, a guide who separates his grandmother’s stories from the excavators’. Slow is the right speed.',
  },
  {
    of: 'babylon-slow-walk', guest: 'ڕازاوە محەمەد', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 158,
    text: 'بە هێواشی و بە دڵ. ڕێبەرەکە خەڵکی گوندەکەی تەنیشتی بوو.',
  },
  {
    of: 'babylon-slow-walk', guest: 'بسام الجنابي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 328,
    text: 'معلومات حلوة بس ثلاث ساعات هواي على أطفال صغار.',
    answer: 'شكراً أستاذ بسام. عندنا الآن جولة ساعة وربع للعوائل، ومعها ورقة بحث للأطفال.',
  },
  {
    of: 'mutanabbi-friday-books', guest: 'سرمد الكتبي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 10,
    text: 'علّمني شلون أفاصل وليش النسخة الموقّعة مو دائماً أغلى. رجعت بستة كتب وچيس فارغ.',
  },
  {
    of: 'mutanabbi-friday-books', guest: 'Clare Whitlam', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 83,
    text: 'A free walk that cost me forty dollars in books. The dried-lime tea and the binders’ dark stairs are with me still.',
  },
  {
    of: 'mutanabbi-friday-books', guest: 'هۆشەنگ ڕەسووڵ', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 225,
    text: 'فەرهەنگێکی ڕووسیم کڕی کە کەس نەیدەکڕی. هەینیی بەغدا بۆنی کاغەزی لێ دێت.',
  },
  {
    of: 'masgouf-abu-nuwas', guest: 'ياسمين الجبوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 13,
    text: 'اختاروا السمچة ويانا وشرحوا كل شي. الساعة مال الشوي مرّت بقصص شهرزاد.',
  },
  {
    of: 'masgouf-abu-nuwas', guest: 'Dominic Shaw', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 75,
    text: 'Choose, wait, walk, eat. The waiting is the best part. I had not understood that until the fish arrived.',
  },
  {
    of: 'masgouf-abu-nuwas', guest: 'نزار القيسي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 117,
    text: 'السعر زين لأربعة. خذوا وقت الغروب.',
  },
  {
    of: 'kadhimiya-market-walk', guest: 'كوثر الشمري', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 5, 4], with: 'family', daysAgo: 48,
    text: 'الدليل جار الصياغ ويعرف منو يشتغل بيده. من السما بالفستق ما ينشبع منه.',
  },
  {
    of: 'kadhimiya-market-walk', guest: 'Anisa Patel', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 232,
    text: 'Gold, amber, olive wood, and houses that nearly touch overhead. A respectful, friendly walk.',
  },
  {
    of: 'calligraphy-waziriya', guest: 'Monica Grey', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 28,
    text: 'Twenty minutes on a reed before a drop of ink. My name in naskh is on the fridge, measured in dots.',
  },
  {
    of: 'calligraphy-waziriya', guest: 'ضحى العاني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 136,
    text: 'الأستاذ صبره طويل. أول مرة أفهم شنو يعني ميزان الحرف.',
  },
  {
    of: 'ukhaidir-ain-al-tamr-dates', guest: 'قاسم الحمداني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 32,
    text: 'همست بأول الرواق وسمعني ابني بآخره! غدا تحت النخل والعيون الدافية.',
  },
  {
    of: 'ukhaidir-ain-al-tamr-dates', guest: 'Ursula Stein', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 206,
    text: 'A wall straight out of the plain. Lunch under palms made up for the heat.',
  },
  {
    of: 'hawizeh-birdwatching', guest: 'Colin Marsh', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 51,
    text: 'Fifty-four species before noon, marbled duck among them. Hatem names birds by the way they take off. Bring a scarf, the boat is cold.',
  },
  {
    of: 'hawizeh-birdwatching', guest: 'حاتم البيضاني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 247,
    text: 'بجع وبط بالآلاف. ما جنت أعرف هالدنيا ببلدي.',
  },
  {
    of: 'reed-weaving-majar', guest: 'عالية الساعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 69,
    text: 'أم كريم تضحك علينا ونضحك وياها. حصيرتي عوجة بس أحبها.',
  },
  {
    of: 'reed-weaving-majar', guest: 'Frances Lowe', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'couple', daysAgo: 283,
    text: 'Ten attempts, one cut thumb, one small mat. Worth it.',
  },
  {
    of: 'hilla-pottery', guest: 'ليال الشمري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 55,
    text: 'أول كاسة طاحت والثالثة وگفت. الأطفال طين من راسهم لرجلهم.',
  },
  {
    of: 'hilla-pottery', guest: 'ناسیح ڕەحیم', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 298,
    text: 'وەستاکە خۆی قوڕەکەی لە ڕووبارەوە دەهێنێت. قاپەکەم دوای هەفتەیەک گەیشت.',
  },
  {
    of: 'wadi-us-salaam-walk', guest: 'Imtiaz Ahmed', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 64,
    text: 'One does not tour it, he said, and so we did not. An hour of silence with a man who builds for the dead.',
  },
  {
    of: 'wadi-us-salaam-walk', guest: 'علي الفتلاوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 229,
    text: 'باحترام وسكينة. قرأنا الفاتحة ومشينا.',
  },
  {
    of: 'kufa-river-walk', guest: 'هدى العامري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 27,
    text: 'على مشي أصغر طفل، والمعلمة تحچي قصص الكورنيش. عصرية حلوة.',
  },
  {
    of: 'kufa-river-walk', guest: 'مهند الزرفي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 250,
    text: 'قصيرة وبسيطة زيادة، توقعت أكثر.',
  },
  {
    of: 'basra-shanasheel-houses', guest: 'رغد المنصوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 23,
    text: 'رنا حطت ورقة على الشناشيل ورفرفت من الهوا. فهمت بيت أجدادي بثانية.',
  },
  {
    of: 'basra-shanasheel-houses', guest: 'Felix Brandt', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 149,
    text: 'Eight people, two open houses, one architect in love with both. Climb up to the work in progress if she lets you.',
  },
  {
    of: 'shatt-al-arab-evening-boat', guest: 'زينب الحلفي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 15,
    text: 'الكابتن عباس يباوع عالمد قبل الجو. گعدة على السجاد وأضوية المدينة.',
  },
  {
    of: 'shatt-al-arab-evening-boat', guest: 'عبدالكريم السالم', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 106,
    text: 'حلوة وقصيرة. تمنيت ساعة زيادة.',
  },
  {
    of: 'shatt-al-arab-evening-boat', guest: 'Ghada Noori', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 266,
    text: 'Boys diving off a jetty, the poet’s statue, palms going dark. My aunt sang and nobody minded.',
  },
  {
    of: 'samawah-desert-stars', guest: 'نبيل الغانمي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 33,
    text: 'زحل بحلقاته بعيني! والتمن واللحم من جوّه الأرض.',
  },
  {
    of: 'samawah-desert-stars', guest: 'Vanessa Clarke', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 142,
    text: 'Switch off the torch and wait ten minutes. I waited an hour. A physics teacher with a telescope and no hurry at all.',
  },
  {
    of: 'habbaniyah-lake-day', guest: 'إيمان الفلاحي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 21,
    text: 'الماي ضحل ومنقذ موجود، هاي أهم شي. الجدّات بالظل.',
  },
  {
    of: 'habbaniyah-lake-day', guest: 'رعد الكبيسي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 140,
    text: 'الكاياك قليل على عدد العوائل وننتظر الدور.',
    answer: 'شكراً أستاذ رعد. أضفنا ستة قوارب، ولكل عائلة ساعة مضمونة.',
  },
  {
    of: 'habbaniyah-lake-day', guest: 'سهير العاني', language: 'ar', rating: 1, parts: [2, 1, 1, 2, 1, 1], with: 'family', daysAgo: 315,
    text: 'وصلنا وگالوا انلغى لأن الهوا قوي، وإحنا قاطعين ساعة ونص. ما وصلتنا رسالة ولا رجّعوا الفلوس إلا بعد شكوى.',
    answer: 'نعتذر أخت سهير. الإلغاء بسبب الريح صحيح، لكن كان واجبنا إبلاغكم فجراً. الرسالة والاسترجاع صارا تلقائيين.',
  },
  {
    of: 'buhriz-orange-orchards', guest: 'رنا المهداوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 29,
    text: 'مقص وسلة، والأطفال أكلوا أكثر مما قطفوا. أبو سجاد ما حسبها.',
  },
  {
    of: 'buhriz-orange-orchards', guest: 'Diane Foster', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 160,
    text: 'An orchard in three storeys, explained by the fourth generation. The whole car smelled of oranges for a week.',
  },
  {
    of: 'kut-barrage-bike-ride', guest: 'أمير الكوتي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 46,
    text: 'دورة بلا ولا طلعة، والنوارس صف عالسدة. البايسكلات قديمة بس تمشي.',
  },
  {
    of: 'kut-barrage-bike-ride', guest: 'Patrick Sloane', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 214,
    text: 'Flat, breezy, water on the left all the way. Start was late by half an hour.',
  },
]
