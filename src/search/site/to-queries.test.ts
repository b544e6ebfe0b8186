import { describe, expect, test } from 'vitest'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { SiteQuery } from '../../contract/site-search.ts'
import { toQueries } from './to-queries.ts'

const now = new Date('2026-11-15T22:00:00Z')
const queryOf = (index: SearchIndexName, asked: SiteQuery) =>
  toQueries(asked, 'ar', now).find(({ indexUid }) => indexUid === index)

describe('what is asked of the service', () => {
  const all = { q: 'بغداد', kind: null, page: 1, limit: 6, not: [] }

  test('all twelve kinds at once, six of each', () => {
    const queries = toQueries(all, 'en', now)
    expect(new Set(queries.map(({ indexUid }) => indexUid)).size).toBe(12)
    expect(new Set(queries.map(({ limit, q }) => `${limit} ${q}`))).toEqual(new Set(['6 بغداد']))
  })

  test('texts are marked only in the reader’s language, and long ones are not retrieved', () => {
    const marked = toQueries(all, 'ar', now).map(({ attributesToHighlight }) => attributesToHighlight)
    expect(marked[0]).toContain('titleAr')
    expect(JSON.stringify(marked)).not.toMatch(/[a-z](En|Ku)"/)
    const retrieved = toQueries(all, 'ar', now).map(({ attributesToRetrieve }) => attributesToRetrieve)
    expect(retrieved[1]).toEqual(expect.arrayContaining(['titleEn', 'location.titleKu', 'price.amount', 'picture.url']))
    expect(JSON.stringify(retrieved)).not.toMatch(/"(description|content|body|information|terms)/)
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
    const asked = { q: 'x', kind: 'visa' as const, page: 3, limit: 20, not: [] }
    expect(queryOf('visa', asked)).toMatchObject({ limit: 20, offset: 40 })
    expect(queryOf('event', asked)).toMatchObject({ limit: 1, offset: 0 })
  })

  test('whether it is sold out is asked for where it can be', () => {
    const asked = { q: 'x', kind: null, page: 1, limit: 6, not: [] }
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
  })
})
