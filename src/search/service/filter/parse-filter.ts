import type { Filter, Operator } from '../../engine/filter.ts'
import { type ErrorCode, MeiliError } from '../errors.ts'
import { takeGeo } from './geo.ts'
import { createScanner, type Scanner } from './scanner.ts'

/** An attribute that a filter reads, what for, and how a message points at it. */
export type Use = { attribute: string; operator: string; where: () => string }
export type ParsedFilter = { filter: Filter; uses: Use[] }

/** The rest of a request's allowance, over all of its filters. */
export type Allowance = { conditions: number; values: number }
export const newAllowance = (): Allowance => ({ conditions: 2000, values: 20_000 })

const maxDepth = 150
const operators = /<=|>=|!=|<|>|=/y

const notAnOperation =
  'Was expecting an operation `=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, ' +
  '`IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, ' +
  '`_geoBoundingBox` or `_geoPolygon`'
const tooDeep =
  'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.'

/** Operations without a sign, in the order in which they are tried. */
const worded = [
  { pattern: /IN(?![\p{Alphabetic}\p{N}_.-])/uy, kind: 'in', isNegated: false },
  { pattern: /NOT\s+IN(?![\p{Alphabetic}\p{N}_.-])/uy, kind: 'in', isNegated: true },
  { pattern: /IS\s+NULL/y, kind: 'null', isNegated: false },
  { pattern: /IS\s+NOT\s+NULL/y, kind: 'null', isNegated: true },
  { pattern: /IS\s+EMPTY/y, kind: 'empty', isNegated: false },
  { pattern: /IS\s+NOT\s+EMPTY/y, kind: 'empty', isNegated: true },
  { pattern: /EXISTS/y, kind: 'exists', isNegated: false },
  { pattern: /NOT\s+EXISTS/y, kind: 'exists', isNegated: true },
  { pattern: /CONTAINS/y, kind: 'contains', isNegated: false },
  { pattern: /NOT\s+CONTAINS/y, kind: 'contains', isNegated: true },
  { pattern: /STARTS WITH/y, kind: 'startsWith', isNegated: false },
  { pattern: /NOT\s+STARTS WITH/y, kind: 'startsWith', isNegated: true },
] as const
type WordedKind = (typeof worded)[number]['kind']
const shownAs = {
  in: '=',
  null: 'IS NULL',
  empty: 'IS EMPTY',
  exists: 'EXISTS',
  contains: 'CONTAINS',
  startsWith: 'STARTS WITH',
} satisfies Record<WordedKind, string>

const negate = (filter: Filter): Filter => (filter.kind === 'not' ? filter.of : { kind: 'not', of: filter })

/** One filter expression; null if it is blank. */
export function parseFilter(text: string, code: ErrorCode, allowance: Allowance): ParsedFilter | null {
  if (text.trim() === '') return null
  const scanner = createScanner(text, code)
  const uses: Use[] = []
  const filter = parseOr(0)
  if (!scanner.isAtEnd()) {
    const shown = scanner.rest()
    scanner.fail(
      `Found unexpected characters at the end of the filter: \`${shown}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
    )
  }
  return { filter, uses }

  function parseOr(depth: number): Filter {
    return parseChain('or', 'OR', () => parseChain('and', 'AND', () => parseNot(depth)))
  }

  function parseChain(kind: 'and' | 'or', keyword: string, parse: () => Filter): Filter {
    const first = parse()
    if (!scanner.takeWord(keyword)) return first
    const of = [first]
    do of.push(parse())
    while (scanner.takeWord(keyword))
    return { kind, of }
  }

  function parseNot(depth: number): Filter {
    let isNegated = false
    let level = depth
    while (scanner.takeWord('NOT')) {
      isNegated = !isNegated
      if (++level > maxDepth) scanner.fail(tooDeep)
    }
    const filter = parsePrimary(level)
    return isNegated ? negate(filter) : filter
  }

  function parsePrimary(depth: number): Filter {
    if (depth > maxDepth) return scanner.fail(tooDeep)
    const start = scanner.at
    scanner.skipSpaces()
    if (scanner.takeChar('(')) {
      const inner = parseOr(depth + 1)
      scanner.skipSpaces()
      if (!scanner.takeChar(')'))
        scanner.fail(`Expression \`${scanner.rest(start)}\` is missing the following closing delimiter: \`)\`.`, start)
      scanner.skipSpaces()
      return inner
    }
    spend('conditions', 1)
    const geo = takeGeo(scanner)
    if (!geo) return parseCondition(start)
    spend('conditions', weightOf(geo.filter))
    uses.push({ attribute: '_geo', operator: 'geo', where: () => scanner.where(geo.start, geo.end) })
    scanner.skipSpaces()
    return geo.filter
  }

  function spend(purse: keyof Allowance, amount: number): void {
    allowance[purse] -= amount
    if (allowance[purse] >= 0) return
    throw new MeiliError(code, "Too many filter conditions, can't process more than 2000 filters.")
  }

  function parseCondition(start: number): Filter {
    refuseReserved(scanner)
    const name = scanner.takeValue()
    if (!name) return scanner.isAtKeyword() ? scanner.failForValue() : failForOperation(scanner, start)
    const use = (operator: string) =>
      uses.push({ attribute: name.value, operator, where: () => scanner.where(name.start, name.end) })
    const operator = scanner.match(operators) as Operator | null
    if (operator) {
      use(operator)
      return { kind: 'compare', attribute: name.value, operator, value: requireValue(scanner) }
    }
    const word = worded.find(({ pattern }) => scanner.match(pattern) !== null)
    if (word) {
      use(shownAs[word.kind])
      const filter = toWorded(scanner, word.kind, name.value)
      if (filter.kind === 'in') spend('values', filter.values.length)
      return word.isNegated ? negate(filter) : filter
    }
    const from = scanner.takeValue()
    if (!from || scanner.match(/TO\s+/y) === null) return failForOperation(scanner, start)
    use('TO')
    return { kind: 'between', attribute: name.value, from: from.value, to: requireValue(scanner) }
  }
}

function toWorded(scanner: Scanner, kind: WordedKind, attribute: string): Filter {
  if (kind === 'in') return { kind, attribute, values: takeValues(scanner) }
  if (kind === 'contains' || kind === 'startsWith') return { kind, attribute, value: requireValue(scanner) }
  scanner.skipSpaces()
  return { kind, attribute }
}

function requireValue(scanner: Scanner): string {
  refuseReserved(scanner)
  for (const name of ['_geoRadius', '_geoBoundingBox', '_geoPolygon'])
    if (scanner.takeWord(name)) scanner.fail(`The \`${name}\` filter is an operation and can't be used as a value.`)
  return scanner.takeValue()?.value ?? scanner.failForValue()
}

/** The values after `IN`: divided by commas, of which one may be left over. */
function takeValues(scanner: Scanner): string[] {
  scanner.skipSpaces()
  if (!scanner.takeChar('[')) scanner.fail('Expected `[` after `IN` keyword.')
  const values: string[] = []
  do {
    const word = scanner.takeValue()
    if (!word) break
    values.push(word.value)
    scanner.skipSpaces()
  } while (scanner.takeChar(','))
  scanner.skipSpaces()
  if (scanner.takeChar(']')) scanner.skipSpaces()
  else if (scanner.isAtEnd()) scanner.fail('Expected matching `]` after the list of field names given to `IN[`')
  else {
    const ending = scanner.isAtKeyword()
      ? `, which is a keyword. To use \`${scanner.rest()}\` as a field name or a value, surround it by quotes.`
      : '.'
    scanner.fail(
      `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${scanner.rest()}\`${ending}`,
    )
  }
  return values
}

function refuseReserved(scanner: Scanner): void {
  scanner.skipSpaces()
  const start = scanner.at
  const name = scanner.match(/_geoPoint|_geoDistance|_geo(?![\p{Alphabetic}\p{N}_.-])/uy)
  if (name === null) return
  scanner.fail(
    `\`${name}\` is a reserved keyword and thus can't be used as a filter expression. Use the \`_geoRadius(latitude, longitude, distance)\` ` +
      'or `_geoBoundingBox([latitude, longitude], [latitude, longitude])` built-in rules to filter on `_geo` coordinates.',
    start,
  )
}

function failForOperation(scanner: Scanner, start: number): never {
  const ending = scanner.isBlankFrom(start) ? 'but instead got nothing.' : `at \`${scanner.rest(start)}\`.`
  return scanner.fail(`${notAnOperation} ${ending}`, start)
}

/** What lies on the earth is measured document by document, and against every side of a polygon. */
const weightOf = (filter: Filter): number => 100 + (filter.kind === 'polygon' ? filter.points.length * 10 : 0)
