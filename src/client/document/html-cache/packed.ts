/** One value of a loader's answer as JSON. */
export type Packed<T> = string & { readonly packed?: T }

/**
 * The router walks every value of what a loader answers with, one by one; a list has hundreds, and JSON takes a tenth of the time for
 * them. What is packed is also its own key where a part is kept. It lies as a text in other JSON, and that in a script, where each of
 * its double quotes would take three letters: so they change places with a letter that takes one everywhere.
 */
export function pack<T>(value: T): Packed<T> {
  const text = JSON.stringify(value)
  // Hardly any text has the other letter, and a pattern without choices is filled in at once.
  return text.includes('`') ? swapQuotes(text) : text.replace(/"/g, '`')
}

/** The same for a value that stays as it is for many pages. */
export function packOnce<T extends object>(value: T): Packed<T> {
  const text = known.get(value) ?? pack(value)
  known.set(value, text)
  return text
}
const known = new WeakMap<object, string>()

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(swapQuotes(packed))

const swapQuotes = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'))
