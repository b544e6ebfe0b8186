import { properties } from '../../demo/content/load-properties.ts'
import { locations } from '../../demo/content/locations.ts'
import { stopList } from '../../src/domain/reviews/stop-list.ts'

export const locales = ['en', 'ar', 'ku'] as const
export type Locale = (typeof locales)[number]

const wordsOf = (texts: string[]): string[] => texts.flatMap((text) => text.split(/\s+/))

/** The demo content's own texts, word after word as they stand there: what is drawn from them is as frequent as it is in them. */
export const texts = (locale: Locale): string[] => wordsOf(properties.map(({ description }) => description[locale]))

const skipped = new Set(stopList)

/** Words that somebody might look for: whole, without marks, and long enough to mean something. */
const isSought = (word: string): boolean => /^\p{L}{4,}$/u.test(word) && !skipped.has(word)

/** Words of the titles, as often as they occur there, and each word of the descriptions once; and words that stand side by side. */
export function soughtWords(locale: Locale) {
  const words = texts(locale)
  return {
    ofTitles: wordsOf(properties.map(({ title }) => title[locale])).filter(isSought),
    ofTexts: [...new Set(words)].filter(isSought),
    pairs: words.flatMap((word, at) => {
      const pair = [word, words[at + 1] ?? '']
      return pair.every(isSought) ? [pair.join(' ')] : []
    }),
    cities: locations.map(({ city }) => city[locale]).filter(isSought),
  }
}
