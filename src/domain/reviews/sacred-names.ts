/**
 * What people call any shrine or mosque, before or after its own name, and how they honour whom it is named after: whichever of these
 * somebody types, the place is the same one.
 */
export const sacredNames = [
  'shrine holy sacred mosque masjid mausoleum tomb grave haram mazar maqam marqad rawda hadra ataba imam emam hazrat hazrati sayyid saint',
  'مرقد ضريح حضرة حضرت عتبة عتبات حرم مقام روضة مزار قبر جامع مسجد الإمام الإمامين سيدنا السيد مولانا النبي المقدسة المقدس الشريف الشريفة المطهر الطاهر',
  'مەرقەد مەزار مەزارگە حەرەم زیارەتگا زیارەتگە گۆڕ قەبر مزگەوت ئیمام حەزرەت سەید پێغەمبەر پیرۆز',
].join(' ')
