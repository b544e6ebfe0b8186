import type { Random } from './random.ts'

/** Letters that one person writes for another's, in either direction. */
const variants = ['اأإآ', 'يىیئ', 'كک', 'ةهە', 'وؤۆ', 'یێ', 'رڕ', 'لڵ', 'بپ', 'جچ', 'كگ', 'فڤ', 'سص', 'دض', 'تط']
const variantsOf = new Map<string, string[]>()
for (const group of variants)
  for (const letter of group)
    variantsOf.set(letter, [...(variantsOf.get(letter) ?? []), ...[...group].filter((other) => other !== letter)])

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ']

/** A word with one letter left out, put in, changed or swapped with its neighbour; never the first one. */
export function mistype(word: string, random: Random): string {
  const letters = [...word]
  const at = 1 + random.below(letters.length - 1)
  const known = (letters[at] as string).toLowerCase()
  const alphabet = alphabets.find((one) => one.includes(known)) ?? known
  const other = random.pick([...alphabet].filter((letter) => letter !== known))
  switch (random.below(4)) {
    case 0:
      letters.splice(at, 1)
      break
    case 1:
      letters.splice(at, 0, other)
      break
    case 2:
      letters[at] = other
      break
    default:
      if (at > 1) letters.splice(at - 1, 2, letters[at] as string, letters[at - 1] as string)
      else letters.splice(at, 0, letters[at] as string)
  }
  return letters.join('')
}

/** A word as some people write it: another letter of the same sound, a letter doubled, or a typing error. */
export function misspell(word: string, random: Random): string {
  if (word.length < 3) return word
  const kind = random.below(3)
  const letters = [...word]
  if (kind === 0) {
    const places = letters.flatMap((letter, at) => (variantsOf.has(letter) ? [at] : []))
    if (places.length > 0) {
      const at = random.pick(places)
      letters[at] = random.pick(variantsOf.get(letters[at] as string) ?? [])
      return letters.join('')
    }
  }
  if (kind === 1) {
    const at = random.below(letters.length)
    letters.splice(at, 0, letters[at] as string)
    return letters.join('')
  }
  return mistype(word, random)
}
