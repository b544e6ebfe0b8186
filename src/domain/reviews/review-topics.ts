/** Topics of guests' reviews, with the beginnings of their words in each of our languages. */
const beginnings = {
  breakfast: ['breakfast', 'فطور', 'ريوگ', 'ريوق', 'نانی بەیانی', 'نانی بەیان'],
  food: [
    'food',
    'lunch',
    'dinner',
    'restaurant',
    'meal',
    'اكل',
    'طعام',
    'مطعم',
    'غداء',
    'عشاء',
    'خواردن',
    'چێشت',
    'نانی نیوەڕۆ',
    'نانی ئێوارە',
  ],
  staff: [
    'staff',
    'reception',
    'manager',
    'host',
    'موظف',
    'استقبال',
    'صاحب ال',
    'صاحبه ال',
    'كادر',
    'عامل',
    'ستاف',
    'کارمەند',
    'پێشوازی',
    'خاوەن',
    'کارگەر',
  ],
  clean: [
    'clean',
    'dirty',
    'dust',
    'spotless',
    'نظيف',
    'نظاف',
    'وسخ',
    'غبار',
    'خاوێن',
    'پاک و',
    'پاک بوو',
    'پیس',
    'تۆز',
  ],
  quiet: [
    'quiet',
    'noise',
    'noisy',
    'calm',
    'loud',
    'هادئ',
    'هدوء',
    'ضوضاء',
    'ضجيج',
    'صوت',
    'ئارام',
    'هێمن',
    'بێدەنگ',
    'دەنگەدەنگ',
    'ژاوەژاو',
  ],
  view: ['view', 'sunset', 'sunrise', 'منظر', 'اطلال', 'غروب', 'دیمەن', 'خۆرئاوا'],
  electricity: ['electric', 'generator', 'power', 'كهرباء', 'مولد', 'کارەبا', 'مۆلیدە', 'موەلیدە'],
  hotWater: [
    'hot water',
    'water heater',
    'shower',
    'ماء حار',
    'مي حار',
    'ماي حار',
    'ماي الحار',
    'ماء الحار',
    'مي الحار',
    'سخان',
    'دوش',
    'ئاوی گەرم',
    'گیزەر',
    'دووش',
  ],
  air: [
    'air condition',
    'air-condition',
    'cooling',
    'heating',
    'heater',
    'تبريد',
    'تكييف',
    'سبلت',
    'سپلت',
    'تدفئ',
    'مكيف',
    'فێنک',
    'ساردکەرەوە',
    'گەرمکەرەوە',
    'سپلێت',
    'سپلیت',
  ],
  internet: ['internet', 'wifi', 'wi-fi', 'انترنت', 'النت', 'واي فاي', 'وايفاي', 'ئینتەرنێت', 'وایفای', 'وای فای'],
  parking: ['parking', 'park the car', 'garage', 'كراج', 'موقف', 'گەراج', 'پارکینگ', 'پارک کردن'],
  beds: ['bed', 'mattress', 'pillow', 'سرير', 'فراش', 'مخد', 'قەرەوێڵە', 'دۆشەک', 'سەرین', 'جێگای خەو'],
  children: ['child', 'kids', 'crib', 'playground', 'اطفال', 'اولاد', 'جهال', 'منداڵ'],
  pool: ['pool', 'swim', 'مسبح', 'سباح', 'مەلەوانگە', 'مەلە'],
  shrine: [
    'shrine',
    'imam',
    'haram',
    'مرقد',
    'حرم',
    'ضريح',
    'زيار',
    'الحضره',
    'لحضره',
    'عالحضره',
    'مەرقەد',
    'مەزار',
    'حەرەم',
    'زیارەت',
  ],
  market: ['market', 'bazaar', 'souq', 'shops', 'سوق', 'اسواق', 'بازاڕ', 'دوکان'],
  mountain: ['mountain', 'waterfall', 'nature', 'جبل', 'جبال', 'شلال', 'طبيع', 'چیا', 'شاخ', 'تاڤگە', 'سروشت'],
  guide: ['guide', 'driver', 'مرشد', 'دليل', 'سائق', 'سايق', 'ڕێبەر', 'گاید', 'شۆفێر'],
  road: ['road', 'the bus', 'minibus', 'checkpoint', 'طريق', 'باص', 'حافل', 'سيطر', 'ڕێگا', 'پاسەکە', 'بازگە'],
  price: ['price', 'expensive', 'cheap', 'overpriced', 'سعر', 'اسعار', 'غالي', 'رخيص', 'نرخ', 'گران', 'هەرزان'],
  bathroom: ['bathroom', 'toilet', 'حمام', 'تواليت', 'گەرماو', 'تەوالێت', 'توالێت', 'حەمام'],
  lift: ['lift', 'elevator', 'stairs', 'مصعد', 'درج', 'ئاسانسۆر', 'مەسعەد', 'پلیکانە', 'قادرمە'],
  roof: ['roof', 'terrace', 'balcon', 'سطح', 'بلكون', 'شرف', 'تراس', 'سەربان', 'تەراس', 'باڵکۆن', 'بالکۆن'],
  river: ['river', 'tigris', 'euphrates', 'نهر', 'شط', 'دجله', 'فرات', 'ڕووبار', 'دیجلە'],
  kitchen: ['kitchen', 'مطبخ', 'مەتبەخ'],
} as const satisfies Record<string, readonly string[]>

export type ReviewTopic = keyof typeof beginnings
export const reviewTopics = Object.keys(beginnings) as ReviewTopic[]

/** Letters that people write in several ways become one; marks above and between them go. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ة/g, 'ه')
    .replace(/\s+/g, ' ')

// Prefixes that Arabic writes in one with the next word.
const attached = '(?:[وف]?(?:ال|بال|کال|لل|[بل])?)'
const patterns = reviewTopics.map((topic): [ReviewTopic, RegExp] => [
  topic,
  new RegExp(`(?<![\\p{L}])${attached}(?:${beginnings[topic].map(fold).join('|')})`, 'u'),
])

/** The topics of a text, each once. */
export function findTopics(text: string): ReviewTopic[] {
  const folded = fold(text)
  return patterns.filter(([, pattern]) => pattern.test(folded)).map(([topic]) => topic)
}
