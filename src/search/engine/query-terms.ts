import type { Language } from './language.ts'
import type { Term } from './parse-query.ts'
import { isCovered } from './paths.ts'
import type { Settings } from './settings.ts'

export type QueryTerms = {
  terms: Term[]
  /** How many typing errors each term may have, and how many a word. */
  typosOf: number[]
  typosFor(word: string): number
  /** Whether an error in the first letter, which counts as two, is forgiven to a word that may have `most`: one that no document has. */
  mayBeginOtherwise(term: Term, max: number): boolean
  /** Whether a short word beside others, one that no document has, may be any word of a title that is one error away, be it the first letter. */
  mayBeTitle(term: Term): boolean
  /** The cost of reading two words of the query as one. */
  joinCost: number
  /** A part of a word as it would be folded if it stood alone. */
  fold(word: string): string
  /** Other phrases that mean the same as this one. */
  sameAs(phrase: string): readonly string[]
  /** Names that a word may have been meant for, if no document has it. */
  nearNames(term: Term): readonly { phrase: string; cost: number }[]
  /** A word that no document has, without the article that may be stuck to it. */
  bareOf(term: Term): Term | null
  /** Words that say nothing alone. */
  stopWords: ReadonlySet<string>
  /** Fields that are searched, and those in which typing errors are forgiven; null for all. */
  searched: Uint8Array | null
  forgiven: Uint8Array | null
  /** Fields whose words may be meant by their sound; null for all. */
  heard: Uint8Array | null
  /** Fields of long text, and all others; null where there are none. */
  long: Uint8Array | null
  short: Uint8Array | null
  /** Fields that name a document, and are searched; null where names do not come first. */
  naming: Uint8Array | null
  /** How often a word stands in the documents. */
  frequencyOf(word: string): number
}

/** The settings of an index, prepared for reading words. */
export type QueryReader = {
  stopWords: Set<string>
  /** How many typing errors a value of an attribute may have. */
  typosOfValue(value: string, attribute: string): number
  /** `frequencyOf`: how often a word stands in the documents. */
  toQueryTerms(
    terms: Term[],
    fields: readonly string[],
    searchOn: string[] | null,
    frequencyOf: (word: string) => number,
  ): QueryTerms
}

const articleLength = 2
/** Shorter words are too many to guess at. */
const minForTypos = 3
/** No real word is longer, and distances are counted in bytes. */
const maxForTypos = 100

/** The rest of a word whose beginning may be an article is the beginning of another only from here on, and a word is told by all but its first letter. */
const minToBegin = 5

/** So often a word stands in the documents that is no error itself. */
const often = 5

const lengthOf = (word: string): number => [...word].length

const isNumber = (word: string): boolean => /^\d+$/.test(word)

export function createQueryReader({ stopWords, synonyms, typoTolerance }: Settings, language: Language): QueryReader {
  const fold = (text: string): string =>
    language
      .tokenize(text)
      .map(({ word }) => word)
      .join(' ')
  const strict = new Set(typoTolerance.disableOnWords.map(fold))
  const same = new Map<string, string[]>()
  for (const [word, others] of Object.entries(synonyms))
    same.set(fold(word), [...(same.get(fold(word)) ?? []), ...others.map(fold).filter((other) => other !== '')])
  const { oneTypo, twoTypos } = typoTolerance.minWordSizeForTypos
  const typosFor = (length: number): number =>
    length > maxForTypos ? 0 : length >= twoTypos ? 2 : length >= oneTypo ? 1 : 0
  const typosOf = ({ words: [word = ''], raw, isPhrase }: Term): number => {
    if (!typoTolerance.enabled || isPhrase || strict.has(word) || (typoTolerance.disableOnNumbers && isNumber(word)))
      return 0
    // An article is left out of the word, but it was typed: the longer the word, the more likely the error.
    return word.length < minForTypos
      ? 0
      : typosFor(Math.max(lengthOf(word), Math.min(lengthOf(raw), lengthOf(word) + articleLength)))
  }
  /** A word that is known, or stands there often enough, was hardly meant for another, least of all a short one, which is near to many. */
  const maxOf = ({ words: [word = ''] }: Term, frequencyOf: (word: string) => number): number => {
    if (!language.longAttributes || (frequencyOf(word) < often && sameAs(word).length === 0)) return 2
    return lengthOf(word) < minToBegin ? 0 : 1
  }
  const withoutArticle = (term: Term, raw: string | null | undefined): Term | null => {
    const word = raw && fold(raw)
    return raw && word
      ? { ...term, words: [word], raw, isPrefix: term.isPrefix && raw.length >= minToBegin, hasArticle: true }
      : null
  }
  const bareOf = (term: Term, frequencyOf: (word: string) => number): Term | null => {
    // A space left out is an error like any other.
    if (term.isPhrase || !typoTolerance.enabled) return null
    const bare = withoutArticle(term, language.bareOf?.(term.raw))
    const mended = bare || term.hasArticle ? [] : (language.mendedOf?.(term.raw) ?? [])
    if ((!bare && mended.length === 0) || frequencyOf(term.words[0] as string) > 0) return null
    return bare ?? withoutArticle(term, likeliest(mended, frequencyOf))
  }
  /** The most frequent one in the index. */
  const likeliest = (guesses: readonly string[], frequencyOf: (word: string) => number): string | undefined => {
    const counts = guesses.map((raw) => {
      const word = fold(raw)
      return frequencyOf(word) || (sameAs(word).length > 0 ? 0.5 : 0)
    })
    const max = Math.max(...counts)
    return max > 0 ? guesses[counts.indexOf(max)] : undefined
  }
  const sameAs = (phrase: string): string[] => [...(same.get(phrase) ?? []), ...(language.sameAs?.(phrase) ?? [])]
  const silent = new Set(stopWords.map(fold))
  return {
    stopWords: silent,
    typosOfValue: (value, attribute) =>
      !typoTolerance.enabled || strict.has(fold(value)) || isCovered(typoTolerance.disableOnAttributes, attribute)
        ? 0
        : typosFor(lengthOf(value)),
    toQueryTerms: (terms, fields, searchOn, frequencyOf) => ({
      terms,
      typosOf: terms.map((term) => Math.min(typosOf(term), maxOf(term, frequencyOf))),
      typosFor: (word) => (typoTolerance.enabled ? typosFor(lengthOf(word)) : 0),
      mayBeginOtherwise: ({ words: [word = ''], isPhrase, hasArticle }, max) =>
        max === 1 && !isPhrase && !hasArticle && lengthOf(word) >= minToBegin && frequencyOf(word) === 0,
      mayBeTitle: ({ words: [word = ''], isPhrase }) =>
        typoTolerance.enabled &&
        language.namingAttributes !== undefined &&
        terms.length > 1 &&
        !isPhrase &&
        lengthOf(word) >= minForTypos &&
        lengthOf(word) < minToBegin &&
        frequencyOf(word) === 0,
      joinCost: language.isForgiving ? 0 : 1,
      fold: (word) => fold(word) || word,
      sameAs,
      nearNames: ({ words: [word = ''], raw, isPhrase }) =>
        (typoTolerance.enabled && !isPhrase && language.nearNames?.(raw, word)) || [],
      bareOf: (term) => bareOf(term, frequencyOf),
      stopWords: silent,
      searched: searchOn && toMask(fields, (field) => isCovered(searchOn, field)),
      heard: language.soundedAttributes
        ? toMask(fields, (field) => isCovered(language.soundedAttributes ?? [], field))
        : null,
      long: language.longAttributes ? toMask(fields, (field) => isCovered(language.longAttributes ?? [], field)) : null,
      short: language.longAttributes
        ? toMask(fields, (field) => !isCovered(language.longAttributes ?? [], field))
        : null,
      naming: language.namingAttributes
        ? toMask(fields, (field) =>
            [language.namingAttributes, searchOn].every((some) => !some || isCovered(some, field)),
          )
        : null,
      frequencyOf,
      forgiven:
        typoTolerance.disableOnAttributes.length > 0
          ? toMask(fields, (field) => !isCovered(typoTolerance.disableOnAttributes, field))
          : null,
    }),
  }
}

const toMask = (fields: readonly string[], isIn: (field: string) => boolean): Uint8Array =>
  Uint8Array.from(fields, (field) => (isIn(field) ? 1 : 0))
