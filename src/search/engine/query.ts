import type { Filter } from './filter.ts'
import type { Token } from './language.ts'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type Document = { [name: string]: Json }

export type Sort = { attribute: string; descending: boolean } | { near: [number, number]; descending: boolean }

/** A search that has been checked: every attribute may be used as it is here, every number is in range. */
export type Query = {
  /** Empty: every document. */
  q: string
  offset: number
  limit: number
  filter: Filter | null
  sort: Sort[]
  /** Attributes whose values are counted over everything found. */
  facets: string[]
  distinct: string | null
  matchingStrategy: 'last' | 'all' | 'frequency'
  /** Null: all searchable ones. Names may be patterns (`title*`, `author.*`). */
  searchOn: string[] | null
  /** 0 to 1; what scores less is left out. */
  scoreThreshold: number
  /** Whether hits are scored; without, every score is 0. */
  isScored: boolean
}

/** The query that asks for nothing in particular: what a caller wants is said beside it. */
export const everything: Query = {
  q: '',
  offset: 0,
  limit: 20,
  filter: null,
  sort: [],
  facets: [],
  distinct: null,
  matchingStrategy: 'last',
  searchOn: null,
  scoreThreshold: 0,
  isScored: false,
}

export type ScoreDetails = Record<string, Record<string, Json>>

export type Hit = {
  readonly document: Document
  /** 0 to 1. */
  score: number
  details: ScoreDetails
  /** Meters, where the query sorts by distance. */
  distance: number | null
}

export type QueryResult = {
  hits: Hit[]
  /** The number of all matches, distinct ones counted once. */
  total: number
  facets: Record<string, { counts: Map<string, number>; stats: { min: number; max: number } | null }>
  /** How many UTF-16 units of a token's text, from its start, are matched by the query; 0: not at all. For highlighting. */
  matched(token: Token, text: string): number
}
