import type { DemoReview } from './review-shapes.ts'

export const reviewsOfMiddle: readonly DemoReview[] = [
  {
    of: 'sunbula-hilla', guest: 'أسامة الحلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 9,
    text: 'الخبز ينخبز گدامك على التراس والشط يمشي جوّاك. الدليل مال بابل ناطرنا باللوبي الثمانية بالدقيقة.',
  },
  {
    of: 'sunbula-hilla', guest: 'Rachel Simmons', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 63,
    text: 'Fifteen minutes to Babylon and a river at breakfast. We stayed three nights for one set of ruins and did not regret it.',
  },
  {
    of: 'sunbula-hilla', guest: 'ضحى المعموري', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 150,
    text: 'مرتب والنهر حلو بالليل. الموقف ضيّق يوم الجمعة.',
  },
  {
    of: 'sunbula-hilla', guest: 'حيدر الجنابي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 4], with: 'alone', daysAgo: 270,
    text: 'المطعم عزّل العشرة وأنا واصل متأخر. الغرفة زينة.',
    answer: 'شكراً أستاذ حيدر. نحتفظ الآن بعشاء خفيف للضيوف الذين يصلون ليلاً، يكفي خبر بسيط.',
  },
  {
    of: 'sunbula-hilla', guest: 'رواء الشلاه', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 438,
    text: 'نظافة وأخلاق.',
  },
  {
    of: 'brick-house-jumjuma', guest: 'Howard Pike', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 24,
    text: 'Abu Hussein guarded these ruins for a lifetime and talks about bricks the way others talk about grandchildren. Sleep on the roof. Ask him which bricks may be touched.',
  },
  {
    of: 'brick-house-jumjuma', guest: 'مها البابلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 137,
    text: 'بنتي سألت عن نبوخذ نصر وجاوبها ساعة كاملة بصبر. خبز حار الصبح وبابل على بُعد خطوات.',
  },
  {
    of: 'brick-house-jumjuma', guest: 'فادي الياس', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'friends', daysAgo: 295,
    text: 'بيت متواضع ومضيف كبير.',
  },
  {
    of: 'brick-house-jumjuma', guest: 'ئاسوودە ڕەحیم', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 5, 4], with: 'couple', daysAgo: 471,
    text: 'شەو لەسەر سەربان خەوتین و بەیانی زوو بە پێ چووینە بابل. سادە و دڵگیر.',
  },
  {
    of: 'safa-resort-anana', guest: 'غدير الخفاجي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 13,
    text: 'أراجيح تحت النخل وبلم للأطفال ويا بلّام. دبس التمر بكل شي بالفطور، حتى بالبيض!',
  },
  {
    of: 'safa-resort-anana', guest: 'Natalie Brooks', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 79,
    text: 'Hammock, palm shade, a spa that smells of dates, and the mounds of Babylon across the water at sunset.',
  },
  {
    of: 'safa-resort-anana', guest: 'عمار السلطاني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 3, 4], with: 'family', daysAgo: 132,
    text: 'المسبح مال الصغار آمن. الأسعار داخل المطعم أعلى من برّه.',
  },
  {
    of: 'safa-resort-anana', guest: 'ختام الشمري', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 245,
    text: 'البعوض هواي وما موفرين شي ضده.',
    answer: 'شكراً، ركّبنا مصائد حول الأكواخ، وفي كل كوخ جهاز طارد وشبك جديد.',
  },
  {
    of: 'safa-resort-anana', guest: 'رعد الكرعاوي', language: 'ar', rating: 1, parts: [2, 1, 2, 1, 1, 1], with: 'family', daysAgo: 476,
    text: 'فيلا بهالسعر والماي الحار ينقطع بنص السبحة، والمجاري طلعت ريحة. كلمنا المدير گال كلها يومين وتروحون.',
    answer: 'هذا الجواب لا يمثلنا ونعتذر عنه أستاذ رعد. تغيّرت الإدارة المناوبة، وأُصلح السخان والصرف، ونرجو أن تقبل ليلة ضيافة.',
  },
  {
    of: 'safa-resort-anana', guest: 'أنمار الحلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 119,
    text: 'أرجوحة تحت النخل وكتاب، والسبا بعد الغروب. أحسن يومين بالسنة.',
  },
  {
    of: 'mint-apartments-hilla', guest: 'صبا العيساوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 36,
    text: 'الجارة دزّت لنا ماعون دولمة أول ليلة! نعناع على الشباك وهدوء.',
  },
  {
    of: 'mint-apartments-hilla', guest: 'وليد الكريطي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 104,
    text: 'محاضر زائر وقضيت شهر. النت ثابت والجامعة قريبة بالكوستر.',
  },
  {
    of: 'mint-apartments-hilla', guest: 'Fiona Gallagher', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 322,
    text: 'Six flats, one quiet street, and a pot of mint to keep alive. I kept mine alive.',
  },
  {
    of: 'mint-apartments-hilla', guest: 'تماضر الجبوري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 571,
    text: 'المطبخ صغير بس كامل.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'عبود الصفار', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'alone', daysAgo: 32,
    text: 'فوگ السوق، حمام الفاختة يصحيك الصبح. رخيص وكافي.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'ناصر الطائي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'alone', daysAgo: 140,
    text: 'أسرّة حديد تصيح كل ما تتقلب. الگهوة زينة.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'هدى الربيعي', language: 'ar', rating: 1, parts: [1, 1, 1, 1, 1, 1], with: 'family', daysAgo: 241,
    text: 'دخلنا وطلعنا. الحمام وسخ والشراشف عليها بقع، وماكو مصعد وأمي مريضة.',
    answer: 'نعتذر أختنا. أوقفنا تأجير غرف الطابق الثالث حتى تنتهي من الترميم، وبدّلنا الفراش كله.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'Leo Hartman', language: 'en', rating: 3, parts: [2, 4, 3, 2, 4, 3], with: 'alone', daysAgo: 392,
    text: 'A merchants’ hotel from another century, and so is the plumbing. The tea room arguments are free entertainment.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'ستار البزاز', language: 'ar', rating: 4, parts: [3, 4, 3, 4, 5, 4], with: 'friends', daysAgo: 546,
    text: 'أنام هنا من أيام والدي، السوق جوّاي والكراج قريب.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'Adrian Cole', language: 'en', rating: 1, parts: [1, 1, 1, 2, 1, 1], with: 'alone', daysAgo: 470,
    text: 'The doves are charming, the bathroom was not. Paid for one night, stayed for three hours.',
    answer: 'We are sorry, Adrian. The third floor is closed for repairs and your night was returned.',
  },
  {
    of: 'fakhita-hilla-market', guest: 'حميد العطار', language: 'ar', rating: 4, parts: [3, 4, 3, 4, 5, 4], with: 'alone', daysAgo: 109,
    text: 'من الغرفة لدكان البهارات خمسين خطوة. قهوة بالليل وسوالف تجار، وهذا اللي أريده.',
  },
  {
    of: 'nay-hilla-street-60', guest: 'معن المسعودي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 28,
    text: 'كل شي يشتغل. هاي المراجعة كلها.',
  },
  {
    of: 'nay-hilla-street-60', guest: 'أسيل الجبوري', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 116,
    text: 'قاعة الاجتماع زينة والطابعة بيها حبر. عزف الناي الأربعاء مفاجأة حلوة.',
  },
  {
    of: 'nay-hilla-street-60', guest: 'Sunil Rao', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 234,
    text: 'Same room every month, same smile at four in the morning.',
  },
  {
    of: 'nay-hilla-street-60', guest: 'قحطان الجشعمي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'family', daysAgo: 506,
    text: 'العائلية ضيقة والفطور بيض وجبن بس.',
    answer: 'شكراً أستاذ قحطان. وسّعنا الفطور، والغرفة العائلية صارت بغرفة ملحقة لمن معهم أطفال.',
  },
  {
    of: 'nay-hilla-street-60', guest: 'Katherine Obi', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 86,
    text: 'Four in the morning, a dead phone, a missed connection, and reception answered on the second ring. By half past four I had a key, a charger and a boiled egg. The printer printed my new ticket, the meeting room held my call at nine, and on Wednesday evening somebody played a reed flute in the café while I finally did nothing at all. No view to speak of, no fuss, no surprises. I travel for a living and would trade most of the world’s marble lobbies for a place where things simply work.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'تاڤگە عومەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 10,
    text: 'یاپراخ و تەشریب و خواردنی تورکمانی لەسەر یەک مێز، وەک خودی کەرکووک. منداڵەکان لە مەلەوانگەکەدا بوون هەتا ئێوارە.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'يلماز البياتي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 66,
    text: 'بوفيه مثل كركوك، كردي وتركماني وعربي. التدفئة قوية بالشتا.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'سۆران حەمید', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 131,
    text: 'بۆ کاری نەوت هاتم. هۆڵی وەرزشەکە بچووکە بەڵام کافییە.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'Erdem Kaplan', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 223,
    text: 'Comfortable and well run. The pool is closed in the cold months, as stated.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'شيرين أوغلو', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 336,
    text: 'عرس بالقاعة والأطفال ما ناموا.',
    answer: 'شكراً أخت شيرين، الطابقان السادس والسابع للعوائل في ليالي الأعراس، وعزلنا سقف القاعة.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'حسام البرزنجي', language: 'ar', rating: 1, parts: [2, 1, 2, 1, 1, 2], with: 'couple', daysAgo: 466,
    text: 'الغرفة الفاخرة شباكها على سقف المطبخ وريحة قلي من العصر. بدّلونا بعد ما صار 12 بالليل.',
    answer: 'أستاذ حسام، نعتذر. أُغلق ذلك المنفذ ورُكّب مدخن جديد، والغرفة لم تعد تُباع على أنها فاخرة.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'بەسۆز نەجمەدین', language: 'ku', rating: 2, parts: [3, 3, 2, 3, 2, 2], with: 'couple', daysAgo: 506,
    text: 'مەلەوانگەکە داخرابوو و لە حجزەکەدا نەنووسرابوو. ژوورەکە گەرم و پاک بوو.',
    answer: 'بەسۆز خان، سوپاس. وەرزی مەلەوانگەکە ئێستا لە سەرەوەی لاپەڕەکە بە ڕوونی نووسراوە.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'ڕەنگین بابان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 190,
    text: 'ژوورێکی گەرم و خاوێن، و نانی بەیانییەکی دەوڵەمەند. بۆ خێزان گونجاوە.',
  },
  {
    of: 'laqlaq-kirkuk', guest: 'ياووز أربيلي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'alone', daysAgo: 84,
    text: 'كل مستلزمات الشغل موجودة، والكوي بنفس اليوم.',
  },
  {
    of: 'rosewater-kirkuk', guest: 'ئامینە سەباح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 39,
    text: 'دایک و کچەکان خۆیان ژوورەکان خاوێن دەکەنەوە، لەمە پاکتر نییە. بۆنی گوڵاو هەتا سەرەوە دێت.',
  },
  {
    of: 'rosewater-kirkuk', guest: 'أرشد قصاب', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 168,
    text: 'بسيط ونظيف والقلعة من شباك الفطور.',
  },
  {
    of: 'rosewater-kirkuk', guest: 'نوزاد الصالحي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'friends', daysAgo: 282,
    text: 'الشارع جوّه كأنه بالغرفة، وماكو مصعد والجنط ثقيلة.',
  },
  {
    of: 'rosewater-kirkuk', guest: 'پەری حەسەن', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 231,
    text: 'ژوورەکە پاک بوو، بەڵام دەنگی بازاڕ لە شەشی بەیانییەوە دەست پێ دەکات.',
  },
  {
    of: 'rosewater-kirkuk', guest: 'Ömer Tuzlu', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 597,
    text: 'Family run in the true sense: the daughter checked me in, the mother made the eggs, the father drew me a map.',
  },
  {
    of: 'rosewater-kirkuk', guest: 'خانزاد عەلی', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 120,
    text: 'ئافرەتێکم بە تەنیا سەفەر دەکەم و لێرە هەستم بە دڵنیایی کرد. دایکی ماڵەکە هەموو ئێوارەیەک دەپرسێت نانت خوارد یان نا.',
  },
  {
    of: 'olive-house-arafa', guest: 'Margaret Toma', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 22,
    text: 'The hosts moved between four languages while pouring one pot of tea. Olives from the garden, a fireplace that works, and the old flames of Baba Gurgur at night. My father was an engineer here in the sixties and the veranda was just as he had described it.',
    answer: 'Dear Margaret, we found your father’s name in an old list of engineers and made a copy for you.',
  },
  {
    of: 'olive-house-arafa', guest: 'نرمين الصالحي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 125,
    text: 'معلمين متقاعدين وأهل ذوق. الحديقة والثيّل والزيتون، نسينا إحنا بكركوك.',
  },
  {
    of: 'olive-house-arafa', guest: 'ئاریان فازیل', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 291,
    text: 'ماڵێکی هێمن بە باخچەوە. ئێوارە لە بەر ئاگردانەکە چیرۆکیان بۆ گێڕاینەوە.',
  },
  {
    of: 'olive-house-arafa', guest: 'شلێر مەجید', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 490,
    text: 'ڕێگاکەی سەرەتا دۆزینەوەی زەحمەت بوو، دواتر زۆر خۆش بوو.',
  },
  {
    of: 'olive-house-arafa', guest: 'ڕۆناهی سەباح', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 60,
    text: 'مامۆستا و خێزانەکەی بە چوار زمان قسەیان دەکرد و ئێمە بە هەر چواریان پێدەکەنین. باخچەکە بۆ منداڵ ئارامە.',
  },
  {
    of: 'nergiz-rahimawa', guest: 'نەهلە ئەنوەر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 17,
    text: 'خاوەنەکەی ڕاستەوخۆ وەڵامی تەلەفۆن دەداتەوە. کەباب و نانی گەرم لە خوارەوە هەتا دووی شەو.',
  },
  {
    of: 'nergiz-rahimawa', guest: 'بورهان قادر', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 123,
    text: 'شوقەکە گەرم و ڕووناک بوو. قاپ و قاچاغ بۆ هەشت کەس هەبوو.',
  },
  {
    of: 'nergiz-rahimawa', guest: 'جنيد كركوكلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 226,
    text: 'عملية للعوائل. الكراج قريب بالتكسي.',
  },
  {
    of: 'nergiz-rahimawa', guest: 'سەیران ئەحمەد', language: 'ku', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'couple', daysAgo: 238,
    text: 'ئاوی گەرم بەیانیان نەبوو و ئاسانسۆرەکەش دوو ڕۆژ وەستا.',
    answer: 'سەیران خان، ببوورە. گیزەرەکە گۆڕدرا و ئاسانسۆرەکە چاک کرایەوە، کرێی شەوێکیشمان گەڕاندەوە.',
  },
  {
    of: 'nergiz-rahimawa', guest: 'زاهد العبيدي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'alone', daysAgo: 558,
    text: 'لا باس. صوت المولدة قريب من شباك غرفة النوم.',
  },
  {
    of: 'nergiz-rahimawa', guest: 'مەولوود ئەحمەد', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 480,
    text: 'شوقەکە بۆ شەش کەس باشە، بەڵام دەنگی چێشتخانەکەی خوارەوە هەتا دووی شەو دێت. کەبابەکەیان خۆشە، ئەوە قەرەبووی دەکاتەوە.',
  },
  {
    of: 'sadu-ramadi', guest: 'شاكر الدليمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 21,
    text: 'القهوة تنصب من الفجر، وليلة الخميس صينية قوزي والغرب صاروا ربع. كرم أنباري أصيل.',
  },
  {
    of: 'sadu-ramadi', guest: 'خمائل العاني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 105,
    text: 'نظيف وآمن والموقف محروس. وگفنا بطريق عمان وصارت محطتنا الدائمة.',
  },
  {
    of: 'sadu-ramadi', guest: 'Tariq Odeh', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 137,
    text: 'Guarded parking, quick laundry, quiet rooms. I drive the Amman road often and plan around this place.',
  },
  {
    of: 'sadu-ramadi', guest: 'عبدالغني الهيتي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 334,
    text: 'النت ضعيف بالخامس.',
    answer: 'شكراً أستاذ عبدالغني، صارت لكل طابق نقطة خاصة، وجرّبناها من الجناح نفسه.',
  },
  {
    of: 'sadu-ramadi', guest: 'سعدية الفلاحي', language: 'ar', rating: 1, parts: [2, 1, 1, 2, 1, 1], with: 'family', daysAgo: 473,
    text: 'وصلنا وحجزنا ما موجود رغم رسالة التأكيد. ساعة واگفين وبالأخير غرفة بلا شباك لخمس نفرات.',
    answer: 'نعتذر منكم أختنا سعدية. تعطل النظام ذلك اليوم، وعندنا الآن غرفتان لا تُباعان، محفوظتان لمثل هذه الحالات.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'مؤيد الفلوجي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'family', daysAgo: 7,
    text: 'العصر تهب ريح الشمال وكلنا دوّرنا الكراسي إلها. الأطفال بالقوارب والكبار على الشواء.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'إسراء الراوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 59,
    text: 'شاليه على الرمل. وسط الأسبوع ممتاز والجمعة سوق الجمعة.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'فراس العيثاوي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'family', daysAgo: 118,
    text: 'الشاليه مليان رمل من قبلنا، والمكيف يقطّر ماي على الفراش.',
    answer: 'شكراً أستاذ فراس. كل شاليه يُكنس ويُصوَّر قبل التسليم الآن، والمكيفات خضعت للصيانة.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'وسام النعيمي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 256,
    text: 'المسبح نظيف بس الأكل غالي وماكو نت.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'جنان الدليمي', language: 'ar', rating: 1, parts: [1, 2, 1, 1, 1, 2], with: 'family', daysAgo: 364,
    text: 'جت سكي بين الأطفال وماكو منقذ! نبهنا الحارس وضحك. خفنا وطلعنا قبل وقتنا.',
    answer: 'أخت جنان، شكراً لأنك كتبتِ. الدراجات المائية صارت خلف حاجز عائم، وهناك منقذان من العاشرة إلى السادسة، والحارس لم يعد يعمل معنا.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'Paul Habib', language: 'en', rating: 4, parts: [4, 5, 4, 4, 3, 4], with: 'couple', daysAgo: 531,
    text: 'Come on a weekday: pedal boats, a barbecue pit and a sunset, nearly alone.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'سازگار مەجید', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 600,
    text: 'کەنارەکە خۆشە و منداڵەکان دڵخۆش بوون، بەڵام شالێکە پڕ بوو لە لم و جێگای دانیشتنی بەر سێبەر کەم بوو.',
  },
  {
    of: 'shamal-habbaniyah', guest: 'Ziad Khoury', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 116,
    text: 'Four friends, two pedal boats, one very serious barbecue. Ask for the second row, it is quieter.',
  },
  {
    of: 'naur-house-hit', guest: 'معاذ الهيتي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 37,
    text: 'أنين الناعور طول الليل، صوت الطفولة. أبو مصطفى أخذنا لعيون القير ورجعنا على سمچ مشوي.',
  },
  {
    of: 'naur-house-hit', guest: 'Julian Frost', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 170,
    text: 'Wood on wood all night, and I slept like a stone. Nobody had told me about the bitumen springs.',
  },
  {
    of: 'naur-house-hit', guest: 'رند الحديثي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'couple', daysAgo: 323,
    text: 'تمر من نخلهم وچاي على الفرات.',
  },
  {
    of: 'naur-house-hit', guest: 'أوس العاني', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 579,
    text: 'بسيط ونظيف. غرفة السطح بردها لذيذ.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'خليل الزبيدي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 30,
    text: 'عصير برتقال الخمسة الصبح قبل الدوام، شي يفتح النفس.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'عدوية المهداوي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 144,
    text: 'نص الغرف على السوق وصوته. اطلبوا جهة خريسان.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'مثنى التميمي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'family', daysAgo: 260,
    text: 'العائلية بالثالث وماكو مصعد، والحمام بابه ما يسد.',
    answer: 'شكراً أستاذ مثنى. أصلحنا الأبواب، ونخبر العوائل مسبقاً أن الصعود بالدرج ونفضّل لهم الطابق الأول.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'Carl Winter', language: 'en', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 402,
    text: 'Oranges at reception, geymar at five. The room itself is tired.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'جلال العزي', language: 'ar', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'alone', daysAgo: 476,
    text: 'المولدة تحت شباكي مباشرة، ليلة كاملة بلا نوم وريحة كاز.',
    answer: 'نعتذر أستاذ جلال. نُقلت المولدة خلف البناية مع كاتم صوت، وغرفتك القادمة على النهر.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'نعمان الخالدي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 57,
    text: 'خذينا الغرفة على نهر خريسان، هادية. الأطفال خلصوا طاسة البرتقال مال الاستقبال وما زعلوا.',
  },
  {
    of: 'burtuqal-baqubah', guest: 'سلمان الكروي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 118,
    text: 'تاجر فواكه وأطلع قبل الفجر، والمقهى مفتوح الخمسة. موظفين أهل بيت.',
  },
  {
    of: 'baharan-khanaqin', guest: 'گەشاو مەحموود', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 15,
    text: 'لە باڵکۆنەوە پردی ئەڵوەن دەبینیت. یاپراخ و نانی تیری و ماستاوی سارد، وەک ماڵەوە.',
  },
  {
    of: 'baharan-khanaqin', guest: 'حسن الزنگنة', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 110,
    text: 'الموظفين يحچون عربي وكردي بنفس الجملة. نظيف والتدفئة زينة.',
  },
  {
    of: 'baharan-khanaqin', guest: 'فەرەیدوون جاف', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 141,
    text: 'بەهار لە خانەقین و هوتێلی بەهاران. سەوزایی و گوڵاڵە و ماسی.',
  },
  {
    of: 'baharan-khanaqin', guest: 'ئیحسان کەلهوڕ', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 338,
    text: 'ئینتەرنێتەکەی لاواز بوو، ئەوی تر باش بوو.',
  },
  {
    of: 'baharan-khanaqin', guest: 'Roya Feyli', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 510,
    text: 'My mother was born by this bridge. We took the balcony room and she named every shop that used to be there. The kitchen made her yaprakh.',
    answer: 'Dear Roya, please tell your mother that two of the shops she named have opened again.',
  },
  {
    of: 'baharan-khanaqin', guest: 'کەیوان باجەڵان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 160,
    text: 'ژووری سێکەسیمان گرت، ڕوو لە پردەکە. ماستاوەکەیان لەبیر ناکەم. تەنها ژمارەی ساردکەرەوەکان کەمە.',
  },
  {
    of: 'rummana-sudur', guest: 'حكيم الشمري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 11,
    text: 'نزّلنا الرگية بحبل بالنهر وطلعت ثلج. رمان ينعصر گدامك وضفادع تغني بالليل.',
  },
  {
    of: 'rummana-sudur', guest: 'سلوى المجمعي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 87,
    text: 'شواية بالظل ومراجيح. الأغاني توگف 11 وهاي أحسن قاعدة.',
  },
  {
    of: 'rummana-sudur', guest: 'ئاشنا عەبدولواحید', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 133,
    text: 'لە کەلارەوە یەک کاتژمێر و نیو ڕێگایە. ئاوی ساردی دیالە و باخی هەنار.',
  },
  {
    of: 'rummana-sudur', guest: 'مروان العبيدي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'friends', daysAgo: 359,
    text: 'الكوخ يرادله صبغ والفرش ناعم زيادة. ماكو نت ولا شبكة.',
    answer: 'شكراً أخ مروان، صبغنا الأكواخ العشرة وبدّلنا الفرش، أما الشبكة فنعمل عليها مع شركة الاتصال.',
  },
  {
    of: 'rummana-sudur', guest: 'دنيا الجبوري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 518,
    text: 'بخصم 35 والله هدية.',
  },
  {
    of: 'rummana-sudur', guest: 'سیامەک فەیلی', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 480,
    text: 'ڕووباری سارد و باخی هەنار، بەڵام کوخەکان کۆن بوون و قەرەوێڵەکان دەنگیان دەهات.',
  },
  {
    of: 'khazaf-samarra', guest: 'ميامين الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 18,
    text: 'عشر دقايق مشي للروضة العسكرية، والعشاء حار قبل الفجر. الحمّال وصّل الجنط لحد آخر نقطة.',
  },
  {
    of: 'khazaf-samarra', guest: 'Hussain Dharamsi', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 97,
    text: 'The roof terrace shows you the spiral on one side and the golden dome on the other. Lovely tiled lobby.',
  },
  {
    of: 'khazaf-samarra', guest: 'حازم البازي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 111,
    text: 'مجموعة من بلد، الغرف نظيفة والباص موجود.',
  },
  {
    of: 'khazaf-samarra', guest: 'فاطمة السامرائي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 290,
    text: 'المصعد بطيء وغرفة الزائرين مزدحمة على سبعة.',
    answer: 'شكراً، غرفة الزائرين لخمسة كبار، ونقترح للسبعة غرفتين متقابلتين بسعر واحد.',
  },
  {
    of: 'khazaf-samarra', guest: 'ئەسما ڕەمەزان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 425,
    text: 'لەگەڵ دایکم بۆ زیارەت هاتین، نوێژگەکەی پاکە و کارمەندەکان ڕێزدارن.',
  },
  {
    of: 'khazaf-samarra', guest: 'عبدالزهرة الكعبي', language: 'ar', rating: 1, parts: [2, 1, 2, 1, 1, 1], with: 'family', daysAgo: 509,
    text: 'انطونا غرفة الطابق الأول يم المطبخ والحر والصوت من 3 الفجر. طلبنا نبدّل وگال المدير نايم.',
    answer: 'حقكم علينا. تلك الغرفة صارت مخزناً، والمناوب الليلي يبدّل الغرفة بلا حاجة لإيقاظ أحد.',
  },
  {
    of: 'khazaf-samarra', guest: 'Sajida Alvi', language: 'en', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'family', daysAgo: 510,
    text: 'Ten minutes on foot to the shrine and a roof with both domes and spiral. Rooms are basic and the pilgrims’ room is a squeeze with bags. The porter was an angel with a trolley.',
  },
  {
    of: 'oleander-tikrit', guest: 'سعد الشهابي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 41,
    text: 'طبيب مقيم، ثلاث شهور والشقة مثل أول يوم. المطبخ يطلّع غدا جمعة لعشرة.',
  },
  {
    of: 'oleander-tikrit', guest: 'بيان الجميلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 180,
    text: 'موقف ورا الدفلى وهدوء. النت وسط.',
  },
  {
    of: 'oleander-tikrit', guest: 'أيهم الناصري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 361,
    text: 'قريبة من الجامعة والجرف، طيّرنا طيارات ورق.',
  },
  {
    of: 'oleander-tikrit', guest: 'غادة الدوري', language: 'ar', rating: 2, parts: [3, 2, 3, 2, 2, 2], with: 'couple', daysAgo: 488,
    text: 'السخان صغير والغسالة صوتها طيارة.',
    answer: 'شكراً أخت غادة، بُدّلت الغسالة وكُبّر السخان.',
  },
  {
    of: 'vine-house-balad', guest: 'قاسم البلداوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 35,
    text: 'عنب فوگ راسك وتين وباميا من البستان. حجية خبزت لنا من الفجر.',
  },
  {
    of: 'vine-house-balad', guest: 'سارة الموسوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 166,
    text: 'تركنا الجنط وزرنا السيد محمد ورجعنا على فراش نظيف وعشا.',
  },
  {
    of: 'vine-house-balad', guest: 'Mona Baldawi', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 330,
    text: 'Picked grapes until our hands were sticky, then slept under the vine. My children thought it was a hotel for birds.',
  },
  {
    of: 'vine-house-balad', guest: 'رائد العزاوي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 570,
    text: 'بيت ريفي حقيقي. الدجاج يصيح الأربعة الصبح 😄',
  },
  {
    of: 'vine-house-balad', guest: 'وهاب البلداوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 88,
    text: 'ويانا خالتي جاية من ألمانيا بعد 22 سنة، ردناها تشوف ريف مو فندق. حجي كريم استقبلنا تحت العنب وحط صينية تين وخيار وخبز حار قبل ما نگعد. الأطفال گطفوا باميا ويا أولاده، والنسوان گعدن يم التنور وخالتي خبزت بيدها وبچت. العصر رحنا للزيارة وبقت جنطنا يمهم بأمان. الغرف بسيطة، المكيف زين، والحمام نظيف. الديچ يصيح من الفجر فلا تلوموهم، هذا ريف. راح نرجع بموسم العنب إن شاء الله، وخالتي حجزت مكانها من هسه.',
  },
  {
    of: 'maqamat-kut', guest: 'نبيل الكوتي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 16,
    text: 'مشينا للسدة والصيادين يرمون شباكهم، وشامية على الفحم. الغرفة على دجلة.',
  },
  {
    of: 'maqamat-kut', guest: 'زهير المياحي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 113,
    text: 'رسوم الواسطي بالممرات درس تاريخ. فطور معتدل.',
  },
  {
    of: 'maqamat-kut', guest: 'Alan Whitby', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 241,
    text: 'Camels and copyists along the corridor, the Tigris on three sides. A pleasant surprise of a town.',
  },
  {
    of: 'maqamat-kut', guest: 'علاء الشمري', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 4], with: 'family', daysAgo: 237,
    text: 'الجناح حلو بس الحمام بابه يعلّق.',
  },
  {
    of: 'maqamat-kut', guest: 'إيمان الزركاني', language: 'ar', rating: 1, parts: [1, 2, 1, 1, 1, 2], with: 'family', daysAgo: 538,
    text: 'النهرية محجوزة ومدفوعة ونطونا غيرها. وصوت مضخة الماي ورا الحايط طول الليل.',
    answer: 'أختنا إيمان، نعتذر. عُزلت المضخة، وأعدنا فرق الغرفة، والنهرية الآن لا تُعطى إلا لمن حجزها.',
  },
  {
    of: 'qasid-house-numaniyah', guest: 'مهدي الشاعر', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 43,
    text: 'طلبت مفتاح «على قدر أهل العزم» وضحكنا. بيت معلم عربي وليمونة وسهرة شعر للفجر.',
  },
  {
    of: 'qasid-house-numaniyah', guest: 'ابتهاج النعماني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 124,
    text: 'حوش طابوگ وبرودة وهدوء. نفس السعر للشاعر وللسايق!',
  },
  {
    of: 'qasid-house-numaniyah', guest: 'Peter Marlow', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 248,
    text: 'I do not read Arabic. By the second evening I could recite one line, and the whole courtyard applauded.',
  },
  {
    of: 'qasid-house-numaniyah', guest: 'كريم الوائلي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 592,
    text: 'بسيط جداً ونظيف جداً.',
  },
  {
    of: 'apricot-resort-suwaira', guest: 'شهلاء الصويري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 12,
    text: 'المدير يجذّف كل صبح ويرجع بقيمر جاموس. جهالي ركبوا بايسكلات طول النهار والمسبح مسيّج.',
  },
  {
    of: 'apricot-resort-suwaira', guest: 'عمر الجنابي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 80,
    text: 'ساعة من بغداد وتحس روحك بعيد. زحمة الجمعة.',
  },
  {
    of: 'apricot-resort-suwaira', guest: 'Lina Azzawi', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 177,
    text: 'Ducks, bicycles, long lunches. The cottage could use a second fan.',
  },
  {
    of: 'apricot-resort-suwaira', guest: 'هدير العبيدي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 297,
    text: 'ماكو مكان كافي على الشوايات والناس تحجزها من الفجر.',
    answer: 'شكراً أخت هدير، صار لكل كوخ شوايته ورقمها عليها.',
  },
  {
    of: 'apricot-resort-suwaira', guest: 'صباح اللهيبي', language: 'ar', rating: 2, parts: [2, 2, 3, 2, 2, 2], with: 'family', daysAgo: 441,
    text: 'الكهرباء تنقطع وماكو بديل بالكوخ، والأكل انتظرناه ساعتين.',
  },
]
