import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../../domain/testing/size.ts'
import { processorTimeOf } from '../../../domain/testing/time.ts'
import type { Filter } from '../../engine/filter.ts'
import { MeiliError } from '../errors.ts'
import { checkFilter } from './check-filter.ts'
import { parseFilter } from './parse-filter.ts'
import { readFilter, readFilterText } from './read-filter.ts'

const plenty = () => ({ conditions: 1_000_000, values: 1_000_000 })
const parse = (text: string) => parseFilter(text, 'invalid_search_filter', plenty())?.filter ?? null
const problemOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof MeiliError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'accepted'
}
const is = (attribute: string, value: string): Filter => ({ kind: 'compare', attribute, operator: '=', value })

describe('the grammar', () => {
  test.each<[string, Filter | null]>([
    ['  ', null],
    ['city = Erbil', is('city', 'Erbil')],
    ['city=Erbil', is('city', 'Erbil')],
    [' city = "Al Kut" ', is('city', 'Al Kut')],
    ["'the city' = هەولێر", is('the city', 'هەولێر')],
    [String.raw`a = "x\"y\\z\n\x20\u{627}"`, is('a', 'x"y\\z\n ا')],
    ["a = 'it\\'s'", is('a', "it's")],
    ['price >= 10', { kind: 'compare', attribute: 'price', operator: '>=', value: '10' }],
    ['price != -1.5', { kind: 'compare', attribute: 'price', operator: '!=', value: '-1.5' }],
    ['price 10 TO 20', { kind: 'between', attribute: 'price', from: '10', to: '20' }],
    ['a.b IN [x, "y z",]', { kind: 'in', attribute: 'a.b', values: ['x', 'y z'] }],
    ['a IN[]', { kind: 'in', attribute: 'a', values: [] }],
    ['a NOT  IN [x]', { kind: 'not', of: { kind: 'in', attribute: 'a', values: ['x'] } }],
    ['a EXISTS', { kind: 'exists', attribute: 'a' }],
    ['a NOT EXISTS', { kind: 'not', of: { kind: 'exists', attribute: 'a' } }],
    ['a IS  NULL', { kind: 'null', attribute: 'a' }],
    ['NOT a IS NOT NULL', { kind: 'null', attribute: 'a' }],
    ['a IS NOT EMPTY', { kind: 'not', of: { kind: 'empty', attribute: 'a' } }],
    ["a CONTAINS 'b'", { kind: 'contains', attribute: 'a', value: 'b' }],
    ['a NOT STARTS WITH b', { kind: 'not', of: { kind: 'startsWith', attribute: 'a', value: 'b' } }],
    ['NOT NOT NOT NOT a = 1', is('a', '1')],
    [
      'a = 1 OR b = 2 AND NOT (c = 3 OR d = 4)',
      {
        kind: 'or',
        of: [
          is('a', '1'),
          { kind: 'and', of: [is('b', '2'), { kind: 'not', of: { kind: 'or', of: [is('c', '3'), is('d', '4')] } }] },
        ],
      },
    ],
    ['_geoRadius(36.19, 44.01, 2000)', { kind: 'radius', latitude: 36.19, longitude: 44.01, meters: 2000 }],
    ['_geoRadius(1,2,3,50)', { kind: 'radius', latitude: 1, longitude: 2, meters: 3 }],
    ['_geoBoundingBox([2, 3],[1, -4])', { kind: 'box', top: [2, 3], bottom: [1, -4] }],
    [
      '_geoPolygon([0,0], [0,1], [1,1])',
      {
        kind: 'polygon',
        points: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ],
    ['"AND" = "OR"', is('AND', 'OR')],
    ['NOTable = INner', is('NOTable', 'INner')],
    ['constructor = __proto__', is('constructor', '__proto__')],
  ])('%s', (text, filter) => expect(parse(text)).toEqual(filter))

  test.each([
    [
      'title & Glass',
      /^invalid_search_filter: Was expecting an operation `=`.* at `title & Glass`\.\n1:14 title & Glass$/,
    ],
    [
      'title = Glass XOR title = Glass',
      /Found unexpected characters at the end of the filter: `XOR title = Glass`\. .*\n15:32 title/,
    ],
    ["a = 'open", /Expression `'open` is missing the following closing delimiter: `'`\.\n5:10 a = 'open$/],
    ['(a = 1', /Expression `\(a = 1` is missing the following closing delimiter: `\)`\.\n1:7/],
    ['a = ', /Was expecting a value but instead got nothing\./],
    ['a = AND b = 1', /instead got `AND`, which is a reserved keyword\. To use `AND`/],
    ['AND = 1', /instead got `AND`, which is a reserved keyword/],
    ['name = 🦀 AND x = 1', /instead got `🦀`\.\n8:9 /],
    ['a IN x', /Expected `\[` after `IN` keyword\.\n6:7/],
    ['a IN [x', /Expected matching `\]`/],
    ['a IN [x & y]', /Expected only comma-separated field names inside `IN\[\.\.\]` but instead found `& y\]`\./],
    ['_geo = 1', /`_geo` is a reserved keyword .*\n1:9 _geo = 1/],
    ['_geoPoint(1,2)', /`_geoPoint` is a reserved keyword/],
    ['a = _geoRadius(1,2,3)', /The `_geoRadius` filter is an operation and can't be used as a value/],
    ['_geoRadius(1,2)', /expects three arguments/],
    ['_geoRadius(91,2,3)', /Bad latitude `91`/],
    ['_geoBoundingBox([1,2],[3,4])', /top latitude `1` is below the bottom latitude `3`/],
    ['_geoPolygon([1,2],[3,4])', /at least 3 pairs/],
    [String.raw`a = "\q"`, /Malformed value/],
    [String.raw`a = "\u{110000}"`, /Malformed value/],
  ])('%s is refused', (text, message) => expect(problemOf(() => parse(text))).toMatch(message))
})

describe('what no honest client sends', () => {
  const long = 100_000
  test.each([
    ['opening brackets', '('.repeat(long)],
    ['negations', 'NOT '.repeat(long / 4)],
    ['quotes', '"'.repeat(long)],
    ['words', 'a '.repeat(long / 2)],
    ['escapes', `a = "${'\\\\'.repeat(long / 2)}`],
    ['spaces', `a NOT${' '.repeat(long)}`],
    ['lists', `a IN [${'x,'.repeat(long / 2)}`],
    ['places', `_geoPolygon(${'[1,1],'.repeat(long / 6)}`],
  ])('a hundred thousand characters of %s are answered at once', async (_, text) => {
    const time = await processorTimeOf(() => expect(problemOf(() => parse(text))).toMatch(/^invalid_search_filter/))
    expect(time).toBeLessThan(250)
  })

  test('nesting and the number of conditions have a limit, over the whole request', () => {
    expect(parse(`${'('.repeat(150)}a = 1${')'.repeat(150)}`)).toEqual(is('a', '1'))
    expect(problemOf(() => parse(`${'('.repeat(151)}a = 1${')'.repeat(151)}`))).toMatch(/maximum depth limit/)
    const many = Array.from({ length: 2000 }, () => 'a = 1')
    expect(parse(many.join(' OR '))).toMatchObject({ kind: 'or' })
    expect(problemOf(() => readFilter([...many, 'a = 1'], 'invalid_search_filter'))).toMatch(
      /Too many filter conditions/,
    )
  })

  test('garbage is refused in Meilisearch’s words, whatever it is', () => {
    const pieces = fc.constantFrom(
      ...`( ) [ ] , = != > NOT IN AND OR TO IS NULL EXISTS ' " \\ _geoRadius( 1 a`.split(' '),
    )
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(pieces, fc.string())).map((s) => s.join(' ')),
    )
    fc.assert(
      fc.property(garbage, (text) => {
        problemOf(() => parse(text))
      }),
      { numRuns: sizeOf(2000) },
    )
  })
})

describe('parsing undoes printing', () => {
  const name = fc.string({ unit: 'grapheme' })
  const coordinate = fc.double({ min: -80, max: 80, noNaN: true }).map((value) => value + 0)
  const point = fc.tuple(coordinate, coordinate)
  const leaf: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({
      kind: fc.constant('compare' as const),
      attribute: name,
      operator: fc.constantFrom('=' as const, '!=' as const, '>' as const, '>=' as const, '<' as const, '<=' as const),
      value: name,
    }),
    fc.record({ kind: fc.constant('in' as const), attribute: name, values: fc.array(name) }),
    fc.record({ kind: fc.constant('between' as const), attribute: name, from: name, to: name }),
    fc.record({ kind: fc.constantFrom('exists' as const, 'null' as const, 'empty' as const), attribute: name }),
    fc.record({ kind: fc.constantFrom('contains' as const, 'startsWith' as const), attribute: name, value: name }),
    fc.record({
      kind: fc.constant('radius' as const),
      latitude: coordinate,
      longitude: coordinate,
      meters: coordinate,
    }),
    fc.record({ kind: fc.constant('polygon' as const), points: fc.array(point, { minLength: 3 }) }),
  )
  const { tree } = fc.letrec<{ tree: Filter }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), of: fc.array(tie('tree'), { minLength: 2 }) }),
      tie('tree').map((of): Filter => (of.kind === 'not' ? of.of : { kind: 'not', of })),
    ),
  }))

  test('for every filter', () => {
    fc.assert(
      fc.property(tree, (filter) => {
        expect(parse(print(filter))).toEqual(filter)
      }),
    )
  })
})

describe('a filter in a request', () => {
  const read = (value: Parameters<typeof readFilter>[0]) => readFilter(value, 'invalid_search_filter')?.filter ?? null

  test('arrays join', () => {
    expect(read(['a = 1', ['b = 2', 'c = 3'], [], ''])).toEqual({
      kind: 'and',
      of: [is('a', '1'), { kind: 'or', of: [is('b', '2'), is('c', '3')] }],
    })
    expect(read([])).toBeNull()
    expect(read(readFilterText('["a = 1"]'))).toEqual(is('a', '1'))
    expect(read(readFilterText('a = 1'))).toEqual(is('a', '1'))
  })

  test.each([
    [true, '`expected String, Array, found: true`'],
    [{ a: 1 }, '`expected String, Array, found: {"a":1}`'],
    [[1], '`expected String, [String], found: 1`'],
    [[[['a = 1']]], '`expected String, found: ["a = 1"]`'],
  ])('%j is no filter', (value, shown) => {
    expect(problemOf(() => read(value))).toBe(
      `invalid_search_filter: Invalid syntax for the filter parameter: ${shown}.`,
    )
  })
})

describe('what may be filtered by', () => {
  const law = { code: 'invalid_search_filter' as const, prefix: 'Index `x`: ', hasContains: false }
  const check = (text: string, filterable: Parameters<typeof checkFilter>[1]['filterable']) =>
    problemOf(() => checkFilter(readFilter(text, 'invalid_search_filter')?.uses ?? [], { ...law, filterable }))
  const rule = {
    attributePatterns: ['stars', 'price*'],
    features: { facetSearch: false, filter: { equality: true, comparison: false } },
  }

  test.each([
    ['title = 1', ['title'], 'accepted'],
    ['info.stars = 1', ['info'], 'accepted'],
    ['priceUsd = 1', [rule], 'accepted'],
    ['_geoRadius(1,2,3)', ['_geo'], 'accepted'],
    [
      '"many" = "Glass"',
      ['title'],
      'invalid_search_filter: Index `x`: Attribute `many` is not filterable. Available filterable attribute patterns are: `title`.\n2:6 "many" = "Glass"',
    ],
    [
      'constructor = 1',
      [],
      'invalid_search_filter: Index `x`: Attribute `constructor` is not filterable. This index does not have configured filterable attributes.\n1:12 constructor = 1',
    ],
  ])('%s with %j: %s', (text, filterable, verdict) => expect(check(text, filterable)).toBe(verdict))

  test('a rule may forbid comparison', () => {
    expect(check('stars > 3', [rule])).toMatch(/Filter operator `>` is not allowed for the attribute `stars`/)
    expect(check('_geoRadius(1,2,3)', ['title'])).toMatch(/`_geo` is not filterable.*\n12:13/s)
    expect(check('title CONTAINS x', ['title'])).toMatch(/^feature_not_enabled/)
  })
})

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
const pair = ([latitude, longitude]: readonly number[]): string => `[${latitude}, ${longitude}]`

function print(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.map((one) => `(${print(one)})`).join(` ${filter.kind.toUpperCase()} `)
    case 'not':
      return `NOT (${print(filter.of)})`
    case 'compare':
      return `${quoted(filter.attribute)} ${filter.operator} ${quoted(filter.value)}`
    case 'in':
      return `${quoted(filter.attribute)} IN [${filter.values.map(quoted).join(', ')}]`
    case 'between':
      return `${quoted(filter.attribute)} ${quoted(filter.from)} TO ${quoted(filter.to)}`
    case 'exists':
      return `${quoted(filter.attribute)} EXISTS`
    case 'null':
    case 'empty':
      return `${quoted(filter.attribute)} IS ${filter.kind.toUpperCase()}`
    case 'contains':
      return `${quoted(filter.attribute)} CONTAINS ${quoted(filter.value)}`
    case 'startsWith':
      return `${quoted(filter.attribute)} STARTS WITH ${quoted(filter.value)}`
    case 'radius':
      return `_geoRadius(${filter.latitude}, ${filter.longitude}, ${filter.meters})`
    case 'box':
      return `_geoBoundingBox(${pair(filter.top)}, ${pair(filter.bottom)})`
    case 'polygon':
      return `_geoPolygon(${filter.points.map(pair).join(', ')})`
  }
}
