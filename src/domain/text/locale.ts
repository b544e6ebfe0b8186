export const locales = ['en', 'ar', 'ku'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** One text in every locale of the product. */
export type Localized = Record<Locale, string>

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** A locale other than the product's falls back to the default one. */
export const toLocale = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale)
