import type { Locale } from '../domain/text/locale.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ku } from './messages/ku.ts'

/** The names of the product. */
export const brandNames: Record<Locale, string> = { en: en.brand.name, ar: ar.brand.name, ku: ku.brand.name }
