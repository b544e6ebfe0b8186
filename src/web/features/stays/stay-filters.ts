import type { Day } from '../../../domain/day.ts'
import { toLatinDigits } from '../../../domain/digits.ts'
import { partyLimits } from '../../../domain/party.ts'
import type { FilterItem } from '../../../domain/search-filter.ts'
import {
  guestsOf,
  nightsOf,
  type PlanFault,
  parsePlan,
  planNames,
  readParam,
  type StayPlan,
  toPlanQuery,
} from './stay-plan.ts'

export const staySorts = [
  'price-asc',
  'price-desc',
  'rating-desc',
  'rating-asc',
  'discount-desc',
  'discount-asc',
] as const
export type StaySort = (typeof staySorts)[number]

export const leastRatings = [3, 3.5, 4, 4.5] as const

/** Everything by which stays are looked for; what is null or empty does not filter. */
export type StayWish = StayPlan & {
  /** Of the children, as far as they are said. */
  age: number[]
  q: string
  location: number | null
  type: number | null
  stars: number[]
  minPrice: number | null
  maxPrice: number | null
  bedType: number | null
  features: number[]
  rating: number | null
  sort: StaySort | null
}

export type StayField = keyof StayWish
export type StayFault = PlanFault | 'price' | 'below'
export type StayFaults = Partial<Record<StayField, StayFault>>

/** The ids that exist. */
export type Known = Record<'location' | 'type' | 'bedType' | 'features', { has(id: number): boolean }>

export const longestQuery = 200
const mostDinars = 1_000_000_000

/** What the address asks for. A value that makes no sense is left out, and named. */
export function parseWish(params: URLSearchParams, known: Known, today: Day): { wish: StayWish; faults: StayFaults } {
  const { plan, faults: planFaults } = parsePlan(params, today)
  const faults: StayFaults = { ...planFaults }
  const one = <T>(name: StayField, fault: StayFault, parse: (text: string) => T | null): T | null => {
    const text = readParam(params, name)
    const value = text === '' ? null : parse(text)
    if (text !== '' && value === null) faults[name] = fault
    return value
  }
  const listed = (name: 'stars' | 'features' | 'age', isKnown: (value: number) => boolean): number[] => {
    const given = params.getAll(name).map((text) => toLatinDigits(text.trim()))
    const values = given.filter((text) => text !== '').map(toNumber)
    const found = values.filter((value) => value !== null && isKnown(value)) as number[]
    if (found.length < values.length) faults[name] = 'unknown'
    return found
  }
  const several = (name: 'stars' | 'features', isKnown: (id: number) => boolean): number[] =>
    [...new Set(listed(name, isKnown))].sort((a, b) => a - b)
  const idOf = (name: keyof Known) => (text: string) => {
    const id = toNumber(text)
    return id !== null && known[name].has(id) ? id : null
  }
  const wish: StayWish = {
    ...plan,
    age: listed('age', (age) => age <= partyLimits.age.max).slice(0, plan.children ?? 0),
    q: (params.get('q') ?? '').trim().slice(0, longestQuery),
    location: one('location', 'unknown', idOf('location')),
    type: one('type', 'unknown', idOf('type')),
    stars: several('stars', (stars) => stars >= 1 && stars <= 5),
    minPrice: one('minPrice', 'price', toDinars),
    maxPrice: one('maxPrice', 'price', toDinars),
    bedType: one('bedType', 'unknown', idOf('bedType')),
    features: several('features', (id) => known.features.has(id)),
    rating: one('rating', 'unknown', (text) => leastRatings.find((rating) => String(rating) === text) ?? null),
    sort: one('sort', 'unknown', (text) => staySorts.find((sort) => sort === text) ?? null),
  }
  if (wish.minPrice !== null && wish.maxPrice !== null && wish.maxPrice < wish.minPrice) {
    faults.maxPrice = 'below'
    wish.maxPrice = null
  }
  return { wish, faults }
}

const toNumber = (text: string): number | null => (/^\d{1,10}$/.test(text) ? Number(text) : null)

/** `75000`, `75,000`, `75.000` and `75٬000` are the same price: dinars have no fractions. */
function toDinars(text: string): number | null {
  const plain = /^\d{1,3}([\s,.٬،]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text
  const dinars = toNumber(plain)
  return dinars !== null && dinars <= mostDinars ? dinars : null
}

const is = (key: string, operation: string, value: number | null): FilterItem => ({ key, operation, value })

export const toFilterItems = (wish: StayWish): FilterItem[] => [
  is('location.id', '=', wish.location),
  is('type.id', '=', wish.type),
  // For days, what is free then says more.
  is('sleeps', '>=', nightsOf(wish) === null ? guestsOf(wish) : null),
  is('priceIqd', '>=', wish.minPrice),
  is('priceIqd', '<=', wish.maxPrice),
  is('bedTypes', '=', wish.bedType),
  is('rating', '>=', wish.rating),
  ...wish.features.map((id) => is('features', '=', id)),
  ...toStarItems(wish.stars),
]

/** Conditions are joined with AND, so “3 or 5” is said as “from 3 to 5, and not 4”. */
function toStarItems(stars: number[]): FilterItem[] {
  if (stars.length === 0) return []
  const [least, most] = [Math.min(...stars), Math.max(...stars)]
  const between = [1, 2, 3, 4, 5].filter((star) => star > least && star < most && !stars.includes(star))
  return [is('stars', '>=', least), is('stars', '<=', most), ...between.map((star) => is('stars', '!=', star))]
}

const attributes = { price: 'priceIqd', rating: 'rating', discount: 'discount' }

/** Without a wish the best rated come first; who looks for words gets what fits them best. */
export function toSort({ sort, q }: StayWish): string[] {
  if (!sort) return q ? [] : ['rating:desc', 'ratingCount:desc']
  const [by, direction] = sort.split('-') as [keyof typeof attributes, string]
  return [`${attributes[by]}:${direction}`, ...(by === 'rating' ? [] : ['rating:desc']), 'ratingCount:desc']
}

/** In the order in which they stand in an address. */
const names: readonly StayField[] = [
  'location',
  'q',
  ...planNames,
  'age',
  'type',
  'stars',
  'minPrice',
  'maxPrice',
  'bedType',
  'features',
  'rating',
  'sort',
]

/** The one address of a wish. */
export function toStaysPath(wish: StayWish): string {
  const params = new URLSearchParams()
  for (const name of names)
    for (const value of [wish[name]].flat()) if (value !== null && value !== '') params.append(name, String(value))
  return params.size > 0 ? `/properties?${params}` : '/properties'
}

/** What goes along to a stay's page. */
export const toStayQuery = (wish: StayWish): string => toPlanQuery(wish) + wish.age.map((age) => `&age=${age}`).join('')

/** Whether it asks for more than a place. */
export const isNarrowed = (wish: StayWish): boolean =>
  toStaysPath(wish) !== toStaysPath({ ...emptyWish, location: wish.location })

export const emptyWish: StayWish = {
  q: '',
  location: null,
  checkIn: null,
  checkOut: null,
  adults: null,
  children: null,
  age: [],
  type: null,
  stars: [],
  minPrice: null,
  maxPrice: null,
  bedType: null,
  features: [],
  rating: null,
  sort: null,
}
