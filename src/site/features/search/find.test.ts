import { describe, expect, test } from 'vitest'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Landmark } from '../landmarks/meant-landmark.ts'
import { toFound, toQueries } from './find.ts'
import { toQueryText, toSearchPath } from './search-address.ts'

const now = new Date('2026-11-15T22:00:00Z')
const queryOf = (index: SearchIndexName, asked: Parameters<typeof toQueries>[0]) =>
  toQueries(asked, 'ar', now).find(({ indexUid }) => indexUid === index)

describe('what is asked of the service', () => {
  const all = { q: 'بغداد', kind: null, page: 1 }

  test('all twelve kinds at once, six of each', () => {
    const queries = toQueries(all, 'en', now)
    expect(new Set(queries.map(({ indexUid }) => indexUid)).size).toBe(12)
    expect(new Set(queries.map(({ limit, q }) => `${limit} ${q}`))).toEqual(new Set(['6 بغداد']))
  })

  test('only in the reader’s language', () => {
    expect(queryOf('property', all)?.attributesToRetrieve).toContain('titleAr')
    expect(JSON.stringify(toQueries(all, 'ar', now))).not.toMatch(/[a-z](En|Ku)"/)
  })

  test('nothing that is over: the day is Baghdad’s', () => {
    expect(queryOf('discount', all)?.filter).toBe('endsDay >= 20261116')
    expect(queryOf('offer', all)?.filter).toBe('endsDay >= 20261116')
    expect(queryOf('tourism', all)?.filter).toBe('lastDay >= 20261116')
    expect(queryOf('umrah', all)?.filter).toBe('lastDay >= 20261116')
    expect(queryOf('event', all)?.filter).toBe(`endsTime >= ${now.getTime() / 1000}`)
    expect(queryOf('property', all)?.filter).toBeUndefined()
  })

  test('of one kind, a page of twenty', () => {
    const asked = { q: 'x', kind: 'visa' as const, page: 3 }
    expect(queryOf('visa', asked)).toMatchObject({ limit: 20, offset: 40 })
    expect(queryOf('event', asked)).toMatchObject({ limit: 1, offset: 0 })
  })
})

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
const orderOf = (...answers: SearchAnswer<SearchIndexName>[]) => toFound(answers, 'en').groups.map(({ kind }) => kind)

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
      toFound(answers, 'en', 'x', null, kind).groups.map(({ rows }) => rows.length)
    expect(rowsOf(null)).toEqual([1, 1])
    expect(rowsOf('property')).toEqual([2, 1])
    const [first] = answers
    expect(toFound(first ? [first] : [], 'en').groups[0]?.rows).toHaveLength(2)
  })

  test('a word that is missing weighs more than one by its sound, less than several guesses', () => {
    const lacking = answer('visa', [fitting({ missing: 1 })])
    expect(orderOf(lacking, answer('event', [fitting({ typos: 3 })]))).toEqual(['event', 'visa'])
    expect(orderOf(answer('event', [fitting({ typos: 9 })]), lacking)).toEqual(['visa', 'event'])
  })

  test('of several words, the one that names a section speaks for its kind', () => {
    const order = (q: string) =>
      toFound([answer('activity', [fitting()]), answer('event', [fitting()])], 'en', q).groups.map(({ kind }) => kind)
    expect(order('event basra')).toEqual(['event', 'activity'])
    expect(order('old basra')).toEqual(['activity', 'event'])
  })

  test('a last letter is no word that could be missing', () => {
    const order = (q: string) =>
      toFound(
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
    const found = toFound(
      [answer('property', [fitting({ isMarked: true })], 'Visas'), answer('visa', [fitting({ typos: 1 })], 'Visas')],
      'en',
    )
    expect(found.groups.map(({ kind }) => kind)).toEqual(['visa', 'property'])
    expect(found.sections).toEqual(['visa'])
    expect(toFound([answer('visa', [], 'flghts')], 'en').sections).toEqual(['flights'])
    const flights = [
      answer('activity', [fitting({ isMarked: true })], 'flights'),
      answer('offer', [fitting({ typos: 1 })], 'flights'),
    ]
    expect(orderOf(...flights)).toEqual(['offer', 'activity'])
  })

  test('stays near what was named are offered, unless it is a town that was named', () => {
    const landmark = { key: 'landmark-1', title: 'Imam Ali Shrine', location: { id: 5, title: 'Najaf' } } as Landmark
    const nearOf = (fit: Fit) => toFound([answer('location', [fitting(fit)])], 'en', 'x', landmark).near
    const link = { to: '/properties?near=landmark-1', place: 'Imam Ali Shrine', town: 'Najaf' }
    expect([nearOf({ missing: 1 }), nearOf({ typos: 1 }), nearOf({})]).toEqual([link, link, null])
    expect(toFound([answer('event', [])], 'en', 'x', landmark)).toMatchObject({ total: 0, near: link })
    expect(toFound([answer('event', [])], 'en', 'x').near).toBeNull()
  })

  test('kinds without results are left out, and all are counted', () => {
    const { total, groups } = toFound([answer('event', []), answer('visa', [fitting()])], 'en')
    expect([total, groups.length]).toEqual([10, 1])
  })

  test('a row says where it leads, with the marks of the service', () => {
    const hit: Hit = {
      id: 7,
      titleKu: 'T',
      price: { amount: 100, currency: 'USD' },
      category: { key: 'iraq' },
      type: { key: 'family' },
      destinationKu: 'D',
      picture: { url: '/p', width: 4, height: 3 },
      _formatted: { titleKu: 'T', destinationKu: 'D', location: { titleKu: 'L' }, descriptionKu: '…\uE000x\uE001…' },
    }
    expect(toFound([answer('tourism', [hit])], 'ku').groups[0]?.rows[0]).toEqual({
      id: 7,
      to: '/tourism-packages/iraq/family/7',
      title: 'T',
      line: 'D · L',
      quote: '…\uE000x\uE001…',
      picture: { url: '/p', width: 4, height: 3 },
      aside: { price: { amount: 100, currency: 'USD' } },
    })
  })

  test('an article leads to itself, with its summary and its day', () => {
    const hit: Hit = {
      id: 4,
      publishedOn: '2026-11-02',
      picture: { url: '/p', width: 4, height: 3 },
      _formatted: { titleAr: 'T', summaryAr: 'S' },
    }
    expect(toFound([answer('article', [hit])], 'ar').groups[0]?.rows[0]).toMatchObject({
      to: '/article?id=4',
      title: 'T',
      line: 'S',
      aside: { publishedOn: '2026-11-02' },
    })
  })

  test('an offer leads to its page, a discount package to its place on the page of all', () => {
    const price = { amount: 8000, currency: 'IQD' }
    const picture = { url: '/p', width: 4, height: 3 }
    const offer: Hit = {
      id: 3,
      price,
      picture,
      _formatted: { titleKu: 'T', offeredByKu: 'B', location: { titleKu: 'L' } },
    }
    const bundle: Hit = { id: 2, price, picture, _formatted: { titleKu: 'P' } }
    const { groups } = toFound([answer('discount_package', [bundle]), answer('offer', [offer])], 'ku')
    expect(groups.map(({ rows }) => rows[0])).toEqual([
      { id: 3, to: '/offers/3', title: 'T', line: 'L · B', picture, aside: { price } },
      { id: 2, to: '/packages#package-2', title: 'P', line: '', picture, aside: { price, isFrom: true } },
    ])
  })

  test('a price that is reduced has the one before it, and no other has', () => {
    const iqd = (amount: number) => ({ amount, currency: 'IQD' })
    const picture = { url: '/p', width: 4, height: 3 }
    const asideOf = (kind: 'property' | 'offer', before: object | null | undefined) => {
      const hit: Hit = { id: 3, price: iqd(80), priceBefore: before, picture, _formatted: { titleKu: 'T' } }
      return toFound([answer(kind, [hit])], 'ku').groups[0]?.rows[0]?.aside
    }
    expect(asideOf('property', iqd(100))).toEqual({ price: iqd(80), before: iqd(100), isPerNight: true })
    expect(asideOf('property', iqd(80))).toEqual({ price: iqd(80), isPerNight: true })
    expect(asideOf('offer', iqd(100))).toEqual({ price: iqd(80), before: iqd(100) })
    expect(asideOf('offer', null)).toEqual({ price: iqd(80) })
  })

  test('what is sold out says so, and is asked for where it can be', () => {
    const asked = { q: 'x', kind: null, page: 1 }
    const isAsked = (index: SearchIndexName) => queryOf(index, asked)?.attributesToRetrieve?.includes('isSoldOut')
    expect((['event', 'activity', 'tourism', 'umrah', 'offer', 'property', 'visa'] as const).map(isAsked)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    const soldOutOf = (isSoldOut: boolean) =>
      toFound([answer('event', [{ ...fitting(), isSoldOut }])], 'en').groups[0]?.rows[0]?.isSoldOut
    expect([soldOutOf(true), soldOutOf(false)]).toEqual([true, undefined])
  })

  test('the text is quoted only where the title does not say why', () => {
    const hit = { id: 1, _formatted: { titleEn: '\uE000a\uE001', descriptionEn: '\uE000a\uE001 b' } }
    expect(toFound([answer('visa', [hit])], 'en').groups[0]?.rows[0]).not.toHaveProperty('quote')
  })
})

test.each([
  [{ q: '', kind: 'visa', page: 2 }, '/search'],
  [{ q: 'a b&c', kind: null, page: 2 }, '/search?q=a+b%26c'],
  [{ q: 'x', kind: 'visa', page: 1 }, '/search?q=x&kind=visa'],
  [{ q: 'x', kind: 'visa', page: 2 }, '/search?q=x&kind=visa&page=2'],
] as const)('%j has the address %s', (asked, path) => expect(toSearchPath(asked)).toBe(path))

test('words are what was typed, without its edges', () => expect(toQueryText('  old \n town ')).toBe('old town'))
