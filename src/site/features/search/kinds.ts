import type { SearchIndexName } from '../../../contract/search-hits.ts'
import type { SearchGroup } from '../../../contract/site-search.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { daysBetween } from '../../../domain/time/day.ts'

type Price = { amount: number; currency: Currency }

/** The text at the end of a row. */
export type Aside =
  | { price: Price | null; before?: Price; isPerNight?: true; isFrom?: true; nights?: number }
  | { percent: number }
  | { properties: number }
  | { businesses: number }
  | { startsAt: string }
  | { publishedOn: string }

/** A hit of one kind, as the search answers with it. */
export type HitOf<Kind extends SearchIndexName> = Extract<SearchGroup, { kind: Kind }>['hits'][number]

type Kind<Hit> = {
  /** The paths of the short texts beside the title. */
  line: string[]
  /** The path of the text that is quoted where these do not say why it was found. */
  quoted?: string
  toPath: (hit: Hit) => string
  toAside: (hit: Hit) => Aside
}

const priced = ({ price }: { price: Price | null }): Aside => ({ price })

type Reduced = { price: Price; priceBefore: Price | null }
/** Crossed out before it where something is taken off. */
const reduced = ({ price, priceBefore }: Reduced): { price: Price; before?: Price } =>
  priceBefore && priceBefore.amount > price.amount ? { price, before: priceBefore } : { price }

type FoundNights = NonNullable<HitOf<'property'>['stay']>

/** The nights and the party as the address of a stay has them. */
function toNights({ checkIn, checkOut, adults, childrenAges }: FoundNights): URLSearchParams {
  const params = new URLSearchParams({ checkIn, checkOut, adults: String(adults) })
  if (childrenAges.length > 0) params.set('children', String(childrenAges.length))
  for (const age of childrenAges) params.append('age', String(age))
  return params
}

export const kinds: { [Name in SearchIndexName]: Kind<HitOf<Name>> } = {
  location: {
    line: ['city'],
    toPath: ({ id }) => `/properties?location=${id}`,
    toAside: ({ properties }) => ({ properties }),
  },
  property: {
    line: ['type.title', 'location.title'],
    quoted: 'description',
    toPath: ({ id, stay }) => `/properties/${id}${stay ? `?${toNights(stay)}` : ''}`,
    toAside: ({ stay, ...hit }) =>
      stay
        ? { ...reduced(stay), nights: daysBetween(stay.checkIn, stay.checkOut) }
        : { ...reduced(hit), isPerNight: true },
  },
  activity: {
    line: ['subtitle', 'location.title'],
    quoted: 'content',
    toPath: ({ id }) => `/activity/${id}`,
    toAside: priced,
  },
  event: {
    line: ['venue', 'location.title'],
    toPath: ({ id }) => `/events/${id}`,
    toAside: ({ startsAt }) => ({ startsAt }),
  },
  tourism: {
    line: ['destination', 'location.title'],
    quoted: 'description',
    toPath: ({ category, type, id }) => `/tourism-packages/${category.key}/${type.key}/${id}`,
    toAside: priced,
  },
  discount: {
    line: ['business.title', 'location.title'],
    quoted: 'description',
    toPath: ({ id }) => `/discounts/${id}`,
    toAside: ({ percent }) => ({ percent }),
  },
  business_type: {
    line: [],
    toPath: ({ id }) => `/discounts/categories/${id}`,
    toAside: ({ businesses }) => ({ businesses }),
  },
  umrah: {
    line: ['type.title', 'location.title'],
    quoted: 'description',
    toPath: ({ id }) => `/umrah/${id}`,
    toAside: priced,
  },
  offer: {
    line: ['location.title', 'offeredBy'],
    quoted: 'description',
    toPath: ({ id }) => `/offers/${id}`,
    toAside: reduced,
  },
  visa: {
    line: ['countryName', 'location.title'],
    quoted: 'description',
    toPath: ({ id }) => `/visa-permits/${id}`,
    toAside: priced,
  },
  discount_package: {
    line: [],
    quoted: 'description',
    toPath: ({ id }) => `/packages#package-${id}`,
    toAside: ({ price }) => ({ price, isFrom: true }),
  },
  article: {
    line: ['summary'],
    quoted: 'body',
    toPath: ({ id }) => `/article?id=${id}`,
    toAside: ({ publishedOn }) => ({ publishedOn }),
  },
}

export const isKind = (name: string): name is SearchIndexName => Object.hasOwn(kinds, name)
