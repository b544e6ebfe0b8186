import type { Locale } from '../../domain/text/locale.ts'
import type { ProsePage } from './shape.ts'

export const about: Record<Locale, ProsePage> = {
  en: {
    title: 'About us',
    lead: '“Safar” means travel. We built it so that a family in Basra can book a room in Duhok as easily as a table down the road.',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        paragraphs: [
          'Safar is an Iraqi travel platform. In one place you will find somewhere to sleep, something to do, events to go to and shops and cafés that give our travellers a discount.',
          'We travel these roads ourselves: to the mountains when the south grows hot, to the marshes in spring, to the shrines with our parents. We set out to build what we missed on the way.',
        ],
      },
      {
        id: 'checked-stays',
        heading: 'Honest descriptions',
        paragraphs: [
          'A stay’s page shows where it is on the map, how large each room is, which beds it has and how much cancelling costs. Many of the pictures are drawings: they show the type of place, its surroundings and the beds of a room, but they are not photographs of the actual room.',
          'Tell us when a place does not match its page, and we correct the page or take it down.',
        ],
      },
      {
        id: 'clear-prices',
        heading: 'Prices in dinars, nothing hidden',
        paragraphs: [
          'You see the whole price before you pay, in Iraqi dinars. Where a property sets its rates in US dollars, the page says so.',
          'No fee is added at the last step. Some properties charge a local fee or a deposit at reception: the page says so, with the amount, before you book.',
        ],
      },
      {
        id: 'three-languages',
        heading: 'Three languages',
        paragraphs: [
          'Safar speaks Arabic, Kurdish and English. Each is written for its own readers, so nobody has to make do with a word-for-word copy of someone else’s page.',
          'Change the language whenever you like; your bookings and your account stay just as they were.',
        ],
      },
      {
        id: 'people-who-help',
        heading: 'Help from people',
        paragraphs: [
          'Plans go wrong: a flight is late, a child falls ill, a key does not turn. When that happens you can call or write to us, and a person will answer.',
          'Our team knows the cities and speaks to the hotels directly. You will find our numbers on the contact page.',
        ],
      },
    ],
  },
  ar: {
    title: 'من نحن',
    lead: '«سفر» منصة عراقية للسفر، أردنا بها أن تحجز عائلة من البصرة غرفة في دهوك خلال دقائق.',
    sections: [
      {
        id: 'who-we-are',
        heading: 'من يقف وراء منصة سفر؟',
        paragraphs: [
          'نحن فريق من أبناء هذا البلد، نعرف طرقه كما يعرفها المسافرون: نصعد إلى الجبال حين يشتد حر الجنوب، ونقصد الأهوار في الربيع، ونرافق أهلنا إلى العتبات المقدسة.',
          'جمعنا في مكان واحد ما كان المسافر يبحث عنه في عشرات الصفحات والمكالمات: أماكن الإقامة والأنشطة والفعاليات، ومعها خصومات في المقاهي والمتاجر التي تتعاون معنا.',
        ],
      },
      {
        id: 'checked-stays',
        heading: 'كل مكان إقامة بتفاصيله',
        paragraphs: [
          'في صفحة كل فندق أو شقة أو منتجع أو بيت ضيافة تجد موقعه على الخريطة ومساحة كل غرفة وأسرّتها وما يترتب على الإلغاء. كثير من الصور رسوم توضيحية: تُظهر نوع المكان وما يحيط به وأسرّة الغرفة، وليست صوراً فوتوغرافية للغرفة نفسها.',
          'وإذا وجدت مكاناً يخالف صفحته فأخبرنا، نصحّح الصفحة أو نحذفها من المنصة.',
        ],
      },
      {
        id: 'clear-prices',
        heading: 'أسعار بالدينار بلا مفاجآت',
        paragraphs: [
          'السعر الذي تراه قبل الدفع هو السعر الكامل بالدينار العراقي. وإذا كان مكان الإقامة يحدد أسعاره بالدولار الأمريكي فستجد ذلك مكتوباً بوضوح.',
          'لا رسوم تضاف في الخطوة الأخيرة. وتطلب بعض أماكن الإقامة رسماً محلياً أو مبلغ تأمين يُدفع في الاستقبال: تجد ذلك مع قيمته في الصفحة قبل أن تحجز.',
        ],
      },
      {
        id: 'three-languages',
        heading: 'ثلاث لغات على قدم المساواة',
        paragraphs: [
          'تتحدث منصة سفر بالعربية والكردية والإنكليزية. ونكتب بكل لغة منها كما يكتب أهلها، لا ترجمةً حرفية عن غيرها.',
          'يمكنك الانتقال من لغة إلى أخرى متى شئت، وتبقى حجوزاتك وبيانات حسابك كما تركتها.',
        ],
      },
      {
        id: 'people-who-help',
        heading: 'فريق حقيقي يساعدك',
        paragraphs: [
          'قد تتأخر الطائرة أو يمرض طفل أو تصل فلا تجد من يستقبلك. في مثل هذه المواقف تحتاج إلى من يسمعك، ولهذا يرد على مكالماتك ورسائلك أشخاص من فريقنا.',
          'يعرف زملاؤنا المدن ويتواصلون مع الفنادق مباشرة، وأرقامهم منشورة في صفحة «اتصل بنا».',
        ],
      },
    ],
  },
  ku: {
    title: 'دەربارەی ئێمە',
    lead: '«سەفەر» پلاتفۆرمێکی عێراقییە بۆ گەشتیاران. دەمانەوێت خێزانێک لە بەسرە بە چەند خولەکێک ژوورێک لە دهۆک حجز بکات.',
    sections: [
      {
        id: 'who-we-are',
        heading: 'ئێمە کێین؟',
        paragraphs: [
          'خەڵکی ئەم وڵاتەین و شارەزای ڕێگاکانیین. کە باشوور گەرم دەبێت ڕوو لە چیا دەکەین، بەهاران سەردانی هۆڕەکان دەکەین و لەگەڵ دایک و باوکمان دەچینە زیارەت.',
          'ئەوەی پێشتر بە دەیان پەیوەندی و پەڕە دەدۆزرایەوە، لێرە پێکەوەیە: شوێنی مانەوە، چالاکی و بۆنە، لەگەڵ داشکاندن لەو کافێ و دوکانانەی هاوبەشی پلاتفۆرمی سەفەرن.',
        ],
      },
      {
        id: 'checked-stays',
        heading: 'هەر شوێنێک بە هەموو وردەکارییەکانییەوە',
        paragraphs: [
          'لە پەڕەی هەر هوتێل، شوقە، ڕیزۆرت یان میوانخانەیەکدا دەبینیت لەسەر نەخشە لە کوێیە، هەر ژوورێک چەند گەورەیە و چ قەرەوێڵەیەکی تێدایە، و هەڵوەشاندنەوە چەندی تێ دەچێت. زۆرێک لە وێنەکان کێشراون: جۆری شوێنەکە، دەوروبەری و قەرەوێڵەکانی ژوورەکە پیشان دەدەن، بەڵام وێنەی فۆتۆگرافیی هەمان ژوور نین.',
          'ئەگەر شوێنێک وەک پەڕەکەی نەبوو، پێمان بڵێ؛ یان پەڕەکە ڕاست دەکەینەوە یان لایدەبەین.',
        ],
      },
      {
        id: 'clear-prices',
        heading: 'نرخ بە دینار، بێ هیچ شتێکی شاراوە',
        paragraphs: [
          'پێش پارەدان هەموو نرخەکە بە دیناری عێراقی دەبینیت. هەر شوێنێک نرخەکانی بە دۆلاری ئەمریکی دانابێت، لە پەڕەکەیدا بە ڕوونی نووسراوە.',
          'لە هەنگاوی کۆتاییدا هیچ کرێیەکی زیادە زیاد ناکرێت. هەندێک شوێن ڕسوومێکی ناوخۆیی یان پارەی بارمتە لە پێشوازی وەردەگرن: پێش حجزکردن لە پەڕەکەدا لەگەڵ بڕەکەی نووسراوە.',
        ],
      },
      {
        id: 'three-languages',
        heading: 'سێ زمان، وەک یەک',
        paragraphs: [
          'پلاتفۆرمی سەفەر بە کوردی و عەرەبی و ئینگلیزییە. هەر زمانێک بۆ خوێنەرانی خۆی دەنووسرێت، نەک وشە بە وشە لە زمانێکی ترەوە وەربگیرێت.',
          'هەر کاتێک ویستت زمانەکە بگۆڕە؛ حجزەکانت و هەژمارەکەت وەک خۆیان دەمێننەوە.',
        ],
      },
      {
        id: 'people-who-help',
        heading: 'کەسێک لە تیمەکەمان یارمەتیت دەدات',
        paragraphs: [
          'جاری وا هەیە فڕۆکە دوا دەکەوێت، منداڵێک نەخۆش دەکەوێت یان کلیلی ژوور قفڵەکە ناکاتەوە. لەو کاتانەدا پەیوەندیمان پێوە بکە یان بۆمان بنووسە، کەسێک وەڵامت دەداتەوە.',
          'تیمەکەمان شارەکان باش دەناسێت و ڕاستەوخۆ لەگەڵ هوتێلەکان قسە دەکات. ژمارەکانمان لە پەڕەی «پەیوەندیمان پێوە بکە» دەدۆزیتەوە.',
        ],
      },
    ],
  },
}
