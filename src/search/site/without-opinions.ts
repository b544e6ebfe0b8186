import { foldName, foldNames } from '../../domain/text/fold-name.ts'

/** Praise that every guest wants and few properties state. Words that are names as well are left out (جميل, جوان, ئارام). */
const opinions = new Set([
  ...foldNames(
    'cheap, cheaper, cheapest, affordable, inexpensive, nice, good, decent, clean, comfortable, cosy, cozy, beautiful',
  ),
  ...foldNames('رخيص, رخيصة, أرخص, مناسب, مناسبة, زين, حلو, حلوة, جيد, جيدة, نظيف, نظيفة, مريح, مريحة, مرتب'),
  ...foldNames('هەرزان, هەرزانترین, گونجاو, خۆش, خۆشترین, باش, جوانترین, پاک, خاوێن'),
])

/** Stems of words for stays, with any ending. */
const stays = foldNames(
  'hotel, apartment, resort, hostel, motel, guesthouse, فندق, فنادق, شقة, شقق, منتجع, موتيل, هوتێل, ئوتێل, شوقە, ئەپارتمان',
)

/**
 * A query for a kind of stay and where it should be, without the words that say how one likes it: the few texts that have such a word would come
 * before all that is there (`cheap hotel erbil`).
 */
export function withoutOpinions(q: string): string {
  const typed = q.trim().split(/\s+/)
  const folded = typed.map(foldName)
  const rest = typed.filter((_, at) => !isOpinion(folded[at]))
  const isForStay = folded.some((word) => stays.some((stay) => word.startsWith(stay)))
  return isForStay && rest.length > 1 && rest.length < typed.length ? rest.join(' ') : q
}

// In Arabic “and” is one with the word after it.
const isOpinion = (word = ''): boolean => opinions.has(word) || opinions.has(word.replace(/^و/, ''))

/** The words of a query for stays that are no praise. */
export const dropOpinions = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => word && !isOpinion(foldName(word)))
    .join(' ')
