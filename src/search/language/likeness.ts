import { foldWord } from './fold.ts'
import type { Names } from './names.ts'
import { nouns, qualities } from './nouns.ts'
import { places } from './places.ts'

const LANGUAGES = { en: 0, ar: 1, ku: 2 } as const
export type LanguageKey = keyof typeof LANGUAGES

type Model = { pairs: Map<string, number>; letters: Map<string, number> }
const models = new Map<LanguageKey, Model>()
/** So that an unseen pair is unlikely, not impossible. */
const UNSEEN = 0.05
const ALPHABET = 40
/** Combinations that do not occur: ى and ة inside a word, Sorani letters in Arabic, a Sorani ئ without a vowel. */
const misspelt = { en: /[^ -~]/, ar: /[ىة]\p{L}|[ەۆێڕڵگچپژڤکی]/u, ku: /[ىة]\p{L}|ئ[^اەهێیيۆو]/u }
const MISSPELT = 1.5

/** How much a text looks like the language: the mean log-likelihood of its letters, each given the one before; 0 is certain. */
export function likeness(text: string, language: LanguageKey): number {
  const { pairs, letters } = modelOf(language)
  let sum = 0
  let count = 0
  for (const word of wordsOf(text)) {
    if (/^\d+$/.test(word)) continue
    let before = ' '
    for (const letter of word) {
      const seen = (pairs.get(before + letter) ?? 0) + UNSEEN
      sum += Math.log(seen / ((letters.get(before) ?? 0) + UNSEEN * ALPHABET))
      before = letter
      count++
    }
  }
  return count === 0 ? Number.NEGATIVE_INFINITY : sum / count - (misspelt[language].test(text) ? MISSPELT : 0)
}

function modelOf(language: LanguageKey): Model {
  const known = models.get(language)
  if (known) return known
  const model = learn([...places, ...nouns, ...qualities], LANGUAGES[language])
  models.set(language, model)
  return model
}

function learn(groups: readonly Names[], language: 0 | 1 | 2): Model {
  const model: Model = { pairs: new Map(), letters: new Map() }
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const names of groups)
    for (const word of wordsOf(names[language])) {
      let before = ' '
      for (const letter of word) {
        add(model.pairs, before + letter)
        add(model.letters, before)
        before = letter
      }
    }
  return model
}

/** With their articles, which say much about the language. */
function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}\u200c]+/u)
    .map(foldWord)
    .filter(Boolean)
}
