import { foldLetters } from './local-vocabulary.ts'

/** Neighbours on a keyboard, of Latin or Arabic letters, or in the order of the alphabet; both ways. */
const rows = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '147', '258', '369', '!@#$%^&*()'],
  ...['ضصثقفغعهخحجد', 'شسیبلاتنمکط', 'ئءؤرلاىةوزظ', 'ابتثجحخدذرزسشصضطظعغفقکلمنهوی'],
]
const neighbours = new Set(
  rows
    .map(foldLetters)
    .flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
)

/** Fewer neighbours than these come by chance. */
export const minWalk = 3
/** Three runs are still typed without a thought: `qweasdzxc`. */
const maxRuns = 3

/** How many characters from `at` on are neighbours of each other, or the same. */
export function lengthOfWalk(characters: readonly string[], at: number): number {
  let end = at + 1
  const goesOn = (i: number) =>
    characters[i] === characters[i - 1] || neighbours.has(`${characters[i - 1]}${characters[i]}`)
  while (end < characters.length && goesOn(end)) end++
  return end - at
}

/** `987654321`, `qwerty123`, `1qaz2wsx`: a few runs of neighbours, or of the same character, and little else. */
export function isWalk(text: string): boolean {
  const characters = [...foldLetters(text)]
  let pieces = 0
  for (let at = 0; at < characters.length; ) {
    const length = lengthOfWalk(characters, at)
    pieces += length >= minWalk ? 1 : length
    at += length
  }
  return pieces <= maxRuns
}

/** `12341234`, `abcabcab`, or of one or two characters. */
export function isRepeated(text: string): boolean {
  const characters = [...text]
  if (new Set(characters).size <= 2) return true
  for (let length = 1; length <= characters.length / 2; length++)
    if (characters.every((character, at) => at < length || character === characters[at - length])) return true
  return false
}
