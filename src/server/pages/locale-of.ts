import { type Locale, locales } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'

const patterns = locales.flatMap((locale) => {
  const { base } = localeFacts[locale]
  return base === '/' ? [] : [{ locale, pattern: new RegExp(`^${base}([/?]|\\.data(\\?|$)|$)`) }]
})

/** The first segment names the locale; a path without one is English. */
export const localeOf = (url: string): Locale => patterns.find(({ pattern }) => pattern.test(url))?.locale ?? 'en'
