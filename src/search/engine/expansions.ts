import { lowerBound } from './column.ts'
import { findBegunOtherwise, findTerm, findTypos, firstLetterCost, prefixRange, type TermRange } from './dictionary.ts'
import type { Term } from './parse-query.ts'
import type { QueryTerms } from './query-terms.ts'
import { Recent } from './recent.ts'
import type { Segment } from './segment.ts'

/**
 * What a word of a query can mean in a segment, and what it costs to take it so: any of the terms from..to of its dictionary or, where
 * there is a phrase, all of its terms in a row.
 */
export type Expansion = { cost: number; from: number; to: number; phrase: number[] | null }

/** A word that only sounds like the typed one comes after every typing error. */
const soundCost = 3
/** The shortest rest of a word that may be misspelt: a shorter rest without its article is near to too many words. */
const minToMistype = 6
/** No word that people join is longer. */
const maxSplit = 40

/** The expansions of each word of a query, the cheapest first: they leave the least to do for the others. */
export function toExpansions(segment: Segment, queryTerms: QueryTerms): Expansion[][] {
  const expansions = queryTerms.terms.map((term, at) => [
    ...readTerm(segment, queryTerms, term, queryTerms.typosOf[at] as number),
    ...readBare(segment, queryTerms, term),
  ])
  queryTerms.terms.forEach((_, at) => {
    readTogether(segment, queryTerms, at, expansions)
  })
  for (const ofTerm of expansions) ofTerm.sort((one, two) => one.cost - two.cost)
  return expansions
}

/** The terms that sound like this; `isUsual`: as the typed word does in most mouths. */
export function expandSound(
  { sounds, soundStarts, soundTerms }: Segment,
  sound: string,
  isUsual: boolean,
): Expansion[] {
  const heard = lowerBound(sounds, sound)
  if (sounds[heard] !== sound) return []
  const alike = soundTerms.subarray(soundStarts[heard], soundStarts[heard + 1])
  return Array.from(alike, (term) => ({
    cost: isUsual ? soundCost : soundCost + 1,
    from: term,
    to: term + 1,
    phrase: null,
  }))
}

function readTerm(segment: Segment, queryTerms: QueryTerms, term: Term, max: number): Expansion[] {
  const { words, isPhrase, isPrefix } = term
  if (isPhrase) return readPhrase(segment, words, 0)
  const [word = ''] = words
  const expansions = readWord(segment, word, isPrefix, 0)
  if (queryTerms.frequencyOf(word) === 0)
    for (const { phrase, cost } of queryTerms.nearNames(term))
      expansions.push(...readPhrase(segment, phrase.split(' '), cost))
  if (max === 0) return expansions
  const parts = toSplit(word, queryTerms)
  const mayBeginOtherwise = queryTerms.mayBeginOtherwise(term, max)
  return [
    ...expansions,
    ...readTypos(segment, term, max, 0, mayBeginOtherwise).filter(
      ({ from, to }) => to > from + 1 || !queryTerms.stopWords.has(segment.terms[from] as string),
    ),
    ...(parts ? readPhrase(segment, parts, 1) : []),
  ]
}

/** The words that are one error away from a short one, which says too little to look for them but in titles. */
export function expandTitles(segment: Segment, queryTerms: QueryTerms, term: Term): Expansion[] {
  if (!queryTerms.mayBeTitle(term)) return []
  const plain = { words: term.words, isPrefix: false, hasArticle: false }
  return readTypos(segment, plain, 1, 0, true).map((expansion) => ({ ...expansion, cost: firstLetterCost }))
}

/** A word with an article stuck to it is one with a space left out. */
function readBare(segment: Segment, queryTerms: QueryTerms, term: Term): Expansion[] {
  const bare = queryTerms.bareOf(term)
  if (!bare) return []
  const [word = ''] = bare.words
  const max = word.length < minToMistype ? 0 : 1
  const meant = queryTerms.sameAs(word).flatMap((phrase) => readPhrase(segment, phrase.split(' '), 0))
  return [...readTerm(segment, queryTerms, bare, max), ...meant].map((expansion) => ({
    ...expansion,
    cost: expansion.cost + 1,
  }))
}

/**
 * Words that mean the same as one to three words of the query, and the words of the query written as one. Each of the words has such a
 * expansion; the first has all of the cost.
 */
function readTogether(segment: Segment, queryTerms: QueryTerms, at: number, expansions: Expansion[][]): void {
  const words: string[] = []
  for (let span = 1; span <= 3; span++) {
    const term = queryTerms.terms[at + span - 1]
    if (!term || term.isPhrase) return
    words.push(term.words[0] as string)
    const together = queryTerms.sameAs(words.join(' ')).flatMap((phrase) => readPhrase(segment, phrase.split(' '), 0))
    if (span > 1) together.push(...readJoined(segment, queryTerms, words, term.isPrefix))
    for (const expansion of together)
      for (let step = 0; step < span; step++)
        expansions[at + step]?.push(step === 0 ? expansion : { ...expansion, cost: 0 })
  }
}

function readJoined(
  segment: Segment,
  queryTerms: QueryTerms,
  words: readonly string[],
  isPrefix: boolean,
): Expansion[] {
  const joins = words.length - 1
  const word = words.join('')
  const cost = queryTerms.joinCost * joins
  const expansions = readWord(segment, word, isPrefix, cost)
  const max = queryTerms.typosFor(word) - joins
  // Words that are all known were hardly torn apart and misspelt as well.
  const isTorn = max > 0 && words.some((part) => queryTerms.frequencyOf(part) === 0)
  if (!isTorn) return expansions
  return [...expansions, ...readTypos(segment, { words: [word], isPrefix, hasArticle: false }, max, cost)]
}

function readWord({ terms }: Segment, word: string, isPrefix: boolean, cost: number): Expansion[] {
  const from = lowerBound(terms, word)
  const to = isPrefix ? prefixRange(terms, word, from)[1] : terms[from] === word ? from + 1 : from
  return to > from ? [{ cost, from, to, phrase: null }] : []
}

const typos = new WeakMap<Segment, Recent<TermRange[]>>()

/** People look for the same places and things: what the last words can have become is kept, as much as there are terms. */
function readTypos(
  segment: Segment,
  { words: [word = ''], isPrefix, hasArticle }: Pick<Term, 'words' | 'isPrefix' | 'hasArticle'>,
  max: number,
  extra: number,
  mayBeginOtherwise = false,
): Expansion[] {
  const { terms } = segment
  const recent = typos.get(segment) ?? new Recent(terms.length)
  typos.set(segment, recent)
  const key = `${max} ${isPrefix} ${hasArticle} ${mayBeginOtherwise} ${word}`
  const ranges = recent.get(key, () => [
    ...findTypos(terms, word, max, isPrefix, hasArticle),
    ...(mayBeginOtherwise ? findBegunOtherwise(terms, word) : []),
  ])
  return ranges.map(({ from, to, cost }) => ({ cost: extra + cost, from, to, phrase: null }))
}

function readPhrase({ terms }: Segment, words: readonly string[], cost: number): Expansion[] {
  const phrase: number[] = []
  for (const word of words) {
    const term = findTerm(terms, word)
    if (term < 0) return []
    phrase.push(term)
  }
  const [from = 0] = phrase
  return [{ cost, from, to: from + 1, phrase: phrase.length > 1 ? phrase : null }]
}

/** The two words that a joined one most likely is: both known, the rarer of them as frequent as can be. */
function toSplit(word: string, { fold, frequencyOf }: QueryTerms): string[] | null {
  let best: string[] | null = null
  let max = 0
  if (word.length > maxSplit) return null
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const first = fold(word.slice(0, cut))
    const frequency = frequencyOf(first)
    if (frequency <= max) continue
    const second = fold(word.slice(cut))
    const rarer = Math.min(frequency, frequencyOf(second))
    if (rarer <= max) continue
    best = [first, second]
    max = rarer
  }
  return best
}
