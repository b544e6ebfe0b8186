import { z } from 'zod'
import type { SearchQuery } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import { type SiteQuery, shownHits } from '../../contract/site-search.ts'
import { markEnd, markStart } from '../../domain/search/highlight.ts'
import { toFilter } from '../../domain/search/search-filter.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { suffixes } from '../../domain/text/suffixes.ts'
import { hasPrice, type PriceQuery, toPriceFilter, toPriceRules } from './price-query.ts'
import { kindNames, searchedKinds } from './searched-kinds.ts'
import { withoutCountry } from './without-country.ts'
import { withoutOpinions } from './without-opinions.ts'
import { withoutQuestion } from './without-question.ts'

const quotedLength = 16

/** One query for each kind. Kinds other than the requested one answer with their number of hits, and how well they fit. */
export function toQueries(
  { q, kind, page, limit }: SiteQuery,
  locale: Locale,
  now: Date,
  price: PriceQuery | null = null,
): SearchQuery[] {
  const asked = withoutQuestion(price ? price.rest : q)
  return kindNames.filter(price?.bounds ? hasPrice : () => true).map((name) => {
    const { texts, facts, quoted, current } = searchedKinds[name]
    const local = (path: string) => path + suffixes[locale]
    const shown = ['title', ...texts].map(local)
    const quotes = quoted ? [local(quoted)] : []
    const filter = toFilter([
      ...(current ? [current(now)] : []),
      ...(price && hasPrice(name) ? toPriceFilter(price) : []),
    ])
    const isPaged = kind === name
    return {
      indexUid: name,
      q: name === 'location' ? withoutCountry(asked) : withoutOpinions(asked),
      limit: kind === null || isPaged ? limit : 1,
      offset: isPaged ? (page - 1) * limit : 0,
      ...(price && hasPrice(name) && toPriceRules(price, ['title', ...facts])),
      ...(filter && { filter }),
      attributesToRetrieve: retrieved[name],
      attributesToHighlight: [...new Set([...shown, ...facts.map(local), ...quotes])],
      attributesToCrop: quotes.map((path) => `${path}:${quotedLength}`),
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      showRankingScoreDetails: true,
    }
  })
}

/** The paths of a shape: of its objects, those of their fields. */
const pathsOf = (shape: z.ZodType, before = ''): string[] =>
  shape instanceof z.ZodObject
    ? Object.entries(shape.shape).flatMap(([name, inner]) =>
        pathsOf(inner as z.ZodType, before ? `${before}.${name}` : name),
      )
    : [before]

const retrieved = Object.fromEntries(kindNames.map((name) => [name, pathsOf(shownHits[name])])) as Record<
  SearchIndexName,
  string[]
>
