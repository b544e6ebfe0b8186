const DELETED = 0
const ALEF = 0x627
const HEH = 0x647
const WAW = 0x648
const YEH = 0x6cc
const YEH_HAMZA = 0x626

/** The folded form of each letter of the Arabic block (U+0600 to U+06FF). */
const arabic = buildArabicTable()
const MARKS = /[\u0300-\u036f]/g
const latinLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}
const LATIN = /[ßæœøđðłıþ]/g

/**
 * One spelling for all the spellings of a word: case, marks, digits, and letters that keyboards lack or people mix up.
 * `foldWord('ئەنبار')` and `foldWord('أنبار')` are both `'انبار'`.
 */
export function foldWord(word: string): string {
  let known = true
  for (let at = 0; at < word.length && known; at++) known = isKnown(word.charCodeAt(at))
  return foldKnown(known ? word.toLowerCase() : simplify(word))
}

/** Whether the code is left out of every folded word: tatweel, zero-width and bidi controls, soft hyphen. */
export function isInvisible(code: number): boolean {
  if (code < 0x200b) return code === 0x640 || code === 0xad || code === 0x61c
  return code <= 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069) || code === 0xfeff
}

export function isApostrophe(code: number): boolean {
  if (code < 0x2bb) return code === 0x27 || code === 0x60 || code === 0xb4
  return (code <= 0x2bf && code !== 0x2ba) || code === 0x2018 || code === 0x2019 || code === 0x201b || code === 0x5f3
}

function isKnown(code: number): boolean {
  return code < 0x80 || (code >= 0x600 && code <= 0x6ff) || isInvisible(code) || isApostrophe(code)
}

function simplify(word: string): string {
  const bare = word.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC')
  return bare.replace(LATIN, (letter) => latinLetters[letter] ?? letter)
}

function foldKnown(word: string): string {
  let folded = ''
  let before = 0
  for (let at = startOf(word); at < word.length; at++) {
    const code = word.charCodeAt(at)
    const letter = code >= 0x600 && code <= 0x6ff ? (arabic[code - 0x600] ?? code) : isDropped(code) ? DELETED : code
    if (letter === DELETED || (letter === before && (letter === WAW || letter === YEH))) continue
    before = letter
    folded += String.fromCharCode(letter)
  }
  return startsWithCarrier(word) ? `ا${folded}` : folded
}

function isDropped(code: number): boolean {
  return isInvisible(code) || isApostrophe(code)
}

/** Sorani writes a first vowel on ئ, Arabic on ا: ئە and ئا are one alef, ئێ and ئۆ an alef and their vowel. Alone, its vowel is still to come. */
function startsWithCarrier(word: string): boolean {
  if (word.charCodeAt(0) !== YEH_HAMZA) return false
  if (word.length === 1) return true
  const vowel = arabic[word.charCodeAt(1) - 0x600]
  return vowel === ALEF || vowel === HEH || vowel === WAW || vowel === YEH
}

function startOf(word: string): number {
  if (!startsWithCarrier(word)) return 0
  const vowel = arabic[word.charCodeAt(1) - 0x600]
  return vowel === ALEF || vowel === HEH ? 2 : 1
}

function buildArabicTable(): Uint16Array {
  const table = Uint16Array.from({ length: 256 }, (_, at) => 0x600 + at)
  const become = (letters: string, target: string) => {
    for (const letter of letters) table[letter.charCodeAt(0) - 0x600] = target ? target.charCodeAt(0) : DELETED
  }
  for (const [from, to] of [
    [0x610, 0x61a],
    [0x61c, 0x61c],
    [0x64b, 0x65f],
    [0x6d6, 0x6ed],
  ] as const)
    for (let code = from; code <= to; code++) table[code - 0x600] = DELETED
  for (let digit = 0; digit <= 9; digit++) table[0x60 + digit] = table[0xf0 + digit] = 0x30 + digit
  become('ء\u0640\u0670', '')
  become('آأإٱٲٳٵ', 'ا')
  become('يىئێېےۓۍؽ', 'ی')
  become('كڪڬؼػ', 'ک')
  become('ةەھۀہۂۃ', 'ه')
  become('ؤۆۇۄۅۈۉۊۋٶٷ', 'و')
  become('ڕڒړڑڔږ', 'ر')
  become('ڵڶڷ', 'ل')
  // Keys that Arabic keyboards lack.
  become('پ', 'ب')
  become('چڇ', 'ج')
  become('ڤڥڨ', 'ف')
  become('ژ', 'ز')
  become('گڭ', 'ک')
  // One sound in Iraq, so that people write الكاضمية for الكاظمية.
  become('ظ', 'ض')
  return table
}
