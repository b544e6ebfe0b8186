import { findBegunOtherwise, findTypos, firstLetterCost } from '../engine/dictionary.ts'
import { articleOf } from './article.ts'
import { foldWord } from './fold.ts'
import { sameAs } from './gazetteer.ts'
import type { Names } from './names.ts'
import { nouns as allNouns } from './nouns.ts'
import { places } from './places.ts'
import { soundOf } from './sound.ts'
import { tokenize } from './tokenize.ts'

/** A name that may have been meant, and how many typing errors it is away. */
export type NearName = { phrase: string; cost: number }

type NameLists = {
  /** Folded names of one word, sorted. */
  words: string[]
  byHearing: Map<string, Set<string>>
  /** Common nouns, likewise. */
  nouns: string[]
  nounsBySound: Map<string, Set<string>>
}

/** Shorter words are near to too much. */
const LEAST = 4
const LEAST_FOR_TWO = 8
/** Nouns are more, and mean more, than places. */
const LEAST_OF_NOUN = 6
const NOUN_COST = 1
/** Shorter words and names are told too little by all but their first letter. */
const LEAST_BUT_FIRST = 5
const LEAST_SOUNDS = 3
/** The cost of a word that only sounds like another. */
const HEARD = 3
const MOST_KEPT = 500

let lists: NameLists | undefined
const kept = new Map<string, NearName[]>()

/**
 * Names of places that an unknown word may stand for, in any of the content's languages: misspelt (`sulaimanya`, `naghdad`), or as neighbours say
 * it (`bagdat`). Takes the word as it was typed and folded.
 */
export function nearNames(raw: string, word: string): readonly NearName[] {
  const known = kept.get(raw)
  if (known) return known
  const near = word.length < LEAST || sameAs(word).length > 0 ? [] : findNear(raw, word)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(raw, near)
  return near
}

function findNear(raw: string, word: string): NearName[] {
  lists ??= buildLists()
  const { words, byHearing, nouns, nounsBySound } = lists
  const max = word.length >= LEAST_FOR_TWO ? 2 : 1
  const found = new Map<string, number>()
  const offer = (name: string, cost: number): void => {
    for (const phrase of [name, ...sameAs(name)]) found.set(phrase, Math.min(cost, found.get(phrase) ?? cost))
  }
  const hasArticle = articleOf(raw, foldWord(raw)) > 0
  for (const { from, to, cost } of findTypos(words, word, max, false, hasArticle))
    for (const name of words.slice(from, to)) if (name.length >= LEAST) offer(name, cost)
  if (found.size === 0) for (const name of namesBegunOtherwise(words, word)) offer(name, firstLetterCost)
  if (found.size === 0 && word.length >= LEAST_OF_NOUN)
    for (const { from, to, cost } of findTypos(nouns, word, 1, false, hasArticle))
      for (const noun of nouns.slice(from, to)) offer(noun, cost + NOUN_COST)
  if (found.size === 0) for (const name of byHearing.get(hearing(raw) ?? '') ?? []) offer(name, HEARD)
  if (found.size === 0) for (const noun of nounsBySound.get(soundOf(raw) ?? '') ?? []) offer(noun, HEARD + NOUN_COST)
  return [...found].map(([phrase, cost]) => ({ phrase, cost }))
}

/** Names that only an error in the first letter divides from the word, if they are all of one place. */
function namesBegunOtherwise(words: string[], word: string): string[] {
  if (word.length < LEAST_BUT_FIRST) return []
  const names = findBegunOtherwise(words, word)
    .flatMap(({ from, to }) => words.slice(from, to))
    .filter((name) => name.length >= LEAST_BUT_FIRST)
  const [first = '', ...others] = names
  const same = new Set([first, ...sameAs(first)])
  return others.every((name) => same.has(name)) ? names : []
}

function buildLists(): NameLists {
  const words = new Set<string>()
  const byHearing = new Map<string, Set<string>>()
  for (const name of places.flatMap((names: Names) => names.flatMap((list) => list.split(', ')))) {
    const [first, second] = tokenize(name)
    if (!first || second) continue
    words.add(first.word)
    const heard = hearing(name)
    if (heard) byHearing.set(heard, (byHearing.get(heard) ?? new Set()).add(first.word))
  }
  const nouns = new Set<string>()
  const nounsBySound = new Map<string, Set<string>>()
  for (const name of allNouns.flatMap((names: Names) => names.flatMap((list) => list.split(', ')))) {
    const [first, second] = tokenize(name)
    if (!first || second) continue
    if (first.word.length >= LEAST_OF_NOUN - 1) nouns.add(first.word)
    const sound = soundOf(name)
    if (sound && /^[A-Z]{3}/.test(sound))
      nounsBySound.set(sound, (nounsBySound.get(sound) ?? new Set()).add(first.word))
  }
  return { words: sorted(words), byHearing, nouns: sorted(nouns), nounsBySound }
}

const sorted = (words: Iterable<string>): string[] => [...words].sort((one, two) => (one < two ? -1 : 1))

/** Consonants that neighbouring languages take for one another are one: d and t, g and k, z and s. */
const alike: Record<string, string> = { D: 'T', G: 'K', X: 'K', Z: 'S', H: '' }

function hearing(raw: string): string | null {
  const sound = soundOf(raw)
  if (!sound) return null
  const coarse = [...sound].map((one) => alike[one] ?? one).join('')
  const single = coarse.replace(/(.)\1+/g, '$1')
  return single.length >= LEAST_SOUNDS ? single : null
}
