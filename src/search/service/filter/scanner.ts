import { type ErrorCode, MeiliError, quote } from '../errors.ts'

export type Word = { value: string; start: number; end: number }

const spaces = /\s*/y
const word = /[\p{Alphabetic}\p{N}_.-]+/uy
const syntax = /[^\s()=<>!]*/y
const keywords = new Set(
  'AND OR IN NOT TO EXISTS IS NULL EMPTY CONTAINS STARTS WITH _geoRadius _geoBoundingBox _geoPolygon'.split(' '),
)
const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** A place in the text of a filter. A regular expression is tried where it stands and nowhere else, so no text is read twice from its start. */
export type Scanner = ReturnType<typeof createScanner>

export function createScanner(text: string, code: ErrorCode) {
  let at = 0

  const column = (offset: number): number => {
    let pairs = 0
    for (let place = 0; place < offset; place++) if ((text.charCodeAt(place) & 0xfc00) === 0xdc00) pairs++
    return Math.min(offset, text.length) - pairs + 1
  }
  const where = (start: number, end: number): string => `${column(start)}:${column(end)} ${quote(text)}`
  const fail = (message: string, start = at, end = text.length): never => {
    throw new MeiliError(code, `${message}\n${where(start, end)}`)
  }

  function match(pattern: RegExp): string | null {
    pattern.lastIndex = at
    const [found = null] = pattern.exec(text) ?? []
    if (found !== null) at += found.length
    return found
  }
  const skipSpaces = (): void => void match(spaces)

  /** Takes a whole word if it is this one, with the spaces around it. */
  function takeWord(wanted: string): boolean {
    const start = at
    skipSpaces()
    if (match(word) === wanted) {
      skipSpaces()
      return true
    }
    at = start
    return false
  }

  function takeChar(wanted: string): boolean {
    if (text[at] !== wanted) return false
    at++
    return true
  }

  function quoted(mark: string): Word {
    const opening = at
    at++
    const start = at
    let value = ''
    for (;;) {
      const found = text[at]
      if (found === undefined) {
        const shown = quote(text.slice(opening))
        return fail(`Expression \`${shown}\` is missing the following closing delimiter: \`${mark}\`.`, opening)
      }
      if (found === mark) break
      if (found === '\\') value += readEscape(start)
      else {
        value += found
        at++
      }
    }
    at++
    return { value, start, end: at - 1 }
  }

  function readEscape(start: number): string {
    const found = match(/\\(?:x[\da-fA-F]{2}|u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|[bfnrt'"\\/])/y)
    const digits = found?.slice(2).replace(/[{}]/g, '') ?? ''
    if (found === null || Number.parseInt(digits || '0', 16) > 0x10ffff)
      return fail(`Malformed value: \`${quote(text.slice(start))}\`.`, start)
    if (digits !== '') return String.fromCodePoint(Number.parseInt(digits, 16))
    const letter = found.slice(1)
    return escapes[letter] ?? letter
  }

  /** A name or a value, quoted or bare, with the spaces around it; null, and nothing is taken, if there is none here. */
  function takeValue(): Word | null {
    const before = at
    skipSpaces()
    const mark = text[at]
    const start = at
    let found: Word | null = null
    if (mark === '"' || mark === "'") found = quoted(mark)
    else {
      const value = match(word)
      if (value !== null && !keywords.has(value)) found = { value, start, end: at }
    }
    if (found) skipSpaces()
    else at = before
    return found
  }

  /** Fails with what stands where a value was expected. */
  function failForValue(): never {
    skipSpaces()
    const start = at
    const shown = match(syntax) ?? ''
    if (shown === '') return fail('Was expecting a value but instead got nothing.', start, at)
    const ending = keywords.has(shown)
      ? `, which is a reserved keyword. To use \`${shown}\` as a field name or a value, surround it by quotes.`
      : '.'
    return fail(`Was expecting a value but instead got \`${quote(shown)}\`${ending}`, start, at)
  }

  /** Whether a word that may not be used bare stands here. */
  function isAtKeyword(): boolean {
    const before = at
    skipSpaces()
    const found = match(word)
    at = before
    return found !== null && keywords.has(found)
  }

  return {
    get at() {
      return at
    },
    rest: (start = at) => quote(text.slice(start)),
    isAtEnd: () => at >= text.length,
    isBlankFrom: (start: number) => text.slice(start).trim() === '',
    where,
    fail,
    match,
    skipSpaces,
    takeWord,
    takeChar,
    takeValue,
    failForValue,
    isAtKeyword,
  }
}
