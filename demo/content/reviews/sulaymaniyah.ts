import type { DemoReview } from './review-shapes.ts'

export const reviewsOfSulaymaniyah: readonly DemoReview[] = [
  {
    of: 'kotri-spi-salim', guest: 'ژاڵە ئەحمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 4,
    text: 'لە نهۆمی یازدەوە هەموو سلێمانی لەبەر پێتە، هەتا بناری گۆیژە. یاپراخەکەشیان وەک هی دایکمە.',
  },
  {
    of: 'kotri-spi-salim', guest: 'کاوە حەمەسەعید', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 16,
    text: 'ئێمە خەڵکی شارین و بۆ شەوێکی پشوو هاتین. مەلەوانگە و ژووری هەڵم و نانێکی خۆش، منداڵەکان داوا دەکەن بێینەوە.',
  },
  {
    of: 'kotri-spi-salim', guest: 'صهيب الجبوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 27,
    text: 'من كركوك جينا يومين. الغرفة تشوف الجبل والمدينة، والمسبح داخلي ودافي.',
  },
  {
    of: 'kotri-spi-salim', guest: 'Dara Mahmood', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 49,
    text: 'Business in town twice a month and this is my desk away from home. Meeting rooms with cables that fit, a car to the airport in twenty minutes, and the best dolma on any rooftop.',
  },
  {
    of: 'kotri-spi-salim', guest: 'هیمداد عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 64,
    text: 'بۆ کۆنفرانسەکە هەموو شتێک ئامادە بوو. ستافەکە ناوی هەموومانیان لەبەر بوو.',
  },
  {
    of: 'kotri-spi-salim', guest: 'پەیمان ڕەئووف', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 4, 5], with: 'family', daysAgo: 86,
    text: 'زۆر باشە، بەڵام نرخی خواردنی سەربانەکە بۆ خێزانێکی پێنج کەسی قورسە.',
  },
  {
    of: 'kotri-spi-salim', guest: 'رند العزاوي', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 111,
    text: 'موقع بنص سالم وكل شي قريب. الخميس زحمة والموقف امتلى.',
  },
  {
    of: 'kotri-spi-salim', guest: 'ڕەوا سەلاح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 141,
    text: 'شەوی ساڵیادمان بوو، کێکێکی بچووکیان بۆ هێناین بێ ئەوەی بزانم کێ پێی وتوون.',
  },
  {
    of: 'kotri-spi-salim', guest: 'Julia Novak', language: 'en', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'couple', daysAgo: 168,
    text: 'Smart rooms and a lovely view of Goizha. Steam room closed for cleaning on our only evening.',
    answer: 'Dear Julia, we are sorry about your one evening. The steam room is now cleaned before opening, in the morning.',
  },
  {
    of: 'kotri-spi-salim', guest: 'ئاراس قادر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 123,
    text: 'خاوێنی، هێمنی، ڕێز.',
  },
  {
    of: 'kotri-spi-salim', guest: 'أسماء الدوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 232,
    text: 'جدتي گالت هذا فندق ملوك. الخدمة باللغتين وما حسينا غرباء.',
  },
  {
    of: 'kotri-spi-salim', guest: 'بێخاڵ ئەمین', language: 'ku', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'couple', daysAgo: 242,
    text: 'ژوورەکە باش بوو بەڵام دەنگی زەماوەند لە هۆڵەکەوە هەتا یەکی شەو دەهات. بۆ پێنج ئەستێرە نابێت.',
    answer: 'خاتوو بێخاڵ، ببوورە لەو شەوە. ئێستا ئاهەنگەکان کاتژمێر 11 تەواو دەبن و دەرگای هۆڵەکە دوو قات کراوە.',
  },
  {
    of: 'kotri-spi-salim', guest: 'سەنگەر جەمیل', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 354,
    text: 'پێنج جار لێی ماومەتەوە، هەر پێنج جار وەک یەک.',
  },
  {
    of: 'kotri-spi-salim', guest: 'مروان الصالحي', language: 'ar', rating: 4, parts: [5, 4, 4, 5, 4, 4], with: 'alone', daysAgo: 490,
    text: 'فندق رجال أعمال بامتياز، والجيم مجهز.',
  },
  {
    of: 'kotri-spi-salim', guest: 'لانە عوسمان', language: 'ku', rating: 4, parts: [5, 4, 5, 4, 4, 5], with: 'family', daysAgo: 617,
    text: 'ژووری نایاب فراوان بوو. نانی بەیانی زۆر جۆری هەبوو.',
  },
  {
    of: 'kotri-spi-salim', guest: 'هاوکار بەکر', language: 'ku', rating: 1, parts: [1, 2, 2, 1, 1, 2], with: 'family', daysAgo: 520,
    text: 'شەوی یەکەم ئاگادارکەرەوەی ئاگر سێ جار لێی دا بێ هۆ، منداڵەکان ترسان. بەیانی کەس ڕوونی نەکردەوە چی بوو.',
    answer: 'بەڕێز هاوکار، مافی خۆتانە تووڕە بن. سێنسەرێکی نهۆمەکە تێکچووبوو و گۆڕدرا؛ دەبوو هەر ئەو شەوە پێتان بڵێین. دوو شەو میوانی ئێمەن.',
  },
  {
    of: 'kotri-spi-salim', guest: 'سەربەست لوقمان', language: 'ku', rating: 2, parts: [3, 3, 3, 2, 2, 2], with: 'alone', daysAgo: 575,
    text: 'بۆ کار هاتبووم و ئینتەرنێت لە ژوورەکەمدا زۆر لاواز بوو. ناچار بووم لە لۆبی دابنیشم.',
    answer: 'کاک سەربەست، سوپاس. لە نهۆمی پێنج و شەش ئامێری نوێمان دانا، ئێستا خێراییەکەی لە هەموو ژوورەکاندا وەک یەکە.',
  },
  {
    of: 'shilan-museum', guest: 'شەنگە ڕەفیق', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 12,
    text: 'مرەبای شیلانەکە! هەر بۆ ئەوە دێمەوە. مۆزەخانەکە لە پەنایەتی.',
  },
  {
    of: 'shilan-museum', guest: 'Peter Gruber', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 81,
    text: 'Museum, park and chess tea houses around the corner. Room at the back was silent. Bathroom small but everything worked.',
  },
  {
    of: 'shilan-museum', guest: 'ناسک عەبدولڕەحمان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 145,
    text: 'ژووری خێزانیمان گرت. پاک بوو و گەرمکەرەوەکە بەهێز بوو. پارکینگی نییە.',
  },
  {
    of: 'shilan-museum', guest: 'عبدالستار الجنابي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 219,
    text: 'استقبال مؤدب ونظافة. تمشينا بالحديقة العامة كل ليلة.',
  },
  {
    of: 'shilan-museum', guest: 'هەڵۆ سەعدوون', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 315,
    text: 'شەوی جەژن شەقامی سالم نەخەوت، منیش نەخەوتم. ژووری پشتەوە بگرن.',
  },
  {
    of: 'shilan-museum', guest: 'شنە فوئاد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 500,
    text: 'هێمن و سادە و دڵگیر.',
  },
  {
    of: 'shilan-museum', guest: 'ليلى القيسي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'family', daysAgo: 584,
    text: 'غرفتنا عالشارع وطلبنا تبديل وگالوا مليانين. الشباك ما يسد.',
    answer: 'أخت ليلى، نعتذر. أبدلنا شبابيك الواجهة بزجاج مزدوج، ولك في زيارتك القادمة غرفة خلفية محجوزة باسمك.',
  },
  {
    of: 'shilan-museum', guest: 'Marcel Dubuis', language: 'en', rating: 2, parts: [3, 2, 2, 3, 2, 2], with: 'couple', daysAgo: 490,
    text: 'The jam is everything they say. The room facing the street is everything they warn about, and we had asked for the other side in writing.',
  },
  {
    of: 'spindar-sarchinar', guest: 'عەبدوڵڵا سابیر', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 18,
    text: 'دەنگی سپیندارەکان و جۆگەی ئاو، ئێوارە کەباب لە باخچەکە. منداڵەکان لە جۆلانەکان نەدەهاتنە خوارەوە.',
  },
  {
    of: 'spindar-sarchinar', guest: 'كريمة الحمداني', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 77,
    text: 'هوا وماي وخضار. الغرفة بسيطة بس القعدة بالحديقة تسوى.',
  },
  {
    of: 'spindar-sarchinar', guest: 'سابیر حەسەن', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 161,
    text: 'بۆ سەیران خۆشە، بەڵام شەوانی هاوین هەتا درەنگ قەرەباڵغە و خەو زەحمەتە.',
  },
  {
    of: 'spindar-sarchinar', guest: 'گەلاوێژ نووری', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'family', daysAgo: 242,
    text: 'باوکم لەسەر کورسییە دارینە درێژەکان دانیشت و وتی لێرە دەمێنمەوە.',
  },
  {
    of: 'spindar-sarchinar', guest: 'أوس الكبيسي', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 2, 2], with: 'couple', daysAgo: 400,
    text: 'الحمام قديم والماي يطلع أصفر أول شي. المكان حلو والصيانة لا.',
    answer: 'شكراً على صراحتك أستاذ أوس. بدّلنا أنابيب الطابقين الأول والثاني، ونتمنى نثبت لك الفرق.',
  },
  {
    of: 'spindar-sarchinar', guest: 'کاروان توفیق', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 606,
    text: 'بە تاکسی 15 خولەک لە شار دوورە، بەڵام هەواکەی جیاوازە.',
  },
  {
    of: 'spindar-sarchinar', guest: 'ئاکام ڕەشید', language: 'ku', rating: 1, parts: [1, 1, 1, 1, 1, 2], with: 'family', daysAgo: 510,
    text: 'گەرماوەکە ئاوی لێ دەڕژا بۆ ناو ژوورەکە و فەرشەکە تەڕ بوو. پارەی تەواویان وەرگرت.',
    answer: 'کاک ئاکام، زۆر ببوورە. بۆرییەکان گۆڕدران و نیوەی پارەکەمان بۆ ناردنەوە. دەمانەوێت جارێکی تر بێن و جیاوازییەکە ببینن.',
  },
  {
    of: 'haywan-goizha', guest: 'دڵنیا شێرزاد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 23,
    text: 'هەیوانەکە شووشەی پێوەیە، زستانیش لێی دادەنیشین. بەیانی زوو دەرگا دادەخەیت و دەچیتە شاخ.',
  },
  {
    of: 'haywan-goizha', guest: 'Hannah Whitfield', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 114,
    text: 'We locked the door, walked to the end of the street and were on a mountain. Came back to warm flatbread from two houses down. The flat is spotless and the glazed porch is where we lived.',
  },
  {
    of: 'haywan-goizha', guest: 'ئەحمەد حەمەغەریب', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 206,
    text: 'شوقەکە فراوانە و گەرمە. سەرەوەی کۆڵانەکە لێژە، بە بەفر ئاگاتان لە ئۆتۆمبێل بێت.',
  },
  {
    of: 'haywan-goizha', guest: 'سناء الحديثي', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'family', daysAgo: 365,
    text: 'قعدنا شهر، وانطونا زاوية بالحديقة زرعنا بيها نعناع وكرفس. هيچي ناس ما شفت.',
  },
  {
    of: 'haywan-goizha', guest: 'بۆتان عومەر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 488,
    text: 'مەتبەخی تەواوی هەیە و جلشۆرەکەش باش کار دەکات.',
  },
  {
    of: 'haywan-goizha', guest: 'خەرمان ئەبوبەکر', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 400,
    text: 'شوقەیەکی گەرم و خۆش، بەڵام گەرمکەرەوەی ژووری دووەم کاری نەدەکرد و دوو ڕۆژی خایاند هەتا چاکیان کرد.',
  },
  {
    of: 'shawnm-azmar', guest: 'نەزەنین ساڵح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 14,
    text: 'شەو و سەماوەر و ڕووناکییەکانی شار لە خوارەوە. شوێنێکی وا لە دنیادا کەمە.',
  },
  {
    of: 'shawnm-azmar', guest: 'محمد السامرائي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 53,
    text: 'أبرد من المدينة بدرجات، حطب على باب الكوخ وسماور للنص الليل.',
  },
  {
    of: 'shawnm-azmar', guest: 'هاوار کەمال', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 100,
    text: 'کوخەکە خۆش بوو. ڕێگای ئەزمەڕ شەوانە تەماوییە، بە ئەسپایی لێبخوڕن.',
  },
  {
    of: 'shawnm-azmar', guest: 'Ali Rostam', language: 'en', rating: 4, parts: [4, 5, 5, 4, 4, 4], with: 'friends', daysAgo: 158,
    text: 'Cottages set so that nobody blocks your view. Grill, oak wood, playing cards. Mobile signal jumps between two networks.',
  },
  {
    of: 'shawnm-azmar', guest: 'فرمێسک عەبدوڵڵا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 243,
    text: 'بەفر باری و ڕێگا گیرا. زنجیریان بۆ داناین، نان و چایان بۆ هێناین، وتیان هەتا ڕێگا دەکرێتەوە میوانی ئێمەن. من خەڵکی دەربەندیخانم و زۆر شوێن گەڕاوم، بەڵام کەم شوێن هەیە وا لەگەڵ میوان بجووڵێتەوە. منداڵەکانم یەکەم جار بوو بەفری ئەوەندە ببینن، هەموو ڕۆژەکە لەبەر دەرگا پیاوی بەفرینیان دروست کرد و ئێوارە جلەکانیان لەسەر سۆپاکە وشک کردەوە. تەنها شتێک کە حەزم دەکرد باشتر بێت گەرماوەکەیە، ئاوی گەرم بۆ شەش کەس بەش ناکات و دەبێت نۆرە بگرن.',
  },
  {
    of: 'shawnm-azmar', guest: 'كوثر الهيتي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 374,
    text: 'جميل، لكن التدفئة بالكوخ تحتاج وقت والحمام بارد.',
    answer: 'شكراً لكم. ركّبنا مدفأة ثانية بحمام كل كوخ، وتُشغَّل قبل وصول الضيف بساعتين.',
  },
  {
    of: 'shawnm-azmar', guest: 'ڕێبین ستار', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 559,
    text: 'بۆ هاوڕێیان زۆر خۆشە، شوێنی برژاندنی باشی هەیە.',
  },
  {
    of: 'shawnm-azmar', guest: 'ڕێژاو کەریم', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 460,
    text: 'کوخەکە جوان و دیمەنەکە جوانتر، بەڵام چێشتخانەکە کاتژمێر 10 دادەخرا و ئێمە درەنگ گەیشتین. بە نان و پەنیر شەومان بەسەر برد.',
    answer: 'بەڕێز ڕێژاو، سوپاس. ئێستا هەتا نیوەشەو شۆربا و نانی گەرم بۆ ئەوانەی درەنگ دەگەن هەیە.',
  },
  {
    of: 'kolan-sabunkaran', guest: 'تەلار جەلال', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 20,
    text: 'ڕووناک خان خۆی چای بۆ تێکردین و وتی کام دراوسێ کام شیعری نووسیوە. سابوونە زەیتوونەکەی بۆنی منداڵیم بوو.',
    answer: 'تەلار خان، دوو سابوونم بۆ داناویت. شیعرەکەی تریش دەمێنێت بۆ جاری داهاتوو.',
  },
  {
    of: 'kolan-sabunkaran', guest: 'Giulia Ferri', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 91,
    text: 'A brick house, a narrow lane, a host who recites her neighbours by heart. My suitcase arrived on a porter’s shoulder. Five minutes to the spice stalls.',
  },
  {
    of: 'kolan-sabunkaran', guest: 'هەژار مەحموود', language: 'ku', rating: 5, parts: [5, 4, 5, 5, 5, 4], with: 'alone', daysAgo: 187,
    text: 'هەرزانە و پاکە و ڕۆحی هەیە.',
  },
  {
    of: 'kolan-sabunkaran', guest: 'طيبة البياتي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 298,
    text: 'زقاق ضيق ما تدخله السيارة، فلا تجيبون جنط ثقيلة. البيت ساحر.',
  },
  {
    of: 'kolan-sabunkaran', guest: 'پەروین قادر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 475,
    text: 'پلیکانەکانی بۆ دایکم بەرز بوون، بەڵام ژووری حەوشەیان پێ داین و کێشەکە چارەسەر بوو.',
  },
  {
    of: 'kolan-sabunkaran', guest: 'پەرژین ئاوات', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 140,
    text: 'باوکم لەم گەڕەکەدا لەدایک بووە و سی و پێنج ساڵە لێی دوورە. نیوەڕۆ گەیشتین و ڕووناک خان لەبەر دەرگا وەستابوو. باوکم ناوی کۆڵانەکانی یەک بە یەک وت و ئەو خانمەش ناوی ماڵەکانی بۆ تەواو کرد. شەو لەسەر تەراسەکە دانیشتن و گۆرانییە کۆنەکانیان گوتەوە، من تەنها گوێم دەگرت. ژوورەکان سادە و پاکن، سابوونی زەیتوون لەلای دەستشۆرەکەیە و نانی بەیانی بە پەنیری ژاژی و چای گەرمەوە دێت. ئۆتۆمبێل ناگاتە بەر دەرگا، بەڵام هەر ئەوەش کۆڵانەکەی پاراستووە.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'ڕەوەند عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 6,
    text: 'بەلەمەوانەکە لەگەڵ خۆرئاوابوون بردینی بەرەو بەنداوەکە، منداڵەکان هەر باسی ئەوە دەکەن. ڤێلاکە پاک و فراوان بوو.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'عمر النجدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 19,
    text: 'فيلا على الماي وشواية خاصة وطريق للجيتي. ثلاث عوائل ورجعنا فرحانين.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'ئەڤین ڕزگار', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 33,
    text: 'بەیانی زوو لەسەر تەراسەکە دانیشتم، ئاوێکی هێمن و مراوی لەسەری. هیچم نەدەویست.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'Shwan Barzinji', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 56,
    text: 'Heated pool for the small ones, lake windows in the spa for their mother, a fishing rod for me. Back in Hanover the children still ask which lake we are driving to at the weekend.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'سيناء الراوي', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 3, 4], with: 'family', daysAgo: 78,
    text: 'كل شي فوگ الممتاز إلا أسعار المطعم. جيبوا لحم وياكم لأن الشواية موجودة.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'هەوار محەمەد', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 3, 5], with: 'family', daysAgo: 105,
    text: 'بە داشکاندنەکە نرخەکە باش بوو، بێ داشکاندن گرانە.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'لينا العلاف', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 137,
    text: 'أجمل غروب شفته بحياتي.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'بەهرۆز تەیب', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'friends', daysAgo: 141,
    text: 'چوار هاوڕێ، ماسی و ئاگر و گۆرانی هەتا نیوەشەو.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'ڕەسووڵ حەمە', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 2, 4], with: 'family', daysAgo: 211,
    text: 'شوێنەکە بەهەشتە، بەڵام سێ جار داوای خاولیی زیادەم کرد. ستافەکە کەمن لە کاتی قەرەباڵغیدا.',
    answer: 'کاک ڕەسووڵی بەڕێز، مافی خۆتانە. لە وەرزی قەرەباڵغیدا شەش کارمەندی ترمان زیاد کردووە و خاولیی زیادە ئێستا لە هەموو ڤێلایەکدا هەیە.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'همسة العاني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 252,
    text: 'مسبح دافي وألعاب أطفال وحديقة. الأجداد والأحفاد كلهم لگوا شي.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'Marta Silva', language: 'en', rating: 4, parts: [4, 5, 4, 5, 4, 5], with: 'couple', daysAgo: 312,
    text: 'Quiet bay, comfortable suite, kind boatman. The last stretch of road has potholes you should respect.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'خەندە عوسمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 394,
    text: 'بۆ خێزان لەمە باشتر نییە.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'رائد المشهداني', language: 'ar', rating: 2, parts: [3, 3, 3, 2, 2, 2], with: 'family', daysAgo: 482,
    text: 'حجزنا الفيلا ووصلنا 4 العصر والتنظيف بعده ما مخلص. اعتذروا بعصير، بس نص يوم راح.',
    answer: 'أستاذ رائد، نعتذر عن ذلك اليوم. أصبح الدخول من الثالثة مضموناً وإلا فالليلة بنصف السعر.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'زانا لوقمان', language: 'ku', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 645,
    text: 'سپاکە و پەنجەرەکانی بەسەر دەریاچەکەدا زۆر خۆش بوون.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'کەنێر مەحموود', language: 'ku', rating: 2, parts: [3, 2, 3, 2, 2, 2], with: 'family', daysAgo: 479,
    text: 'نرخی پێنج ئەستێرەیە و خزمەتی سێ. داوای ئاوی خواردنەوەمان کرد و دوو کاتژمێر نەهات. دەریاچەکە هەموو شتێک لەبیر دەباتەوە، نزیکەی.',
  },
  {
    of: 'mirawi-dukan-lake', guest: 'ئەفسانە حەسەن', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 117,
    text: 'چوار نەوە پێکەوە هاتین: نەنکم، دایکم، خۆم و کچەکەم. نەنکم 83 ساڵە و لە ژووری باخچەکە مایەوە کە هیچ پلیکانەی نییە، لە پەنجەرەوە مراوییەکانی دەژمارد. کچەکەم لە مەلەوانگەی گەرمەکە فێری مەلە بوو. بەلەمەوانەکە بۆ نەنکم کورسییەکی لە ناو بەلەمەکەدا دانا و بە هێواشی بردی، چونکە وتی چل ساڵە نەچووەتە سەر ئاو. ئێوارە خۆمان گۆشتمان برژاند. نرخەکەی بۆ ئێمە زۆر بوو، بەڵام ئەو ڕۆژە کە نەنکم لە ناو بەلەمەکەدا پێکەنی، بە هیچ پارەیەک ناکڕدرێت.',
    answer: 'ئەفسانە خان، نامەکەتانمان بۆ بەلەمەوانەکە خوێندەوە و چاوی پڕ بوو لە ئاو. سڵاو لە نەنکتان، کورسییەکەی چاوەڕێیەتی.',
  },
  {
    of: 'masigir-dukan-town', guest: 'عومەر حاجی', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 31,
    text: 'ماسییەکە بەیانی خۆی گرتبووی و نیوەڕۆ لەسەر خەڵووز بوو. باڵکۆنی ڕوو لە ڕووبار بگرن.',
  },
  {
    of: 'masigir-dukan-town', guest: 'خليل الجبوري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 119,
    text: 'الماي بارد وأخضر حتى بعز الحر. الغرف عادية والسمك فوگ العادي.',
  },
  {
    of: 'masigir-dukan-town', guest: 'دیاری نەجات', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 237,
    text: 'مێزەکان لەناو ئاودان! کاتێکی زۆر خۆش بوو.',
  },
  {
    of: 'masigir-dukan-town', guest: 'بيداء السالم', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 368,
    text: 'النت ضعيف والفرش قديم شوية. الجلسة على النهر ممتازة.',
  },
  {
    of: 'masigir-dukan-town', guest: 'سروە ئازاد', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 493,
    text: 'ژووری ئەو دیوەی شەقام گەرمە و دەنگی سەیارەی لێ دێت.',
    answer: 'سروە خان، سوپاس بۆ تێبینییەکەت. ساردکەرەوەی ژوورەکانی ئەو دیوەمان گۆڕیوە و پەنجەرەی دوو شووشەییمان داناوە.',
  },
  {
    of: 'masigir-dukan-town', guest: 'Helene Roth', language: 'en', rating: 1, parts: [2, 1, 1, 2, 1, 2], with: 'couple', daysAgo: 430,
    text: 'We booked the river room for the balcony and got the street because a family had stayed on. The fish was superb. The night was lorries.',
    answer: 'Dear Helene, a balcony booked is a balcony owed. River rooms are now emptied by eleven or not sold, and your night was returned.',
  },
  {
    of: 'gwez-mawat', guest: 'شاخەوان حەمید', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 40,
    text: 'سفرەیەکیان لەسەر زەوی ڕاخست، هەرچی باخەکە دابووی لەسەری بوو. هێڵی مۆبایل نەبوو، ئەوەش باشترین شت بوو.',
  },
  {
    of: 'gwez-mawat', guest: 'Lukas Meyer', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 142,
    text: 'Came for Gimo, stayed for the walnut tree. Someone put a stick in my hand and I helped with the harvest without a common language.',
  },
  {
    of: 'gwez-mawat', guest: 'کوێستان ڕەشید', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 318,
    text: 'دایکی ماڵەکە ڕۆنی خۆماڵیی پێ داین کە ڕۆیشتین. خوا زیادیان بکات.',
  },
  {
    of: 'gwez-mawat', guest: 'نزار الأعظمي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 593,
    text: 'ضيافة من زمن ثاني. الطريق جبلي والحمام بسيط، والروح كبيرة.',
  },
  {
    of: 'barru-penjwen', guest: 'سەردار وەلی', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 37,
    text: 'بازرگانم و هەموو هەفتە بە باشماخدا دەڕۆم. سۆپاکە هەمیشە گەرمە، شۆربای نیسک کاتژمێر 6ی بەیانی ئامادەیە.',
  },
  {
    of: 'barru-penjwen', guest: 'ئاوات فەرەج', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'alone', daysAgo: 134,
    text: 'سادەیە. گەرمە بەڵام ژوورەکان پێویستیان بە بۆیاخە.',
  },
  {
    of: 'barru-penjwen', guest: 'هەتاو سەعید', language: 'ku', rating: 2, parts: [2, 3, 3, 2, 2, 2], with: 'family', daysAgo: 284,
    text: 'گەرماوەکە سارد بوو و ئاوی گەرم پێش نیوەڕۆ نەهات.',
    answer: 'هەتاو خان، داوای لێبوردن دەکەین. ئەو هەفتەیە بۆرییەکە بەستبووی؛ ئێستا بۆرییەکان پێچراونەتەوە و تانکییەکی تر دانراوە.',
  },
  {
    of: 'barru-penjwen', guest: 'غزوان العبيدي', language: 'ar', rating: 3, parts: [3, 3, 4, 3, 3, 3], with: 'friends', daysAgo: 245,
    text: 'محطة لا أكثر. علك البطم من الاستقبال لازم تجربه.',
  },
  {
    of: 'barru-penjwen', guest: 'بڕیار ناسیح', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 486,
    text: 'بۆ دارستانی بەڕوو زۆر گونجاوە، مرۆڤەکانی دڵفراوانن.',
  },
  {
    of: 'barru-penjwen', guest: 'فەرمان ساڵح', language: 'ku', rating: 1, parts: [1, 1, 1, 2, 1, 1], with: 'friends', daysAgo: 640,
    text: 'کارەبا هەموو شەوەکە نەبوو و سۆپای ژوورەکە نەوتی تێدا نەبوو. لە هۆڵەکە بە پاڵتۆوە خەوتین.',
    answer: 'کاک فەرمان، ئەوە ڕووی ئێمەی سوور کردەوە. ئێستا نەوت هەموو ئێوارەیەک دەپشکنرێت و مۆلیدەیەکی یەدەگمان هەیە.',
  },
  {
    of: 'barru-penjwen', guest: 'نامیق ڕەحمان', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 108,
    text: 'دیواری ئەستوور و سۆپایەکی گەرم، دوای چوار کاتژمێر لە بەفردا هەر ئەوەندەم دەویست.',
  },
  {
    of: 'gulabarozha-ranya', guest: 'ڕۆشنا حوسێن', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 35,
    text: 'نهۆمی چوار بگرن، لەلایەک کێوەڕەش و لەلایەک دەشتی بیتوێن. برنج و قەیسییەکەش!',
  },
  {
    of: 'gulabarozha-ranya', guest: 'هێرش خدر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 120,
    text: 'نرخ باش و پارکینگی باش. کوڕانی چێشتخانەکە دڵخۆشن.',
  },
  {
    of: 'gulabarozha-ranya', guest: 'مضر الحيالي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 283,
    text: 'نظيف. المدينة هادئة زيادة عن اللزوم. المصعد يوگف بين طابق وطابق.',
  },
  {
    of: 'gulabarozha-ranya', guest: 'چیمەن عەبدولقادر', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 410,
    text: 'خزمەتێکی وەک هی ماڵ.',
  },
  {
    of: 'gulabarozha-ranya', guest: 'جوتیار مستەفا', language: 'ku', rating: 2, parts: [3, 2, 3, 2, 2, 2], with: 'alone', daysAgo: 502,
    text: 'ئینتەرنێت لە نهۆمی سێیەم نەبوو و کارم پێی بوو.',
    answer: 'کاک جوتیار، ڕاست دەکەیت، نهۆمی سێیەم کەموکورتیی هەبوو. ئێستا لە هەر نهۆمێک دوو ئامێری ئینتەرنێت دانراوە.',
  },
  {
    of: 'gulabarozha-ranya', guest: 'سەمیرە عەبدوڵڵا', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 350,
    text: 'دیمەنەکە خۆشە و خواردن بەتامە، بەڵام ژووری چوارکەسی بۆ چوار کەسی گەورە تەنگە.',
  },
  {
    of: 'hangwin-sharbazher', guest: 'بەیان جەوهەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 17,
    text: 'کاک کەمال پۆشاکی هەنگی لەبەر کچەکەم کرد و پێکەوە سەیری ناو پوورەکەیان کرد. هەنگوینی شانە لەسەر مێز بوو.',
    answer: 'سوپاس بەیان خان. ئەو شانەیەی کچەکەتان دیبووی پڕ بوو لە هەنگوین، بەشی خۆی بۆ هەڵگیراوە.',
  },
  {
    of: 'hangwin-sharbazher', guest: 'Soran Hama', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 107,
    text: 'My son opened a beehive and now wants to be a beekeeper. Thyme in the air, a stove in the corner, honey at every meal.',
  },
  {
    of: 'hangwin-sharbazher', guest: 'داليا الخطيب', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 4], with: 'couple', daysAgo: 121,
    text: 'كوخ بين الكروم واللوز، عسل شهد على الطاولة وسكون. نسينا التلفونات.',
  },
  {
    of: 'hangwin-sharbazher', guest: 'سیامەند ئەبوبەکر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 242,
    text: 'کوخەکە گەرم و خۆش بوو. بۆ کڕینی نان دەبێت بچیتە چوارتا.',
  },
  {
    of: 'hangwin-sharbazher', guest: 'نەرمین عوسمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 495,
    text: 'دایکم وتی تامی هەنگوینی گوندەکەی خۆمانی تێدایە.',
  },
]
