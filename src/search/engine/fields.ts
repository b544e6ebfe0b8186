import { covers } from './paths.ts'
import { maxFields } from './place.ts'

/** Numbers the searchable attributes: a smaller number weighs more. */
export type SearchableFields = {
  /** -1 for an attribute that is not searched. */
  of(path: string): number
  count(): number
  names(): readonly string[]
}

/** With `*` attributes weigh in the order in which they first appear; `known` are those that a snapshot has numbered already. */
export function createFields(searchable: readonly string[], known: readonly string[] = []): SearchableFields {
  const all = searchable.includes('*')
  const names = all ? [...known] : [...searchable]
  const numbers = new Map<string, number>(all ? names.map((name, number) => [name, number]) : [])
  return {
    of(path) {
      let number = numbers.get(path)
      if (number !== undefined) return number
      number = all ? append(names, path) : names.findIndex((name) => covers(name, path))
      numbers.set(path, number)
      return number
    },
    count: () => names.length,
    names: () => names,
  }
}

function append(names: string[], path: string): number {
  if (names.length >= maxFields) return -1
  return names.push(path) - 1
}
