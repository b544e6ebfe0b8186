import { expect, test } from 'vitest'
import { createIndex } from '../engine/create-index.ts'
import { plain } from '../language/plain.ts'
import { searchOnce } from './search.ts'
import { createStore } from './store.ts'

const store = createStore({ createIndex, language: plain })
const own = store.own('hotels', plain, { filterableAttributes: ['stars'], pagination: { maxTotalHits: 3 } }, 'id')
own.index.put(
  Array.from({ length: 5 }, (_, id) => ({
    id: String(id),
    document: { id, name: `Hotel ${id}`, stars: (id % 3) + 3 },
  })),
)

test('the site searches without HTTP', () => {
  expect(searchOnce(store, { indexUid: 'hotels', q: 'hotel', limit: 2, attributesToRetrieve: ['id'] })).toMatchObject({
    hits: [{ id: expect.any(Number) }, { id: expect.any(Number) }],
    query: 'hotel',
    estimatedTotalHits: 3,
  })
})

test('no page reaches further than the settings allow', () => {
  const page = searchOnce(store, { indexUid: 'hotels', page: 2, hitsPerPage: 2 })
  expect(page).toMatchObject({ totalHits: 3, totalPages: 2 })
  expect(page.hits).toHaveLength(1)
  expect(searchOnce(store, { indexUid: 'hotels', offset: 100, limit: 100 }).hits).toEqual([])
  expect(searchOnce(store, { indexUid: 'hotels', limit: 1e300 }).hits).toHaveLength(3)
})

test('and is refused as anybody would be', () => {
  expect(() => searchOnce(store, { indexUid: 'nowhere' })).toThrow('Index `nowhere` not found.')
  expect(() => searchOnce(store, { indexUid: 'hotels', filter: 'name = x' })).toThrow(
    'Attribute `name` is not filterable',
  )
  expect(() => searchOnce(store, { indexUid: 'hotels', colour: 1 })).toThrow('Unknown field `colour`')
})
