import { type Locale, locales } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'

/** The first segment names the locale; a path without one is English. */
export const localeOf = (url: string): Locale =>
  locales.find(
    (locale) =>
      localeFacts[locale].base !== '/' && new RegExp(`^${localeFacts[locale].base}([/?]|\\.data(\\?|$)|$)`).test(url),
  ) ?? 'en'
