import { stays } from '../../src/db/demo/load-stays.ts'

export const locales = ['en', 'ar', 'ku'] as const
export type Locale = (typeof locales)[number]

const wordsOf = (texts: string[]): string[] => texts.flatMap((text) => text.split(/\s+/))

/** The demo content's own texts, word after word as they stand there: what is drawn from them is as frequent as it is in them. */
export const texts = (locale: Locale): string[] => wordsOf(stays.map(({ description }) => description[locale]))

/** Words that somebody might look for: whole, without marks, and long enough to mean something. */
const isSought = (word: string): boolean => /^\p{L}{4,}$/u.test(word)

/** Words of the titles, as often as they occur there, and each word of the descriptions once. */
export const soughtWords = (locale: Locale) => ({
  ofTitles: wordsOf(stays.map(({ title }) => title[locale])).filter(isSought),
  ofTexts: [...new Set(texts(locale))].filter(isSought),
})
