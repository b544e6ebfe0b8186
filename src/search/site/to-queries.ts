import type { SearchQuery } from '../../contract/search.ts'
import type { SiteQuery } from '../../contract/site-search.ts'
import { toFilter } from '../../domain/search/search-filter.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { kindNames, searchedKinds } from './searched-kinds.ts'
import { shownQuery } from './shown-query.ts'
import { withoutCountry } from './without-country.ts'
import { withoutOpinions } from './without-opinions.ts'
import { withoutQuestion } from './without-question.ts'

/** A text as one query for each kind. Kinds other than the requested one answer with their number of hits, and how well they fit. */
export function toQueries(
  { q, kind, page, limit }: SiteQuery,
  locale: Locale,
  now: Date,
  matchingStrategy: 'all' | 'last' = 'last',
): SearchQuery[] {
  const asked = withoutQuestion(q)
  return kindNames.map((name) => {
    const { current } = searchedKinds[name]
    const isPaged = kind === name
    return {
      ...shownQuery(name, locale),
      q: name === 'location' ? withoutCountry(asked) : withoutOpinions(asked),
      limit: kind === null || isPaged ? limit : 1,
      offset: isPaged ? (page - 1) * limit : 0,
      matchingStrategy,
      ...(current && { filter: toFilter([current(now)]) }),
    }
  })
}
