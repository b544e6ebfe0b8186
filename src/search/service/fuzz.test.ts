import { beforeAll, expect, test } from 'vitest'
import { sizeOf } from '../../domain/testing/size.ts'
import { createIndex } from '../engine/create-index.ts'
import type { Json } from '../engine/query.ts'
import { iraqi } from '../language/iraqi.ts'
import { MeiliError } from './errors.ts'
import { parseSearch, parseSearchParameters } from './parse/search-request.ts'
import { search } from './search.ts'
import { createStore } from './store.ts'

const store = createStore({ createIndex, language: iraqi })

/** The same numbers at every run, so that what fails once fails again. */
let state = 20_261_115
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const below = (limit: number): number => Math.floor(random() * limit)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const repeat = <T>(max: number, make: () => T): T[] => Array.from({ length: below(max + 1) }, make)

const attributes = [
  'stars',
  'title',
  'tags',
  '_geo',
  'missing',
  'nested.deep',
  '__proto__',
  'constructor',
  'العنوان',
  '*',
  'a b',
  '',
]
const values: Json[] = [
  'Erbil',
  'أربيل',
  3,
  -1.5,
  true,
  null,
  '',
  '4',
  "O'Hara",
  'a"b',
  '\\',
  "\\'",
  '\u0000\u0007',
  '\u202e',
  '𓀀',
  'NaN',
  '1e999',
  ' ',
  [],
  {},
  ['x'],
  { a: 1 },
]
const words = [
  'فندق',
  'بغداد',
  'hotel',
  'erbil',
  'هەولێر',
  'fy]h]',
  'اخفثم',
  '"',
  '-',
  '-"',
  "'",
  '\u200c',
  'ـ',
  '3',
  '\ud800',
  '𓀀',
  'x'.repeat(300),
  '\u0000',
  'ال',
  '…',
]
const tokens = [
  'AND',
  'OR',
  'NOT',
  'IN',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS WITH',
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  '(',
  ')',
  '[',
  ']',
  ',',
  "'",
  '"',
  '\\',
  '_geoRadius(36, 44, 100)',
  '_geoBoundingBox([37,45],[36,43])',
  '_geoPolygon([1,1],[2,2],[3,1])',
  '_geoRadius(',
  '4',
  'Erbil',
  '\u0000',
]

const bytes = (): string => String.fromCharCode(...repeat(40, () => below(random() < 0.5 ? 128 : 65_536)))
const literal = (): string => {
  const value = pick(values)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return random() < 0.5 ? `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : text
}
/** Every operator with every type. */
const condition = (): string => {
  const name = pick(attributes)
  const attribute = /^[\w.]+$/.test(name) ? name : `"${name}"`
  return pick([
    () => `${attribute} ${pick(['=', '!=', '>', '>=', '<', '<='])} ${literal()}`,
    () => `${attribute} ${pick(['', 'NOT '])}IN [${repeat(4, literal).join(', ')}]`,
    () => `${attribute} ${literal()} TO ${literal()}`,
    () => `${attribute} ${pick(['EXISTS', 'NOT EXISTS', 'IS NULL', 'IS NOT NULL', 'IS EMPTY', 'IS NOT EMPTY'])}`,
    () => `${attribute} ${pick(['', 'NOT '])}${pick(['CONTAINS', 'STARTS WITH'])} ${literal()}`,
    () => `_geoRadius(${literal()}, ${literal()}, ${literal()})`,
  ])()
}
const filterText = (): string =>
  pick([
    condition,
    () => repeat(5, condition).join(pick([' AND ', ' OR ', ' NOT ', ' '])),
    () => `${'('.repeat(below(200))}${condition()}${')'.repeat(below(200))}`,
    () => repeat(12, () => pick(tokens)).join(pick([' ', ''])),
    () => 'NOT '.repeat(below(300)) + condition(),
    bytes,
  ])()
const filter = (): Json =>
  pick<() => Json>([
    filterText,
    filterText,
    () => [filterText(), [filterText(), filterText()]],
    () => pick(values),
    () => [[[condition()]]],
  ])()

const parameter: Record<string, () => Json> = {
  q: () =>
    pick([() => repeat(12, () => pick(words)).join(pick([' ', '', ' "'])), bytes, () => pick(values) as string])(),
  filter,
  sort: () =>
    pick<Json>([
      [`${pick(attributes)}:${pick(['asc', 'desc', 'up', ''])}`],
      ['_geoPoint(36, 44):asc'],
      [`_geoPoint(${bytes()}):asc`],
      pick(values),
    ]),
  limit: () => pick<Json>([0, 1, 20, 1e9, -1, 1.5, '5', null, Number.MAX_SAFE_INTEGER]),
  offset: () => pick<Json>([0, 5, 1e9, -1, 'x']),
  page: () => pick<Json>([0, 1, 3, 1e12, 'x']),
  hitsPerPage: () => pick<Json>([0, 1, 1e9, -3]),
  facets: () => pick<Json>([['*'], ['stars', 'tags'], repeat(3, () => pick(attributes)), pick(values)]),
  distinct: () => pick<Json>([pick(attributes), pick(values)]),
  attributesToRetrieve: () => pick<Json>([['*'], repeat(3, () => pick(attributes)), pick(values)]),
  attributesToHighlight: () => pick<Json>([['*'], repeat(3, () => pick(attributes))]),
  attributesToCrop: () =>
    pick<Json>([['*:3'], ['title:99999999999'], repeat(3, () => `${pick(attributes)}:${below(5)}`)]),
  cropLength: () => pick<Json>([0, 1, 5, 1e9]),
  matchingStrategy: () => pick<Json>(['last', 'all', 'frequency', 'any']),
  attributesToSearchOn: () => pick<Json>([['title'], ['tit*'], repeat(2, () => pick(attributes))]),
  rankingScoreThreshold: () => pick<Json>([0, 0.5, 1, 2, 'x']),
  showMatchesPosition: () => pick<Json>([true, false, 1]),
  showRankingScoreDetails: () => true,
  highlightPreTag: () => pick<Json>(['<b>', '', '$&', '\u0000']),
}

beforeAll(() => {
  const settings = { filterableAttributes: attributes, sortableAttributes: attributes }
  const { index } = store.own('hotels', iraqi, settings, 'id')
  const titles = ['Citadel Hotel', 'فندق القلعة في بغداد', 'هوتێلی قەڵا لە هەولێر', 'Khanzad', 'خان زاد', '', '𓀀 42']
  index.put(
    Array.from({ length: 60 }, (_, id) => ({
      id: String(id),
      document: {
        id,
        title: pick(titles),
        stars: pick(values),
        tags: repeat(3, () => pick(values)),
        nested: { deep: pick(values) },
        العنوان: pick(titles),
        ...(id % 2 ? { _geo: { lat: 36 + random(), lng: 44 } } : { _geo: pick(values) }),
        __proto__x: 1,
        constructor: pick(values),
      },
    })),
  )
})

const rounds = sizeOf(100_000, 4_000)

test(`${rounds} inputs: an answer or a refusal, never a fault`, () => {
  const outcomes = { answered: 0, refused: 0 }
  for (let round = 0; round < rounds; round++) {
    const chosen = round % 3 === 0 ? ['filter'] : repeat(4, () => pick(Object.keys(parameter)))
    const body = Object.fromEntries(chosen.map((name) => [name, parameter[name]?.() ?? null]))
    try {
      const isGet = random() < 0.2
      const inUrl = () =>
        Object.fromEntries(
          Object.entries(body).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        )
      const request = isGet ? parseSearchParameters(inUrl()) : parseSearch(body)
      const answer = search(store, store.get('hotels'), request, null)
      if (answer.hits.length > 60) throw new Error('More hits than documents')
      JSON.stringify(answer)
      outcomes.answered++
    } catch (error) {
      if (!(error instanceof MeiliError) || error.status >= 500)
        throw new Error(`Input ${round} ${JSON.stringify(body)}: ${error instanceof Error ? error.stack : error}`)
      outcomes.refused++
    }
  }
  expect(outcomes.answered).toBeGreaterThan(rounds / 5)
  expect(outcomes.refused).toBeGreaterThan(rounds / 5)
}, 120_000)
