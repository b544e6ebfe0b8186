import type { SearchQuery } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { SiteQuery } from '../../contract/site-search.ts'
import { toFilter } from '../../domain/search/search-filter.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { suffixes } from '../../domain/text/suffixes.ts'
import { toSettings } from '../content/settings.ts'
import { searchedKinds } from './searched-kinds.ts'
import type { Attempt } from './sentence-attempts.ts'
import { type SentenceSearch, toSentenceFilter } from './sentence-filter.ts'
import { toSentenceSort } from './sentence-sort.ts'
import { shownQuery } from './shown-query.ts'

type SentenceRequest = { query: SiteQuery; search: SentenceSearch; attempt: Attempt; locale: Locale }

export function toSentenceQuery(
  kind: SearchIndexName,
  { query, search, attempt, locale }: SentenceRequest,
): SearchQuery {
  const { current, facts } = searchedKinds[kind]
  const asked = { ...search, relaxed: attempt.relaxed }
  const q = attempt.isName ? query.q : toWords(kind, search, attempt)
  const sort = toSentenceSort(kind, asked, q)
  const filter = [toFilter(current ? [current(search.now)] : []), toSentenceFilter(kind, asked)]
  return {
    ...shownQuery(kind, locale),
    q,
    filter: filter.filter(Boolean).join(' AND '),
    ...(sort.length > 0 && { sort }),
    ...(q !== '' &&
      !attempt.isName && {
        matchingStrategy: 'all' as const,
        attributesToSearchOn: toAttributes(kind, facts, search, attempt),
      }),
    limit: query.limit,
    offset: query.kind === kind ? (query.page - 1) * query.limit : 0,
  }
}

const section = 'section'
const inAllLocales = (path: string): string[] => Object.values(suffixes).map((suffix) => path + suffix)

/** All things of a kind have the words of their section: they say nothing where the kind was read. */
function toAttributes(
  kind: SearchIndexName,
  facts: readonly string[],
  { understood }: SentenceSearch,
  { isByNames }: Pick<Attempt, 'isByNames'>,
): string[] {
  const own = isByNames
    ? ['title', ...facts].flatMap(inAllLocales)
    : toSettings(kind).searchableAttributes.filter((name) => name !== section)
  return understood.kind ? own : [...own, section]
}

/** The words that are searched: those that were not read, and what the reading has of words. */
function toWords(
  kind: SearchIndexName,
  { understood: { topic, travel } }: SentenceSearch,
  { words, relaxed }: Attempt,
): string {
  if (relaxed.includes('filters')) return words
  const trip = kind === 'offer' ? [travel?.from, travel?.to] : kind === 'tourism' ? [travel?.to] : []
  return [words, topic?.replaceAll('-', ' '), ...trip.map((code) => code?.replaceAll('-', ' '))]
    .filter(Boolean)
    .join(' ')
}
