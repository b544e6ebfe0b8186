import { expect, test } from 'vitest'
import type { SearchAnswer } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { ContentNames } from './content-names.ts'
import { createSiteSearch } from './create-site-search.ts'

const now = new Date('2026-11-15T22:00:00Z')
const names: ContentNames = {
  locations: [],
  landmarks: [
    {
      key: 'landmark-1',
      kind: 'shrine',
      locationId: 5,
      title: { en: 'Imam Ali Shrine', ar: 'مرقد الإمام علي', ku: 'مەزارگەی ئیمام عەلی' },
      otherNames: '',
      coordinates: { latitude: 32, longitude: 44.3 },
    },
  ],
  features: new Map(),
  codes: new Map(),
}
const shrine = {
  key: 'landmark-1',
  title: 'Imam Ali Shrine',
  kind: 'shrine',
  isNamed: true,
  location: { id: 5, title: 'Najaf' },
}
const town = (missing: number, typos: number) => ({
  id: 1,
  titleEn: 'Najaf',
  _rankingScoreDetails: {
    words: { matchingWords: 3 - missing, maxMatchingWords: 3 },
    typo: { typoCount: typos },
  },
})

/** The site searched where only governorates answer, with these. */
const searchTowns = (hits: object[], landmarks = [shrine]) =>
  createSiteSearch({
    many: async (queries) =>
      queries.map(({ indexUid, q = '' }) => {
        const found = indexUid === 'location' ? hits : []
        return { indexUid, query: q, hits: found, estimatedTotalHits: found.length }
      }) as unknown as SearchAnswer<SearchIndexName>[],
    findLandmarks: async () => landmarks,
    findNames: async () => names,
  })
const ask = (search: ReturnType<typeof searchTowns>, q: string) =>
  search({ q, kind: null, page: 1, limit: 6, not: [] }, { locale: 'en', now })

test('stays near what was named are offered, unless it is a town that was named', async () => {
  const near = { ...shrine, kind: undefined, isNamed: undefined, isAsked: false, path: '/properties?near=landmark-1' }
  const { kind, isNamed, ...link } = near
  for (const hit of [town(1, 0), town(0, 1)]) expect((await ask(searchTowns([hit]), 'imam ali')).near).toEqual(link)
  expect((await ask(searchTowns([town(0, 0)]), 'imam ali')).near).toBeNull()
  expect(await ask(searchTowns([]), 'imam ali')).toMatchObject({ total: 0, near: link })
  expect((await ask(searchTowns([], []), 'imam ali')).near).toBeNull()
})

test('“near” asks for the landmark whatever else is called so, with the price as a filter', async () => {
  const { near } = await ask(searchTowns([town(0, 0)]), 'hotel near imam ali under 50,000')
  expect(near).toMatchObject({ isAsked: true, path: '/properties?near=landmark-1&maxPrice=50000' })
})

test('a search whose landmarks cannot be read is still a search', async () => {
  const search = createSiteSearch({
    many: async () => [],
    findNames: async () => names,
    findLandmarks: async () => {
      throw new Error('no database')
    },
  })
  expect(await ask(search, 'imam ali')).toMatchObject({ total: 0, near: null })
})

test('a sentence that nothing fulfils is still said to be understood, and that nothing fulfils it', async () => {
  const found = await ask(searchTowns([]), 'concert this weekend for 2 people')
  expect(found.understood).toMatchObject({ kind: 'event', topic: 'concert', adults: 2 })
  expect(found.understood.dates).not.toBeNull()
  expect(found.relaxed).toEqual(['filters'])
})
