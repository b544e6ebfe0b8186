import { dictionary } from '@zxcvbn-ts/language-common'
import { foldLetters, localNames } from './local-names.ts'

/** From the most used ones; below four letters too much is a word. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter((word) => word.length >= 4))

/** Whether it is among the first that somebody would try. In Latin digits and small letters. */
export const isEasy = (text: string): boolean =>
  common.has(text) || isRepeated(text) || isWalk(text) || isNumber(text) || isDressedWord(text) || isMadeOfNames(text)

/** `12341234`, `abcabcab`, or of one or two characters. */
function isRepeated(text: string): boolean {
  if (new Set(text).size <= 2) return true
  for (let length = 1; length <= text.length / 2; length++)
    if ([...text].every((character, at) => at < length || character === text[at - length])) return true
  return false
}

/** Neighbours on a keyboard, of Latin or Arabic letters, or in the order of the alphabet; both ways. */
const rows = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '147', '258', '369', '!@#$%^&*()'],
  ...['ضصثقفغعهخحجد', 'شسیبلاتنمکط', 'ئءؤرلاىةوزظ', 'ابتثجحخدذرزسشصضطظعغفقکلمنهوی'],
]
const neighbours = new Set(
  rows.flatMap((row) => [...row].slice(1).flatMap((next, at) => [`${row[at]}${next}`, `${next}${row[at]}`])),
)

const fewest = 3
/** Three runs are still typed without a thought: `qweasdzxc`. */
const mostRuns = 3

/** `987654321`, `qwerty123`, `1qaz2wsx`: a few runs of neighbours, or of the same character, and little else. */
function isWalk(text: string): boolean {
  const characters = [...foldLetters(text)]
  let pieces = 0
  for (let at = 0; at < characters.length; ) {
    let end = at + 1
    const isOn = (i: number) =>
      characters[i] === characters[i - 1] || neighbours.has(`${characters[i - 1]}${characters[i]}`)
    while (end < characters.length && isOn(end)) end++
    const length = end - at
    pieces += length >= fewest ? 1 : length
    at = end
  }
  return pieces <= mostRuns
}

/** A number that is remembered is a phone, a date or an identity card: a long one may be drawn. */
const shortestNumber = 12
const isNumber = (text: string): boolean => {
  const digits = text.replace(/[\s+()./-]/g, '')
  return /^\d+$/.test(digits) && (digits.length < shortestNumber || /^(00)?9647\d{9}$/.test(digits))
}

/** What stands for a letter. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}
const undress = (text: string): string => text.replace(/[@431!0$5]/g, (mark) => disguises[mark] ?? mark)

/** A year, or `123` and a mark or two, adds nothing to a word. */
const littleMore = 4

/** `safar123`, `1234Iraq`, `b@ghdad2026`: a word that everybody knows, with a little before or after it. */
function isDressedWord(text: string): boolean {
  const [, before = '', core = '', after = ''] = text.match(/^([^\p{L}]*)(.*?)([^\p{L}]*)$/su) ?? []
  if (!isLittle(before + after)) return false
  const word = foldLetters(undress(core))
  return common.has(word) || localNames.has(word)
}

function isLittle(more: string): boolean {
  const digits = more.replace(/\D/g, '')
  if (digits.length <= littleMore && more.length <= littleMore + 2) return true
  return digits.length >= 4 && (isWalk(digits) || isRepeated(digits) || isDate(digits))
}

const isDate = (digits: string): boolean =>
  /^(0?[1-9]|[12]\d|3[01])(0?[1-9]|1[0-2])(19|20)\d\d$/.test(digits) || /^(19|20)\d\d(0[1-9]|1[0-2])\d\d$/.test(digits)

/** What was found so far, and what it becomes with one word more. Four names are a sentence, and somebody's own; so are two other words beside a name. */
type Found = 'nothing' | 'common' | 'name' | 'twoNames' | 'threeNames' | 'nameAndCommon'
const withOneMore: Record<Found, { name?: Found; common?: Found }> = {
  nothing: { name: 'name', common: 'common' },
  common: { name: 'nameAndCommon' },
  name: { name: 'twoNames', common: 'nameAndCommon' },
  twoNames: { name: 'threeNames' },
  threeNames: {},
  nameAndCommon: {},
}
const longestWord = 16
/** Beside words a letter or two makes no other of them. */
const spareLetters = 2

/** `ahmedali1`, `safarbaghdad2026x`, `iraq.football_7`: names from here, or one and a word that everybody uses, and little else. */
function isMadeOfNames(text: string): boolean {
  const characters = [...text]
  // Of each way to come so far, the least that is left over.
  const ways = Array.from(characters, () => new Map<Found, string>())
  const last = new Map<Found, string>()
  ways[0]?.set('nothing', '')
  const keep = (at: number, found: Found | undefined, rest: string) => {
    const to = ways[at] ?? last
    if (found && rest.length < (to.get(found)?.length ?? Number.POSITIVE_INFINITY)) to.set(found, rest)
  }
  for (const [at, here] of ways.entries()) {
    const matches = here.size > 0 ? findMatches(characters, at) : []
    for (const [found, rest] of here) {
      keep(at + 1, found, /[ ._-]/.test(characters[at] ?? '') ? rest : rest + characters[at])
      for (const { end, kind } of matches) keep(end, withOneMore[found][kind], rest)
    }
  }
  return [...last].some(([found, rest]) => found !== 'nothing' && found !== 'common' && isSpare(rest))
}

type Match = { end: number; kind: 'name' | 'common' }

function findMatches(characters: readonly string[], at: number): Match[] {
  const matches: Match[] = []
  for (let end = at + 1; end <= Math.min(at + longestWord, characters.length); end++) {
    const word = foldLetters(undress(characters.slice(at, end).join('')))
    if (localNames.has(word)) matches.push({ end, kind: 'name' })
    else if (common.has(word)) matches.push({ end, kind: 'common' })
  }
  return matches
}

const isSpare = (rest: string): boolean => rest.replace(/\P{L}/gu, '').length <= spareLetters && isLittle(rest)
