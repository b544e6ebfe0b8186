import { holdMinutes } from '../../domain/orders/order.ts'
import { holdingAgain } from '../../domain/stays/hold-cooldown.ts'
import { cashLimits, holdLimits } from '../../domain/stays/hold-rules.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { groupThousands } from '../group-thousands.ts'
import { timeSpan } from '../time-span.ts'
import type { ProsePage } from './shape.ts'

const { first, known } = cashLimits
const max = holdingAgain.maxWait / 60
const dinars = (amount: number): string => groupThousands(String(amount))

export const terms: Record<Locale, ProsePage> = {
  en: {
    title: 'Terms',
    lead: 'These are the rules between you and Safar. We have kept them short so that you can read them before you book.',
    sections: [
      {
        id: 'service',
        heading: 'What Safar does',
        paragraphs: [
          'On Safar you can book and pay for stays, tours, Umrah, flights and other offers, events, activities, visas and discount packages. We arrange the booking; the stay itself is provided by the property, and an activity or event by its organiser.',
          'Descriptions come from the partners. Pictures come from them or are drawn by us; a drawing shows the type of place and not the actual room. If something you find on arrival differs from its page, tell us straight away so that we can put it right with the partner.',
        ],
      },
      {
        id: 'account',
        heading: 'Your account',
        paragraphs: [
          'You sign in with your mobile number, your password and a code we send by SMS. Use your own number and your real name, because the property will ask for the name on the booking.',
          'Never pass on your password or a code that was sent to you. Safar staff will not ask you for them. You must be at least 18 years old to book.',
        ],
      },
      {
        id: 'bookings',
        heading: 'Bookings and holds',
        paragraphs: [
          `When you start a booking, the room is held for you for ${timeSpan('en', holdMinutes, 'minute')} at the price shown. If the booking is not completed in that time, the hold ends and the room may go to somebody else; you are not charged.`,
          'A booking is made once you see its confirmation and its number in your trips. Bring an identity document for every guest: properties in Iraq are obliged to ask for it.',
          `To keep rooms available for everybody, a booking can have at most one room per adult, and you can have up to ${holdLimits.holds} unpaid bookings at a time. Together they can have up to ${holdLimits.rooms} rooms and ${holdLimits.roomNights} room nights, and be worth up to ${dinars(holdLimits.dinars)} dinars. A voucher code is held with your booking, and can be used again when the hold ends.`,
          `You cannot hold the same rooms again and again without paying. If your unpaid holds of the same rooms, the same places or a limited voucher add up to ${holdingAgain.freeMinutes} minutes within a day, you must wait before you hold them again. The wait is an hour at first, longer after each further try, and ${max} hours at most. After ${holdingAgain.triesAnyhow} unpaid holds in all within a day, the next one is possible once the first of them is a day old. You can pay from your wallet at any time. Once you pay at least as much for something at the same place, your earlier unpaid holds there no longer count.`,
        ],
      },
      {
        id: 'prices',
        heading: 'Prices and currency',
        paragraphs: [
          'Prices are in Iraqi dinars unless the page states US dollars. The total shown before you confirm covers your whole stay, except a local fee or deposit that the page says is paid at reception. It does not change afterwards, even if the property later changes its rates.',
          'Extras you order at the property, such as dinner or laundry, are paid there and are not part of the booking.',
        ],
      },
      {
        id: 'payment',
        heading: 'Ways to pay',
        paragraphs: [
          'You can pay by Qi Card, from your Safar wallet, through First Iraqi Bank (FIB), by FastPay or in cash. The methods open to your booking are listed on its payment page.',
          'Card and bank details are entered with the payment company and never stored by Safar. If you choose cash, pay where and when your booking says.',
          `Rooms are held longer for cash payments, so there are limits. First stay with us: one booking at a time, up to ${first.nights} nights, ${first.roomNights} room nights and ${dinars(first.dinars)} dinars. A booking made in the morning is held until 21:00, a later one until 12:00 the next day. Later stays: ${known.holds} bookings at a time, each up to ${known.nights} nights, together up to ${known.roomNights} room nights and ${dinars(known.dinars)} dinars, held for 24 hours. A booking with a limited voucher is held for two hours, and no booking is held beyond your arrival. The checkout shows the exact time before you book. If we wait for your cash for an hour or longer, at once or in several tries, and you do not pay, we do not offer cash again at the same property for a week.`,
        ],
      },
      {
        id: 'cancelling',
        heading: 'Cancelling and refunds',
        paragraphs: [
          'Each property sets its own cancellation policy. You see it before you pay and can read it again in your trips. Your refund depends on that policy and on when you cancel.',
          'If the property cannot give you the room you booked, you get a full refund, and we help you find another place.',
          'Tours, events, activities and offers have their own policies in the same way. If you pay a deposit, your place is held until the day the remaining amount is due; if it is not paid by then, the purchase is cancelled under its policy. Once a ticket has been used, or the event or trip has started, there is no refund.',
        ],
      },
      {
        id: 'packages',
        heading: 'Discount packages and the QR code',
        paragraphs: [
          'A package gives you discounts at the businesses it names, for as long as it states. To use one, open the package and show the QR code to the cashier before you pay.',
          'Each code is valid for five minutes and can be used once; when it expires, open a new one. A package belongs to one account and may not be resold.',
        ],
      },
      {
        id: 'conduct',
        heading: 'Good conduct',
        paragraphs: [
          'Respect the house rules, the neighbours and the people who serve you. Damage caused by you or your guests is a matter between you and the property.',
          'We may close an account that is used for fraud, false bookings or insults. If you believe we were wrong, write to us and a person will look at it again.',
        ],
      },
      {
        id: 'changes-and-law',
        heading: 'Changes and the law',
        paragraphs: [
          'When these terms change, the new text is published on this page. A booking you have already made remains under the terms you accepted when you made it.',
          'The law of the Republic of Iraq applies, and its courts decide disputes that we cannot settle together. Talk to us first: most things are solved with a call.',
        ],
      },
    ],
  },
  ar: {
    title: 'الشروط والأحكام',
    lead: 'هذا ما نتفق عليه معك حين تستخدم منصة سفر. كتبناه بلغة واضحة ليُقرأ قبل الحجز لا بعده.',
    sections: [
      {
        id: 'service',
        heading: 'ما الذي تقدمه منصة سفر؟',
        paragraphs: [
          'في منصة سفر يمكنك أن تحجز وتدفع لقاء أماكن الإقامة والباقات السياحية والعمرة والرحلات الجوية وسائر العروض والفعاليات والأنشطة والتأشيرات وباقات الخصومات. نحن نتولى الحجز، أما الإقامة نفسها فيقدمها المكان الذي تنزل فيه، وأما الأنشطة والفعاليات فتقدمها الجهات المنظمة لها.',
          'الأوصاف من الشركاء، والصور منهم أو رسوم من عندنا، والرسم يُظهر نوع المكان لا الغرفة نفسها. فإن وجدت عند وصولك ما يخالف المعروض، أبلغنا فوراً لنعالج الأمر مع الشريك.',
        ],
      },
      {
        id: 'account',
        heading: 'حسابك',
        paragraphs: [
          'يكون تسجيل الدخول برقم هاتفك وكلمة مرورك ورمز نرسله إليك في رسالة نصية. استخدم رقمك واسمك الحقيقي، فالاسم المدوّن في الحجز هو ما يُطلب منك عند الوصول. والحجز متاح لمن أتم 18 عاماً.',
          'كلمة المرور والرمز مفتاح حسابك، فلا تعطهما لأحد. ولن يطلبهما منك أي من موظفي المنصة.',
        ],
      },
      {
        id: 'bookings',
        heading: 'الحجز والمهلة',
        paragraphs: [
          `عندما تبدأ الحجز تبقى الغرفة محفوظة لك ${timeSpan('ar', holdMinutes, 'minute')} بالسعر المعروض. فإذا انقضت المهلة ولم يكتمل الحجز عادت الغرفة متاحة لغيرك، ولا يُستوفى منك شيء.`,
          'يصبح الحجز نافذاً حين يظهر تأكيده ورقمه في «رحلاتي». ويُرجى أن يحمل كل ضيف وثيقة تثبت هويته، فأماكن الإقامة في العراق ملزمة بطلبها.',
          `ولكي تبقى الغرف متاحة للجميع، لا يزيد عدد الغرف في الحجز على عدد البالغين، ولا يزيد مجموع ما لم تدفعه بعد على ${holdLimits.holds} حجوزات و${holdLimits.rooms} غرفة و${holdLimits.roomNights} ليلة لمجموع الغرف، وبقيمة ${dinars(holdLimits.dinars)} دينار. ويُحفظ رمز القسيمة لحجزك ما دامت المهلة قائمة، ثم يعود متاحاً إذا انتهت.`,
          `ولا يُحفظ الشيء نفسه لأحد بلا نهاية. فإذا بلغ ما حُفظ لك خلال يوم ولم تدفعه ${holdingAgain.freeMinutes} دقيقة للغرف أو الأماكن نفسها، أو لقسيمة عددها محدود، تنتظر قبل أن يُحفظ لك مرة أخرى: ساعة في البداية، ثم مدة أطول بعد كل محاولة، وأقصاها ${max} ساعات. وبعد ${holdingAgain.triesAnyhow} حجزاً من أي نوع انتهت دون دفع خلال يوم، يمكنك الحجز التالي حين يمضي يوم على أولها. ويمكنك الدفع من محفظتك في أي وقت. وإذا دفعت في المكان نفسه مبلغاً لا يقل عن ثمنه، لا يُحسب ما لم يكتمل فيه قبل ذلك.`,
        ],
      },
      {
        id: 'prices',
        heading: 'الأسعار والعملة',
        paragraphs: [
          'الأسعار بالدينار العراقي ما لم يُذكر في الصفحة أنها بالدولار الأمريكي. والمبلغ الذي تراه قبل التأكيد يشمل إقامتك كلها، عدا رسم محلي أو مبلغ تأمين تذكر الصفحة أنه يُدفع في الاستقبال. ولا يتغير المبلغ بعد ذلك حتى لو عدّل مكان الإقامة أسعاره.',
          'أما ما تطلبه هناك من خدمات إضافية، كالعشاء أو غسل الملابس، فيُدفع ثمنه في المكان ولا يدخل في الحجز.',
        ],
      },
      {
        id: 'payment',
        heading: 'طرق الدفع',
        paragraphs: [
          'يمكن الدفع ببطاقة «كي كارد»، أو من محفظتك في منصة سفر، أو عبر «المصرف العراقي الأول» (FIB)، أو بواسطة «فاست باي»، أو نقداً. وتجد في صفحة الدفع الطرق المتاحة لحجزك.',
          'تُدخَل بيانات البطاقة والحساب المصرفي لدى شركة الدفع ولا تحتفظ بها منصة سفر. وإذا اخترت الدفع نقداً، فالمكان والموعد مبيّنان في تفاصيل الحجز.',
          `تنتظر الغرف الدفع نقداً مدة أطول، ولذلك حدود. في إقامتك الأولى معنا: حجز واحد في كل مرة، حتى ${first.nights} ليالٍ و${first.roomNights} ليلة لمجموع الغرف و${dinars(first.dinars)} دينار، ويُحفظ حتى الساعة 21:00 إن حجزت صباحاً، وحتى ظهر اليوم التالي إن حجزت بعد ذلك. ومن سبق أن دفع عن إقامة: حجزان في الوقت نفسه، كل منهما حتى ${known.nights} ليلة، ومجموعهما حتى ${known.roomNights} ليلة للغرف و${dinars(known.dinars)} دينار، ويُحفظان 24 ساعة. ومع قسيمة عدد مرات استخدامها محدود تكون المهلة ساعتين، ولا تتجاوز موعد الوصول في كل الأحوال. ويظهر الموعد الدقيق في صفحة إتمام الحجز قبل أن تحجز. وإذا انتظرنا الدفع نقداً ساعة أو أكثر، مرة واحدة أو في عدة محاولات، ولم يصل المبلغ، لا يُتاح الدفع نقداً في مكان الإقامة نفسه لمدة أسبوع.`,
        ],
      },
      {
        id: 'cancelling',
        heading: 'الإلغاء واسترداد المبلغ',
        paragraphs: [
          'لكل مكان إقامة سياسته في الإلغاء، وهي معروضة أمامك قبل الدفع ومحفوظة مع حجزك في «رحلاتي». وعلى أساسها، وبحسب وقت الإلغاء، يُحدَّد المبلغ الذي يُعاد إليك.',
          'وإن عجز مكان الإقامة عن توفير الغرفة التي حجزتها، استرددت كل ما دفعته، وساعدناك في البحث عن مكان آخر.',
          'وللرحلات والفعاليات والأنشطة والعروض كذلك سياسات إلغاء خاصة بها. وإذا دفعت عربوناً بقي مكانك محفوظاً حتى موعد دفع المبلغ المتبقي، فإن لم يُدفع في موعده أُلغي الشراء بحسب سياسة الإلغاء. ولا يُسترد المبلغ بعد استخدام التذكرة أو بعد بدء ما اشتريته.',
        ],
      },
      {
        id: 'packages',
        heading: 'باقات الخصومات ورمز QR',
        paragraphs: [
          'تمنحك الباقة خصومات لدى الأنشطة التجارية المذكورة فيها وطوال المدة المبيّنة لها. وللاستفادة منها افتح الباقة وأظهر رمز QR لأمين الصندوق قبل أن تدفع.',
          'يصلح كل رمز خمس دقائق ولمرة واحدة، فإن انتهى وقته أنشئ غيره. والباقة تخص حساباً واحداً ولا يجوز بيعها لآخرين.',
        ],
      },
      {
        id: 'conduct',
        heading: 'حسن التعامل',
        paragraphs: [
          'نرجو احترام قواعد المكان وراحة الجيران ومن يقومون على خدمتك. وما يتسبب به الضيف أو مرافقوه من أضرار يُسوّى مع مكان الإقامة.',
          'قد نغلق الحساب الذي يُستخدم في الاحتيال أو الحجوزات الوهمية أو الإساءة إلى الآخرين. ومن رأى أننا أخطأنا في حقه فليكتب إلينا، وسيعيد أحد زملائنا النظر في الأمر.',
        ],
      },
      {
        id: 'changes-and-law',
        heading: 'تعديل الشروط والقانون المطبق',
        paragraphs: [
          'إذا عدّلنا هذه الشروط نشرنا نصها الجديد في هذه الصفحة، ويبقى كل حجز سابق خاضعاً للشروط التي قبلتها عند إجرائه.',
          'تخضع هذه الشروط لقانون جمهورية العراق، وتختص محاكمها بما يتعذر حله ودياً. لكننا نرجو أن تتصل بنا أولاً، فأغلب الأمور تنتهي بمكالمة.',
        ],
      },
    ],
  },
  ku: {
    title: 'مەرج و ڕێساکان',
    lead: 'ئەمانە ئەو ڕێسایانەن کە لە نێوان تۆ و پلاتفۆرمی سەفەردان. بە کورتی نووسیومانن تا پێش حجزکردن بیانخوێنیتەوە.',
    sections: [
      {
        id: 'service',
        heading: 'پلاتفۆرمی سەفەر چی پێشکەش دەکات؟',
        paragraphs: [
          'لە پلاتفۆرمی سەفەردا دەتوانیت شوێنی مانەوە، پاکێجی گەشتیاری، عومرە، گەشتی ئاسمانی و ئۆفەری تر، بۆنە، چالاکی، ڤیزا و پاکێجی داشکاندن حجز بکەیت و پارەکەیان بدەیت. حجزەکە ئێمە ڕێکی دەخەین؛ مانەوەکە لە ئەستۆی شوێنەکە خۆیەتی، چالاکی و بۆنەش لە ئەستۆی ڕێکخەرەکەیان.',
          'وەسفەکان هی هاوبەشەکانن. وێنەکان یان ئەوان دەیاننێرن یان ئێمە کێشاومانن؛ وێنەی کێشراو جۆری شوێنەکە پیشان دەدات، نەک هەمان ژوور. ئەگەر دوای گەیشتنت بینیت شتێک وەک پەڕەکە نییە، یەکسەر ئاگادارمان بکەرەوە تا لەگەڵ هاوبەشەکە چارەسەری بکەین.',
        ],
      },
      {
        id: 'account',
        heading: 'هەژمارەکەت',
        paragraphs: [
          'بە ژمارەی مۆبایلەکەت، وشەی نهێنییەکەت و ئەو کۆدەی بە نامەی کورت بۆت دەنێرین دەچیتە ژوورەوە. ژمارەی خۆت و ناوی ڕاستەقینەت بنووسە، چونکە لە کاتی هاتندا داوای ئەو ناوە دەکەن کە لەسەر حجزەکەیە. بۆ حجزکردن دەبێت تەمەنت 18 ساڵ یان زیاتر بێت.',
          'وشەی نهێنی و کۆدەکە کلیلی هەژمارەکەتن، مەیاندە بە کەس. کارمەندانی پلاتفۆرمی سەفەر هەرگیز داوایان ناکەن.',
        ],
      },
      {
        id: 'bookings',
        heading: 'حجز و ڕاگرتنی ژوور',
        paragraphs: [
          `کە دەست بە حجزکردن دەکەیت، ژوورەکە بۆ ماوەی ${timeSpan('ku', holdMinutes, 'minute')} بە هەمان نرخ بۆت ڕادەگیرێت. ئەگەر لەو ماوەیەدا حجزەکە تەواو نەکرا، ژوورەکە بۆ کەسانی تر بەردەست دەبێتەوە و هیچ پارەیەکت لێ وەرناگیرێت.`,
          'حجزەکە ئەو کاتە جێگیر دەبێت کە پشتڕاستکردنەوە و ژمارەکەی لە «گەشتەکانم» دەبینیت. بۆ هەر میوانێک بەڵگەنامەیەکی ناسنامە لەگەڵ خۆت بهێنە، چونکە شوێنەکانی مانەوە لە عێراق ناچارن داوای بکەن.',
          `بۆ ئەوەی ژوورەکان بۆ هەمووان بەردەست بن، ژمارەی ژوورەکانی حجزێک لە ژمارەی گەورەساڵان زیاتر نابێت، و ئەوەی هێشتا پارەکەیت نەداوە ئەوپەڕەکەی ${holdLimits.holds} حجزە، بە ${holdLimits.rooms} ژوور، کە کۆی شەوەکانی هەموو ژوورەکان لە ${holdLimits.roomNights} زیاتر نەبێت، و تا ${dinars(holdLimits.dinars)} دینار. کۆدی داشکاندن بۆ حجزەکەت ڕادەگیرێت تا کاتەکەی بەسەر دەچێت، دوای ئەوە دووبارە بەردەست دەبێتەوە.`,
          `هیچ شتێک بۆ یەک کەس بێ کۆتایی ڕاناگیرێت. ئەگەر ئەوەی لە ماوەی ڕۆژێکدا بۆت ڕاگیرا و پارەکەیت نەدا بگاتە ${holdingAgain.freeMinutes} خولەک بۆ هەمان ژوور یان جێگە، یان بۆ کۆدێکی داشکاندن کە ژمارەی بەکارهێنانی سنووردارە، چاوەڕێ دەکەیت پێش ئەوەی جارێکی تر بۆت ڕابگیرێت: سەرەتا کاتژمێرێک، دوای هەر هەوڵێکی تر زیاتر، ئەوپەڕەکەی ${max} کاتژمێر. دوای ${holdingAgain.triesAnyhow} حجز لە هەر جۆرێک کە لە ڕۆژێکدا بێ پارەدان کۆتاییان هات، حجزی دواتر ئەو کاتە دەکرێت کە ڕۆژێک بەسەر یەکەمیاندا تێپەڕیوە. هەموو کات دەتوانیت لە جزدانەکەتەوە پارە بدەیت. کە لە هەمان شوێن پارەی شتێک دەدەیت کە نرخەکەی لەوە کەمتر نییە، ئەوەی پێشتر لەوێ تەواو نەبوو چیتر ناژمێردرێت.`,
        ],
      },
      {
        id: 'prices',
        heading: 'نرخ و دراو',
        paragraphs: [
          'نرخەکان بە دیناری عێراقین، مەگەر لە پەڕەکەدا نووسرابێت کە بە دۆلاری ئەمریکین. ئەو کۆی گشتییەی پێش پشتڕاستکردنەوە دەیبینیت هەموو ماوەی مانەوەکەت دەگرێتەوە، جگە لە ڕسوومێکی ناوخۆیی یان پارەی بارمتە کە لە پەڕەکەدا نووسراوە لە پێشوازی دەدرێت. ئەو کۆی گشتییە دواتر ناگۆڕێت، تەنانەت ئەگەر شوێنەکە نرخەکانی گۆڕی.',
          'ئەوەی لەوێ داوای دەکەیت، وەک نانی ئێوارە یان جلشۆردن، هەر لەوێ پارەکەی دەدەیت و بەشێک نییە لە حجزەکە.',
        ],
      },
      {
        id: 'payment',
        heading: 'شێوازەکانی پارەدان',
        paragraphs: [
          'دەتوانیت بە «کی کارد»، لە جزدانەکەت لە پلاتفۆرمی سەفەر، لە ڕێگەی «بانکی یەکەمی عێراقی» (FIB)، بە «فاستپەی» یان بە پارەی نەختینە پارە بدەیت. ئەو شێوازانەی بۆ حجزەکەت بەردەستن لە پەڕەی پارەدان دەردەکەون.',
          'زانیاریی کارت و بانک لای کۆمپانیای پارەدان دەنووسرێت و ئێمە هەڵیناگرین. ئەگەر پارەی نەختینەت هەڵبژارد، شوێن و کاتی پارەدان لە وردەکاریی حجزەکەدا نووسراوە.',
          `ژوورەکان بۆ پارەی نەختینە ماوەیەکی درێژتر ڕادەگیرێن، بۆیە سنوور هەیە. بۆ یەکەم مانەوەت لەگەڵ ئێمە: هەر جارە یەک حجز، تا ${first.nights} شەو، بە کۆی ${first.roomNights} شەو بۆ هەموو ژوورەکان، و تا ${dinars(first.dinars)} دینار؛ ئەگەر بەیانی حجز بکەیت تا کاتژمێر 21:00 ڕادەگیرێت، ئەگەر دواتر بێت تا نیوەڕۆی ڕۆژی دواتر. ئەگەر پێشتر پارەی مانەوەیەکت دابێت: ${known.holds} حجز لە یەک کاتدا، هەریەکەیان تا ${known.nights} شەو، و هەردووکیان پێکەوە بە کۆی ${known.roomNights} شەو بۆ هەموو ژوورەکان، و تا ${dinars(known.dinars)} دینار، بۆ 24 کاتژمێر. لەگەڵ کۆدێکی داشکاندن کە ژمارەی بەکارهێنانی سنووردارە، ماوەکە دوو کاتژمێرە، و هەرگیز لە کاتی هاتنت تێپەڕ ناکات. پێش حجزکردن کاتی تەواوت لە پەڕەی تەواوکردنی حجز پیشان دەدرێت. ئەگەر کاتژمێرێک یان زیاتر، بە یەک جار یان بە چەند جار، چاوەڕێی پارەی نەختینە بووین و نەهێندرا، بۆ ماوەی هەفتەیەک لە هەمان شوێنی مانەوە پارەی نەختینە بەردەست نابێت.`,
        ],
      },
      {
        id: 'cancelling',
        heading: 'هەڵوەشاندنەوە و گەڕاندنەوەی پارە',
        paragraphs: [
          'هەر شوێنێک سیاسەتی خۆی بۆ هەڵوەشاندنەوە هەیە. پێش پارەدان دەیبینیت و دواتریش لە «گەشتەکانم» دەتوانیت بیخوێنیتەوە. ئەو بڕەی بۆت دەگەڕێندرێتەوە بەپێی ئەو سیاسەتە و کاتی هەڵوەشاندنەوەکەیە.',
          'ئەگەر شوێنەکە نەیتوانی ئەو ژوورەی حجزت کردووە دابین بکات، هەموو پارەکەت بۆ دەگەڕێندرێتەوە و یارمەتیت دەدەین شوێنێکی تر بدۆزیتەوە.',
          'گەشت، بۆنە، چالاکی و ئۆفەرەکانیش بە هەمان شێوە سیاسەتی خۆیان هەیە. ئەگەر پێشەکیت دا، جێگەکەت تا ڕۆژی پارەی ماوە بۆت ڕادەگیرێت؛ ئەگەر تا ئەو ڕۆژە نەدرێت، کڕینەکە بەپێی سیاسەتی هەڵوەشاندنەوە هەڵدەوەشێندرێتەوە. دوای بەکارهێنانی بلیتێک، یان دوای دەستپێکردنی ئەوەی کڕیوتە، پارە ناگەڕێندرێتەوە.',
        ],
      },
      {
        id: 'packages',
        heading: 'پاکێجی داشکاندن و کۆدی QR',
        paragraphs: [
          'پاکێج لەو شوێنە بازرگانییانەی ناویان تێیدا هاتووە و لەو ماوەیەی بۆی دیاری کراوە داشکاندنت پێ دەدات. بۆ بەکارهێنانی، پێش پارەدان پاکێجەکە بکەرەوە و کۆدی QR پیشانی کاشێرەکە بدە.',
          'هەر کۆدێک پێنج خولەک و تەنیا بۆ یەک جار کار دەکات؛ کە کاتەکەی بەسەر چوو، یەکێکی نوێ دروست بکە. پاکێج هی یەک هەژمارە و نابێت بفرۆشرێتەوە.',
        ],
      },
      {
        id: 'conduct',
        heading: 'ڕەفتاری جوان',
        paragraphs: [
          'ڕێز لە ڕێساکانی شوێنەکە، لە دراوسێکان و لەوانە بگرە کە خزمەتت دەکەن. هەر زیانێک خۆت یان هاوەڵەکانت بیگەیەنن، لە نێوان تۆ و شوێنەکەدا یەکلا دەکرێتەوە.',
          'ئەو هەژمارەی بۆ فێڵکردن، حجزی ساختە یان سووکایەتیکردن بەکار بهێندرێت، لەوانەیە دایبخەین. ئەگەر پێت وایە هەڵەمان کردووە، بۆمان بنووسە تا کەسێک لە تیمەکەمان جارێکی تر سەیری بکات.',
        ],
      },
      {
        id: 'changes-and-law',
        heading: 'گۆڕانکاری و یاسا',
        paragraphs: [
          'هەر کاتێک ئەم مەرجانە بگۆڕین، دەقە نوێیەکە لەم پەڕەیەدا بڵاو دەکەینەوە. ئەو حجزانەی پێشتر کردووتن، هەر لەژێر ئەو مەرجانەدا دەبن کە لە کاتی حجزکردندا پێیان ڕازی بوویت.',
          'یاسای کۆماری عێراق جێبەجێ دەکرێت و ئەوەی پێکەوە چارەسەر نەکرێت دادگاکانی عێراق یەکلای دەکەنەوە. تکایە سەرەتا قسەمان لەگەڵ بکە؛ زۆربەی کێشەکان بە پەیوەندییەک کۆتاییان پێ دێت.',
        ],
      },
    ],
  },
}
