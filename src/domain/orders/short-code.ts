import { toLatinDigits } from '../text/digits.ts'

/** Without what looks like another (0 and O, 1, I and L) and without vowels, so that no code is a word. */
export const shortCodeLetters = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const shortCodeLength = 8

/** In two groups, as it is read out. */
export const toShownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

const toPlain = (typed: string): string =>
  toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** The letters and digits that no code contains, each once, of a text as long as a code: they were misread, or made up. */
export function findUnusedLetters(typed: string): string[] {
  const code = toPlain(typed)
  return code.length === shortCodeLength
    ? [...new Set(code)].filter((letter) => !shortCodeLetters.includes(letter))
    : []
}

/** However it was typed: with spaces or dashes, in small letters, in Arabic digits. Null for what cannot be one. */
export function parseShortCode(typed: string): string | null {
  const code = toPlain(typed)
  return code.length === shortCodeLength && [...code].every((letter) => shortCodeLetters.includes(letter)) ? code : null
}
