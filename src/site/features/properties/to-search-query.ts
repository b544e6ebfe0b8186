import { type SearchInput, toQuery } from '../../../client/call/search.ts'
import { parseFrame } from '../../../domain/map/map-frame.ts'
import type { Day } from '../../../domain/time/day.ts'
import { type PropertyQuery, toFilterItems } from './property-filters.ts'

export type PropertySearchInput = {
  query: PropertyQuery
  /** Only these, where availability is known. */
  ids?: number[]
  today: Day
}

/** The search request of a query. */
export const toSearchQuery = ({ query, ids, today }: PropertySearchInput, more: SearchInput) =>
  toQuery('property', {
    q: query.q,
    filter: toFilterItems(query, today),
    anyOf: { key: 'type.id', values: query.type },
    frame: query.frame === null ? null : parseFrame(query.frame),
    ids,
    ...more,
  })
