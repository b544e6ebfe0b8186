import type { Locale } from '../domain/text/locale.ts'
import { groupThousands } from './group-thousands.ts'
import { categoryOf, type Forms } from './plural.ts'

/** Puts values in the place of `:names`. Such texts are plain data, so that a loader can hand them to the browser. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/:([a-z]+)/g, (whole, name: string) => String(values[name] ?? whole))

/** The form for the count, with `:count` as the number itself. */
export const fillCount = (locale: Locale, count: number, forms: Forms): string =>
  fill(forms[categoryOf(locale, count)] ?? forms.other, { count: groupThousands(String(count)) })

/** A price, a code or a number within a right-to-left sentence. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
