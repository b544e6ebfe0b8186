import type { DemoReview } from './review-shapes.ts'

export const reviewsOfErbil: readonly DemoReview[] = [
  {
    of: 'shanashin-citadel', guest: 'ئاڤان ئیبراهیم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 8,
    text: 'ژوورەکەمان لە نهۆمی چوارەم بوو، پەنجەرەکە ڕێک بەرامبەر دەرگای قەڵا. کە گڵۆپەکان داگیرسان هەردووکمان بێدەنگ بووین.',
  },
  {
    of: 'shanashin-citadel', guest: 'حسين الخفاجي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 24,
    text: 'جينا من كربلاء بالعطلة. تفتح الشباك القلعة گدامك، وتنزل السوق القيصري بدقيقتين. العسل واللبن مال الصبح من السوق نفسه.',
  },
  {
    of: 'shanashin-citadel', guest: 'Emily Hartmann', language: 'en', rating: 5, parts: [5, 5, 5, 4, 4, 5], with: 'couple', daysAgo: 35,
    text: 'We have stayed in many “view” hotels. This is the only one where I set an alarm for the view. Ask for the fourth floor, ask for the front, and bring earplugs for the tea sellers.',
  },
  {
    of: 'shanashin-citadel', guest: 'سامان ڕەشید', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 63,
    text: 'شوێنەکەی لە ناوەڕاستی شارە، هەموو شتێک بە پێ دەگەیتێ. تەنها پارکینگی نییە و ئۆتۆمبێلەکەمان لە گەراجێکی دوور دانا.',
  },
  {
    of: 'shanashin-citadel', guest: 'نسرين الأوسي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 3, 4], with: 'couple', daysAgo: 89,
    text: 'كل شي حلو بس غرفتنا على الساحة وصوت الشباب والنافورات للواحدة بالليل. الغرف الخلفية أهدأ.',
  },
  {
    of: 'shanashin-citadel', guest: 'پەخشان حەسەن', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 120,
    text: 'کارمەندی پێشوازی کوڕێکی گەنج بوو، جانتاکانی دایکمی هەڵگرت هەتا بەر دەرگای ژوور. خوا بیپارێزێت.',
    answer: 'پەخشان خان، سوپاسەکەتانمان بۆ کوڕەکە خوێندەوە. سڵاو لە دایکتان، هەمیشە بە خێر بێن.',
  },
  {
    of: 'shanashin-citadel', guest: 'أيسر الحمداني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 121,
    text: 'خمسة شباب من الموصل، نزلنا غرفتين. السطح والچاي والقلعة بالليل، صور ما تخلص.',
  },
  {
    of: 'shanashin-citadel', guest: 'Karwan Aziz', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 180,
    text: 'Back home from Sweden for a week. Central, warm, clean. The lift is small and slow, so I took the stairs past all those carved windows.',
    answer: 'Thank you, kak Karwan. The lift is as old as the building allows, but since your visit it has a new motor and no longer rests between floors.',
  },
  {
    of: 'shanashin-citadel', guest: 'عبدالرحمن الهيتي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 4], with: 'family', daysAgo: 233,
    text: 'الموقع عشرة من عشرة، الغرفة صغيرة على عائلة. طلبنا سرير طفل وما توفر.',
  },
  {
    of: 'shanashin-citadel', guest: 'هێمن ڕەئووف', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 4], with: 'couple', daysAgo: 306,
    text: 'مانگی هەنگوینمان لێرە دەست پێ کرد. لەسەر تەراسەکە گوڵیان بۆ داناین بێ ئەوەی داوا بکەین.',
  },
  {
    of: 'shanashin-citadel', guest: 'ئەرسەلان تەها', language: 'ku', rating: 2, parts: [3, 3, 2, 2, 2, 3], with: 'alone', daysAgo: 421,
    text: 'ژووری تاککەسی زۆر بچووک بوو و دیمەنی بۆ دیواری پشتەوە بوو. نرخەکەی لەگەڵی ناگونجێت.',
    answer: 'کاک ئەرسەلان، ڕاست دەفەرموویت، ئەو ژوورە لە وێنەکاندا گەورەتر دەردەکەوت. وێنەکەمان گۆڕی و نرخەکەشیمان کەم کردەوە.',
  },
  {
    of: 'shanashin-citadel', guest: 'ريام الدليمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 577,
    text: 'أحلى فندق نزلنا بي بأربيل.',
  },
  {
    of: 'shanashin-citadel', guest: 'بێریڤان ساڵح', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 350,
    text: 'ئێواران لە باڵکۆنەوە سەیری فەوارەکان دەکەین. نانی بەیانی ماست و هەنگوینی قەیسەرییە. دەنگی مەیدانەکە هەتا درەنگ هەیە، بەڵام ئێمە خۆمان بۆ ئەوە هاتبووین.',
  },
  {
    of: 'hawsha-khanaqa', guest: 'شیلان عوسمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 30,
    text: 'وەک ئەوەی بچیتەوە ماڵی پوورت. داری توو، حەوزی ئاو، چای بەردەوام. مامۆستا خۆی نانی بۆ دەبرژاندین.',
  },
  {
    of: 'hawsha-khanaqa', guest: 'Jonas Weber', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 68,
    text: 'I planned one night and stayed four. Slept on the roof under more blankets than stars, was woken by doves, was fed until I protested. Eight minutes to the bazaar if you do not get lost, and you will.',
    answer: 'Dear Jonas, the mattress on the roof still has your name on it. Mother says you did not eat enough.',
  },
  {
    of: 'hawsha-khanaqa', guest: 'رنا العبادي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'family', daysAgo: 175,
    text: 'الست صاحبة البيت معلمة متقاعدة، علّمت ابني يعد بالكردي للعشرة. بيت دافي وناس أطيب منه.',
  },
  {
    of: 'hawsha-khanaqa', guest: 'ئومێد جەبار', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 290,
    text: 'هەرزان و خۆش. ڕێگای کۆڵانەکە تەسکە، تاکسی ناچێتە ناوەوە.',
  },
  {
    of: 'hawsha-khanaqa', guest: 'نیگار سابیر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 480,
    text: 'منداڵەکانم هێشتا دەپرسن کەی دەچینەوە بۆ حەوشەکە.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'Sandra Youkhana', language: 'en', rating: 4, parts: [5, 4, 4, 4, 5, 5], with: 'alone', daysAgo: 13,
    text: 'Landed at three in the morning and was handed clove tea before I found my passport. Plain room, spotless, and curtains that really shut out the sun.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'بێستوون عەلی', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 82,
    text: 'بۆ کەسێک کە گەشتی هەیە باشترینە. 10 خولەک و لە فڕۆکەخانەیت.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'رامي بطرس', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 140,
    text: 'نظيف والسعر زين. المنطقة مطاعم ومشي بالليل. الأثاث بسيط.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'ضياء العبيدي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 4], with: 'alone', daysAgo: 239,
    text: 'يمشي حاله. الفطور نفسه كل يوم.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'ڕامیار نەجم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 235,
    text: 'کارەبا و ئاوی گەرم یەک چرکە نەبڕا. پاسەکەی فڕۆکەخانە لە کاتی خۆیدا هات.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'هالة ميخائيل', language: 'ar', rating: 2, parts: [3, 2, 2, 2, 2, 3], with: 'family', daysAgo: 545,
    text: 'أعطونا غرفة الثلاثة وحدة من أسرّتها أريكة. الموظف الليلي محترم لكن قال ماكو بديل.',
    answer: 'نأسف أخت هالة، كان خطأ منا في الحجز. الغرفة الثلاثية الآن بسرير مزدوج وسرير مفرد كما في الوصف دائماً.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'دڵخۆش خورشید', language: 'ku', rating: 1, parts: [1, 1, 1, 2, 1, 2], with: 'family', daysAgo: 470,
    text: 'ژوورەکە بۆنی جگەرەی لێ دەهات و خاولییەکان پاک نەبوون. وتیان هەمووی پڕە و ناتوانین بیگۆڕین.',
    answer: 'کاک دڵخۆش، ببوورە. ژوورەکانی نهۆمی دووەم ئێستا بێ جگەرەن و هەموو خاولییەکانمان نوێ کردووەتەوە.',
  },
  {
    of: 'mikhak-ainkawa', guest: 'Claudette Rassam', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 107,
    text: 'Two streets from dinner, ten minutes from the terminal, and a night clerk who should be running an airline.',
  },
  {
    of: 'spindar-ainkawa', guest: 'Ashur Benjamin', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 45,
    text: 'Home for a wedding, six weeks with two toddlers. Real pots, a washing machine, a pharmacy on the corner, and a caretaker who switched between four languages to calm my crying daughter.',
  },
  {
    of: 'spindar-ainkawa', guest: 'هۆشیار مەحموود', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 191,
    text: 'ئەندازیارم و مانگێک مامەوە. ئینتەرنێتەکەی باشە و باڵکۆنەکەش ئێواران سێبەرە.',
  },
  {
    of: 'spindar-ainkawa', guest: 'وميض الجبوري', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 320,
    text: 'شقة مرتبة وقريبة من كل شي. مواقف كافية وهذا نادر بعنكاوة.',
  },
  {
    of: 'spindar-ainkawa', guest: 'ليليان شمعون', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 600,
    text: 'التدفئة ضعيفة بغرفة النوم واشتغلت صوبة كهربائية. الباقي تمام.',
  },
  {
    of: 'shebeng-gulan', guest: 'دیلان کەمال', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 5,
    text: 'شەوی زەماوەندەکەمان لێرە بوو. لە نهۆمی 12 نان خواردن و سەیری پارکەکە، خەونێک بوو.',
  },
  {
    of: 'shebeng-gulan', guest: 'Mark Ellison', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 18,
    text: 'Fourth business trip, fourth time the same room without asking. Fast internet, quiet floor, and the hammam is a work of art.',
  },
  {
    of: 'shebeng-gulan', guest: 'سنان الطائي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 28,
    text: 'فندق يرفع الراس. المسبح والسبا والفطور، كلها خمس نجوم بجد.',
  },
  {
    of: 'shebeng-gulan', guest: 'بەفرین مەولوود', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 52,
    text: 'منداڵەکان لە مەلەوانگەکە نەدەهاتنە دەرەوە. خاوێنییەکەی بێ قسەیە.',
  },
  {
    of: 'shebeng-gulan', guest: 'مها الحسناوي', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'couple', daysAgo: 76,
    text: 'ممتاز، بس الخميس أعراس واللوبي كله زغاريد، حلوة إذا أنت المعزوم 😄',
  },
  {
    of: 'shebeng-gulan', guest: 'Layla Doski', language: 'en', rating: 4, parts: [5, 5, 4, 5, 3, 5], with: 'couple', daysAgo: 115,
    text: 'Beautiful building, superb breakfast. The price of a coffee in the lobby made my husband sit down.',
  },
  {
    of: 'shebeng-gulan', guest: 'مازن العلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 149,
    text: 'إقامة عمل لمدة أسبوع. قاعة الاجتماع كانت جاهزة والشاشة تعمل من أول مرة وهذا نادر.',
  },
  {
    of: 'shebeng-gulan', guest: 'فەرهاد حسێن', language: 'ku', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 142,
    text: 'بۆ کۆبوونەوە باشە. ژوورەکان گەورەن، بەڵام ساردکەرەوەی ژوورەکەم دەنگی هەبوو؛ دوای تەلەفۆنێک گۆڕییان.',
  },
  {
    of: 'shebeng-gulan', guest: 'زينة الكروي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 221,
    text: 'حفلة خطوبة أختي بالقاعة والمبيت هنا، ما قصّروا بشي.',
  },
  {
    of: 'shebeng-gulan', guest: 'ئالان سەردار', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 268,
    text: 'کاشییە شینەکانی حەمامەکە دەستکردی وەستای هەولێرن، دەبێت بیبینن.',
  },
  {
    of: 'shebeng-gulan', guest: 'Noor Saleem', language: 'en', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 317,
    text: 'Everything is grand but nobody was at the children’s end of the pool, and the water was too cold for my son. For five stars I expected warmer.',
    answer: 'Thank you, Noor. The pool is now held at a higher temperature in the mornings, and an attendant sits at the shallow end from nine until six.',
  },
  {
    of: 'shebeng-gulan', guest: 'سۆزان ئیسماعیل', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 405,
    text: 'هەموو جارێک کە لە ئەورووپاوە دێینەوە، یەکەم دوو شەو لێرەین.',
  },
  {
    of: 'shebeng-gulan', guest: 'براء النعيمي', language: 'ar', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 497,
    text: 'خدمة راقية وسيارة المطار بالموعد. الإفطار مزدحم بعد التاسعة.',
  },
  {
    of: 'shebeng-gulan', guest: 'کاروان سەعید', language: 'ku', rating: 1, parts: [2, 1, 2, 1, 1, 2], with: 'couple', daysAgo: 640,
    text: 'ژوورمان گرت بۆ شەوی پێنجشەممە و وتیان ئامادە نییە هەتا کاتژمێر 7ی ئێوارە. لەبەر ئاهەنگ کەس گوێی لێ نەگرتین، پارەشیان نەگەڕاندەوە.',
    answer: 'بەڕێز کاک کاروان، ئەو ڕۆژە هەڵەی ئێمە بوو و داوای لێبوردن دەکەین. پارەی شەوەکەمان گەڕاندەوە و ئێستا ژوورەکان هەتا کاتژمێر 2ی دوانیوەڕۆ ئامادەن.',
  },
  {
    of: 'shebeng-gulan', guest: 'نەوشیروان حەمید', language: 'ku', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 495,
    text: 'هەموو شتێک گەورە و بریقەدارە، بەڵام کە داوای سەرینێکی نەرمتر دەکەیت نیو کاتژمێر چاوەڕێ دەکەیت. مەلەوانگەکە خۆش بوو.',
  },
  {
    of: 'shebeng-gulan', guest: 'Rozhgar Tofiq', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 92,
    text: 'Twenty years abroad and this was the first time I brought the children. They had a pool, their grandmother had a hammam tiled by men she used to know, and I had a window over the park where I learned to ride a bicycle when it was still a field. The staff switch languages in the middle of a sentence, the internet survived two teenagers, and breakfast has both naan and pancakes, which ended the only argument of the week. Expensive, yes. Ask for the eighth floor or higher.',
  },
  {
    of: 'lawlaw-bakhtiyari', guest: 'چنوور ڕەحمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 20,
    text: 'بەیانیان گوڵە شینەکان لەسەر دیوار دەکرێنەوە و نانی بەیانی لەژێریان دەخۆیت. مرەبای قەیسییەکەش ماڵییە.',
  },
  {
    of: 'lawlaw-bakhtiyari', guest: 'إسراء الموصلي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 101,
    text: 'جيت لدكتور الأسنان وبدلة عرس أختي بنفس اليوم! منطقة عملية والفندق هادئ.',
  },
  {
    of: 'lawlaw-bakhtiyari', guest: 'هاوژین ئەحمەد', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 210,
    text: 'ژووری باخچەکە بۆ دایکم کە ناتوانێت پلیکانە ببڕێت زۆر گونجاو بوو.',
  },
  {
    of: 'lawlaw-bakhtiyari', guest: 'Tom Barlow', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 333,
    text: 'Good garden, better jam. The lift rattles at night if your room is next to it.',
  },
  {
    of: 'lawlaw-bakhtiyari', guest: 'علاء الحديدي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'couple', daysAgo: 526,
    text: 'مقبول. الغرفة المطلة على الشارع بيها صوت والنت بطيء بالطابق الرابع.',
    answer: 'شكراً أستاذ علاء. ركّبنا مقويات للإنترنت في الطابقين الثالث والرابع.',
  },
  {
    of: 'lawlaw-bakhtiyari', guest: 'شاخەوان نووری', language: 'ku', rating: 2, parts: [3, 2, 2, 3, 2, 2], with: 'couple', daysAgo: 390,
    text: 'ساردکەرەوەکە لە نیوەشەودا وەستا و هەتا بەیانی چاک نەکرا. کارمەندەکە پانکەیەکی هێنا و داوای لێبوردنی کرد.',
    answer: 'کاک شاخەوان، سوپاس بۆ ئارامیتان. ئامێرەکە گۆڕدرا و وەستای شەوانەشمان دامەزراند.',
  },
  {
    of: 'helana-100m', guest: 'جاسم البصري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 10,
    text: 'عائلتين ثمن نفرات من البصرة، شقة ثلاث غرف وسعتنا كلنا. ألعاب الأطفال بالظل بعد الأربعة، والسوبرماركت جوّه. نطلع شقلاوة وما ندخل زحمة أربيل.',
  },
  {
    of: 'helana-100m', guest: 'ابتهال السعدون', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 55,
    text: 'نظيفة وأمان والموقف مسدود ببوابة. بالطابق 11 والمصعد يشتغل حتى من تنقطع الوطنية.',
  },
  {
    of: 'helana-100m', guest: 'كاظم الشمري', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 112,
    text: 'الشقة كبيرة بس الصحون ناقصة على ثمانية. الطريق الحلقي صوته يوصل إذا فتحت الشباك.',
  },
  {
    of: 'helana-100m', guest: 'سیروان عەبدولکەریم', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 178,
    text: 'بۆ خێزانێکی گەورە باشە. پارکینگی فراوانی هەیە.',
  },
  {
    of: 'helana-100m', guest: 'سلوان التميمي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 3], with: 'family', daysAgo: 245,
    text: 'وصلنا بعد 9 ساعات سياقة والشقة ما منظفة، انتظرنا ساعتين والجهال نايمين بالسيارة.',
    answer: 'نعتذر عائلة التميمي الكريمة. صار تسليم الشقق بعد فحص مسبق ونرسل صورة الشقة جاهزة قبل الوصول.',
  },
  {
    of: 'helana-100m', guest: 'رشا المنصوري', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 3], with: 'family', daysAgo: 388,
    text: 'زجاج مزدوج فعلاً ما تسمع السيارات. الماي الحار ينتظر شوية الصبح.',
  },
  {
    of: 'helana-100m', guest: 'حاتم العيساوي', language: 'ar', rating: 5, parts: [4, 4, 5, 5, 5, 5], with: 'family', daysAgo: 489,
    text: 'ثالث صيف نجي لنفس الشقق.',
  },
  {
    of: 'helana-100m', guest: 'گەردوون سەلیم', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 245,
    text: 'شوقەکە فراوانە و پارکینگی هەیە، بەڵام مەتبەخەکە باش پاک نەکرابووەوە و ئاسانسۆر لە کاتی بڕانی کارەبادا دوو خولەک دەوەستێت.',
  },
  {
    of: 'chro-park', guest: 'ڕزگار ساڵح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 15,
    text: 'ڕاکەرم، کاتژمێر 6ی بەیانی لە دەرگاوە بۆ ناو پارک. گەڕامەوە و شووتیی ساردیان بۆ دانابووم.',
  },
  {
    of: 'chro-park', guest: 'Sherine Barzan', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 59,
    text: 'The kitchen packed dolma and a flask of tea, and we joined half the city on the grass opposite. My kids learned what a Friday is.',
  },
  {
    of: 'chro-park', guest: 'أريج الحلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 97,
    text: 'المسبح على الأشجار مو على الشارع، وأخذنا بايسكلات من الاستقبال. الأطفال فرحوا هواي.',
  },
  {
    of: 'chro-park', guest: 'تریفە عەزیز', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'family', daysAgo: 134,
    text: 'خاوێن و ڕێکوپێک. ڕۆژانی هەینی شەقامەکەی بەردەم قەرەباڵغ دەبێت.',
  },
  {
    of: 'chro-park', guest: 'سعد الراوي', language: 'ar', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 129,
    text: 'بالخصم صار سعره ممتاز لخمس نجوم. العشاء أقل من الفطور.',
  },
  {
    of: 'chro-park', guest: 'گۆران فایەق', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 259,
    text: 'هێمنی لە ناو شاردا. شەوان دەنگی هیچ نایەت.',
  },
  {
    of: 'chro-park', guest: 'همام السلطان', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'alone', daysAgo: 239,
    text: 'جيد، لكن وقت المؤتمر صار المسبح محجوز لهم وما حد بلّغنا.',
  },
  {
    of: 'chro-park', guest: 'شادی مەجید', language: 'ku', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'family', daysAgo: 462,
    text: 'نوێژگەی هەیە و جێگای منداڵیشی هەیە، ئیتر چیمان دەوێت.',
  },
  {
    of: 'chro-park', guest: 'ئاکۆ یاسین', language: 'ku', rating: 4, parts: [5, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 612,
    text: 'ژوورەکە فراوان و ئینتەرنێت خێرا بوو.',
  },
  {
    of: 'chro-park', guest: 'شەونم ئەحمەد', language: 'ku', rating: 2, parts: [3, 3, 3, 2, 2, 3], with: 'family', daysAgo: 540,
    text: 'بۆ دوو ژووری تەنیشت یەک داوامان کردبوو و لە دوو نهۆمی جیاوازدا بوون. منداڵەکانم بچووکن و ئەوە بۆ ئێمە زەحمەت بوو.',
    answer: 'شەونم خان، ڕاست دەفەرموویت. ژووری تەنیشت یەک ئێستا لە کاتی حجزدا دیاری دەکرێت، نەک لە کاتی گەیشتندا.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'سليمة الساعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'family', daysAgo: 23,
    text: 'هوا شقلاوة يرد الروح. طلعنا من حر الناصرية لبطانية بالليل! تنزل من باب الفندق للعسل والتين والجوز.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'هێڤی سەمەد', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 70,
    text: 'دیمەنی سەفین لە پەنجەرەوە زۆر جوانە. ژووری سەرەوە بگرن.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'عادل البصراوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 106,
    text: 'مرتب والأكل طيب، بس ماكو مصعد والحجية تعبت من درج الطابق الثالث. اطلبوا أول طابق.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'مەریوان ڕەسووڵ', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 3, 4], with: 'family', daysAgo: 125,
    text: 'شوێنەکەی باشە بەڵام هەتا درەنگی شەو دەنگی دوکان و سەیارەیە. نرخەکەی گونجاوە.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'Chris Nolan-Hughes', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 215,
    text: 'Walnut tree, jars of honey, a mountain in the window. The mattress sagged a little, the soup did not disappoint.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'وجدان الكناني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 273,
    text: 'أصحاب المكان ناس طيبين، انطوا بنتي حفنة جوز أخضر وصبغت إيديها أسبوع 😂',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'حيدر الغراوي', language: 'ar', rating: 2, parts: [3, 2, 2, 2, 2, 2], with: 'friends', daysAgo: 372,
    text: 'أيام العطلة السعر يصعد والخدمة تنزل. انتظرنا الفطور ثلاثة أرباع الساعة والقاعة مليانة.',
    answer: 'حقك أخ حيدر، كنا ممتلئين ذلك اليوم. أضفنا قاعة فطور ثانية في الموسم وموظفين من أهل المنطقة.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'بەختیار حەمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 510,
    text: 'هەموو ساڵێک دێین، باوکی خاوەنەکەشم دەناسی.',
  },
  {
    of: 'dargwez-shaqlawa', guest: 'حەلیمە خدر', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 49,
    text: 'من خەڵکی شەقڵاوەم و لە هەولێر دەژیم، کە دێمەوە لێرە دەمێنمەوە. خاوەنەکەی هێشتا بە شێوەی کۆن میوانداری دەکات: پێش ئەوەی ناوت بپرسێت چات بۆ دادەنێت. ژوورەکە ڕوو لە سەفینە و بەیانیان هەور لەسەر لووتکەکەی دانیشتووە. ئەمجارە دایکم لەگەڵمان بوو و چونکە ئاسانسۆر نییە، ژووریان لە نهۆمی یەکەم پێ داین بێ ئەوەی داوا بکەین. ئێوارە بە بازاڕەکەدا گەڕاین و بە هەنجیر و گوێز و سماقەوە گەڕاینەوە. تەنها تێبینییەکم ئەوەیە کە کۆڵانەکەی پشتەوە شەوان تاریکە و گڵۆپێکی دەوێت.',
    answer: 'حەلیمە خانی بەڕێز، ئەم ماڵە هی خۆتانە. دوو گڵۆپمان لە کۆڵانەکەی پشتەوە هەڵواسی، با دایکتان ئێوارانیش بە ئاسوودەیی بێت و بچێت.',
  },
  {
    of: 'tirozh-safeen', guest: 'ژینۆ عومەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 33,
    text: 'کوخێکی بەردین و باخی هەنار، بەیانیان یەکەم تیشکی خۆر دەدات لە پەنجەرەکەت. گۆشتمان برژاند هەتا نیوەشەو.',
  },
  {
    of: 'tirozh-safeen', guest: 'مهدي الزاملي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 65,
    text: 'المسبح والمراجيح تحت البلوط، والكبار على الشواية. جاكيت بالليل لازم حتى بالصيف.',
  },
  {
    of: 'tirozh-safeen', guest: 'آلاء الحيدري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 124,
    text: 'هدوء ونجوم وحطب. الباص ينزل للمدينة المسا ورجعنا محملين زبيب.',
  },
  {
    of: 'tirozh-safeen', guest: 'دانا لەتیف', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 190,
    text: 'زۆر خۆش بوو، تەنها ڕێگاکە لە کۆتاییدا لێژ و پێچاوپێچە، بە شەو لێی مەخوڕن.',
  },
  {
    of: 'tirozh-safeen', guest: 'Rebin Jalal', language: 'en', rating: 4, parts: [4, 5, 5, 4, 3, 4], with: 'family', daysAgo: 256,
    text: 'Cottage with its own grill and terrace, pool full of children, adults full of kebab. The heating took an hour to warm the stone walls.',
  },
  {
    of: 'tirozh-safeen', guest: 'نورا العكيدي', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 325,
    text: 'المكان تحفة لكن حجزنا الكوخ وما حد گال الطريق للكوخ كله درجات، وجدّي يمشي بعصا.',
    answer: 'نعتذر لكم ولجدكم الكريم. كتبنا الآن في كل حجز أي كوخ يصل إليه الكرسي، ولدينا عربة صغيرة للأمتعة وللكبار.',
  },
  {
    of: 'tirozh-safeen', guest: 'هونەر عەبدوڵڵا', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 460,
    text: 'جوانترین خۆرهەڵاتنی ژیانم.',
  },
  {
    of: 'tirozh-safeen', guest: 'تحسين الفهداوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 3, 4], with: 'family', daysAgo: 470,
    text: 'بخصم 25 بالمية صار يستاهل.',
  },
  {
    of: 'tirozh-safeen', guest: 'بەرهەم قاسم', language: 'ku', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 230,
    text: 'ڤێلامان بۆ سێ خێزان گرت، ئاوی گەرم نەبوو و سۆپاکەش دووکەڵی دەکرد. بە شەو ناچار بووین بگەڕێینەوە هەولێر.',
    answer: 'کاک بەرهەم، ئەمە شایستەی میوانی ئێمە نییە. هەموو پارەکەمان گەڕاندەوە، سۆپا و بۆیلەری ڤێلاکان نوێ کراونەتەوە و پێش هەر میوانێک تاقی دەکرێنەوە.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'Helen Baxter', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 4,
    text: 'An eagle flew past below our balcony while we were drinking tea. Below. I have no other sentence for this place.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'ڕۆژان ئەکرەم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 26,
    text: 'هەڵۆ لەژێر پێتەوە دەفڕێت! شەوێکیش تەم هات و دۆڵەکە ون بوو، ئەوەیان لە هەمووی خۆشتر بوو.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'ليث البياتي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 40,
    text: 'شهر عسل. موقد نار بالجناح وحطب بلوط، والوادي تحتك. لو ليلة وحدة بحياتك، خليها هنا.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'سەرکەوت ئەنوەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 71,
    text: 'مەلەوانگەی داپۆشراو هەیە، بۆیە زستانیش بۆ منداڵ خۆشە. ڕێبەرەکان بردیانین بۆ بێخاڵ.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'سوسن الدباغ', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 98,
    text: 'جينا من الموصل، والوالد خاف من الشرفة أول يوم وثاني يوم ما گام منها.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'Bryn Davies', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'friends', daysAgo: 131,
    text: 'Four hikers, muddy boots, no raised eyebrows. The guide’s route on Korek was just right and dinner came in mountain portions.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'فلاح الجنابي', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'family', daysAgo: 166,
    text: 'مكان عالمي. السعر بالدولار ثقيل على العائلة بس تجربة مرة بالعمر.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'ناز کاوە', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 218,
    text: 'پێم وایە جوانترین شوێنی کوردستانە.',
    answer: 'سوپاس ناز خان، هەڵۆکانیش هاوڕای ئێوەن.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'عەبدولستار خدر', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 265,
    text: 'ڕێگاکە درێژ بوو بەڵام شایەنی بوو. ئینتەرنێت لە کوخەکان لاوازە.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'غفران الساعدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 329,
    text: 'كل صباح ضباب ونسور وقيمر. أطفالي يسألون عن عش النسر كل جمعة.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'Salah Hamadani', language: 'en', rating: 4, parts: [4, 5, 5, 5, 4, 5], with: 'alone', daysAgo: 428,
    text: 'Came to write and mostly looked. Attentive staff, generator kicks in without a flicker. The bend before the entrance could use a light.',
    answer: 'Thank you, Doctor. The bend now has a lamp and a mirror. We hope the book is going well.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'ذوالفقار الحلي', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 499,
    text: 'حجزنا عائلية وصارت غرفتين مو بصف بعض. المنظر يشفع للكل.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'یوسف بەرزان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 660,
    text: 'پێنج هاوڕێ، سێ شەو، بێ کێشە.',
  },
  {
    of: 'lanay-halo-rawanduz', guest: 'مەلەک ئیبراهیم', language: 'ku', rating: 4, parts: [4, 5, 5, 4, 3, 4], with: 'family', daysAgo: 390,
    text: 'ترسم لە بەرزی هەیە، بۆیە ژوورێکی دوورتر لە لێوارەکەیان پێ دام بە هەمان نرخ. خواردنەکە گرانە بەڵام خۆشە.',
  },
  {
    of: 'befrin-soran', guest: 'کامەران حەسەن', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 38,
    text: 'مامۆستای زانکۆم و هەموو هەفتە دێم. سۆپاکان گەرمن، شۆربای نیسکەکەش بێ قسەیە.',
  },
  {
    of: 'befrin-soran', guest: 'پشتیوان خالید', language: 'ku', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'friends', daysAgo: 157,
    text: 'ژووری چوارکەسیمان گرت، قەرەوێڵەکان دەنگیان دەهات. شوێنەکەی بۆ چۆمان نزیکە.',
  },
  {
    of: 'befrin-soran', guest: 'مثنى الجبوري', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 248,
    text: 'رايحين للثلج وما عدنا جنزير، انطونا من الفندق وركّبوه ويانا. أهل نخوة.',
  },
  {
    of: 'befrin-soran', guest: 'سەباح مستەفا', language: 'ku', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'alone', daysAgo: 415,
    text: 'ئاسانسۆرەکە ڕاوەستابوو و ئاوی گەرم درەنگ دەهات. کارمەندەکە بە ڕوویەکی خۆش وەڵامی دایەوە بەڵام هیچ نەگۆڕا.',
    answer: 'کاک سەباح، ببوورە. ئاسانسۆرەکە چاک کراوەتەوە و بۆیلەری نهۆمی دووەممان گۆڕی.',
  },
  {
    of: 'befrin-soran', guest: 'Martin Kowalski', language: 'en', rating: 3, parts: [3, 4, 4, 3, 3, 4], with: 'alone', daysAgo: 570,
    text: 'A stopover for the Haji Omaran road. Hot radiators, mountains at the end of every corridor, tired bathrooms.',
  },
  {
    of: 'befrin-soran', guest: 'کێوان ڕەسووڵ', language: 'ku', rating: 5, parts: [4, 4, 5, 5, 5, 5], with: 'friends', daysAgo: 95,
    text: 'شاخەوانین و کاتژمێر چواری بەیانی شۆربای گەرمیان بۆ ئامادە کردین.',
  },
  {
    of: 'hazha-gali', guest: 'نیاز کەریم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 43,
    text: 'بە دەنگی تاڤگە دەخەویت و بە بۆنی نانی گەرمی دایەگەورە هەڵدەستیت.',
  },
  {
    of: 'hazha-gali', guest: 'صادق الحمادي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'family', daysAgo: 128,
    text: 'الشلال عند المخدة حرفياً. انطونا سدادات أذن ورجعناها. السمك بالليل على الشواية من يد أبو البيت.',
  },
  {
    of: 'hazha-gali', guest: 'Annika Berg', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 3], with: 'couple', daysAgo: 226,
    text: 'Four rooms between rock and river. Damp towels, thin walls, unforgettable. There is no Wi-Fi and you will not miss it.',
  },
  {
    of: 'hazha-gali', guest: 'هیوا جەلال', language: 'ku', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 344,
    text: 'دوای ئەوەی گەشتیارەکان ڕۆیشتن، دۆڵەکە هی ئێمە بوو. گەرماوەکەی بچووکە.',
  },
  {
    of: 'hazha-gali', guest: 'فراس المعاضيدي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 2], with: 'family', daysAgo: 535,
    text: 'حلوة بس الكهرباء بالليل ضعيفة والشاحن ما شحن. خذوا باور بنك.',
  },
  {
    of: 'hazha-gali', guest: 'Aland Mustafa', language: 'en', rating: 2, parts: [2, 3, 3, 2, 3, 2], with: 'family', daysAgo: 480,
    text: 'The waterfall is magnificent and constant. So is the damp. Our bedding never dried, my daughter coughed, and with no heating on the balcony side we left a day early. The grandmother refused payment for that day and packed us bread, so I give her five and the room one.',
    answer: 'Dear Aland, grandmother asks how your daughter is. The balcony rooms have a stove of their own now and the bedding is dried in the bakery.',
  },
  {
    of: 'diwakhan-koya', guest: 'چرۆ حەمەئەمین', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 57,
    text: 'دیوەخانەکە و دیوانی حاجی قادر و سەماوەری برنجی. شیعرمان خوێندەوە هەتا درەنگ.',
  },
  {
    of: 'diwakhan-koya', guest: 'محەمەد عەزیز', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 115,
    text: 'دیوارە ئەستوورەکان ژوورەکە فێنک دەهێڵنەوە. حەڵوای قەیسەرییەکە لەبیر مەکەن.',
  },
  {
    of: 'diwakhan-koya', guest: 'Ferhad Koyi', language: 'en', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'alone', daysAgo: 310,
    text: 'My grandfather was born two lanes away. The hosts knew his name. That is my whole review.',
    answer: 'Kak Ferhad, his name was easy to remember: my father kept one of his poems. Come back and read it to us.',
  },
  {
    of: 'diwakhan-koya', guest: 'إياد القرغولي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'couple', daysAgo: 500,
    text: 'بلدة هادئة وبيت حجري جميل. بعد الثامنة مساءً لا يوجد شيء مفتوح، فاحسبوا حساب العشاء.',
  },
]
