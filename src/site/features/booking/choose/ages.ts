import { partyLimits } from '../../../../domain/stays/party.ts'
import { toLatinDigits } from '../../../../domain/text/digits.ts'

/** One place for each child, in the order of the address: `age=5&age=9`. Null where nothing, or nothing possible, is said. */
export function parseAges(params: URLSearchParams, children: number): (number | null)[] {
  const input = params.getAll('age').map((text) => toLatinDigits(text.trim()))
  return Array.from({ length: children }, (_, index) => toAge(input[index] ?? ''))
}

/** `&age=5&age=9`, to go along with a plan. */
export const toAgeQuery = (ages: readonly (number | null)[]): string => ages.map((age) => `&age=${age ?? ''}`).join('')

const toAge = (text: string): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) <= partyLimits.age.max ? Number(text) : null
