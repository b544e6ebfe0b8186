import type { DemoTourismPackage } from '../discovery-shapes.ts'
import type { Text } from '../shapes.ts'

const flights: Text = {
  en: 'Return flights with one suitcase each',
  ar: 'الطيران ذهاباً وإياباً مع حقيبة واحدة',
  ku: 'بلیتی چوون و گەڕانەوە لەگەڵ جانتایەکدا',
}
const breakfasts: Text = {
  en: 'Breakfast in all hotels',
  ar: 'الفطور في جميع الفنادق',
  ku: 'نانی بەیانی لە هەموو هوتێلەکاندا',
}
const transfers: Text = {
  en: 'Transfers from and to the airport',
  ar: 'النقل من المطار وإليه',
  ku: 'هێنان و بردنی فڕۆکەخانە',
}
const arabicGuide: Text = { en: 'A guide who speaks Arabic', ar: 'دليل يتحدث العربية', ku: 'ڕێبەرێکی عەرەبیزان' }
const kurdishGuide: Text = {
  en: 'A guide who speaks Kurdish and Arabic',
  ar: 'دليل يتحدث الكردية والعربية',
  ku: 'ڕێبەرێک کە بە کوردی و عەرەبی دەدوێت',
}
const coach: Text = {
  en: 'Coach for all overland stages',
  ar: 'حافلة حديثة لجميع التنقلات البرية',
  ku: 'پاسی ئاسوودە بۆ هەموو ڕێگاکان',
}
const privateCar: Text = {
  en: 'A car and driver for the two of you',
  ar: 'سيارة خاصة بسائقها طوال الإقامة',
  ku: 'ئۆتۆمبێل و شۆفێری تایبەتی خۆتان',
}
const admissions: Text = {
  en: 'Admission wherever the programme stops',
  ar: 'رسوم الدخول الواردة في البرنامج',
  ku: 'بلیتی شوێنەکانی ناو بەرنامە',
}
const visaPapers: Text = {
  en: 'Help with the visa papers',
  ar: 'المساعدة في معاملة التأشيرة',
  ku: 'یارمەتیدان لە کاغەزەکانی ڤیزادا',
}

const visaFee: Text = { en: 'Visa fee of the country', ar: 'رسوم تأشيرة البلد', ku: 'کرێی ڤیزای وڵاتەکە' }
const insurance: Text = { en: 'Travel and health insurance', ar: 'تأمين السفر والتأمين الصحي', ku: 'بیمەی گەشت و تەندروستی' }
const tips: Text = { en: 'Tips for guides and drivers', ar: 'إكراميات الأدلّاء والسائقين', ku: 'بەخشیشی ڕێبەر و شۆفێر' }
const otherMeals: Text = {
  en: 'Meals the programme does not mention',
  ar: 'الوجبات غير المذكورة في البرنامج',
  ku: 'ئەو ژەمانەی لە بەرنامەدا نین',
}
const pocketMoney: Text = {
  en: 'Shopping and personal expenses',
  ar: 'المشتريات والمصاريف الشخصية',
  ku: 'کڕین و خەرجیی تایبەت',
}
const singleRoom: Text = {
  en: 'Supplement for a single room',
  ar: 'فرق سعر الغرفة المفردة',
  ku: 'جیاوازیی نرخی ژووری تاککەسی',
}
const boots: Text = {
  en: 'Boots and a warm jacket',
  ar: 'حذاء المشي والسترة الدافئة',
  ku: 'پێڵاوی ڕێپێوان و چاکەتی گەرم',
}

export const tourismInTheWorld: DemoTourismPackage[] = [
  {
    key: 'cairo-luxor-week',
    category: 'world',
    type: 'culture',
    location: 'baghdad',
    destination: { en: 'Cairo and Luxor, Egypt', ar: 'القاهرة والأقصر، مصر', ku: 'قاهیرە و ئوقسور، میسر' },
    title: {
      en: 'From Ibn Tulun to Karnak',
      ar: 'من ملوية ابن طولون إلى الكرنك',
      ku: 'لە قاهیرەوە تا پەرستگای کەرنەک',
    },
    description: {
      en: 'Ahmad ibn Tulun grew up in Samarra, and the winding minaret of his Cairo mosque still admits it. From that familiar shape the week travels back to far older times, to Giza, to Karnak and to the painted tombs across the river from Luxor.',
      ar: 'في مسجد أحمد بن طولون مئذنة لا تخطئها عين عراقية، فبانيها نشأ في سامراء وحمل ملويّتها معه إلى القاهرة. ومن هذا الأثر المألوف تمضي الرحلة إلى أزمنة أقدم: الجيزة ومتحفها الجديد، ثم الأقصر بمعابدها شرق النيل ومقابرها غربه.',
      ku: 'ئەوەی مەلوییەی سامەڕای بینیبێت، لە قاهیرە لەبەردەم مزگەوتی ئیبن توولووندا ڕادەوەستێت و منارەکە دەناسێتەوە. گەشتەکە لەوێوە بەرەو سەردەمێکی زۆر کۆنتر دەڕوات: ئەهرامەکانی گیزە، پەرستگاکانی ئوقسور و گۆڕە نەخشێندراوەکانی ئەوبەری نیل.',
    },
    days: 7,
    price: { amount: 98000, currency: 'USD' },
    groupSize: 24,
    itinerary: [
      {
        title: { en: 'First evening by the Nile', ar: 'المساء الأول على النيل', ku: 'یەکەم ئێوارە لە کەناری نیل' },
        text: {
          en: 'The flight from Baghdad takes a little over two hours. A felucca waits near the hotel in Garden City, and there is enough wind most evenings to do without the engine.',
          ar: 'تستغرق الرحلة الجوية من بغداد ساعتين ونيفاً. وقرب الفندق في حي غاردن سيتي فلوكة تنتظر المجموعة، وهواء المساء يكفي شراعها في الغالب.',
          ku: 'لە بەغداوە کەمێک لە دوو کاتژمێر زیاتر دەفڕین. ئێوارە بەلەمێکی چارۆکەدار لە نزیک هوتێلەکە چاوەڕێمانە و بای ئێوارە زۆربەی جار بۆ چارۆکەکەی بەسە.',
        },
      },
      {
        title: { en: 'Giza and the great museum', ar: 'الجيزة والمتحف الكبير', ku: 'گیزە و مۆزەخانە گەورەکە' },
        text: {
          en: 'We stand before Khufu’s pyramid at eight, ahead of the buses. The afternoon goes to the new museum on the plateau, where Tutankhamun’s whole treasure is on show under one roof.',
          ar: 'نقف أمام هرم خوفو في الثامنة صباحاً قبل الزحام. وبعد الظهر للمتحف المصري الكبير القريب، وفيه كنوز توت عنخ آمون مجتمعة تحت سقف واحد.',
          ku: 'کاتژمێر 8ی بەیانی، پێش قەرەباڵغی، لەبەردەم هەرەمی خوفوداین. دوانیوەڕۆ بۆ مۆزەخانە نوێیەکەیە، کە هەموو گەنجینەی توتعەنخ ئاموون تێیدا پێکەوە دانراوە.',
        },
      },
      {
        title: { en: 'A minaret we know', ar: 'مئذنة نعرفها', ku: 'منارەیەکی ئاشنا' },
        text: {
          en: 'Ibn Tulun comes first, outside stairs and all. Muizz Street follows at walking pace, with a plate of koshari on the way and coffee under the mirrors of Khan al-Khalili.',
          ar: 'نبدأ بجامع ابن طولون وصعود الدرج الخارجي لمئذنته، ثم شارع المعز على مهل. وعلى الطريق صحن كشري، وفي خان الخليلي قهوة بين المرايا القديمة.',
          ku: 'سەرەتا بە پلیکانەی دەرەوەی منارەی ئیبن توولووندا سەردەکەوین. پاشان بە شەقامی موعیزدا بە هێواشی دەڕۆین، لەسەر ڕێ قاپێک کۆشەری دەخۆین و دەگەینە خانی خەلیلی، کە قاوەکەی لەژێر ئاوێنە کۆنەکاندا دەخورێتەوە.',
        },
      },
      {
        title: { en: 'South to Luxor', ar: 'جنوباً إلى الأقصر', ku: 'بەرەو باشوور، ئوقسور' },
        text: {
          en: 'One hour in the air replaces ten on the rails. Luxor Temple is visited after dark, when the lamps bring out every chisel mark and the sphinx avenue is cool enough to walk.',
          ar: 'ساعة في الجو تغني عن عشر ساعات بالقطار. نزور معبد الأقصر ليلاً، إذ تُظهر المصابيح أثر الإزميل في كل حجر، ويصير طريق الكباش صالحاً للمشي.',
          ku: 'بە فڕۆکە کاتژمێرێک دەخایەنێت، بە شەمەندەفەر دە. شەو دەچینە پەرستگای ئوقسور، کاتێک چراکان نەخشی سەر بەردەکان دەردەخەن و ڕێگای بەرانەکان فێنک دەبێتەوە.',
        },
      },
      {
        title: { en: 'The tombs across the river', ar: 'مقابر البر الغربي', ku: 'گۆڕەکانی بەری ڕۆژئاوا' },
        text: {
          en: 'A ferry before sunrise, then three royal tombs and Hatshepsut’s terraces while the rock is still cold. By noon we sit in a village house over duck and okra.',
          ar: 'عبور بالقارب قبل الشروق، ثم ثلاث مقابر ملكية ومعبد حتشبسوت والصخر ما زال بارداً. وعند الظهر بط وبامية في بيت ريفي بالقرنة.',
          ku: 'پێش خۆرهەڵاتن لە ڕووبارەکە دەپەڕینەوە و تا بەردەکان گەرم نەبوون، سێ گۆڕی پاشاکان و پەرستگای حەتشەپسوت دەبینین. نیوەڕۆ لە ماڵێکی گوندەکە گۆشتی مراوی و بامیە دەخۆین.',
        },
      },
      {
        title: { en: 'Karnak before breakfast', ar: 'الكرنك قبل الفطور', ku: 'کەرنەک پێش نانی بەیانی' },
        text: {
          en: 'The hall has 134 columns and, at six in the morning, very few people. After a slow lunch the plane returns to Cairo for the last night.',
          ar: 'في بهو الأعمدة 134 عموداً، وفي السادسة صباحاً يكاد يخلو من الزوار. وبعد غداء متأنٍّ نعود جواً إلى القاهرة لليلة الأخيرة.',
          ku: 'هۆڵەکە 134 ستوونی هەیە و کاتژمێر 6ی بەیانی زۆر چۆڵە. دوای نانی نیوەڕۆ بە فڕۆکە بۆ دوا شەو دەگەڕێینەوە قاهیرە.',
        },
      },
      {
        title: { en: 'Cotton, then the airport', ar: 'قطن مصري ثم المطار', ku: 'لۆکەی میسر و فڕۆکەخانە' },
        text: {
          en: 'Free hours until early afternoon; the cotton shops of downtown are ten minutes from the hotel. The group lands in Baghdad in the evening.',
          ar: 'وقت حر حتى ما بعد الظهر، ومحال القطنيات في وسط البلد على مسافة عشر دقائق من الفندق. الوصول إلى بغداد مساءً.',
          ku: 'تا دوانیوەڕۆ کاتی ئازادە و دوکانەکانی لۆکەی ناوەندی شار دە خولەک لە هوتێلەکەوە دوورن. ئێوارە لە بەغدا دادەبەزین.',
        },
      },
    ],
    includes: [
      flights,
      {
        en: 'Cairo to Luxor flights, both ways',
        ar: 'الطيران الداخلي إلى الأقصر ومنها',
        ku: 'فڕینی ناوخۆ بۆ ئوقسور و گەڕانەوە',
      },
      { en: 'Six nights in four-star hotels', ar: 'ست ليالٍ في فنادق من فئة أربع نجوم', ku: 'شەش شەو لە هوتێلی چوار ئەستێرەیی' },
      breakfasts,
      admissions,
      { en: 'An Egyptologist in Luxor', ar: 'مختص بالآثار المصرية في الأقصر', ku: 'پسپۆڕێکی شوێنەواری میسر لە ئوقسور' },
    ],
    excludes: [visaFee, otherMeals, tips],
    departures: [14, 28, 49, 70, 98, 126],
    pictures: [{ scene: 'desert', time: 'dawn' }, { scene: 'minaret', time: 'dusk' }, { scene: 'boat', time: 'dusk', subject: 'sail', place: 'river-land' }],
  },
  {
    key: 'lebanon-letters-cedars',
    category: 'world',
    type: 'culture',
    location: 'najaf',
    destination: {
      en: 'Beirut, Byblos and Bsharri, Lebanon',
      ar: 'بيروت وجبيل وبشرّي، لبنان',
      ku: 'بەیروت و جوبەیل و بشەرێ، لوبنان',
    },
    title: { en: 'Twenty-Two Letters and a Cedar', ar: 'اثنان وعشرون حرفاً وأرزة', ku: 'بیست و دوو پیت و دارێکی ئەرز' },
    description: {
      en: 'Clay tablets needed hundreds of signs; the sailors of this coast made do with twenty-two. Five days run between the harbour where that alphabet grew up, the valley where Gibran was born and the palace at Beiteddine, none of them more than two and a half hours from the sea front of Beirut.',
      ar: 'كتب أهل الرافدين بمئات العلامات، واكتفى بحّارة هذا الساحل باثنين وعشرين حرفاً. خمسة أيام بين ميناء جبيل ووادي قاديشا حيث ولد جبران وقصر بيت الدين، ولا يبعد شيء منها عن كورنيش بيروت أكثر من ساعتين ونصف الساعة.',
      ku: 'لە کاتێکدا خەتی بزماری سەدان نیشانەی هەبوو، دەریاوانانی ئەم کەنارە بە 22 پیت کاری خۆیان دەکرد. پێنج ڕۆژ لە نێوان بەندەری جوبەیل و دۆڵەکەی جوبران و کۆشکی بەیتەددیندا، کە هیچیان لە کەناری بەیروتەوە لە دوو کاتژمێر و نیو زیاتر دوور نین.',
    },
    days: 5,
    price: { amount: 72000, currency: 'USD' },
    groupSize: 20,
    itinerary: [
      {
        title: { en: 'Pigeon Rocks at sunset', ar: 'الروشة عند الغروب', ku: 'ڕەوشە لە خۆرئاوابووندا' },
        text: {
          en: 'From Najaf the plane is over the Mediterranean in under two hours. Bags go up to the rooms in Hamra and we go down to the corniche, where half the city walks in the evening.',
          ar: 'أقل من ساعتين بين مطار النجف والبحر المتوسط. تُترك الحقائب في فندق بالحمرا، ثم مشي على الكورنيش مع أهل بيروت حتى صخرة الروشة.',
          ku: 'لە نەجەفەوە بە کەمتر لە دوو کاتژمێر دەگەینە سەر دەریای ناوەڕاست. جانتاکان لە هوتێلی گەڕەکی حەمرا دادەنێین و لەگەڵ خەڵکی شاردا بە کەناری دەریادا تا بەردەکانی ڕەوشە پیاسە دەکەین.',
        },
      },
      {
        title: { en: 'Byblos, stone by stone', ar: 'جبيل حجراً حجراً', ku: 'جوبەیل، بەرد بە بەرد' },
        text: {
          en: 'Seven thousand years lie between the harbour and the Crusader keep, and the paths cross most of them. On the way back an underground river takes us by boat through the lower cave of Jeita.',
          ar: 'سبعة آلاف عام بين الميناء والقلعة، وممرات الموقع تعبر معظمها. وفي طريق العودة قارب صغير في مغارة جعيتا السفلى، والكلام فيها همس.',
          ku: 'لە نێوان بەندەرەکە و قەڵاکەدا حەوت هەزار ساڵ مێژوو هەیە و ڕێگاکەمان بەسەر زۆربەیدا تێدەپەڕێت. لە گەڕانەوەدا بە بەلەم لە ئەشکەوتی جعیتا بەسەر ڕووبارێکی ژێرزەویدا دەڕۆین.',
        },
      },
      {
        title: { en: 'The valley of Gibran', ar: 'وادي جبران', ku: 'دۆڵەکەی جوبران' },
        text: {
          en: 'Bsharri lies at fifteen hundred metres, so bring a jacket even in June. The poet’s museum is in a former hermitage above the Qadisha valley, and a little higher stand the old cedars, fenced and patient.',
          ar: 'ترتفع بشرّي نحو 1500 متر، فلا غنى عن سترة حتى في حزيران. متحف جبران في صومعة قديمة فوق وادي قاديشا، وأعلى منها غابة الأرز بأشجارها المعمّرة.',
          ku: 'بشەرێ نزیکەی 1500 مەتر بەرزە، بۆیە لە حوزەیرانیشدا چاکەتێک پێویستە. مۆزەخانەی جوبران لە دێرێکی کۆنی سەر دۆڵی قادیشایە و کەمێک بەرزتر دارە بەتەمەنەکانی ئەرز وەستاون.',
        },
      },
      {
        title: { en: 'Beiteddine and Deir al-Qamar', ar: 'بيت الدين ودير القمر', ku: 'بەیتەددین و دەیرولقەمەر' },
        text: {
          en: 'In the stables of the emirs’ palace hangs a long row of Byzantine mosaics that few visitors reach. Lunch is mountain mezze on the square of Deir al-Qamar, beside the fountain.',
          ar: 'في إسطبلات قصر الأمراء فسيفساء بيزنطية قلّ من يصل إليها من الزوار. والغداء مازة جبلية في ساحة دير القمر قرب النافورة.',
          ku: 'لە تەویلەکانی کۆشکی میرەکاندا ڕیزێک مۆزاییکی بیزەنتی هەڵواسراوە کە کەم گەشتیار دەگاتە لای. لە گۆڕەپانی دەیرولقەمەر، لە تەنیشت نافوورەکە، مەزەی شاخاوی دەخۆین.',
        },
      },
      {
        title: { en: 'Museum hour, then home', ar: 'ساعة متحف ثم الإياب', ku: 'کاتژمێرێک مۆزەخانە، ئینجا ماڵەوە' },
        text: {
          en: 'The National Museum opens its basement of painted sarcophagi to us with a curator. After that there is time for one box of baklava before the four o’clock check-in.',
          ar: 'يرافقنا أحد أمناء المتحف الوطني إلى قبو النواويس. ويبقى وقت لشراء علبة بقلاوة قبل التوجه إلى المطار في الرابعة عصراً.',
          ku: 'کارمەندێکی مۆزەخانەی نیشتمانی تابووتە بەردینەکانی نهۆمی ژێرەوەمان پیشان دەدات. پێش ئەوەی کاتژمێر 4 بچینە فڕۆکەخانە، کاتی کڕینی قوتوویەک پاقلاوە دەمێنێت.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Four nights in a Hamra hotel', ar: 'أربع ليالٍ في فندق بالحمرا', ku: 'چوار شەو لە هوتێلێکی حەمرا' },
      breakfasts,
      coach,
      { en: 'Mezze lunch in the mountains', ar: 'غداء من المازة الجبلية', ku: 'نانی نیوەڕۆی مەزە لە شاخ' },
    ],
    excludes: [visaFee, insurance, otherMeals],
    departures: [9, 30, 51, 79, 107],
    season: { from: '04-15', to: '11-10' },
    pictures: [{ scene: 'seaside', time: 'dusk' }, { scene: 'old-city', time: 'noon' }, { scene: 'zagros', time: 'dawn' }],
  },
  {
    key: 'kazbegi-on-foot',
    category: 'world',
    type: 'adventure',
    location: 'erbil',
    destination: { en: 'Tbilisi and Kazbegi, Georgia', ar: 'تبليسي وكازبيغي، جورجيا', ku: 'تبلیسی و کازبێگی، جۆرجیا' },
    title: { en: 'Kazbegi on Foot', ar: 'على الأقدام في جبال القوقاز', ku: 'بە پێ لە داوێنی کازبێک' },
    description: {
      en: 'Mount Kazbek shows itself for perhaps an hour a day, and three nights below it make that hour likely. Walks of ten to sixteen kilometres, a valley of mineral springs that colour the ground orange and white, and on the fifth day a rubber raft down the Aragvi.',
      ar: 'قمة كازبيك لا تخلع غيومها إلا ساعة في النهار أو نحوها، ولهذا خُصّصت لها ثلاث ليالٍ. مسارات مشي بين عشرة كيلومترات وستة عشر، ووادٍ تلوّن ينابيعه المعدنية الأرض، وفي اليوم الخامس نزول بالقوارب المطاطية في نهر أراغفي.',
      ku: 'لووتکەی کازبێک ڕۆژی کاتژمێرێک خۆی دەردەخات، بۆیە سێ شەو لە بناریدا دەمێنینەوە تا لەدەستمان نەچێت. ڕێپێوانی 10 تا 16 کیلۆمەتر، دۆڵێک کە کانیاوە کانزاییەکانی زەوییان پرتەقاڵی کردووە، و ڕۆژی پێنجەم بە بەلەمی لاستیکی بە ڕووباری ئاراگڤیدا.',
    },
    days: 6,
    price: { amount: 89000, currency: 'USD' },
    groupSize: 12,
    itinerary: [
      {
        title: { en: 'Sulphur and balconies', ar: 'كبريت وشرفات خشبية', ku: 'گۆگرد و باڵکۆنی دارین' },
        text: {
          en: 'Tbilisi lies eighty minutes from Erbil. The afternoon climbs through Sololaki to the fortress and ends in the domed bath houses, good for legs that will be needed tomorrow.',
          ar: 'ثمانون دقيقة من أربيل إلى تبليسي. عصراً نصعد من حي سولولاكي إلى القلعة، ثم حمّام كبريتي تحت القباب يهيّئ السيقان لما ينتظرها.',
          ku: 'هەولێر تا تبلیسی 80 خولەکە. عەسر بەناو گەڕەکی سۆلۆلاکیدا سەردەکەوینە قەڵاکە و لە گەرماوە گۆگردییەکاندا کۆتایی پێ دێنین، تا قاچمان بۆ ڕۆژانی داهاتوو ئامادە بێت.',
        },
      },
      {
        title: { en: 'Up the old military road', ar: 'صعوداً في الطريق العسكري', ku: 'بە ڕێگا سەربازییە کۆنەکەدا' },
        text: {
          en: 'A hundred and fifty kilometres north, past the Ananuri fortress and over the Jvari Pass at 2,379 metres. Dumplings at the roadside; the guest house in Stepantsminda faces the peak.',
          ar: '150 كيلومتراً شمالاً تمر بقلعة أنانوري وتعبر ممر جفاري على ارتفاع 2379 متراً. الغداء خينكالي على جانب الطريق، وبيت الضيافة في ستيبانتسميندا يقابل القمة.',
          ku: '150 کیلۆمەتر بەرەو باکوور، بەلای قەڵای ئەنانووریدا و بەسەر ملەی جڤاریدا کە 2379 مەتر بەرزە. لەسەر ڕێ خینکالی دەخۆین و میوانخانەکەمان لە ستێپانتسمیندا ڕووی لە لووتکەکەیە.',
        },
      },
      {
        title: { en: 'Gergeti and beyond', ar: 'غيرغيتي وما بعدها', ku: 'گێرگێتی و ئەولاتر' },
        text: {
          en: 'Ninety minutes bring us to the church at 2,170 metres. Those with breath left continue to the Sabertse saddle for a look at the glacier; the others wait with thermos and view.',
          ar: 'تسعون دقيقة صعوداً إلى الكنيسة على ارتفاع 2170 متراً. ومن بقي فيه نَفَس يكمل إلى سرج سابيرتسه لرؤية النهر الجليدي، والآخرون في انتظارهم مع الشاي.',
          ku: 'بە 90 خولەک دەگەینە کەنیسەکە لە بەرزیی 2170 مەتر. ئەوانەی هێزیان ماوە تا ملەی سابێرتسە دەڕۆن و ڕووبارە سەهۆڵینەکە دەبینن؛ ئەوانی تر بە چا و دیمەنەوە چاوەڕێ دەکەن.',
        },
      },
      {
        title: { en: 'The orange valley', ar: 'الوادي البرتقالي', ku: 'دۆڵە پرتەقاڵییەکە' },
        text: {
          en: 'Truso is flat, wide and almost empty: carbonated pools, travertine fields, towers without roofs. Sixteen kilometres there and back with a picnic halfway.',
          ar: 'وادي تروسو فسيح ويكاد يخلو من الناس: برك فوّارة وأبراج بلا سقوف وأرض صبغها الحديد. ستة عشر كيلومتراً ذهاباً وإياباً، يتخلّلها غداء على العشب.',
          ku: 'دۆڵی تروسۆ پان و تەخت و چۆڵە: گۆمی گازدار، بورجی بێ سەربان و زەوییەک کە ئاسن ڕەنگی کردووە. 16 کیلۆمەتر چوون و گەڕانەوەیە و لە نیوەی ڕێدا لەسەر چیمەن نان دەخۆین.',
        },
      },
      {
        title: { en: 'Down the Aragvi', ar: 'مع تيار أراغفي', ku: 'لەگەڵ شەپۆلی ئاراگڤیدا' },
        text: {
          en: 'Near Pasanauri the black and the white Aragvi meet, and the rafts go in. An hour of easy rapids, dry clothes, and Tbilisi in time for dinner.',
          ar: 'قرب باساناوري يلتقي أراغفي الأسود بالأبيض، ومن هناك تنزل القوارب. ساعة من المنحدرات السهلة، ثم ملابس جافة وعشاء في تبليسي.',
          ku: 'لە نزیک پاسانائوری ئاراگڤیی ڕەش و سپی تێکەڵ دەبن و بەلەمەکان لەوێوە دەخرێنە ئاو. کاتژمێرێک بەسەر شەپۆلی ئاساندا، پاشان جلی وشک و نانی ئێوارە لە تبلیسی.',
        },
      },
      {
        title: { en: 'Flea market and flight', ar: 'سوق العتيق ثم الطائرة', ku: 'بازاڕی کۆنەفرۆشان و فڕین' },
        text: {
          en: 'On the Dry Bridge people sell cameras, medals and grandmother’s spoons. The plane for Erbil leaves in the afternoon.',
          ar: 'على الجسر الجاف تُعرض آلات تصوير قديمة وملاعق فضية وأوسمة. وتقلع الطائرة إلى أربيل بعد الظهر.',
          ku: 'لەسەر پردە وشکەکە کامێرای کۆن و کەوچکی زیو و مەدالیا دەفرۆشرێن. فڕۆکەی هەولێر دوانیوەڕۆ هەڵدەستێت.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Two nights in a Tbilisi hotel', ar: 'ليلتان في فندق بتبليسي', ku: 'دوو شەو لە هوتێلێکی تبلیسی' },
      {
        en: 'Three nights in a mountain guest house',
        ar: 'ثلاث ليالٍ في بيت ضيافة جبلي',
        ku: 'سێ شەو لە میوانخانەیەکی شاخاوی',
      },
      {
        en: 'Two mountain guides for the walks',
        ar: 'دليلان جبليان لمسارات المشي',
        ku: 'دوو ڕێبەری شاخ بۆ ڕێپێوانەکان',
      },
      { en: 'Raft, helmet and wetsuit', ar: 'القارب والخوذة وبدلة واقية من الماء', ku: 'بەلەم و کڵاوی پارێزەر و جلی ئاو' },
      transfers,
    ],
    excludes: [
      visaFee,
      insurance,
      boots,
    ],
    departures: [11, 25, 46, 60, 81],
    season: { from: '05-20', to: '10-05' },
    pictures: [{ scene: 'zagros', time: 'dawn' }, { scene: 'monastery', time: 'noon', place: 'north' }, { scene: 'river', time: 'noon', place: 'north' }],
  },
  {
    key: 'baku-gabala-family',
    category: 'world',
    type: 'family',
    location: 'baghdad',
    destination: {
      en: 'Baku, Gabala and Shaki, Azerbaijan',
      ar: 'باكو وقبالا وشكي، أذربيجان',
      ku: 'باکۆ و قەبەلە و شەکی، ئازەربایجان',
    },
    title: { en: 'Mud Volcanoes and Mountain Halva', ar: 'براكين الطين وحلاوة شكي', ku: 'گڕکانی قوڕ و حەڵوای شەکی' },
    description: {
      en: 'No child forgets a volcano that burps. The mud cones of Gobustan are only the start of this holiday on the Caspian and under the forests of Gabala, planned with two hotels in all and a quiet hour after every lunch for whoever needs a nap.',
      ar: 'بركان صغير يبقبق طيناً بارداً: هذا أول ما سيرويه الأولاد في المدرسة بعد العودة. إجازة موزعة بين شاطئ قزوين في باكو وغابات قبالا، بفندقين لا أكثر وساعة راحة بعد كل غداء.',
      ku: 'منداڵان هەرگیز ئەو گڕکانەیان لەبیر ناچێت کە قوڕی سارد دەقوڵێنێت. نیوەی پشووەکە لە باکۆی کەناری دەریای قەزوینە و نیوەکەی تری لە دارستانەکانی قەبەلە؛ تەنیا لە دوو هوتێل دەمێنینەوە و دوای هەموو نانی نیوەڕۆیەک کاتژمێرێک بۆ پشوودان هەیە.',
    },
    days: 6,
    price: { amount: 84000, currency: 'USD' },
    groupSize: 26,
    itinerary: [
      {
        title: { en: 'Along the Caspian', ar: 'بمحاذاة بحر قزوين', ku: 'بە کەناری قەزویندا' },
        text: {
          en: 'After the landing in Baku there is nothing to do but walk the boulevard, where little boats run on canals a metre deep. Lamps go on in the three flame-shaped towers at dusk.',
          ar: 'بعد الوصول إلى باكو لا برنامج سوى المشي على البولفار البحري، وفيه قوارب صغيرة تسير في قنوات ضحلة. ومع المغيب تشتعل الأضواء في الأبراج الثلاثة التي تشبه ألسنة اللهب.',
          ku: 'دوای گەیشتن بە باکۆ تەنیا پیاسەی کەناری دەریامان لەبەردەمدایە، لەگەڵ سواربوونی بەلەمی بچووک لە جۆگەکاندا. ئێوارە ڕووناکیی سێ تاوەرە گڕئاساکە هەڵدەکرێت.',
        },
      },
      {
        title: { en: 'Tower and rolled carpet', ar: 'برج وسجادة ملفوفة', ku: 'تاوەرێک و فەرشێکی لوولکراو' },
        text: {
          en: 'Inside the old walls the children count the cats and climb the Maiden Tower. Later we enter a museum built like a half-unrolled carpet and try a few knots at the loom.',
          ar: 'داخل الأسوار القديمة برج العذراء ودرجه الملتف، وحوله أزقة تصلح للعبة البحث عن القطط. ثم متحف شُيّد على هيئة سجادة ملفوفة، وتجربة بضع عُقد على النول.',
          ku: 'لەناو شوورای شارە کۆنەکەدا بە پلیکانەی بورجی کچدا سەردەکەوین و منداڵان لە کۆڵانەکاندا یاری دەکەن. پاشان دەچینە مۆزەخانەیەک کە لە شێوەی فەرشی لوولکراودایە و چەند گرێیەک لەسەر تەونەکە دەچنین.',
        },
      },
      {
        title: { en: 'Burping hills, burning hill', ar: 'تلال تفور وتل يشتعل', ku: 'گردی قوڵپدەر و گردی ئاگرین' },
        text: {
          en: 'Gobustan, an hour south, has the mud volcanoes and drawings of hunters cut into the rock thousands of years ago. Towards evening we drive to Yanar Dag, where gas has kept a hillside alight for generations.',
          ar: 'في غوبوستان، على مسافة ساعة جنوباً، براكين الطين ورسوم صيادين محفورة في الصخر منذ آلاف السنين. وقبيل المساء يانار داغ، حيث يُبقي الغاز سفح التل مشتعلاً ليلاً ونهاراً.',
          ku: 'گۆبوستان کاتژمێرێک لە باشوورەوەیە: گڕکانی قوڕ و وێنەی ڕاوچییان کە هەزاران ساڵ لەمەوبەر لە بەرد هەڵکۆڵراون. بەرەو ئێوارە دەچینە یانار داغ، کە گاز بناری گردەکەی بە شەو و ڕۆژ داگیرساندووە.',
        },
      },
      {
        title: { en: 'Forest air in Gabala', ar: 'هواء الغابة في قبالا', ku: 'هەوای دارستانی قەبەلە' },
        text: {
          en: 'Just under four hours west with a stop for bread from a roadside oven. Pedal boats wait on Lake Nohur, and the rooms have bunk beds the children will argue over.',
          ar: 'أقل من أربع ساعات غرباً، مع وقفة عند تنور على الطريق. وفي بحيرة نوهور قوارب تُدار بالأقدام، ثم غرف عائلية بأسرّة ذات طابقين.',
          ku: 'کەمتر لە چوار کاتژمێر بەرەو ڕۆژئاوا، لەگەڵ وەستانێک لای تەنوورێکی سەر ڕێ. لە گۆمی نۆهور سواری بەلەمی پایدەردار دەبین و ژوورەکان قەرەوێڵەی دوو نهۆمییان تێدایە.',
        },
      },
      {
        title: { en: 'Coloured glass of Shaki', ar: 'زجاج شكي الملوّن', ku: 'شووشەی ڕەنگینی شەکی' },
        text: {
          en: 'The khan’s summer palace was built without nails, and its windows are thousands of pieces of glass set in wood. A confectioner nearby shows how halva gets its red lattice; the last ride is the cable car above Gabala.',
          ar: 'قصر الخان الصيفي نوافذه آلاف القطع من الزجاج المعشّق بالخشب من غير مسمار. وفي دكان قريب يُرسم على الحلاوة خطها الأحمر، ثم نعود إلى قبالا لركوب التلفريك.',
          ku: 'پەنجەرەکانی کۆشکی هاوینەی خان لە هەزاران پارچە شووشە دروست کراون کە بێ بزمار لە داردا دانراون. لە دوکانێکی نزیکەوە نەخشی سووری سەر حەڵواکە دەبینین و عەسر لە قەبەلە سواری تەلەفریک دەبین.',
        },
      },
      {
        title: { en: 'Back over the steppe', ar: 'عبر السهوب إلى المطار', ku: 'بەناو دەشتدا بۆ فڕۆکەخانە' },
        text: {
          en: 'We set off after a late breakfast and reach the airport around three. Packed sandwiches for everyone, seats in Baghdad’s arrival hall by night.',
          ar: 'الانطلاق بعد فطور متأخر وبلوغ مطار باكو نحو الثالثة، ومع كل مسافر شطيرته. وتهبط الطائرة في بغداد ليلاً.',
          ku: 'دوای نانی بەیانییەکی درەنگ دەکەوینە ڕێ و نزیکەی کاتژمێر 3 دەگەینە فڕۆکەخانەی باکۆ؛ لەفەی ڕێگا ئامادەیە. شەو لە بەغدا دادەبەزین.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Five nights in family rooms', ar: 'خمس ليالٍ في غرف عائلية', ku: 'پێنج شەو لە ژووری خێزانیدا' },
      breakfasts,
      coach,
      arabicGuide,
      { en: 'Boats and cable car in Gabala', ar: 'القوارب والتلفريك في قبالا', ku: 'بەلەم و تەلەفریکی قەبەلە' },
    ],
    excludes: [visaFee, otherMeals, pocketMoney],
    departures: [7, 21, 35, 56, 77, 105, 133],
    season: { from: '05-01', to: '10-10' },
    pictures: [{ scene: 'skyline', time: 'dusk', place: 'hill-city' }, { scene: 'lake', time: 'noon' }, { scene: 'sweets', time: 'noon' }],
  },
  {
    key: 'dubai-four-days',
    category: 'world',
    type: 'family',
    location: 'basra',
    destination: { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات', ku: 'دوبەی، ئیمارات' },
    title: {
      en: 'Dubai from the Wooden Ferry Up',
      ar: 'دبي من العبرة إلى البرج',
      ku: 'دوبەی، لە بەلەمی دارینەوە تا تاوەر',
    },
    description: {
      en: 'One dirham buys the best ride in town, on the open ferry across the Creek. With that as the first ride and the highest lift in the world as the second, four days are enough: dunes one evening, gold lanes the next day, and hardly a lesson missed.',
      ar: 'بدرهم واحد للراكب تعبر العائلة الخور على العبرة الخشبية، ومنها تبدأ العطلة قبل المصاعد والأبراج. أربعة أيام تكفي للكثبان والنافورة وسوق الذهب، ولا يفوت الأولاد من المدرسة إلا القليل.',
      ku: 'بە یەک دیرهەم لە خەوری دوبەی دەپەڕیتەوە و منداڵان سەیری ئەو هەموو بەلەمە دەکەن. چوار ڕۆژ بەسە بۆ تاوەرە هەرە بەرزەکەی جیهان و لمی بیابان و بازاڕی زێڕ، بێ ئەوەی دەوامی قوتابخانە زۆر لەدەست بچێت.',
    },
    days: 4,
    price: { amount: 64000, currency: 'USD' },
    groupSize: 30,
    itinerary: [
      {
        title: { en: 'Across the Creek', ar: 'عبور الخور', ku: 'پەڕینەوە لە خەور' },
        text: {
          en: 'Basra to Dubai is shorter than Basra to Baghdad by road. We check in at Deira, cross by ferry at sunset and eat grilled fish on the far bank.',
          ar: 'الطيران من البصرة أقل من ساعتين، وأقصر بكثير من طريقها البري إلى بغداد. الإقامة في ديرة، ثم عبور الخور ساعة الغروب وعشاء سمك في بر دبي.',
          ku: 'فڕین لە بەسرەوە دوو کاتژمێریش ناخایەنێت. لە هوتێلێکی دێرە دەمێنینەوە، لە کاتی خۆرئاوابووندا لە خەور دەپەڕینەوە و لەوبەرەوە ماسیی برژاو دەخۆین.',
        },
      },
      {
        title: { en: '124 floors in a minute', ar: '124 طابقاً في دقيقة', ku: '124 نهۆم لە خولەکێکدا' },
        text: {
          en: 'The tickets are for nine in the morning, when the air over the desert is clearest. The hot hours pass before the big aquarium, the evening beside the fountains.',
          ar: 'تذاكر البرج في التاسعة صباحاً، حين يكون الأفق أصفى ما يكون. أما ساعات الحر فأمام حوض الأسماك الكبير، والمساء عند النافورة الراقصة.',
          ku: 'بلیتی تاوەرەکە بۆ کاتژمێر 9ی بەیانییە، کە ئاسۆ ڕوونترە. کاتی گەرما لەبەردەم حەوزی ماسییە گەورەکەدا بەسەر دەبەین و ئێوارەش لای نافوورە سەماکەرەکان.',
        },
      },
      {
        title: { en: 'Red dunes of Lahbab', ar: 'كثبان لهباب الحمراء', ku: 'تەپۆڵکە سوورەکانی لەهباب' },
        text: {
          en: 'A free morning at the pool, then cars to the sand, at a gentler pace for families with small ones. Camels, sandboards, bread from the hot plate and the drive home under stars.',
          ar: 'صباح حر عند المسبح، ثم سيارات إلى الرمال بقيادة هادئة تراعي الصغار. ركوب جمال وتزلج على الكثبان وخبز رقاق ساخن، والعودة تحت النجوم.',
          ku: 'بەیانی کاتی مەلەوانگەیە، دوانیوەڕۆ بە ئۆتۆمبێل و بە هێواشی دەچینە ناو لمەکان. سواربوونی وشتر، خلیسکان بە تەختە، نانی گەرمی سەر ساج و گەڕانەوە لەژێر ئەستێرەدا.',
        },
      },
      {
        title: { en: 'Wind towers and gold', ar: 'البراجيل وسوق الذهب', ku: 'بادگیر و بازاڕی زێڕ' },
        text: {
          en: 'In the Fahidi quarter, wind towers show how houses were cooled before electricity. Spice sacks, gold windows, ice cream; the flight to Basra is at seven.',
          ar: 'في حي الفهيدي براجيل كانت تبرّد البيوت قبل الكهرباء. ثم أكياس البهارات وواجهات الذهب ومثلّجات للجميع، والطائرة إلى البصرة في السابعة مساءً.',
          ku: 'لە گەڕەکی فەهیدی بادگیرەکان دەبینین، کە پێش کارەبا ماڵەکانیان فێنک کردووەتەوە. پاشان بەهارات و زێڕ و ئایسکرێم، و کاتژمێر 7ی ئێوارە فڕۆکەی بەسرە.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Three nights near the Creek', ar: 'ثلاث ليالٍ في فندق قرب الخور', ku: 'سێ شەو لە هوتێلێکی نزیک خەور' },
      breakfasts,
      visaPapers,
      { en: 'Tower and aquarium tickets', ar: 'تذاكر البرج وحوض الأسماك', ku: 'بلیتی تاوەر و حەوزی ماسی' },
      { en: 'Desert evening with dinner', ar: 'أمسية صحراوية مع العشاء', ku: 'ئێوارەی بیابان لەگەڵ نانخواردندا' },
    ],
    excludes: [
      { en: 'Tourism fee per room and night', ar: 'رسم السياحة عن كل غرفة وليلة', ku: 'باجی گەشتیاری بۆ هەر ژوور و شەوێک' },
      otherMeals,
      insurance,
    ],
    departures: [5, 12, 26, 40, 61, 82, 110, 138],
    pictures: [{ scene: 'skyline', time: 'night' }, { scene: 'desert', time: 'dusk' }, { scene: 'boat', time: 'dusk', subject: 'launch', place: 'gulf-city' }],
  },
  {
    key: 'oman-wadis-and-sands',
    category: 'world',
    type: 'adventure',
    location: 'najaf',
    destination: {
      en: 'Muscat, Sur and Jebel Shams, Oman',
      ar: 'مسقط وصور وجبل شمس، عُمان',
      ku: 'مەسقەت و سوور و جەبەل شەمس، عومان',
    },
    title: { en: 'Wadi, Dune and Cliff Path', ar: 'وادٍ ورمل وحافة جبل', ku: 'دۆڵ و لم و لێواری شاخ' },
    description: {
      en: 'Swimmers should come; the waterfall of Wadi Shab is inside a cave and there is no dry way in. Between that morning and the balcony path of Jebel Shams lie a beach where turtles dig and one night in the Sharqiya Sands.',
      ar: 'شلال وادي شاب مخبوء في كهف لا يُدخل إليه إلا سباحة، فهذه باقة لمن يحسن العوم ويحب المشي. وبعده شاطئ تحفر فيه السلاحف أعشاشها، وليلة في رمال الشرقية، ودرب ضيّق على حافة أخدود سحيق في جبل شمس.',
      ku: 'تاڤگەی وادی شاب لەناو ئەشکەوتێکدایە و تەنیا بە مەلە دەگەیتە لای، کەواتە ئەم پاکێجە بۆ مەلەوانانە. کەناری کیسەڵەکان و شەوێک لە لمی شەرقییە و ڕێچکەیەکی سەر هەڵدێری جەبەل شەمسیش بەشەکانی تری گەشتەکەن.',
    },
    days: 5,
    price: { amount: 95000, currency: 'USD' },
    groupSize: 10,
    itinerary: [
      {
        title: { en: 'Mutrah by lamplight', ar: 'مطرح على ضوء القناديل', ku: 'مەترەح لەبەر ڕووناکیی چرا' },
        text: {
          en: 'We land in Muscat in the afternoon and fit masks and water shoes at the hotel. The harbour market smells of frankincense; dinner is shuwa, when the cook has any left.',
          ar: 'الهبوط في مسقط عصراً، ثم قياس أحذية الماء والنظارات في الفندق. سوق مطرح تفوح منه رائحة اللبان، والعشاء شوا عُماني يُدفن لحمه في الجمر.',
          ku: 'عەسر لە مەسقەت دادەبەزین و لە هوتێل پێڵاوی ئاو و چاویلکەی مەلە تاقی دەکەینەوە. بازاڕی مەترەح بۆنی کوندری لێ دێت و نانی ئێوارە گۆشتێکە کە بە شێوازی عومانی لەژێر پشکۆدا دەبرژێت.',
        },
      },
      {
        title: { en: 'Swimming into the cave', ar: 'سباحة إلى جوف الكهف', ku: 'بە مەلە بۆ ناو ئەشکەوت' },
        text: {
          en: 'Forty-five minutes on foot between cliffs and date gardens, then three pools and the gap in the rock. At night a ranger leads us to the beach of Ras al-Jinz, red torches only.',
          ar: 'خمس وأربعون دقيقة مشياً بين الجروف والنخيل، ثم ثلاث برك وشق في الصخر ينفتح على الشلال. وليلاً يقودنا حارس المحمية إلى شاطئ رأس الجنز بمصابيح حمراء لا تزعج السلاحف.',
          ku: '45 خولەک بە پێ لە نێوان هەڵدێر و دارخورمادا، پاشان سێ گۆم و درزێکی ناو بەرد. شەو پاسەوانی پارێزگەکە بە چرای سوور دەمانباتە کەناری ڕەئس ئەلجنز تا کیسەڵەکان نەترسێن.',
        },
      },
      {
        title: { en: 'Boat yards, then sand', ar: 'ورش السفن ثم الرمال', ku: 'کەشتیسازەکان، ئینجا لم' },
        text: {
          en: 'In Sur a carpenter still shapes dhow ribs by eye. By four the tyres are at half pressure and the camp is in sight, with a ridge behind it that takes twenty minutes and all your calves.',
          ar: 'في صور نجّار ما زال يقوّس أضلاع السفن بالنظر وحده. وفي الرابعة عصراً نُفرغ نصف هواء الإطارات ونبلغ المخيم، وخلفه كثيب يُصعد في عشرين دقيقة شاقة.',
          ku: 'لە سوور دارتاشێک هێشتا پەراسووی کەشتی بە چاو دەپێوێت. کاتژمێر 4 نیوەی هەوای تایەکان بەردەدەین و دەگەینە کەمپ؛ تەپۆڵکەکەی پشتەوەی 20 خولەکی سەختی دەوێت.',
        },
      },
      {
        title: { en: 'Nizwa and upward', ar: 'نزوى ثم الأعالي', ku: 'نزوا و پاشان بەرزایی' },
        text: {
          en: 'The round fort at Nizwa, a bag of fresh halwa, and the climb begins. We sleep at about two thousand metres, where even in May one wants a blanket.',
          ar: 'قلعة نزوى المدوّرة وعلبة حلوى عُمانية ساخنة، ثم يبدأ الصعود. المبيت على ارتفاع ألفي متر تقريباً، والبطانية مطلوبة حتى في أيار.',
          ku: 'دوای قەڵا خڕەکەی نزوا و دەفرێک حەڵوای گەرم، بەرزبوونەوە دەست پێ دەکات. لە بەرزیی نزیکەی 2000 مەتر دەخەوین، کە لە ئایاریشدا بەتانی دەوێت.',
        },
      },
      {
        title: { en: 'The balcony path', ar: 'درب الشرفة', ku: 'ڕێچکەی باڵکۆن' },
        text: {
          en: 'At dawn the trail follows a ledge to an abandoned hamlet, four hours with the return and a drop of several hundred metres at your elbow. Muscat by five, a shower, and the night plane to Najaf.',
          ar: 'مع الفجر مسير على رفّ صخري إلى قرية مهجورة، أربع ساعات ذهاباً وإياباً والهاوية إلى جانبنا. ثم مسقط في الخامسة عصراً، واستحمام، وطائرة الليل إلى النجف.',
          ku: 'بەرەبەیان بە لێوارێکی تەسکی شاخدا دەڕۆین تا گوندێکی چۆڵکراو، چوار کاتژمێر چوون و گەڕانەوە و هەڵدێرەکەش لە تەنیشتمانە. کاتژمێر 5 لە مەسقەتین، خۆمان دەشۆین و بە فڕۆکەی شەو دەگەڕێینەوە نەجەف.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Two hotel nights on the coast', ar: 'ليلتان في فندقين على الساحل', ku: 'دوو شەو لە هوتێلی کەناری دەریا' },
      {
        en: 'Nights in dune and mountain camps',
        ar: 'المبيت في مخيمي الرمال والجبل',
        ku: 'شەوێک لە لم و شەوێک لە شاخ',
      },
      { en: 'Four-wheel-drive cars with drivers', ar: 'سيارات دفع رباعي مع سائقيها', ku: 'جیپ لەگەڵ شۆفێری شارەزا' },
      { en: 'Turtle beach permit', ar: 'تصريح شاطئ السلاحف', ku: 'مۆڵەتی کەناری کیسەڵەکان' },
    ],
    excludes: [
      insurance,
      otherMeals,
      boots,
    ],
    departures: [18, 39, 67, 95],
    season: { from: '10-01', to: '05-10' },
    pictures: [{ scene: 'canyon', time: 'dawn' }, { scene: 'seaside', time: 'night', subject: 'shore' }, { scene: 'desert', time: 'dusk' }],
  },
  {
    key: 'malaysia-with-children',
    category: 'world',
    type: 'family',
    location: 'baghdad',
    destination: {
      en: 'Kuala Lumpur and Langkawi, Malaysia',
      ar: 'كوالالمبور ولنكاوي، ماليزيا',
      ku: 'کوالالامپوور و لەنکاوی، مالیزیا',
    },
    title: { en: 'Eagles over Langkawi', ar: 'نسور لنكاوي وقرود المدينة', ku: 'هەڵۆکانی لەنکاوی' },
    description: {
      en: 'Halal kitchens on every corner take one worry off the list, and the rest is animals: monkeys on the steps at Batu, hornbills in the aviary, sea eagles diving beside the boat. The group sleeps three nights in the capital and three on an island of rice fields and quiet beaches.',
      ar: 'الطعام الحلال في كل زاوية، فلا يبقى للوالدين إلا اللحاق بالصغار بين القرود والطيور والنسور. ثلاث ليالٍ في كوالالمبور وثلاث في جزيرة لا ترتفع بيوتها فوق أشجار جوز الهند.',
      ku: 'خواردنی حەڵاڵ لە هەموو سووچێک هەیە، بۆیە دایک و باوک خەمی نان ناخۆن و منداڵانیش بە مەیموون و باڵندە و هەڵۆوە سەرقاڵن. سێ شەو لە پایتەخت دەمێنینەوە و سێ شەو لە دوورگەیەک کە کێڵگەی برنج و کەناری ئارامی هەیە.',
    },
    days: 8,
    price: { amount: 129000, currency: 'USD' },
    groupSize: 28,
    itinerary: [
      {
        title: { en: 'A night above the clouds', ar: 'ليلة فوق الغيوم', ku: 'شەوێک لە سەرووی هەورەوە' },
        text: {
          en: 'Families gather at Baghdad airport three hours before departure; children get a colouring book and a neck pillow. Eight hours in the air, most of them asleep.',
          ar: 'تتجمع العائلات في مطار بغداد قبل الإقلاع بثلاث ساعات، ولكل طفل دفتر تلوين ووسادة رقبة. ثماني ساعات في الجو ينام الصغار معظمها.',
          ku: 'خێزانەکان سێ کاتژمێر پێش فڕین لە فڕۆکەخانەی بەغدا کۆ دەبنەوە و هەر منداڵێک پەڕاوێکی ڕەنگکردن و سەرینێکی مل وەردەگرێت. هەشت کاتژمێر لە ئاسمانین و زۆربەی بە خەو دەڕوات.',
        },
      },
      {
        title: { en: 'Twin towers, wet shoes', ar: 'برجان وأحذية مبتلّة', ku: 'دوو تاوەر و پێڵاوی تەڕ' },
        text: {
          en: 'Rooms are ready on arrival, so everybody rests until four. Then the park under the twin towers, with a paddling pool nobody manages to pass.',
          ar: 'الغرف جاهزة عند الوصول والراحة حتى الرابعة عصراً. ثم الحديقة أسفل البرجين التوأمين، وفيها بركة ضحلة لا يمر بها طفل من غير أن يخوضها.',
          ku: 'ژوورەکان لە کاتی گەیشتندا ئامادەن و تا کاتژمێر 4 پشوو دەدەین. پاشان دەچینە پارکی ژێر دوو تاوەرە جمکەکە، کە حەوزێکی تەنکی هەیە و هیچ منداڵێک بێ تەڕبوون بەلایدا تێناپەڕێت.',
        },
      },
      {
        title: { en: 'Monkeys and hornbills', ar: 'القرود وأبو قرن', ku: 'مەیموون و باڵندەکان' },
        text: {
          en: 'Batu Caves early, all 272 painted steps, with a firm hand on hats and snacks. In the afternoon birds fly free above the paths of the Lake Gardens aviary.',
          ar: 'كهوف باتو صباحاً بدرجاتها الملوّنة البالغ عددها 272، والقرود هناك مولعة بخطف القبعات. وبعد الظهر حديقة الطيور، حيث يحلّق أبو قرن طليقاً فوق الممرات.',
          ku: 'بەیانی بە 272 پلیکانە ڕەنگاوڕەنگەکەی ئەشکەوتەکانی باتوودا سەردەکەوین؛ ئاگاتان لە کڵاوەکانتان بێت، مەیموونەکان دەیانڕفێنن. دوانیوەڕۆ لە باخی باڵندەکانین، کە باڵندە بێ قەفەز بەسەر ڕێگاکاندا دەفڕن.',
        },
      },
      {
        title: { en: 'Hop to the island', ar: 'قفزة إلى الجزيرة', ku: 'بەرەو دوورگە' },
        text: {
          en: 'Sixty-five minutes by plane and the palms begin at the runway. The hotel lies on Cenang beach; shallow water, buckets and spades at reception.',
          ar: 'خمس وستون دقيقة بالطائرة، ويبدأ النخيل من طرف المدرج. الفندق على شاطئ سينانغ، والماء ضحل، ودلاء الرمل عند الاستقبال.',
          ku: '65 خولەک بە فڕۆکە، و دارەکانی گوێزی هیندی لە لێواری فڕۆکەخانەوە دەست پێ دەکەن. هوتێلەکە لەسەر کەناری سێنانگە، ئاوەکە تەنکە و سەتڵی لم لای پێشوازییە.',
        },
      },
      {
        title: { en: 'The curved bridge', ar: 'الجسر المنحني', ku: 'پردە چەماوەکە' },
        text: {
          en: 'A cable car climbs seven hundred metres over rainforest to a walkway hung in the sky. Whoever prefers solid ground has the pools of the waterfall below.',
          ar: 'تلفريك يرتفع سبعمئة متر فوق الغابة المطيرة إلى جسر معلّق في الهواء. ومن يفضّل الأرض الثابتة فله الشلال وبركه في الأسفل.',
          ku: 'تەلەفریک 700 مەتر بەسەر دارستاندا بەرزمان دەکاتەوە بۆ سەر پردێکی هەڵواسراو. ئەوەی حەزی لە بەرزایی نییە، دەتوانێت لە خوارەوە لای تاڤگەکە بمێنێتەوە.',
        },
      },
      {
        title: { en: 'Mangrove boat', ar: 'قارب بين أشجار القرم', ku: 'بە بەلەم لەناو مانگرۆڤدا' },
        text: {
          en: 'In the Kilim channels brown eagles circle, mudskippers walk and a cave drips. Lunch is on a floating fish farm, fried or steamed as you like.',
          ar: 'في قنوات كيليم تحوم النسور البنية وتمشي أسماك على الوحل. والغداء سمك مقلي أو على البخار في مزرعة عائمة.',
          ku: 'لە جۆگەکانی کیلیمدا هەڵۆ بەسەر سەرمانەوە دەسووڕێنەوە و ماسی هەیە بەسەر قوڕدا دەڕوات. نانی نیوەڕۆ لە کێڵگەیەکی سەرئاوی ماسی دەخۆین.',
        },
      },
      {
        title: { en: 'Manuscripts and satay', ar: 'خط ومخطوطات وسوق ليلي', ku: 'خۆشنووسی و بازاڕی شەو' },
        text: {
          en: 'Back in Kuala Lumpur we choose two rooms of the Islamic Arts Museum, the one with models of great mosques and the one with Qurans from across Asia. Satay and mango juice at the night market.',
          ar: 'نعود إلى كوالالمبور لزيارة متحف الفنون الإسلامية، وفيه مصاحف من أنحاء آسيا ونماذج لأشهر المساجد. والعشاء من عربات السوق الليلي مع عصير المانغو.',
          ku: 'دەگەڕێینەوە کوالالامپوور بۆ مۆزەخانەی هونەری ئیسلامی، کە قورئانی دەستنووسی هەموو ئاسیای تێدایە. ئێوارە لە بازاڕی شەو گۆشتی برژاو دەخۆین و شەربەتی مانگۆ دەخۆینەوە.',
        },
      },
      {
        title: { en: 'Homeward with durian sweets', ar: 'العودة بحلوى الدوريان', ku: 'گەڕانەوە بە شیرینییەوە' },
        text: {
          en: 'The bus leaves at nine for the airport, an hour away. With the clocks turned back, Baghdad is reached on the same afternoon.',
          ar: 'تغادر الحافلة في التاسعة صباحاً، والمطار على مسافة ساعة. وبفضل فرق التوقيت نصل إلى بغداد عصر اليوم نفسه.',
          ku: 'کاتژمێر 9 پاسەکە بەرەو فڕۆکەخانە دەکەوێتە ڕێ، کە کاتژمێرێک دوورە. لەبەر جیاوازیی کات، هەمان ڕۆژ عەسر دەگەینە بەغدا.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Island flights there and back', ar: 'الطيران إلى الجزيرة والعودة منها', ku: 'فڕین بۆ دوورگە و گەڕانەوە' },
      { en: 'Six nights in family rooms', ar: 'ست ليالٍ في غرف عائلية', ku: 'شەش شەو لە ژووری خێزانیدا' },
      breakfasts,
      transfers,
      admissions,
    ],
    excludes: [visaFee, otherMeals, tips, pocketMoney],
    departures: [16, 37, 58, 86, 114, 135],
    pictures: [{ scene: 'seaside', time: 'noon', subject: 'shore', place: 'tropics' }, { scene: 'waterfall', time: 'noon', place: 'tropics' }, { scene: 'airplane', time: 'night' }],
  },
  {
    key: 'bali-for-two',
    category: 'world',
    type: 'honeymoon',
    location: 'erbil',
    destination: { en: 'Bali, Indonesia', ar: 'بالي، إندونيسيا', ku: 'بالی، ئیندۆنیزیا' },
    title: { en: 'Rice Terraces for Two', ar: 'بالي بين الأرز والبحر', ku: 'بالی، لە کێڵگەی برنجەوە تا دەریا' },
    description: {
      en: 'Frogs are the loudest neighbours of the villa near Ubud, and the pool in its garden belongs to nobody else. After four nights among the rice terraces you change to the coast, where the fishermen of Jimbaran light their grills on the sand.',
      ar: 'لا يعلو في محيط الفيلا قرب أوبود سوى نقيق الضفادع، ومسبحها لكما وحدكما. بعد أربع ليالٍ بين مدرّجات الأرز تنتقلان إلى الساحل، حيث تُنصب موائد السمك على رمل جيمباران مع الغروب.',
      ku: 'ڤێلایەکی تایبەت لە نزیک ئوبود، مەلەوانگەیەک کە کەسی تر ناچێتە ناوی و دەنگی بۆق لە کێڵگەی برنجەوە. دوای چوار شەو لە ناوەڕاستی دوورگەکە دەگوازنەوە بۆ کەناری دەریا، کە ماسیگرەکانی جیمباران ئێوارە لەسەر لمەکە ماسی دەبرژێنن.',
    },
    days: 8,
    price: { amount: 169000, currency: 'USD' },
    groupSize: 2,
    itinerary: [
      {
        title: { en: 'Evening take-off', ar: 'إقلاع مسائي', ku: 'هەڵفڕینی ئێوارە' },
        text: {
          en: 'You fly from Erbil by way of Doha, with two hours to stretch there. The long leg goes through the night.',
          ar: 'السفر من أربيل عبر الدوحة مع توقف لساعتين فيها. أما المرحلة الطويلة فتقطعها الطائرة ليلاً.',
          ku: 'لە هەولێرەوە بە ڕێگای دەوحەدا دەفڕن و دوو کاتژمێر لەوێ دەوەستن. قۆناغە درێژەکەی گەشتەکە بە شەوە.',
        },
      },
      {
        title: { en: 'Flowers at the gate', ar: 'زهور عند البوابة', ku: 'گوڵ لەبەر دەرگا' },
        text: {
          en: 'A driver with your names on a board brings you to Ubud in ninety minutes. The rest of the day has no plan beyond tea and the garden.',
          ar: 'سائق يحمل اسميكما على لوحة ينقلكما إلى أوبود في ساعة ونصف الساعة. وما تبقّى من اليوم للشاي والحديقة.',
          ku: 'شۆفێرێک کە ناوی هەردووکتانی لەسەر تابلۆیەک نووسیوە، بە کاتژمێر و نیوێک دەتانباتە ئوبود. ئەوەی لە ڕۆژەکە دەمێنێتەوە بۆ چا و باخچەیە.',
        },
      },
      {
        title: { en: 'Green steps of Tegallalang', ar: 'مدرّجات تيغالالانغ', ku: 'پلە سەوزەکانی تێگالالانگ' },
        text: {
          en: 'Arrive at seven, when the farmers are still the majority. A village cook then teaches you to pound spice paste, and you eat what you made.',
          ar: 'الوصول في السابعة صباحاً قبل الزوار، والفلاحون ما زالوا في حقولهم. ثم درس طبخ في بيت قروي، والغداء من صنع أيديكما.',
          ku: 'کاتژمێر 7 دەگەنە ئەوێ، کە هێشتا جووتیارەکان لە گەشتیاران زیاترن. پاشان ژنێکی گوندەکە فێری چێشتلێنانتان دەکات و دەستکردی خۆتان دەخۆن.',
        },
      },
      {
        title: { en: 'Massage and market', ar: 'تدليك وسوق', ku: 'مەساج و بازاڕ' },
        text: {
          en: 'Two hours of Balinese massage in an open pavilion, side by side. Ubud market is a short walk for baskets, batik and bargaining.',
          ar: 'ساعتان من التدليك على طريقة أهل بالي في جناح مفتوح على الحديقة. وسوق أوبود قريب لمن شاء السلال وأقمشة الباتيك والمساومة.',
          ku: 'دوو کاتژمێر مەساجی بالی لە کەپرێکی کراوەدا، هەردووکتان لە تەنیشت یەکتر. بازاڕی ئوبود نزیکە بۆ سەبەتە و قوماشی باتیک و سەوداکردن.',
        },
      },
      {
        title: { en: 'Sunrise on Batur', ar: 'شروق على جبل باتور', ku: 'خۆرهەڵاتن لەسەر باتور' },
        text: {
          en: 'A jeep does the climbing, at four in the morning, up to a ledge facing the volcano. Afterwards you thaw out in the hot springs beside the crater lake.',
          ar: 'في الرابعة فجراً تصعد بكما سيارة جيب إلى مطلّ يقابل البركان. وبعد الشروق ينابيع ساخنة عند بحيرة الفوّهة تطرد البرد.',
          ku: 'کاتژمێر 4ی بەرەبەیان جیپێک سەرتان دەخات بۆ شوێنێک ڕوو لە گڕکانەکە. دوای خۆرهەڵاتن لە کانیاوە گەرمەکانی لێواری دەریاچەکەدا خۆتان گەرم دەکەنەوە.',
        },
      },
      {
        title: { en: 'Tables on the sand', ar: 'موائد على الرمل', ku: 'مێز لەسەر لم' },
        text: {
          en: 'The move to Jimbaran takes two hours and passes the cliff of Uluwatu. In the evening pick your snapper by the scales and keep your shoes under the table.',
          ar: 'الانتقال إلى جيمباران في ساعتين، مروراً بجرف أولواتو المطل على المحيط. ومساءً تختاران السمكة فتوزن أمامكما، ويُشوى العشاء على مقربة من الموج.',
          ku: 'ڕێگای جیمباران دوو کاتژمێرە و بەلای هەڵدێری ئولواتوودا تێدەپەڕێت. ئێوارە ماسییەکەی خۆتان هەڵدەبژێرن و پێخاوس لەسەر لمەکە نان دەخۆن.',
        },
      },
      {
        title: { en: 'A boat to Nusa Penida', ar: 'قارب إلى نوسا بينيدا', ku: 'بە بەلەم بۆ نوسا پێنیدا' },
        text: {
          en: 'Forty-five minutes from Sanur lies an island with cliffs shaped like a resting animal. Snorkels are on board, and manta rays are often at home.',
          ar: 'على مسافة 45 دقيقة من سانور جزيرة شاهقة الجروف. عدّة الغوص السطحي على متن القارب، وأسماك المانتا كثيراً ما تظهر.',
          ku: '45 خولەک لە سانورەوە دوورگەیەکە بە هەڵدێری بەرزەوە. کەلوپەلی سەیرکردنی ژێر ئاو لە بەلەمەکەدایە و ماسیی گەورەی مانتا زۆر جار دەردەکەوێت.',
        },
      },
      {
        title: { en: 'Five hours gained', ar: 'خمس ساعات إضافية', ku: 'پێنج کاتژمێری زیادە' },
        text: {
          en: 'The morning flight chases the sun westward. You are in Erbil the same night, on a day five hours longer than others.',
          ar: 'طائرة الصباح تلاحق الشمس غرباً. وتصلان إلى أربيل في الليلة نفسها، بعد نهار زاد خمس ساعات.',
          ku: 'فڕۆکەی بەیانی بەدوای خۆردا بەرەو ڕۆژئاوا دەفڕێت. ئەم ڕۆژەتان پێنج کاتژمێر درێژترە و هەر ئەو شەوە لە هەولێرن.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Four nights in a pool villa', ar: 'أربع ليالٍ في فيلا بمسبح', ku: 'چوار شەو لە ڤێلای مەلەوانگەدار' },
      { en: 'Two nights by the beach', ar: 'ليلتان على الشاطئ', ku: 'دوو شەو لە کەناری دەریا' },
      privateCar,
      { en: 'Massage and cooking lesson', ar: 'جلسة تدليك ودرس طبخ', ku: 'مەساج و وانەی چێشتلێنان' },
      { en: 'Boat day with snorkels', ar: 'يوم بحري مع عدّة الغوص السطحي', ku: 'ڕۆژێک بەلەم و کەلوپەلی مەلە' },
    ],
    excludes: [visaFee, insurance, otherMeals],
    departures: [10, 24, 45, 66, 87, 115],
    pictures: [{ scene: 'terraces', time: 'dawn', subject: 'rice', place: 'tropics' }, { scene: 'pool', time: 'dusk', place: 'tropics' }, { scene: 'seaside', time: 'dusk', subject: 'shore', place: 'tropics' }],
  },
  {
    key: 'sri-lanka-rock-and-rail',
    category: 'world',
    type: 'adventure',
    location: 'sulaymaniyah',
    destination: {
      en: 'Sigiriya, Ella and Galle, Sri Lanka',
      ar: 'سيغيريا وإيلا وغالي، سريلانكا',
      ku: 'سیگیریا و ئێلا و گاڵی، سریلانکا',
    },
    title: { en: 'Serendib by Rock and Rail', ar: 'سرنديب صخراً وسكة', ku: 'سەرەندیب بە بەرد و شەمەندەفەر' },
    description: {
      en: 'Sindbad sailed from Basra and called this island Serendib; our route is easier, though it does begin with 1,200 steps up a rock. Elephants, tea hills, a train with open doors and a fortress lapped by the Indian Ocean fill the days that follow.',
      ar: 'سمّاها السندباد سرنديب وبلغها بعد غرق سفينته، أما هذه الرحلة فأهون وإن كانت تبدأ بصعود 1200 درجة إلى قمة صخرة. تليها تلال الشاي وقطار مفتوح الأبواب وقطعان الفيلة، وتنتهي عند قلعة يضرب المحيط أسوارها.',
      ku: 'سندباد لە بەسرەوە دەریای بڕی و ئەم دوورگەیەی بە سەرەندیب ناساند. ڕێگای ئێمە ئاسانترە، هەرچەندە بە 1200 پلیکانەی تاوێرێک دەست پێ دەکات و دوای ئەوە گردی چا و شەمەندەفەرێکی دەرگا کراوە و ڕەوە فیل و قەڵایەکی کەناری زەریامان لەپێشە.',
    },
    days: 8,
    price: { amount: 145000, currency: 'USD' },
    groupSize: 14,
    itinerary: [
      {
        title: { en: 'Night flight south', ar: 'رحلة ليلية جنوباً', ku: 'فڕینی شەو بەرەو باشوور' },
        text: {
          en: 'We leave Sulaymaniyah after dinner, change planes in Dubai and sleep over the Arabian Sea. Keep a light shirt in the cabin bag for the landing.',
          ar: 'مغادرة السليمانية ليلاً وتبديل الطائرة في دبي، ثم نوم فوق بحر العرب. يُنصح بقميص خفيف في حقيبة اليد لساعة الوصول.',
          ku: 'دوای نانی ئێوارە لە سلێمانییەوە دەفڕین و لە دوبەی فڕۆکە دەگۆڕین. کراسێکی تەنک لە جانتای دەستتاندا هەڵبگرن، کۆلۆمبۆ گەرم و شێدارە.',
        },
      },
      {
        title: { en: 'Coconut road', ar: 'طريق جوز الهند', ku: 'ڕێگای گوێزی هیندی' },
        text: {
          en: 'Four hours by minibus from the airport to Sigiriya, with king coconuts at the first halt. The lodge stands by a lake where villagers bathe at dusk.',
          ar: 'أربع ساعات بالحافلة من المطار إلى سيغيريا، وعند أول وقفة ماء جوز هند طازج. النُّزل على بحيرة صغيرة تعبرها طيور البلشون.',
          ku: 'لە فڕۆکەخانەوە تا سیگیریا چوار کاتژمێر بە پاسی بچووکە و لە یەکەم وەستاندا ئاوی گوێزی هیندی دەخۆینەوە. میوانخانەکە لەسەر گۆمێکە و ئێواران پڕ دەبێت لە باڵندە.',
        },
      },
      {
        title: { en: 'The lion’s paws', ar: 'مخالب الأسد', ku: 'چنگەکانی شێر' },
        text: {
          en: 'We are on the stairs at half past six; the top is a king’s ruined palace with a swimming pool 1,500 years old. Bicycles through paddy fields in the afternoon.',
          ar: 'نبدأ الدرج في السادسة والنصف صباحاً، وعلى القمة أطلال قصر ملكي وحوض سباحة عمره 1500 عام. وعصراً دراجات بين حقول الأرز.',
          ku: 'کاتژمێر 6 و نیوی بەیانی لەسەر پلیکانەکانین؛ لە لووتکەدا پاشماوەی کۆشکی پاشایەک و حەوزێکی مەلەی 1500 ساڵە ماوە. عەسر بە پاسکیل بەناو کێڵگەی برنجدا دەگەڕێین.',
        },
      },
      {
        title: { en: 'Spice gardens, then Kandy', ar: 'بساتين البهار ثم كاندي', ku: 'باخی بەهارات و کاندی' },
        text: {
          en: 'At Matale you learn to tell real cinnamon from the common kind by breaking it. Kandy’s lake is a half-hour stroll before drums and dancers in the evening.',
          ar: 'في ماتالي درس سريع في تمييز القرفة الأصلية بكسرها بين الأصابع. ثم مشي حول بحيرة كاندي وعرض طبول ورقص في المساء.',
          ku: 'لە ماتالە فێر دەبین دارچینی ڕەسەن بە شکاندنی لە دارچینی ئاسایی جیا بکەینەوە. پاشان بە دەوری گۆمی کاندیدا پیاسە دەکەین و شەو سەیری تەپڵ و سەما دەکەین.',
        },
      },
      {
        title: { en: 'Blue train to Ella', ar: 'القطار الأزرق إلى إيلا', ku: 'شەمەندەفەرە شینەکەی ئێلا' },
        text: {
          en: 'The road climbs through tea to Nanu Oya station. From there it is three slow hours on rails, tunnels and pickers waving, with hot lentil cakes sold through the window.',
          ar: 'يصعد الطريق بين مزارع الشاي إلى محطة نانو أويا. ومنها ثلاث ساعات على السكة بين الأنفاق والضباب، وأقراص العدس الساخنة تُباع من النافذة.',
          ku: 'ڕێگاکە بەناو کێڵگەی چادا سەردەکەوێت تا وێستگەی نانو ئۆیا. لەوێوە سێ کاتژمێر بە هێواشی بەناو تونێل و تەمدا دەڕۆین و کفتەی نیسکی گەرم لە پەنجەرەوە دەفرۆشرێت.',
        },
      },
      {
        title: { en: 'Ella Rock and nine arches', ar: 'صخرة إيلا والأقواس التسعة', ku: 'تاوێری ئێلا و نۆ کەوان' },
        text: {
          en: 'Five hours up and down, the first of them along the railway sleepers. We finish above the Nine Arch Bridge and wait for the afternoon train to cross it.',
          ar: 'خمس ساعات صعوداً ونزولاً، أولاها بمحاذاة السكة. والختام فوق جسر الأقواس التسعة بانتظار قطار العصر.',
          ku: 'پێنج کاتژمێر سەرکەوتن و دابەزین، سەرەتاکەی بە تەنیشت هێڵی شەمەندەفەردا. لە کۆتاییدا لەسەر پردی نۆ کەوان چاوەڕێی شەمەندەفەری عەسر دەکەین.',
        },
      },
      {
        title: { en: 'Elephants of Udawalawe', ar: 'فيلة أوداوالاوي', ku: 'فیلەکانی ئوداوالاوە' },
        text: {
          en: 'The open jeeps are in the reserve at first light, and herds of thirty are nothing rare. After lunch we drive to Galle and sleep inside the ramparts.',
          ar: 'تدخل سيارات الجيب المكشوفة المحمية مع أول النهار، وقد يبلغ القطيع ثلاثين فيلاً. ثم طريق الساحل إلى غالي والمبيت داخل الأسوار.',
          ku: 'جیپی سەرکراوە بەرەبەیان دەچێتە ناو پارێزگەکە و ڕەوەی 30 فیل شتێکی دەگمەن نییە. دوانیوەڕۆ بەرەو گاڵی دەڕۆین و شەو لەناو شووراکاندا دەخەوین.',
        },
      },
      {
        title: { en: 'Ramparts at breakfast', ar: 'الأسوار صباحاً', ku: 'بەیانییەک لەسەر شوورا' },
        text: {
          en: 'One round of the walls, lighthouse included, takes an hour. The expressway reaches the airport by one o’clock and Sulaymaniyah is home before midnight.',
          ar: 'دورة كاملة على الأسوار حتى الفنار تستغرق ساعة. نبلغ المطار في الواحدة ظهراً، والسليمانية قبل منتصف الليل.',
          ku: 'گەڕانێکی تەواو بەسەر شووراکاندا، تا فانۆسی دەریایی، کاتژمێرێکی دەوێت. کاتژمێر 1 لە فڕۆکەخانەین و پێش نیوەشەو لە سلێمانی.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Six nights in small lodges', ar: 'ست ليالٍ في نُزل صغيرة', ku: 'شەش شەو لە میوانخانەی بچووکدا' },
      kurdishGuide,
      { en: 'Reserved seats on the train', ar: 'مقاعد محجوزة في القطار', ku: 'کورسیی حجزکراو لە شەمەندەفەردا' },
      { en: 'Jeeps and fees at the reserve', ar: 'سيارات المحمية ورسوم دخولها', ku: 'جیپ و بلیتی پارێزگەی فیلەکان' },
      { en: 'Breakfasts and four dinners', ar: 'الفطور يومياً وأربع وجبات عشاء', ku: 'نانی بەیانی و چوار نانی ئێوارە' },
    ],
    excludes: [visaFee, insurance, tips],
    departures: [20, 48, 76, 104],
    pictures: [{ scene: 'terraces', time: 'noon', subject: 'tea', place: 'tropics' }, { scene: 'waterfall', time: 'noon', place: 'tropics' }, { scene: 'seaside', time: 'dusk', subject: 'shore', place: 'tropics' }],
  },
  {
    key: 'kerala-houseboat',
    category: 'world',
    type: 'honeymoon',
    location: 'basra',
    destination: {
      en: 'Kochi, Munnar and Alleppey, India',
      ar: 'كوتشي ومونار وأليبي، الهند',
      ku: 'کۆچی و مونار و ئالێپی، هیندستان',
    },
    title: {
      en: 'A Houseboat on the Malabar Coast',
      ar: 'بيت عائم على ساحل المليبار',
      ku: 'ماڵێکی سەرئاو لە کەناری مەلەبار',
    },
    description: {
      en: 'Teak for the shanasheel of Basra was shipped from here, so a couple from the Shatt al-Arab arrives among old acquaintances. The honeymoon in Kerala takes in the harbour of Kochi, two nights in the tea hills and one aboard a rice barge with a bedroom, a cook and no timetable.',
      ar: 'من هذا الساحل جاء خشب الساج الذي صُنعت منه شناشيل البصرة، فالعروسان القادمان من شط العرب ليسا غريبين. أسبوع في كيرالا بين ميناء كوتشي وتلال الشاي، وليلة على مركب أرز صار بيتاً عائماً له طبّاخه وغرفة نومه.',
      ku: 'داری ساجی شەناشیلەکانی بەسرە لێرەوە هێندراوە، کەواتە بووک و زاوایەک لە شەتولعەرەبەوە لێرە نامۆ نین. لە کێرەلا بەندەری کۆچی دەبینن، دوو شەو لە گردەکانی چا دەمێننەوە و شەوێک لەسەر بەلەمێکی کۆنی برنج کە کراوە بە ماڵ و چێشتلێنەری خۆی هەیە.',
    },
    days: 7,
    price: { amount: 118000, currency: 'USD' },
    groupSize: 2,
    itinerary: [
      {
        title: { en: 'By way of Dubai', ar: 'عبر دبي', ku: 'بە ڕێگای دوبەیدا' },
        text: {
          en: 'An afternoon departure from Basra connects with the evening plane to Kochi. It is past midnight when you get there; the room faces the harbour and stays dark until you wish.',
          ar: 'طائرة العصر من البصرة تلحق بطائرة المساء من دبي إلى كوتشي. الوصول بعد منتصف الليل إلى غرفة تطل على الميناء، والصباح التالي بلا منبّه.',
          ku: 'عەسر لە بەسرەوە هەڵدەفڕن و ئێوارە لە دوبەیەوە بۆ کۆچی. دوای نیوەشەو دەگەنە ژوورێک ڕوو لە بەندەر و بەیانیی دواتر کەس بەئاگاتان ناهێنێتەوە.',
        },
      },
      {
        title: { en: 'Nets like giant spiders', ar: 'شباك كالعناكب', ku: 'تۆڕی وەک جاڵجاڵۆکە' },
        text: {
          en: 'Four men and a counterweight lift each of the cantilevered nets at Fort Kochi, and you may join the rope. Later, pepper and cardamom by the sack in Mattancherry.',
          ar: 'يرفع أربعة رجال وأثقال من الحجر كل شبكة من شباك الصيد الخشبية الضخمة، والمشاركة في شدّ الحبل مرحّب بها. وبعد الظهر أسواق الفلفل والهيل في ماتانشيري.',
          ku: 'هەر تۆڕێکی گەورەی دارینی بەندەرەکە بە چوار پیاو و کێشی بەرد بەرز دەکرێتەوە و ئێوەش دەتوانن پەتەکە ڕابکێشن. دوانیوەڕۆ لە ماتانچێری بۆنی بیبەر و هێل دێت.',
        },
      },
      {
        title: { en: 'Hairpins to Munnar', ar: 'منعطفات مونار', ku: 'پێچەکانی ڕێگای مونار' },
        text: {
          en: 'A hundred and thirty kilometres take four hours, for there are waterfalls and every one has a tea stall. Your cottage is at sixteen hundred metres with a stove in the corner.',
          ar: '130 كيلومتراً في أربع ساعات، فالشلالات كثيرة وعند كل منها بائع شاي. الكوخ على ارتفاع 1600 متر، وفي ركنه مدفأة.',
          ku: '130 کیلۆمەتر چوار کاتژمێر دەخایەنێت، چونکە تاڤگە زۆرن و لای هەر یەکێکیان چایچییەک هەیە. کوخەکەتان لە بەرزیی 1600 مەترە و سۆپای تێدایە.',
        },
      },
      {
        title: { en: 'Two leaves and a bud', ar: 'ورقتان وبرعم', ku: 'دوو گەڵا و خونچەیەک' },
        text: {
          en: 'With a picker you walk the rows and learn what goes into the basket. Clouds permitting, Top Station shows the plains of the neighbouring state; if not, there is chocolate from the village.',
          ar: 'جولة بين صفوف الشاي مع قاطفة تشرح ما يوضع في السلة وما يُترك. ثم مطلّ توب ستيشن إن سمح الغيم، وإلا فشوكولاتة البلدة عزاء كافٍ.',
          ku: 'لەگەڵ ژنێکی چاچندا بەناو ڕیزەکاندا دەڕۆن و فێر دەبن کام گەڵا دەخرێتە سەبەتەوە. ئەگەر هەور ڕێ بدات، لە بەرزاییەکەی تۆپ ستەیشنەوە دەشتەکان دیارن.',
        },
      },
      {
        title: { en: 'Aboard the rice barge', ar: 'على مركب الأرز', ku: 'لەسەر بەلەمی برنج' },
        text: {
          en: 'Leave at six, step on board at Alleppey around noon. Canals, ducks in their hundreds, schoolchildren in canoes; fish curry under the woven roof and a mooring beneath palms.',
          ar: 'الانطلاق في السادسة صباحاً وركوب المركب في أليبي ظهراً. قنوات ومئات من البط وتلاميذ في زوارق، وكاري سمك تحت السقف المجدول، ثم مبيت بين النخيل.',
          ku: 'کاتژمێر 6ی بەیانی دەکەونە ڕێ و نیوەڕۆ لە ئالێپی سواری بەلەمەکە دەبن. جۆگەی ئاو، سەدان مراوی، قوتابی بە بەلەمەوە؛ شلەی ماسی بە بەهاراتی کاری لەژێر سەربانە چنراوەکەدا و شەو لەژێر دارەکاندا لەنگەر دەگرن.',
        },
      },
      {
        title: { en: 'Marari, barefoot', ar: 'ماراري بلا أحذية', ku: 'ماراری، بە پێخاوسی' },
        text: {
          en: 'Half an hour away the beach is long and the village fishes as ever. A hammock, an oil massage, dinner where you choose to have the table set.',
          ar: 'على مسافة نصف ساعة شاطئ طويل لقرية صيادين. أرجوحة وتدليك بالزيوت العشبية، ومائدة عشاء تُنصب حيث تشاءان.',
          ku: 'نیو کاتژمێر دوورتر گوندێکی ماسیگران و کەنارێکی درێژ هەیە. جۆلانە و مەساجی ڕۆنی گیایی، و مێزی نانی ئێوارە لەو شوێنەی خۆتان دەتانەوێت.',
        },
      },
      {
        title: { en: 'Cardamom in the suitcase', ar: 'هيل في الحقيبة', ku: 'هێل لە جانتادا' },
        text: {
          en: 'Two hours by car to Kochi airport, with one halt for spices. You are back on the Shatt al-Arab by evening.',
          ar: 'ساعتان بالسيارة إلى مطار كوتشي مع وقفة واحدة للبهارات. ومساءً تعودان إلى شط العرب.',
          ku: 'دوو کاتژمێر بە ئۆتۆمبێل بۆ فڕۆکەخانەی کۆچی، لەگەڵ وەستانێک بۆ کڕینی بەهارات. ئێوارە لە بەسرەن.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'One night on a private houseboat', ar: 'ليلة على بيت عائم خاص', ku: 'شەوێک لە ماڵی سەرئاوی تایبەت' },
      { en: 'Five nights in small hotels', ar: 'خمس ليالٍ في فنادق صغيرة', ku: 'پێنج شەو لە هوتێلی بچووکدا' },
      breakfasts,
      privateCar,
      { en: 'Oil massage for both', ar: 'تدليك بالزيوت للعروسين', ku: 'مەساجی ڕۆن بۆ هەردووکتان' },
    ],
    excludes: [visaFee, otherMeals, tips],
    departures: [17, 38, 59, 94, 122],
    pictures: [{ scene: 'boat', time: 'dusk', subject: 'launch', place: 'tropics' }, { scene: 'palms', time: 'dawn', place: 'tropics' }, { scene: 'terraces', time: 'noon', subject: 'tea', place: 'tropics' }],
  },
  {
    key: 'maldives-south-male-atoll',
    category: 'world',
    type: 'honeymoon',
    location: 'baghdad',
    destination: {
      en: 'South Malé Atoll, Maldives',
      ar: 'جزر ماليه الجنوبية، المالديف',
      ku: 'دوورگەکانی باشووری مالێ، ماڵدیڤ',
    },
    title: { en: 'Four Nights over the Lagoon', ar: 'أربع ليالٍ فوق البحيرة الزرقاء', ku: 'چوار شەو لەسەر ئاوی شین' },
    description: {
      en: 'You can walk around the whole island in eleven minutes, and by the second day you will have timed it. The room stands on stilts with a ladder into the lagoon; sharks the length of an arm patrol beneath, harmless and punctual.',
      ar: 'إحدى عشرة دقيقة تكفي للدوران حول الجزيرة كلها مشياً. الغرفة قائمة على أعمدة فوق الماء، ومن شرفتها سلّم ينزل إلى البحر مباشرة، وتحته أسماك ملونة وأسماك قرش صغيرة لا تؤذي أحداً.',
      ku: 'دوورگەکە هێندە بچووکە کە بە 11 خولەک بە پێ بە دەوریدا دەسووڕێیتەوە. ژوورەکەتان لەسەر ستوون بەسەر ئاوەوەیە و پەیژەیەک لە تەراسەکەوە دادەگەڕێتە ناو دەریا؛ تەنانەت شەوانیش ماسییەکان لەژێر ڕووناکیی چراکەدا دیارن.',
    },
    days: 6,
    price: { amount: 235000, currency: 'USD' },
    groupSize: 2,
    itinerary: [
      {
        title: { en: 'A night in two planes', ar: 'رحلة ليلية إلى الجزر', ku: 'شەوێک بەرەو دوورگەکان' },
        text: {
          en: 'Baghdad to Doha, a stroll between the gates, then nearly five hours to the equator’s doorstep. Pack one bag light enough for a speedboat.',
          ar: 'من بغداد إلى الدوحة، ثم نحو خمس ساعات حتى مشارف خط الاستواء. ويكفي في الحقيبة لباس صيفي خفيف.',
          ku: 'لە بەغداوە بۆ دەوحە و پاشان نزیکەی پێنج کاتژمێر تا لای هێڵی یەکسانی. جانتایەکی سووک بەسە، جگە لە جلی هاوینە هیچتان پێویست نابێت.',
        },
      },
      {
        title: { en: 'Speedboat and first swim', ar: 'زورق سريع وأول سباحة', ku: 'بەلەمی خێرا و یەکەم مەلە' },
        text: {
          en: 'The jetty is fifty steps from the arrival hall, the resort forty minutes from the jetty. Shoes may be put away until departure.',
          ar: 'المرسى على بعد خمسين خطوة من قاعة الوصول، والمنتجع على بعد أربعين دقيقة من المرسى. ولا حاجة بعدها إلى حذاء حتى يوم الرحيل.',
          ku: 'بەلەمەکە 50 هەنگاو لە هۆڵی گەیشتنەوە وەستاوە و 40 خولەک دەخایەنێت تا ڕیزۆرتەکە. لێرە بەدواوە تا ڕۆژی گەڕانەوە پێڵاوتان پێویست نییە.',
        },
      },
      {
        title: { en: 'Over the house reef', ar: 'فوق الشعاب المرجانية', ku: 'بەسەر مەرجانەکانەوە' },
        text: {
          en: 'A marine biologist floats beside you along the drop-off and points: parrotfish, turtle, clam. Non-swimmers borrow a vest and see as much.',
          ar: 'يسبح إلى جانبكما مختص بالأحياء البحرية ويشير إلى سمك الببغاء والسلحفاة والمحار العملاق. ومن لا يجيد السباحة يرتدي سترة نجاة ويرى القدر نفسه.',
          ku: 'شارەزایەکی ژیانی دەریا لەگەڵتان مەلە دەکات و ماسیی تووتی و کیسەڵ و سەدەفی گەورەتان پیشان دەدات. ئەوەی مەلە نازانێت، بە چاکەتی ڕزگارکردنەوە هەمان شت دەبینێت.',
        },
      },
      {
        title: { en: 'Dolphins towards evening', ar: 'الدلافين قبيل المساء', ku: 'دۆلفین لە دەمی ئێوارەدا' },
        text: {
          en: 'The morning is empty on purpose. At five a wooden dhoni sails to the channel where spinner dolphins pass on their way to feed.',
          ar: 'الصباح متروك لكما عن قصد. وفي الخامسة مساءً يبحر مركب خشبي إلى الممر الذي تعبره الدلافين في طريقها إلى الصيد.',
          ku: 'پێش نیوەڕۆ بە ئەنقەست بێ بەرنامەیە. کاتژمێر 5 بەلەمێکی دارین دەتانباتە ئەو ڕێگایەی دۆلفینەکان پێیدا بۆ ڕاو دەچن.',
        },
      },
      {
        title: { en: 'A sandbank of your own', ar: 'جزيرة رمل لكما', ku: 'دوورگەیەکی لمینی تایبەت' },
        text: {
          en: 'They set you down with a parasol, a cool box and a radio, and the boat goes away for three hours. Dinner that night is on the jetty.',
          ar: 'ينزلكما الزورق على بقعة رمل بيضاء مع مظلة وصندوق مبرّد وجهاز نداء، ثم يغيب ثلاث ساعات. وعشاء تلك الليلة على طرف المرسى.',
          ku: 'بەلەمەکە بە سەیوان و سندووقی سارد و ئامێری پەیوەندییەوە لەسەر پارچە لمێکی سپی داتاندەنێت و سێ کاتژمێر بەجێتان دەهێڵێت. ئەو شەوە لە سەری ئەسکەلەکە نان دەخۆن.',
        },
      },
      {
        title: { en: 'Last ladder down', ar: 'النزول الأخير إلى الماء', ku: 'دوا دابەزین بۆ ئاو' },
        text: {
          en: 'Swim before breakfast, for the boat comes at ten. The route is again through Doha and ends in Baghdad late in the evening.',
          ar: 'سباحة قبل الفطور، فالزورق يصل في العاشرة. والعودة عبر الدوحة أيضاً، مع بلوغ بغداد في ساعة متأخرة من المساء.',
          ku: 'پێش نانی بەیانی مەلەیەک بکەن، چونکە بەلەمەکە کاتژمێر 10 دێت. دیسان بە دەوحەدا دەگەڕێنەوە و درەنگانی ئێوارە لە بەغدان.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Four nights in a water villa', ar: 'أربع ليالٍ في فيلا مائية', ku: 'چوار شەو لە ڤێلای سەر ئاو' },
      { en: 'Breakfast and dinner every day', ar: 'الفطور والعشاء كل يوم', ku: 'نانی بەیانی و ئێوارەی هەموو ڕۆژێک' },
      { en: 'Speedboat both ways', ar: 'الزورق السريع ذهاباً وإياباً', ku: 'بەلەمی خێرای چوون و گەڕانەوە' },
      {
        en: 'Reef, dolphin and sandbank outings',
        ar: 'جولات الشعاب والدلافين والرمل',
        ku: 'گەشتی مەرجان و دۆلفین و لم',
      },
    ],
    excludes: [
      {
        en: 'Lunches and drinks at the resort',
        ar: 'الغداء والمشروبات في المنتجع',
        ku: 'نانی نیوەڕۆ و خواردنەوەی ڕیزۆرت',
      },
      { en: 'Diving with a tank', ar: 'الغوص بأسطوانة الهواء', ku: 'نوقمبوون بە بوتڵی هەوا' },
      insurance,
    ],
    departures: [13, 27, 41, 62, 83, 111, 139],
    pictures: [{ scene: 'seaside', time: 'dawn', subject: 'shore', place: 'tropics' }, { scene: 'suite', time: 'night', view: 'sea', place: 'tropics' }, { scene: 'boat', time: 'dusk', subject: 'sail', place: 'tropics' }],
  },
  {
    key: 'andalusia-after-ziryab',
    category: 'world',
    type: 'culture',
    location: 'erbil',
    destination: {
      en: 'Granada, Córdoba and Seville, Spain',
      ar: 'غرناطة وقرطبة وإشبيلية، إسبانيا',
      ku: 'غەرناتە و قورتوبە و ئیشبیلیە، ئیسپانیا',
    },
    title: { en: 'In Ziryab’s Footsteps', ar: 'على خطى زرياب', ku: 'بە شوێن پێی زریابدا' },
    description: {
      en: 'A musician left Baghdad twelve centuries ago with his lute and ended up teaching Córdoba how to sing, dress and serve dinner. We follow him, faster, through the great cities of al-Andalus and finish on the bridge of Ronda; evenings are kept free for music.',
      ar: 'خرج زرياب من بغداد بعوده قبل اثني عشر قرناً، فعلّم قرطبة الغناء وآداب المائدة. نسير في أثره بين غرناطة وقرطبة وإشبيلية، ونختم عند جسر رُندة الشاهق فوق الوادي، ولكل مدينة أمسية للموسيقى أو للتجوال.',
      ku: 'زریابی مۆسیقاژەن 12 سەدە لەمەوبەر بە عوودەکەیەوە بەغدای بەجێ هێشت و خەڵکی قورتوبەی فێری گۆرانی و ڕێوشوێنی سفرە کرد. بە شوێنیدا بە غەرناتە و قورتوبە و ئیشبیلیەدا دەڕۆین و لەسەر پردی ڕۆندا کۆتایی بە گەشتەکە دێنین.',
    },
    days: 8,
    price: { amount: 198000, currency: 'USD' },
    groupSize: 18,
    itinerary: [
      {
        title: { en: 'Two seas in a day', ar: 'من أربيل إلى مالقة', ku: 'لە هەولێرەوە بۆ مالەقە' },
        text: {
          en: 'Erbil, Istanbul, Málaga: seven hours in the air all told. Whoever is still awake joins us for sardines grilled in an old boat on the beach.',
          ar: 'الطريق عبر إسطنبول، ومجموع ساعات الطيران سبع. ومن لم يغلبه النعاس فعلى شاطئ مالقة سردين يُشوى في زورق قديم مملوء بالجمر.',
          ku: 'بە ڕێگای ئەستەنبووڵدا دەفڕین، هەردوو فڕینەکە پێکەوە نزیکەی حەوت کاتژمێرن. ئەوەی خەوی نەیەت، لەسەر کەناری مالەقە ساردینی برژاوی ناو بەلەمێکی کۆنی پڕ لە پشکۆ دەخوات.',
        },
      },
      {
        title: { en: 'Over the hills to Granada', ar: 'عبر التلال إلى غرناطة', ku: 'بەسەر گردەکاندا بۆ غەرناتە' },
        text: {
          en: 'The Alcazaba of Málaga first, for its orange trees, then an hour and a half to Granada. Before sunset we climb the lanes of the Albaicín to see the Alhambra turn red across the valley.',
          ar: 'نبدأ بقصبة مالقة وأشجار نارنجها، ثم ساعة ونصف الساعة إلى غرناطة. وقبل الغروب نصعد حي البيازين لرؤية الحمراء وهي تكتسي لونها الذي سُمّيت به.',
          ku: 'سەرەتا قەسەبەی مالەقە و دارە نارنجەکانی، پاشان کاتژمێر و نیوێک تا غەرناتە. پێش خۆرئاوابوون بە کۆڵانەکانی گەڕەکی بەیازیندا سەردەکەوین و سووربوونەوەی کۆشکی حەمرا لەوبەری دۆڵەکەوە دەبینین.',
        },
      },
      {
        title: { en: 'What the walls say', ar: 'ما تقوله الجدران', ku: 'قسەی دیوارەکان' },
        text: {
          en: 'Our entry to the Nasrid palaces is for half past eight. An Arabist reads the verses aloud from the plaster, and suddenly the fountain of the lions has a voice.',
          ar: 'دخول القصور النصرية محجوز للثامنة والنصف صباحاً. وسيجد القارئ العربي نفسه أمام ديوان منقوش في الجص، من شعر ابن زمرك عند نافورة السباع إلى «لا غالب إلا الله» في كل ركن.',
          ku: 'چوونەژوورەوەی کۆشکەکان بۆ کاتژمێر 8 و نیوی بەیانی حجز کراوە. ڕێبەرێکی ئەدەبناس شیعرە هەڵکۆڵراوەکانی سەر دیوار و نافوورەی شێرەکانمان بۆ دەخوێنێتەوە و لێکیان دەداتەوە.',
        },
      },
      {
        title: { en: 'Olives all the way', ar: 'زيتون حتى قرطبة', ku: 'زەیتوون تا قورتوبە' },
        text: {
          en: 'For two and a half hours nothing grows beside the road but olives. In Córdoba the forest is of stone: 856 columns under red and white arches, and nobody speaks for a while.',
          ar: 'ساعتان ونصف الساعة لا يُرى فيهما غير الزيتون. وفي قرطبة غابة أخرى من 856 عموداً تحت أقواس حمراء وبيضاء، هي الجامع الكبير.',
          ku: 'دوو کاتژمێر و نیو لە هەردوو لای ڕێگاوە تەنیا زەیتوون دیارە. لە مزگەوتی گەورەی قورتوبەشدا دارستانێکی تر هەیە: 856 ستوون لەژێر کەوانەی سوور و سپیدا.',
        },
      },
      {
        title: { en: 'The lost palace city', ar: 'مدينة الزهراء', ku: 'شاری زەهرا' },
        text: {
          en: 'Medina Azahara stood for seventy years and has been dug up for over a hundred. In the evening a fast train needs forty-five minutes to Seville.',
          ar: 'عاشت الزهراء سبعين عاماً، ولا يزال التنقيب فيها منذ أكثر من قرن. ومساءً قطار سريع يبلغ إشبيلية في 45 دقيقة.',
          ku: 'شاری زەهرا 70 ساڵ ژیا و زیاتر لە سەدەیەکە هەڵکۆڵینی تێدا دەکرێت. ئێوارە شەمەندەفەری خێرا بە 45 خولەک دەمانگەیەنێتە ئیشبیلیە.',
        },
      },
      {
        title: { en: 'Ramps instead of stairs', ar: 'منارة بلا درج', ku: 'منارەیەک بێ پلیکانە' },
        text: {
          en: 'The muezzin of Seville rode up his minaret, so the Giralda has ramps instead of steps. The gardens of the Alcázar cool the afternoon; flamenco in a courtyard ends it.',
          ar: 'كان مؤذن إشبيلية يصعد منارته راكباً، فجُعلت لها منحدرات مكان الدرج. وبعدها حدائق القصر وبركها، وفلامنكو في فناء بيت قديم.',
          ku: 'بانگبێژی ئیشبیلیە بە سواری ئەسپ دەچووە سەر منارەکەی، بۆیە لەجیاتی پلیکانە ڕێگای لێژی هەیە. دوانیوەڕۆ لە باخچەکانی کۆشکی ئەلقەسر پشوو دەدەین و شەو لە حەوشەی ماڵێکی کۆن گوێ لە فلامێنکۆ دەگرین.',
        },
      },
      {
        title: { en: 'Ronda’s deep cut', ar: 'رُندة على شفا الهاوية', ku: 'ڕۆندا و دۆڵە قووڵەکەی' },
        text: {
          en: 'A hundred metres of air lie under the New Bridge, new since 1793. The Arab baths below it are among the best kept in Spain; by night we are in Málaga again.',
          ar: 'مئة متر من الفراغ تحت «الجسر الجديد» الذي أُنجز عام 1793. وفي أسفل الوادي حمّام عربي بقيت قبابه وفتحاته النجمية، ثم المبيت في مالقة.',
          ku: 'لەژێر «پردە نوێیەکە»دا، کە ساڵی 1793 تەواو بووە، سەد مەتر بۆشایی هەیە. لە خوارەوە گەرماوێکی عەرەبیی پارێزراو دەبینین و شەو دەگەڕێینەوە مالەقە.',
        },
      },
      {
        title: { en: 'Almonds for the plane', ar: 'لوز للطائرة', ku: 'بادەم بۆ ناو فڕۆکە' },
        text: {
          en: 'There is an hour for the covered market, still entered through a Nasrid gate. Departure at noon, Erbil shortly before midnight.',
          ar: 'ساعة في سوق مالقة المركزي، ومدخله باب من أيام بني نصر. الإقلاع ظهراً والوصول إلى أربيل قبيل منتصف الليل.',
          ku: 'کاتژمێرێک بۆ بازاڕی داپۆشراو، کە هێشتا لە دەروازەیەکی سەردەمی عەرەبەکانەوە دەچیتە ناوی. نیوەڕۆ هەڵدەفڕین و کەمێک پێش نیوەشەو لە هەولێرین.',
        },
      },
    ],
    includes: [
      flights,
      { en: 'Seven nights in central hotels', ar: 'سبع ليالٍ في فنادق وسط المدن', ku: 'حەوت شەو لە هوتێلی ناوەندی شار' },
      breakfasts,
      kurdishGuide,
      { en: 'Timed tickets for the Alhambra', ar: 'تذاكر الحمراء بموعد محجوز', ku: 'بلیتی کاتدیاریکراوی کۆشکی حەمرا' },
      {
        en: 'Fast train and flamenco evening',
        ar: 'القطار السريع وأمسية الفلامنكو',
        ku: 'شەمەندەفەری خێرا و شەوی فلامێنکۆ',
      },
    ],
    excludes: [
      { en: 'Schengen visa and its appointment', ar: 'تأشيرة شنغن وموعدها', ku: 'ڤیزای شێنگن و کاتی چاوپێکەوتنەکەی' },
      insurance,
      otherMeals,
      singleRoom,
    ],
    departures: [44, 65, 93, 121],
    pictures: [{ scene: 'courtyard', time: 'noon' }, { scene: 'old-city', time: 'dusk' }, { scene: 'bridge', time: 'dawn' }],
  },
  {
    key: 'samarkand-bukhara-paper-road',
    category: 'world',
    type: 'culture',
    location: 'sulaymaniyah',
    destination: {
      en: 'Samarkand and Bukhara, Uzbekistan',
      ar: 'سمرقند وبخارى، أوزبكستان',
      ku: 'سەمەرقەند و بوخارا، ئۆزبەکستان',
    },
    title: {
      en: 'Samarkand, Where Paper Came From',
      ar: 'سمرقند وبخارى على طريق الورق',
      ku: 'سەمەرقەند و بوخارا، ڕێگای کاغەز',
    },
    description: {
      en: 'Before Baghdad had its stationers’ market it had to learn papermaking, and the teachers were from Samarkand. Mulberry bark is still beaten to pulp by a water wheel outside the city; from there a fast train links the tiled squares with the earthen walls of Bukhara.',
      ar: 'تعلّمت بغداد صناعة الورق من سمرقند قبل أن يكون لها سوق ورّاقين. وعند أطراف المدينة طاحونة ماء ما زالت تدقّ لحاء التوت، ومنها يمضي البرنامج إلى قباب الفيروز وساحة ريكستان، ثم بالقطار إلى بخارى ومدارسها.',
      ku: 'کاغەز لە سەمەرقەندەوە گەیشتە بەغدا و بازاڕی کتێبفرۆشانی لێ دروست بوو. ئاشێکی ئاو لە نزیک شارەکە هێشتا توێکڵی دارتوو دەکوتێت؛ لە گومەزە شینەکانەوە بە شەمەندەفەری خێرا دەچینە بوخارا و کۆڵانە قوڕینەکانی.',
    },
    days: 7,
    price: { amount: 124000, currency: 'USD' },
    groupSize: 16,
    itinerary: [
      {
        title: { en: 'East of the Caspian', ar: 'ما وراء النهر', ku: 'بەرەو ئەودیوی قەزوین' },
        text: {
          en: 'The connection in Istanbul leaves time for soup. Samarkand’s airport is reached in the small hours, the hotel fifteen minutes later.',
          ar: 'السفر من السليمانية عبر إسطنبول، والوصول إلى سمرقند قبيل الفجر. الفندق على مسافة ربع ساعة من المطار، والغرف جاهزة.',
          ku: 'لە سلێمانییەوە بە ڕێگای ئەستەنبووڵدا دەفڕین و پێش بەرەبەیان دەگەینە سەمەرقەند. هوتێلەکە چارەکە کاتژمێرێک لە فڕۆکەخانەوە دوورە و ژوورەکان ئامادەن.',
        },
      },
      {
        title: { en: 'Three schools, one square', ar: 'ثلاث مدارس وساحة', ku: 'سێ مەدرەسە و گۆڕەپانێک' },
        text: {
          en: 'A late start, then the Registan with time to sit on its steps. At the Siab market the bread is so heavy that one loaf feeds four; we return to the square when it is lit.',
          ar: 'نبدأ على مهل من ساحة ريكستان ومدارسها. وفي سوق سياب رغيف سمرقندي ثقيل يكفي أربعة، ثم نعود إلى الساحة بعد أن تُضاء.',
          ku: 'درەنگ دەست پێ دەکەین و بە ئارامی لەسەر پلیکانەکانی ڕیگستان دادەنیشین. لە بازاڕی سیاب نانێک دەکڕین کە بەشی چوار کەس دەکات و شەو، کاتێک چراکان هەڵکراون، دەگەڕێینەوە گۆڕەپانەکە.',
        },
      },
      {
        title: { en: 'Stars and mulberry bark', ar: 'نجوم ولحاء توت', ku: 'ئەستێرە و توێکڵی دارتوو' },
        text: {
          en: 'Shah-i-Zinda before the crowds, then the buried arc with which Ulugh Beg measured the year with astonishing precision. Everyone pulls one sheet of paper in the mill at Konigil.',
          ar: 'شاهي زنده باكراً، ثم قوس المرصد المدفون الذي قاس به أولوغ بيك طول السنة بدقة مدهشة. وفي طاحونة كونيغيل يصنع كل مشارك ورقة بيده.',
          ku: 'بەیانی زوو لە شاهی زیندەین، پاشان لە ڕوانگەکەی ئولوغ بەگ، کە درێژیی ساڵی بە وردییەکی سەیر پێوا. لە ئاشی کۆنیگیل هەر کەسێک پەڕە کاغەزێک بە دەستی خۆی دروست دەکات.',
        },
      },
      {
        title: { en: 'Rails to Bukhara', ar: 'القطار إلى بخارى', ku: 'شەمەندەفەری بوخارا' },
        text: {
          en: 'An hour and three quarters through cotton fields. We lodge in a merchant’s house with painted ceilings, near the pool of Lyabi-Hauz, whose mulberries are centuries old.',
          ar: 'ساعة وثلاثة أرباع الساعة بين حقول القطن. الإقامة في بيت تاجر سقوفه مزخرفة، قرب بركة لب حوض التي تظلّلها أشجار توت معمّرة منذ قرون.',
          ku: 'کاتژمێرێک و سێ چارەک بەناو کێڵگەی لۆکەدا. لە ماڵێکی کۆنی بازرگانان دەمێنینەوە کە بنمیچەکەی نەخشێندراوە، لە نزیک لەبی حەوز و دارتووە بەتەمەنەکانی.',
        },
      },
      {
        title: { en: 'A tower that was spared', ar: 'منارة نجت من المغول', ku: 'منارەیەک کە پارێزرا' },
        text: {
          en: 'Legend says Genghis Khan bowed to pick up his helmet before the Kalyan minaret and let it stand. The Ark, the brick cube of the Samanids, and a blacksmith who makes stork-shaped scissors.',
          ar: 'يُروى أن جنكيز خان انحنى ليلتقط خوذته أمام منارة كلان فأمر بتركها. ثم قلعة الأرك وضريح السامانيين بآجرّه المنسوج، وحدّاد يصنع مقصات على هيئة اللقلق.',
          ku: 'دەگێڕنەوە جەنگیزخان لەبەردەم منارەی کەلاندا بۆ کڵاوخودەکەی نووشتایەوە و بڕیاری دا نەیڕووخێنن. پاشان قەڵای ئەرک، ئارامگەی سامانییەکان و ئاسنگەرێک کە مەقەستی لە شێوەی لەقلەق دروست دەکات.',
        },
      },
      {
        title: { en: 'Tashkent under its domes', ar: 'طشقند وقبتها الزرقاء', ku: 'تاشکەند و گومەزە شینەکەی' },
        text: {
          en: 'Four hours by morning train. In the Hast Imam quarter an early Quran on deerskin is kept behind glass, and under the blue dome of Chorsu dinner sizzles in rows.',
          ar: 'أربع ساعات بقطار الصباح. في حي حضرة الإمام مصحف من أقدم المصاحف مكتوب على الرق، وتحت قبة سوق تشورسو صفوف من قدور البلوف.',
          ku: 'چوار کاتژمێر بە شەمەندەفەری بەیانی. لە گەڕەکی حەزرەتی ئیمام یەکێک لە کۆنترین قورئانەکان لەسەر پێستی ئاسک پارێزراوە و لەژێر گومەزەکەی چۆرسودا مەنجەڵی پڵاو ڕیز کراون.',
        },
      },
      {
        title: { en: 'Metro ride, then home', ar: 'جولة بالمترو ثم الإياب', ku: 'مێترۆ و پاشان گەڕانەوە' },
        text: {
          en: 'Each metro station is decorated differently, so we ride four stops and look up. Afternoon flight by Istanbul; Sulaymaniyah at night.',
          ar: 'لكل محطة في مترو طشقند زخرفتها، فنركب أربع محطات ورؤوسنا إلى أعلى. ثم الطيران بعد الظهر عبر إسطنبول، والسليمانية ليلاً.',
          ku: 'هەر وێستگەیەکی مێترۆی تاشکەند بە شێوەیەک ڕازاوەتەوە، بۆیە چوار وێستگە دەبڕین و سەیری بنمیچەکان دەکەین. دوانیوەڕۆ دەفڕین و شەو دەگەینەوە سلێمانی.',
        },
      },
    ],
    includes: [
      flights,
      {
        en: 'Six nights, two in a merchant’s house',
        ar: 'ست ليالٍ، ليلتان منها في بيت تراثي',
        ku: 'شەش شەو، دووانیان لە ماڵێکی کۆن',
      },
      breakfasts,
      { en: 'Train tickets between the cities', ar: 'تذاكر القطار بين المدن', ku: 'بلیتی شەمەندەفەری نێوان شارەکان' },
      admissions,
      kurdishGuide,
    ],
    excludes: [visaFee, otherMeals, tips, singleRoom],
    departures: [22, 50, 78, 106],
    pictures: [{ scene: 'minaret', time: 'dusk', place: 'hill-city' }, { scene: 'courtyard', time: 'night' }, { scene: 'workshop', time: 'noon' }],
  },
]
