export type Folded = { word: string; skip: number }
type KnownWord = Folded & { raw: string }

const FIRST_SLOTS = 1 << 15
const MOST_WORDS = 200_000
/** An attacker who sends words with one hash gains nothing: such words are folded anew each time. */
const MOST_STEPS = 16
/** No word that comes twice is longer. */
const LONGEST_WORD = 40
let hashes = new Int32Array(FIRST_SLOTS)
let words: (KnownWord | undefined)[] = new Array(FIRST_SLOTS).fill(undefined)
let count = 0

/**
 * Folds a word of a text once, and afterwards finds it by its hash without cutting it out of the text. Equal words are the same string, so
 * indexing need not hash them again.
 */
export function foldOnce(
  text: string,
  start: number,
  end: number,
  hash: number,
  fold: (raw: string) => Folded,
): Folded {
  if (end - start > LONGEST_WORD) return fold(text.slice(start, end))
  const mask = hashes.length - 1
  let slot = (hash ^ (hash >>> 15)) & mask
  let steps = 0
  for (let known = words[slot]; known !== undefined; known = words[slot]) {
    if (hashes[slot] === hash && isAt(known.raw, text, start, end)) return known
    if (++steps > MOST_STEPS) return fold(text.slice(start, end))
    slot = (slot + 1) & mask
  }
  const raw = copyOf(text, start, end)
  const { word, skip } = fold(raw)
  const known = { raw, word, skip }
  hashes[slot] = hash
  words[slot] = known
  if (++count * 2 > hashes.length) grow()
  return known
}

function grow(): void {
  const isFull = count > MOST_WORDS
  const before = { hashes, words }
  const size = isFull ? FIRST_SLOTS : hashes.length * 2
  hashes = new Int32Array(size)
  words = new Array(size).fill(undefined)
  if (isFull) count = 0
  else for (const [at, known] of before.words.entries()) if (known) place(known, before.hashes[at] ?? 0)
}

function place(known: KnownWord, hash: number): void {
  let slot = (hash ^ (hash >>> 15)) & (hashes.length - 1)
  while (words[slot] !== undefined) slot = (slot + 1) & (hashes.length - 1)
  hashes[slot] = hash
  words[slot] = known
}

function isAt(raw: string, text: string, start: number, end: number): boolean {
  if (raw.length !== end - start) return false
  for (let at = 0; at < raw.length; at++) if (raw.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  return true
}

/** A long slice would keep its whole text alive. */
function copyOf(text: string, start: number, end: number): string {
  let copy = ''
  for (let at = start; at < end; at++) copy += text.charAt(at)
  return copy
}
