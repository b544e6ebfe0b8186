import type { SearchMany } from '../../contract/search.ts'
import type { SiteQuery } from '../../contract/site-search.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { isSaid, keepHelpful } from './helpful.ts'
import { type RankedGroups, rankGroups } from './rank-groups.ts'
import { endsInLetter } from './said.ts'
import { toQueries } from './to-queries.ts'

type Frame = { locale: Locale; now: Date }

/** Searches a text. Where something is called as all of its words say, only what has all of them is shown; else what has most. */
export async function searchWords(many: SearchMany, query: SiteQuery, { locale, now }: Frame): Promise<RankedGroups> {
  const find = async (strategy: 'all' | 'last') =>
    keepHelpful(
      rankGroups(await many(toQueries(query, locale, now, strategy)), locale, query.q, query.kind),
      query.kind,
    )
  // The beginning of a word is no word that could be missing.
  if (endsInLetter(query.q)) return find('last')
  const whole = await find('all')
  return whole.groups.some((group) => group.isSection || isSaid(group)) ? whole : find('last')
}
