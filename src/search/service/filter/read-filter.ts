import type { Filter } from '../../engine/filter.ts'
import type { Json } from '../../engine/query.ts'
import { type ErrorCode, MeiliError, quote } from '../errors.ts'
import { parseJson } from '../json.ts'
import { newAllowance, type ParsedFilter, parseFilter, type Use } from './parse-filter.ts'

/** A filter as it comes in a request: an expression, or an array (all must hold) of expressions and of arrays (one must hold). */
export function readFilter(value: Json, code: ErrorCode, allowance = newAllowance()): ParsedFilter | null {
  const parse = (found: Json, expected: string): ParsedFilter | null => {
    if (typeof found === 'string') return parseFilter(found, code, allowance)
    throw new MeiliError(
      code,
      `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${quote(JSON.stringify(found))}\`.`,
    )
  }
  if (value === null) return null
  if (!Array.isArray(value)) return parse(value, 'String, Array')
  const all = value.map((part) =>
    Array.isArray(part)
      ? join(
          'or',
          part.map((one) => parse(one, 'String')),
        )
      : parse(part, 'String, [String]'),
  )
  return join('and', all)
}

/** What a filter in a query string says: JSON if it can be read so, an expression otherwise. */
export function readFilterText(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** Both must hold. */
export const both = (one: ParsedFilter | null, other: ParsedFilter | null): ParsedFilter | null =>
  join('and', [one, other])

function join(kind: 'and' | 'or', parts: (ParsedFilter | null)[]): ParsedFilter | null {
  const input = parts.filter((part) => part !== null)
  const [first] = input
  if (!first || input.length === 1) return first ?? null
  const of: Filter[] = input.map(({ filter }) => filter)
  const uses: Use[] = input.flatMap((part) => part.uses)
  return { filter: { kind, of }, uses }
}
