import { parseFrame } from '../../../domain/map-frame.ts'
import { type SearchInput, toQuery } from '../../api/search.ts'
import { type PropertyQuery, toFilterItems } from './property-filters.ts'

/** What the search is asked for a query. `ids`: only these, where it is known what is free. */
export const toSearchQuery = (query: PropertyQuery, ids: number[] | undefined, more: SearchInput) =>
  toQuery('property', {
    q: query.q,
    filter: toFilterItems(query),
    anyOf: { key: 'type.id', values: query.type },
    frame: query.frame === null ? null : parseFrame(query.frame),
    ids,
    ...more,
  })
