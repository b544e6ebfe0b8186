import { describe, expect, test } from 'vitest'
import type { SearchAnswer } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import { rankGroups } from './rank-groups.ts'

type Hit = { id: number; [name: string]: unknown }
const answer = (indexUid: SearchIndexName, hits: Hit[], query = 'x') =>
  ({ indexUid, query, hits, estimatedTotalHits: hits.length * 10 }) as unknown as SearchAnswer<SearchIndexName>
type Fit = { missing?: number; typos?: number; isNamed?: boolean; isMarked?: boolean }
const fitting = ({ missing = 0, typos = 0, isNamed = false, isMarked = false }: Fit = {}): Hit => ({
  id: 1,
  titleEn: 'Title',
  ...(isMarked ? { _formatted: { titleEn: '\uE000Title\uE001' } } : {}),
  _rankingScoreDetails: {
    exactName: { score: isNamed ? 1 : 0 },
    words: { matchingWords: 3 - missing, maxMatchingWords: 3 },
    typo: { typoCount: typos },
  },
})
const orderOf = (...answers: SearchAnswer<SearchIndexName>[]) =>
  rankGroups(answers, 'en').groups.map(({ kind }) => kind)

describe('what was found', () => {
  test('the kind whose best hit fits best comes first: more of the words, then fewer typing errors', () => {
    const [whole, part, mistyped] = [fitting(), fitting({ missing: 1 }), fitting({ typos: 1 })]
    expect(orderOf(answer('property', [part]), answer('visa', [whole]))).toEqual(['visa', 'property'])
    expect(orderOf(answer('property', [mistyped]), answer('visa', [whole]))).toEqual(['visa', 'property'])
    expect(orderOf(answer('property', [part]), answer('visa', [mistyped]))).toEqual(['visa', 'property'])
    expect(orderOf(answer('visa', [whole]), answer('property', [whole]))).toEqual(['property', 'visa'])
  })

  test('what is called so comes before what only speaks of it, but not before what fits better', () => {
    const named = fitting({ isMarked: true })
    expect(orderOf(answer('property', [fitting()]), answer('business_type', [named]))).toEqual([
      'business_type',
      'property',
    ])
    const heard = fitting({ isMarked: true, typos: 3 })
    expect(orderOf(answer('property', [fitting()]), answer('business_type', [heard]))).toEqual([
      'property',
      'business_type',
    ])
  })

  test('of several words, the kind whose short texts say more of them comes first', () => {
    const hit = (title: string, texts: object): Hit => ({
      ...fitting(),
      titleEn: 'T',
      _formatted: { titleEn: title, ...texts },
    })
    const baghdad = { location: { titleEn: '\uE000Baghdad\uE001' } }
    const hotel = answer('property', [hit('T', baghdad)])
    const meal = hit('T', { ...baghdad, business: { type: { titleEn: '\uE000Restaurants\uE001' } } })
    expect(orderOf(hotel, answer('discount', [meal]))).toEqual(['discount', 'property'])
    expect(orderOf(hotel, answer('discount', [{ ...meal, ...fitting({ typos: 1 }) }]))).toEqual([
      'property',
      'discount',
    ])
  })

  test('a title all of whose words were said comes before what has one word more', () => {
    const titled = (title: string): Hit => ({ ...fitting({ missing: 1 }), _formatted: { titleEn: title } })
    const told = answer('umrah', [fitting({ typos: 1 })])
    expect(orderOf(told, answer('property', [titled('\uE000Purple\uE001 \uE000Hotel\uE001')]))).toEqual([
      'property',
      'umrah',
    ])
    expect(orderOf(told, answer('property', [titled('\uE000Purple\uE001 \uE000Hotel\uE001 by the bridge')]))).toEqual([
      'umrah',
      'property',
    ])
  })

  test('a word that a short text says makes up for a typing error, and no more', () => {
    const titled = (typos: number): Hit => ({
      ...fitting({ typos }),
      _formatted: { titleEn: '\uE000Rawzana\uE001 Rooms' },
    })
    const told = answer('activity', [fitting({ typos: 1 })])
    expect(orderOf(told, answer('visa', [titled(1)]))).toEqual(['visa', 'activity'])
    expect(orderOf(told, answer('visa', [titled(2)]))).toEqual(['activity', 'visa'])
    expect(
      orderOf(
        answer('activity', [fitting()]),
        answer('visa', [{ ...titled(1), _formatted: { titleEn: '\uE000Rawzana\uE001 \uE000Rooms\uE001' } }]),
      ),
    ).toEqual(['visa', 'activity'])
  })

  test('a row that lacks words gives way to a kind that has them, unless its own kind is asked for', () => {
    const answers = [answer('property', [fitting(), fitting({ missing: 1 })]), answer('visa', [fitting()])]
    const rowsOf = (kind: SearchIndexName | null) =>
      rankGroups(answers, 'en', 'x', kind).groups.map(({ hits }) => hits.length)
    expect(rowsOf(null)).toEqual([1, 1])
    expect(rowsOf('property')).toEqual([2, 1])
    const [first] = answers
    expect(rankGroups(first ? [first] : [], 'en').groups[0]?.hits).toHaveLength(2)
  })

  test('a word that is missing weighs more than one by its sound, less than several guesses', () => {
    const lacking = answer('visa', [fitting({ missing: 1 })])
    expect(orderOf(lacking, answer('event', [fitting({ typos: 3 })]))).toEqual(['event', 'visa'])
    expect(orderOf(answer('event', [fitting({ typos: 9 })]), lacking)).toEqual(['visa', 'event'])
  })

  test('of several words, the one that names a section speaks for its kind', () => {
    const order = (q: string) =>
      rankGroups([answer('activity', [fitting()]), answer('event', [fitting()])], 'en', q).groups.map(
        ({ kind }) => kind,
      )
    expect(order('event basra')).toEqual(['event', 'activity'])
    expect(order('old basra')).toEqual(['activity', 'event'])
  })

  test('a last letter is no word that could be missing', () => {
    const order = (q: string) =>
      rankGroups(
        [answer('property', [fitting()]), answer('event', [fitting({ missing: 1, isMarked: true })])],
        'en',
        q,
      ).groups.map(({ kind }) => kind)
    expect(order('kitchens ba')).toEqual(['property', 'event'])
    expect(order('kitchens b')[0]).toBe('event')
  })

  test('what is called just so comes before all', () => {
    const answers = [answer('property', [fitting({ isMarked: true })]), answer('event', [fitting({ isNamed: true })])]
    expect(orderOf(...answers)).toEqual(['event', 'property'])
  })

  test('who names a place gets it, then its stays, with a typing error too', () => {
    const others = [answer('umrah', [fitting({ typos: 1 })]), answer('property', [fitting({ typos: 1, missing: 1 })])]
    const place = (fit: Fit) => answer('location', [fitting({ isMarked: true, ...fit })])
    expect(orderOf(...others, place({ typos: 1 }))).toEqual(['location', 'property', 'umrah'])
    expect(orderOf(...others, place({ missing: 1 }))).toEqual(['umrah', 'location', 'property'])
    expect(orderOf(...others, place({ typos: 2 }))).toEqual(['location', 'property', 'umrah'])
  })

  test('a place that is only guessed gives way to what says the words', () => {
    const place = (typos: number) => answer('location', [fitting({ isMarked: true, typos })])
    const told = answer('event', [fitting()])
    expect(orderOf(told, place(1))).toEqual(['location', 'event'])
    expect(orderOf(told, place(2))).toEqual(['event', 'location'])
  })

  test('who names a section gets it', () => {
    const found = rankGroups(
      [answer('property', [fitting({ isMarked: true })], 'Visas'), answer('visa', [fitting({ typos: 1 })], 'Visas')],
      'en',
    )
    expect(found.groups.map(({ kind }) => kind)).toEqual(['visa', 'property'])
    expect(found.sections).toEqual(['visa'])
    expect(rankGroups([answer('visa', [], 'flghts')], 'en').sections).toEqual(['flights'])
    const flights = [
      answer('activity', [fitting({ isMarked: true })], 'flights'),
      answer('offer', [fitting({ typos: 1 })], 'flights'),
    ]
    expect(orderOf(...flights)).toEqual(['offer', 'activity'])
  })

  test('kinds without results are left out, and all are counted', () => {
    const { total, groups } = rankGroups([answer('event', []), answer('visa', [fitting()])], 'en')
    expect([total, groups.length]).toEqual([10, 1])
  })
})
