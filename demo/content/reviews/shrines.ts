import type { DemoReview } from './review-shapes.ts'

export const reviewsOfShrines: readonly DemoReview[] = [
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'إقبال الجابري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 6,
    text: 'خمس دقايق مشي للصحن، والغرفة الشمالية تشوف منها القبة. صلّينا الفجر ورجعنا ولگينا الفطور جاهز، هاي وحدها تكفي.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'منتظر العبودي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 4, 5], with: 'family', daysAgo: 19,
    text: 'يوم الزيارة السيارات ما توصل، وإجوا الحمّالين مالتهم لحد السيطرة وشالوا الجنط. والدي بچى من الفرح من شاف القبة من الشباك.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'Zahra Merchant', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 42,
    text: 'My mother is eighty-four and walks with a frame. The porters met us at the checkpoint, the ramp was real, and the dining room opened an hour before fajr. People thought of everything before we asked.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'صباح الخزاعي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 60,
    text: 'قريب ونظيف. أيام الخميس المصعدين ما يلحقون والواحد يوگف عشر دقايق.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'فەوزیە حەبیب', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 84,
    text: 'لە خانەقینەوە بۆ زیارەت هاتین. زمانیان عەرەبییە بەڵام یەکێکیان کوردی دەزانی و زۆر یارمەتیی دان.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'علياء الصائغ', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 113,
    text: 'هدوء داخل الغرفة رغم الزحمة برّه.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'ناظم الحسناوي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 4], with: 'family', daysAgo: 146,
    text: 'الموقع لا يُعوَّض، لكن غرفتنا الرباعية ضيقة على أربع حقائب، والحمام بلا شباك.',
    answer: 'شكراً لملاحظتكم. وفرنا غرفة أمانات مجانية بجانب الاستقبال للحقائب الكبيرة.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'عامر الخفاجي', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'friends', daysAgo: 125,
    text: 'إحنا مجموعة من الديوانية ونجي كل شهر. يعرفونا بالاسم.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'ندى الفتلاوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 247,
    text: 'مصلى نظيف والتبريد قوي. بس النت ضعيف بالطابق السابع.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'Mehdi Rizvi', language: 'en', rating: 4, parts: [4, 5, 5, 4, 4, 4], with: 'alone', daysAgo: 245,
    text: 'Superb location and gentle people. My single complaint is the pillow, which was closer to a brick.',
    answer: 'Thank you, brother Mehdi. There is now a choice of two pillows in every cupboard, and neither is a brick.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'مجيد الكريطي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'family', daysAgo: 386,
    text: 'حجزنا قبل شهر ووصلنا لگينا الغرفة منطينها لغيرنا، وگعدونا بغرفة أصغر ليلة كاملة. رجّعوا الفرق بس التعب ما يرجع.',
    answer: 'نعتذر أستاذ مجيد، ما حصل خطأ لا نبرره. صار الحجز يُقفل بالنظام ولا يُعطى لأحد مهما كان الازدحام.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'حنان الياسري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 467,
    text: 'الله يبارك بيهم، خدمة زوار بمعنى الكلمة.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'جعفر الصافي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 621,
    text: 'سعر مناسب لأربع نجوم بهذا القرب.',
  },
  {
    of: 'riwaq-al-sanabil-najaf', guest: 'ئامانج حەسەن', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 170,
    text: 'لە کەرکووکەوە هاتین. هوتێلەکە زۆر نزیکە، تەنها ژوورەکان بچووکن. پێنج خولەک بە پێ و لە سەحنیت.',
  },
  {
    of: 'bayt-al-sirdab-najaf', guest: 'أمجد الكرعاوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 36,
    text: 'نزلنا للسرداب بعز الظهر وشربنا الچاي بلا مكيف ولا مروحة. تحسب روحك ببيت جدّك قبل خمسين سنة.',
  },
  {
    of: 'bayt-al-sirdab-najaf', guest: 'Sophie Laurent', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 87,
    text: 'A brick stair down into the cool, tea in a vaulted cellar, a lane of booksellers outside. I have studied houses like this for years and never slept in one. The owner showed me how the air shaft works with a burning match.',
  },
  {
    of: 'bayt-al-sirdab-najaf', guest: 'زهراء النجار', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 5, 4], with: 'couple', daysAgo: 169,
    text: 'نظيف وهادئ وقريب. البلاط بالحوش تحفة.',
  },
  {
    of: 'bayt-al-sirdab-najaf', guest: 'حكمت الشبلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 296,
    text: 'الدرج عالي على الكبار، بس انطونا غرفة الحوش.',
  },
  {
    of: 'bayt-al-sirdab-najaf', guest: 'دڵشاد نەوزاد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 478,
    text: 'سەردابەکە لە هاویندا فێنکە بێ هیچ ئامێرێک، هەرگیز شتی وام نەدیوە.',
  },
  {
    of: 'khutwa-najaf', guest: 'لازم المياحي', language: 'ar', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'friends', daysAgo: 14,
    text: 'فندق بسيط وما يدّعي غير هالشي. المدير سأل عن صحة حجيتنا بالاسم بعد سنة!',
  },
  {
    of: 'khutwa-najaf', guest: 'خيرية البهادلي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 79,
    text: 'إحنا تسعة من ميسان، غرفتين رباعية. شراشف نظيفة وچاي بأي وقت والحضرة أربع دقايق.',
  },
  {
    of: 'khutwa-najaf', guest: 'رعد السوداني', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'family', daysAgo: 162,
    text: 'على گد فلوسه. الحمام صغير والباب ما يسد زين.',
  },
  {
    of: 'khutwa-najaf', guest: 'هادي الغالبي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 280,
    text: 'مواعيد الباصات معلّقة بالاستقبال، ما نسأل أحد. تنظيم.',
  },
  {
    of: 'khutwa-najaf', guest: 'سناء العكيلي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'family', daysAgo: 391,
    text: 'الطابق الرابع حار والمكيف قديم، ونمنا والشباك مفتوح.',
    answer: 'نأسف حجية، أبدلنا مكيفات الطابق الرابع كلها هذه السنة.',
  },
  {
    of: 'khutwa-najaf', guest: 'Bilal Haider', language: 'en', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'alone', daysAgo: 556,
    text: 'Four beds, one tap on the landing, tea at any hour. If you come to Najaf to pray and not to sit in your room, it does the job.',
  },
  {
    of: 'sukna-al-ameer-najaf', guest: 'رقية الحبوبي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 28,
    text: 'أسبوع كامل ويا أعمامي وأولادهم. قدر التمن يكفي عشرة فعلاً والدواشگ بالدولاب للأطفال.',
  },
  {
    of: 'sukna-al-ameer-najaf', guest: 'عقيل الجبوري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 135,
    text: 'منطقة راقية وبيها موقف ومرطبات. الباص بس مرتين باليوم، فأكثر الأوقات أخذنا تكسي.',
  },
  {
    of: 'sukna-al-ameer-najaf', guest: 'نبأ الموسوي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 222,
    text: 'شقة نظيفة وحمامين وهذا مهم لعائلة چبيرة.',
  },
  {
    of: 'sukna-al-ameer-najaf', guest: 'تركي الحسيني', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 4], with: 'family', daysAgo: 358,
    text: 'المطبخ كامل بس الغاز خلص أول يوم وما لگينا أحد لحد العصر.',
  },
  {
    of: 'sukna-al-ameer-najaf', guest: 'ميعاد الشمري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 595,
    text: 'كأنه بيتي الثاني.',
  },
  {
    of: 'mijdaf-kufa', guest: 'براق الأسدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 17,
    text: 'فطور والصيادين يجدفون من گدامك، شتريد أحلى. والمسجد ربع ساعة مشي بين بسطات التمر.',
  },
  {
    of: 'mijdaf-kufa', guest: 'أنوار الكوفي', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'family', daysAgo: 75,
    text: 'جهالي لعبوا عالكورنيش للعشرة بالليل وأكلوا شامية مشوية. الغرفة العائلية وسيعة.',
  },
  {
    of: 'mijdaf-kufa', guest: 'عبدالأمير الزرفي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 121,
    text: 'الباص للحضرة كل ساعتين مضبوط. حبذا لو كل ساعة بالخميس.',
  },
  {
    of: 'mijdaf-kufa', guest: 'Fatima Versi', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 238,
    text: 'We preferred to sleep by the water and ride to the shrine. Calm evenings, a big terrace, fresh towels every day.',
  },
  {
    of: 'mijdaf-kufa', guest: 'كفاح العامري', language: 'ar', rating: 3, parts: [4, 3, 3, 3, 3, 3], with: 'family', daysAgo: 363,
    text: 'المطعم بطيء جداً وقت الغداء، ساعة على نفرين كباب. المنظر حلو.',
    answer: 'شكراً لصبركم. وظّفنا طباخاً ثانياً للغداء وأيام الجمع.',
  },
  {
    of: 'mijdaf-kufa', guest: 'ڕێژنە محەمەد', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 519,
    text: 'هوتێلەکە ڕوو لە ڕووبارە و ئێواران کەناری فورات پڕ دەبێت لە خێزان. هێمن و خۆش.',
  },
  {
    of: 'bayt-al-khatt-kufa', guest: 'مصعب الخطاط', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 48,
    text: 'علّمني الأستاذ أكتب اسمي بالكوفي بساعة، وأمه طبخت فسنجون وحلفت ما أغسل ماعون.',
  },
  {
    of: 'bayt-al-khatt-kufa', guest: 'Amina Noorani', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 184,
    text: 'We asked for a quiet room and were given a family. The letters on the walls, the lemon trees, the lentil soup. Bring a notebook.',
    answer: 'Thank you, Amina. My mother asks for a page of your notebook, to hang beside the lemon trees.',
  },
  {
    of: 'bayt-al-khatt-kufa', guest: 'إسراء البغدادي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 4], with: 'family', daysAgo: 337,
    text: 'بيت نظيف وناس أنظف.',
  },
  {
    of: 'bayt-al-khatt-kufa', guest: 'ياس الجيلاوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 618,
    text: 'بسيط وغرفه قليلة فاحجز من وقت. النت يوصل للحديقة بس.',
  },
  {
    of: 'bayt-al-khatt-kufa', guest: 'Lydia Hartwell', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 93,
    text: 'I came to see letters and stayed for the lentils. In the evening the owner put a reed pen in my hand and made me draw one alif for forty minutes. By the end it leaned less. His mother cooked without asking what I liked and guessed right every time; on Friday there was fesenjan, dark and sour, and a second plate that I had not requested and finished. The call to prayer comes from next door over two lemon trees. The room is simple and spotless, the shower warm, and the Wi-Fi reaches the garden, where you want to sit anyway.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'فيصل الركابي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 11,
    text: 'الباص وگف عالباب حرفياً، ومع 44 زائر هاي نعمة ما يعرفها إلا المتعهد.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'أمل الدراجي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 67,
    text: 'غداء على طاولات طويلة، تمن وفاصوليا ودجاجة لكل أربعة. شبعنا ودعينا لهم.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'حسنين المحمداوي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 130,
    text: 'القاطع الأمامي صوت شارع، طلبنا الخلفي يم المدرسة وارتحنا.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'نجم الحلفي', language: 'ar', rating: 4, parts: [4, 3, 4, 4, 4, 4], with: 'friends', daysAgo: 142,
    text: 'مناسب للقوافل. المصلى واسع.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'وداد الفريجي', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 3, 3], with: 'family', daysAgo: 247,
    text: 'غرفة الزائرين انطونا بيها فراشين رطبات، والمصعد عطل يوم كامل. الموظفين أخلاقهم زينة حتى لا أظلمهم.',
    answer: 'نعتذر من حضرتكم. بدّلنا فراش الغرف الأرضي بالكامل، وللمصعد الآن عقد صيانة شهري.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'ئەیوب کەریم', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 486,
    text: 'بۆ گرووپ باشە، بۆ خێزانێکی بچووک هەندێک قەرەباڵغە.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'مؤيد الغانمي', language: 'ar', rating: 1, parts: [1, 1, 2, 1, 1, 2], with: 'family', daysAgo: 493,
    text: 'الماي انقطع من العصر للفجر وإحنا بالطابق السادس ويانا أطفال. جابوا لنا قناني ماي وبس، ولا واحد من الإدارة رد على التلفون.',
    answer: 'حقكم علينا أستاذ مؤيد. كان عطلاً في شبكة الحي، لكن خزاننا لم يكن يكفي؛ ضاعفناه، ورقم المدير المناوب صار معلقاً في كل غرفة.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'مطشر الكناني', language: 'ar', rating: 1, parts: [1, 1, 1, 2, 1, 1], with: 'friends', daysAgo: 640,
    text: 'مجموعة 30 نفر وانطونا غرف على ثلاث طوابق، وغرفتين بعدها ما منظفة. الغدا زين، التنظيم صفر.',
    answer: 'حاج مطشر، نعتذر لك ولجماعتك. للقوافل الآن طابق كامل يُسلَّم دفعة واحدة بعد فحصه مع المتعهد.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'غالب الزيرجاوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 52,
    text: 'متعهد قوافل وأتعامل وياهم من سنين. الباص يوگف عالباب والغدا حار على الوقت، وهذا نص الشغل.',
  },
  {
    of: 'zaad-hannana-najaf', guest: 'بديعة المنصوري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 104,
    text: 'زرنا كميل ومسجد الحنانة مشي، وباص الفندق ودّانا للحضرة. ناس خدومين.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'ضياء الحكاك', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 5,
    text: 'نزلنا من الطيارة 4 الفجر وبعد ثلث ساعة إحنا نايمين. شوربة عدس حارة صعدت للغرفة بلا سؤال.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'Ali Raza', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 21,
    text: 'Landed before dawn with three children and a grandmother. They checked us in from a chair, not at a counter. Blackout curtains that truly work, as promised.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'دنيا الشكرجي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 46,
    text: 'أوقات نساء بالمسبح مضبوطة وموظفات محترمات. السيارة كل نص ساعة للمدينة القديمة.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'أزهر الصراف', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'couple', daysAgo: 72,
    text: 'فندق ممتاز وسعره ثقيل. السبا رائع.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'نوري الجزائري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'alone', daysAgo: 108,
    text: 'قاعة مؤتمرات جاهزة وترجمة وضيافة. شغل احترافي.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'حەلیمە ڕەحمان', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 139,
    text: 'لە سلێمانییەوە بە فڕۆکە هاتین بۆ زیارەت لەگەڵ باوکم. ویلچێر ئامادە بوو و لە هەموو شوێنێک ڕێگای بێ پلیکانە هەبوو.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'رنين الطريحي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 176,
    text: 'كل شي محسوب حساب: ماي، كهرباء، نظافة. ما انقطعت شي ثانية وحدة.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'Nargis Sheikh', language: 'en', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'couple', daysAgo: 227,
    text: 'Very comfortable and very professional. It is ten minutes by car from the shrine, so you plan your day around the shuttle.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'ثائر الشريفي', language: 'ar', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'family', daysAgo: 235,
    text: 'الفطور منوع، الموقف كبير. ازدحام بالمسبح يوم الجمعة.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'نهلة العيسى', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 3, 4], with: 'family', daysAgo: 339,
    text: 'لخمس نجوم توقعت إطلالة أحسن من شارع المطار. الخدمة ممتازة ما أنكر.',
    answer: 'شكراً أخت نهلة. الغرف الخلفية أهدأ وأبعد عن الشارع، ونسعد بتثبيتها لكم مسبقاً في المرة القادمة.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'خضير الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 238,
    text: 'الوالدة گالت: هذا مو فندق، هذا راحة.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'حازم النقاش', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 530,
    text: 'سريع ومنظم.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'شذى الأنصاري', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 4, 4], with: 'family', daysAgo: 677,
    text: 'جناح واسع، لكن طلب الغرفة تأخر نصف ساعة.',
  },
  {
    of: 'hawdaj-airport-road-najaf', guest: 'Shabbir Moosa', language: 'en', rating: 1, parts: [2, 2, 2, 1, 1, 2], with: 'family', daysAgo: 590,
    text: 'Booked two adjoining rooms for my elderly parents four weeks ahead and was given rooms on different floors at five in the morning, with the promise of a change by noon that came at ten at night. Everything else, from the soup to the pool, may be five stars. That day was not.',
    answer: 'Dear Shabbir, we failed your parents and we apologise to them first. Adjoining rooms are now fixed by number on the day of booking, and both nights were returned to you.',
  },
  {
    of: 'shurfa-mishraq-najaf', guest: 'سحر الكرباسي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 5, 4], with: 'family', daysAgo: 25,
    text: 'البلكونة صغيرة وبيها حبل غسيل بالشمس، والسوق الچبير وراك. كل شي مشي.',
  },
  {
    of: 'shurfa-mishraq-najaf', guest: 'هاشم الشمرتي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'family', daysAgo: 117,
    text: 'المصعد لأربعة نفرات وصبرهم، مثل ما كاتبين. قضينا أسبوع والنظافة يرادلها شغل.',
  },
  {
    of: 'shurfa-mishraq-najaf', guest: 'Ruqaya Hussain', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 3], with: 'couple', daysAgo: 208,
    text: 'Two corners from the Great Bazaar, five flights if you are impatient. We travelled light because the page told us to, and were glad.',
  },
  {
    of: 'shurfa-mishraq-najaf', guest: 'عبير الخرسان', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 345,
    text: 'شقة دافية وقريبة. أهل المشراق طيبين.',
  },
  {
    of: 'shurfa-mishraq-najaf', guest: 'صلاح النايف', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'family', daysAgo: 511,
    text: 'العربانة مال الجنط ما لگيناها ودفعنا لحمّال من برّه. الغسالة تسرّب.',
  },
  {
    of: 'rukham-karbala', guest: 'تقى الحداد', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 3,
    text: 'القبتين من الشباك والشارع مضوّي بينهم. بقيت واگفة نص ساعة ما أحچي.',
  },
  {
    of: 'rukham-karbala', guest: 'عدي الوكيل', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 10,
    text: 'فوق الثامن من جهة الشمال، لا تقبلون بغيرها. البوفيه عراقي وزاوية لبنانية، والأطفال لگوا كل شي.',
  },
  {
    of: 'rukham-karbala', guest: 'Sakina Kazmi', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 20,
    text: 'As a woman travelling alone I want other women to know this: at eleven at night a hostess walked me to the shrine and waited to walk me back. No fuss, no extra charge. I have never felt safer anywhere.',
    answer: 'Sister Sakina, thank you for writing this for other women. Our hostesses read it together.',
  },
  {
    of: 'rukham-karbala', guest: 'رملة الطعمة', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 29,
    text: 'والدتي 78 سنة، الكرسي المتحرك ناطرنا يم المصعد والموظف دفعه لحد باب الصحن.',
  },
  {
    of: 'rukham-karbala', guest: 'حسن الأعرجي', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'couple', daysAgo: 47,
    text: 'فخم ويستاهل، بس السعر بالدولار يصعد وقت الزيارات.',
  },
  {
    of: 'rukham-karbala', guest: 'عائیشە مەحموود', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 62,
    text: 'ڕووخام و خاوێنی و بێدەنگی. کارمەندەکان بە دڵەوە خزمەت دەکەن، نەک بە زۆر.',
  },
  {
    of: 'rukham-karbala', guest: 'ماجد الهر', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 83,
    text: 'المصلى بالطابق الوسطي يطل على المنائر. مكان ما ينّسى.',
  },
  {
    of: 'rukham-karbala', guest: 'Jawad Alidina', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 109,
    text: 'Fifth visit to Karbala, first time here. Clean to the corners. The Persian corner of the buffet made my grandfather cry into his rice.',
  },
  {
    of: 'rukham-karbala', guest: 'سهى الشكري', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 4, 5], with: 'family', daysAgo: 144,
    text: 'كل شي راقي. المصاعد تزدحم قبل الأذان بربع ساعة، اطلعوا أبكر.',
  },
  {
    of: 'rukham-karbala', guest: 'ليث الفتال', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 177,
    text: 'هدوء الرخام من الحر. استقبال بماي ورد.',
  },
  {
    of: 'rukham-karbala', guest: 'مقداد الحلي', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'alone', daysAgo: 139,
    text: 'خدمة الغرف تأخرت ساعة وربع والطلب ناقص. بهذا السعر ما مقبولة.',
    answer: 'نعتذر أستاذ مقداد، كانت ليلة زيارة وقصّرنا. وضعنا مطبخاً صغيراً للطلبات في الطابق التاسع، فلا ينتظر أحد أكثر من نصف ساعة.',
  },
  {
    of: 'rukham-karbala', guest: 'وفية الأسدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 263,
    text: 'نظافة نظافة نظافة.',
  },
  {
    of: 'rukham-karbala', guest: 'قيس الدعمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 322,
    text: 'جبت أمي وأبوي بعد ما وعدتهم سنين. دبّروا لنا غرفتين متقابلتين وعرفوا إن الوالد ما يصعد درج. من أول يوم لآخر يوم نفس الابتسامة. لو أكتب صفحة ما أوفيهم: الأكل خفيف على معدة الوالد ويطبخونه بلا ملح إذا طلبت، الكرسي المتحرك موجود بأي ساعة، الماي حار، الكهرباء ما ترمش، وموظفة الاستقبال زهراء كانت تتصل تسأل عن الحجية قبل ما ننزل. الشي الوحيد اللي أتمناه موقف أوسع، لأن السيارة بقت بالشارع الخلفي ليلتين.',
  },
  {
    of: 'rukham-karbala', guest: 'سەلام فەرەج', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 381,
    text: 'شوێنێکی زۆر باش، بەڵام پارکینگەکە پڕ بوو و دوور لە هوتێلەکە ڕاوەستاین.',
  },
  {
    of: 'rukham-karbala', guest: 'هيام السعيدي', language: 'ar', rating: 4, parts: [5, 4, 5, 4, 4, 4], with: 'family', daysAgo: 506,
    text: 'النت سريع والغرفة تعزل الصوت. المقهى أسعاره سياحية.',
  },
  {
    of: 'rukham-karbala', guest: 'ستار الزيادي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 633,
    text: 'من أرقى ما موجود بالعراق.',
  },
  {
    of: 'rukham-karbala', guest: 'دڵسۆز مەحموود', language: 'ku', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 434,
    text: 'هوتێلەکە لە ئاستێکی بەرزدایە، بەڵام لە ڕۆژانی زیارەتدا ئاسانسۆر و چێشتخانە زۆر قەرەباڵغن. دایکم بە ویلچێر بیست خولەک چاوەڕێی ئاسانسۆری کرد.',
    answer: 'بەڕێز دڵسۆز، داوای لێبوردن لە دایکتان دەکەین. ئێستا یەک ئاسانسۆر تەنها بۆ ویلچێر و بەتەمەنانە.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'مروة الكاشي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 22,
    text: 'الواجهة الزرقا وقت الغروب لوحة. والداخل هادئ بخشب غامق وستاير كتان.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'غانم السلطاني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 103,
    text: 'باگلا بالبيض يوم الجمعة على أصولها! خمس دقايق للحضرة.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'Reyhan Kaya', language: 'en', rating: 5, parts: [5, 5, 5, 4, 4, 5], with: 'couple', daysAgo: 137,
    text: 'The façade alone is worth the detour. Quiet linen-and-wood rooms, helpful staff, a short walk through lanes where old ladies sell prayer beads.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'خالد العويدي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 255,
    text: 'غرفة عائلية مرتبة والتدفئة شغالة. الأزقة ضيقة للسيارة.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'نوال الجصاني', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 4], with: 'family', daysAgo: 384,
    text: 'طلبنا غير مدخنين وجانت ريحة دخان بالممر.',
    answer: 'نعتذر، الطابقان الرابع والخامس صارا لغير المدخنين بالكامل وبلا استثناء.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'محسن الوزني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 488,
    text: 'نظيف وقريب وسعره معقول لأربع نجوم.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'خەدیجە عەلی', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 600,
    text: 'کارمەندەکان بەڕێز بوون، نانی بەیانیی هەنگوین و گوێزیان زۆر خۆش بوو.',
  },
  {
    of: 'kashi-blue-karbala', guest: 'سەرگوڵ فەتاح', language: 'ku', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'family', daysAgo: 540,
    text: 'کۆڵانەکە تەسکە و ئۆتۆمبێل ناگات، کەسیش نەهات بۆ جانتاکان. دایکم زۆر ماندوو بوو هەتا گەیشتین.',
    answer: 'سەرگوڵ خان، ببوورن. ئێستا کەسێک بە عەرەبانەوە لە سەری کۆڵانەکە چاوەڕێی میوان دەکات، بەس کاتی گەیشتنمان پێ بڵێن.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'سامي الجشعمي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 5], with: 'family', daysAgo: 9,
    text: 'الماي الحار حار فعلاً، والمكيفات مخدومة. السطح بيه چاي نومي بصرة والقبة گبالك.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'ضمياء الكناني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 54,
    text: 'قريب كلش. المصعد بطيء وكاتبين هذا بالوصف فما نعاتبهم 😅',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'شهاب الربيعي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 94,
    text: 'سعر زين، نظيف، وناس خدومة.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'مناهل الخفاجي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 142,
    text: 'بالطابق السابع والمصعد واگف ساعة الزيارة، صعدنا درج وويانا عربانة.',
    answer: 'رحم الله والديكم، نسكن العوائل مع الأطفال الآن من الثاني للرابع، ويكفي أن تكتبوا ذلك مع الحجز.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'أيوب السعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 4, 5, 5], with: 'family', daysAgo: 193,
    text: 'ثالث مرة وما ندمنا.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'Kumail Bhimani', language: 'en', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 230,
    text: 'Straightforward rooms, honest price, a roof facing the dome. Three stars that behave like three and a half.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'نغم الحجامي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'family', daysAgo: 353,
    text: 'الحمام ريحته مجاري والشباك ما ينفتح. اشتكينا وجابوا معطّر جو بس.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'طالب العرداوي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 472,
    text: 'فطور بسيط ويكفي.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'هەردی ئەحمەد', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 604,
    text: 'لەسەر سەربانەکە چای لیمۆی وشکمان خواردەوە و سەیری گومەزەکەمان کرد. ژوورەکان سادەن.',
  },
  {
    of: 'khan-al-sarraj-karbala', guest: 'Tahira Bukhari', language: 'en', rating: 1, parts: [1, 2, 2, 1, 1, 2], with: 'family', daysAgo: 420,
    text: 'Visiting days, seventh floor, no working lift for six hours, my aunt with a stick. They brought a chair and tea to the landing, which was kind, and no plan, which was not.',
    answer: 'Sister Tahira, we are sorry for your aunt’s stairs. On visiting days the elderly now sleep on the second floor, and the lift has a mechanic on call.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'حمزة الدليمي', language: 'ar', rating: 4, parts: [3, 4, 3, 4, 5, 4], with: 'alone', daysAgo: 34,
    text: 'إبريق الچاي ما يبرد، والسعر صادق. غرفة صغيرة ونظيفة ومالي شغل بيها غير النوم.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'بشرى المعموري', language: 'ar', rating: 3, parts: [3, 4, 3, 2, 4, 3], with: 'family', daysAgo: 123,
    text: 'طابق خاص للعوائل، هاي زينة. بس ماكو مصعد وعمتي تعبت.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'عماد السلامي', language: 'ar', rating: 1, parts: [1, 2, 1, 1, 2, 1], with: 'family', daysAgo: 202,
    text: 'حجزنا عائلية بالخامس وما گالوا ماكو مصعد. الكهرباء تنقطع والمولدة تتأخر ربع ساعة والغرفة تصير تنّور.',
    answer: 'نعتذر منكم أخ عماد. كتبنا عدم وجود مصعد بوضوح في الصفحة، وأضفنا جهاز تشغيل ذاتي للمولدة.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'كرار الحمداني', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'friends', daysAgo: 316,
    text: 'النعل يضيع من الرف، والحمام بارد والماي ضعيف وقت الزحمة. يصلح لليلة.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'رضا الفتلاوي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'alone', daysAgo: 452,
    text: 'لا باس بيه للي ميزانيته محدودة.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'Imran Qureshi', language: 'en', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'alone', daysAgo: 566,
    text: 'Friendly tea, tired mattress. My room had no working socket and the stairs to the fourth floor are steep.',
    answer: 'Thank you for telling us, Imran. All the sockets on the fourth floor have been rewired.',
  },
  {
    of: 'ibreeq-bab-baghdad-karbala', guest: 'صالح الجميلي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 75,
    text: 'تكسي نفرات من بغداد وچاي حار بالاستقبال وفراش نظيف. بهذا السعر ما أطلب أكثر.',
  },
  {
    of: 'tannour-abbasiya-karbala', guest: 'سعاد الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 16,
    text: 'خبز حار معلّق عالباب الساعة 7 كل يوم. جهالي صاروا يگعدون من وحدهم علموده!',
    answer: 'بالعافية على الجهال، والصمونة الصغيرة مال البنية نخبزها لها خصوصي.',
  },
  {
    of: 'tannour-abbasiya-karbala', guest: 'فالح الجبوري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 82,
    text: 'شقة ثلاث غرف واسعة وموقف تحت. أهل الفرن ناس أصيلين.',
  },
  {
    of: 'tannour-abbasiya-karbala', guest: 'زينب العطار', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 194,
    text: '12 دقيقة مشي للحضرة، تمشيها وتحس بالناس والسوق. المطبخ كامل.',
  },
  {
    of: 'tannour-abbasiya-karbala', guest: 'Mustafa Jaffery', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 309,
    text: 'You smell the bread before you see the door. Comfortable flat for six. The lift fits three.',
  },
  {
    of: 'tannour-abbasiya-karbala', guest: 'مشتاق الزهيري', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 521,
    text: 'ريحة الخبز حلوة بس الحرارة تصعد للطابق الأول. اطلبوا أعلى.',
    answer: 'صحيح أخي مشتاق، عزلنا سقف الفرن بعد ملاحظتك، والشقق العليا لمن يحب البرودة.',
  },
  {
    of: 'bustan-al-turunj-hussainiya', guest: 'وليد القزويني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 30,
    text: 'الأطفال طعموا البط والوز، وإحنا على الشواية، ورجعنا بصندوگ برتقال. يوم من العمر.',
  },
  {
    of: 'bustan-al-turunj-hussainiya', guest: 'إيمان السعدون', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 4], with: 'family', daysAgo: 174,
    text: 'نخل وبرتقال وبصل تحته، سبحان الله. غرف بجدران سميكة باردة.',
  },
  {
    of: 'bustan-al-turunj-hussainiya', guest: 'حسين الطفيلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 359,
    text: 'بعيد عن الحضرة نص ساعة، بس للي يريد راحة ممتاز. البعوض موجود بالليل.',
  },
  {
    of: 'bustan-al-turunj-hussainiya', guest: 'رسل النصراوي', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'family', daysAgo: 510,
    text: 'ألعاب أطفال ومكان آمن. ما نريد نرجع.',
  },
  {
    of: 'bayt-al-zahdi-ain-al-tamr', guest: 'يعرب التميمي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 44,
    text: 'حجي فاضل أخذنا للأخيضر قبل الحر ورجعنا على العيون. وبالليل السطح والنجوم، شي ما ينوصف.',
  },
  {
    of: 'bayt-al-zahdi-ain-al-tamr', guest: 'Katrin Vogel', language: 'en', rating: 5, parts: [4, 4, 5, 5, 5, 5], with: 'couple', daysAgo: 130,
    text: 'We drove an hour through gravel and doubted everything, and then there were palms. Stars on the roof, a wool blanket, dates from the tree. The shower is basic and exactly enough.',
  },
  {
    of: 'bayt-al-zahdi-ain-al-tamr', guest: 'منير العنزي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 332,
    text: 'مكان أصيل وناس أهل كرم. الكهرباء انقطعت ساعتين وتونسنا بالفانوس.',
  },
  {
    of: 'bayt-al-zahdi-ain-al-tamr', guest: 'انتصار الجنابي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 2], with: 'family', daysAgo: 505,
    text: 'جميل للمغامرين، صعب لعائلة بيها رضيع لأن الماي الحار محدود.',
    answer: 'شكراً أختي انتصار، ركّب ابني سخاناً شمسياً جديداً، وأهلاً بكم في موسم التمر.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'باسم الخزاعي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 13,
    text: 'الفجر والقطا يمر فوگ راسك والمسبح إلك وحدك. وسط الأسبوع سكون تام.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'هديل الياسري', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 69,
    text: 'أكواخ حجر وموقد نار لكل كوخ. الجيب أخذنا للبحيرة وقت الغروب والملح صار وردي.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'عباس السلطاني', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 124,
    text: 'بالخصم يسوى. خذوا وياكم كلشي لأن ماكو محلات قريبة.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'جميلة الربيعي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 235,
    text: 'نهاية الأسبوع زحمة والأغاني عالية للواحدة.',
    answer: 'شكراً أخت جميلة، صارت السماعات ممنوعة بعد العاشرة، ولدينا صف أكواخ هادئ للعوائل.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'جواد الشمري', language: 'ar', rating: 2, parts: [2, 3, 3, 2, 2, 2], with: 'family', daysAgo: 340,
    text: 'المسبح ما منظف والمي أخضر من الأطراف. گالوا بكرة ينظفونه وإحنا رايحين بكرة.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'Nabil Haddad', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 508,
    text: 'Fire pit, silence, an enormous sky. The road sign is easy to miss after dark, so arrive before sunset.',
  },
  {
    of: 'qata-razzaza-resort', guest: 'هەریم عوسمان', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 470,
    text: 'بێدەنگیی بیابان خۆشە و مەلەوانگەکە گەورەیە. بەڵام ڕێگاکە لە کەربەلاوە تابلۆی کەمە و دوو جار ون بووین.',
  },
  {
    of: 'jira-bab-al-khan-karbala', guest: 'نادية البناء', language: 'ar', rating: 4, parts: [3, 4, 3, 4, 5, 4], with: 'family', daysAgo: 39,
    text: 'الحنفية خربت وبعد ساعة مصلّحة. الأخوان الثلاثة ما يقصرون.',
  },
  {
    of: 'jira-bab-al-khan-karbala', guest: 'جليل العبادي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 118,
    text: 'شقة على گد الحال، فلافل تحت البناية طيبة. تسع دقايق مشي للحرمين.',
  },
  {
    of: 'jira-bab-al-khan-karbala', guest: 'سمر الحيدري', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 2, 2], with: 'family', daysAgo: 233,
    text: 'الأسرّة قاسية كلش والصوت من الدرج يدخل. الناس طيبين بس أحتاج أنام.',
  },
  {
    of: 'jira-bab-al-khan-karbala', guest: 'عصام الطائي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 235,
    text: 'سعر ما تلگاه بهذا القرب.',
  },
  {
    of: 'jira-bab-al-khan-karbala', guest: 'ثابت العكيلي', language: 'ar', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'couple', daysAgo: 572,
    text: 'ريحة مجاري بالحمام من أول دقيقة، طلبنا نبدّل وماكو شقة فارغة. طلعنا نص الليل لفندق ثاني.',
    answer: 'أستاذ ثابت، لك الحق كله. تبيّن أن الأنبوب مكسور تحت الدرج وأصلحناه، وأعدنا لك ما دفعت.',
  },
  {
    of: 'jira-bab-al-khan-karbala', guest: 'ماجدة السلمان', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 91,
    text: 'نمنا أربع ليالي وطبخنا بنفسنا. صواني الصفر على الحايط ذكّرتني ببيت أهلي.',
  },
]
