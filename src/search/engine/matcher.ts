import { findBegunOtherwise, findTypos } from './dictionary.ts'
import type { Language, Token } from './language.ts'
import type { QueryTerms } from './query-terms.ts'

type Matcher = (token: Token, text: string) => number

/**
 * How much of a token the query matches: all of it where it is one of the words that the query can mean, the typed beginning where
 * it is a longer word.
 */
export function createMatcher(queryTerms: QueryTerms, language: Language, sounds: ReadonlySet<string>): Matcher {
  let prepared: Matcher | null = null
  return (token, text) => {
    // Few searches ask for it.
    prepared ??= prepare(queryTerms, language, sounds)
    return prepared(token, text)
  }
}

function prepare(queryTerms: QueryTerms, language: Language, sounds: ReadonlySet<string>): Matcher {
  const verdicts = new Map<string, number>()
  const words = new Set(queryTerms.terms.flatMap((term) => term.words))
  const prefix = queryTerms.terms.find((term) => term.isPrefix)?.words[0]
  const meant = meantWords(queryTerms)
  const bare = queryTerms.terms.flatMap((term) => queryTerms.bareOf(term)?.words ?? [])
  return (token, text) => {
    const length = token.end - token.start
    const known = verdicts.get(token.word)
    const decide = (): number => {
      if (words.has(token.word) || meant.has(token.word) || bare.includes(token.word)) return length
      if (prefix && token.word.startsWith(prefix)) return -1
      if (isTypo(token.word, queryTerms)) return length
      if (sounds.size === 0) return 0
      return language.soundsOf?.(text.slice(token.start, token.end)).some((sound) => sounds.has(sound)) ? length : 0
    }
    const verdict = known ?? decide()
    verdicts.set(token.word, verdict === length ? Number.POSITIVE_INFINITY : verdict)
    if (verdict === -1) return Math.min(length, token.skip + (prefix as string).length)
    return Math.min(length, verdict)
  }
}

/** In a synonymous phrase, a word without meaning of its own is no match. */
function meantWords({ terms, sameAs, nearNames, bareOf, stopWords, frequencyOf }: QueryTerms): Set<string> {
  const meant = new Set<string>()
  const mean = (phrase: string): void => {
    for (const word of phrase.split(' ')) if (!stopWords.has(word)) meant.add(word)
  }
  for (const term of terms) {
    const bare = bareOf(term)
    for (const phrase of bare ? sameAs(bare.words[0] as string) : []) mean(phrase)
    for (const one of bare ? [term, bare] : [term])
      if (frequencyOf(one.words[0] as string) === 0) for (const { phrase } of nearNames(one)) mean(phrase)
  }
  for (let at = 0; at < terms.length; at++) {
    const words: string[] = []
    for (const term of terms.slice(at, at + 3)) {
      if (term.isPhrase) break
      words.push(term.words[0] as string)
      for (const phrase of sameAs(words.join(' '))) mean(phrase)
      if (words.length > 1) meant.add(words.join(''))
    }
  }
  return meant
}

const isTypo = (word: string, { terms, typosOf, mayBeginOtherwise, mayBeTitle }: QueryTerms): boolean =>
  terms.some((term, at) => {
    const isShort = mayBeTitle(term)
    const max = isShort ? 1 : (typosOf[at] as number)
    const [typed = ''] = term.words
    if (term.isPhrase || max === 0) return false
    return (
      findTypos([word], typed, max, term.isPrefix, term.hasArticle).length > 0 ||
      ((isShort || mayBeginOtherwise(term, max)) && findBegunOtherwise([word], typed).length > 0)
    )
  })
