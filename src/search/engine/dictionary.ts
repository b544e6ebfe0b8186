import { lowerBound } from './column.ts'
import { TypoDistances } from './typo-distances.ts'

/** Terms from..to of a sorted dictionary, which a word means at the same cost. */
export type TermRange = { from: number; to: number; cost: number }

export const findTerm = (terms: readonly string[], word: string): number => {
  const at = lowerBound(terms, word)
  return terms[at] === word ? at : -1
}

/** The cost of an error in the first letter of a word. */
export const firstLetterCost = 2

/** Nothing sorts after it among strings that begin alike. */
const last = '\uffff'

export const prefixRange = (
  terms: readonly string[],
  prefix: string,
  begin = 0,
  end = terms.length,
): [from: number, to: number] => {
  const from = lowerBound(terms, prefix, begin, end)
  return [from, terms[from]?.startsWith(prefix) ? lowerBound(terms, prefix + last, from, end) : from]
}

/**
 * The terms that a word can become by typing errors: one letter inserted, removed or replaced, or two neighbours swapped, up to `most` of these.
 * An error in the first letter must be the only one, so that the rest of the alphabet need not be walked, and counts as two: people look at how a
 * word begins. After an article (`hasArticle`) it counts as one, as anywhere inside. With `isPrefix` a term is measured at the beginning that is
 * nearest to the word. Terms without an error are left out: they were found already.
 */
export function findTypos(
  terms: readonly string[],
  word: string,
  max: number,
  isPrefix: boolean,
  hasArticle = false,
): TermRange[] {
  if (word.length > maxOf(terms) + max) return []
  const ranges = walkTypos(terms, word, max, isPrefix)
  const cost = hasArticle ? 1 : firstLetterCost
  if (max >= cost) ranges.push(...withOtherBeginning(terms, word, isPrefix, cost))
  return ranges
}

/** The whole terms that only an error in the first letter divides from the word. */
export const findBegunOtherwise = (terms: readonly string[], word: string): TermRange[] =>
  withOtherBeginning(terms, word, false, firstLetterCost)

function walkTypos(terms: readonly string[], word: string, max: number, isPrefix: boolean): TermRange[] {
  const found: TermRange[] = []
  const [begin, end] = prefixRange(terms, word[0] as string)
  if (begin === end) return found
  const { shared, turns } = branchesOf(terms)
  const distances = new TypoDistances(word.slice(1), max)
  for (let at = begin; at < end; ) {
    let depth = Math.max(0, (shared[at] as number) - 1)
    let isHopeless = !distances.canFollow(depth, turns[at] as number)
    // Most terms are given up before this, without a look at their letters: these lie all over the memory.
    const term = isHopeless ? '' : (terms[at] as string)
    while (!isHopeless && depth < term.length - 1) {
      depth++
      distances.read(depth, term.charCodeAt(depth))
      isHopeless = depth < term.length - 1 && !distances.canFollow(depth, term.charCodeAt(depth + 1))
    }
    let next = at + 1
    if (isHopeless) while (next < end && (shared[next] as number) > depth + 1) next++
    const cost = isPrefix ? distances.nearestOf(depth) : isHopeless ? max + 1 : distances.whole(depth)
    if (cost > 0 && cost <= max) found.push({ from: at, to: next, cost })
    at = next
  }
  return found
}

type Branches = { shared: Uint16Array; turns: Uint16Array }

const branches = new WeakMap<readonly string[], Branches>()

/** How many letters each term has in common with the one before it, from the beginning; and the letter after them, or after the initial. */
function branchesOf(terms: readonly string[]): Branches {
  const known = branches.get(terms)
  if (known) return known
  const shared = new Uint16Array(terms.length)
  const turns = new Uint16Array(terms.length)
  let before = ''
  terms.forEach((term, at) => {
    const length = Math.min(before.length, term.length)
    let same = 0
    while (same < length && before.charCodeAt(same) === term.charCodeAt(same)) same++
    shared[at] = same
    turns[at] = term.charCodeAt(Math.max(1, same))
    before = term
  })
  branches.set(terms, { shared, turns })
  return { shared, turns }
}

function withOtherBeginning(terms: readonly string[], word: string, isPrefix: boolean, cost: number): TermRange[] {
  const rest = word.slice(1)
  const found: TermRange[] = []
  const guess = (beginning: string, begin?: number, end?: number): void => {
    const [from, to] = prefixRange(terms, beginning, begin, end)
    if (isPrefix ? to > from : terms[from] === beginning) found.push({ from, to: isPrefix ? to : from + 1, cost })
  }
  for (const { initial, from, to } of initialsOf(terms))
    if (initial !== word[0]) {
      guess(initial + rest, from, to)
      guess(initial + word, from, to)
    }
  if (rest[0] !== word[0]) {
    guess(rest)
    guess((rest[0] ?? '') + word[0] + rest.slice(1))
  }
  return found
}

const lengths = new WeakMap<readonly string[], number>()

function maxOf(terms: readonly string[]): number {
  const known = lengths.get(terms)
  if (known !== undefined) return known
  const max = terms.reduce((max, { length }) => Math.max(max, length), 0)
  lengths.set(terms, max)
  return max
}

type Initial = { initial: string; from: number; to: number }

const initials = new WeakMap<readonly string[], Initial[]>()

/** The letters that terms begin with, each with its terms. */
function initialsOf(terms: readonly string[]): Initial[] {
  const known = initials.get(terms)
  if (known) return known
  const list: Initial[] = []
  for (let from = 0; from < terms.length; ) {
    const initial = (terms[from] as string)[0] ?? ''
    const to = Math.max(from + 1, prefixRange(terms, initial, from)[1])
    list.push({ initial, from, to })
    from = to
  }
  initials.set(terms, list)
  return list
}
