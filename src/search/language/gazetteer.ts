import { withoutLatinArticle } from './article.ts'
import { possibleLatinStems, possibleStems } from './inflection.ts'
import { buildLexicon, buildRomanized, type Lexicon } from './lexicon.ts'

/** The engine looks up no more than this for a word. */
const MOST_ANSWERS = 50
/** Words around a place's name that add nothing to it: the city of, governorate, شاری. */
const before = new Set(['مدینه', 'محافضه', 'قضا', 'ناحیه', 'شاری', 'باریزکای', 'قهزای', 'شاروجکهی', 'city of'])
const after = new Set(['city', 'governorate', 'province', 'town', 'district', 'مقدسه', 'بیروز'])
const ARTICLE = 'ال'
let lexicon: Lexicon | undefined
let romanized: Set<string> | undefined

/**
 * The other names of a place or a common noun, in all languages. Takes and gives folded words:
 * `sameAs('hewler')` has `erbil`, `اربیل` and `ههولیر`.
 */
export function sameAs(phrase: string): readonly string[] {
  lexicon ??= buildLexicon()
  const known = namesOf(phrase, lexicon)
  if (known) return known
  const isArabic = phrase > '\u0600'
  if (phrase.includes(' '))
    return [...withoutEpithet(phrase, lexicon), ...(isArabic ? joined(phrase) : withoutArticles(phrase, lexicon))]
  if (!isArabic) {
    const stem = latinStemOf(phrase, lexicon)
    return stem ? [stem, ...(namesOf(stem, lexicon) ?? [])].slice(0, MOST_ANSWERS) : []
  }
  const stem = stemOf(phrase, lexicon)
  return stem ? [stem, ...(namesOf(stem, lexicon) ?? [])].slice(0, MOST_ANSWERS) : parted(phrase)
}

/** Whether the folded word is a name of the lists, or a form of one. */
export function isGazetteerName(word: string): boolean {
  lexicon ??= buildLexicon()
  return lexicon.has(word) || (word > '\u0600' && stemOf(word, lexicon) !== undefined)
}

function stemOf(word: string, lexicon: Lexicon): string | undefined {
  return possibleStems(word).find((stem) => lexicon.has(stem))
}

/** An English noun takes such endings too (`hoteli`), but a short one is the beginning of another (`bus`, `busy`). */
const LEAST_OF_ENGLISH = 5

function latinStemOf(word: string, lexicon: Lexicon): string | undefined {
  romanized ??= buildRomanized()
  return possibleLatinStems(word).find(
    (stem) => romanized?.has(stem) || (stem.length >= LEAST_OF_ENGLISH && lexicon.has(stem)),
  )
}

function namesOf(phrase: string, lexicon: Lexicon): string[] | undefined {
  const groups = lexicon.get(phrase)
  if (!groups) return undefined
  const all = new Set(groups.flatMap((group) => [...group]))
  all.delete(phrase)
  return [...all].slice(0, MOST_ANSWERS)
}

function withoutEpithet(phrase: string, lexicon: Lexicon): string[] {
  const first = phrase.startsWith('city of ') ? 'city of' : phrase.slice(0, phrase.indexOf(' '))
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1)
  const place = before.has(first)
    ? phrase.slice(first.length + 1)
    : after.has(last)
      ? phrase.slice(0, -last.length - 1)
      : ''
  const names = namesOf(place, lexicon)
  return names ? [place, ...names].slice(0, MOST_ANSWERS) : []
}

/** `shari3 almutanabbi` is a name of several words, too. */
function withoutArticles(phrase: string, lexicon: Lexicon): string[] {
  const bare = phrase
    .split(' ')
    .map((word) => withoutLatinArticle(word) ?? word)
    .join(' ')
  return bare === phrase ? [] : [...(lexicon.has(bare) ? [bare] : []), ...(namesOf(bare, lexicon) ?? [])]
}

/** عبدالرحمن is written in one word or two. */
function parted(word: string): string[] {
  const at = word.indexOf(ARTICLE, 2)
  return at > 0 && at + ARTICLE.length <= word.length - 3 ? [`${word.slice(0, at)} ${word.slice(at + 2)}`] : []
}

function joined(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.length === 2 ? [words.join(ARTICLE)] : []
}

/** All names with their other names: for an engine that cannot ask. */
export function synonyms(): Record<string, string[]> {
  lexicon ??= buildLexicon()
  const all: Record<string, string[]> = {}
  for (const phrase of lexicon.keys()) all[phrase] = namesOf(phrase, lexicon) ?? []
  return all
}
