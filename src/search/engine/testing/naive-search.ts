import type { Language } from '../language.ts'
import { parseQuery, type Term } from '../parse-query.ts'
import type { Document, Json, Query } from '../query.ts'
import type { Settings } from '../settings.ts'
import { compareKeys, extreme, fits, type Key, valueAt } from './naive-filter.ts'
import { scoreNaively } from './naive-score.ts'

/**
 * The engine's twin: the same rules, said as plainly as can be, over every document, with no index at all. The engine is tested against
 * it. `sequence` is the order of the documents.
 */
export function searchNaively(documents: readonly Document[], query: Query, settings: Settings, language: Language) {
  const fields = settings.searchableAttributes
  const words = documents.map((document) => fields.map((field) => toWords(valueAt(document, field), language)))
  const known = new Set(words.flat(2).map(({ word }) => word))
  const isKnown = (word: string): boolean => known.has(word)
  const parsed = parseQuery(query.q, language, { isThere: isKnown })
  const terms = parsed.terms
  const excluded = (doc: number): boolean =>
    parsed.excluded.some((term) => marksOf(words[doc] as Word[][], term, 0, null, asTyped).length > 0)
  const isLong = (field: number): boolean => language.longAttributes?.includes(fields[field] ?? '') === true
  const isNaming = (field: number): boolean => language.namingAttributes?.includes(fields[field] ?? '') === true
  const expansion: Reading = { isKnown, isLong, isNaming, mayBeTitle: terms.length > 1 }
  const frequencyOf = (word: string): number => words.flat(2).filter((one) => one.word === word).length
  const typosOfTerm = (term: Term): number => {
    const [word = ''] = term.words
    const max = !language.longAttributes || frequencyOf(word) < 5 ? 2 : word.length < 5 ? 0 : 1
    return Math.min(max, typosOfTyped(term))
  }
  const splits = terms.map((term) => (term.isPhrase ? null : bestSplit(words, term.words[0] as string, language)))

  const wanted = JSON.stringify(toWords(query.q, language))
  const isNamed = (doc: number): boolean =>
    fields.some(
      (field, at) => language.namingAttributes?.includes(field) && JSON.stringify(words[doc]?.[at]) === wanted,
    )

  const found = documents.flatMap((document, doc) => {
    if (excluded(doc) || (query.filter && !fits(document, query.filter))) return []
    const marks = terms.map((term, at) => {
      return bestWithJoins(expansion, words[doc] as Word[][], terms, at, typosOfTerm(term), splits[at] ?? null)
    })
    let matched = 0
    while (matched < marks.length && marks[matched] !== null) matched++
    if (terms.length > 0 && matched < (query.matchingStrategy === 'all' ? terms.length : 1)) return []
    const kept = marks.slice(0, matched) as Best[]
    const keysOf = (rule: string): Key[] => {
      if (rule === 'sort')
        return query.sort
          .map((sort) =>
            'near' in sort
              ? null
              : { ...extreme(document, sort.attribute, sort.descending), descending: sort.descending },
          )
          .filter((key) => key !== null)
      if (terms.length === 0) return []
      if (rule === 'words')
        return [...(language.namingAttributes ? [isNamed(doc) ? 0 : 1] : []), terms.length - matched]
      const isTitled = kept.length > 1 && kept.length === terms.length && kept.every(({ field }) => isNaming(field))
      if (rule === 'typo') return [sum(kept.map(({ cost }) => Math.min(cost, isTitled ? 1 : cost)))]
      if (rule === 'proximity')
        return [
          sum(
            kept
              .slice(1)
              .map((mark, at) => distance(words[doc] as Word[][], kept[at] as Best, mark, terms[at + 1] as Term) - 1),
          ),
        ]
      if (rule === 'attributeRank') return [sum(kept.map((mark) => mark.field))]
      if (rule === 'wordPosition') return [sum(kept.map((mark) => mark.position))]
      if (rule === 'exactness') return [exactness(words[doc] as Word[][], terms, kept)]
      return []
    }
    const keys = settings.rankingRules.flatMap(keysOf)
    const textRules = terms.length === 0 ? [] : settings.rankingRules.filter((rule) => rule !== 'sort')
    const maxTypos = sum(terms.slice(0, matched).map((term) => (term.isPhrase ? 0 : typosOfTerm(term) || 1)))
    const counted = { terms: terms.length, matched, fields: fields.length, maxTypos }
    const score = () =>
      scoreNaively(
        textRules.map((rule) => ({ rule, key: keysOf(rule).at(-1) as number })),
        counted,
      )
    return [{ doc, keys, score }]
  })
  found.sort((one, two) => {
    for (let at = 0; at < one.keys.length; at++) {
      const order = compareKeys(one.keys[at] as Key, two.keys[at] as Key)
      if (order !== 0) return order
    }
    return one.doc - two.doc
  })
  const page = found.slice(query.offset, query.offset + query.limit)
  return {
    docs: page.map(({ doc }) => doc),
    scores: page.map(({ score }) => score()),
    total: found.length,
    all: found.map(({ doc }) => doc),
  }
}

type Word = { word: string; position: number }
type Mark = { cost: number; field: number; position: number; word: string; isExact: boolean }
/** The best of the marks of a term, and the words of all that cost no more. */
type Best = Mark & { meant: Set<string> }
/** The readings of a word depend on its position, and on whether any document has it. */
type Reading = {
  isKnown(word: string): boolean
  isLong(field: number): boolean
  isNaming(field: number): boolean
  mayBeTitle: boolean
}
const asTyped: Reading = { isKnown: () => true, isLong: () => false, isNaming: () => false, mayBeTitle: false }

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
/** The typed word counts, with an article that is no part of it. */
const typosOfTyped = ({ words: [word = ''], raw, isPhrase }: Term): number =>
  isPhrase || word.length < 3 ? 0 : typosFor(word + raw.slice(word.length, word.length + 2))
const typosFor = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

function toWords(value: Json, language: Language): Word[] {
  const values = Array.isArray(value) ? value : [value]
  const words: Word[] = []
  let position = 0
  for (const one of values) {
    if (one === null || typeof one === 'object') continue
    if (position > 0) position += 7
    language.tokenize(String(one)).forEach(({ word, afterBreak }, at) => {
      if (at > 0 && afterBreak) position += 7
      words.push({ word, position: position++ })
    })
  }
  return words
}

const isBetter = (one: Mark, two: Mark): boolean =>
  one.cost < two.cost ||
  (one.cost === two.cost && (one.field < two.field || (one.field === two.field && one.position < two.position)))

function bestOf(marks: Mark[]): Best | null {
  const [first, ...others] = marks
  if (!first) return null
  const mark = others.reduce((best, one) => (isBetter(one, best) ? one : best), first)
  return { ...mark, meant: new Set(marks.filter(({ cost }) => cost === mark.cost).map(({ word }) => word)) }
}

function marksOf(fields: Word[][], term: Term, max: number, split: string[] | null, expansion: Reading): Mark[] {
  const marks: Mark[] = []
  const isKnown = expansion.isKnown(term.words[0] as string)
  const phrases = [
    ...(term.isPhrase ? [{ parts: term.words, cost: 0 }] : []),
    ...(split ? [{ parts: split, cost: 1 }] : []),
  ]
  fields.forEach((words, field) => {
    for (const { word, position } of words) {
      if (!term.isPhrase) {
        const typed = term.words[0] as string
        const cost =
          costOf(typed, word, max, term.isPrefix, term.hasArticle) ??
          (!isKnown && max === 1 && !term.hasArticle && isBegunOtherwise(typed, word) ? 2 : null) ??
          (!isKnown && expansion.mayBeTitle && expansion.isNaming(field) && isNearShort(typed, word) ? 2 : null)
        if (cost !== null) marks.push({ cost, field, position, word, isExact: word === term.words[0] })
      }
      for (const { parts, cost } of phrases)
        if (
          parts.every((part, step) => words.some((other) => other.word === part && other.position === position + step))
        )
          marks.push({ cost, field, position, word, isExact: term.isPhrase })
    }
  })
  return weigh(marks, expansion)
}

/** In long text an error costs more, and more than one is none that was made. */
const weigh = (marks: Mark[], { isLong }: Reading): Mark[] =>
  marks.flatMap((mark) => {
    if (mark.cost === 0 || !isLong(mark.field)) return [mark]
    return mark.cost > 1 ? [] : [{ ...mark, cost: mark.cost + 3 }]
  })

/** Also the words of the query written as one: they then cost what the join costs, all of it on the first of them. */
function bestWithJoins(
  expansion: Reading,
  fields: Word[][],
  terms: Term[],
  at: number,
  max: number,
  split: string[] | null,
): Best | null {
  const term = terms[at] as Term
  const marks = marksOf(fields, term, max, max > 0 ? split : null, expansion)
  for (let from = Math.max(0, at - 2); from <= at; from++)
    for (let span = 2; span <= 3; span++) {
      const joined = terms.slice(from, from + span)
      if (from + span <= at || joined.length < span || joined.some((term) => term.isPhrase)) continue
      const word = joined.map((term) => term.words[0]).join('')
      const isPrefix = joined.at(-1)?.isPrefix ?? false
      const isTorn = joined.some((term) => !expansion.isKnown(term.words[0] as string))
      const joinedMarks: Mark[] = []
      fields.forEach((words, field) => {
        for (const { word: there, position } of words) {
          const cost = costOf(word, there, isTorn ? Math.max(0, typosFor(word) - span + 1) : 0, isPrefix)
          if (cost === null) continue
          const isExact = there === terms[at]?.words[0]
          joinedMarks.push({ cost: from === at ? span - 1 + cost : 0, field, position, word: there, isExact })
        }
      })
      marks.push(...weigh(joinedMarks, expansion))
    }
  return bestOf(marks)
}

function bestSplit(documents: Word[][][], word: string, language: Language): string[] | null {
  const fold = (part: string): string => language.tokenize(part)[0]?.word ?? part
  const count = (part: string): number =>
    sum(documents.map((fields) => sum(fields.map((words) => words.filter((one) => one.word === part).length))))
  let best: { parts: string[]; frequency: number } | null = null
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const parts = [fold(word.slice(0, cut)), fold(word.slice(cut))]
    const frequency = Math.min(...parts.map(count))
    if (frequency > 0 && (!best || frequency > best.frequency)) best = { parts, frequency }
  }
  return best?.parts ?? null
}

/** In a word that no document has, the first letter may be wrong, if enough letters follow. */
const isBegunOtherwise = (typed: string, word: string): boolean =>
  typed.length >= 5 && typed[0] !== word[0] && distanceOf(typed, word) === 1

const isNearShort = (typed: string, word: string): boolean =>
  typed.length >= 3 && typed.length < 5 && distanceOf(typed, word) === 1

function costOf(word: string, term: string, max: number, isPrefix: boolean, hasArticle = false): number | null {
  const ofBeginning = hasArticle ? 1 : 2
  const beginnings = isPrefix ? Array.from(term, (_, at) => term.slice(0, at + 1)) : [term]
  const costs = beginnings.map((beginning) => {
    if (beginning === word) return 0
    if (beginning[0] === word[0]) return distanceOf(word.slice(1), beginning.slice(1))
    return max >= ofBeginning && distanceOf(word, beginning) === 1 ? ofBeginning : 99
  })
  const cost = Math.min(...costs)
  return cost <= max ? cost : null
}

/** Put in, left out, changed, or swapped with its neighbour: one each. */
export function distanceOf(one: string, two: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: two.length + 1 }, (_, at) => row || at),
  )
  const at = (row: number, column: number): number => table[row]?.[column] as number
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= two.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (one[i - 1] === two[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1)
      ;(table[i] as number[])[j] = cost
    }
  return at(one.length, two.length)
}

/** For all words that the two can mean, the two nearest words. */
function distance(fields: Word[][], one: Best, two: Best, { isPrefix, words: [typed = ''] }: Term): number {
  let nearest = 8
  // A letter or two that are still being typed do not stand for the word before them.
  const isBegun = isPrefix && typed.length <= 2
  for (const word of one.meant) if (!isBegun && two.meant.has(word)) return 1
  for (const words of fields)
    for (const left of words.filter(({ word }) => one.meant.has(word)))
      for (const right of words.filter(({ word }) => two.meant.has(word))) {
        const apart =
          right.position > left.position ? right.position - left.position : left.position - right.position + 1
        if (isBegun && left.word === right.word) continue
        if (left.position !== right.position && apart < nearest) nearest = apart
      }
  return nearest
}

function exactness(fields: Word[][], terms: Term[], marks: Mark[]): number {
  const exact = marks.filter((mark) => mark.isExact).length
  const begins = (words: Word[]): boolean =>
    terms.every((term, at) => !term.isPhrase && words[at]?.word === term.words[0] && words[at]?.position === at)
  const rows = marks.length === terms.length ? fields.filter(begins) : []
  const isWhole = rows.some(({ length }) => length === terms.length)
  return (rows.length > 0 ? (isWhole ? 0 : 1) : 2) * 16 + terms.length - exact
}
