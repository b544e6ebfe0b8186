import type { SearchHit, SearchIndexName } from './search-hits.ts'

/** A search as the search service takes it (Meilisearch's names). */
export type SearchRequest = {
  q?: string
  filter?: string
  sort?: string[]
  matchingStrategy?: 'last' | 'all'
  attributesToSearchOn?: string[]
  limit?: number
  offset?: number
  facets?: string[]
  attributesToRetrieve?: string[]
  attributesToHighlight?: string[]
  attributesToCrop?: string[]
  cropLength?: number
  highlightPreTag?: string
  highlightPostTag?: string
  showRankingScore?: boolean
  showRankingScoreDetails?: boolean
}

export type SearchQuery<Index extends SearchIndexName = SearchIndexName> = SearchRequest & { indexUid: Index }

/** `_formatted` repeats the hit with what matches marked; `_rankingScore` says how well it matches, from 0 to 1. */
export type FoundHit<Index extends SearchIndexName> = SearchHit<Index> & {
  _formatted?: Record<string, unknown>
  _rankingScore?: number
  /** In metres, where the order is that of the distance. */
  _geoDistance?: number
  _rankingScoreDetails?: RankingDetails
}

/** The scores behind the order of hits, as far as kinds are compared by them. */
export type RankingDetails = {
  /** By Safar's own engine: 1 where the title is the query itself. */
  exactName?: { score: number; titledWords?: number }
  words?: { matchingWords: number; maxMatchingWords: number }
  typo?: { typoCount: number }
  exactness?: { matchType?: string; matchingWords?: number }
}

/** Searches several indexes. Throws where nothing could be learnt. */
export type SearchMany = (queries: SearchQuery[]) => Promise<SearchAnswer<SearchIndexName>[]>

export type SearchAnswer<Index extends SearchIndexName> = {
  indexUid: Index
  hits: FoundHit<Index>[]
  query: string
  estimatedTotalHits: number
  facetDistribution?: Record<string, Record<string, number>>
  facetStats?: Record<string, { min: number; max: number }>
}
