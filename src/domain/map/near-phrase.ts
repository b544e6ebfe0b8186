/** How people say “near”, in all three languages and in the dialect of Baghdad. The longer ones come first. */
const nears = [
  ...['close to', 'next to', 'not far from', 'around', 'beside', 'near to', 'nearby', 'near'],
  ...['بالقرب من', 'قريب من', 'قريبة من', 'قريبه من', 'بجانب', 'بجوار', 'بقرب', 'قرب', 'جنب', 'يم'],
  ...['لە نزیکی', 'لە نزیک', 'لە تەنیشت', 'لە تەنیشتی', 'نزیک بە', 'نزیکی', 'نزیک', 'تەنیشت'],
]

const pattern = new RegExp(`(?:^|\\s)(?:${nears.join('|')})\\s+(?<what>\\S.*)$`, 'iu')

/** What somebody wants to be near: `hotels near imam ali shrine` says `imam ali shrine`. Null where nothing of the kind is said. */
export const findNearPhrase = (typed: string): string | null =>
  pattern.exec(typed.normalize('NFKC').trim())?.groups?.what?.trim() ?? null
