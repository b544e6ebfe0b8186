import type { FilterItem } from '../../../domain/search/search-filter.ts'
import { type FamilyFact, familyFacts } from '../../../domain/stays/family-facts.ts'
import { toListFrame } from '../../../domain/stays/list-frame.ts'
import { partyLimits } from '../../../domain/stays/party.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { type Day, daysBetween } from '../../../domain/time/day.ts'
import type { NearPlace } from '../landmarks/near-place.ts'
import {
  countPlannedNights,
  guestsOf,
  type PlanError,
  parsePlan,
  planNames,
  readParam,
  type StayPlan,
  toPlanQuery,
} from './stay-plan.ts'

export const propertySorts = [
  'price-asc',
  'price-desc',
  'rating-desc',
  'rating-asc',
  'discount-desc',
  'discount-asc',
] as const
export type PropertySort = (typeof propertySorts)[number]

export const minRatings = [3, 3.5, 4, 4.5] as const

/** All filters of properties; null or empty ones do not filter. */
export type PropertyQuery = StayPlan & {
  /** The ages of the children, as far as they are given. */
  age: number[]
  q: string
  /** The key of a landmark: the nearest come first. */
  near: string | null
  /** The part of the map that it is limited to, as `toListFrame` has it. */
  frame: string | null
  /** How it is looked at, which keeps no stay away. */
  view: 'map' | null
  location: number | null
  /** Any of these kinds. */
  type: number[]
  /** All of what a family asks for. */
  family: FamilyFact[]
  /** Only what can still be cancelled for nothing. */
  cancel: 'free' | null
  stars: number[]
  minPrice: number | null
  maxPrice: number | null
  bedType: number | null
  features: number[]
  rating: number | null
  sort: PropertySort | null
}

export type PropertyField = keyof PropertyQuery
export type FilterError = PlanError | 'price' | 'below' | 'frame'
export type FilterErrors = Partial<Record<PropertyField, FilterError>>

/** The ids that exist. */
export type KnownIds = Record<'location' | 'type' | 'bedType' | 'features', { has(id: number): boolean }> & {
  /** The landmark that the address names, where there is one. */
  near: NearPlace | null
}

type IdName = Exclude<keyof KnownIds, 'near'>

export const maxPropertyQuery = 200
const maxDinars = 1_000_000_000

/** The filters of an address. Invalid values are left out, and named. */
export function parsePropertyQuery(
  params: URLSearchParams,
  known: KnownIds,
  today: Day,
): { query: PropertyQuery; errors: FilterErrors } {
  const { plan, errors: planErrors } = parsePlan(params, today)
  const errors: FilterErrors = { ...planErrors }
  const one = <T>(name: PropertyField, error: FilterError, parse: (text: string) => T | null): T | null => {
    const text = readParam(params, name)
    const value = text === '' ? null : parse(text)
    if (text !== '' && value === null) errors[name] = error
    return value
  }
  const listed = (name: 'type' | 'stars' | 'features' | 'age', isKnown: (value: number) => boolean): number[] => {
    const input = params.getAll(name).map((text) => toLatinDigits(text.trim()))
    const values = input.filter((text) => text !== '').map(toNumber)
    const found = values.filter((value) => value !== null && isKnown(value)) as number[]
    if (found.length < values.length) errors[name] = 'unknown'
    return found
  }
  const several = (name: 'type' | 'stars' | 'features', isKnown: (id: number) => boolean): number[] =>
    [...new Set(listed(name, isKnown))].sort((a, b) => a - b)
  const idOf = (name: IdName) => (text: string) => {
    const id = toNumber(text)
    return id !== null && known[name].has(id) ? id : null
  }
  const query: PropertyQuery = {
    ...plan,
    age: listed('age', (age) => age <= partyLimits.age.max).slice(0, plan.children ?? 0),
    q: (params.get('q') ?? '').trim().slice(0, maxPropertyQuery),
    near: one('near', 'unknown', (text) => (known.near?.key === text ? text : null)),
    frame: one('frame', 'frame', toListFrame),
    view: one('view', 'unknown', (text) => (text === 'map' ? text : null)),
    location: one('location', 'unknown', idOf('location')),
    type: several('type', (id) => known.type.has(id)),
    family: parseFamily(params, errors),
    cancel: one('cancel', 'unknown', (text) => (text === 'free' ? text : null)),
    stars: several('stars', (stars) => stars >= 1 && stars <= 5),
    minPrice: one('minPrice', 'price', toDinars),
    maxPrice: one('maxPrice', 'price', toDinars),
    bedType: one('bedType', 'unknown', idOf('bedType')),
    features: several('features', (id) => known.features.has(id)),
    rating: one('rating', 'unknown', (text) => minRatings.find((rating) => String(rating) === text) ?? null),
    sort: one('sort', 'unknown', (text) => propertySorts.find((sort) => sort === text) ?? null),
  }
  if (query.minPrice !== null && query.maxPrice !== null && query.maxPrice < query.minPrice) {
    errors.maxPrice = 'below'
    query.maxPrice = null
  }
  return { query, errors }
}

/** In one order, so that the same choice is one address. */
function parseFamily(params: URLSearchParams, errors: FilterErrors): FamilyFact[] {
  const asked = params.getAll('family').filter((text) => text.trim() !== '')
  if (asked.some((text) => !familyFacts.some((fact) => fact === text))) errors.family = 'unknown'
  return familyFacts.filter((fact) => asked.includes(fact))
}

const toNumber = (text: string): number | null => (/^\d{1,10}$/.test(text) ? Number(text) : null)

/** `75000`, `75,000`, `75.000` and `75٬000` are the same price: dinars have no fractions. */
function toDinars(text: string): number | null {
  const plain = /^\d{1,3}([\s,.٬،]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text
  const dinars = toNumber(plain)
  return dinars !== null && dinars <= maxDinars ? dinars : null
}

const is = (key: string, operation: string, value: number | null): FilterItem => ({ key, operation, value })

export const toFilterItems = (query: PropertyQuery, today: Day): FilterItem[] => [
  is('location.id', '=', query.location),
  // With days, availability says more.
  is('sleeps', '>=', countPlannedNights(query) === null ? guestsOf(query) : null),
  is('priceIqd', '>=', query.minPrice),
  is('priceIqd', '<=', query.maxPrice),
  is('bedTypes', '=', query.bedType),
  is('rating', '>=', query.rating),
  ...query.features.map((id) => is('features', '=', id)),
  is('freeDays', '<=', query.cancel && query.checkIn ? daysBetween(today, query.checkIn) : null),
  ...query.family.map((fact) => ({ key: 'family', operation: '=', value: fact })),
  ...toStarItems(query.stars),
]

/** Conditions are joined with AND, so “3 or 5” is said as “from 3 to 5, and not 4”. */
function toStarItems(stars: number[]): FilterItem[] {
  if (stars.length === 0) return []
  const [min, max] = [Math.min(...stars), Math.max(...stars)]
  const between = [1, 2, 3, 4, 5].filter((star) => star > min && star < max && !stars.includes(star))
  return [is('stars', '>=', min), is('stars', '<=', max), ...between.map((star) => is('stars', '!=', star))]
}

const attributes = { price: 'priceIqd', rating: 'rating', discount: 'discount' }

/** Without an order the best rated come first; who looks for words gets what fits them best. */
export function toSort({ sort, q, near }: PropertyQuery, place: NearPlace | null = null): string[] {
  if (!sort && near && place) return [`_geoPoint(${place.coordinates.latitude}, ${place.coordinates.longitude}):asc`]
  if (!sort) return q ? [] : ['rating:desc', 'ratingCount:desc']
  const [by, direction] = sort.split('-') as [keyof typeof attributes, string]
  return [`${attributes[by]}:${direction}`, ...(by === 'rating' ? [] : ['rating:desc']), 'ratingCount:desc']
}

/** In the order in which they stand in an address. */
const names: readonly PropertyField[] = [
  'location',
  'q',
  'near',
  ...planNames,
  'age',
  'type',
  'stars',
  'minPrice',
  'maxPrice',
  'bedType',
  'features',
  'family',
  'cancel',
  'rating',
  'sort',
  'view',
  'frame',
]

/** The parameters of a query, in the order of an address. */
export function toFields(query: PropertyQuery): { name: string; value: string }[] {
  const fields: { name: string; value: string }[] = []
  for (const name of names) {
    const asked = query[name]
    if (Array.isArray(asked)) for (const value of asked) fields.push({ name, value: String(value) })
    else if (asked !== null && asked !== '') fields.push({ name, value: String(asked) })
  }
  return fields
}

/** The one address of a query. */
export function toPropertiesPath(query: PropertyQuery): string {
  const params = new URLSearchParams(toFields(query).map(({ name, value }) => [name, value]))
  // A comma may stand in an address as it is: a frame has three.
  return params.size > 0 ? `/properties?${params.toString().replaceAll('%2C', ',')}` : '/properties'
}

/** The parameters that a property's page takes over. */
export const toDetailQuery = (query: PropertyQuery): string =>
  toPlanQuery(query) + query.age.map((age) => `&age=${age}`).join('')

/** Whether it asks for more than a place. */
export const isNarrowed = (query: PropertyQuery): boolean =>
  toPropertiesPath(query) !== toPropertiesPath({ ...emptyQuery, location: query.location })

export const emptyQuery: PropertyQuery = {
  q: '',
  near: null,
  frame: null,
  view: null,
  location: null,
  checkIn: null,
  checkOut: null,
  adults: null,
  children: null,
  age: [],
  type: [],
  family: [],
  cancel: null,
  stars: [],
  minPrice: null,
  maxPrice: null,
  bedType: null,
  features: [],
  rating: null,
  sort: null,
}
