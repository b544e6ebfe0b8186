/** How people say “near”, in all three languages and in the dialect of Baghdad. The longer ones come first. */
const nears = [
  ...['close to', 'next to', 'not far from', 'around', 'beside', 'near to', 'nearby', 'near'],
  ...['بالقرب من', 'قريب من', 'قريبة من', 'قريبه من', 'بجانب', 'بجوار', 'بقرب', 'قرب', 'جنب', 'يم'],
  ...['لە نزیکی', 'لە نزیک', 'لە تەنیشت', 'لە تەنیشتی', 'نزیک بە', 'نزیکی', 'نزیک', 'تەنیشت'],
]

const pattern = new RegExp(`(?:^|\\s)(?:${nears.join('|')})\\s+(?<what>\\S.*)$`, 'iu')

/** The landmark that a query wants to be near: `imam ali shrine` for `hotels near imam ali shrine`. Null for other queries. */
export const findNearPhrase = (typed: string): string | null =>
  pattern.exec(typed.normalize('NFKC').trim())?.groups?.what?.trim() ?? null
