import type { Locale } from './locale.ts'

const latin = /\p{Script=Latin}/gu
const arabic = /\p{Script=Arabic}/gu
/** Letters that Sorani has and Arabic does not. Others of it stand in what Iraqis write, too. */
const kurdish = /[ەێۆڕڵڤ]/gu

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** In which of our languages something is written, by its letters: Kurdish has several of its own in every line. */
export function toTextLanguage(text: string): Locale {
  const ofArabic = countOf(text, arabic)
  if (countOf(text, latin) >= ofArabic) return 'en'
  return countOf(text, kurdish) * 25 >= ofArabic ? 'ku' : 'ar'
}
