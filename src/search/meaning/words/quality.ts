import type { Understood } from '../../../contract/understood.ts'
import { toPhrases } from '../phrases.ts'

type Sort = NonNullable<Understood['sort']>

/** Latin letters that only stand for a word of Arabic or Sorani have a line of their own. */
export const sortPhrases = toPhrases<Sort>([
  [
    'price-asc',
    'cheap, cheaper, cheapest, affordable, inexpensive, low cost, low price, lowest price, low priced, best price, best prices, cheapest first, economical, not expensive, not too expensive, budget, budget friendly, lowest prices, good price, sort by price, cheap price, cheap prices, reasonable price, reasonably priced, not so expensive, price low to high, lowest price first',
    'رخيص, رخيصة, رخيصات, رخاص, أرخص, الأرخص, اقتصادي, اقتصادية, بأرخص سعر, أرخص سعر, بسعر رخيص, أقل سعر, مو غالي, مو غالية, مو غاليه, ليس غاليا, غير مكلف, غير مكلفة, سعر مناسب, بسعر مناسب, بأسعار مناسبة, اسعار مناسبة, أسعار رخيصة, بأقل سعر, بسعر معقول, سعر معقول, اسعار معقولة, مو كلش غالي, مش غالي, الأقل سعرا, الاقل سعر, ارخص الاسعار, أرخص شي, ارخص شي, مو غاليين, غير غالي, زهيد, سعره مناسب, سعرها مناسب',
    'هەرزان, هەرزانی, هەرزانە, هەرزانترین, هەرزانتر, نرخ هەرزان, کەم نرخ, هەرزانبەها, بە هەرزانی, بە نرخی هەرزان, نرخی گونجاو, نرخ گونجاو, بە نرخی گونجاو, نرخی هەرزان, گران نەبێت, گران نەبێ, زۆر گران نەبێت, کەمترین نرخ, بە کەمترین نرخ, نرخی کەم, بە نرخێکی گونجاو, نرخێکی گونجاو, نرخی مناسب, زۆر گران نەبێ',
    'arzan, erzan, herzan, harzan, rkhis, rakhis, rakhees, ra5is, r5is, r5ees, rkhees',
  ],
  [
    'price-desc',
    'most expensive, highest price, price high to low, priciest',
    'الأغلى, أغلى, اغلى سعر, الاعلى سعرا, أعلى سعر',
    'گرانترین, گرانترین نرخ',
  ],
  [
    'rating-desc',
    'best, best rated, top rated, highest rated, highly rated, top, well rated, best reviewed, best reviews, highest rating, highest ratings, best rating, good reviews, well reviewed, with good reviews, great reviews, top ten, with best reviews, most highly rated',
    'أفضل, افضل, أحسن, احسن, الأفضل, الاحسن, الأعلى تقييما, أعلى تقييم, الأعلى تقييماً, افضل تقييم, تقييم عالي, تقييمه عالي, أحسن تقييم, تقييمها عالي, بتقييم عالي, الافضل تقييما, ذات تقييم عالي, الاعلى تقييم, اعلى التقييمات, تقييمات عالية, تقييمات ممتازة, تقييم ممتاز',
    'باشترین, باشترینی, چاکترین, باشترین هەڵسەنگاندن, بەرزترین هەڵسەنگاندن, هەڵسەنگاندنی بەرز, هەڵسەنگاندنی باش, باشترینەکان, باشترین هەڵسەنگاندنی, هەڵسەنگاندنی بەرزی',
    'a7san, ahsan, afdhal, afdal, bashtrin',
  ],
  [
    'discount-desc',
    'biggest discount, biggest discounts, highest discount, largest discount, best discount, best discounts, highest discounts, most discounted, largest discounts',
    'أكبر خصم, اكبر الخصومات, أعلى خصم, اعلى نسبة خصم, أقوى الخصومات, اقوى خصم, أكبر تخفيض, أكبر نسبة خصم, أعلى الخصومات, اكبر تخفيضات',
    'زۆرترین داشکاندن, گەورەترین داشکاندن, بەرزترین داشکاندن',
  ],
  [
    'newest',
    'newest, latest, most recent, new offers',
    'الأحدث, احدث, أحدث, آخر العروض, اخر العروض',
    'نوێترین, تازەترین',
  ],
  [
    'ending',
    'ending soon, ends soon, expiring soon, last chance',
    'تنتهي قريبا, ينتهي قريبا, ينتهي قريباً, تنتهي قريباً',
    'بەمزووانە تەواو دەبێت, بەم زووانە تەواو دەبن, زوو تەواو دەبێت',
  ],
])

/** The nearest: only where it is said to what. */
export const nearestWords = toPhrases<true>([
  [
    true,
    'nearest, closest, nearest to, closest to',
    'الأقرب, أقرب, الأقرب إلى, أقرب فندق, الأقرب ل',
    'نزیکترین, نزیکترینی',
  ],
])

export const starWords = toPhrases<true>([
  [
    true,
    'star, stars, star hotel, star hotels, *, star rating, stars hotel',
    'نجوم, نجمة, نجمات, ستار, نجمه',
    'ئەستێرە, ئەستێرەیی, ئەستێرەی, ئەستێرەیە, ئەستێرەیی بێت',
    'nujum, nijoom, estera, astera',
  ],
])
export const twoStars = toPhrases<true>([[true, 'نجمتين, نجمتان']])
export const bestStars = toPhrases<true>([[true, 'all stars']])

export const ratingWords = toPhrases<true>([
  [
    true,
    'rating, rated, rate, review score, score, reviews, ratings, rating of, rated at, a rating of, guest rating, with rating, review, user rating, average rating',
    'تقييم, تقييمه, تقييمها, بتقييم, التقييم, تقييمات, تقييمهم, مقيم, ريت, درجة تقييم, تقييم الضيوف, نسبة التقييم',
    'هەڵسەنگاندن, هەڵسەنگاندنی, نمرە, نمرەی, هەڵسەنگاندنەکەی, هەڵسەنگاندنەکانی, ڕەیتینگ',
  ],
])

export const atLeastWords = toPhrases<true>([
  [
    true,
    'at least, min, minimum, over, above, more than, from, higher than, better than, not less than, no less than, greater than, starting from, of at least',
    'على الأقل, الأقل, فوق, أعلى من, اعلى من, اكثر من, أكثر من, لا يقل عن, ما يقل عن, من, لا تقل عن, أفضل من, احسن من, اقل شي, أقل شي, مو اقل من, ليس اقل من, ازيد من',
    'لانیکەم, بەلایەنی کەم, سەروو, سەرووی, زیاتر لە, لە سەرووی, بەرزتر لە, لەسەرووی, لە سەروو, لانی کەم, کەمتر نەبێت لە, باشتر لە, لەسەروو',
  ],
])
export const orMoreWords = toPhrases<true>([
  [
    true,
    '+, or more, and up, or above, or higher, and above, or better, plus, and more, at least, minimum, or over, up, and higher, and over, and better, upwards',
    'أو أكثر, او اعلى, أو أعلى, فأكثر, فما فوق, وفوق, فاعلى, على الأقل, كحد أدنى, واكثر, فأعلى, او فوق, وما فوق, واعلى, وأكثر, وأعلى, او احسن, أو أفضل',
    'یان زیاتر, زیاتر, و زیاتر, بەرەو سەر, بەرەو سەرەوە, یان سەرووتر, لانیکەم, یان باشتر, و سەرووتر, بەرەوسەر, بەلایەنی کەم',
  ],
])
export const atMostWords = toPhrases<true>([
  [
    true,
    'at most, up to, max, maximum, under, below, less than, no more than',
    'على الأكثر, أقل من, اقل من, لحد, تحت, كحد أقصى, بحد أقصى, لا يزيد عن',
    'زۆرترین, کەمتر لە, تا, هەتا, ژێر, لە ژێر',
  ],
])
export const orLessWords = toPhrases<true>([
  [
    true,
    'or less, or lower, or under, max, maximum, at most, or fewer, and below, or below',
    'أو أقل, او اقل, فأقل, كحد أقصى, فما دون, وأقل',
    'یان کەمتر, و کەمتر, بەرەو خوار, کەمتر',
  ],
])
export const outOfWords = toPhrases<true>([[true, 'out of, of, /, stars', 'من, على, من اصل', 'لە, لە کۆی']])
export const andWords = toPhrases<true>([
  [true, 'and, or, to, -, /, and or', 'و, او, أو, الى, إلى, ل, لو', 'و, یان, تا, یا, بۆ'],
])
