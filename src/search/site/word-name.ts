import { type Locale, locales } from '../../domain/text/locale.ts'
import { nouns, qualities } from '../language/nouns.ts'
import { places } from '../language/places.ts'

const toCode = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/^al-/, '')
    .replace(/[^a-z]+/g, '-')

let byCode: Map<string, readonly string[]> | undefined

/** The first name of every noun and place, by the codes of its English names. */
function namesByCode(): ReadonlyMap<string, readonly string[]> {
  if (byCode) return byCode
  byCode = new Map()
  for (const names of [...nouns, ...qualities, ...places]) {
    const firsts = names.map((list) => list.split(', ')[0] ?? '')
    for (const name of names[0].split(', ')) if (!byCode.has(toCode(name))) byCode.set(toCode(name), firsts)
  }
  return byCode
}

/** A city by its code: as the language calls it, or the words of the code. */
export function toWordName(code: string, locale: Locale): string {
  const names = namesByCode().get(code)
  return names?.[locales.indexOf(locale)] || code.replaceAll('-', ' ')
}
