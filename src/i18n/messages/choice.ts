import { travellerAges } from '../../domain/sales/sale.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

/** Options of a sale before it is bought. Read by loaders: none of it reaches a bundle. */
const en = {
  title: {
    offer: 'Book this offer',
    tourism: 'Book this tour',
    umrah: 'Book this Umrah',
    event: 'Get your tickets',
    activity: 'Book this activity',
  },
  messages: {
    departure: 'Departure',
    moreDepartures: 'More departures',
    day: 'Day',
    time: 'Time',
    date: 'Date',
    outbound: 'Outbound date',
    returnDate: 'Return date',
    pickDay: 'Choose a day',
    adults: 'Adults',
    adultsHint: `From ${travellerAges.adultFrom} years`,
    children: 'Children',
    childrenHint: `Up to ${travellerAges.adultFrom - 1} years. Under 2 years without a seat of their own.`,
    agesField: 'Children’s ages, for example 5, 9',
    chooseAge: 'Choose',
    sharing: 'Room',
    tickets: 'Tickets',
    people: 'People',
    passengers: 'Passengers',
    quantity: 'Quantity',
    less: 'Remove one',
    more: 'Add one',
    total: 'Total',
    next: 'Continue',
    hint: 'You can review everything before you pay.',
    choose: 'Choose and book',
    others: 'View similar options',
    wait: 'Join the waiting list',
    gone: 'Your selection has just sold out. Choose again.',
    asList: 'Show as a list',
    asCalendar: 'Show as a calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    inDinars: 'Prices in thousands of dinars.',
    inDollars: 'Prices in dollars.',
  },
  infants: 'An infant sits on an adult’s lap: choose at least as many adults as infants.',
  agesRequired: 'Choose the age of each child: the price depends on it.',
  returnRequired: 'Choose the return date.',
  /** How many share a room, Umrah. */
  rooms: { 1: 'Single room', 2: 'Double room', 3: 'Triple room', 4: 'Quadruple room' },
  lines: {
    adult: 'Adult',
    child: 'Child',
    infant: 'Infant',
    two: 'Adult, two sharing',
    three: 'Adult, three sharing',
    four: 'Adult, four sharing',
    single: 'Single-room supplement',
    person: 'Person',
    passenger: 'Passenger',
    piece: 'Offer',
    ticket: 'Ticket',
  },
  left: {
    places: (n: number) => plural('en', n, { one: 'Only # place left', other: '# places left' }),
    tickets: (n: number) => plural('en', n, { one: 'Only # ticket left', other: '# tickets left' }),
    pieces: (n: number) => plural('en', n, { one: 'Only # left', other: '# left' }),
  },
  /** Below a day of a calendar: two short words at most. */
  few: (n: number) => `${n} left`,
  soldOut: { places: 'Fully booked', tickets: 'Sold out', pieces: 'Sold out' },
  struck: {
    places: 'Days that are crossed out are fully booked.',
    tickets: 'Days that are crossed out are sold out.',
    pieces: 'Days that are crossed out are sold out.',
  },
  /** Said after how many are left. */
  fewer: {
    places: 'Choose fewer people, or another day.',
    tickets: 'Choose fewer tickets.',
    pieces: 'Choose a smaller number.',
  },
  /** Said in place of the choice. */
  none: {
    soldOut: 'Sold out. Places become available again if somebody cancels: check back later or see similar options.',
    over: 'This can no longer be booked. View similar options.',
  },
  age: (child: number) => `Age of child ${child}`,
  years: (n: number) => (n === 0 ? 'Under 1 year' : plural('en', n, { one: '# year', other: '# years' })),
  min: (n: number) => plural('en', n, { one: 'From # person', other: 'From # people' }),
  max: (n: number) => plural('en', n, { one: 'Up to # per booking', other: 'Up to # per booking' }),
  offeredBy: (seller: string) => `Offered by ${seller}`,
  freeUntil: (n: number) =>
    n === 0
      ? 'Free cancellation until it starts.'
      : plural('en', n, {
          one: 'Free cancellation up to # day before.',
          other: 'Free cancellation up to # days before.',
        }),
  freeAfterBuying: (n: number) =>
    plural('en', n, {
      one: 'Full refund within # day of purchase, if unused.',
      other: 'Full refund within # days of purchase, if unused.',
    }),
  after: (percent: number) => (percent === 0 ? 'After that, no refund.' : `After that, ${percent}% is refunded.`),
  deposit: (percent: number, days: string) =>
    `Pay a ${percent}% deposit now. The remaining amount is due ${days} before departure.`,
  days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
  manual: 'The seller confirms each booking after payment. If it cannot accept yours, you get a full refund.',
}

type Text = typeof en
type Forms = Parameters<typeof plural>[2]
const inArabic = (n: number, forms: Forms) => plural('ar', n, forms)

const ar: Text = {
  title: {
    offer: 'حجز العرض',
    tourism: 'حجز الرحلة',
    umrah: 'حجز العمرة',
    event: 'حجز التذاكر',
    activity: 'حجز النشاط',
  },
  messages: {
    departure: 'موعد الانطلاق',
    moreDepartures: 'مواعيد أخرى',
    day: 'يوم الزيارة',
    time: 'الوقت',
    date: 'التاريخ',
    outbound: 'تاريخ الذهاب',
    returnDate: 'تاريخ العودة',
    pickDay: 'اختيار اليوم',
    adults: 'البالغون',
    adultsHint: `من عمر ${travellerAges.adultFrom} سنة`,
    children: 'الأطفال',
    childrenHint: `حتى ${travellerAges.adultFrom - 1} سنة. من هم دون السنتين بلا مقعد خاص بهم.`,
    agesField: 'أعمار الأطفال، مثلاً: 5، 9',
    chooseAge: 'اختيار العمر',
    sharing: 'الغرفة',
    tickets: 'التذاكر',
    people: 'عدد الأشخاص',
    passengers: 'عدد المسافرين',
    quantity: 'العدد',
    less: 'إنقاص واحد',
    more: 'إضافة واحد',
    total: 'المجموع',
    next: 'متابعة',
    hint: 'تظهر كل التفاصيل مرة أخرى قبل الدفع.',
    choose: 'الاختيار والحجز',
    others: 'خيارات مشابهة',
    wait: 'الانضمام إلى قائمة الانتظار',
    gone: 'نفد ما اخترته قبل قليل. يرجى الاختيار من جديد.',
    asList: 'عرض كقائمة',
    asCalendar: 'عرض في التقويم',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    inDinars: 'الأسعار بآلاف الدنانير.',
    inDollars: 'الأسعار بالدولار.',
  },
  infants: 'يجلس الرضيع في حضن شخص بالغ، لذا يجب ألا يزيد عدد الرضّع على عدد البالغين.',
  agesRequired: 'يرجى اختيار عمر كل طفل، فالسعر يعتمد عليه.',
  returnRequired: 'يرجى اختيار تاريخ العودة.',
  rooms: { 1: 'غرفة لشخص واحد', 2: 'شخصان في الغرفة', 3: 'ثلاثة أشخاص في الغرفة', 4: 'أربعة أشخاص في الغرفة' },
  lines: {
    adult: 'بالغ',
    child: 'طفل',
    infant: 'رضيع',
    two: 'بالغ، شخصان في الغرفة',
    three: 'بالغ، ثلاثة أشخاص في الغرفة',
    four: 'بالغ، أربعة أشخاص في الغرفة',
    single: 'أجرة إضافية: غرفة لشخص واحد',
    person: 'شخص',
    passenger: 'مسافر',
    piece: 'عرض',
    ticket: 'تذكرة',
  },
  left: {
    places: (n) =>
      inArabic(n, { one: 'بقي مكان واحد فقط', two: 'بقي مكانان', few: 'بقيت # أماكن', other: 'بقي # مكاناً' }),
    tickets: (n) =>
      inArabic(n, { one: 'بقيت تذكرة واحدة فقط', two: 'بقيت تذكرتان', few: 'بقيت # تذاكر', other: 'بقيت # تذكرة' }),
    pieces: (n) => inArabic(n, { one: 'بقي عرض واحد فقط', two: 'بقي عرضان', few: 'بقيت # عروض', other: 'بقي # عرضاً' }),
  },
  few: (n) => `بقي ${n}`,
  soldOut: { places: 'اكتمل الحجز', tickets: 'نفدت التذاكر', pieces: 'نفد العرض' },
  struck: {
    places: 'الأيام المشطوبة اكتمل حجزها.',
    tickets: 'الأيام المشطوبة نفدت تذاكرها.',
    pieces: 'الأيام المشطوبة نفد فيها العرض.',
  },
  fewer: {
    places: 'يمكن تقليل عدد الأشخاص أو اختيار يوم آخر.',
    tickets: 'يرجى تقليل عدد التذاكر.',
    pieces: 'يرجى تقليل العدد.',
  },
  none: {
    soldOut: 'لم يبقَ شيء متاح. قد تتوفر أماكن إذا أُلغي حجز، ويمكنك تصفح خيارات مشابهة.',
    over: 'لم يعد الحجز متاحاً. يمكنك تصفح خيارات مشابهة.',
  },
  age: (child) => `عمر الطفل ${child}`,
  years: (n) =>
    n === 0 ? 'أقل من سنة' : inArabic(n, { one: 'سنة واحدة', two: 'سنتان', few: '# سنوات', other: '# سنة' }),
  min: (n) =>
    inArabic(n, { one: 'من شخص واحد', two: 'من شخصين فأكثر', few: 'من # أشخاص فأكثر', other: 'من # شخصاً فأكثر' }),
  max: (n) => `الحد الأقصى للحجز الواحد: ${n}`,
  offeredBy: (seller) => `الجهة المنظمة: ${seller}`,
  freeUntil: (n) =>
    n === 0
      ? 'الإلغاء مجاني حتى موعد البدء.'
      : inArabic(n, {
          one: 'الإلغاء مجاني حتى يوم واحد قبل الموعد.',
          two: 'الإلغاء مجاني حتى يومين قبل الموعد.',
          few: 'الإلغاء مجاني حتى # أيام قبل الموعد.',
          other: 'الإلغاء مجاني حتى # يوماً قبل الموعد.',
        }),
  freeAfterBuying: (n) =>
    inArabic(n, {
      one: 'يمكن الإلغاء واسترداد المبلغ كاملاً خلال يوم واحد من الشراء، ما دام العرض لم يُستخدم.',
      two: 'يمكن الإلغاء واسترداد المبلغ كاملاً خلال يومين من الشراء، ما دام العرض لم يُستخدم.',
      few: 'يمكن الإلغاء واسترداد المبلغ كاملاً خلال # أيام من الشراء، ما دام العرض لم يُستخدم.',
      other: 'يمكن الإلغاء واسترداد المبلغ كاملاً خلال # يوماً من الشراء، ما دام العرض لم يُستخدم.',
    }),
  after: (percent) => (percent === 0 ? 'بعد ذلك لا يُسترد شيء.' : `بعد ذلك يُسترد ${percent}% من المبلغ.`),
  deposit: (percent, days) => `يكفي الآن عربون قدره ${percent}%، ويُدفع المبلغ المتبقي قبل الانطلاق بـ${days}.`,
  days: (n) => inArabic(n, { one: 'يوم واحد', two: 'يومين', few: '# أيام', other: '# يوماً' }),
  manual: 'تؤكد الجهة المنظمة كل حجز بعد الدفع، وإن تعذّر ذلك يُعاد إليك المبلغ كاملاً.',
}

const inKurdish = (n: number, other: string, one = other) => plural('ku', n, { one, other })

const ku: Text = {
  title: {
    offer: 'حجزکردنی ئۆفەرەکە',
    tourism: 'حجزکردنی گەشتەکە',
    umrah: 'حجزکردنی عومرەکە',
    event: 'کڕینی بلیت',
    activity: 'حجزکردنی چالاکییەکە',
  },
  messages: {
    departure: 'وادەی دەرچوون',
    moreDepartures: 'وادەی تر',
    day: 'ڕۆژ',
    time: 'کات',
    date: 'بەروار',
    outbound: 'بەرواری چوون',
    returnDate: 'بەرواری گەڕانەوە',
    pickDay: 'ڕۆژێک هەڵبژێرە',
    adults: 'گەورەساڵان',
    adultsHint: `لە ${travellerAges.adultFrom} ساڵەوە`,
    children: 'منداڵان',
    childrenHint: `تا ${travellerAges.adultFrom - 1} ساڵ. ئەوانەی خوار دوو ساڵن، کورسیی تایبەتیان نییە.`,
    agesField: 'تەمەنی منداڵەکان، بۆ نموونە: 5، 9',
    chooseAge: 'هەڵبژێرە',
    sharing: 'ژوور',
    tickets: 'بلیتەکان',
    people: 'ژمارەی کەسەکان',
    passengers: 'ژمارەی گەشتیاران',
    quantity: 'ژمارە',
    less: 'یەک کەمتر',
    more: 'یەک زیاتر',
    total: 'کۆی گشتی',
    next: 'بەردەوام بە',
    hint: 'پێش پارەدان جارێکی تر هەموو وردەکارییەکان دەبینیت.',
    choose: 'هەڵبژاردن و حجزکردن',
    others: 'هاوشێوەکانی ببینە',
    wait: 'چوونە لیستی چاوەڕوانی',
    gone: 'ئەوەی هەڵتبژاردبوو، هەر ئێستا نەما. تکایە دووبارە هەڵبژێرە.',
    asList: 'وەک لیست پیشانی بدە',
    asCalendar: 'لە ڕۆژژمێردا پیشانی بدە',
    previousMonth: 'مانگی پێشوو',
    nextMonth: 'مانگی دواتر',
    inDinars: 'نرخەکان بە هەزار دینارن.',
    inDollars: 'نرخەکان بە دۆلارن.',
  },
  infants: 'ساوا لە باوەشی گەورەساڵێکدا دادەنیشێت، بۆیە نابێت ژمارەی ساواکان لە ژمارەی گەورەساڵان زیاتر بێت.',
  agesRequired: 'تکایە تەمەنی هەر منداڵێک هەڵبژێرە، چونکە نرخ بەپێی تەمەن دەگۆڕێت.',
  returnRequired: 'تکایە بەرواری گەڕانەوە هەڵبژێرە.',
  rooms: {
    1: 'ژووری تاککەسی',
    2: 'دوو کەس لە ژوورێکدا',
    3: 'سێ کەس لە ژوورێکدا',
    4: 'چوار کەس لە ژوورێکدا',
  },
  lines: {
    adult: 'گەورەساڵ',
    child: 'منداڵ',
    infant: 'ساوا',
    two: 'گەورەساڵ، دوو کەس لە ژوورێکدا',
    three: 'گەورەساڵ، سێ کەس لە ژوورێکدا',
    four: 'گەورەساڵ، چوار کەس لە ژوورێکدا',
    single: 'نرخی زیادە بۆ ژووری تاککەسی',
    person: 'کەس',
    passenger: 'گەشتیار',
    piece: 'ئۆفەر',
    ticket: 'بلیت',
  },
  left: {
    places: (n) => inKurdish(n, '# جێگە ماوە', 'تەنیا یەک جێگە ماوە'),
    tickets: (n) => inKurdish(n, '# بلیت ماوە', 'تەنیا یەک بلیت ماوە'),
    pieces: (n) => inKurdish(n, '# دانە ماوە', 'تەنیا یەک دانە ماوە'),
  },
  few: (n) => `${n} ماوە`,
  soldOut: { places: 'جێگە نەماوە', tickets: 'بلیت نەماوە', pieces: 'نەماوە' },
  struck: {
    places: 'ئەو ڕۆژانەی هێڵیان بەسەردا هاتووە، جێگەیان نەماوە.',
    tickets: 'ئەو ڕۆژانەی هێڵیان بەسەردا هاتووە، بلیتیان نەماوە.',
    pieces: 'ئەو ڕۆژانەی هێڵیان بەسەردا هاتووە، هیچیان تێدا نەماوە.',
  },
  fewer: {
    places: 'ژمارەی کەسەکان کەم بکەرەوە یان ڕۆژێکی تر هەڵبژێرە.',
    tickets: 'تکایە ژمارەی بلیتەکان کەم بکەرەوە.',
    pieces: 'تکایە ژمارەکە کەم بکەرەوە.',
  },
  none: {
    soldOut: 'هیچی نەماوە. ئەگەر حجزێک هەڵبوەشێندرێتەوە، لەوانەیە دووبارە بەردەست بێت؛ دەتوانیت هاوشێوەکانیشی ببینیت.',
    over: 'کاتی حجزکردنی ئەمە بەسەر چوو. دەتوانیت هاوشێوەکانی ببینیت.',
  },
  age: (child) => `تەمەنی منداڵی ژمارە ${child}`,
  years: (n) => (n === 0 ? 'کەمتر لە ساڵێک' : inKurdish(n, '# ساڵ', 'یەک ساڵ')),
  min: (n) => inKurdish(n, 'لانیکەم # کەس', 'لانیکەم یەک کەس'),
  max: (n) => `ئەوپەڕەکەی ${n} لە هەر حجزێکدا`,
  offeredBy: (seller) => `ڕێکخەر: ${seller}`,
  freeUntil: (n) =>
    n === 0
      ? 'تا کاتی دەستپێکردن بەخۆڕایی هەڵدەوەشێندرێتەوە.'
      : inKurdish(
          n,
          'تا # ڕۆژ پێش وادەکە بەخۆڕایی هەڵدەوەشێندرێتەوە.',
          'تا یەک ڕۆژ پێش وادەکە بەخۆڕایی هەڵدەوەشێندرێتەوە.',
        ),
  freeAfterBuying: (n) =>
    inKurdish(
      n,
      'تا # ڕۆژ دوای کڕین، ئەگەر بەکار نەهاتبێت، هەموو پارەکە دەگەڕێندرێتەوە.',
      'تا یەک ڕۆژ دوای کڕین، ئەگەر بەکار نەهاتبێت، هەموو پارەکە دەگەڕێندرێتەوە.',
    ),
  after: (percent) =>
    percent === 0 ? 'دوای ئەوە پارە ناگەڕێندرێتەوە.' : `دوای ئەوە ${percent}%ی پارەکە دەگەڕێندرێتەوە.`,
  deposit: (percent, days) => `ئێستا ${percent}%ی نرخەکە وەک پێشەکی بەسە؛ پارەی ماوە ${days} پێش دەرچوون دەدرێت.`,
  days: (n) => inKurdish(n, '# ڕۆژ', 'یەک ڕۆژ'),
  manual: 'دوای پارەدان ڕێکخەر هەر حجزێک پشتڕاست دەکاتەوە؛ ئەگەر نەتوانێت، هەموو پارەکەت بۆ دەگەڕێندرێتەوە.',
}

export const choiceText: Record<Locale, Text> = { en, ar, ku }
