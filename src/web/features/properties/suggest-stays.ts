import type { RankingDetails, SearchAnswer, SearchQuery } from '../../../contract/search.ts'
import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { toPlaceName } from '../../../domain/place-name.ts'
import type { StaySearchText } from '../../../i18n/messages/stay-search.ts'
import { suffixes, toQuery } from '../../api/search.ts'
import { isWholeMatch } from '../../api/search-match.ts'
import type { Landmark } from '../../near/meant-landmark.ts'
import { hasMark, markEnd, markStart, toParts } from '../../suggesting/marks.ts'
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

type Found = { locations: readonly Hit[]; properties: readonly Hit[]; landmarks: readonly Landmark[] }

export const toHits = (answers: SearchAnswer<SearchIndexName>[]): Pick<Found, 'locations' | 'properties'> => ({
  locations: (answers[0]?.hits ?? []) as unknown as Hit[],
  properties: (answers[1]?.hits ?? []) as unknown as Hit[],
})

const mostStays = 3
const plain = (text: string): string => toParts(text).join('')

/** The airport of Najaf says so itself. */
const toTitleWithTown = (title: string, location: Landmark['location']): string =>
  !location || title.includes(location.title) ? title : `${title} · ${location.title}`

/** Governorates, then what one may want to be near, then areas of a town, then stays by their names. */
export function toStaySuggestions(
  { locations, properties, landmarks }: Found,
  locale: Locale,
  t: StaySearchText,
): StaySuggestion[] {
  const of = (hit: Hit, name: string) => String(hit._formatted?.[name + suffixes[locale]] ?? '')
  const areas = new Map<string, StaySuggestion>()
  for (const hit of properties) {
    const parts = of(hit, 'address').split(/\s*[,،]\s*/)
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
  const toGovernorate = (hit: Hit): StaySuggestion => {
    const text = plain(of(hit, 'title'))
    const place = { text, field: { name: 'location', value: String(hit.id) } }
    const city = of(hit, 'city')
    const line = plain(city) === text ? t.governorate : `${t.governorate} · ${city}`
    return { key: `location ${hit.id}`, title: of(hit, 'title'), line, choice: { place } }
  }
  const isLandmarkNamed = landmarks.some(({ isNamed }) => isNamed)
  const isGuessed = (hit: Hit) => (hit._rankingScoreDetails?.typo?.typoCount ?? 0) > 0
  const isMeant = (hit: Hit) => isWholeMatch(hit._rankingScoreDetails)
  return [
    ...locations.filter(isMeant).map(toGovernorate),
    ...landmarks.map(({ key, title, location }): StaySuggestion => {
      const place = { text: title, field: { name: 'near', value: key } }
      return { key, title: toTitleWithTown(title, location), line: t.landmark, choice: { place } }
    }),
    ...locations.filter((hit) => !isMeant(hit) && !(isLandmarkNamed && isGuessed(hit))).map(toGovernorate),
    ...[...areas.values()].slice(0, 2),
    ...properties
      .filter((hit) => hasMark(of(hit, 'title')))
      .slice(0, mostStays)
      .map((hit): StaySuggestion => {
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
      }),
  ]
}
