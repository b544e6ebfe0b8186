import type { FoundHit, SearchAnswer } from '../../contract/search.ts'
import type { SearchIndexName } from '../../contract/search-hits.ts'
import {
  sections as allSections,
  findSections,
  findSectionsWithin,
  type SectionKey,
} from '../../domain/search/sections.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { compareFits, type Fit, isPlaceMeant, toFit } from './fit.ts'
import { type RowTexts, toRowTexts } from './row-texts.ts'
import { kindNames } from './searched-kinds.ts'

type Answer = SearchAnswer<SearchIndexName>
type Hit = FoundHit<SearchIndexName>

export type RankedHit = { hit: Hit; row: RowTexts }
/** `isSection`: its section is called as the query says. `isPlace`: the query names a governorate. */
export type RankedGroup = {
  kind: SearchIndexName
  total: number
  hits: RankedHit[]
  fit: Fit
  isSection: boolean
  isPlace: boolean
}

type Ranked = Omit<RankedGroup, 'isSection' | 'isPlace'>

/** `isTown`: a town is called just so. `sections`: parts of the site that are called as the query says, or nearly so. */
export type RankedGroups = {
  total: number
  isTown: boolean
  /** The best hit of the first kind is called just so. */
  isNamed: boolean
  sections: SectionKey[]
  groups: RankedGroup[]
}

/** Kinds in order: a named section first, then a named place with its things in the usual order, else the kind with the best hit. */
export function rankGroups(
  answers: readonly Answer[],
  locale: Locale,
  q = answers[0]?.query ?? '',
  kind: SearchIndexName | null = null,
): RankedGroups {
  const within = findSectionsWithin(q)
  const groups = answers.map((answer): Ranked => {
    const { indexUid, estimatedTotalHits } = answer
    const fitting = indexUid === kind ? answer.hits : keepFitting(answer, answers)
    const hits = fitting.map((hit) => ({ hit, row: toRowTexts(indexUid, hit, locale) }))
    const fit = toFit(answer, hits[0]?.row, locale, q, within.includes(indexUid))
    return { kind: indexUid, total: estimatedTotalHits, hits, fit }
  })
  const sections = findSections(q)
  const isSection = ({ kind }: Ranked): boolean =>
    sections.some(({ key, how }) => how === 'named' && (allSections[key].within ?? key) === kind)
  const place = groups.find(({ kind, total }) => kind === 'location' && total > 0)
  const isPlace = place !== undefined && isPlaceMeant(place, groups)
  const compare = (one: Ranked, two: Ranked): number =>
    Number(isSection(two)) - Number(isSection(one)) ||
    (isPlace ? 0 : compareFits(one.fit, two.fit)) ||
    kindNames.indexOf(one.kind) - kindNames.indexOf(two.kind)
  const shown = groups
    .filter(({ total }) => total > 0)
    .sort(compare)
    .map((group) => ({ ...group, isSection: isSection(group), isPlace: isPlace && group.kind === 'location' }))
  return {
    isNamed: shown[0]?.fit.isNamed === true && shown[0].fit.missing === 0,
    isTown: place !== undefined && place.fit.missing === 0 && place.fit.typos === 0,
    total: shown.reduce((sum, { total }) => sum + total, 0),
    sections: sections.filter(({ key }) => allSections[key].path !== null).map(({ key }) => key),
    groups: shown,
  }
}

const wordsOf = (hit: Hit | undefined): number => hit?._rankingScoreDetails?.words?.matchingWords ?? 0

/** How many words the best hit has; none, if it is a mere guess. */
const bestOf = ({ hits: [hit] }: Answer): number =>
  (hit?._rankingScoreDetails?.typo?.typoCount ?? 0) > wordsOf(hit) ? 0 : wordsOf(hit)

/** A kind whose best hit lacks words comes after kinds whose best hit has them. */
function keepFitting(answer: Answer, answers: readonly Answer[]): Hit[] {
  const others = answers.filter((other) => other !== answer).map(bestOf)
  const min = Math.min(bestOf(answer), Math.max(0, ...others))
  return answer.hits.filter((hit) => wordsOf(hit) >= min)
}
