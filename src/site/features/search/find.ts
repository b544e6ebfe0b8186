import { suffixes, toQuery } from '../../../client/call/search.ts'
import type { SearchAnswer, SearchQuery } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import {
  sections as allSections,
  findSections,
  findSectionsWithin,
  type SectionKey,
} from '../../../domain/search/sections.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Landmark } from '../landmarks/meant-landmark.ts'
import { toNearPath } from '../landmarks/near-path.ts'
import { type Aside, type HitReader, kindNames, kinds, soldOutField } from './kinds.ts'
import { hasPrice, type PriceQuery, toPriceFilter, toPriceRules } from './price-query.ts'
import { countSaid, endsInLetter } from './said.ts'
import type { SearchPageQuery } from './search-address.ts'
import { hasMark, isMarkedWhole, markEnd, markStart } from './suggestions/highlight.ts'
import { withoutCountry } from './without-country.ts'
import { withoutOpinions } from './without-opinions.ts'
import { withoutQuestion } from './without-question.ts'

/** `title`, `line` and `quote` carry the marks of what matches. */
export type Row = {
  id: number
  to: string
  title: string
  line: string
  quote?: string
  picture: { url: string; width: number; height: number }
  aside: Aside
  isSoldOut?: true
}

export type Group = { kind: SearchIndexName; total: number; rows: Row[] }
/** `near`: what the query names, if one can stay near it. `sections`: parts of the site that are called as the query says, or nearly so. */
export type SearchResults = {
  total: number
  near: NearLink | null
  sections: SectionKey[]
  groups: Group[]
  /** The query says this of the price. */
  price?: PriceQuery
}
export type NearLink = { to: string; place: string; town: string }

export const pageSize = 20
const quotedLength = 16

/** One request for all kinds. Other kinds than the requested one return their number of hits, and how well they fit. */
export function toQueries(
  { q, kind, page }: SearchPageQuery,
  locale: Locale,
  now: Date,
  overview = 6,
  price: PriceQuery | null = null,
): SearchQuery[] {
  const asked = withoutQuestion(price ? price.rest : q)
  return kindNames.filter(price?.bounds ? hasPrice : () => true).map((name) => {
    const { texts, fields, facts, quoted, current } = kinds[name]
    const local = (path: string) => path + suffixes[locale]
    const shown = ['title', ...texts].map(local)
    const quotes = quoted ? [local(quoted)] : []
    const paging = kind === null ? { limit: overview } : kind === name ? { limit: pageSize, page } : { limit: 1 }
    return toQuery(name, {
      q: name === 'location' ? withoutCountry(asked) : withoutOpinions(asked),
      ...paging,
      ...(price && hasPrice(name) && toPriceRules(price, ['title', ...facts])),
      filter: [...(current ? [current(now)] : []), ...(price && hasPrice(name) ? toPriceFilter(price) : [])],
      attributesToRetrieve: ['id', ...shown, ...fields, 'picture.url', 'picture.width', 'picture.height'],
      attributesToHighlight: [...new Set([...shown, ...facts.map(local), ...quotes])],
      attributesToCrop: quotes.map((path) => `${path}:${quotedLength}`),
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      showRankingScoreDetails: true,
    })
  })
}

/** How well the best of a group answers. `said`: how many of several words its short texts say, or the name of its section; each makes up for a typing error. */
type Fit = {
  isNamed: boolean
  isWhole: boolean
  isWholeTitle: boolean
  missing: number
  typos: number
  said: number
  isCalledSo: boolean
  isSpelt: boolean
}

type Ranked = Group & { fit: Fit }
type Answer = SearchAnswer<SearchIndexName>
type Hit = Answer['hits'][number]

/** Kinds in order: a named section first, then a named place with its things in the usual order, else the kind with the best hit. */
export function toFound(
  answers: SearchAnswer<SearchIndexName>[],
  locale: Locale,
  q = answers[0]?.query ?? '',
  landmark: Landmark | null = null,
  kind: SearchIndexName | null = null,
): SearchResults {
  const within = findSectionsWithin(q)
  const groups = answers.map((answer): Ranked => {
    const hits = answer.indexUid === kind ? answer.hits : keepFitting(answer, answers)
    const rows = hits.map((hit) => toRow(answer.indexUid, hit, locale))
    const fit = toFit(answer, rows[0], locale, q, within.includes(answer.indexUid))
    return { kind: answer.indexUid, total: answer.estimatedTotalHits, rows, fit }
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
  const isTown = place !== undefined && place.fit.missing === 0 && place.fit.typos === 0
  return {
    near: landmark && !isTown ? toNearLink(landmark) : null,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    sections: sections.filter(({ key }) => allSections[key].path !== null).map(({ key }) => key),
    groups: groups
      .filter(({ total }) => total > 0)
      .sort(compare)
      .map(({ fit, ...group }) => group),
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

const toNearLink = ({ key, title, location }: Landmark): NearLink => ({
  to: toNearPath(key),
  place: title,
  town: location?.title ?? '',
})

function toFit(
  { indexUid, hits: [hit] }: Answer,
  row: Row | undefined,
  locale: Locale,
  q: string,
  isAskedFor: boolean,
): Fit {
  const { exactName, exactness, words, typo } = hit?._rankingScoreDetails ?? {}
  const count = words?.maxMatchingWords ?? 0
  const facts = kinds[indexUid].facts.map((path) => String(at(hit?._formatted, path + suffixes[locale]) ?? ''))
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

function compareFits(one: Fit, two: Fit): number {
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

/** It is called so, and nothing else that has as many of the words is called so with fewer typing errors. */
const isPlaceMeant = ({ fit }: Ranked, groups: readonly Ranked[]): boolean =>
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

function toRow(kind: SearchIndexName, hit: SearchAnswer<SearchIndexName>['hits'][number], locale: Locale): Row {
  const { texts, quoted, toPath, toAside } = kinds[kind]
  const local = (path: string) => path + suffixes[locale]
  const field: HitReader = {
    get: <T>(path: string) => at(hit, path) as T,
    marked: (path) => String(at(hit._formatted ?? hit, local(path)) ?? ''),
  }
  const title = field.marked('title')
  const line = [...new Set(texts.map(field.marked))].filter((text) => text && text !== title).join(' · ')
  const quote = quoted && !hasMark(title + line) ? field.marked(quoted) : ''
  return {
    id: hit.id,
    to: toPath(field, hit.id),
    title,
    line,
    ...(hasMark(quote) ? { quote } : {}),
    picture: hit.picture,
    aside: toAside(field),
    ...(field.get<boolean | undefined>(soldOutField) && { isSoldOut: true as const }),
  }
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
