import { partyLimits } from '../../domain/stays/party.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** Texts of the search box for stays. Its scripts contain no texts. */
const en = {
  label: 'Find a stay',
  place: 'Where to?',
  placeholder: 'City, area, shrine or hotel',
  days: 'Dates',
  guests: 'Guests',
  adultsHint: `${partyLimits.age.max + 1} years and older`,
  childrenHint: `Up to ${partyLimits.age.max} years`,
  search: 'Search',
  change: 'Change',
  suggestions: 'Suggestions',
  governorate: 'Governorate',
  area: 'Area',
  landmark: 'Stays nearby, nearest first',
  stay: 'Stay',
  section: 'Page on Safar',
  nearMe: 'Near me',
  nearMeHint: 'Nearest stays first',
  here: 'your location',
  recent: 'Recent search',
  everything: 'Search everything on Safar',
  refused: 'We could not find your location. Allow it in your browser, or type a place.',
  outside: 'You seem to be outside Iraq. Type the place you are going to.',
}

export type StaySearchText = typeof en

const ar: StaySearchText = {
  label: 'البحث عن مكان إقامة',
  place: 'إلى أين؟',
  placeholder: 'مدينة أو منطقة أو مرقد أو فندق',
  days: 'التواريخ',
  guests: 'الضيوف',
  adultsHint: `من عمر ${partyLimits.age.max + 1} سنة`,
  childrenHint: `حتى عمر ${partyLimits.age.max} سنة`,
  search: 'بحث',
  change: 'تغيير',
  suggestions: 'اقتراحات',
  governorate: 'محافظة',
  area: 'منطقة',
  landmark: 'أماكن الإقامة القريبة، الأقرب أولاً',
  stay: 'مكان إقامة',
  section: 'قسم في منصة سفر',
  nearMe: 'بالقرب مني',
  nearMeHint: 'أقرب أماكن الإقامة أولاً',
  here: 'موقعك',
  recent: 'بحث سابق',
  everything: 'البحث في كل أقسام الموقع',
  refused: 'تعذّر تحديد موقعك. يمكن السماح بذلك في المتصفح أو كتابة اسم مكان.',
  outside: 'يبدو أنك خارج العراق. يمكن كتابة اسم المكان المقصود.',
}

const ku: StaySearchText = {
  label: 'گەڕان بۆ شوێنی مانەوە',
  place: 'بۆ کوێ؟',
  placeholder: 'شار، ناوچە، مەزارگە یان هوتێل',
  days: 'بەروارەکان',
  guests: 'میوانەکان',
  adultsHint: `لە تەمەنی ${partyLimits.age.max + 1} ساڵەوە`,
  childrenHint: `تا تەمەنی ${partyLimits.age.max} ساڵ`,
  search: 'گەڕان',
  change: 'گۆڕین',
  suggestions: 'پێشنیارەکان',
  governorate: 'پارێزگا',
  area: 'ناوچە',
  landmark: 'شوێنەکانی مانەوەی نزیک، لە نزیکەوە بۆ دوور',
  stay: 'شوێنی مانەوە',
  section: 'بەشێکی پلاتفۆرمی سەفەر',
  nearMe: 'لە نزیکمەوە',
  nearMeHint: 'شوێنەکانی مانەوە، لە نزیکەوە بۆ دوور',
  here: 'شوێنی خۆت',
  recent: 'گەڕانی پێشوو',
  everything: 'گەڕان لە هەموو بەشەکانی ماڵپەڕەکە',
  refused: 'نەتوانرا شوێنەکەت دیاری بکرێت. لە وێبگەڕەکەتدا ڕێگەی پێ بدە یان ناوی شوێنێک بنووسە.',
  outside: 'وا دیارە لە دەرەوەی عێراقیت. ناوی ئەو شوێنە بنووسە کە بۆی دەچیت.',
}

export const staySearchText: Record<Locale, StaySearchText> = { en, ar, ku }
