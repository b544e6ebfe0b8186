import { describe, expect, test } from 'vitest'
import type { SearchAnswer } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import { toFound, toQueries } from './find.ts'
import { toQueryText, toSearchPath } from './search-address.ts'

const now = new Date('2026-11-15T22:00:00Z')
const queryOf = (index: SearchIndexName, asked: Parameters<typeof toQueries>[0]) =>
  toQueries(asked, 'ar', now).find(({ indexUid }) => indexUid === index)

describe('what is asked of the service', () => {
  const all = { q: 'بغداد', kind: null, page: 1 }

  test('all nine kinds at once, six of each', () => {
    const queries = toQueries(all, 'en', now)
    expect(new Set(queries.map(({ indexUid }) => indexUid)).size).toBe(9)
    expect(new Set(queries.map(({ limit, q }) => `${limit} ${q}`))).toEqual(new Set(['6 بغداد']))
  })

  test('only in the reader’s language', () => {
    expect(queryOf('property', all)?.attributesToRetrieve).toContain('titleAr')
    expect(JSON.stringify(toQueries(all, 'ar', now))).not.toMatch(/[a-z](En|Ku)"/)
  })

  test('nothing that is over: the day is Baghdad’s', () => {
    expect(queryOf('discount', all)?.filter).toBe('endsDay >= 20261116')
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

type Hit = { id: number; _rankingScore?: number; [name: string]: unknown }
const answer = (indexUid: SearchIndexName, hits: Hit[]) =>
  ({ indexUid, query: 'x', hits, estimatedTotalHits: hits.length * 10 }) as unknown as SearchAnswer<SearchIndexName>
const scored = (_rankingScore: number): Hit => ({ id: 1, titleEn: 'T', _rankingScore })
const orderOf = (...answers: SearchAnswer<SearchIndexName>[]) => toFound(answers, 'en').groups.map(({ kind }) => kind)

describe('what was found', () => {
  test('kinds that fit clearly better come first; a hair makes no difference', () => {
    expect(orderOf(answer('property', [scored(0.2)]), answer('visa', [scored(0.99)]))).toEqual(['visa', 'property'])
    expect(orderOf(answer('visa', [scored(0.98)]), answer('property', [scored(0.97)]))).toEqual(['property', 'visa'])
  })

  test('what is called so comes before what only speaks of it', () => {
    const named = { ...scored(0.7), _formatted: { titleEn: '\uE000T\uE001' } }
    expect(orderOf(answer('property', [scored(0.99)]), answer('business_type', [named]))).toEqual([
      'business_type',
      'property',
    ])
  })

  test('who names a place gets it, then its stays', () => {
    const place = (score: number) => ({ ...scored(score), _formatted: { titleEn: '\uE000T\uE001' } })
    const others = [answer('umrah', [scored(0.99)]), answer('property', [scored(0.6)])]
    expect(orderOf(...others, answer('location', [place(0.8)]))).toEqual(['location', 'property', 'umrah'])
    expect(orderOf(...others, answer('location', [place(0.5)]))).toEqual(['location', 'umrah', 'property'])
  })

  test('kinds without results are left out, and all are counted', () => {
    const { total, groups } = toFound([answer('event', []), answer('visa', [scored(1)])], 'en')
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
