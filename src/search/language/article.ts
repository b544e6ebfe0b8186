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

/** How many units of the raw word its article takes, with the marks on it. */
export function articleUnits(raw: string, letters: number): number {
  if (letters === 0) return 0
  let units = 1
  while (foldWord(raw.slice(0, units)).length < letters) units++
  while (foldWord(raw.charAt(units)) === '') units++
  return units
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
