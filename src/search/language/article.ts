import { foldWord } from './fold.ts'

const ARTICLE = 'ال'
const CLITICS = 'وبکف'
/** Words that only begin like an article: to, except, God; balcony, Balisan, balloon, California, parents… */
const whole = new Set(['الی', 'الا', 'الله'])
const wholeStarts = ['بالکون', 'بالیس', 'بالون', 'کالیف', 'فالنت', 'والدی', 'والده']

/** How many letters of the folded Arabic word are an article: 2 of `البصره`, 3 of `والبصره`, 2 of `للبصره`, 0 of `بصره`. */
export function articleLength(word: string): number {
  if (word.startsWith(ARTICLE)) return word.length >= 3 && !whole.has(word) ? 2 : 0
  if (word.startsWith('لل')) return word.length >= 5 ? 2 : 0
  if (word.length < 7 || !CLITICS.includes(word[0] ?? '') || !word.startsWith(ARTICLE, 1)) return 0
  return wholeStarts.some((start) => word.startsWith(start)) ? 0 : 3
}

/**
 * The same, told by the word as it was written: ئا is a long vowel of Sorani and no article (ئالمۆند; its article is ئەل), and الأ is the
 * beginning of الأرجوان, where إلا is a word.
 */
export function articleOf(raw: string, folded: string): number {
  if (raw.startsWith('ئا')) return 0
  return raw === 'الأ' || raw === 'الإ' || raw === 'الآ' ? ARTICLE.length : articleLength(folded)
}

/** How many units of the raw word its article takes, with the marks on it. */
export function articleUnits(raw: string, letters: number): number {
  if (letters === 0) return 0
  let units = 1
  while (foldWord(raw.slice(0, units)).length < letters) units++
  while (foldWord(raw.charAt(units)) === '') units++
  return units
}

export const isArticleBegun = (raw: string): boolean => raw === ARTICLE || raw === ARTICLE[0]

/** Before enough letters to be a word of its own; the clitics in, for and and need one more. A sun letter is written twice, and no other word has an l before a consonant. */
const LATIN_ARTICLE =
  /^(?:al(?=.{3})|l(?=[^aeioulyw\W].{2})|[ei]l(?=.{4})|[aei](sh|th|dh|[strdzn])(?=\1)(?=.{4})|(?:bil|lil|wal)(?=.{5}))/
/** English words that only begin so. */
const LATIN_WHOLE = new RegExp(
  `^(?:${[
    'address, annou, annoy, annual, arriv, assist, assign, assoc, assor, attach, attend, attent, attic, attir, attrac',
    'alarm, album, alcohol, alert, alias, alien, align, alik, aliv, alle, allo, almond, almost, alone, alread, alter, elect, elegan, eleme, eleph, eleva, eleven, elite, error, essen',
    'illeg, illn, bill, wall',
  ]
    .join(', ')
    .replaceAll(', ', '|')})`,
)

/** The word without an article stuck to it in Latin letters: `3amara` of `al3amara`, `shams` of `asshams`; null where there is none. */
export function withoutLatinArticle(raw: string): string | null {
  const word = raw.toLowerCase()
  const article = LATIN_ARTICLE.exec(word)?.[0]
  return article && !LATIN_WHOLE.test(word) ? word.slice(article.length) : null
}

/** Keys around the ل, folded: what stands in its place says little of what was meant. */
const NEAR_LAM = 'ابفغقتری'
const LEAST_REST = 3
/** Many words begin with ا (أفضل, أماكن): so much must follow it, before it is half an article. */
const LEAST_REST_OF_ALEF = 4
/** In a word of four letters that no document has, two can be the article. */
const HALF_AN_ARTICLE = 4

/**
 * What an Arabic word may be without its article, had that been typed wrong: `بصرة` of `االبصرة`, `لابصرة`, `ابصرة`,
 * `لبصرة`, `اببصرة` and `ابلصرة`. Most words that begin so have no article: only a word that is known can have been meant.
 */
export function withoutBrokenArticle(raw: string): string[] {
  const [first, second = ''] = [raw[0], raw[1]]
  const rest = (letters: number, min: number): string[] => (raw.length - letters >= min ? [raw.slice(letters)] : [])
  if (raw.startsWith('اال')) return rest(3, LEAST_REST)
  if (first === 'ل') return [...(second === 'ا' ? rest(2, LEAST_REST) : []), ...rest(1, LEAST_REST)]
  if (first !== 'ا' || second === 'ل') return []
  const isNear = NEAR_LAM.includes(foldWord(second))
  const min = raw.length === HALF_AN_ARTICLE ? 2 : isNear ? LEAST_REST : LEAST_REST_OF_ALEF
  const swapped = raw[2] === 'ل' && raw.length >= 2 + LEAST_REST ? [second + raw.slice(3)] : []
  return [...swapped, ...rest(1, LEAST_REST_OF_ALEF), ...rest(2, min)]
}

/**
 * Whether a word is only the article of the next one: `al Rayhan`, `ash-Shatt`, `ال بصرة`.
 * The sun letters' articles (an, as, ar…) are English words too, so they count only before their own letter.
 */
export function isArticleOf(word: string, next: string): boolean {
  if (word.length === 2 && word[1] === 'l') return word === 'al' || word === 'el' || word === 'ul'
  if (word === ARTICLE) return true
  const vowel = word[0]
  if (vowel !== 'a' && vowel !== 'e' && vowel !== 'u') return false
  const letters = word.slice(1)
  return sunLetters.has(letters) && next.startsWith(letters)
}

const sunLetters = new Set(['s', 'n', 'r', 't', 'z', 'd', 'sh', 'th', 'dh'])
