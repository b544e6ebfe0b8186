import { lowerBound } from './column.ts'

/** Terms from..to of a sorted dictionary, which a word means at the same cost. */
export type TermRange = { from: number; to: number; cost: number }

export const findTerm = (terms: readonly string[], word: string): number => {
  const at = lowerBound(terms, word)
  return terms[at] === word ? at : -1
}

/** Nothing sorts after it among strings that begin alike. */
const last = '\uffff'

export const prefixRange = (terms: readonly string[], prefix: string, from = 0): [from: number, to: number] => {
  const start = lowerBound(terms, prefix, from)
  return [start, lowerBound(terms, prefix + last, start)]
}

/**
 * The terms that a word can have become by typing errors: one letter put in, left out, changed, or two neighbours swapped, up to `most`
 * of these. An error in the first letter counts as two, so that the rest of the alphabet need not be walked. With `isPrefix` a term is
 * measured at the beginning that is nearest to the word. What costs nothing is left out: it was found already.
 */
export function findTypos(terms: readonly string[], word: string, most: number, isPrefix: boolean): TermRange[] {
  if (word.length > longestOf(terms) + most) return []
  const ranges = walkTypos(terms, word, most, isPrefix)
  if (most >= 2) ranges.push(...withOtherBeginning(terms, word, isPrefix))
  return ranges
}

function walkTypos(terms: readonly string[], word: string, most: number, isPrefix: boolean): TermRange[] {
  const found: TermRange[] = []
  const initial = word[0] as string
  const rest = word.slice(1)
  const [begin, end] = prefixRange(terms, initial)
  const width = rest.length + 1
  // rows[d]: the distance between the first d letters of a term (after its initial) and the beginnings of the rest of the word.
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, at) => at)]
  const nearest: number[] = [rest.length]
  const shared = sharedWithPrevious(terms)
  let depth = 0
  for (let at = begin; at < end; ) {
    const term = terms[at] as string
    depth = at === begin ? 0 : Math.min(depth, (shared[at] as number) - 1)
    const length = term.length - 1
    let isHopeless = false
    while (depth < length) {
      depth++
      const smallest = nextRow(rows, depth, term, rest)
      const whole = (rows[depth] as Uint8Array)[rest.length] as number
      nearest[depth] = Math.min(nearest[depth - 1] as number, whole)
      if (smallest > most) {
        isHopeless = true
        break
      }
    }
    if (isHopeless) {
      let next = at + 1
      while (next < end && (shared[next] as number) > depth) next++
      const cost = nearest[depth] as number
      if (isPrefix && cost > 0 && cost <= most) found.push({ from: at, to: next, cost })
      at = next
      depth--
    } else {
      const cost = (isPrefix ? nearest[length] : (rows[length] as Uint8Array)[rest.length]) as number
      if (cost > 0 && cost <= most) found.push({ from: at, to: at + 1, cost })
      at++
    }
  }
  return found
}

const sharing = new WeakMap<readonly string[], Uint16Array>()

/** How many letters each term has in common with the one before it, from the beginning. */
function sharedWithPrevious(terms: readonly string[]): Uint16Array {
  const known = sharing.get(terms)
  if (known) return known
  const shared = new Uint16Array(terms.length)
  for (let at = 1; at < terms.length; at++) {
    const one = terms[at - 1] as string
    const two = terms[at] as string
    const length = Math.min(one.length, two.length)
    let same = 0
    while (same < length && one.charCodeAt(same) === two.charCodeAt(same)) same++
    shared[at] = same
  }
  sharing.set(terms, shared)
  return shared
}

/** Fills rows[depth] for the term's letter there, and answers its smallest number: no longer term can come below it. */
function nextRow(rows: Uint8Array[], depth: number, term: string, rest: string): number {
  const above = rows[depth - 1] as Uint8Array
  const twoAbove = rows[depth - 2]
  rows[depth] ??= new Uint8Array(rest.length + 1)
  const row = rows[depth] as Uint8Array
  const letter = term.charCodeAt(depth)
  let smallest = depth
  row[0] = depth
  for (let at = 1; at <= rest.length; at++) {
    const wanted = rest.charCodeAt(at - 1)
    let cost = Math.min(
      (above[at] as number) + 1,
      (row[at - 1] as number) + 1,
      (above[at - 1] as number) + (letter === wanted ? 0 : 1),
    )
    if (twoAbove && at > 1 && letter === rest.charCodeAt(at - 2) && term.charCodeAt(depth - 1) === wanted)
      cost = Math.min(cost, (twoAbove[at - 2] as number) + 1)
    row[at] = cost
    if (cost < smallest) smallest = cost
  }
  return smallest
}

function withOtherBeginning(terms: readonly string[], word: string, isPrefix: boolean): TermRange[] {
  const rest = word.slice(1)
  const guesses = new Set<string>()
  for (const initial of initialsOf(terms))
    if (initial !== word[0]) {
      guesses.add(initial + rest)
      guesses.add(initial + word)
    }
  if (rest[0] !== word[0]) {
    guesses.add(rest)
    guesses.add((rest[0] ?? '') + word[0] + rest.slice(1))
  }
  const found: TermRange[] = []
  for (const guess of guesses) {
    const [from, to] = prefixRange(terms, guess)
    if (isPrefix ? to > from : terms[from] === guess) found.push({ from, to: isPrefix ? to : from + 1, cost: 2 })
  }
  return found
}

const lengths = new WeakMap<readonly string[], number>()

function longestOf(terms: readonly string[]): number {
  const known = lengths.get(terms)
  if (known !== undefined) return known
  const longest = terms.reduce((most, { length }) => Math.max(most, length), 0)
  lengths.set(terms, longest)
  return longest
}

const initials = new WeakMap<readonly string[], string[]>()

function initialsOf(terms: readonly string[]): string[] {
  const known = initials.get(terms)
  if (known) return known
  const list: string[] = []
  for (let at = 0; at < terms.length; ) {
    const initial = (terms[at] as string)[0] ?? ''
    list.push(initial)
    at = Math.max(at + 1, prefixRange(terms, initial, at)[1])
  }
  initials.set(terms, list)
  return list
}
