import type { Locale } from '../text/locale.ts'

/** Example passwords on the screens. They are public, so they are refused. */
export const examplePasswords: Record<Locale, string> = {
  en: 'lamp rain Thursday',
  ar: 'مصباح مطر خميس',
  ku: 'چرا باران پێنجشەممە',
}

const toPlain = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const examples = Object.values(examplePasswords).map(toPlain)

/** `text` in small letters. A few signs more make it no other. */
export const isExample = (text: string): boolean => examples.includes(toPlain(text))
