import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { FilterItem } from '../../../domain/search/search-filter.ts'
import { toDay } from '../../../domain/time/day.ts'

/** A hit, as far as rows are made of it: fields by their paths, texts in the reader's language. */
export type HitReader = {
  /** A text with what matches marked. */
  marked(path: string): string
  get<T>(path: string): T
}

type Price = { amount: number; currency: Currency }

/** The text at the end of a row. */
export type Aside =
  | { price: Price | null; before?: Price; isPerNight?: true; isFrom?: true }
  | { percent: number }
  | { properties: number }
  | { businesses: number }
  | { startsAt: string }
  | { publishedOn: string }

type Kind = {
  /** Texts, named without their locale: the title is implied. */
  texts: string[]
  /** The short texts that, beside the title, say what it is and where: shown or not, they are weighed. */
  facts: string[]
  fields: string[]
  /** The long text that is quoted where the title does not say why it was found. */
  quoted?: string
  /** Leaves out what has ended. */
  current?: (now: Date) => FilterItem
  toPath: (hit: HitReader, id: number) => string
  toAside: (hit: HitReader) => Aside
}

export const soldOutField = 'isSoldOut'

const priced = ({ get }: HitReader): Aside => ({ price: get<Price | null>('price') })
/** Crossed out before it where something is taken off. */
const reduced = ({ get }: HitReader): { price: Price; before?: Price } => {
  const [price, before] = [get<Price>('price'), get<Price | null | undefined>('priceBefore')]
  return before && before.amount > price.amount ? { price, before } : { price }
}
const today = (now: Date): number => Number(toDay(now).replaceAll('-', ''))
const notBefore = (key: string) => (now: Date) => ({ key, operation: '>=', value: today(now) })

export const kinds: Record<SearchIndexName, Kind> = {
  location: {
    texts: ['city'],
    facts: ['city'],
    fields: ['properties'],
    toPath: (_, id) => `/properties?location=${id}`,
    toAside: ({ get }) => ({ properties: get('properties') }),
  },
  property: {
    texts: ['type.title', 'location.title'],
    facts: ['type.title', 'location.title'],
    fields: ['price', 'priceBefore'],
    quoted: 'description',
    toPath: (_, id) => `/properties/${id}`,
    toAside: (hit) => ({ ...reduced(hit), isPerNight: true }),
  },
  activity: {
    texts: ['subtitle', 'location.title'],
    facts: ['location.title'],
    fields: ['price', soldOutField],
    quoted: 'content',
    toPath: (_, id) => `/activity/${id}`,
    toAside: priced,
  },
  event: {
    texts: ['venue', 'location.title'],
    facts: ['venue', 'location.title'],
    fields: ['startsAt', soldOutField],
    current: (now) => ({ key: 'endsTime', operation: '>=', value: Math.floor(now.getTime() / 1000) }),
    toPath: (_, id) => `/events/${id}`,
    toAside: ({ get }) => ({ startsAt: get('startsAt') }),
  },
  tourism: {
    texts: ['destination', 'location.title'],
    facts: ['destination', 'location.title', 'category.title', 'type.title'],
    fields: ['price', 'category.key', 'type.key', soldOutField],
    quoted: 'description',
    current: notBefore('lastDay'),
    toPath: ({ get }, id) => `/tourism-packages/${get('category.key')}/${get('type.key')}/${id}`,
    toAside: priced,
  },
  discount: {
    texts: ['business.title', 'location.title'],
    facts: ['business.title', 'business.type.title', 'location.title', 'business.address'],
    fields: ['percent'],
    quoted: 'description',
    current: notBefore('endsDay'),
    toPath: (_, id) => `/discounts/${id}`,
    toAside: ({ get }) => ({ percent: get('percent') }),
  },
  business_type: {
    texts: [],
    facts: [],
    fields: ['businesses'],
    toPath: (_, id) => `/discounts/categories/${id}`,
    toAside: ({ get }) => ({ businesses: get('businesses') }),
  },
  umrah: {
    texts: ['type.title', 'location.title'],
    facts: ['type.title', 'location.title'],
    fields: ['price', soldOutField],
    quoted: 'description',
    current: notBefore('lastDay'),
    toPath: (_, id) => `/umrah/${id}`,
    toAside: priced,
  },
  offer: {
    texts: ['location.title', 'offeredBy'],
    facts: ['location.title', 'offeredBy', 'flight.from', 'flight.to'],
    fields: ['price', 'priceBefore', soldOutField],
    quoted: 'description',
    current: notBefore('endsDay'),
    toPath: (_, id) => `/offers/${id}`,
    toAside: reduced,
  },
  visa: {
    texts: ['countryName', 'location.title'],
    facts: ['countryName', 'location.title'],
    fields: ['price'],
    quoted: 'description',
    toPath: (_, id) => `/visa-permits/${id}`,
    toAside: priced,
  },
  discount_package: {
    texts: [],
    facts: [],
    fields: ['price'],
    quoted: 'description',
    toPath: (_, id) => `/packages#package-${id}`,
    toAside: ({ get }) => ({ price: get<Price>('price'), isFrom: true }),
  },
  article: {
    texts: ['summary'],
    facts: ['places.title'],
    fields: ['publishedOn'],
    quoted: 'body',
    toPath: (_, id) => `/article?id=${id}`,
    toAside: ({ get }) => ({ publishedOn: get('publishedOn') }),
  },
}

/** The order of kinds that answer equally well. */
export const kindNames = Object.keys(kinds) as SearchIndexName[]

export const isKind = (name: string): name is SearchIndexName => Object.hasOwn(kinds, name)
