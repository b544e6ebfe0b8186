import type { Locale } from '../domain/text/locale.ts'

type Facts = {
  /** The language's own name for itself. */
  title: string
  abbreviation: string
  direction: 'ltr' | 'rtl'
  /** The language tag of HTML and HTTP: `ku` is Sorani, whose tag is `ckb`. */
  tag: string
  region: string
  /** The prefix of its paths: the router's basename. */
  base: '/' | '/ar' | '/ku'
}

export const localeFacts: Record<Locale, Facts> = {
  en: { title: 'English', abbreviation: 'EN', direction: 'ltr', tag: 'en', region: 'en_US', base: '/' },
  ar: { title: 'العربية', abbreviation: 'ع', direction: 'rtl', tag: 'ar', region: 'ar_IQ', base: '/ar' },
  ku: { title: 'کوردی', abbreviation: 'ک', direction: 'rtl', tag: 'ckb', region: 'ckb_IQ', base: '/ku' },
}

/** A path of the site in a locale: `localPath('ar', '/events')` is `/ar/events`. */
export const localPath = (locale: Locale, input: string): string => {
  const { base } = localeFacts[locale]
  // Two slashes at the beginning would name another host.
  const path = input.replace(/^\/+/, '/')
  if (base === '/') return path
  return path === '/' ? base : base + path
}
