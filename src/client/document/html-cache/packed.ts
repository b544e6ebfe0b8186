/** One value of a loader's answer as JSON. */
export type PackedText<T> = string & { readonly packed?: T }

/**
 * The router walks every value of a loader's answer; a list has hundreds, and JSON takes a tenth of the time. Packed data are also the key of a cached
 * part. They are a text inside other JSON, inside a script, where each double quote would take three letters: so double quotes are swapped with a
 * letter that takes one everywhere.
 */
export function pack<T>(value: T): PackedText<T> {
  const text = JSON.stringify(value)
  // Hardly any text has the other letter, and a pattern without choices is filled in at once.
  return text.includes('`') ? swapQuotes(text) : text.replace(/"/g, '`')
}

/** The same for a value that stays as it is for many pages. */
export function packOnce<T extends object>(value: T): PackedText<T> {
  const text = known.get(value) ?? pack(value)
  known.set(value, text)
  return text
}
const known = new WeakMap<object, string>()

export const unpack = <T>(packed: PackedText<T>): T => JSON.parse(swapQuotes(packed))

const swapQuotes = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'))
