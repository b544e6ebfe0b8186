import { type Line, toPhrases } from '../phrases.ts'

type Month = { month: number; isSure: boolean }
const sure = (month: number): Month => ({ month, isSure: true })
/** A name or another word, too: it is read beside a number, a year or “in” only. */
const unsure = (month: number): Month => ({ month, isSure: false })

const monthLines: readonly Line<Month>[] = [
  [sure(1), 'january', 'كانون الثاني, كانون ثاني, يناير', 'کانوونی دووەم, کانونی دووەم, کانونی دوەم'],
  [sure(2), 'february', 'شباط, فبراير', 'شوبات, شوبات'],
  [sure(3), 'آذار, اذار', 'ئادار', 'mars'],
  [unsure(3), 'march, mar', 'مارس', 'ئازار, مارس'],
  [sure(4), 'april', 'أبريل, ابريل', 'نیسانی'],
  [unsure(4), 'nisan, apr', 'نيسان', 'نیسان'],
  [sure(5), 'أيار, ايار, مايو', 'ئایار'],
  [unsure(5), 'may'],
  [sure(6), 'حزيران, يونيو', 'حوزەیران, حوزەیران, حوزەیرانی'],
  [unsure(6), 'june, jun'],
  [sure(7), 'july', 'يوليو, تموز', 'تەممووز, تەمووز, تەمموز, تەموز'],
  [unsure(7), 'jul'],
  [sure(8), 'أغسطس, اغسطس'],
  [unsure(8), 'august, aug', 'آب, اب', 'ئاب'],
  [sure(9), 'september', 'أيلول, ايلول, سبتمبر', 'ئەیلوول, ئەیلول'],
  [unsure(9), 'sep, sept'],
  [sure(10), 'october', 'تشرين الأول, تشرين اول, أكتوبر, اكتوبر', 'تشرینی یەکەم'],
  [unsure(10), 'oct'],
  [sure(11), 'november', 'تشرين الثاني, تشرين ثاني, نوفمبر', 'تشرینی دووەم, تشرینی دوەم'],
  [unsure(11), 'nov'],
  [sure(12), 'december', 'كانون الأول, كانون اول, ديسمبر', 'کانوونی یەکەم, کانونی یەکەم'],
  [unsure(12), 'dec'],
  [unsure(1), 'jan'],
  [unsure(2), 'feb'],
]
export const months = toPhrases(monthLines)

/** Months of the Kurdish year, which begins with spring. */
export const kurdishMonths = toPhrases<number>([
  [1, 'خاکەلێوە', 'xakelewe, khakalewa'],
  [2, 'گوڵان, بانەمەڕ', 'gulan'],
  [3, 'جۆزەردان'],
  [4, 'پووشپەڕ, پوشپەڕ'],
  [5, 'گەلاوێژ'],
  [6, 'خەرمانان'],
  [7, 'ڕەزبەر'],
  [8, 'گەڵاڕێزان, خەزەڵوەر'],
  [9, 'سەرماوەز'],
  [10, 'بەفرانبار'],
  [11, 'ڕێبەندان'],
  [12, 'ڕەشەمێ, ڕەشەمە'],
])

/** All of them are other words or names, too, but Ramadan, which is a feast below. */
export const hijriMonthNames = toPhrases<number>([
  [1, 'muharram', 'محرم, محرم الحرام', 'موحەڕەم, موحەرەم'],
  [2, 'صفر, صفر الخير', 'سەفەر'],
  [3, 'rabi al awwal, rabi al awal', 'ربيع الأول, ربيع اول', 'ڕەبیعی یەکەم, ڕەبیعولئەوەل'],
  [4, 'rabi al thani, rabi al akhir', 'ربيع الثاني, ربيع الآخر, ربيع ثاني', 'ڕەبیعی دووەم, ڕەبیعوسانی'],
  [5, 'jumada al ula, jumada al awwal', 'جمادى الأولى, جمادى الاول', 'جەمادیی یەکەم, جەمادی یەکەم'],
  [6, 'jumada al akhira, jumada al thani', 'جمادى الآخرة, جمادى الثانية', 'جەمادیی دووەم, جەمادی دووەم'],
  [7, 'rajab', 'رجب', 'ڕەجەب'],
  [8, 'shaban, shaaban', 'شعبان', 'شەعبان'],
  [9, 'ramadan, ramadhan, ramazan', 'رمضان', 'ڕەمەزان'],
  [10, 'shawwal', 'شوال', 'شەوال'],
  [11, 'dhu al qadah, dhul qadah', 'ذو القعدة, ذي القعدة', 'زولقەعدە'],
  [12, 'dhu al hijjah, dhul hijjah', 'ذو الحجة, ذي الحجة', 'زولحیجە'],
])

/** Leads after which an unsure month is a month. */
export const monthLeads = toPhrases<true>([
  [true, 'in, during, month of, this, next, early, late, mid', 'في, شهر, بشهر, لشهر, خلال, اوائل, اواخر', 'لە, مانگی'],
])
