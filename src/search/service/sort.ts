import { covers } from '../engine/paths.ts'
import type { Sort } from '../engine/query.ts'
import { listed } from './attributes.ts'
import { type ErrorCode, MeiliError, quote } from './errors.ts'

export type SortLaw = { sortable: string[]; rankingRules: string[] | null; code: ErrorCode; prefix: string }

/** The parts of a sort in a query string: commas divide them, save those inside `_geoPoint(…)`. */
export function splitSort(text: string): string[] {
  const parts: string[] = []
  let open = false
  for (const part of text.replace(/^"|"$/g, '').split(',')) {
    if (open) parts[parts.length - 1] += `,${part}`
    else parts.push(part.trim())
    if (part.includes('_geoPoint(')) open = true
    if (part.includes(')')) open = false
  }
  return parts.filter((part) => part !== '')
}

/** Values that are equal in so many places count as equal. */
const maxSorts = 50

/** The order that a request asks for, if the index's settings let it be asked. */
export function parseSorts(expressions: string[], law: SortLaw): Sort[] {
  if (expressions.length > 0 && law.rankingRules && !law.rankingRules.includes('sort'))
    throw new MeiliError(
      law.code,
      `${law.prefix}You must specify where \`sort\` is listed in the rankingRules setting to use the sort parameter at search time.`,
    )
  // The same expression again orders nothing more.
  return [...new Set(expressions)].map((expression) => parseSort(expression, law)).slice(0, maxSorts)
}

function parseSort(expression: string, { sortable, code, prefix }: SortLaw): Sort {
  const [, name, direction] = /^(.*):(asc|desc)$/s.exec(expression) ?? []
  if (name === undefined)
    throw new MeiliError(
      code,
      `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${quote(expression)}\`.`,
    )
  refuseReserved(name, code)
  const isPlace = name.startsWith('_geoPoint')
  const attribute = isPlace ? '_geo' : name
  if (!sortable.some((pattern) => covers(pattern, attribute))) {
    const available = listed(sortable)
      ? `Available sortable attributes are: \`${listed(sortable)}\`.`
      : 'This index does not have configured sortable attributes.'
    throw new MeiliError(code, `${prefix}Attribute \`${quote(attribute)}\` is not sortable. ${available}`)
  }
  const descending = direction === 'desc'
  return isPlace ? { near: parsePoint(name, expression, code), descending } : { attribute: name, descending }
}

function refuseReserved(name: string, code: ErrorCode): void {
  const reserved = /^(?:_geo|_geoDistance|_geoRadius\(.*|_geoBoundingBox\(.*)$/s.exec(name)
  if (!reserved) return
  const [shown = ''] = name.split('(')
  const help =
    shown === '_geoDistance'
      ? ''
      : ' Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.'
  throw new MeiliError(code, `\`${shown}\` is a reserved keyword and thus can't be used as a sort expression.${help}`)
}

function parsePoint(name: string, expression: string, code: ErrorCode): [number, number] {
  const [, ...coordinates] = /^_geoPoint\(\s*([-+\d.eE]+)\s*,\s*([-+\d.eE]+)\s*\)$/.exec(name) ?? []
  const [latitude = Number.NaN, longitude = Number.NaN] = coordinates.map(Number)
  if (Number.isNaN(latitude) || Number.isNaN(longitude))
    throw new MeiliError(
      code,
      `Invalid syntax for the geo parameter: expected expression formated like \`_geoPoint(latitude, longitude)\` and ending by \`:asc\` or \`:desc\`, found \`${quote(expression)}\`.`,
    )
  if (Math.abs(latitude) > 90) throw new MeiliError(code, 'Latitude must be contained between -90 and 90 degrees.')
  if (Math.abs(longitude) > 180) throw new MeiliError(code, 'Longitude must be contained between -180 and 180 degrees.')
  return [latitude, longitude]
}
