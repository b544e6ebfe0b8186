import { foldName, foldNames } from '../text/fold-name.ts'

/** Phrases by their first word, the longest first. */
type Phrases = Map<string, string[][]>

function toPhrases(...lists: string[]): Phrases {
  const phrases: Phrases = new Map()
  for (const phrase of lists.flatMap(foldNames)) {
    const tokens = phrase.split(' ')
    const [first = ''] = tokens
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), tokens].sort((one, two) => two.length - one.length),
    )
  }
  return phrases
}

/** How many of `tokens` at `at` are one of the phrases; 0 where none is. */
export function countMatching(phrases: Phrases, tokens: readonly string[], at: number): number {
  const phrase = phrases
    .get(tokens[at] ?? '')
    ?.find((wanted) => wanted.every((word, next) => tokens[at + next] === word))
  return phrase?.length ?? 0
}

/** Bounds that are said of amounts only: a number without a unit is a price after them. */
export const belowStrictly = toPhrases(
  'under, below, less than, lower than, cheaper than, no more than, not more than, budget, budget of, max budget',
  'اقل من, بأقل من, تحت, دون, ما يتجاوز, ما تتجاوز, لا يتجاوز, لا تتجاوز, لا يزيد عن, لا تزيد عن, ما يزيد عن, مو اكثر من, ليس اكثر من, أرخص من, ميزانية, ميزانيتي, بميزانية',
  'کەمتر لە, لە ژێر, ژێر, لەژێر, هەرزانتر لە, نەک زیاتر لە, بودجە, بودجەی, بودجەم',
)

export const below = toPhrases(
  'up to, upto, at most, max, maximum, within, to, till, until',
  'لحد, لحد ال, لغاية, حد أقصى, بحد أقصى, حدود, بحدود, الى, ل',
  'تا, هەتا, تاوەکو, کەمتر',
)

export const above = toPhrases(
  'over, above, more than, at least, from, starting from, starting at, min, minimum, no less than, not less than',
  'اكثر من, اعلى من, أغلى من, فوق, ابتداء من, تبدأ من, يبدأ من, لا يقل عن, لا تقل عن, ما يقل عن, على الأقل, من',
  'زیاتر لە, لە سەرووی, لەسەرووی, سەروو, سەرووی, لانیکەم, گرانتر لە',
)

export const belowAfter = toPhrases(
  'or less, or under, or below, or cheaper, and below, and under, max, maximum, at most',
  'او اقل, فأقل, وأقل, كحد أقصى, بحد أقصى, حد أقصى, لا أكثر, وجوه',
  'کەمتر, هەرزانتر, کەمتر بێت, یان کەمتر, و کەمتر, بەرەو خوار, زۆرترین',
)

export const aboveAfter = toPhrases(
  'or more, or above, or over, and up, and above, and more, plus, min, minimum',
  'او اكثر, فأكثر, وأكثر, وفوق, فما فوق, كحد أدنى',
  'زیاتر, یان زیاتر, و زیاتر, بەرەو سەر, بەرەو سەرەوە, گرانتر',
)

export const rangeOpeners = toPhrases(
  'between, from',
  'بين, ما بين, من, تتراوح بين, يتراوح بين',
  'نێوان, لە نێوان, لەنێوان, بەینی, لە',
)
export const rangeMiddles = toPhrases('and, to', 'و, الى, ل, لحد, لغاية', 'و, تا, هەتا, بۆ')

/** Filler words before an amount or its bound. */
export const introductions = toPhrases(
  'for, around, about, approximately, at, price, prices, priced, cost, costs, costing, rate, is, are, with, with price, whose price, that costs, budget is, of',
  'ب, بسعر, سعر, السعر, سعره, سعرها, سعرهم, أسعار, بأسعار, حوالي, تقريبا, يكون, تكون, كلفة, تكلفة, بكلفة',
  'بە, بە نرخی, نرخ, نرخی, نرخەکەی, نرخیان, نزیکەی, دەوروبەری, لە',
)

export const perNight = toPhrases(
  'per night, a night, each night, nightly, per person, a person, each, only',
  'لليلة, بالليلة, ليلة, باليوم, لليوم, لليلة الواحدة, في الليلة, للشخص, للواحد, فقط, بس',
  'بۆ شەوێک, بۆ هەر شەوێک, شەوانە, شەوێک, بۆ کەسێک, تەنها, تەنیا',
)

export const cheap = toPhrases(
  'cheap, cheaper, cheapest, affordable, inexpensive, low cost, low price, lowest price, low priced, best price, cheapest first, economical, arzan, erzan, herzan, harzan, rkhis, rakhis',
  'رخيص, رخيصة, رخيصات, رخاص, أرخص, الأرخص, اقتصادي, اقتصادية, بأرخص سعر, أرخص سعر, بسعر رخيص, أقل سعر',
  'هەرزان, هەرزانی, هەرزانە, هەرزانترین, هەرزانتر, نرخ هەرزان, کەم نرخ, هەرزانبەها, بە هەرزانی',
)

const wordSet = (...lists: string[]): Set<string> => new Set(lists.flatMap(foldNames))

export const thousands = wordSet('thousand, k, grand', 'الف, ألف, آلاف, الاف, ألفا', 'هەزار, هزار', 'alf, hazar, hezar')
export const millions = wordSet('million, millions', 'مليون, ملايين', 'ملیۆن')
/** Half of the unit before it: `مليون ونص`. */
export const halves = wordSet('ونص, ونصف, ونیو')
/** A note of a hundred dollars, as people in Iraq call it. */
export const notes = wordSet('ورقة, ورقات, وركة, وەرەقە, وەرەقەی')
export const dollars = wordSet('$, usd, dollar, dollars, us$, دولار, دولارات, بالدولار, دۆلار, دۆلاری, dolar')
export const dinars = wordSet(
  'iqd, dinar, dinars, id, د.ع, دع, دينار, دنانير, دينار عراقي, عراقي, دینار, دیناری, dinari',
)

/** Counted things that are no money: a number before one of these is no price. */
export const countedThings = wordSet(
  'year, years, yrs, day, days, night, nights, people, persons, person, guests, guest, adults, adult, kids, children, child, rooms, room, bedroom, bedrooms, beds, bed, km, kilometers, kilometres, m, meters, metres, min, mins, minutes, hours, hour, star, stars, %, percent, places, seats, pm, am, am.',
  'سنة, سنوات, سنين, عام, أعوام, يوم, أيام, ليالي, ليال, شخص, أشخاص, نفر, نفرات, أنفار, ضيف, ضيوف, بالغ, بالغين, طفل, أطفال, غرفة, غرف, سرير, أسرة, كم, كيلو, كيلومتر, متر, دقيقة, دقائق, ساعة, ساعات, نجوم, نجمة, بالمئة, بالمية, بالمائة',
  'ساڵ, ساڵی, ڕۆژ, شەو, کەس, کەسی, نەفەر, میوان, منداڵ, ژوور, جێگە, خولەک, کاتژمێر, سەعات, ئەستێرە, لەسەدا, کیلۆمەتر, کم, مەتر',
)

const numberLists: [value: number, names: string][] = [
  [1, 'one, واحد, یەک'],
  [2, 'two, دوو'],
  [3, 'three, ثلاثة, ثلاث, تلاث, سێ'],
  [4, 'four, اربعة, اربع, چوار'],
  [5, 'five, خمسة, خمس, پێنج'],
  [6, 'six, ستة, ست, شەش'],
  [7, 'seven, سبعة, سبع, حەوت'],
  [8, 'eight, ثمانية, ثمان, ثماني, هەشت'],
  [9, 'nine, تسعة, تسع, نۆ'],
  [10, 'ten, عشرة, عشر, دە'],
  [15, 'fifteen, خمسطعش, خمسة عشر, پازدە, پانزە'],
  [20, 'twenty, عشرين, عشرون, بیست'],
  [30, 'thirty, ثلاثين, ثلاثون, تلاثين, سی'],
  [40, 'forty, اربعين, اربعون, چل'],
  [50, 'fifty, خمسين, خمسون, پەنجا'],
  [60, 'sixty, ستين, ستون, شەست'],
  [70, 'seventy, سبعين, سبعون, حەفتا'],
  [80, 'eighty, ثمانين, ثمانون, هەشتا'],
  [90, 'ninety, تسعين, تسعون, نەوەد'],
  [100, 'hundred, مية, مئة, مائة, ميه, سەد'],
  [200, 'ميتين, مئتين, مئتان, مائتين, دووسەد'],
]

/** Numbers as they are spoken, folded. In Arabic “and” is one with the word after it. */
export const spokenNumbers = new Map(
  numberLists.flatMap(([value, names]) =>
    names.split(', ').flatMap((name): [string, number][] => [
      [foldName(name), value],
      [`و${foldName(name)}`, value],
    ]),
  ),
)
