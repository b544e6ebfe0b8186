import type { Locale } from '../../domain/text/locale.ts'
import type { ProsePage } from './shape.ts'

export const privacy: Record<Locale, ProsePage> = {
  en: {
    title: 'Privacy',
    lead: 'The data that Safar has about you, how we use it, and how to delete it.',
    sections: [
      {
        id: 'what-we-collect',
        heading: 'What we collect',
        paragraphs: [
          'When you sign in we store your mobile number and the name you give us. When you book we store the dates, the guests’ names, the place and the payment’s amount and method, but not your card number.',
          'For a trip we also store the details asked for each traveller: the name as in the passport, the date of birth, and the number and expiry of the passport where they are needed. All of this is stored encrypted.',
          'Stays in your wishlist and your notes on them are stored until you remove them. A link to your wishlist shows the stays in it and nothing about you, and you can stop sharing at any time.',
          'If you only look around, we need none of this: browsing and searching work without an account.',
        ],
      },
      {
        id: 'why',
        heading: 'Why we need it',
        paragraphs: [
          'Your details let us make the booking, tell the property who is coming, send you confirmations, return money when it is due and answer when you ask for help.',
          'We do not sell your data, and we do not build a profile of you for other companies’ advertising.',
        ],
      },
      {
        id: 'sms-codes',
        heading: 'Codes by SMS',
        paragraphs: [
          'When you sign in with your password, we also send a short code to your phone. For that, and for messages about your bookings and payments, your number passes through the company that delivers them. It is used for nothing else there.',
          'If you give us an email address and confirm it, confirmations and receipts go there too. They say what you booked and paid, never a code or a passport number. The company that delivers our email uses the address for nothing else.',
          'A code works once and for a short time. If you receive a code that you did not ask for, ignore it and do not share it.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        paragraphs: [
          'We set only the cookies we need: one keeps you signed in, one recognises a browser that you have signed in with before, one counts a visit only once, and one remembers that you turned on data saver. Short-lived ones are used while you sign in with Google. The counter does not know your name or number.',
          'There are no advertising cookies here and none that follow you to other sites.',
        ],
      },
      {
        id: 'location',
        heading: 'Your location',
        paragraphs: [
          'A page asks your phone where you are only when you tap “Near me” or “Use my location”. Your phone asks for your permission first, and everything else works if you say no. For prayer direction it stays on your phone. When you search for stays near you, we receive your location rounded to about a kilometre, and we do not store it with your name.',
          'A governorate that you choose from a list shows you its places and is not stored with your name. The city, the method and the minutes that you choose in the navigator stay on your device, unless you turn on prayer reminders: then we store them in your account until you turn reminders off.',
        ],
      },
      {
        id: 'who-receives',
        heading: 'Who receives data',
        paragraphs: [
          'The property or organiser you book with gets the guests’ names, the dates and a number to reach you on. The payment company gets what it needs to carry out your payment, and the message company gets your number. If you sign in with Google, Google learns that you use Safar. If you turn on notifications, your browser’s push service delivers them, encrypted.',
          'The agency or organiser of a trip also gets the details of its travellers that you filled in, because tickets and visas need them. For a visa, the agency and the country get your application and its documents. We delete the documents 90 days after the decision.',
          'Authorities receive data only where the law of the Republic of Iraq obliges us to hand it over.',
        ],
      },
      {
        id: 'keeping-and-deletion',
        heading: 'Keeping and deleting',
        paragraphs: [
          'We keep your data for as long as you have an account. You can delete the account yourself at any time, and your personal data is erased at once.',
          'For your safety we note when, and with which device, somebody signs in or changes something in your account. You see it in your profile, and after 90 days it is erased.',
          'The details of travellers are erased 90 days after a trip has ended, and 7 days after it was cancelled. People whom you have saved for your next trip stay in your profile until you remove them.',
          'Financial records, such as the amount and date of a payment, must stay. They remain without your name, your number or anything else that points to you.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'Your rights and how to reach us',
        paragraphs: [
          'You may ask what we hold about you, have a mistake corrected, receive a copy or have everything personal deleted. It costs nothing, and you do not have to give a reason.',
          'Call or write to us through the contact page. We may ask you to confirm your number first, so that nobody else can ask in your name.',
        ],
      },
    ],
  },
  ar: {
    title: 'سياسة الخصوصية',
    lead: 'ما الذي تعرفه منصة سفر عنك، ولماذا، وكيف تمحوه متى أردت.',
    sections: [
      {
        id: 'what-we-collect',
        heading: 'البيانات التي نجمعها',
        paragraphs: [
          'تصفح الموقع والبحث فيه لا يحتاجان إلى حساب ولا إلى أي بيانات شخصية.',
          'عند تسجيل الدخول نحفظ رقم هاتفك والاسم الذي تكتبه. وعند الحجز نحفظ المكان والتواريخ وأسماء الضيوف ومبلغ الدفع وطريقته، أما رقم بطاقتك فلا نحفظه.',
          'وفي الرحلات نحفظ كذلك ما يُطلب عن كل مسافر: اسمه كما في جواز السفر وتاريخ ميلاده، ورقم الجواز وتاريخ انتهائه حين يلزمان. ونحفظ ذلك كله مشفّراً.',
          'نحتفظ بما تحفظه في مفضلتك وبالملاحظات التي تكتبها إلى أن تزيلها. ورابط المفضلة يعرض أماكن الإقامة التي فيها ولا شيء عنك، وينتهي متى أردت.',
        ],
      },
      {
        id: 'why',
        heading: 'لماذا نحتاج إليها؟',
        paragraphs: [
          'بهذه البيانات نتم حجزك ونُعلم مكان الإقامة بمن سيصل إليه، ونرسل إليك التأكيد، ونعيد إليك ما تستحقه من مال، ونجيبك حين تطلب المساعدة.',
          'بياناتك ليست للبيع، ولا نرسم بها صورة عنك لتستعملها شركات أخرى في إعلاناتها.',
        ],
      },
      {
        id: 'sms-codes',
        heading: 'رموز الدخول بالرسائل النصية',
        paragraphs: [
          'عند تسجيل الدخول بكلمة المرور نرسل إلى هاتفك أيضاً رمزاً قصيراً. ولهذا، ولرسائل حجوزاتك ومدفوعاتك، يمر رقمك بالشركة التي توصل الرسائل، ولا يُستخدم عندها في غير ذلك.',
          'وإذا أعطيتنا بريدك الإلكتروني وأكدته وصلتك عليه أيضاً تأكيدات الحجز والوصولات. تذكر هذه الرسائل ما حجزته ودفعته، ولا يرد فيها رمز ولا رقم جواز سفر. ولا تستخدم الشركة التي توصل البريد عنوانك في غير ذلك.',
          'يُستخدم الرمز مرة واحدة وتنتهي صلاحيته بعد وقت قصير. وإذا وصلك رمز لم تطلبه فتجاهله ولا تطلع عليه أحداً.',
        ],
      },
      {
        id: 'cookies',
        heading: 'ملفات تعريف الارتباط',
        paragraphs: [
          'نكتفي بما لا غنى عنه: ملف يبقيك مسجلاً في حسابك، وملف يتعرّف على متصفح سبق أن سجلت الدخول منه، وملف يجعل زيارتك تُحتسب مرة واحدة، وملف يتذكر أنك شغّلت توفير البيانات. وعند تسجيل الدخول بحساب غوغل تُستخدم ملفات قصيرة الأمد. وعدّاد الزيارات لا يعرف اسمك ولا رقمك.',
          'لن تجد لدينا ملفات إعلانية، ولا ملفات تتعقبك في المواقع الأخرى.',
        ],
      },
      {
        id: 'location',
        heading: 'موقعك الجغرافي',
        paragraphs: [
          'لا تسأل الصفحة هاتفك عن مكانك إلا حين تطلب ذلك («استخدام موقعي» أو «بالقرب مني»)، ويستأذنك الهاتف أولاً، وإن لم تأذن فلا تتأثر بقية خدمات المنصة. يبقى موقعك الدقيق على الهاتف، ولا يصل إلينا إلا موقع تقريبي (بدقة كيلومتر تقريباً) حين تبحث عن أماكن الإقامة القريبة منك، ولا نحفظه مع اسمك.',
          'والمحافظة التي تختارها من القائمة تعرض لك أماكنها ولا تُحفظ مع اسمك. أما المدينة وطريقة الحساب والدقائق التي تختارها في «الخريطة والصلاة» فتبقى على جهازك، ما لم تفعّل التذكير بالصلوات: عندئذٍ نحفظها في حسابك إلى أن توقفه.',
        ],
      },
      {
        id: 'who-receives',
        heading: 'الجهات التي تصلها البيانات',
        paragraphs: [
          'يتسلم مكان الإقامة أو الجهة المنظمة أسماء الضيوف والتواريخ ورقماً للتواصل معك. وتتسلم شركة الدفع ما يلزم لإتمام العملية، ولا يصل إلى شركة الرسائل سوى رقمك ونص الرسالة. وإذا سجلت الدخول بحساب غوغل علمت شركة غوغل أنك تستخدم المنصة. وإذا فعّلت الإشعارات أوصلتها خدمة الإشعارات في متصفحك مشفّرة.',
          'وتتسلم الجهة المنظمة للرحلة أيضاً ما كتبته من بيانات المسافرين، إذ لا تصدر التذاكر والتأشيرات من دونها. ولطلب التأشيرة يتسلم المكتب والدولة طلبك وأوراقه، ونمحو الأوراق بعد 90 يوماً من القرار.',
          'ولا نسلّم شيئاً للجهات الرسمية إلا حين يلزمنا بذلك قانون جمهورية العراق.',
        ],
      },
      {
        id: 'keeping-and-deletion',
        heading: 'مدة الحفظ والحذف',
        paragraphs: [
          'تبقى بياناتك ما دام حسابك قائماً. وحذف الحساب بيدك في أي وقت، ومعه تُمحى بياناتك الشخصية فوراً.',
          'وحرصاً على أمان حسابك نسجّل وقت كل تسجيل دخول أو تغيير فيه والجهاز الذي جرى منه. تجد ذلك في ملفك الشخصي، ونمحوه بعد 90 يوماً.',
          'ونمحو بيانات المسافرين بعد 90 يوماً من انتهاء الرحلة، وبعد 7 أيام من إلغائها. أما من حفظتهم لرحلاتك القادمة فيبقون في ملفك الشخصي إلى أن تحذفهم.',
          'السجلات المالية وحدها تبقى، كمبلغ الدفعة وتاريخها، لأن الاحتفاظ بها واجب، لكنها تبقى مجردة من اسمك ورقمك ومن كل ما يدل عليك.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'حقوقك والتواصل معنا',
        paragraphs: [
          'من حقك أن تعرف ما نحفظه عنك، وأن تصحح الخطأ فيه، وأن تحصل على نسخة منه، وأن تطلب حذف كل ما هو شخصي. ذلك كله مجاناً ومن دون إبداء الأسباب.',
          'اتصل أو اكتب إلينا من خلال صفحة «اتصل بنا». وقد نطلب تأكيد رقمك أولاً كي لا يطلب أحد بياناتك باسمك.',
        ],
      },
    ],
  },
  ku: {
    title: 'سیاسەتی تایبەتێتی',
    lead: 'پلاتفۆرمی سەفەر چی دەربارەت دەزانێت، بۆ چی بەکاری دەهێنێت و چۆن دەتوانیت بیسڕیتەوە.',
    sections: [
      {
        id: 'what-we-collect',
        heading: 'چی کۆ دەکەینەوە',
        paragraphs: [
          'کە دەچیتە ژوورەوە، ژمارەی مۆبایلەکەت و ئەو ناوەی دەینووسیت هەڵدەگرین. لە کاتی حجزکردنیشدا شوێن، بەروار، ناوی میوانەکان و بڕ و شێوازی پارەدانەکە هەڵدەگرین، بەڵام ژمارەی کارتەکەت نا.',
          'بۆ گەشت، ئەوەش هەڵدەگرین کە دەربارەی هەر گەشتیارێک داوا دەکرێت: ناو وەک لە پاسپۆرتدا هاتووە، بەرواری لەدایکبوون، و ئەگەر پێویست بێت ژمارە و بەرواری بەسەرچوونی پاسپۆرتەکە. هەموو ئەمانە بە شفرەکراوی هەڵدەگیرێن.',
          'ئەوەی دەیخەیتە ناو دڵخوازەکانت و ئەو تێبینییانەی لە تەنیشتی دەینووسیت، دەمێننەوە تا خۆت لایان دەبەیت. بەستەری دڵخوازەکانت تەنیا شوێنەکانی مانەوەی ناوی پیشان دەدات و هیچ لەبارەی تۆوە نا، و هەر کاتێک بتەوێت کۆتایی دێت.',
          'ئەگەر تەنیا سەیر بکەیت و بگەڕێیت، پێویستت بە هەژمار نییە و داوای هیچ زانیارییەکی کەسیت لێ ناکەین.',
        ],
      },
      {
        id: 'why',
        heading: 'بۆچی پێویستمان پێیەتی',
        paragraphs: [
          'بۆ ئەوەی حجزەکەت تەواو بکەین، بە شوێنەکە بڵێین کێ دێت، پشتڕاستکردنەوەت بۆ بنێرین، کاتێک مافی گەڕاندنەوەی پارەت هەبوو پارەکەت بۆ بنێرینەوە و کە داوای یارمەتیت کرد وەڵامت بدەینەوە.',
          'زانیارییەکانت نافرۆشین و ڕێگە نادەین کۆمپانیاکانی تر بۆ ڕیکلام سوودیان لێ ببینن.',
        ],
      },
      {
        id: 'sms-codes',
        heading: 'کۆدی چوونەژوورەوە بە نامەی کورت',
        paragraphs: [
          'کاتێک بە وشەی نهێنی دەچیتە ژوورەوە، کۆدێکی کورتیش بۆ مۆبایلەکەت دەنێرین. بۆ ئەمە و بۆ نامەکانی حجز و پارەدانەکانت، ژمارەکەت دەدرێتە ئەو کۆمپانیایەی نامەکان دەگەیەنێت و بۆ هیچی تر بەکار ناهێندرێت.',
          'ئەگەر ئیمەیڵەکەتمان بدەیتێ و پشتڕاستی بکەیتەوە، پشتڕاستکردنەوەی حجز و پسوولەکانت بۆ ئەوێش دێن. تێیاندا نووسراوە چیت حجز کردووە و چەندت داوە، بەڵام هەرگیز کۆد یان ژمارەی پاسپۆرتیان تێدا نییە. ئەو کۆمپانیایەی ئیمەیڵەکان دەگەیەنێت ناونیشانەکەت بۆ هیچی تر بەکار ناهێنێت.',
          'هەر کۆدێک یەک جار و بۆ ماوەیەکی کورت کار دەکات. ئەگەر کۆدێکت پێ گەیشت کە داوات نەکردبوو، گوێی پێ مەدە و پیشانی کەس مەدە.',
        ],
      },
      {
        id: 'cookies',
        heading: 'کووکییەکان',
        paragraphs: [
          'کووکی ئەو فایلە بچووکەیە کە ماڵپەڕ لە وێبگەڕەکەتدا دایدەنێت. ئێمە تەنیا ئەوانە دادەنێین کە پێویستن: یەکێک بۆ ئەوەی لە هەژمارەکەتدا بمێنیتەوە، یەکێک ئەو وێبگەڕە دەناسێتەوە کە پێشتر لێیەوە چوویتەتە ژوورەوە، یەکێک بۆ ئەوەی سەردانەکەت یەک جار بژمێردرێت و یەکێک لەبیری دەمێنێت کە کەمکردنەوەی داتات چالاک کردووە. کاتێک بە گووگڵ دەچیتە ژوورەوە کووکیی ماوەکورت بەکار دەهێندرێن. ژمێرەری سەردانەکان نە ناوت دەزانێت و نە ژمارەکەت.',
          'کووکیی ڕیکلاممان نییە و هیچ کووکییەکیش نییە کە لە ماڵپەڕەکانی تردا بەدواتەوە بێت.',
        ],
      },
      {
        id: 'location',
        heading: 'شوێنی تۆ',
        paragraphs: [
          'پەڕەکان تەنیا کاتێک لە مۆبایلەکەت دەپرسن لە کوێیت کە دەست لە «لە نزیکمەوە» یان «بەکارهێنانی شوێنی من» بدەیت. مۆبایلەکەت سەرەتا مۆڵەتت لێ وەردەگرێت و ئەگەر ڕێگەت نەدا، بەشەکانی تر وەک خۆیان کار دەکەن. بۆ ئاراستەی قیبلە، شوێنەکەت لەسەر مۆبایلەکەت دەمێنێتەوە. کاتێک بۆ شوێنی مانەوەی نزیکت دەگەڕێیت، شوێنەکەت بە نزیکەیی تا یەک کیلۆمەتر دێتە لامان و لەگەڵ ناوت هەڵیناگرین.',
          'ئەو پارێزگایەی لە لیستەکە هەڵیدەبژێریت شوێنەکانی خۆیت پیشان دەدات و لەگەڵ ناوت هەڵناگیرێت. ئەو شار و شێوازی هەژمارکردن و خولەکانەی لە «نەخشە و بانگ»دا هەڵیاندەبژێریت لەسەر ئامێرەکەت دەمێننەوە، مەگەر بیرخستنەوەی بانگ چالاک بکەیت: ئەوکات لە هەژمارەکەتدا هەڵیاندەگرین تا ناچالاکی دەکەیت.',
        ],
      },
      {
        id: 'who-receives',
        heading: 'زانیارییەکان دەگەنە دەستی کێ',
        paragraphs: [
          'ئەو شوێن یان ڕێکخەرەی حجزت لای کردووە، ناوی میوانەکان و بەروارەکان و ژمارەیەکی پەیوەندیت وەردەگرێت. کۆمپانیای پارەدان تەنیا ئەوەی بۆ پارەدانەکە پێویستە وەردەگرێت و کۆمپانیای نامەناردنیش ژمارەکەت. ئەگەر بە گووگڵ بچیتە ژوورەوە، گووگڵ دەزانێت کە ئەم پلاتفۆرمە بەکار دەهێنیت. ئەگەر ئاگادارکردنەوەکان چالاک بکەیت، خزمەتگوزاریی ئاگادارکردنەوەی وێبگەڕەکەت بە شفرەکراوی دەیانگەیەنێت.',
          'ڕێکخەری گەشت ئەو زانیارییانەی گەشتیارەکانیش وەردەگرێت کە نووسیوتن، چونکە بەبێ ئەوان بلیت و ڤیزا دەرناچن. بۆ ڤیزا، کۆمپانیاکە و وڵاتەکە داواکارییەکەت و بەڵگەنامەکانی وەردەگرن. بەڵگەنامەکان 90 ڕۆژ دوای بڕیارەکە دەسڕینەوە.',
          'لایەنە فەرمییەکان تەنیا ئەو کاتە زانیاریمان لێ وەردەگرن کە یاسای کۆماری عێراق ناچارمان بکات.',
        ],
      },
      {
        id: 'keeping-and-deletion',
        heading: 'هەڵگرتن و سڕینەوە',
        paragraphs: [
          'تا هەژمارت هەبێت، زانیارییەکانت لامان دەمێننەوە. هەر کاتێک ویستت خۆت دەتوانیت هەژمارەکە بسڕیتەوە و لەگەڵیدا زانیارییە کەسییەکانت یەکسەر دەسڕدرێنەوە.',
          'بۆ پاراستنی هەژمارەکەت تۆمار دەکەین کەی و بە چ ئامێرێک کەسێک چووەتە ژوورەوە یان شتێکی تێدا گۆڕیوە. لە پرۆفایلەکەتدا دەیبینیت، و دوای 90 ڕۆژ دەسڕدرێتەوە.',
          'زانیاریی گەشتیارەکان 90 ڕۆژ دوای کۆتایی گەشتەکە و 7 ڕۆژ دوای هەڵوەشاندنەوەی دەسڕدرێتەوە. ئەو کەسانەی بۆ گەشتەکانی داهاتووت پاشەکەوتت کردوون، تا خۆت لایان نەبەیت لە پرۆفایلەکەتدا دەمێننەوە.',
          'تۆمارە داراییەکان، وەک بڕ و بەرواری پارەدانێک، دەبێت بمێننەوە، بەڵام بێ ناو و بێ ژمارە و بێ هیچ شتێک کە تۆی پێ بناسرێتەوە.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'مافەکانت و پەیوەندی',
        paragraphs: [
          'مافی خۆتە بزانیت چیمان دەربارەی تۆ هەڵگرتووە، هەڵەکانی ڕاست بکەیتەوە، کۆپییەکی وەربگریت یان داوا بکەیت هەموو زانیارییە کەسییەکان بسڕدرێنەوە. ئەمە بەخۆڕاییە و پێویست ناکات هۆکار بڵێیت.',
          'لە پەڕەی «پەیوەندیمان پێوە بکە» تەلەفۆنمان بۆ بکە یان بۆمان بنووسە. لەوانەیە سەرەتا داوا بکەین ژمارەکەت پشتڕاست بکەیتەوە، تا کەسێکی تر بە ناوی تۆوە داوای زانیارییەکانت نەکات.',
        ],
      },
    ],
  },
}
