import type { DemoReview } from './review-shapes.ts'

export const reviewsOfSouth: readonly DemoReview[] = [
  {
    of: 'mirsat-corniche', guest: 'عبدالسلام المالكي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 5,
    text: 'البواخر تمر من گدام الشباك وتقرا أسماءها. دگّوا الجرس باللوبي على عيد ميلاد ابني وصفّگ كل اللوبي.',
  },
  {
    of: 'mirsat-corniche', guest: 'Graham Whitlock', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 15,
    text: 'Eight rotations in Basra, always here. Reliable power, a desk that fits two screens, and zubaidi with tamarind on the last night as a rule.',
  },
  {
    of: 'mirsat-corniche', guest: 'شروق البدران', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 30,
    text: 'الزبيدي على التمر هندي أكلة ما تتفوت. المسبح الزجاجي على الشط والأطفال ما شبعوا.',
  },
  {
    of: 'mirsat-corniche', guest: 'غسان الرفاعي', language: 'ar', rating: 4, parts: [5, 5, 5, 4, 3, 5], with: 'couple', daysAgo: 46,
    text: 'كل شي على مستوى. المطعم غالي بس النوعية موجودة.',
  },
  {
    of: 'mirsat-corniche', guest: 'Priya Menon', language: 'en', rating: 4, parts: [5, 5, 4, 4, 4, 5], with: 'alone', daysAgo: 71,
    text: 'Good water pressure, good coffee, good people. On weekdays the breakfast room is all engineers, so go before seven.',
  },
  {
    of: 'mirsat-corniche', guest: 'هناء الأشرم', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 95,
    text: 'نهاية الأسبوع عوائل وهدوء. الغرفة النهرية بالخامس لا تتفوت.',
  },
  {
    of: 'mirsat-corniche', guest: 'کاوان ئیبراهیم', language: 'ku', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 122,
    text: 'بۆ کاری نەوت هاتم. ئینتەرنێت خێرا و ساردکەرەوە بەهێز، لە گەرمای بەسرە ئەوە هەموو شتێکە.',
  },
  {
    of: 'mirsat-corniche', guest: 'مصطفى الحلفي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 158,
    text: 'ليلة زواجنا. من الجناح للشط، ومن الشط للذكرى.',
  },
  {
    of: 'mirsat-corniche', guest: 'سوسن العيداني', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 199,
    text: 'الغرفة تمام، لكن الموقف امتلى وبقت سيارتنا بالشارع والحارس گال على مسؤوليتك.',
    answer: 'أخت سوسن، نعتذر. استأجرنا ساحة محروسة بجانب الفندق، والدخول إليها مجاني للضيوف.',
  },
  {
    of: 'mirsat-corniche', guest: 'Layth Barakat', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 244,
    text: 'I took my English wife to see where my father fished. Fifth floor, launches at arm’s length, dates by the bed.',
  },
  {
    of: 'mirsat-corniche', guest: 'رياض السعدون', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 303,
    text: 'فندق عالمي بمعنى الكلمة.',
  },
  {
    of: 'mirsat-corniche', guest: 'باسل التميمي', language: 'ar', rating: 1, parts: [2, 1, 2, 1, 1, 2], with: 'family', daysAgo: 380,
    text: 'حجزت غرفة نهرية ودفعت مقدّم، وصلت وانطوني غرفة على الشارع وگالوا النظام غلط. ثلاث ساعات نقاش باللوبي وأطفالي نايمين عالقنفات، وبالأخير ما رجّعوا الفرق إلا بعد أسبوع.',
    answer: 'أستاذ باسل، ما مررتم به غير مقبول ونعتذر لكم ولأطفالكم. الغرف النهرية صارت تُثبَّت برقمها، وأي خطأ منا يعني ليلة مجانية من دون نقاش.',
  },
  {
    of: 'mirsat-corniche', guest: 'Hanan Al-Mansouri', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 497,
    text: 'Pool with a river view, a bell for birthdays, and staff who remember which child is allergic to nuts. That last one is why we return.',
  },
  {
    of: 'mirsat-corniche', guest: 'نصير الجاسم', language: 'ar', rating: 4, parts: [5, 5, 4, 4, 4, 4], with: 'alone', daysAgo: 506,
    text: 'النت ممتاز والقاعة مرتبة. الجيم صغير بس كافي.',
  },
  {
    of: 'mirsat-corniche', guest: 'ميسم الخليفة', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 668,
    text: 'لا كهرباء تنقطع ولا ماي مالح، وهاي بالبصرة تسوى ذهب.',
  },
  {
    of: 'mirsat-corniche', guest: 'Oscar Lindgren', language: 'en', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'alone', daysAgo: 345,
    text: 'Solid hotel, wonderful position, tired air conditioning in my corner of the fourth floor. It was fixed on the second day. I would have preferred the first.',
    answer: 'Thank you, Oscar. The units on that corner have all been replaced before the heat.',
  },
  {
    of: 'bahhar-ashar', guest: 'جبار الدراجي', language: 'ar', rating: 4, parts: [3, 4, 3, 4, 5, 4], with: 'alone', daysAgo: 27,
    text: 'تاجر من العمارة وأنام هنا من عشر سنين. الطابق الثالث والمكيف القوي، والباقي ما يهم.',
  },
  {
    of: 'bahhar-ashar', guest: 'عباس الغالبي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'friends', daysAgo: 101,
    text: 'ريحة الهيل والبهار من السوق الهندي، والغرفة على گد سعرها.',
  },
  {
    of: 'bahhar-ashar', guest: 'نضال الشاوي', language: 'ar', rating: 1, parts: [1, 1, 1, 2, 1, 1], with: 'family', daysAgo: 170,
    text: 'ما أنصح العوائل. صراصر بالحمام والمصعد يوگف بين طابقين وابني انرعب.',
    answer: 'نعتذر أستاذ نضال. تعاقدنا مع شركة مكافحة تأتي كل أسبوعين، والمصعد صار عليه بطارية تنزله لأقرب طابق.',
  },
  {
    of: 'bahhar-ashar', guest: 'Viktor Petrov', language: 'en', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'alone', daysAgo: 275,
    text: 'Cheap and central. The creek is four minutes away, sleep is somewhat further. Ask for the third floor as the page says, the second is warm.',
  },
  {
    of: 'bahhar-ashar', guest: 'موسى البطاط', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 3, 2], with: 'alone', daysAgo: 417,
    text: 'الماي مالح والسخان عاطل. الرجال اللي يجيب الخبز هو أحسن شي بالفندق.',
  },
  {
    of: 'bahhar-ashar', guest: 'حبيب الكعبي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'alone', daysAgo: 599,
    text: 'يكفي لليلة شغل.',
  },
  {
    of: 'bahhar-ashar', guest: 'زاهیر قادر', language: 'ku', rating: 1, parts: [1, 1, 1, 2, 1, 1], with: 'friends', daysAgo: 486,
    text: 'بۆنی ماسی و ڕتووبەت لە ژوورەکەدا، ساردکەرەوەکەش دڵۆپەی دەکرد. یەک شەو بەس بوو.',
    answer: 'بەڕێز زاهیر، سوپاس بۆ ڕاستگۆییتان. نهۆمی دووەم نوێ کراوەتەوە و ساردکەرەوەکان گۆڕدراون.',
  },
  {
    of: 'bahhar-ashar', guest: 'عبدالواحد الساري', language: 'ar', rating: 4, parts: [3, 4, 3, 4, 5, 4], with: 'alone', daysAgo: 110,
    text: 'الطابق الثالث مثل ما ينصحون. العشار كله مشي، والسماور ما يبرد.',
  },
  {
    of: 'hinna-jazair', guest: 'غصون المظفر', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 22,
    text: 'أم زينب طلّعت للأطفال صندوگ ألعاب من ورا الباب، وما سمعنا صوتهم للعصر. شقة نظيفة ومطبخ بي مقلاة سمچ!',
    answer: 'الله يخليهم، زدت على الصندوگ سيارتين ولعبة، وأريد أشوفهم بعد.',
  },
  {
    of: 'hinna-jazair', guest: 'سعيد الفضلي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 133,
    text: 'شارع الجزائر تحت البيت، تسوق للنص الليل. صوت شوية بس متوقع.',
  },
  {
    of: 'hinna-jazair', guest: 'Rasha Al-Attar', language: 'en', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'family', daysAgo: 248,
    text: 'Family reunion, two flats, one fish pan in constant use. The caretaker is the kindest woman in Basra.',
  },
  {
    of: 'hinna-jazair', guest: 'توفيق الحمداني', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 239,
    text: 'المولدة تتأخر دقيقتين والمصعد يوگف بيها. غيره كلشي زين.',
    answer: 'شكراً أستاذ توفيق. أضفنا بطارية للمصعد، فما يوگف بعد بين القطع والمولدة.',
  },
  {
    of: 'hinna-jazair', guest: 'رباب السالم', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 556,
    text: 'رجعنا للمرة الثانية وحفظونا.',
  },
  {
    of: 'buwayb-abu-khaseeb', guest: 'فيصل الخصيبي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 12,
    text: 'الماي يدخل السواگي من وحده مع المد، وحجي سالم يشرح لجهالي شلون. گطف لنا عذگ برحي وأكلناه بالظل. أبوي من أهل المنطقة وهاجر من الثمانينات، أول ما شم ريحة التنور بچى. گعدنا للعصر نسمع قصص عن السياب وجيكور، وبالليل سمچ مشوي وخبز حار. الغرف بسيطة بس نظيفة، والحوش مكنوس ومرشوش، والمولدة بعيدة ما تسمعها. إذا عندك أهل بالغربة جيبهم هنا قبل أي مكان ثاني.',
  },
  {
    of: 'buwayb-abu-khaseeb', guest: 'Emma Lindholm', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 84,
    text: 'We arrived at high tide and watched the orchard water itself. Haj Salim cut dates with a knife older than me. I have written to everyone I know.',
  },
  {
    of: 'buwayb-abu-khaseeb', guest: 'علاء الهاشمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 4], with: 'family', daysAgo: 186,
    text: 'ألعاب للأطفال وأمان ونخل. سمچ ما ذايق مثله.',
  },
  {
    of: 'buwayb-abu-khaseeb', guest: 'نهاد العبادي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 233,
    text: 'بعوض بالليل لازم تجيب دهن. الجو ما يتعوض.',
  },
  {
    of: 'buwayb-abu-khaseeb', guest: 'سەرگوڵ نادر', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 520,
    text: 'لە سلێمانییەوە هاتین بۆ باشوور، خورمای تازە لە دارەوە. میواندارییەکەیان بێ هاوتایە.',
  },
  {
    of: 'nakhuda-corniche', guest: 'سيف الراشد', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 10,
    text: 'خرايط بمبي وزنجبار بالممرات، وچاي نومي بصرة يجي بلا طلب وقت الغروب. فندق بيه حچاية.',
  },
  {
    of: 'nakhuda-corniche', guest: 'Stephen Hale', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'alone', daysAgo: 62,
    text: 'My great-uncle sailed out of Basra and I found his ports on the corridor walls. Strong shower, wide bed, sunset included.',
  },
  {
    of: 'nakhuda-corniche', guest: 'إيلاف الصباح', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 145,
    text: 'العائلية واسعة والبلم من الدرج تحت بمبلغ بسيط. الفطور متكرر.',
  },
  {
    of: 'nakhuda-corniche', guest: 'قيصر الجابري', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 2, 4], with: 'couple', daysAgo: 234,
    text: 'بالخصم زين، بدون الخصم غالي. النت يضعف بالطابق السادس.',
  },
  {
    of: 'nakhuda-corniche', guest: 'نسرين الخالد', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 362,
    text: 'نظافة وهدوء وغير مدخنين فعلاً.',
  },
  {
    of: 'nakhuda-corniche', guest: 'دیار حەمەڕەش', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'friends', daysAgo: 505,
    text: 'دیمەنەکەی جوانە، بەڵام ئاسانسۆرەکە هێواشە و شەو گەرم بوو هەتا ساردکەرەوەکەیان چاک کرد.',
    answer: 'بەڕێز دیار، سوپاس. ساردکەرەوەی ئەو ژوورە گۆڕدرا و ئاسانسۆرەکەش چاک کرایەوە.',
  },
  {
    of: 'nakhuda-corniche', guest: 'Roger Ashby', language: 'en', rating: 1, parts: [2, 2, 2, 1, 1, 2], with: 'couple', daysAgo: 600,
    text: 'The terrace is as lovely as described. Our room was above the kitchen fan, which ran until two, and the desk told us to close the window that was already closed.',
    answer: 'We apologise, Roger. The fan has been moved to the roof of the annexe and that room is now an office.',
  },
  {
    of: 'nakhuda-corniche', guest: 'Suzan Fadhil', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 114,
    text: 'Charts of Zanzibar for the grandfather, a boat ride for the grandchildren. Dried-lime tea for everyone.',
  },
  {
    of: 'qamariya-ashar', guest: 'Beatrice Wong', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 18,
    text: 'At ten in the morning the stairs turn red and green. I sat on the third step until the colours moved on. The architects who restored this deserve a medal.',
  },
  {
    of: 'qamariya-ashar', guest: 'ديما الشماع', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 93,
    text: 'شناشيل وساج هندي وگمرية، وفطور دبس وراشي فوگ. صورت أكثر من مية صورة.',
  },
  {
    of: 'qamariya-ashar', guest: 'Adel Mansi', language: 'en', rating: 5, parts: [5, 5, 5, 4, 5, 4], with: 'alone', daysAgo: 107,
    text: 'Five rooms, one creek, no television noise. Bliss.',
  },
  {
    of: 'qamariya-ashar', guest: 'أثير البصري', language: 'ar', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'couple', daysAgo: 304,
    text: 'تراثنا بيد أمينة.',
  },
  {
    of: 'qamariya-ashar', guest: 'لؤي المنديل', language: 'ar', rating: 3, parts: [4, 4, 3, 3, 2, 4], with: 'family', daysAgo: 462,
    text: 'حلو بس للأزواج، مع الأطفال خفنا على الزجاج الملون طول الوقت.',
    answer: 'شكراً أستاذ لؤي على حرصك. وضعنا حاجزاً خشبياً عند الدرج، وغرفة الحوش أنسب للعوائل.',
  },
  {
    of: 'athl-zubair', guest: 'كامل الظالمي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 5], with: 'alone', daysAgo: 33,
    text: 'فطور 4 ونص الصبح وغسيل كل مسا. فاهمين شغل المناوبات.',
  },
  {
    of: 'athl-zubair', guest: 'Jorge Salcedo', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 126,
    text: 'Rotation hotel done right. Boots on the rack, windows sealed against dust, generator you never notice.',
  },
  {
    of: 'athl-zubair', guest: 'مشعل العنزي', language: 'ar', rating: 2, parts: [3, 2, 3, 2, 2, 2], with: 'alone', daysAgo: 237,
    text: 'الغرفة المفردة علبة كبريت والحمام ريحته قوية. الأكل ثقيل.',
  },
  {
    of: 'athl-zubair', guest: 'غازي الخالدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 376,
    text: 'بموسم الكمأ طبخوا لنا تمن وكمأ، هاي ما تنّسى.',
  },
  {
    of: 'athl-zubair', guest: 'حسنة الزبيري', language: 'ar', rating: 1, parts: [2, 1, 1, 2, 1, 2], with: 'family', daysAgo: 500,
    text: 'جينا عائلة لعزاء ونص الليل عمال يحچون بالممر ويدخنون. الاستقبال گال ما أگدر أگول لهم شي.',
    answer: 'أختنا الكريمة، البقاء لله، ونعتذر عن تلك الليلة. صار الطابق الأول للعوائل فقط، وللمناوب صلاحية إسكات الممرات.',
  },
  {
    of: 'multaqa-qurna', guest: 'رعد القرني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 49,
    text: 'من السطح تشوف دجلة بنّي والفرات أخضر والخط بينهم. أبو كاظم طباخ سمچ ما عليه حچاية.',
  },
  {
    of: 'multaqa-qurna', guest: 'Simon Archer', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'friends', daysAgo: 116,
    text: 'Two rivers from one roof. Simple beds, loud frogs, magnificent carp.',
  },
  {
    of: 'multaqa-qurna', guest: 'وصال الموسوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 235,
    text: 'استراحة طريق صارت أحلى محطة بالسفرة.',
  },
  {
    of: 'multaqa-qurna', guest: 'شاكر العامري', language: 'ar', rating: 2, parts: [2, 3, 2, 3, 3, 2], with: 'family', daysAgo: 587,
    text: 'الكهرباء بالليل تجي وتروح وماكو مولدة كافية، والحر ذبح الأطفال. الناس كرماء بس ما نمنا.',
    answer: 'حقك أخي شاكر. اشترينا مولدة أكبر هالسنة ومبردات احتياط، وتعال ضيفي ليلة.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'نشوان الحمداني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 8,
    text: 'أخذنا سلة وقوري وحصيرة من الاستقبال وگعدنا بالغابات. الكبة مصلاوية أصلية، عريضة ومن برغل.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'Miriam Yaqo', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 57,
    text: 'I left Mosul as a child. From the sixth floor I counted the bridges, and they were all there. The staff let me cry in peace and then brought tea.',
    answer: 'Dear Miriam, welcome home. The sixth floor knows you now, and so do we.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'غزل العبيدي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 117,
    text: 'ألعاب الأطفال نظيفة والحديقة وسيعة. الجمعة القوزي ينتهي بسرعة فاحجز من وقت.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'باسم الطائي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 192,
    text: 'خدمة وهدوء وتدفئة ممتازة.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'زیرەک حەسەن', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 288,
    text: 'لە دهۆکەوە بۆ ڕۆژێک هاتین و شەوێک ماینەوە. دارستانەکە و ڕووبارەکە زۆر خۆشن.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'سنا الجليلي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'couple', daysAgo: 414,
    text: 'النهرية حلوة بس السجاد قديم والستارة مكسورة.',
    answer: 'شكراً أخت سنا، جدّدنا أثاث الطابق السادس بالكامل.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'عبدالجبار النعيمي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 506,
    text: 'الموصل راجعة والفندق يشهد.',
  },
  {
    of: 'shaqaiq-ghabat', guest: 'ڕێناز خالید', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 335,
    text: 'دارستان و ڕووبارەکە زۆر خۆشن، بەڵام ژوورەکە بچووکتر بوو لە وێنەکان و ئێوارانی هەینی پارکینگ نەما.',
  },
  {
    of: 'hillan-old-mosul', guest: 'David Ellis', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 17,
    text: 'Honey-coloured walls rebuilt by the sons of the men who built them. The fig tree in the court is older than all of it. Coppersmiths start at nine, and you will want to be awake.',
  },
  {
    of: 'hillan-old-mosul', guest: 'رغد الصائغ', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 76,
    text: 'نمت نومة عميقة ورا حيطان الحلّان. من السطح الحدباء گدامك. كل حجر بيه قصة والبنّاء نفسه حچى لنا.',
  },
  {
    of: 'hillan-old-mosul', guest: 'مظفر السنجري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 143,
    text: 'أولادي تعلموا شنو يعني إيوان. فطور قيمر وكاهي على الحوش.',
  },
  {
    of: 'hillan-old-mosul', guest: 'Claudia Marini', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 239,
    text: 'As a restorer I look for the join between old and new. Here they show it to you with pride. Warm beds, thick silence.',
  },
  {
    of: 'hillan-old-mosul', guest: 'زياد الملا', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 367,
    text: 'الأزقة ضيقة، اترك السيارة بعيد وتعال مشي. التجربة تستاهل.',
  },
  {
    of: 'hillan-old-mosul', guest: 'شەوبۆ ئەحمەد', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 491,
    text: 'جوانترین ماڵ کە تێیدا خەوتووم، بەردەکانی وەک هەنگوینن.',
  },
  {
    of: 'summaq-zuhur', guest: 'يسرى البدراني', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 34,
    text: 'شقة نظيفة ومدفأة بكل غرفة وبطانية ثانية. أول مرة لوحة كوي ما تهتز!',
  },
  {
    of: 'summaq-zuhur', guest: 'عمر الخياط', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 165,
    text: 'قريبة من الجامعة وهادية. قنينة السماق حركة حلوة.',
  },
  {
    of: 'summaq-zuhur', guest: 'أنفال الحديدي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'family', daysAgo: 328,
    text: 'الماي ضعيف بالطابق الرابع الظهر.',
    answer: 'شكراً، نصبنا مضخة للطابقين الثالث والرابع.',
  },
  {
    of: 'summaq-zuhur', guest: 'Basil Anwar', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 500,
    text: 'Stayed while our own flat was being painted. Nearly cancelled the painter.',
  },
  {
    of: 'summaq-zuhur', guest: 'رعد الجرجري', language: 'ar', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 488,
    text: 'وصلنا الساعة 9 بالليل وصاحب المفتاح تلفونه مغلق. ساعة ونص بالبرد ويانا رضيع.',
    answer: 'أستاذ رعد، نعتذر بشدة. وضعنا صندوق مفاتيح برقم سري عند الباب، ورقمين مناوبين على مدار الليل.',
  },
  {
    of: 'tannur-bartella', guest: 'حكمت ججو', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 25,
    text: 'ريحة الخبز من بعيد. غرفة هادية وحقل حنطة من الشباك.',
  },
  {
    of: 'tannur-bartella', guest: 'Karen Matti', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'couple', daysAgo: 128,
    text: 'A bakery with thirty rooms upstairs. Quiet, plain, warm. Buy bread for the road.',
  },
  {
    of: 'tannur-bartella', guest: 'فارس اللهيبي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 249,
    text: 'محطة طريق جيدة. الغرفة بردت بالليل لأن التدفئة انطفت.',
  },
  {
    of: 'tannur-bartella', guest: 'جەمیل عەبدوڵڵا', language: 'ku', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'family', daysAgo: 403,
    text: 'لە هەولێرەوە بەرەو مووسڵ لێرە لامان دا. ژووری خێزانی بچووک بوو و سێ جار داوای خاولیم کرد.',
    answer: 'کاک جەمیل، ببوورە. ئێستا خاولی و بەتانیی زیادە لە ناو دۆڵابی هەموو ژوورێکدایە.',
  },
  {
    of: 'tannur-bartella', guest: 'صفوان الجبوري', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 477,
    text: 'الخبز أول والباقي بعدين.',
  },
  {
    of: 'lawz-alqosh', guest: 'Sargon Isho', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 20,
    text: 'Nona Maryam’s almond cakes are smaller than her hospitality. We climbed to the monastery at dawn and were back for lentil soup by ten.',
  },
  {
    of: 'lawz-alqosh', guest: 'رنا قسيونان', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 100,
    text: 'بيت حجر بارد بالصيف ودافي بالشتا، ولحاف مخيط بالإيد. هدوء تسمع بي المعزى.',
  },
  {
    of: 'lawz-alqosh', guest: 'Pauline Girard', language: 'en', rating: 5, parts: [5, 4, 5, 5, 5, 5], with: 'alone', daysAgo: 114,
    text: 'Vaulted storeroom, wool quilt, stars. I asked for nothing and was given pickled turnip.',
  },
  {
    of: 'lawz-alqosh', guest: 'نەوال ئەبراهام', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 310,
    text: 'پیرەژنێکی دڵفراوان، وەک نەنکم. بەیانیی زوو زەنگی دێرەکە دێت.',
  },
  {
    of: 'lawz-alqosh', guest: 'ستيفان ميخو', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 503,
    text: 'الدرب للبيت صاعد، بس المنظر بالنهاية يسكّتك.',
  },
  {
    of: 'butm-bashiqa', guest: 'إخلاص الحيالي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 14,
    text: 'قطفنا زيتون ورحنا بالتريلة للمعصرة ورجعنا بغرشة زيت. الأطفال هذا أحلى درس أخذوه.',
  },
  {
    of: 'butm-bashiqa', guest: 'عبدالواحد الطائي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 68,
    text: 'مسبح عين، ألعاب تحت البطم، وراشي بالخمسة. وبخصم 25 بالمية!',
  },
  {
    of: 'butm-bashiqa', guest: 'Nahrin Dawood', language: 'en', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'family', daysAgo: 141,
    text: 'Stone porches in four rows, each with the plain to itself. The top row is a climb with luggage.',
  },
  {
    of: 'butm-bashiqa', guest: 'مهند الزيباري', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 238,
    text: 'الجمعة زحمة، وأماكن الشواء ما تكفي.',
    answer: 'شكراً أستاذ مهند. أضفنا ثماني شوايات في الصف الأعلى.',
  },
  {
    of: 'butm-bashiqa', guest: 'هێلین خەلیل', language: 'ku', rating: 4, parts: [4, 4, 4, 4, 3, 4], with: 'friends', daysAgo: 371,
    text: 'دیمەنی دەشتی نەینەوا لە پەنجەرەوە. مەلەوانگەکە ساردە.',
  },
  {
    of: 'butm-bashiqa', guest: 'وعد السبعاوي', language: 'ar', rating: 1, parts: [1, 2, 1, 1, 1, 2], with: 'friends', daysAgo: 515,
    text: 'كوخنا بأول صف يم الموقف، دخان سيارات ودگات باب للفجر. طلبنا غيره وگالوا محجوز وشفناه فارغ ثاني يوم.',
    answer: 'أستاذ وعد، نعتذر بصدق. الأكواخ التي بجانب الموقف أصبحت مخزناً، والموقف نُقل أسفل التل.',
  },
  {
    of: 'butm-bashiqa', guest: 'جوان سەعدی', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 51,
    text: 'منداڵەکان زەیتوونیان کۆ کردەوە و بە تریلەکە چوون بۆ ئاشەکە. بوتڵێک ڕۆنی خۆمان هێنایەوە.',
  },
  {
    of: 'mudhif-chibayish', guest: 'Anna Kowalczyk', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 7,
    text: 'Eleven arches of reed and not one nail. We slept under nets, woke to kingfishers and were poled out at dawn with buffalo cream still on our fingers. Go before you plan anything else in the south.',
  },
  {
    of: 'mudhif-chibayish', guest: 'سوادي الأسدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 4], with: 'family', daysAgo: 16,
    text: 'سيد هاشم أبو الكرم، قهوة وسوالف وقيمر جاموس ما طالعة عليه الشمس. والمشحوف وقت الفجر، سكون.',
  },
  {
    of: 'mudhif-chibayish', guest: 'حيدر الناشي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 36,
    text: 'شباب من بغداد، أول مرة نشوف الهور. رجعنا ناس ثانية.',
  },
  {
    of: 'mudhif-chibayish', guest: 'Oliver Grant', language: 'en', rating: 5, parts: [4, 5, 5, 4, 5, 4], with: 'couple', daysAgo: 52,
    text: 'Do not expect a hotel. Expect a cathedral of reeds, a fan, a mosquito net and the best breakfast in Iraq.',
  },
  {
    of: 'mudhif-chibayish', guest: 'أزهار العساكرة', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 81,
    text: 'بنتي شربت حليب جاموس وضحكت. أهل الهور أهلنا.',
  },
  {
    of: 'mudhif-chibayish', guest: 'ڕێباز عەلی', language: 'ku', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 108,
    text: 'لە سلێمانییەوە حەوت کاتژمێر ڕێگامان بڕی و پەشیمان نین. ماڵی قامیش و گامێش و هێمنی. سەید هاشم نەیهێشت پارەی چا بدەین، وتی میوان لە هۆڕدا پارە نادات. بەیانی پێش خۆرهەڵاتن بە مەشحوف بردینی، ئاو وەک ئاوێنە بوو و تەنها دەنگی باڵندە دەهات. خەوتنەکە سادەیە، لەسەر زەوی و لەژێر تۆڕدا، بۆیە ئەوەی بەدوای هوتێلدا دەگەڕێت با نەیەت. ئەوەی دەیەوێت عێراقێکی تر ببینێت، با هەر ئەمڕۆ حجز بکات.',
  },
  {
    of: 'mudhif-chibayish', guest: 'سرمد القيسي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'family', daysAgo: 152,
    text: 'تجربة فريدة. حمامات الغرفة المشتركة برّه المضيف وهذا يصعب على الكبار بالليل.',
  },
  {
    of: 'mudhif-chibayish', guest: 'Tara Jenkins', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'family', daysAgo: 224,
    text: 'Our children, seven and ten, call it the grass palace. Bring repellent and a torch for the path.',
    answer: 'Thank you, Tara. There are solar lamps along the whole path now, and the buffalo calf your daughter named is doing well.',
  },
  {
    of: 'mudhif-chibayish', guest: 'كاظم الحساني', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 241,
    text: 'مضيف وديوان وناس ما تعرف تسد بابها.',
  },
  {
    of: 'mudhif-chibayish', guest: 'تغريد البياتي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'couple', daysAgo: 383,
    text: 'الحر بالليل قوي والمراوح ما تكفي، روحوا بالشتا أو الربيع. الناس على راسي.',
  },
  {
    of: 'mudhif-chibayish', guest: 'Marco Bellini', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 481,
    text: 'I photograph vanishing places. This one refuses to vanish.',
  },
  {
    of: 'mudhif-chibayish', guest: 'شيماء الزيدي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 632,
    text: 'السيد وعائلته عاملونا مثل أهلهم.',
  },
  {
    of: 'mudhif-chibayish', guest: 'Beth Carver', language: 'en', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'family', daysAgo: 511,
    text: 'A once-in-a-lifetime place that we visited in the wrong week. The heat under the reeds at night was hard for our toddler, and the fans do what fans can do. The hospitality is beyond praise: Sayyid Hashim’s sisters took the child to the water at dawn so that we could sleep for two hours, fed us rice bread and buffalo cream, and refused a tip three times. Come in the cool months, bring light cotton and a good torch, and you will give it the five that I could not give in those three nights.',
  },
  {
    of: 'abudhiya-nasiriyah', guest: 'منذر الشطري', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 23,
    text: 'ليلة الخميس واحد گال أبوذية وسكت المقهى كله. فندق مدينة بس بيه روح الجنوب.',
  },
  {
    of: 'abudhiya-nasiriyah', guest: 'Isabelle Fournier', language: 'en', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'alone', daysAgo: 115,
    text: 'Perfect base for Ur and the marshes. The desk arranged a driver in ten minutes. Lift, printer, lunch: all work.',
  },
  {
    of: 'abudhiya-nasiriyah', guest: 'ميثاق الركابي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 5, 5], with: 'alone', daysAgo: 130,
    text: 'المدير يرد على تلفونه صدگ! الطابعة بيها حبر والنت زين.',
  },
  {
    of: 'abudhiya-nasiriyah', guest: 'ليلى الحصونة', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 243,
    text: 'غرفة الثلاثة صغيرة والشباك على منور.',
    answer: 'شكراً أخت ليلى، نخبر الضيوف الآن أي غرف على الشارع وأيها على المنور قبل الحجز.',
  },
  {
    of: 'abudhiya-nasiriyah', guest: 'نعمة الزيرجاوي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 2, 2], with: 'alone', daysAgo: 445,
    text: 'الفطور بارد والخدمة بطيئة الصبح، والبقية عادي.',
  },
  {
    of: 'abudhiya-nasiriyah', guest: 'سیروان مەعرووف', language: 'ku', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 603,
    text: 'گەشتی ئوور و هۆڕەکانیان بۆ ڕێک خستین. شەوی پێنجشەممە گۆرانیی باشووریمان بیست.',
  },
  {
    of: 'lazward-ur', guest: 'Henry Caldwell', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 11,
    text: 'A telescope wheeled onto sand, a ziggurat on the horizon, a blue pool in between. My daughter wants to be both an astronomer and a queen of Ur.',
  },
  {
    of: 'lazward-ur', guest: 'أوس الغزي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'family', daysAgo: 73,
    text: 'غرف طين مقببة باردة والمسبح أزرق لازوردي. الزقورة تنشاف من الفراش.',
  },
  {
    of: 'lazward-ur', guest: 'رسول العتابي', language: 'ar', rating: 4, parts: [4, 5, 4, 4, 4, 4], with: 'friends', daysAgo: 167,
    text: 'رحلة مدرسية كاملة وما اختل شي. الأكل متوسط.',
  },
  {
    of: 'lazward-ur', guest: 'Yasmin Farouk', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 261,
    text: 'Cool domed rooms, wheelchair paths everywhere, no street lamp for kilometres.',
  },
  {
    of: 'lazward-ur', guest: 'حنين الصالحي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 390,
    text: 'ليلة النجوم ما راح أنساها.',
  },
  {
    of: 'lazward-ur', guest: 'سالم الجويبراوي', language: 'ar', rating: 1, parts: [1, 2, 2, 1, 1, 2], with: 'family', daysAgo: 483,
    text: 'الكهرباء انقطعت أربع ساعات بعز الحر والمولدة ما كفت إلا للمطعم. طلعنا نگعد بالسيارة على التكييف.',
    answer: 'نعتذر أستاذ سالم. كان العطل في المولدة الرئيسية، واشترينا ثانية تشغّل الغرف كلها، وأعدنا ثمن الليلة.',
  },
  {
    of: 'lazward-ur', guest: 'هەڵمەت ئیسماعیل', language: 'ku', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'family', daysAgo: 410,
    text: 'شەوی ئەستێرەکان و مەلەوانگە شینەکە زۆر جوان بوون. خواردنەکە سادە بوو و گەرما بەهێز.',
  },
  {
    of: 'shitla-diwaniyah', guest: 'حافظ الجبوري', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 38,
    text: 'تمن العنبر ريحته توصل للطابق السادس. المحكمة قريبة وهذا اللي أحتاجه.',
  },
  {
    of: 'shitla-diwaniyah', guest: 'لطيف الزاملي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 4, 3], with: 'alone', daysAgo: 121,
    text: 'الفراش مريح والموقف مصيبة. ألف لفة حتى لگيت مكان.',
  },
  {
    of: 'shitla-diwaniyah', guest: 'زهرة الخالدي', language: 'ar', rating: 2, parts: [3, 3, 2, 2, 3, 2], with: 'family', daysAgo: 279,
    text: 'النهرية طلبناها وأعطونا الخلفية. الغداء خلص الساعة 1 ونص.',
    answer: 'شكراً أختنا، صار الغداء يُحجز من الصبح للنزلاء، والغرفة النهرية تُثبَّت برقمها.',
  },
  {
    of: 'shitla-diwaniyah', guest: 'Robin Hayes', language: 'en', rating: 4, parts: [4, 4, 4, 4, 5, 4], with: 'alone', daysAgo: 406,
    text: 'The rice. Everything people say about the rice is true.',
  },
  {
    of: 'shitla-diwaniyah', guest: 'عبدالحسين العگيلي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 491,
    text: 'أهل الديوانية أهل كرم والفندق منهم.',
  },
  {
    of: 'fanus-diwaniyah', guest: 'إيناس الكعبي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 44,
    text: 'فانوس على كل درجة، ما نمشي بالظلمة. صاحبة البيت جابت سرير للرضيع خلال ربع ساعة.',
  },
  {
    of: 'fanus-diwaniyah', guest: 'عبدالكريم الشبلاوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 5], with: 'alone', daysAgo: 139,
    text: 'هادية ونظيفة. سچاچين حقيقية ومناشف كافية.',
  },
  {
    of: 'fanus-diwaniyah', guest: 'نور الظاهر', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 356,
    text: 'كأنك ببيت عمتك.',
  },
  {
    of: 'fanus-diwaniyah', guest: 'هشام الكلابي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 3, 3], with: 'couple', daysAgo: 498,
    text: 'النت يطفي مع القطع لحد ما تشتغل المولدة.',
  },
  {
    of: 'raqim-afak', guest: 'Ingrid Solberg', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 31,
    text: 'The children of the house wrote our names in wedges. At sunrise their father walked us over Nippur as if it were his garden.',
  },
  {
    of: 'raqim-afak', guest: 'حسين العفكاوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'family', daysAgo: 144,
    text: 'بيض عرب وخبز حار وجوافة، ورجعنا بلوح طين بي اسم بنتي.',
  },
  {
    of: 'raqim-afak', guest: 'هيثم الكوازي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 5, 4], with: 'friends', daysAgo: 343,
    text: 'بسيط ونظيف. لا تنسون الشفقة، ماكو ظل هناك.',
  },
  {
    of: 'raqim-afak', guest: 'Matthew Stone', language: 'en', rating: 4, parts: [3, 5, 4, 4, 5, 4], with: 'alone', daysAgo: 589,
    text: 'Plain room, extraordinary mornings.',
  },
  {
    of: 'tarrada-amara', guest: 'سنابل الساعدي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'family', daysAgo: 26,
    text: 'طرّادة معلّقة بالسقف وأولادي مددوا على السجاد يباوعون. مسموطة الأربعاء مثل مال أمي.',
  },
  {
    of: 'tarrada-amara', guest: 'رحيم البيضاني', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'couple', daysAgo: 130,
    text: 'النهرية تطل على دجلة والكراسي مريحة. الفطور خلص بسرعة.',
  },
  {
    of: 'tarrada-amara', guest: 'George Tanner', language: 'en', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'friends', daysAgo: 251,
    text: 'Five in the morning, a thermos, a packed breakfast, then the Huwaiza marsh. Back by lunch in a proper bed.',
  },
  {
    of: 'tarrada-amara', guest: 'كرار الموسوي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 373,
    text: 'القاعة بيها عزيمة والصوت صعد للغرفة.',
    answer: 'نعتذر أستاذ كرار، المناسبات تنتهي الآن العاشرة، ونخبر الضيوف بها قبل الوصول.',
  },
  {
    of: 'tarrada-amara', guest: 'نجلاء المحمداوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 485,
    text: 'حوش برتقال وهدوء بنص العمارة.',
  },
  {
    of: 'tarrada-amara', guest: 'Miles Jefferson', language: 'en', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 478,
    text: 'The canoe over the lobby is a marvel. The mattress under me was not. The packed breakfast for the marsh was generous.',
    answer: 'Thank you, Miles. The mattresses on the second floor were changed this season.',
  },
  {
    of: 'mina-amara', guest: 'نور الخميسي', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 40,
    text: 'بنت صاحب البيت علّمتني أرسم نخلة وبلم بالقلم الفضي. سوگ قديم من السطح وكليچة العصر.',
  },
  {
    of: 'mina-amara', guest: 'Laura Hodge', language: 'en', rating: 5, parts: [5, 5, 5, 5, 5, 5], with: 'alone', daysAgo: 129,
    text: 'A silversmith’s bench left as it was, soot and all. I took the drawing lesson and the pastry, twice.',
  },
  {
    of: 'mina-amara', guest: 'جاسم الصابئ', language: 'ar', rating: 5, parts: [5, 5, 5, 5, 4, 5], with: 'couple', daysAgo: 355,
    text: 'شغل أهلنا محفوظ هنا بمحبة.',
  },
  {
    of: 'mina-amara', guest: 'مهيمن اللامي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 507,
    text: 'الدرج خشب ويطقطق، بس هذا طبعه.',
  },
  {
    of: 'tala-samawah', guest: 'فاضل السماوي', language: 'ar', rating: 4, parts: [4, 4, 4, 4, 4, 4], with: 'family', daysAgo: 29,
    text: 'نخل السماوة من الشباك والسجادة حمرا بيها جمال. نظيف ومرتب.',
  },
  {
    of: 'tala-samawah', guest: 'Neil Foster', language: 'en', rating: 3, parts: [3, 4, 3, 3, 3, 3], with: 'alone', daysAgo: 155,
    text: 'A useful stop for Uruk. The driver from reception was excellent, the room less so: a humming fridge and a thin curtain.',
  },
  {
    of: 'tala-samawah', guest: 'أحمد الغانمي', language: 'ar', rating: 2, parts: [2, 3, 2, 2, 2, 3], with: 'family', daysAgo: 247,
    text: 'المصعد عاطل والرباعية بالثالث ووياي جهال ثلاثة وجنط.',
    answer: 'نعتذر منك أستاذ أحمد، المصعد صار عليه عقد صيانة، ونسكن العوائل بالأول إذا كان تحت التصليح.',
  },
  {
    of: 'tala-samawah', guest: 'حسن البركاتي', language: 'ar', rating: 3, parts: [3, 3, 3, 3, 4, 3], with: 'alone', daysAgo: 397,
    text: 'عادي. الكورنيش حلو بالليل.',
  },
  {
    of: 'tala-samawah', guest: 'علي الظالمي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'friends', daysAgo: 473,
    text: 'استقبال بشوش وفطور حار.',
  },
  {
    of: 'ballur-sawa', guest: 'Petra Novotná', language: 'en', rating: 5, parts: [4, 5, 5, 5, 5, 5], with: 'couple', daysAgo: 19,
    text: 'So dark that I could see my hand by the Milky Way. Camels at the neighbour’s well, a fire for each row, silence like a blanket.',
  },
  {
    of: 'ballur-sawa', guest: 'عقيل السماوي', language: 'ar', rating: 5, parts: [4, 5, 5, 5, 4, 5], with: 'family', daysAgo: 102,
    text: 'موقد نار وسماء ومسبح للأطفال. كشتة بلا تعب.',
  },
  {
    of: 'ballur-sawa', guest: 'أسعد الجياشي', language: 'ar', rating: 4, parts: [3, 4, 4, 4, 4, 4], with: 'friends', daysAgo: 216,
    text: 'بخصم الثلاثين صفقة. الطريق ترابي بالأخير.',
  },
  {
    of: 'ballur-sawa', guest: 'بان الطائي', language: 'ar', rating: 3, parts: [3, 4, 3, 3, 3, 2], with: 'family', daysAgo: 236,
    text: 'الماي بالحمام قليل ويطلع مالح. النجوم تعوّض.',
    answer: 'شكراً أخت بان. نجلب الآن ماءً عذباً بالحوضيات يومين في الأسبوع، والضغط صار أفضل.',
  },
  {
    of: 'ballur-sawa', guest: 'رياض العبدلي', language: 'ar', rating: 1, parts: [1, 1, 2, 1, 1, 1], with: 'family', daysAgo: 510,
    text: 'مسبح فارغ! جينا علمود المسبح مال الصور وگالوا نملاه باچر. ولا اعتذار ولا فرق سعر.',
    answer: 'أستاذ رياض، معك حق. كان المسبح تحت التنظيف ولم نكتب ذلك في الصفحة. نكتبه الآن قبل أسبوع، وأرسلنا لك نصف ما دفعت.',
  },
]
