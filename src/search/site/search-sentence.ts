import type { SearchMany } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { SiteQuery, SiteSearch } from '../../contract/site-search.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { isHelpfulAside } from './helpful.ts'
import { type RankedGroups, rankGroups } from './rank-groups.ts'
import { type Attempt, toAttempts } from './sentence-attempts.ts'
import type { SentenceSearch } from './sentence-filter.ts'
import { findSentenceKinds } from './sentence-kinds.ts'
import { toSentenceQuery } from './sentence-query.ts'
import { toQueries } from './to-queries.ts'

export type FoundSentence = RankedGroups & Pick<SiteSearch, 'relaxed'>

type SentenceRequest = { query: SiteQuery; search: SentenceSearch; locale: Locale }

/** Searches what a sentence says. Null where nothing comes near it: then it is only text. */
export async function searchSentence(many: SearchMany, asked: SentenceRequest): Promise<FoundSentence | null> {
  const { query, search, locale } = asked
  const kinds = query.kind ? [query.kind] : findSentenceKinds(search.understood)
  for (const attempt of toAttempts(search, kinds)) {
    const toQuery = (kind: SearchIndexName) => toSentenceQuery(kind, { ...asked, attempt })
    const answers = await many(kinds.map(toQuery))
    const ranked = rankGroups(answers, locale, search.understood.rest, query.kind)
    if (ranked.total === 0) continue
    const hasAside =
      kinds.length === 1 && attempt.relaxed.length === 0 && (attempt.words !== '' || search.understood.topic !== null)
    const groups = [...ranked.groups.map(keepBest(attempt)), ...(hasAside ? await findAside(many, asked, kinds) : [])]
    return {
      ...ranked,
      groups,
      total: groups.reduce((sum, { total }) => sum + total, 0),
      relaxed: [...attempt.relaxed],
    }
  }
  return null
}

type Group = RankedGroups['groups'][number]

/** A name is searched with any of its words: then only what has the most of them is shown. */
const keepBest =
  ({ isName }: Attempt) =>
  (group: Group): Group => {
    const wordsOf = (one: Group['hits'][number] | undefined) => one?.hit._rankingScoreDetails?.words?.matchingWords ?? 0
    const max = wordsOf(group.hits[0])
    return isName ? { ...group, hits: group.hits.filter((one) => wordsOf(one) === max) } : group
  }

/** Other kinds stand below, and only with what says every word. */
async function findAside(
  many: SearchMany,
  { query, search, locale }: SentenceRequest,
  kinds: readonly SearchIndexName[],
): Promise<Group[]> {
  const queries = toQueries(query, locale, search.now, 'all').filter(({ indexUid }) => !kinds.includes(indexUid))
  const { groups } = rankGroups(await many(queries), locale, query.q)
  return groups.filter(isHelpfulAside)
}
