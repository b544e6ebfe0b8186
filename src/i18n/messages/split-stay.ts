import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'All your nights in two stays',
  inPlace: 'No single stay here is available for all your nights. These pairs are, with one move and one payment:',
  withProperty:
    'This stay is not available for all your nights. You can spend the others nearby, with one payment for both:',
  move: 'Change stays on :day · :distance apart',
  forBoth: 'for both, all :nights',
  choose: 'Choose these two',
  description: 'Two stays, one payment: review everything before you book.',
  lead: 'Two stays one after the other. Review the details, then book both.',
  part: 'Part :part of 2',
  one: 'One payment covers both parts: you book both or neither.',
  without: 'Vouchers, points and cash can be used for a stay at one property only.',
  apart: 'You can cancel each part separately later, under its property’s policy.',
  takenTitle: 'The rooms for part :part have just been taken',
  taken: 'The rooms you chose at :title are no longer available. You have not been charged.',
  search: 'Search again',
  other: 'The other part: :title, :from – :to.',
  open: 'View the other part',
  together: 'Both parts are paid with one payment of :total. Until then they are held or cancelled together.',
  paidTogether: 'Both parts were paid with one payment of :total.',
  onItsOwn: 'If you cancel here, only this part is cancelled. The other stays booked.',
  free: 'The other part was not accepted. You can cancel this one free of charge until :until.',
  cancelBoth: {
    action: 'Cancel both parts',
    question: 'Cancel both parts of your stay?',
    cancelling: 'Cancelling…',
    keep: 'Keep both',
  },
}

export type SplitStayText = typeof en

const ar: SplitStayText = {
  title: 'كل لياليك في مكانَي إقامة',
  inPlace: 'لا يوجد هنا مكان واحد متاح لكل لياليك. كل خيار من هذه يجمع مكانين قريبين، بانتقال واحد ودفعة واحدة:',
  withProperty: 'هذا المكان غير متاح لكل لياليك. يمكنك قضاء الليالي الأخرى بالقرب منه، بدفعة واحدة للمكانين:',
  move: 'الانتقال يوم :day · المسافة بينهما :distance',
  forBoth: 'للمكانين معاً، :nights',
  choose: 'اختيار هذين المكانين',
  description: 'مكانا إقامة ودفعة واحدة: كل التفاصيل قبل الحجز.',
  lead: 'مكانا إقامة، أحدهما بعد الآخر. راجع التفاصيل قبل حجزهما معاً.',
  part: 'الجزء :part من 2',
  one: 'دفعة واحدة تشمل الجزأين: إما أن يُحجزا معاً أو لا يُحجز أي منهما.',
  without: 'القسائم والنقاط والدفع نقداً لحجز مكان إقامة واحد فقط.',
  apart: 'يمكنك لاحقاً إلغاء كل جزء وحده، بحسب سياسة الإلغاء في مكانه.',
  takenTitle: 'حُجزت غرف الجزء :part قبل لحظات',
  taken: 'لم تعد الغرف التي اخترتها في :title متاحة. لم يُستوفَ منك أي مبلغ.',
  search: 'البحث من جديد',
  other: 'الجزء الآخر: :title، من :from إلى :to.',
  open: 'عرض الجزء الآخر',
  together: 'يُدفع الجزآن بدفعة واحدة قدرها :total. وحتى ذلك الحين يبقيان محفوظين معاً أو يُلغيان معاً.',
  paidTogether: 'دُفع الجزآن بدفعة واحدة قدرها :total.',
  onItsOwn: 'الإلغاء هنا ينهي هذا الجزء فقط، ويبقى الجزء الآخر محجوزاً.',
  free: 'لم يُقبل الجزء الآخر. يمكنك إلغاء هذا الجزء مجاناً حتى :until.',
  cancelBoth: {
    action: 'إلغاء الجزأين',
    question: 'هل تريد إلغاء جزأي إقامتك؟',
    cancelling: 'جارٍ الإلغاء…',
    keep: 'الإبقاء عليهما',
  },
}

const ku: SplitStayText = {
  title: 'هەموو شەوەکانت لە دوو شوێنی مانەوە',
  inPlace:
    'لێرە هیچ شوێنێک بۆ هەموو شەوەکانت بەردەست نییە. هەر بژاردەیەک لەمانە دوو شوێنی نزیک لە یەکترە، بە یەک گواستنەوە و یەک پارەدان:',
  withProperty:
    'ئەم شوێنە بۆ هەموو شەوەکانت بەردەست نییە. دەتوانیت شەوەکانی تر لە شوێنێکی نزیکیدا بمێنیتەوە، بە یەک پارەدان بۆ هەردووکیان:',
  move: 'گواستنەوە: :day · دووری نێوانیان :distance',
  forBoth: 'بۆ هەردووکیان، :nights',
  choose: 'هەڵبژاردنی ئەم دووانە',
  description: 'دوو شوێنی مانەوە و یەک پارەدان: هەموو وردەکارییەکان پێش حجزکردن.',
  lead: 'دوو شوێنی مانەوە، یەک لە دوای یەک. وردەکارییەکان ببینە، پاشان هەردووکیان حجز بکە.',
  part: 'بەشی :part لە 2',
  one: 'یەک پارەدان هەردوو بەشەکە دەگرێتەوە: یان هەردووکیان حجز دەکرێن، یان هیچیان.',
  without: 'کۆدی داشکاندن، خاڵ و پارەی نەختینە تەنیا بۆ حجزی یەک شوێن بەکار دەهێندرێن.',
  apart: 'دواتر دەتوانیت هەر بەشێک بە تەنیا هەڵبوەشێنیتەوە، بەپێی سیاسەتی هەڵوەشاندنەوەی شوێنەکەی.',
  takenTitle: 'ژوورەکانی بەشی :part هەر ئێستا حجز کران',
  taken: 'ئەو ژوورانەی لە :title هەڵتبژاردن چیتر بەردەست نین. هیچ پارەیەکت لێ وەرنەگیرا.',
  search: 'دووبارە گەڕان',
  other: 'بەشەکەی تر: :title، لە :from تا :to.',
  open: 'بینینی بەشەکەی تر',
  together: 'پارەی هەردوو بەشەکە بە یەک جار دەدرێت: :total. تا ئەو کاتە پێکەوە ڕاگیراون، یان پێکەوە هەڵدەوەشێندرێنەوە.',
  paidTogether: 'پارەی هەردوو بەشەکە بە یەک جار درا: :total.',
  onItsOwn: 'ئەگەر لێرە هەڵیبوەشێنیتەوە، تەنیا ئەم بەشە کۆتایی دێت و بەشەکەی تر حجزکراو دەمێنێتەوە.',
  free: 'بەشەکەی تر پەسەند نەکرا. تا :until دەتوانیت ئەم بەشە بەخۆڕایی هەڵبوەشێنیتەوە.',
  cancelBoth: {
    action: 'هەڵوەشاندنەوەی هەردوو بەشەکە',
    question: 'هەردوو بەشی مانەوەکەت هەڵدەوەشێنیتەوە؟',
    cancelling: 'هەڵدەوەشێندرێتەوە…',
    keep: 'هێشتنەوەی هەردووکیان',
  },
}

export const splitStayText: Record<Locale, SplitStayText> = { en, ar, ku }
