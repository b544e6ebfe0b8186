import type { Filter } from '../filter.ts'
import type { Document, Json } from '../query.ts'

/** The meaning of a filter, document by document: the twin of `filtering.ts`. */
export function fits(document: Document, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.of.every((part) => fits(document, part))
    case 'or':
      return filter.of.some((part) => fits(document, part))
    case 'not':
      return !fits(document, filter.of)
    case 'radius':
    case 'box':
    case 'polygon':
      return false
    default: {
      const raw = valueAt(document, filter.attribute)
      const has = filter.attribute in document
      if (filter.kind === 'exists') return has
      if (filter.kind === 'null') return has && raw === null
      if (filter.kind === 'empty') return raw === '' || (Array.isArray(raw) && raw.length === 0)
      return fitsValue(scalars(raw), filter)
    }
  }
}

function fitsValue(values: (string | number)[], filter: Filter): boolean {
  const number = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
  const equals = (wanted: string) =>
    values.some((value) => (typeof value === 'number' ? value === number(wanted) : fold(value) === fold(wanted)))
  const within = (
    low: string | null,
    high: string | null,
    test: (value: number, low: number, high: number) => boolean,
  ) => {
    const isNumeric = [low, high].every((bound) => bound === null || Number.isFinite(number(bound)))
    const bound = (text: string | null) => (text === null ? null : isNumeric ? number(text) : fold(text))
    return values.some((value) => {
      if ((typeof value === 'number') !== isNumeric) return false
      // Strings and numbers compare by the same signs.
      return test(
        (typeof value === 'string' ? fold(value) : value) as number,
        bound(low) as number,
        bound(high) as number,
      )
    })
  }
  switch (filter.kind) {
    case 'in':
      return filter.values.some(equals)
    case 'between':
      return within(filter.from, filter.to, (value, low, high) => value >= low && value <= high)
    case 'contains':
      return values.some((value) => typeof value === 'string' && fold(value).includes(fold(filter.value)))
    case 'startsWith':
      return values.some((value) => typeof value === 'string' && fold(value).startsWith(fold(filter.value)))
    case 'compare':
      if (filter.operator === '=') return equals(filter.value)
      if (filter.operator === '!=') return !equals(filter.value)
      return within(filter.value, null, (value, limit) => {
        return filter.operator === '<'
          ? value < limit
          : filter.operator === '<='
            ? value <= limit
            : filter.operator === '>'
              ? value > limit
              : value >= limit
      })
    default:
      return false
  }
}

export const valueAt = (document: Document, field: string): Json => {
  let value: Json | undefined = document
  for (const name of field.split('.')) value = (value as { [name: string]: Json } | undefined)?.[name]
  return value ?? null
}

export const scalars = (value: Json): (string | number)[] =>
  Array.isArray(value)
    ? value.flatMap(scalars)
    : typeof value === 'number'
      ? [value]
      : value === null || typeof value === 'object'
        ? []
        : [String(value)]

export const fold = (text: string): string => text.trim().normalize('NFKD').toLowerCase()

export type Key = number | { value: number | string | null; descending: boolean }

export function extreme(document: Document, attribute: string, descending: boolean): { value: number | string | null } {
  const values = scalars(valueAt(document, attribute)).map((value) => (typeof value === 'string' ? fold(value) : value))
  const pool = values.some((value) => typeof value === 'number')
    ? values.filter((value) => typeof value === 'number')
    : values
  const sorted = pool.sort((one, two) => (one < two ? -1 : one > two ? 1 : 0))
  return { value: (descending ? sorted.at(-1) : sorted[0]) ?? null }
}

export function compareKeys(one: Key, two: Key): number {
  if (typeof one === 'number' || typeof two === 'number') return (one as number) - (two as number)
  const [a, b] = [one.value, two.value]
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return (a < b ? -1 : 1) * (one.descending ? -1 : 1)
}
