import type { SearchIndexName } from '../../contract/search-hits.ts'
import type { FilterItem } from '../../domain/search/search-filter.ts'
import { toDay } from '../../domain/time/day.ts'

type SearchedKind = {
  /** The short texts of a row beside its title, named without their locale. */
  texts: string[]
  /** The short texts that, beside the title, say what it is and where: shown or not, they are weighed. */
  facts: string[]
  /** The long text that is quoted where the title does not say why it was found. */
  quoted?: string
  /** Leaves out what has ended. */
  current?: (now: Date) => FilterItem
}

const today = (now: Date): number => Number(toDay(now).replaceAll('-', ''))
const notBefore = (key: string) => (now: Date) => ({ key, operation: '>=', value: today(now) })

export const searchedKinds: Record<SearchIndexName, SearchedKind> = {
  location: { texts: ['city'], facts: ['city'] },
  property: {
    texts: ['type.title', 'location.title'],
    facts: ['type.title', 'location.title'],
    quoted: 'description',
  },
  activity: { texts: ['subtitle', 'location.title'], facts: ['location.title'], quoted: 'content' },
  event: {
    texts: ['venue', 'location.title'],
    facts: ['venue', 'location.title'],
    current: (now) => ({ key: 'endsTime', operation: '>=', value: Math.floor(now.getTime() / 1000) }),
  },
  tourism: {
    texts: ['destination', 'location.title'],
    facts: ['destination', 'location.title', 'category.title', 'type.title'],
    quoted: 'description',
    current: notBefore('lastDay'),
  },
  discount: {
    texts: ['business.title', 'location.title'],
    facts: ['business.title', 'business.type.title', 'location.title', 'business.address'],
    quoted: 'description',
    current: notBefore('endsDay'),
  },
  business_type: { texts: [], facts: [] },
  umrah: {
    texts: ['type.title', 'location.title'],
    facts: ['type.title', 'location.title'],
    quoted: 'description',
    current: notBefore('lastDay'),
  },
  offer: {
    texts: ['location.title', 'offeredBy'],
    facts: ['location.title', 'offeredBy', 'flight.from', 'flight.to'],
    quoted: 'description',
    current: notBefore('endsDay'),
  },
  visa: {
    texts: ['countryName', 'location.title'],
    facts: ['countryName', 'location.title'],
    quoted: 'description',
  },
  discount_package: { texts: [], facts: [], quoted: 'description' },
  article: { texts: ['summary'], facts: ['places.title'], quoted: 'body' },
}

/** The order of kinds that answer equally well. */
export const kindNames = Object.keys(searchedKinds) as SearchIndexName[]
