import type { DemoReview } from './review-shapes.ts'

export const reviewsOfBaghdad: readonly DemoReview[] = [
  {
    of: 'narinj-karrada', guest: 'زينب الساعدي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 12,
    text: 'المكان نظيف والاستقبال حلو، والقيمر مال الصبح يسوى الفلوس كلها. بس الغرفة القدامية صوت الشارع للساعة 2 بالليل، اطلبوا الخلفية من البداية.',
  },
  {
    of: 'narinj-karrada', guest: 'مصطفى العبيدي', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'alone', daysAgo: 48,
    text: 'نزلت ليلتين شغل. الكهرباء ما حسيت بيها انقطعت أصلاً، المولدة تشتغل بثواني. الصمون يجي حار من الفرن المقابل.',
  },
  {
    of: 'narinj-karrada', guest: 'Dina Hanna', language: 'en', rating: 4, parts: [4, 5, 4, 3, 4, 3], with: 'alone', daysAgo: 133,
    text: 'Exactly what the description says: a noisy, wonderful street and a plain clean room above it. I got the back room and slept well. Wi-Fi dropped in the evenings on the fourth floor.',
  },
  {
    of: 'narinj-karrada', guest: 'هاوڕێ عەبدوڵڵا', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'couple', daysAgo: 127,
    text: 'بۆ دوو شەو هاتین بۆ بازاڕی کەڕادە. ژوورەکە بچووک بوو بەڵام پاک، نانی بەیانییەکەش زۆر خۆش بوو.',
  },
  {
    of: 'narinj-karrada', guest: 'علي الربيعي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 4], with: 'family', daysAgo: 244,
    text: 'زين بس مو أكثر. المصعد صغير ونطرناه هواي، وطلبنا بطانية زيادة وجابوها بعد ساعة. موقعه ممتاز للي يريد سوق.',
    answer: 'أهلاً أبا حسن، حقك علينا بتأخر البطانية، صارت البطانيات الإضافية بكل طابق حتى ما تنتظر العائلة.',
  },
  {
    of: 'narinj-karrada', guest: 'ابتسام البياتي', language: 'ar', rating: 5, parts: [4, 5, 4, 5, 5, 5], with: 'family', daysAgo: 510,
    text: 'ريحة القدّاح من تدخل من الباب تنسّيك تعب الطريق 🌿',
    answer: 'نوّرتونا، والشجرتين يسلمون عليكم ويگولون موسم القدّاح ما ينفوت.',
  },
  {
    of: 'narinj-karrada', guest: 'حيدر اللامي', language: 'ar', rating: 2, parts: [2, 3, 3, 2, 2, 3], with: 'friends', daysAgo: 590,
    text: 'حجزنا غرفة ثلاثية وانطونا وحدة بالواجهة رغم إني كتبت نريد هدوء. الفرشات قديمة وتنزل من النص. الموظف اعتذر بس ما بدّلنا.',
  },
  {
    of: 'narinj-karrada', guest: 'لاوە فەرهاد', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 68,
    text: 'خوێندکارم و بۆ تاقیکردنەوە هاتم. ژووری تاککەسیی دیوی پشتەوە، بێدەنگ. نانەواکەی بەرامبەر سەموونێکی دامێ بێ پارە، وتی بۆ سەرکەوتنت.',
  },
  {
    of: 'safsaf-jadriya', guest: 'رغد الجنابي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 9,
    text: 'من الطابق الثامن تشوف دجلة يلف من يمّك، بقينا كاعدين بالبلكون للفجر. المسبح دافي والأطفال ما طلعوا منه.',
  },
  {
    of: 'safsaf-jadriya', guest: 'Laith Shamoun', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 22,
    text: 'We live in Detroit and wanted my wife’s first visit to Baghdad to be easy. The hotel car was at the airport at 2 am, the room was ready, and the masgouf by the river on Thursday was the evening she still talks about. Nothing to add.',
    answer: 'Thank you both. The table by the water is yours whenever you are back from Detroit.',
  },
  {
    of: 'safsaf-jadriya', guest: 'أحمد الدليمي', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 4, 5], with: 'couple', daysAgo: 37,
    text: 'احتفلنا بذكرى زواجنا، حاطين ورد بالغرفة بدون ما نطلب. السمك على حطب المشمش شي ثاني.',
  },
  {
    of: 'safsaf-jadriya', guest: 'نورالهدى الكناني', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'family', daysAgo: 61,
    text: 'كل شي فخم ونظيف، بس أسعار المطعم عالية على عائلة من خمسة. الفطور مفتوح ومنوّع.',
  },
  {
    of: 'safsaf-jadriya', guest: 'ڕێبوار کەریم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 74,
    text: 'بۆ کۆنفرانسێک هاتبووم. هۆڵەکانیان ڕێکوپێکن، کارمەندەکان زۆر بەڕێزن و بەیانیان دیمەنی دیجلە لە پەنجەرەکەوە دڵ دەکاتەوە.',
  },
  {
    of: 'safsaf-jadriya', guest: 'Maryam Al-Khafaji', language: 'en', rating: 4, parts: [5, 5, 4, 5, 4, 5], with: 'alone', daysAgo: 110,
    text: 'Stayed for a two-day workshop. Excellent bed, strong shower, quiet. The lobby gets very crowded when a delegation arrives and check-in took forty minutes.',
    answer: 'Dear Maryam, you are right about that afternoon. Groups now check in at a desk of their own, so a single guest no longer waits behind a bus.',
  },
  {
    of: 'safsaf-jadriya', guest: 'سجاد الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 126,
    text: 'والدتي على كرسي متحرك وما واجهنا ولا درجة، من السيارة للغرفة. شكراً لموظفة الاستقبال اللي نزلت ويانا بنفسها.',
  },
  {
    of: 'safsaf-jadriya', guest: 'هبة التميمي', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'couple', daysAgo: 187,
    text: 'أحلى نومة نمتها بحياتي.',
  },
  {
    of: 'safsaf-jadriya', guest: 'عمر الشيخلي', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 240,
    text: 'الغرفة تمام بس الخميس بالليل حفلة عرس بالقاعة وصوت الطبل واصل للطابق العاشر لساعة متأخرة. لخمس نجوم توقعت عزل أحسن.',
    answer: 'نعتذر أستاذ عمر عن ليلة الخميس، القاعة صارت تقفل الموسيقى 11 ليلاً، ونضع الضيوف الذين يطلبون الهدوء في الجهة البعيدة عنها.',
  },
  {
    of: 'safsaf-jadriya', guest: 'شنۆ محەمەد', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 3, 5], with: 'couple', daysAgo: 262,
    text: 'شوێنێکی زۆر خۆشە، بەڵام بۆ ئێمە گران بوو. مەلەوانگەکەی گەرمە و ماسییەکەش لە کەناری ڕووبار تامێکی تری هەیە.',
  },
  {
    of: 'safsaf-jadriya', guest: 'Sarah Al-Jaf', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 345,
    text: 'Three generations, two connecting rooms, zero complaints. My father, who complains about everything, had zero complaints.',
  },
  {
    of: 'safsaf-jadriya', guest: 'كرار البهادلي', language: 'ar', rating: 4, parts: [5, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 483,
    text: 'شغل مرتب وأمن، والنت سريع حتى بالمسبح. الموقف ممتلي وسط الأسبوع.',
  },
  {
    of: 'safsaf-jadriya', guest: 'مريم الأعظمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 610,
    text: 'للمرة الثالثة ننزل هنا ونفس المستوى.',
  },
  {
    of: 'safsaf-jadriya', guest: 'مەهدی سەعید', language: 'ku', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 247,
    text: 'بۆ پشوو لەگەڵ خێزان هاتین. دیمەن و پاکی بێ قسەیە، بەڵام ڕیزی وەرگرتنی ژوور یەک کاتژمێری خایاند و منداڵەکان ماندوو بوون. بۆ پێنج ئەستێرە چاوەڕێی خێراتر بووم.',
    answer: 'کاک مەهدی، ببوورە لەو چاوەڕوانییە. ئێستا میوان لەگەڵ منداڵ لە پێشەوەیە و ژوورەکە پێش گەیشتن ئامادە دەکرێت.',
  },
  {
    of: 'safsaf-jadriya', guest: 'Karim Naderi', language: 'en', rating: 2, parts: [4, 3, 3, 2, 2, 2], with: 'couple', daysAgo: 389,
    text: 'A beautiful building that had a bad day with us. The river room we had booked and paid for was given to a delegation, the replacement looked at the car park, and nobody said so until we opened the curtains. The night manager moved us the next afternoon and was gracious about it, the masgouf was excellent and the car to the airport came on time. But an anniversary has one night, not two, and that night we looked at a row of white vans.',
    answer: 'Dear Karim, you are right and we are sorry. River rooms are no longer moved for groups, and the difference was returned to you. We hope for a second anniversary.',
  },
  {
    of: 'tarma-mansour', guest: 'سرى القيسي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 16,
    text: 'جينا لعرس ابن خالتي ورجعنا الساعة 2 بالليل، والفطور باقي للـ11 الله يحفظهم! الطارمة بيها كرسيين خيزران تشرب بيها چاي وتباوع على الشارع.',
  },
  {
    of: 'tarma-mansour', guest: 'ياسر العاني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 95,
    text: 'غرفة واسعة وسرير مريح. الشارع زحمة بالليل بس إحنا جايين للزحمة أصلاً.',
  },
  {
    of: 'tarma-mansour', guest: 'Rana Petros', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 122,
    text: 'Perfect for shopping and for Zawraa Park with the kids. The veranda was their favourite. Parking is tight after nine in the evening.',
  },
  {
    of: 'tarma-mansour', guest: 'فرح الراوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 228,
    text: 'كل شي تمام والكهرباء ما انقطعت ولا ثانية.',
  },
  {
    of: 'tarma-mansour', guest: 'دلێر ئەحمەد', language: 'ku', rating: 4, parts: [4, 4, 4, 5, 4, 4], with: 'family', daysAgo: 377,
    text: 'ژووری خێزانیمان گرت، بۆ شەش کەس نەبوو، بەڵام دۆشەکێکی زیادەیان هێنا بێ پارە. شوێنەکەی لە ناوەڕاستی بازاڕە.',
  },
  {
    of: 'tarma-mansour', guest: 'وسام الجبوري', language: 'ar', rating: 3, parts: [4, 3, 3, 3, 3, 3], with: 'alone', daysAgo: 486,
    text: 'الجيم صغير وجهاز المشي عاطل. الغرفة نظيفة والسعر معقول بعد الخصم.',
    answer: 'شكراً أستاذ وسام، جهاز المشي أُصلح بعد زيارتك بأيام وأضفنا جهازاً ثانياً.',
  },
  {
    of: 'tarma-mansour', guest: 'سەرتیپ عەلی', language: 'ku', rating: 1, parts: [1, 1, 2, 1, 1, 2], with: 'family', daysAgo: 481,
    text: 'دوو شەو حجزمان کردبوو، شەوی دووەم وتیان ژوورەکە دراوە بە میوانی زەماوەند و دەبێت بگۆڕین. کاتژمێر 11ی شەو بە منداڵەوە جانتامان گواستەوە.',
    answer: 'کاک سەرتیپ، هیچ بیانوویەکمان نییە و داوای لێبوردن دەکەین. ئێستا هیچ ژوورێک لە میوان وەرناگیرێتەوە و پارەی ئەو شەوەمان گەڕاندەوە.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'كميلة الكعبي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 7,
    text: 'يستقبلوك بغصن ريحان وماي بارد، والله نسينا تعب الطريق من العمارة. أربع دقايق وإحنا بالصحن.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'عباس الزيدي', language: 'ar', rating: 5, parts: [4, 5, 4, 5, 5, 5], with: 'family', daysAgo: 31,
    text: 'جبت الوالدة عمرها 81 سنة، انطونا كرسي متحرك بلا فلوس ومصعد قريب من الغرفة. الله يجازيهم خير.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'كاظم الفتلاوي', language: 'ar', rating: 4, parts: [4, 4, 3, 4, 5, 5], with: 'friends', daysAgo: 44,
    text: 'غرفة الزائرين وسعتنا خمسة شباب. فراشين عالأرض بس نظيفة. الچاي للفجر.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'Hassan Jaffer', language: 'en', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'family', daysAgo: 58,
    text: 'We came from London with my grandmother. Every floor has a place to pray and wash, which made her days so much lighter. The basil at the door was a lovely touch.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'بتول الحسيني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 90,
    text: 'قريب كلش عالحضرة ونظيف. المصعد يزدحم وقت الصلاة، إحنا الطابق السادس وصعدنا درج مرتين.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'حوراء الياسري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 118,
    text: 'مصلى بكل طابق، وهاي نعمة للي وياها أطفال.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'جبار المالكي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 4], with: 'family', daysAgo: 165,
    text: 'المكان بركة بس التكييف بالغرفة الرباعية ضعيف بالظهر، واتصلنا مرتين لحد ما جا الفني.',
    answer: 'السلام عليكم حجي، الفني غيّر وحدة التبريد بالغرفة بعد سفركم مباشرة. نتشرف بيكم الزيارة الجاية.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'گوڵاڵە ڕەحیم', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 224,
    text: 'لە خانەقینەوە لەگەڵ دایکم هاتین بۆ زیارەت. شوێنەکە زۆر نزیکە و کارمەندەکان یارمەتیی پیرەژن و پیرەمێردەکان دەدەن.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'ثامر الشمري', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 281,
    text: 'رجعت 3 بعد نص الليل ولگيت الچاي حار والحارس يبتسم. ما أنزل بغيره.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'رحاب السوداني', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 3], with: 'family', daysAgo: 248,
    text: 'الغرفة العائلية بالطابق السادس ريحتها رطوبة والحمام يسرّب ماي. بدّلونا ثاني يوم بس ليلة كاملة راحت علينا.',
    answer: 'نعتذر منكم كثيراً. سبب التسريب أنبوب قديم استُبدل، وأعدنا دهان الغرفة كلها.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'باقر الحداد', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'family', daysAgo: 487,
    text: 'سعر مناسب، موقع لا يُعلى عليه، وناس طيبين.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'زهراء العقابي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 655,
    text: 'طلعنا مجموعة نساء من الكوت، حسّينا بالأمان لأن الاستقبال 24 ساعة.',
  },
  {
    of: 'sabil-al-rayhan-kadhimiya', guest: 'Murtaza Walji', language: 'en', rating: 3, parts: [3, 5, 3, 3, 4, 3], with: 'family', daysAgo: 122,
    text: 'Four minutes to the shrine is worth a great deal and they are kind to old people. The room for four was hot at noon, the bathroom drain slow, and the lift in the hour before prayer is a test of patience. We would return for the place and the people, and ask for the third floor.',
  },
  {
    of: 'bulbul-adhamiyah', guest: 'Yusuf Karim', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 27,
    text: 'Umm Yasir made us feel like nephews who had been away too long. Kahi and geymar on Friday, the garden swing, the mosque clock at night. I did not want to leave.',
  },
  {
    of: 'bulbul-adhamiyah', guest: 'شهد العزاوي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 143,
    text: 'بيت جدّي بالضبط! السقف العالي والتوثة والأرجوحة. بناتي بچن من رحنا.',
    answer: 'حبيباتي البنات، الأرجوحة دهنّا سلاسلها وباقية تنتظركم.',
  },
  {
    of: 'bulbul-adhamiyah', guest: 'أنس النعيمي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 4, 4], with: 'couple', daysAgo: 299,
    text: 'هدوء وسط بغداد، ما تصدق. ننزل للكورنيش مشي.',
  },
  {
    of: 'bulbul-adhamiyah', guest: 'لبنى السامرائي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 5, 4], with: 'alone', daysAgo: 471,
    text: 'غرفة السطح جميلة بالليل بس حارة الظهر والدرج ضيّق. أم ياسر إنسانة لا تتكرر.',
    answer: 'حبيبتي لبنى، حطينا مبردة ثانية بغرفة السطح ومظلة عالدرج. البلابل تسأل عنج.',
  },
  {
    of: 'bulbul-adhamiyah', guest: 'هێرۆ سەلیم', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 92,
    text: 'خاوەن ماڵەکە وەک دایکمان بوو. بەیانیی هەینی کاهی و قەیماغ، هەتا ئێستا باسی دەکەین.',
  },
  {
    of: 'zanbaq-zayouna', guest: 'صفاء المعموري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 34,
    text: 'بقينا 3 أسابيع لعلاج الوالد. مطبخ كامل وغسالة، وأبو نور يعرف كل عيادة بالمنطقة. كأننا ببيتنا.',
  },
  {
    of: 'zanbaq-zayouna', guest: 'زيد الخزرجي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 140,
    text: 'النت سريع فعلاً والمولدة ما تخليك تحس بالقطع. البناية فوق محل معجنات وهاي خطرة على الرجيم 😄',
  },
  {
    of: 'zanbaq-zayouna', guest: 'Nadia Al-Bayati', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 285,
    text: 'Good flat for a long family visit. The sofa bed is hard, everything else works, including the washing machine.',
  },
  {
    of: 'zanbaq-zayouna', guest: 'عمار الطائي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'family', daysAgo: 604,
    text: 'الشقة زينة بس ما منظفين المطبخ قبل ما نجي، ومقلاة محترقة بالدولاب. كلمناهم ونظفوها.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'حسام الدوري', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'couple', daysAgo: 19,
    text: 'الاستقبال عبارة عن بلم أزرق، فكرة حلوة. خذينا غرفة النهر وتستاهل الفرق. تمشينا تحت اليوكالبتوس بعد المسگوف.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'مينا يوسف', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 5, 4], with: 'friends', daysAgo: 77,
    text: 'أجمل شارع ببغداد عند الغروب، والبوّاب دلّنا على أحسن مسگوف.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'Omar Siddiq', language: 'en', rating: 3, parts: [3, 5, 3, 3, 2, 3], with: 'alone', daysAgo: 141,
    text: 'Lovely riverside position. My street-side room was tired: a wobbling wardrobe, a shower that ran lukewarm after eight in the morning. Staff were kind about it.',
    answer: 'Thank you, Omar. The boiler on that side was replaced and the street-side rooms are being refurnished floor by floor.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'إيناس الحمداني', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 3, 4], with: 'family', daysAgo: 140,
    text: 'الفطور عالنهر يجنن والأطفال شافوا البلامة. الموقف صغير.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'ئاسۆ حەمید', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 330,
    text: 'شوێنەکە جوانە بەڵام کارەبا دوو جار بڕا و چەند خولەکێک بێ ساردکەرەوە ماینەوە.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'طارق الحيالي', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 2, 2], with: 'couple', daysAgo: 455,
    text: 'السعر أعلى من المستوى. السجاد بالممر قديم وريحة سگاير بالغرفة مع إني طلبت غير مدخنين.',
  },
  {
    of: 'balam-abu-nuwas', guest: 'نیشتمان ئازاد', language: 'ku', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'couple', daysAgo: 55,
    text: 'ژووری ڕوو لە ڕووبار، پاشان بە پێ بۆ مەسگووف. بەغدا شەوان زۆر جوانە.',
  },
  {
    of: 'finjan-nasr-square', guest: 'قاسم البدري', language: 'ar', rating: 4, parts: [3, 5, 3, 4, 5, 4], with: 'alone', daysAgo: 25,
    text: 'لا تنتظر فندق خمس نجوم. شراشف نظيفة، گهوة ثقيلة، وموظف يعرف اسمك. بهذا السعر شتريد بعد.',
  },
  {
    of: 'finjan-nasr-square', guest: 'مهند الكرخي', language: 'ar', rating: 3, parts: [3, 4, 3, 2, 4, 3], with: 'alone', daysAgo: 88,
    text: 'زين للمسافر لوحده. ضوضاء الساحة ما تسكت أبداً فخلّي سدادات أذن بجيبك.',
  },
  {
    of: 'finjan-nasr-square', guest: 'سلام الوائلي', language: 'ar', rating: 1, parts: [1, 2, 1, 2, 1, 1], with: 'family', daysAgo: 133,
    text: 'المصعد واگف يومين وإحنا بالطابق الرابع ووياي مرة چبيرة. الماي ينقطع الصبح. ما يناسب العوائل أبداً.',
    answer: 'نعتذر منك أستاذ سلام. قطعة المصعد تأخرت من المورّد وكان المفروض نبلغك قبل الوصول ونسكنك بالأول. رجّعنا لك فرق الليلة.',
  },
  {
    of: 'finjan-nasr-square', guest: 'Peter Lindqvist', language: 'en', rating: 3, parts: [2, 3, 3, 2, 4, 3], with: 'alone', daysAgo: 250,
    text: 'A budget hotel that knows it is one. The thermos on the landing is real, the coffee is strong, and the square is loud until very late. Bathroom needed a scrub.',
  },
  {
    of: 'finjan-nasr-square', guest: 'بەهێز عومەر', language: 'ku', rating: 2, parts: [2, 3, 2, 2, 2, 2], with: 'friends', daysAgo: 398,
    text: 'دەنگی شەقام هەتا بەیانی. ژوورەکە گچکە بوو و ساردکەرەوەکە دەنگی دەهات. تەنها بۆ یەک شەو باشە.',
  },
  {
    of: 'finjan-nasr-square', guest: 'ليث الساري', language: 'ar', rating: 2, parts: [2, 2, 3, 2, 3, 3], with: 'friends', daysAgo: 565,
    text: 'رخيص، بس الحمام يحتاج شغل والنت ما يوصل لغرفة الثلاثة.',
  },
  {
    of: 'finjan-nasr-square', guest: 'Gareth Moss', language: 'en', rating: 1, parts: [1, 2, 1, 2, 1, 1], with: 'alone', daysAgo: 484,
    text: 'No hot water for two mornings, a lift that stopped with me inside it for ten minutes, and a square that never sleeps. The clerk was kind and the coffee good, which is why I am writing calmly.',
    answer: 'We are sorry, Gareth. The boiler has been replaced and the lift has a new contract. The coffee stays as it is.',
  },
  {
    of: 'finjan-nasr-square', guest: 'ربيع النداوي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 115,
    text: 'كوسترات لكل بغداد من الباب، وترمز گهوة على الدرج. مفرد نظيف بأربعين ألف.',
  },
  {
    of: 'arjuwan-arasat', guest: 'Zina Toma', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 14,
    text: 'Every room is different and ours had a carved walnut headboard I wanted to steal. The hammam on the roof, booked for just the two of us, was the best hour of the trip.',
  },
  {
    of: 'arjuwan-arasat', guest: 'تبارك الخالدي', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'couple', daysAgo: 104,
    text: 'لوحات باللوبي وريحة نعناع عالسطح، فندق بيه روح. نتمشى للمطاعم ونرجع مشي.',
  },
  {
    of: 'arjuwan-arasat', guest: 'زياد الملاح', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 118,
    text: 'فندق صغير وأنيق. الطابق الثاني قريب عالشارع شوية صوت. القهوة عندهم ممتازة.',
  },
  {
    of: 'arjuwan-arasat', guest: 'سازان جەمال', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 276,
    text: 'جوانترین هوتێل کە لە بەغدا تێیدا ماومەتەوە، هەموو ژوورێک شتێکی تری تێدایە.',
  },
  {
    of: 'arjuwan-arasat', guest: 'غيث الهاشمي', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'alone', daysAgo: 506,
    text: 'جميل، لكن السعر بالدولار عالي لغرفة مساحتها صغيرة، والفطور محدود.',
  },
  {
    of: 'arjuwan-arasat', guest: 'Olga Sayegh', language: 'en', rating: 1, parts: [2, 1, 2, 1, 1, 2], with: 'couple', daysAgo: 408,
    text: 'They cancelled our suite the evening before because of a leak and offered a small double at the same price. The leak is nobody’s fault, the price is.',
    answer: 'Dear Olga, you should have paid less and you now have: the difference was returned. A leak is ours to carry, not yours.',
  },
  {
    of: 'hudhud-airport-road', guest: 'رافد الغزي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 4], with: 'alone', daysAgo: 6,
    text: 'طيارتي 5 الصبح، الفطور بعلبة جاهز من الساعة 3 والباص طلع بالدقيقة. عملي كلش.',
  },
  {
    of: 'hudhud-airport-road', guest: 'دعاء الحلفي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 51,
    text: 'ترانزيت ليلة وحدة ويا 3 أطفال. المسبح أنقذنا. الغرفة عازلة للصوت فعلاً.',
  },
  {
    of: 'hudhud-airport-road', guest: 'Daniel Moore', language: 'en', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'alone', daysAgo: 99,
    text: 'Functional. Slept four hours, the screen in the lobby with departures is a great idea. Carpets are worn and the corridor smelled of paint.',
    answer: 'Thank you, Daniel. You caught us repainting the second floor. It is finished, and the carpets went with it.',
  },
  {
    of: 'hudhud-airport-road', guest: 'نبيل العكيلي', language: 'ar', rating: 4, parts: [4, 3, 4, 4, 4, 4], with: 'alone', daysAgo: 156,
    text: 'كل نص ساعة باص للساحة، ما تحتاج تكسي. الأكل عادي.',
  },
  {
    of: 'hudhud-airport-road', guest: 'سەروەر عوسمان', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 207,
    text: 'فڕینەکەم دوا کەوت و لێرە مامەوە. کاتژمێر 2ی شەو بە ڕوویەکی خۆشەوە پێشوازییان کردم.',
  },
  {
    of: 'hudhud-airport-road', guest: 'آمنة الزبيدي', language: 'ar', rating: 2, parts: [3, 2, 2, 3, 2, 3], with: 'family', daysAgo: 311,
    text: 'دفعنا سعر الغرفة العائلية ولگينا سرير زيادة مكسور. المطعم مسدود الساعة 11 وإحنا واصلين جوعانين.',
  },
  {
    of: 'hudhud-airport-road', guest: 'سيف الشامي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 3], with: 'alone', daysAgo: 504,
    text: 'مناسب للمسافرين لا أكثر ولا أقل.',
  },
  {
    of: 'hudhud-airport-road', guest: 'عەبدولخالق تەها', language: 'ku', rating: 2, parts: [2, 3, 2, 3, 2, 2], with: 'family', daysAgo: 473,
    text: 'پاسەکە 40 خولەک دوا کەوت و نزیک بوو لە فڕینەکەمان جێ بمێنین. ژوورەکە پاک بوو، بەڵام بۆ هوتێلی فڕۆکەخانە کات لە هەموو شتێک گرنگترە.',
    answer: 'کاک عەبدولخالق، سوپاس بۆ نووسینتان. پاسێکی دووەممان خستووەتە کار و خشتەکە لە هۆڵی خوارەوە بە ڕوونی نووسراوە.',
  },
  {
    of: 'rawzana-karrada-kharij', guest: 'Claire Dubois', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 41,
    text: 'I rented the studio for five weeks. A real desk, a firm mattress, white walls, the laundry downstairs. The lit niche became my spice shelf.',
    answer: 'Thank you, Claire. The next guest found a jar of cumin in the niche and asked us not to remove it.',
  },
  {
    of: 'rawzana-karrada-kharij', guest: 'مرتضى الشويلي', language: 'ar', rating: 4, parts: [4, 4, 5, 4, 5, 5], with: 'alone', daysAgo: 122,
    text: 'مهندس وأحتاج نت ثابت، وهذا اللي لگيته. الشاورما تحت البناية مصيبة حلوة.',
  },
  {
    of: 'rawzana-karrada-kharij', guest: 'سماح الآلوسي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 260,
    text: 'بسيطة ونظيفة ومرتبة، التدفئة زينة بالشتا.',
  },
  {
    of: 'rawzana-karrada-kharij', guest: 'فاضل الموسوي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 2], with: 'family', daysAgo: 494,
    text: 'الشقة أصغر من الصور، والماي الحار يخلص بعد ثاني واحد يسبح.',
    answer: 'شكراً على الملاحظة أستاذ فاضل، ركّبنا سخاناً أكبر في الشقق ذات الغرفتين.',
  },
  {
    of: 'jullanar-amirat', guest: 'لمى العسكري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 11,
    text: 'أوقات خاصة للنساء بالمسبح والسبا وهذا اللي خلاني أختاره. القوزي عندهم مثل قوزي الأعراس.',
  },
  {
    of: 'jullanar-amirat', guest: 'Faisal Rashid', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 66,
    text: 'Shade, silence, a pomegranate in the courtyard and a breakfast I had to walk off down Princesses’ Street. Pricey, and I would pay again.',
  },
  {
    of: 'jullanar-amirat', guest: 'يمام العلواني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 138,
    text: 'خدمة من الباب للغرفة، يعرفون شتريد قبل ما تطلب.',
  },
  {
    of: 'jullanar-amirat', guest: 'رؤى الصراف', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'family', daysAgo: 102,
    text: 'كبّة موصل أصلية! بس الغرفة الفاخرة تستاهل إطلالة أحسن، تطل على جدار الجيران.',
  },
  {
    of: 'jullanar-amirat', guest: 'ڕووناک عەلی', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 351,
    text: 'لەگەڵ خێزان بۆ چارەسەر هاتین، باخچەکەی بۆ حەسانەوە زۆر خۆش بوو. هەموو شتێک لە شوێنی خۆی.',
  },
  {
    of: 'jullanar-amirat', guest: 'قصي النقيب', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 630,
    text: 'يستحق نجومه الخمس.',
  },
  {
    of: 'jullanar-amirat', guest: 'ئاسیا محەمەد', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 3, 4], with: 'couple', daysAgo: 178,
    text: 'ڕێز و هێمنی. مەلەوانگەکە کاتی تایبەتی ژنانی هەیە و ئەوە بۆ من گرنگ بوو. نرخەکەی بەرزە.',
  },
  {
    of: 'wisal-kadhimiya', guest: 'نجاة الطرفي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 17,
    text: 'سبع نفرات وعربانة طفل، والعتبات واطية والمصعد واسع. العربة الكهربائية توصلنا لحد المنطقة المحجوزة وترجعنا بالليل.',
  },
  {
    of: 'wisal-kadhimiya', guest: 'حسن الأسدي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 5, 4], with: 'family', daysAgo: 80,
    text: 'طبخنا تمن ومرگ بالشقة، السوق جوّه البناية تقريباً. الشباك يطل عالجسر والنهر.',
  },
  {
    of: 'wisal-kadhimiya', guest: 'فاطمة الموسوي', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'family', daysAgo: 147,
    text: 'مصلى بالبناية وتكييف قوي وناس محترمين. تكررت الزيارة وما غيّرناهم.',
  },
  {
    of: 'wisal-kadhimiya', guest: 'نەسرین فەتاح', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 236,
    text: 'شوقەی سێ ژوورییان هەیە بۆ خێزانی گەورە. مەتبەخەکەی هەموو شتێکی تێدا بوو، تەنها چاقۆی تیژ نەبێت.',
  },
  {
    of: 'wisal-kadhimiya', guest: 'كريم الحجامي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 349,
    text: 'الشقة زينة، بس العربة تتأخر وقت الازدحام وانتظرنا ساعة إلا ربع وياي حجية.',
    answer: 'رحم الله والديك. زدنا عربة ثانية لأيام الزيارة، ورقم السائق صار معلّق بكل شقة.',
  },
  {
    of: 'wisal-kadhimiya', guest: 'سكينة الوائلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'family', daysAgo: 507,
    text: 'نظيفة والغسالة شغالة والماي ما انقطع.',
  },
  {
    of: 'ink-house-haydarkhana', guest: 'Ali Mansour', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 21,
    text: 'Woke at eight on a Friday, had dried-lime tea on the roof, and was among the booksellers three minutes later. The room is tiny and the stairs are steep. I would not change a thing.',
  },
  {
    of: 'ink-house-haydarkhana', guest: 'أسيل الصفار', language: 'ar', rating: 5, parts: [5, 5, 5, 4, 4, 5], with: 'couple', daysAgo: 73,
    text: 'بيت بغدادي بروحه، البير بالحوش والشناشيل والكتب. استعرت ديوان ورجعته بدمعة.',
  },
  {
    of: 'ink-house-haydarkhana', guest: 'علاء الساعدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 160,
    text: 'نزلنا أربعة أصدقاء نكتب شعر، صاحب البيت أعطانا السطح للصبح.',
  },
  {
    of: 'ink-house-haydarkhana', guest: 'ژیار ئەمین', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 254,
    text: 'هەینی بوو، لە دەرگاوە بۆ شەقامی موتەنەببی سێ خولەک. ماڵێکی کۆنی جوان، چای سەربانەکەش بێ وێنەیە.',
  },
  {
    of: 'ink-house-haydarkhana', guest: 'هند الشماع', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 412,
    text: 'الدرج صعب على والدتي وما نصحونا قبل، لكن نزّلونا لغرفة الحوش بنفس السعر وهاي نحسبها لهم.',
  },
  {
    of: 'ink-house-haydarkhana', guest: 'Hugo Brandão', language: 'en', rating: 5, parts: [5, 5, 5, 4, 5, 5], with: 'friends', daysAgo: 119,
    text: 'We were three friends with one guidebook and no plan, and the house made the plan for us. On Friday we were out by eight, when the pavement sellers were still unpacking, and came back at noon with eleven books and a brass inkwell. The owner looked at our purchases like a doctor, told us which two were worth reading first and made tea with dried lime. The rooms are small, the stairs really are steep, and at five the muezzin is close. Take the courtyard room if your knees are older than thirty.',
  },
  {
    of: 'barhi-harthiya', guest: 'جنان العامري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 29,
    text: 'عملية أبوي كانت بشارع الكندي، سرير متحرك وشوربة بأي ساعة وصيدلية تحت. ناس تفهم المريض.',
    answer: 'الحمد لله على سلامة الوالد، وسلامنا له من كل العاملين.',
  },
  {
    of: 'barhi-harthiya', guest: 'رياض الدوسكي', language: 'ar', rating: 4, parts: [4, 4, 5, 4, 4, 4], with: 'family', daysAgo: 124,
    text: 'قريب من كل العيادات وهادئ. المطبخ صغير شوية.',
  },
  {
    of: 'barhi-harthiya', guest: 'تارا حەسەن', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 305,
    text: 'بۆ پشکنینی مێردەکەم هاتین. هێمنە، ئاسانسۆری گەورەیە و پارکەکەش نزیکە.',
  },
  {
    of: 'barhi-harthiya', guest: 'ميسون الحديثي', language: 'ar', rating: 3, parts: [4, 3, 3, 3, 3, 4], with: 'couple', daysAgo: 478,
    text: 'ممتاز من ناحية الموقع للمراجعات، لكن السعر طالع على شقة صغيرة.',
  },
  {
    of: 'barhi-harthiya', guest: 'جەمال شێخە', language: 'ku', rating: 1, parts: [1, 2, 1, 1, 1, 2], with: 'family', daysAgo: 570,
    text: 'باوکم دوای نەشتەرگەری بوو و قەرەوێڵەی گونجاومان داوا کردبوو، کە گەیشتین نەبوو و هەتا بەیانی لەسەر قەنەفە خەوت.',
    answer: 'بەڕێز کاک جەمال، شەرمەزارین. ئێستا قەرەوێڵەکە ڕۆژێک پێش گەیشتن دادەنرێت و وێنەکەیتان بۆ دەنێرین. شەوەکەمان لە ئێوە وەرنەگرت.',
  },
  {
    of: 'mawal-palestine-street', guest: 'وفاء الجميلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 5], with: 'family', daysAgo: 39,
    text: 'جينا نزور بنتنا بالمستنصرية. المقام بالمصعد خلّى زوجي يصعد وينزل بلا شغل 😂',
  },
  {
    of: 'mawal-palestine-street', guest: 'عدنان الخشالي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 127,
    text: 'صاحب الفندق شغّل الگرامافون وسمعنا القبانچي نص ساعة. الغرفة حديثة والدوش قوي.',
  },
  {
    of: 'mawal-palestine-street', guest: 'أوس المشهداني', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'alone', daysAgo: 244,
    text: 'زين وبخصم صار أحسن. شارع فلسطين صوته ما يوگف، بس الستاير تعتم تمام.',
  },
  {
    of: 'mawal-palestine-street', guest: 'Ivan Sabri', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 390,
    text: 'Sockets by the bed, blackout curtains, taxis day and night, and old records. An honest three-star.',
  },
  {
    of: 'mawal-palestine-street', guest: 'شيماء الخفاجي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'family', daysAgo: 499,
    text: 'الغرفة العائلية عبارة عن غرفتين ضيقات، والفطور خلص الساعة 9.',
    answer: 'أهلاً أخت شيماء، مدّدنا الفطور لغاية 10 والنص والطبخ صار مرتين بالصبح.',
  },
  {
    of: 'marsam-waziriya', guest: 'Hala Naji', language: 'en', rating: 5, parts: [5, 4, 5, 5, 5, 4], with: 'alone', daysAgo: 32,
    text: 'Paint on the floor, two cats, dinner with strangers on Tuesday who are now friends. The shared kitchen was spotless, which never happens.',
  },
  {
    of: 'marsam-waziriya', guest: 'ضحى الفنان', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 136,
    text: 'إحنا طلاب فنون ونزلنا بغرفة الستة. حسّينا البيت مرسمنا.',
  },
  {
    of: 'marsam-waziriya', guest: 'ريم الكاكي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 288,
    text: 'هادئ وحديقة واسعة. الحمام مشترك لغرفة الطلاب فلازم تصبر الصبح.',
  },
  {
    of: 'marsam-waziriya', guest: 'شوان قادر', language: 'ku', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 501,
    text: 'هونەرمەندم و سێ ڕۆژ مامەوە. باخچەکەی و ئێوارانی سێشەممە لەبیر ناکەم.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'ميثم الربيعي', language: 'ar', rating: 5, parts: [4, 5, 4, 5, 5, 4], with: 'family', daysAgo: 15,
    text: 'ننام على صوت الساگية. اشترينا سمچة من الصياد وشواها الطباخ بلا فلوس. الجهال ما شالوا روسهم من المسبح.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'وسن الكبيسي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 93,
    text: 'جمعة حلوة وكوخ مرتب. أيام العطل زحمة على أماكن الشواء فروحوا من وقت.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'كرم الياس', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 230,
    text: 'المكان طبيعة وظل نخيل، لكن البعوض بالليل يذبح وماكو نت بالأكواخ.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'عقيل الدراجي', language: 'ar', rating: 1, parts: [1, 2, 2, 1, 1, 2], with: 'family', daysAgo: 341,
    text: 'دفعنا فيلا بفلوس، والماي بالحمام ينزل خيط والتكييف مال الصالة ما يشتغل. كلمتهم ثلاث مرات وكل مرة يگولون جاي.',
    answer: 'نعتذر أستاذ عقيل، مضخة الفيلا كانت متوقفة وكان الواجب ننقلكم فوراً. أعدنا لكم نصف المبلغ وبدّلنا المضخة.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'سندس الحياني', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'family', daysAgo: 483,
    text: 'بخصم الثلاثين صار أرخص من كشتة. مراجيح تحت النخل وحارس طيب.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'Suha Karam', language: 'en', rating: 2, parts: [2, 3, 3, 2, 2, 2], with: 'family', daysAgo: 401,
    text: 'The sound of water at night is real and lovely. So are the mosquitoes. Our cottage had one working lamp and the pool was cloudy on Saturday after the Friday crowd.',
  },
  {
    of: 'sawaqi-rashidiya', guest: 'هالة الخزرجي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 121,
    text: 'رحنا وسط الأسبوع، المكان كله إلنا. ظل وساگية وسمچ، وحارس عاون الوالد للكوخ.',
  },
]
