import type { Understood } from '../../contract/understood.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { SentenceSubject } from './choose-kind.ts'
import type { Meaning, MeaningSpan } from './meaning.ts'

type PlaceSpan = MeaningSpan & { meaning: Extract<Meaning, { type: 'place' }> }
export type Places = {
  place: Understood['place']
  from: string | null
  to: string | null
  country: string | null
  /** The spans that were read, and of them those whose words stay in the text: towns. */
  read: readonly MeaningSpan[]
  searched: readonly MeaningSpan[]
}

const isPlace = (span: MeaningSpan): span is PlaceSpan => span.meaning.type === 'place'

/** What the places of a sentence are: the place of the things, the ends of a trip, the country of a visa. */
export function choosePlaces(spans: readonly MeaningSpan[], subject: SentenceSubject, locale: Locale): Places {
  const all = spans.filter(isPlace)
  const { kind, isFlight } = subject
  if (kind === 'visa') return chooseCountry(all)
  const isTrip = isFlight || kind === 'umrah' || kind === 'tourism'
  const isRoute = kind === null && all.length === 2 && all[1]?.meaning.way === 'to'
  const from = isTrip || isRoute ? findFrom(all, isFlight || isRoute) : undefined
  const to = findTo(
    all.filter((one) => one !== from),
    subject,
    isRoute,
  )
  // The end of a tour inside the country is its place as well.
  const goal =
    from && all.find((one) => one !== from && one.meaning.way === 'to' && one.meaning.entry.location !== null)
  const country = kind === 'tourism' ? all.find(({ meaning }) => meaning.entry.isCountry) : undefined
  const rest = all.filter((one) => one !== from && one !== to && one !== country && one.meaning.entry.location)
  const ids = new Set(rest.map(({ meaning }) => meaning.entry.location?.id))
  // One of two places would hide the other.
  const read = ids.size === 1 ? rest : []
  const [first] = read
  const location = first?.meaning.entry.location
  return {
    place: first && location ? { id: location.id, title: location.title[locale] } : null,
    from: from?.meaning.entry.code ?? null,
    to: (to ?? goal)?.meaning.entry.code ?? null,
    country: country?.meaning.entry.country ?? null,
    read: [from, to, country, ...read].filter((one) => one !== undefined),
    searched: read.filter(({ meaning }) => meaning.entry.isTown),
  }
}

function chooseCountry(all: readonly PlaceSpan[]): Places {
  const abroad = all.find(({ meaning }) => meaning.entry.country !== null)
  const country = abroad?.meaning.entry.country ?? null
  return { place: null, from: null, to: null, country, read: abroad ? [abroad] : [], searched: [] }
}

function findFrom(all: readonly PlaceSpan[], isBoth: boolean): PlaceSpan | undefined {
  const said = all.find(({ meaning }) => meaning.way === 'from')
  if (said || !isBoth) return said
  // `Baghdad Istanbul`, `Baghdad to Istanbul`: the first of two is where the trip begins.
  const [first, second] = all
  return first && second && first.meaning.way !== 'to' && second.meaning.way !== 'from' ? first : undefined
}

function findTo(
  others: readonly PlaceSpan[],
  { kind, isFlight }: SentenceSubject,
  isRoute: boolean,
): PlaceSpan | undefined {
  const isAbroad = ({ meaning }: PlaceSpan) => meaning.entry.location === null
  if (isFlight || isRoute)
    return others.find(({ meaning }) => meaning.way !== 'in' || isAbroad({ meaning } as PlaceSpan))
  if (kind === 'umrah' || kind === 'tourism') return others.find((one) => isAbroad(one) && !one.meaning.entry.isCountry)
  return undefined
}
