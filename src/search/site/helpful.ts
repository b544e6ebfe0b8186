import type { SearchIndexName } from '../../contract/search-hits.ts'
import { hasMark } from '../../domain/search/highlight.ts'
import type { RankedGroup, RankedGroups, RankedHit } from './rank-groups.ts'

const countWords = ({ hits: [best] }: RankedGroup): number =>
  best?.hit._rankingScoreDetails?.words?.maxMatchingWords ?? 1

const isMarked = ({ row: { title, line } }: RankedHit): boolean => hasMark(title + line)

/** The short texts of its best hit say all that was asked. */
export function isSaid(group: RankedGroup): boolean {
  const { fit, hits } = group
  const [best] = hits
  if (fit.isNamed || fit.isWholeTitle) return true
  const count = countWords(group)
  return count < 2 ? fit.isCalledSo || (best !== undefined && isMarked(best)) : fit.said >= count
}

/** Below what a sentence asks for: every word in its short texts, as it is spelt. */
export const isHelpfulAside = (group: RankedGroup): boolean =>
  group.fit.missing === 0 && group.fit.typos === 0 && isSaid(group)

/**
 * Whether the best hit of a group would help: it has as many of the words as any other kind, and where another kind says them as they are spelt, it does
 * not only sound like them, or tell of them in a long text.
 */
function isHelpful(group: RankedGroup, groups: readonly RankedGroup[]): boolean {
  const { fit, isSection, isPlace } = group
  if (isSection || isPlace || fit.isNamed) return true
  const missing = Math.min(...groups.map((other) => other.fit.missing))
  if (fit.missing > missing) return false
  const whole = groups.filter((other) => other.fit.missing === missing)
  const isSpelt = whole.some((other) => other.fit.typos === 0 && isSaid(other))
  if (isSpelt && fit.typos > 0) return false
  return countWords(group) < 2 || isSaid(group) || !whole.some(isSaid)
}

/** Hits that only tell of the words in a long text leave a group whose best hit is called so. */
function keepMarked(group: RankedGroup): RankedGroup {
  const [best] = group.hits
  if (!best || group.isSection || !isSaid(group) || !isMarked(best)) return group
  return { ...group, hits: group.hits.filter(isMarked) }
}

/** The groups without those that would not help. The requested kind is shown whole. */
export function keepHelpful(found: RankedGroups, kind: SearchIndexName | null): RankedGroups {
  const groups = found.groups
    .filter((group) => group.kind === kind || isHelpful(group, found.groups))
    .map((group) => (group.kind === kind ? group : keepMarked(group)))
  return { ...found, groups, total: groups.reduce((sum, { total }) => sum + total, 0) }
}
