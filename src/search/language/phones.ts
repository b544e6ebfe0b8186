/**
 * Letters that stand for one another between Arabic, Sorani and the ways people write them in Latin letters share a capital.
 * Vowels are a, i, u; w and y are consonants or vowels by their place.
 */
const arabicPhones = spread({
  B: 'بپ',
  T: 'تط',
  S: 'سصث',
  Z: 'زذضظ',
  J: 'جچژ',
  C: 'ش',
  X: 'خ',
  G: 'غ',
  K: 'كکقگڪڭ',
  H: 'هحھہ',
  D: 'د',
  R: 'رڕڒ',
  L: 'لڵ',
  M: 'م',
  N: 'ن',
  F: 'فڤڥ',
  a: 'اآأإٱىعەةۀ',
  u: 'ۆؤۇ',
  w: 'و',
  y: 'يیێېے',
})
const latinPhones = spread({
  B: 'bp',
  T: 't6',
  S: 's9',
  Z: 'z',
  J: 'j',
  X: 'x5',
  K: 'kqgc8',
  H: 'h7',
  D: 'd',
  R: 'r',
  L: 'l',
  M: 'm',
  N: 'n',
  F: 'fv',
  a: 'ae32',
  i: 'i',
  u: 'ou',
  w: 'w',
  y: 'y',
})
const digraphs: Record<string, string> = {
  tch: 'J',
  tsh: 'J',
  sch: 'C',
  sh: 'C',
  ch: 'J',
  zh: 'J',
  dj: 'J',
  dh: 'Z',
  th: 'S',
  kh: 'X',
  gh: 'G',
  ph: 'F',
  ck: 'K',
  ee: 'i',
  ie: 'i',
}
const turkish: Record<string, string> = {
  ş: 'sh',
  š: 'sh',
  ç: 'ch',
  č: 'ch',
  ğ: 'gh',
  ž: 'zh',
  ı: 'i',
  ß: 'ss',
  æ: 'a',
}

/** The sounds of a word, letter by letter, or null where it is of another script. */
export function phonesOf(word: string): string | null {
  const text = word.normalize('NFKC').toLowerCase()
  const first = text.codePointAt(0) ?? 0
  return first >= 0x600 && first <= 0x6ff ? readArabic(text) : readLatin(text)
}

function readArabic(word: string): string | null {
  let phones = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at)
    const phone = arabicPhones.get(letter)
    if (phone === undefined) {
      if (letter === 'ئ' || letter === 'ء') phones += at === 0 ? 'a' : ''
      else if (/[^\p{M}\p{Cf}ـ'’‘]/u.test(letter)) return null
    } else if (letter === 'و' && word.charAt(at + 1) === 'و') {
      // At the beginning it is the w of `walnut`.
      phones += at === 0 ? 'wu' : 'u'
      at++
    } else if (letter === 'ه' && word.charAt(at + 1) === '\u200c')
      phones += 'a' // how Sorani was typed before it had its own letter ە
    else phones += phone
  }
  return phones
}

function readLatin(word: string): string | null {
  const text = word
    .replace(/[şšçčğžıßæ]/g, (letter) => turkish[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`ʿʾʼ]|\d+$/gu, '')
  let phones = ''
  for (let at = 0; at < text.length; at++) {
    const three = digraphs[text.slice(at, at + 3)]
    const two = digraphs[text.slice(at, at + 2)]
    const phone = three ?? two ?? latinPhones.get(text.charAt(at))
    if (phone === undefined) return null
    phones += phone
    if (three ?? two) at += three ? 2 : 1
  }
  return phones
}

function spread(classes: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(classes).flatMap(([phone, letters]) => [...letters].map((letter) => [letter, phone])))
}
