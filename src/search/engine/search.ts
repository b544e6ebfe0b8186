import { clearArena } from './arena.ts'
import { keepDistinct } from './distinct.ts'
import { countFacet } from './facets.ts'
import type { SearchableFields } from './fields.ts'
import type { Language } from './language.ts'
import { createMatcher } from './matcher.ts'
import { parseQuery } from './parse-query.ts'
import type { Hit, Query, QueryResult } from './query.ts'
import type { QueryReader, QueryTerms } from './query-terms.ts'
import { matchedTerms, typosOf } from './ranking.ts'
import { recentDocumentOf } from './recent-documents.ts'
import { type Scale, scoreDetailsOf, scoreOf } from './score.ts'
import { countWord, type LiveSegment, matchSegments, type Ranked, rank, type SegmentResult } from './search-segments.ts'
import type { Settings } from './settings.ts'
import { distanceFrom } from './sort-rule.ts'

type Searching = {
  living: readonly LiveSegment[]
  query: Query
  reader: QueryReader
  language: Language
  settings: Settings
  fields: SearchableFields
}

/** A search that found nothing good is tried as it would have been typed on another keyboard. */
export function searchLiving(searching: Searching): QueryResult {
  const { language, query } = searching
  clearArena()
  const asTyped = attempt(searching, query.q)
  if (query.q === '' || !language.retyped || asTyped.isGood) return present(searching, asTyped)
  for (const q of language.retyped(query.q)) {
    const other = attempt(searching, q)
    if (other.isGood) return present(searching, other)
  }
  return present(searching, asTyped)
}

function attempt({ living, query, reader, language, settings, fields }: Searching, q: string) {
  const canBePrefix = settings.prefixSearch !== 'disabled'
  const frequencyOf = (word: string): number => countWord(living, word)
  const isThere = (word: string): boolean => frequencyOf(word) > 0
  const parsed = parseQuery(q, language, { canBePrefix, stopWords: reader.stopWords, isThere })
  const queryTerms = reader.toQueryTerms(parsed.terms, fields.names(), query.searchOn, frequencyOf)
  const parts = matchSegments(living, query, parsed, queryTerms, language, settings)
  return { queryTerms, parts, isGood: parsed.terms.length > 0 && parts.some(hasGoodHit) }
}

/** All words are there, and none of them by its sound alone. */
function hasGoodHit({ match, foremost }: SegmentResult): boolean {
  if (!match) return true
  const all = match.terms.length
  return foremost.some((doc) => matchedTerms(match, doc).length === all && typosOf(match, doc) <= all)
}

function toScale({ terms, typosOf }: QueryTerms, settings: Settings, fields: SearchableFields): Scale {
  const { searchableAttributes, typoTolerance } = settings
  return {
    // Short words are forgiven nothing, but could have been two: as Meilisearch counts, one.
    typos: terms.map(({ isPhrase }, at) =>
      typoTolerance.enabled && !isPhrase ? Math.max(1, typosOf[at] as number) : 0,
    ),
    // Without an order of attributes, none of them scores below another.
    attributes: searchableAttributes.includes('*') ? 1 : fields.count(),
  }
}

function present(
  { query, language, settings, fields }: Searching,
  { parts, queryTerms }: ReturnType<typeof attempt>,
): QueryResult {
  const isScored = query.isScored || query.scoreThreshold > 0
  const scale: Scale | null = isScored ? toScale(queryTerms, settings, fields) : null
  const scored = ({ part, doc }: Ranked) => (scale ? scoreOf(part.match, part.rules, doc, scale) : 0)
  if (query.scoreThreshold > 0)
    for (const part of parts)
      for (const doc of part.found.toArray()) if (scored({ part, doc }) < query.scoreThreshold) part.found.drop(doc)
  let total = parts.reduce((sum, { found }) => sum + found.count(), 0)
  let ranked = rank(
    parts,
    query.distinct === null ? query.offset : 0,
    query.distinct === null ? query.offset + query.limit : total,
  )
  if (query.distinct !== null) {
    ranked = keepDistinct(ranked, query.distinct)
    total = ranked.length
    ranked = ranked.slice(query.offset, query.offset + query.limit)
  }
  const near = query.sort.find((sort) => 'near' in sort)
  const toHit = ({ part, doc }: Ranked): Hit => {
    const meters = near ? distanceFrom(part.segment, near.near, doc) : Number.NaN
    return {
      // Read when it is shown: a long list of hits is shown piece by piece.
      get document() {
        return recentDocumentOf(part.segment, doc)
      },
      score: scored({ part, doc }),
      details: scale ? scoreDetailsOf(part.match, part.rules, doc, scale) : {},
      distance: Number.isNaN(meters) ? null : Math.round(meters),
    }
  }
  return {
    hits: ranked.map(toHit),
    total,
    facets: Object.fromEntries(query.facets.map((attribute) => [attribute, countFacet(parts, attribute)])),
    matched: createMatcher(queryTerms, language, new Set(parts.flatMap(({ heard }) => heard))),
  }
}
