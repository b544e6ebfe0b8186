import type { SearchAnswer } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import { hasMark, isMarkedWhole } from '../../domain/search/highlight.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { suffixes } from '../../domain/text/suffixes.ts'
import { type RowTexts, textAt } from './row-texts.ts'
import { countSaid, endsInLetter } from './said.ts'
import { searchedKinds } from './searched-kinds.ts'

/** How well the best of a group answers. `said`: how many of several words its short texts say, or the name of its section; each makes up for a typing error. */
export type Fit = {
  isNamed: boolean
  isWhole: boolean
  isWholeTitle: boolean
  missing: number
  typos: number
  said: number
  isCalledSo: boolean
  isSpelt: boolean
}

/** `isAskedFor`: a word of the query names its section. */
export function toFit(
  { indexUid, hits: [hit] }: SearchAnswer<SearchIndexName>,
  row: RowTexts | undefined,
  locale: Locale,
  q: string,
  isAskedFor: boolean,
): Fit {
  const { exactName, exactness, words, typo } = hit?._rankingScoreDetails ?? {}
  const count = words?.maxMatchingWords ?? 0
  const facts = searchedKinds[indexUid].facts.map((path) => textAt(hit?._formatted, path + suffixes[locale]))
  const missing = count - (words?.matchingWords ?? 0)
  const titled = endsInLetter(q) ? 0 : (exactName?.titledWords ?? 0)
  const isWholeTitle = row !== undefined && isMarkedWhole(row.title)
  return {
    // A remote search without such a rule at least reports an exact attribute.
    isNamed: exactName ? exactName.score === 1 : exactness?.matchType === 'exactMatch',
    isWhole: isWholeTitle || (row !== undefined && isMarkedWhole(row.line)),
    isWholeTitle,
    missing: endsInLetter(q) ? Math.max(0, missing - 1) : missing,
    typos: typo?.typoCount ?? 0,
    said: row && count > 1 ? Math.max(titled, countSaid([row.title, ...facts], count, isAskedFor)) : 0,
    isSpelt: exactness?.matchType !== undefined && (exactness.matchingWords ?? 1) > 0,
    // A governorate is called as its capital is, too.
    isCalledSo: titled > 0 || hasMark((row?.title ?? '') + (indexUid === 'location' ? row?.line : '')),
  }
}

/** A word that is missing is worse than one that only sounds like it. */
const missingCost = 4

/** The bonus of several query words with no other word in the title. */
const wholeTitleGain = 2

const costOf = ({ missing, typos, said, isWholeTitle }: Fit): number =>
  missing * missingCost + typos - said - (isWholeTitle && said > 1 ? wholeTitleGain : 0)

export function compareFits(one: Fit, two: Fit): number {
  return (
    Number(two.isNamed) - Number(one.isNamed) ||
    costOf(one) - costOf(two) ||
    one.missing - two.missing ||
    one.typos - two.typos ||
    Number(two.isCalledSo && two.isSpelt) - Number(one.isCalledSo && one.isSpelt) ||
    Number(two.isCalledSo) - Number(one.isCalledSo)
  )
}

/** From so many typing errors on a place is a guess, and comes after hits with the words themselves. */
const guessed = 2

type RankedKind = { kind: SearchIndexName; total: number; fit: Fit }

/** It is called so, and nothing else that has as many of the words is called so with fewer typing errors. */
export const isPlaceMeant = ({ fit }: RankedKind, groups: readonly RankedKind[]): boolean =>
  fit.isWhole &&
  fit.missing === 0 &&
  groups.every(
    (other) =>
      other.total === 0 ||
      other.kind === 'location' ||
      other.fit.missing > 0 ||
      fit.isNamed ||
      (!other.fit.isNamed &&
        (other.fit.typos >= fit.typos || (!other.fit.isCalledSo && (fit.typos < guessed || other.fit.typos > 0)))),
  )
