import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestClient, type TestClient } from './testing/service.ts'

let service: TestClient
beforeAll(async () => {
  service = await openTestClient()
})
afterAll(() => service.close())

const films = [
  { id: 1, title: 'How to Train Your Dragon: The Hidden World', kind: 'a' },
  { id: 2, title: 'Captain Marvel', kind: 'a' },
  { id: 3, title: 'Dragon', kind: 'b' },
  { id: 4, title: 'A long way', about: 'to the dragon', kind: 'b' },
]

async function fill(uid: string, settings: object) {
  const index = service.client.index<(typeof films)[number]>(uid)
  await index.updateSettings({ filterableAttributes: ['kind'], ...settings })
  await index.addDocuments(films).waitTask()
  return index
}

type Details = Record<string, Record<string, unknown>>
const byId = (hits: { id: number; _rankingScoreDetails?: unknown }[], id: number) =>
  hits.find((hit) => hit.id === id)?._rankingScoreDetails as Details

test('words score by how far they stand from their places in the query, attributes by their rank', async () => {
  const index = await fill('films', { searchableAttributes: ['title', 'about', 'kind'] })
  const two = await index.search('train dragon', { showRankingScoreDetails: true })
  expect(byId(two.hits, 1)).toEqual({
    words: { order: 0, matchingWords: 2, maxMatchingWords: 2, score: 1 },
    typo: { order: 1, typoCount: 0, maxTypoCount: 2, score: 1 },
    proximity: { order: 2, score: 0.75 },
    attributeRank: { order: 3, score: 1 },
    wordPosition: { order: 4, score: 17 / 21 },
    exactness: { order: 5, matchType: 'noExactMatch', matchingWords: 2, maxMatchingWords: 2, score: 1 / 3 },
  })
  const one = await index.search('dragon', { showRankingScoreDetails: true })
  expect(
    one.hits.map(({ id }) => [id, byId(one.hits, id).attributeRank?.score, byId(one.hits, id).wordPosition?.score]),
  ).toEqual([
    [3, 1, 1],
    [1, 1, 9 / 11],
    [4, 2 / 3, 9 / 11],
  ])
})

test('of a document that lacks words only those that it has are measured', async () => {
  const index = await fill('lacking', {})
  const { hits } = await index.search('dragon zzzzz', { showRankingScoreDetails: true })
  expect(byId(hits, 1)).toMatchObject({
    words: { matchingWords: 1, maxMatchingWords: 2, score: 0.5 },
    typo: { typoCount: 0, maxTypoCount: 1, score: 1 },
    proximity: { score: 1 },
    wordPosition: { score: 9 / 11 },
    exactness: { matchingWords: 1, maxMatchingWords: 1, score: 1 / 3 },
  })
})

test('a score, and what a threshold lets through, is the same whatever else is found', async () => {
  const index = await fill('filtered', {})
  const all = await index.search('dragon', { showRankingScore: true })
  for (const filter of ['kind = a', 'kind = b'])
    for (const hit of (await index.search('dragon', { showRankingScore: true, filter })).hits)
      expect(hit).toEqual(all.hits.find(({ id }) => id === hit.id))
  const passed = async (filter?: string) =>
    (await index.search('dragon', { rankingScoreThreshold: 0.95, filter })).hits.map(({ id }) => id)
  expect(await passed()).toEqual([3])
  expect(await passed('kind = a')).toEqual([])
})

test('nothing scores below one for its attribute where these have no order', async () => {
  const index = await fill('unordered', {})
  const { hits } = await index.search('dragon', { showRankingScore: true, showRankingScoreDetails: true })
  for (const { id } of hits) expect(byId(hits, id).attributeRank).toEqual({ order: 3, score: 1 })
  expect(hits[0]).toMatchObject({ id: 3, _rankingScore: 1 })
})

test('the old rule for attributes has one entry of its own', async () => {
  const index = await fill('old', {
    searchableAttributes: ['title', 'about'],
    rankingRules: ['words', 'attribute', 'exactness'],
  })
  const { hits } = await index.search('dragon', { showRankingScoreDetails: true })
  expect(byId(hits, 4)).toEqual({
    words: { order: 0, matchingWords: 1, maxMatchingWords: 1, score: 1 },
    attribute: {
      order: 1,
      attributeRankingOrderScore: 1 / 2,
      queryWordDistanceScore: 9 / 11,
      score: 9 / 22,
    },
    exactness: { order: 2, matchType: 'noExactMatch', matchingWords: 1, maxMatchingWords: 1, score: 1 / 3 },
  })
})
