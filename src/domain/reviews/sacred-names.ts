/**
 * Titles that people put before or after the name of a shrine or mosque, and honorifics of the person it is named after. The search treats all of
 * them as the same name.
 */
export const sacredNames = [
  'shrine holy sacred mosque masjid mausoleum tomb grave haram mazar maqam marqad rawda hadra ataba imam emam hazrat hazrati sayyid saint',
  'مرقد ضريح حضرة حضرت عتبة عتبات حرم مقام روضة مزار قبر جامع مسجد الإمام الإمامين سيدنا السيد مولانا النبي المقدسة المقدس الشريف الشريفة المطهر الطاهر',
  'مەرقەد مەزار مەزارگە حەرەم زیارەتگا زیارەتگە گۆڕ قەبر مزگەوت ئیمام حەزرەت سەید پێغەمبەر پیرۆز',
].join(' ')
