import { isApostrophe, isInvisible } from './fold.ts'

/** The end of a sentence or a line: the words around it are not neighbours. */
export const BREAK = 1
/** Ends a sentence, unless it stands between two letters. */
export const DOT = 2
export const WORD = 3
/** A letter that is a word of its own, as in Chinese, which has no spaces. */
export const SINGLE = 4
/** Part of the word if it stands between two letters of it. */
export const INNER = 5
/** Part of the word it stands in, never its beginning. */
export const JOINED = 6
const OTHER = 0
const PAIR = 7

const SINGLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const BREAKS = /[!?…؟؛;\n\r\v\f\u0085\u2028\u2029۔।。！？‼⁇⁈⁉•|]/gu
const classes = buildClasses()

/** The class of the character that begins at this unit of the text. */
export function classOf(text: string, at: number): number {
  const found = classes[text.charCodeAt(at)] ?? OTHER
  return found === PAIR ? classOfPair(String.fromCodePoint(text.codePointAt(at) ?? 0)) : found
}

function buildClasses(): Uint8Array {
  const table = new Uint8Array(0x10000)
  // One match over all characters: a test for each would take a tenth of a second at every start.
  const all = Array.from({ length: 0x10000 }, (_, code) => (isSurrogate(code) ? ' ' : String.fromCharCode(code))).join(
    '',
  )
  for (const { 0: run, index } of all.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) table.fill(WORD, index, index + run.length)
  for (const { index } of all.matchAll(SINGLES)) table[index] = SINGLE
  for (const { index } of all.matchAll(BREAKS)) table[index] = BREAK
  for (let code = 0; code < 0x10000; code++) {
    if (isInvisible(code)) table[code] = JOINED
    else if (isApostrophe(code)) table[code] = INNER
    else if (code >= 0xd800 && code <= 0xdbff) table[code] = PAIR
  }
  table['.'.charCodeAt(0)] = DOT
  return table
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff
}

function classOfPair(character: string): number {
  if (character.match(SINGLES)) return SINGLE
  return /[\p{L}\p{N}\p{M}]/u.test(character) ? WORD : OTHER
}
