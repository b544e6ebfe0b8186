import type { DemoReview } from './review-shapes.ts'

export const reviewsOfDuhokAndHalabja: readonly DemoReview[] = [
  {
    of: 'baybun-gali-duhok', guest: 'دلۆڤان شەعبان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 8,
    text: 'پێشوازییەکە هەردوو لای ژوورەکەی پیشان داین ئینجا هەڵمانبژارد. دۆڵ لەلایەک، چیای زاوا لەلایەکی تر.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'أحلام الموصلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 21,
    text: 'من الموصل ساعة ونص ونوصل لعالم ثاني. المسبح 25 متر والفطور للـ11.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'Brenda Oshana', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 38,
    text: 'Chamomile in the tea, the soap and the meadow behind the hotel. A serious pool for serious swimmers, and a breakfast that forgives late risers.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'ژیان محەمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 65,
    text: 'زەماوەندی خوشکم لێرە بوو، هۆڵەکە جوان و ستافەکە ماندوو نەدەبوون.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'زاهر الحمداني', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 4], with: 'family', daysAgo: 85,
    text: 'فندق ممتاز. السعر بالدولار يعور شوية.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'هێرۆن عەبدی', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 116,
    text: 'بۆ کار هاتم، هۆڵی کۆبوونەوە و ئینتەرنێت تەواو بوون.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'مياسة النعيمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 153,
    text: 'عمي يستعمل كرسي متحرك وما احتاج مساعدة بأي مكان. هذا اللي يفرق.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'ڕەمەزان حەجی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 122,
    text: 'کاتێک کارەبا دەبڕێت هەر هەست پێ ناکەیت.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'Anton Krüger', language: 'en', rating: 4, parts: [5, 5, 4, 5, 4, 4], with: 'alone', daysAgo: 251,
    text: 'Best gym in the north and a steam room to recover in. Ballroom bass audible on the third floor until midnight.',
    answer: 'Thank you, Anton. Guests who come to rest are now placed from the sixth floor up on wedding nights.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'عمار الحيالي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 299,
    text: 'إطلالة السد من البلكون مع الچاي.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'شیرین ئەحمەد', language: 'ku', rating: 4, parts: [5, 4, 5, 4, 4, 4], with: 'family', daysAgo: 378,
    text: 'هەموو شتێک باش بوو، تەنها مەلەوانگەکە ڕۆژی هەینی زۆر قەرەباڵغە.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'مثنى الراوي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 3], with: 'family', daysAgo: 477,
    text: 'طلبنا غرفتين متجاورتين وصارت وحدة بالثالث وحدة بالسابع وويانا أطفال. الموظف گال ماكو حل.',
    answer: 'نعتذر أستاذ مثنى، كان عليه أن يجد الحل. الغرف المتجاورة تُثبَّت الآن عند الحجز وليس عند الوصول.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'بەنگین عومەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 629,
    text: 'شەوێکی خۆشمان بەسەر برد و دەگەڕێینەوە.',
  },
  {
    of: 'baybun-gali-duhok', guest: 'هەیاس سەعدوڵڵا', language: 'ku', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'couple', daysAgo: 237,
    text: 'ژوورێکی جوان بوو، بەڵام لە خوارەوە زەماوەند بوو و هەتا درەنگ نەخەوتین. نانی بەیانی هەتا 11 ڕزگاری کردین.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'شێرکۆ نەبی', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 5], with: 'alone', daysAgo: 26,
    text: 'ئاوی گەرم هەمیشە هەیە. لە خوارەوە جلی کوردیم دووری و پێش ڕۆیشتن ئامادە بوو.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'قتيبة الطائي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 118,
    text: 'وسط السوق وهاي ميزته وعيبه. المصعد بطيء مثل ما كاتبين.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'Paul Fenwick', language: 'en', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'alone', daysAgo: 229,
    text: 'Spindles over the stairs, soup in steaming pots, bazaar outside. Bed was short for a tall man.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'سامیە یونس', language: 'ku', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'family', daysAgo: 382,
    text: 'ژووری سێکەسی زۆر تەنگ بوو و بۆنی ڕتووبەتی دەهات.',
    answer: 'سامیە خان، ببوورن. ژوورەکە بۆیاخ کراوە و هەواکێشێکی تێ خراوە.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'نەوزاد ئیسلام', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 472,
    text: 'بۆ بازاڕ باشترین شوێنە، سەموون و شۆربا لەبەر دەرگا.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'حسێن ڕەجەب', language: 'ku', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'alone', daysAgo: 470,
    text: 'ئاسانسۆرەکە کاری نەدەکرد و ژوورەکەم لە نهۆمی چوار بوو، پێیەکم شکاوە و پێشتر پێم وتبوون.',
    answer: 'کاک حسێن، هەڵەی گەورەی ئێمە بوو. ئێستا ئەم جۆرە داوایانە بە سوور لەسەر حجزەکە دەنووسرێن و نهۆمی یەکەمیان بۆ دادەنرێت.',
  },
  {
    of: 'tashi-duhok-bazaar', guest: 'Owen Prichard', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 112,
    text: 'A suit in mohair, cut between check-in and check-out, and a hot shower to try it on after. The soup deserves its reputation.',
  },
  {
    of: 'hataw-masike', guest: 'هیڤی سەلمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 32,
    text: 'خۆری بەیانی دەگاتە مەتبەخەکە. کورسیی منداڵیان هەبوو، ئەوە کەس بیری لێ ناکاتەوە.',
  },
  {
    of: 'hataw-masike', guest: 'فلك الدليمي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'family', daysAgo: 129,
    text: 'جينا أيام امتحان بنتي. هادية والموقف تحت البناية، والمولدة ما قصرت.',
  },
  {
    of: 'hataw-masike', guest: 'دەرسیم قاسم', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 292,
    text: 'شوقەیەکی ڕووناک و پاک. ئاسانسۆرەکە بچووکە.',
  },
  {
    of: 'hataw-masike', guest: 'Nina Warda', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 487,
    text: 'Two weeks with my parents and nobody tripped over anybody. A rice pot that understands families.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'سعدون الزبيدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 13,
    text: 'ريحة الصنوبر أول ما تفتح باب السيارة. شوينا وسبحنا والأطفال طاردوا السناجب.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'کانی تاهیر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 58,
    text: 'هیچ دارێکیان نەبڕیوە، بۆیە ڕێگاکان پێچاوپێچن. ئێوارە بۆنی کاژ و خەڵووز.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'ڕێدار ساڵح', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 126,
    text: 'لە ناوەڕاستی هەفتە بچن، مەلەوانگەکە هی خۆتانە.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'إخلاص الجبوري', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 231,
    text: 'الخميس والجمعة دخان وأغاني من كل كوخ. المكان نفسه جنة.',
    answer: 'شكراً أخت إخلاص، خصصنا الجهة العليا من الغابة لمن يريد الهدوء، بلا سماعات.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'نبراس العكيدي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 3, 4], with: 'couple', daysAgo: 371,
    text: 'كوخ دافي وتراس على الجبل. بالخصم ممتاز.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'Youel Gewargis', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 554,
    text: 'Squirrels for company every morning. The cottage beds squeak, the children slept anyway.',
  },
  {
    of: 'sebari-kazh-zawita', guest: 'شەهناز قادر', language: 'ku', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'family', daysAgo: 488,
    text: 'کوخەکە باش پاک نەکرابووەوە و خۆڵەمێشی میوانی پێشوو لە شوێنی برژاندنەکەدا مابوو. دارستانەکە خۆی بێ هاوتایە.',
    answer: 'شەهناز خان، ببوورن. ئێستا دوای هەر میوانێک شوێنی برژاندن پێش کلیل دان پشکنینی بۆ دەکرێت.',
  },
  {
    of: 'sarban-amadiya', guest: 'ڤیان سەلیم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 24,
    text: 'لەسەر سەربان، ئامێدی لەژێر پێت و دۆڵ لە هەموو لایەک. تەحینی شارەکە لەگەڵ دۆشاوی ترێ.',
  },
  {
    of: 'sarban-amadiya', guest: 'Robert Ainsley', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 90,
    text: 'The cliff falls away on one side and the minaret rises on the other, and in between a woman hands you tea. We brought the jacket the page told us to bring.',
  },
  {
    of: 'sarban-amadiya', guest: 'رؤى الحمداني', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 4], with: 'family', daysAgo: 114,
    text: 'ناس بسطاء وكرماء. بنتي شافت النسر من السطح.',
  },
  {
    of: 'sarban-amadiya', guest: 'بەژدار فەیسەڵ', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 302,
    text: 'ژوورەکانی بچووکن بەڵام پاکن. ژووری سەربان بگرن.',
  },
  {
    of: 'sarban-amadiya', guest: 'فاتم عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 479,
    text: 'دەست و دڵیان خۆش بێت.',
  },
  {
    of: 'hazha-sulav', guest: 'بشار الساعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 4, 5], with: 'family', daysAgo: 36,
    text: 'صوت الماي ما يوگف ليل ونهار، نمنا أحلى نومة. الجسر الحجري الصبح قبل الزحمة.',
  },
  {
    of: 'hazha-sulav', guest: 'ئاواز خالد', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 129,
    text: 'باڵکۆنی ڕوو لە ئامێدی بگرن، پێش تاریکبوون بەردەکە نارنجی دەبێت.',
  },
  {
    of: 'hazha-sulav', guest: 'زهير الموصلي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 246,
    text: 'حلو بس ماكو مصعد والغرفة بالثالث، والفطور قليل على العوائل الچبيرة.',
  },
  {
    of: 'hazha-sulav', guest: 'هەلبین نزار', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 388,
    text: 'چێشتخانەکەی بەتام و چای تەراسەکەش هەمیشە هەیە.',
  },
  {
    of: 'hazha-sulav', guest: 'قصي الدباغ', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 499,
    text: 'گعدة على الشلال ما تنمل.',
  },
  {
    of: 'hazha-sulav', guest: 'عیسمەت تەیب', language: 'ku', rating: 2, parts: [2, 3, 3, 2, 2, 2], with: 'family', daysAgo: 500,
    text: 'ژووری خێزانی لەتەنیشت مەتبەخەکە بوو، دەنگی قاپ هەتا یەکی شەو. بۆ ئەوەی گوێ لە ئاو بگریت دەبێت بچیتە دەرەوە.',
  },
  {
    of: 'kalak-zakho', guest: 'سەعید عەبدوڵڵا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 41,
    text: 'بە پێ دەچیتە پردی دەلال. شەو شووتی و پەنیر لەسەر تەراسەکە.',
  },
  {
    of: 'kalak-zakho', guest: 'لقمان الشمري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 136,
    text: 'رايح لإبراهيم الخليل، فطور مبكر وموقف محروس. عملي.',
  },
  {
    of: 'kalak-zakho', guest: 'Elif Demir', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 257,
    text: 'A fine stop before the border, worth more than a stop. The bridge at dusk is astonishing.',
  },
  {
    of: 'kalak-zakho', guest: 'حەسەن زاخۆیی', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 3, 4], with: 'alone', daysAgo: 401,
    text: 'ژوورەکە باشە بەڵام مێشوولە لە ڕووبارەوە دێت.',
    answer: 'کاک حەسەن، سوپاس. تۆڕی پەنجەرەکانمان لە هەموو ژوورەکانی ڕوو لە ڕووبار نوێ کردووەتەوە.',
  },
  {
    of: 'kalak-zakho', guest: 'ولاء البدراني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 4], with: 'family', daysAgo: 484,
    text: 'خدمة راقية وجلسة على الخابور.',
  },
  {
    of: 'kalak-zakho', guest: 'هەژیر سەلمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 136,
    text: 'ئێوارە لەسەر پردی دەلال، شەو لەسەر تەراسی هوتێلەکە. شووتی و پەنیر و پێکەنین.',
  },
  {
    of: 'sew-barwari', guest: 'مەهاباد یوسف', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 50,
    text: 'ماڵەکە بۆنی سێوی لێ دێت. دایکیان نانی گەرم و مرەبای سێوی بۆ داناین.',
  },
  {
    of: 'sew-barwari', guest: 'Ramina Odisho', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 183,
    text: 'My father grew up in a village like this. Two brothers, one mother, a spring so cold it hurts your teeth. We left with a crate of apples and a lot of tears.',
    answer: 'Dear Ramina, our mother keeps a crate with your father’s name every autumn. Bring him.',
  },
  {
    of: 'sew-barwari', guest: 'عدي الحيالي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 342,
    text: 'بعيد ويستاهل. الطريق الأخير يحتاج سيارة عالية.',
  },
  {
    of: 'sew-barwari', guest: 'سەبری تەها', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 568,
    text: 'ئاوی کانییەکە و سێبەری باخەکە، ئیتر هیچ.',
  },
  {
    of: 'plikan-akre', guest: 'ڕۆناهی جەمال', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 29,
    text: 'سەربانی ئەو تەراسی ئێمەیە! شەو زەنگۆڵەی مەڕ و پەڕەسێلکە.',
  },
  {
    of: 'plikan-akre', guest: 'مؤمن الطائي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 121,
    text: 'أكل لحم بالعنجاص اليابس لذيذ. السيارة تبقى جوّه والدرج طويل، الرياضة واجب.',
  },
  {
    of: 'plikan-akre', guest: 'Gemma Clarke', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 240,
    text: 'A hotel on five steps of a hillside. Count your breaths on the way up, then look back.',
  },
  {
    of: 'plikan-akre', guest: 'عەدنان سەعدی', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 385,
    text: 'بۆ بەتەمەن زەحمەتە، پلیکانەی زۆرە.',
    answer: 'کاک عەدنان، لەسەر داوا ژووری نهۆمی یەکەم دەگرین و کوڕەکان جانتاکان هەڵدەگرن. بە خێر بێنەوە.',
  },
  {
    of: 'plikan-akre', guest: 'هەڤال ئیسماعیل', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 543,
    text: 'شەو و چرا و پلیکانەکانی ئاکرێ، دەبێت جارێک لە ژیانتدا بیبینیت.',
  },
  {
    of: 'plikan-akre', guest: 'زوهێر حەجی', language: 'ku', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 478,
    text: 'دایکم ناتوانێت پلیکانە ببڕێت و لە تەلەفۆن وتیان کێشە نییە. کە گەیشتین نزیکەی 70 پلیکانە بوو و گەڕاینەوە، پارەشیان نەدایەوە.',
    answer: 'کاک زوهێر، وەڵامی تەلەفۆنەکە هەڵە بوو و پارەکەمان بۆ ناردنەوە. ژمارەی پلیکانەکان ئێستا لە لاپەڕەکەدا نووسراوە، سڵاو لە دایکتان.',
  },
  {
    of: 'ashkawt-enishke', guest: 'ئیدریس حەمۆ', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 15,
    text: 'هەوای ئەشکەوتەکە لە هاویندا سارد دێت. منداڵی بچووک لە مەلەوانگە نزمەکە بێ ترس یاری دەکات.',
  },
  {
    of: 'ashkawt-enishke', guest: 'فراس الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 88,
    text: 'طلبنا القوزي قبل بيوم وكان خرافي. تحت الجوز والتين نمنا عصرية.',
  },
  {
    of: 'ashkawt-enishke', guest: 'دعاء الخفاجي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 108,
    text: 'أكواخ خشب نظيفة. العمادية قريبة نص يوم.',
  },
  {
    of: 'ashkawt-enishke', guest: 'خەلات مەجید', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'friends', daysAgo: 294,
    text: 'جوان بوو، بەڵام کارەبا دوو جار چوو و کەمێک درەنگ هاتەوە.',
  },
  {
    of: 'ashkawt-enishke', guest: 'رافد العبيدي', language: 'ar', rating: 1, parts: [1, 2, 2, 1, 1, 1], with: 'family', daysAgo: 511,
    text: 'حجزنا فيلا لسفرة العائلة ولگينا بيها نمل بالمطبخ والمجاري طافحة بالحمام. نقلونا لكوخ أصغر بنفس السعر!',
    answer: 'أستاذ رافد، هذا لا يليق بضيوفنا ونعتذر بشدة. أعدنا لك فرق السعر كاملاً، والفيلا أُغلقت حتى أُصلح الصرف وعولجت.',
  },
  {
    of: 'ashkawt-enishke', guest: 'خالیدە ئەمین', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 67,
    text: 'قوزییەکە، سێبەری گوێزەکە، مەلەوانگەی منداڵان. هەموو هاوینێک ڕۆژێکی بۆ دادەنێین.',
  },
  {
    of: 'gulahanar-halabja', guest: 'ئەسرین مەحموود', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 11,
    text: 'ئاوی هەناری تازە لە نانی بەیانی، و کچانی شارەکە هوتێلەکە بەڕێوە دەبەن. دڵم پێیان خۆش بوو.',
  },
  {
    of: 'gulahanar-halabja', guest: 'حەمە کەریم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 74,
    text: 'لەسەر سەربانەکە هەموو شارەزوور و دیواری هەورامان دەبینیت.',
  },
  {
    of: 'gulahanar-halabja', guest: 'زيدون الشيخ', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 117,
    text: 'نظيف ومضياف. دبس الرمان اشترينا منه خمس قناني.',
  },
  {
    of: 'gulahanar-halabja', guest: 'Alice Morgan', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 241,
    text: 'I came to Halabja to listen and was looked after by young women who run this place with quiet pride. Rooftop coffee at sunset, facing the mountains.',
  },
  {
    of: 'gulahanar-halabja', guest: 'ناهیدە فەتحوڵڵا', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 375,
    text: 'پاک و هێمن. تاکسی بۆ بیارە لە شەقامی دواترەوە دەڕوات.',
  },
  {
    of: 'gulahanar-halabja', guest: 'ڕەحیم ساڵح', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 551,
    text: 'نرخێکی گونجاو و خزمەتێکی باش.',
  },
  {
    of: 'gulahanar-halabja', guest: 'سیروە جەمال', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 33,
    text: 'بۆ سەردانی گۆڕی کەسوکارم هاتبوومەوە هەڵەبجە. کچەکەی پێشوازی کە زانی، هیچی نەوت، تەنها چایەکی هێنا و لەگەڵم دانیشت. ژوورەکە پاک و ڕووناک بوو، کارەبا و ئاو بێ کێشە. بەیانی لە سەربانەکەوە سەیری شارەزوورم کرد و شەربەتی هەناریان دامێ، وتیان ئەمە لە باخی خۆمانە. زۆر هوتێلی گەورەترم دیوە، بەڵام هوتێلێک کە دڵی هەبێت کەمە. دەستیان خۆش بێت، بەتایبەتی ئەو خوشکانەی شەو و ڕۆژ لەوێن.',
    answer: 'سیروە خانی ئازیز، ئەم شارە هی ئێوەیە و ئەم هوتێلەش. هەر کاتێک هاتنەوە، کورسییەکەی سەربان بۆ ئێوەیە.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'سۆران فەتاح', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 9,
    text: 'شووتیمان لە سەبەتەیەکدا خستە ناو ئاوی زەڵم. منداڵەکان هەتا خەو لە یاریگاکەدا بوون.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'نوفل الجنابي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 4, 4], with: 'family', daysAgo: 60,
    text: 'الماي جوّه الكوخ حرفياً تسمعه. طلعنا للشلال 25 دقيقة، وشربنا ماستاو بارد بالطريق.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'سوزان الأعظمي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 125,
    text: 'شوينا على الشرفة والجوز فوگ راسنا. الجمعة زحمة كلش.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'ڕێکەوت عەلی', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 3], with: 'friends', daysAgo: 205,
    text: 'کوخی سەر ئاوەکە بگرن. شەو سارد دەبێت.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'بلال السامرائي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'family', daysAgo: 313,
    text: 'ماكو نت والكهرباء تنقطع بالليل ونبقى بالظلمة، والحمام يرادله صيانة. الطبيعة تاخذ خمسة والكوخ اثنين.',
    answer: 'شكراً أستاذ بلال. وضعنا إنارة على البطاريات في كل كوخ وجدّدنا الحمامات الستة السفلى.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'شوکریە ئەحمەد', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 430,
    text: 'بەهەشتی سەر زەوی.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'Rasti Omer', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'friends', daysAgo: 598,
    text: 'Cottages on stilts, mulberries from a stall, cold feet in the stream. Bring a torch.',
  },
  {
    of: 'khurey-aw-ahmadawa', guest: 'سەنەوبەر حەمە', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 365,
    text: 'شوێنەکە بەهەشتە، بەڵام ڕۆژی هەینی دەنگی بڵندگۆ لە هەموو کوخێکەوە دێت و خەوتن زەحمەتە.',
    answer: 'سەنەوبەر خان، سوپاس. بڵندگۆ دوای کاتژمێر 10 قەدەغەیە و دوو پاسەوان چاودێری دەکەن.',
  },
  {
    of: 'klashchn-tawela', guest: 'کاژاو محەمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 45,
    text: 'سێ شەو ماینەوە و بە کڵاشی تازەوە گەڕاینەوە. وەستاکە بەیانی ئەندازەی پێی گرتین.',
  },
  {
    of: 'klashchn-tawela', guest: 'Nils Andersen', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 132,
    text: 'White shoes knitted downstairs, wool rugs upstairs, roofs above roofs outside. The maker laughed at the size of my feet and finished the pair anyway.',
  },
  {
    of: 'klashchn-tawela', guest: 'فەهیمە لوتفوڵڵا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 253,
    text: 'هەورامی قسەمان کرد و وەک خزم پێشوازییان لێ کردین.',
  },
  {
    of: 'klashchn-tawela', guest: 'علي الكرخي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 398,
    text: 'الطريق صعب والبرد قوي، لكن الناس يدفّون المكان.',
  },
  {
    of: 'klashchn-tawela', guest: 'یادگار ئەمین', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 605,
    text: 'ئینتەرنێت نییە، کتێب لەگەڵ خۆت بهێنە.',
  },
  {
    of: 'siyachamana-biyara', guest: 'ئازاد کەریمی', language: 'ku', rating: 5, parts: [4, 4, 4, 5, 5, 5], with: 'friends', daysAgo: 28,
    text: 'شەوی پێنجشەممە سیاچەمانەیان وت، بێ مایک و بێ سەکۆ. مووی لەشم هەستا.',
  },
  {
    of: 'siyachamana-biyara', guest: 'گوڵێ حەسەن', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 163,
    text: 'ژوورەکان سادە و پاک. خانەقاکە نزیکە.',
  },
  {
    of: 'siyachamana-biyara', guest: 'إبراهيم العزاوي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'couple', daysAgo: 327,
    text: 'الطريق لفّات كثيرة فتعالوا نهار. الجلسة على الجدول تشفي.',
  },
  {
    of: 'siyachamana-biyara', guest: 'Olivia Brandt', language: 'en', rating: 3, parts: [3, 4, 4, 3, 4, 3], with: 'alone', daysAgo: 505,
    text: 'The singing was the highlight of my year. The room was cold and the hot water came and went.',
    answer: 'Dear Olivia, the old singer asks about you. The boiler was replaced, and there is a second blanket in every room.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'سەلام ئەحمەد', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 4, 4], with: 'family', daysAgo: 42,
    text: 'بۆ پشوودانێک لە ڕێگای ئەحمەداوا باشە، گۆڕەپانێکی گەورەی پارکینگی هەیە.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'شەهێن محەمەد', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 156,
    text: 'ئاوی گەرم هەبوو بەڵام ژوورەکە کۆن بوو. برنج و پاقلەکەیان خۆش بوو.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'ظافر القيسي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 3], with: 'family', daysAgo: 274,
    text: 'على الشارع العام والشاحنات طول الليل. الشراشف نظيفة والحمام لا.',
    answer: 'شكراً أستاذ ظافر. غيّرنا بلاط الحمامات والأبواب، ونسكن العوائل الآن في الجهة الخلفية على الحديقة.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'نەبەز خالید', language: 'ku', rating: 1, parts: [1, 2, 2, 1, 1, 2], with: 'family', daysAgo: 243,
    text: 'کاتژمێر 1ی شەو ساردکەرەوە وەستا و کەس لە پێشوازی نەبوو. هەتا بەیانی لە ناو ئۆتۆمبێل خەوتین.',
    answer: 'کاک نەبەز، شەرمەزارین. ئەو شەوە کارمەندەکە نەخۆش بوو و جێگرەوەمان دانەنابوو. ئێستا شەوانە دوو کەس لەوێن و پارەکەتمان گەڕاندەوە.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'هۆگر عەزیز', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 502,
    text: 'هەرزانە، هەر ئەوەندە.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'ڕەفعەت عوسمان', language: 'ku', rating: 2, parts: [3, 2, 2, 2, 2, 2], with: 'alone', daysAgo: 620,
    text: 'گەرماوەکە دەرگای باش دانەدەخرا و ئاوی گەرم کەم بوو. بۆ پشوویەکی کورت دەبێت.',
  },
  {
    of: 'gulanbar-khurmal', guest: 'ڕێدین محەمەد', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 117,
    text: 'لە گەڕانەوەی ئەحمەداوادا درەنگ گەیشتین و هێشتا نانیان هەبوو. پارکینگی فراوان و کارمەندی دڵخۆش.',
  },
  {
    of: 'sarban-hawraman', guest: 'ڕێزان عەتا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 18,
    text: 'وەستاکان بەردەکانیان بێ قوڕ داناوە. لەسەر تەراسی خۆت دادەنیشیت و ژێرەوەت سەربانی دراوسێیە. کەلانەکەی!',
  },
  {
    of: 'sarban-hawraman', guest: 'Thomas Reid', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 96,
    text: 'Dry-stone suites climbing the slope, a stove, and kalana brushed with butter. We were snowed in for a day and asked for another.',
  },
  {
    of: 'sarban-hawraman', guest: 'جمانة الحسيني', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'family', daysAgo: 143,
    text: 'لوحة مرسومة. الصوبة بالصالة تجمع كل الضيوف.',
  },
  {
    of: 'sarban-hawraman', guest: 'بەناز ئەنوەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 287,
    text: 'منداڵەکان فێری دروستکردنی دۆڵمە بوون لەگەڵ ئافرەتانی گوند.',
  },
  {
    of: 'sarban-hawraman', guest: 'ئارام ڕەحیم', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 424,
    text: 'ڕێگاکە سەختە، بەڵام کە دەگەیت هەموو شتێکت لەبیر دەچێتەوە.',
  },
  {
    of: 'sarban-hawraman', guest: 'سراج البرزنجي', language: 'ar', rating: 4, parts: [4, 4, 4, 5, 4, 4], with: 'couple', daysAgo: 590,
    text: 'راقي وهادئ، ولا مكان للتسوق قريب منه.',
  },
  {
    of: 'sarban-hawraman', guest: 'Viktoria Lang', language: 'en', rating: 1, parts: [2, 1, 2, 1, 1, 2], with: 'couple', daysAgo: 510,
    text: 'The road was closed by a rockfall and nobody rang us. We drove five hours, turned round at the barrier and were charged for the night. The place may be a dream, I could not say.',
    answer: 'Dear Viktoria, that should never have happened. Your night was returned, and reception now rings every guest when the road is closed.',
  },
]
