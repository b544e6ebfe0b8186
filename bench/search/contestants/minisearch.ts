import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { stopList } from '../../../src/domain/reviews/stop-list.ts'
import { toSettings } from '../../../src/search/content/settings.ts'
import type { Contestant } from '../contestant.ts'
import type { PropertyDocument } from '../documents.ts'
import { keepDocuments } from '../kept-documents.ts'
import { type Column, pageSize, type Request } from '../queries.ts'

const dropped = new Set(stopList)

const index = new MiniSearch<PropertyDocument>({
  fields: toSettings('property').searchableAttributes,
  storeFields: [],
  extractField: (document, name) =>
    name.split('.').reduce((value, part) => (value as Record<string, unknown>)[part], document as unknown) as string,
  processTerm: (term) => {
    const word = term.toLowerCase()
    return dropped.has(word) ? null : word
  },
})

/** Only what a column needs: it is quickest so. */
const options: Record<Column, SearchOptions> = {
  exact: {},
  prefix: { prefix: true },
  'one typo': { fuzzy: 0.2 },
  'two words': { combineWith: 'AND' },
  'filter, sort, page': {},
  'filter, word': {},
}

let documentAt: (at: number) => PropertyDocument
let stars = new Uint8Array()
let prices = new Uint32Array()
let locations = new Uint8Array()

const toFilter = (request: Request): SearchOptions['filter'] => {
  const { stars: wanted = 0, location = 0, price: [from, to] = [0, Number.POSITIVE_INFINITY] } = request
  return Object.keys(request).length === 0
    ? undefined
    : ({ id }) => {
        const price = prices[id] as number
        return (
          (!wanted || stars[id] === wanted) && (!location || locations[id] === location) && price >= from && price <= to
        )
      }
}

const byPrice = (one: SearchResult, two: SearchResult): number =>
  (prices[one.id] as number) - (prices[two.id] as number) || one.id - two.id

export const contestant: Contestant = {
  build(documents) {
    // Ids begin with one.
    stars = Uint8Array.from([0, ...documents.map((document) => document.stars ?? 0)])
    prices = Uint32Array.from([0, ...documents.map(({ priceIqd }) => priceIqd)])
    locations = Uint8Array.from([0, ...documents.map(({ location }) => location.id)])
    documentAt = keepDocuments(documents)
    index.addAll(documents)
  },
  search({ column, q, filter, isSorted, offset }) {
    const found = index.search(q || MiniSearch.wildcard, { ...options[column], filter: toFilter(filter) })
    if (isSorted) found.sort(byPrice)
    return found.slice(offset, offset + pageSize).map(({ id }) => documentAt(id - 1)).length
  },
}
