import { isGazetteerName } from './gazetteer.ts'
import { arabic, keysOf, kurdish, type Layout, olderKurdish, type } from './layouts.ts'
import { type LanguageKey, likeness } from './likeness.ts'
import { tokenize } from './tokenize.ts'

const MOST_ANSWERS = 4
const FEWEST_LETTERS = 3
/** Nineteen of twenty real names are more like their language than this. */
const LIKELY = -3.6
/** How much more the retyped text must look like its language than the typed one does. */
const MARGIN = 0.7
const KNOWN_WORTH = 2

/** The penalty of a reading that takes a capital for a small letter. */
const CASE_WORTH = 0.5

type Guess = { text: string; language: LanguageKey; doubt?: number }

/**
 * What a query was meant to be, had the keyboard been set to another layout, the likeliest first:
 * `retyped('fy]h]')` is `['بغداد']`, `retyped('اخفثم')` is `['hotel']`.
 */
export function retyped(query: string): string[] {
  const typed = query.trim()
  if (typed.length < FEWEST_LETTERS) return []
  const isArabic = /\p{Script=Arabic}/u.test(typed)
  const now = Math.max(...(isArabic ? (['ar', 'ku'] as const) : (['en'] as const)).map((key) => worthOf(typed, key)))
  const worths = new Map<string, number>()
  for (const { text, language, doubt = 0 } of isArabic ? guessesOfArabic(typed) : guessesOfLatin(typed)) {
    if (text === typed || !/^[\p{L}\p{N}][\p{L}\p{N}\s\u200c-]*$/u.test(text)) continue
    const worth = worthOf(text, language) - doubt
    if (worth > now + MARGIN && worth > LIKELY) worths.set(text, Math.max(worth, worths.get(text) ?? worth))
  }
  return [...worths]
    .sort(([, a], [, b]) => b - a)
    .map(([text]) => text)
    .slice(0, MOST_ANSWERS)
}

function guessesOfLatin(typed: string): Guess[] {
  const small = typed.toLowerCase()
  const readings = typed === typed.toUpperCase() ? [small] : [...new Set([typed, small])]
  return readings.flatMap((keys) => {
    const doubt = keys === typed ? 0 : CASE_WORTH
    return [
      { text: type(keys, arabic), language: 'ar' as const, doubt },
      { text: type(keys, kurdish), language: 'ku' as const, doubt },
      { text: type(keys, olderKurdish), language: 'ku' as const, doubt },
    ]
  })
}

function guessesOfArabic(typed: string): Guess[] {
  const onArabic = keysOf(typed, arabic)
  const onKurdish = [kurdish, olderKurdish].flatMap((layout: Layout) => keysOf(typed, layout))
  return [
    ...[...onArabic, ...onKurdish].map((keys) => ({ text: keys.toLowerCase(), language: 'en' as const })),
    ...onArabic.flatMap((keys) => [
      { text: type(keys, kurdish), language: 'ku' as const },
      { text: type(keys, olderKurdish), language: 'ku' as const },
    ]),
    ...onKurdish.map((keys) => ({ text: type(keys, arabic), language: 'ar' as const })),
  ]
}

function worthOf(text: string, language: LanguageKey): number {
  const words = tokenize(text)
  const known = words.filter(({ word }) => isGazetteerName(word))
  return likeness(text, language) + (KNOWN_WORTH * known.length) / Math.max(words.length, 1)
}
