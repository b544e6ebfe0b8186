import { toQuery } from '../../../client/call/search.ts'
import { isWholeMatch } from '../../../client/call/search-match.ts'
import type { RankingDetails, SearchAnswer, SearchQuery } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import { toPlaceName } from '../../../domain/map/place-name.ts'
import { hasMark, markEnd, markStart, toParts } from '../../../domain/search/highlight.ts'
import { sections as allSections, findSections } from '../../../domain/search/sections.ts'
import { foldName } from '../../../domain/text/fold-name.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { suffixes } from '../../../domain/text/suffixes.ts'
import { searchText } from '../../../i18n/messages/search.ts'
import type { StaySearchText } from '../../../i18n/messages/stay-search.ts'
import type { Landmark } from '../landmarks/near-place.ts'
import type { ChosenPlace } from './chosen-place.ts'

/** `title` and `line` carry the marks of what matches. */
export type StaySuggestion = {
  key: string
  title: string
  line: string
  choice: { place: ChosenPlace } | { to: string } | 'near-me'
}

type Hit = {
  id: number
  _formatted?: Record<string, unknown>
  _rankingScoreDetails?: RankingDetails
} & Record<string, unknown>

const marked = { highlightPreTag: markStart, highlightPostTag: markEnd }

export function toStayQueries(q: string, locale: Locale): SearchQuery[] {
  const [title, city, address] = ['title', 'city', 'address'].map((name) => name + suffixes[locale]) as [
    string,
    string,
    string,
  ]
  const shown = (texts: string[]) => ({
    attributesToRetrieve: ['id', ...texts],
    attributesToHighlight: texts,
    ...marked,
  })
  // “Hotel” and “near” are in too many addresses to say anything of a place.
  const name = toPlaceName(q) || q
  return [
    toQuery('location', {
      q: name,
      limit: 2,
      ...shown([title, city]),
      showRankingScoreDetails: true,
    }),
    toQuery('property', { q: name, limit: 6, ...shown([title, address]) }),
  ]
}

type SearchHits = { locations: readonly Hit[]; properties: readonly Hit[]; landmarks: readonly Landmark[] }

export const toHits = (answers: SearchAnswer<SearchIndexName>[]): Pick<SearchHits, 'locations' | 'properties'> => ({
  locations: (answers[0]?.hits ?? []) as unknown as Hit[],
  properties: (answers[1]?.hits ?? []) as unknown as Hit[],
})

const maxStays = 3
const plain = (text: string): string => toParts(text).join('')

/** The airport of Najaf says so itself. */
const toTitleWithTown = (title: string, location: Landmark['location']): string =>
  !location || title.includes(location.title) ? title : `${title} · ${location.title}`

/** Other sections of Safar: typing a section's name means it. Stays are searched anyway. */
function toSectionSuggestions(q: string, locale: Locale, t: StaySearchText) {
  const found = findSections(q).flatMap(({ key, how }) => {
    const { path } = allSections[key]
    const title = searchText[locale].kinds[key]
    return path && key !== 'property' ? [{ how, one: { key, title, line: t.section, choice: { to: path } } }] : []
  })
  const of = (wanted: 'named' | 'begun') => found.filter(({ how }) => how === wanted).map(({ one }) => one)
  return { named: of('named'), begun: of('begun').slice(0, maxBegun) }
}

const maxBegun = 2

/** An article that is typed is a beginning, too, before it is one (`فندق الر`). */
const begins = (title: string, typed: string): boolean =>
  title.toLowerCase().startsWith(typed.toLowerCase()) || foldName(title).startsWith(foldName(typed))

const formatted = (hit: Hit, name: string, locale: Locale) => String(hit._formatted?.[name + suffixes[locale]] ?? '')

/** Areas of a town, each once, from the addresses in which they match. */
function toAreas(properties: readonly Hit[], locale: Locale, t: StaySearchText): StaySuggestion[] {
  const areas = new Map<string, StaySuggestion>()
  for (const hit of properties) {
    const parts = formatted(hit, 'address', locale).split(/\s*[,،]\s*/)
    // The town stands last, and is suggested as itself.
    const area = parts.slice(0, -1).findLast(hasMark)
    if (!area) continue
    const text = plain(area)
    const line = [t.area, plain(parts.at(-1) ?? '')].join(' · ')
    areas.set(text, {
      key: `area ${text}`,
      title: area,
      line,
      choice: { place: { text, field: { name: 'q', value: text } } },
    })
  }
  return [...areas.values()]
}

/**
 * Exact names first, then governorates, landmarks, areas of a town, and properties by their names. Where the text names a section of the site,
 * nothing else is guessed.
 */
export function toStaySuggestions(
  { locations, properties, landmarks }: SearchHits,
  locale: Locale,
  t: StaySearchText,
  q = '',
): StaySuggestion[] {
  const sections = toSectionSuggestions(q, locale, t)
  const of = (hit: Hit, name: string) => formatted(hit, name, locale)
  const areas = toAreas(properties, locale, t)
  const toGovernorate = (hit: Hit): StaySuggestion => {
    const text = plain(of(hit, 'title'))
    const place = { text, field: { name: 'location', value: String(hit.id) } }
    const city = of(hit, 'city')
    const line = plain(city) === text ? t.governorate : `${t.governorate} · ${city}`
    return { key: `location ${hit.id}`, title: of(hit, 'title'), line, choice: { place } }
  }
  const isLandmarkNamed = landmarks.some(({ isNamed }) => isNamed)
  const isSection = sections.named.length > 0
  const wanted = q.trim()
  // One word alone says too little, and may be all that is typed yet of a place.
  const isBegun = (hit: Hit) => wanted.includes(' ') && begins(plain(of(hit, 'title')), wanted)
  const toStay = (hit: Hit): StaySuggestion => {
    const town = plain(
      of(hit, 'address')
        .split(/\s*[,،]\s*/)
        .at(-1) ?? '',
    )
    return {
      key: `stay ${hit.id}`,
      title: of(hit, 'title'),
      line: `${t.stay} · ${town}`,
      choice: { to: `/properties/${hit.id}` },
    }
  }
  const stays = properties.filter((hit) => isBegun(hit) || hasMark(of(hit, 'title'))).slice(0, maxStays)
  const isGuessed = (hit: Hit) => (hit._rankingScoreDetails?.typo?.typoCount ?? 0) > 0
  const isMeant = (hit: Hit) => isWholeMatch(hit._rankingScoreDetails)
  return [
    ...sections.named,
    ...stays.filter(isBegun).map(toStay),
    ...locations.filter(isMeant).map(toGovernorate),
    ...landmarks
      .filter(({ isNamed }) => isNamed || !isSection)
      .map(({ key, title, location }): StaySuggestion => {
        const place = { text: title, field: { name: 'near', value: key } }
        return { key, title: toTitleWithTown(title, location), line: t.landmark, choice: { place } }
      }),
    ...locations
      .filter((hit) => !isMeant(hit) && !isSection && !(isLandmarkNamed && isGuessed(hit)))
      .map(toGovernorate),
    ...sections.begun,
    ...(isSection ? [] : areas.slice(0, 2)),
    ...stays.filter((hit) => !isBegun(hit)).map(toStay),
  ]
}
