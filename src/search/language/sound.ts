import { articleOf, articleUnits } from './article.ts'
import { spokenOf } from './english-sound.ts'
import { foldWord } from './fold.ts'
import { phonesOf } from './phones.ts'
import { remembered } from './remembered.ts'

const VOWELS = 'aiu'

/**
 * The consonants of a word in Arabic, Sorani or Latin letters: `Sulaymaniyah`, `السليمانية` and `سلێمانی` are all `SLMN`.
 * Two consonants say too little, so these need a vowel that all scripts write: `Kut`, `الكوت`, `کووت` are `KuT`.
 */
export function soundOf(word: string): string | null {
  const article = articleUnits(word, articleOf(word, foldWord(word)))
  return soundOfWhole(article > 0 ? word.slice(article) : word)
}

/** Its sound, and that of an English word by how it is spoken. */
export const soundsOf = remembered((word): string[] => {
  const spoken = spokenOf(word)
  return [...new Set([soundOf(word), spoken && soundOf(spoken)])].filter((sound) => sound !== null)
})

function soundOfWhole(word: string): string | null {
  const phones = phonesOf(word)
  if (phones === null || phones === '') return null
  const sounds = settleGlides(phones)
  let consonants = ''
  for (let at = 0; at < sounds.length; at++) {
    const sound = sounds.charAt(at)
    if (isVowel(sound) || sound === sounds.charAt(at - 1) || (sound === 'H' && at === sounds.length - 1)) continue
    consonants += sound === 'N' && sounds.charAt(at + 1) === 'B' ? 'M' : sound
  }
  if (consonants.length >= 3) return consonants
  return consonants.length === 2 ? soundOfShort(sounds, consonants) : null
}

/** A spelling that stands for another sound than the usual one; each in its script. */
const habits: readonly (readonly [RegExp, string])[] = [
  // The th of `Kathimiya` is ظ, and the at of `qafilat` the ة of a noun before another.
  [/th/g, 'dh'],
  [/(?<=\w{3})at$/, 'a'],
  // Endings of Sorani nouns: a hotel, the hotel, the hotels of, from the hotel.
  [/(?<=\w{3})[ae]?(?:k[ae]?|ki|kan|kani|w[ae])$/, ''],
  // English words by their sound: the i of `pine` is ای, the a of `shade` ی, the s of `rose` ز, the w within `rosewater` وو.
  [/(?<=.)ا[یي](?=.)/g, 'ی'],
  [/(?<=[^او])[یي](?=.)/g, 'ا'],
  [/ز/g, 'س'],
  [/(?<=.)وو(?=.)/g, 'وا'],
  // Its g is ج or غ for many, its ch تش.
  [/[جغ]/g, 'گ'],
  [/تش/g, 'چ'],
]

/** Further sounds of a word, by habits of spelling. */
export const otherSoundsOf = remembered((word): string[] => {
  const small = word.toLowerCase()
  const each = habits.map(([habit, meant]) => soundOf(small.replace(habit, meant)))
  const all = soundOf(habits.reduce((spelt, [habit, meant]) => spelt.replace(habit, meant), small))
  // An apparent article may be the beginning of `almond`.
  const sounds = new Set([...each, all, soundOfWhole(small)])
  sounds.delete(soundOf(small))
  return [...sounds].filter((sound) => sound !== null)
})

function soundOfShort(sounds: string, consonants: string): string | null {
  if (isVowel(sounds.charAt(0))) return `a${consonants}`
  const vowel = sounds.charAt(1)
  return isVowel(vowel) ? consonants.charAt(0) + vowel + consonants.charAt(1) : null
}

/** و and ی are consonants before a vowel or at the word's beginning (ی nowhere else); a last و is one after a vowel. */
function settleGlides(phones: string): string {
  let sounds = ''
  for (let at = 0; at < phones.length; at++) {
    const phone = phones.charAt(at)
    const next = phones.charAt(at + 1)
    const isBeforeVowel = isVowel(next) || next === 'y'
    if (phone === 'y') sounds += at === 0 && (isBeforeVowel || next === 'w') ? 'Y' : 'i'
    else if (phone === 'w') {
      const endsAfterVowel = next === '' && sounds.endsWith('a')
      sounds += at === 0 || isBeforeVowel || endsAfterVowel ? 'W' : 'u'
    } else sounds += phone
  }
  return sounds
}

function isVowel(sound: string): boolean {
  return sound !== '' && VOWELS.includes(sound)
}
