import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import type { SearchHit } from '../../../contract/search-hits.ts'
import { decimals, roundAmount, toMajor } from '../../../domain/money/money.ts'
import { countNights, type Stay } from '../../../domain/stays/stay.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import type { PropertyQuery } from './property-filters.ts'

/** How old a child is taken to be until its age is said: one that has a place of its own and pays. The stay's page asks. */
export const ageUnsaid = 8

export type FreeSearch = Stay & { adults: number; childrenAges: number[] }

type FreePrice = Ok<'GET /user/properties/free/prices'>['prices'][number]
type Price = FreePrice['price']

/** The price of a stay: in total, and an average night; `before` the property's discount, where it has one. */
export type StayPrice = { price: Price; before?: Price; night?: { price: Price; before?: Price; note: string } }
/** Without a price its rooms have just gone. `note`: for how long and how many. */
export type ShownStayPrice = (StayPrice | { price: null }) & { note: string }

/** The nights and the party, with missing parts filled in like on a property's own page. Null without days. */
export function toSearchedStay({ checkIn, checkOut, adults, children, age }: PropertyQuery): FreeSearch | null {
  if (!checkIn || !checkOut) return null
  const childrenAges = Array.from({ length: children ?? 0 }, (_, index) => age[index] ?? ageUnsaid)
  return { checkIn, checkOut, adults: adults ?? (children ? 1 : 2), childrenAges }
}

export type FreeIds = Ok<'GET /user/properties/free'>

/** The ids of free, full and closed properties for a query; undefined without days. Queries for the same stay are one call. */
export function rememberFree({ call }: Pick<SiteContext, 'call'>) {
  const known = new Map<string, Promise<FreeIds>>()
  return async (asked: PropertyQuery): Promise<FreeIds | undefined> => {
    const query = toSearchedStay(asked)
    if (!query) return undefined
    const key = JSON.stringify(query)
    const found = known.get(key) ?? call('GET /user/properties/free', { query })
    known.set(key, found)
    return found
  }
}

/** The call's limit: a page of a list. */
const pricedAtOnce = 20

function toStayPrice({ price, priceBefore }: FreePrice, nights: number, note: string): StayPrice {
  const before = priceBefore.amount > price.amount ? priceBefore : undefined
  const ofNight = (whole: Price): Price => ({ ...whole, amount: toAverage(whole, nights) })
  // The total of one night says it already.
  const night = nights > 1 ? { price: ofNight(price), ...(before && { before: ofNight(before) }), note } : undefined
  return { price, ...(before && { before }), ...(night && { night }) }
}

const toAverage = ({ amount, currency }: Price, nights: number): number =>
  toMajor({ amount: roundAmount((amount * 10 ** decimals[currency]) / nights), currency })

/** By the id of a stay: what all of it costs, and for how long and how many. */
export async function findStayPrices(
  { call, locale }: Pick<SiteContext, 'call' | 'locale'>,
  searched: FreeSearch,
  shown: readonly { id: number; facts?: SearchHit<'property'>['facts'] }[],
): Promise<(id: number) => ShownStayPrice> {
  const t = propertiesText[locale]
  const ids = shown.map(({ id }) => id)
  const byId = new Map<number, StayPrice>()
  const nights = countNights(searched)
  // One after the other: a map of prices must not keep all connections busy.
  for (let from = 0; from < ids.length; from += pricedAtOnce) {
    const query = { ...searched, ids: ids.slice(from, from + pricedAtOnce) }
    const { prices } = await call('GET /user/properties/free/prices', { query })
    for (const listed of prices) byId.set(listed.id, toStayPrice(listed, nights, t.perNightOnAverage))
  }
  const note = t.forStay(t.nights(nights), t.guests(searched.adults + searched.childrenAges.length))
  const { taxesIncluded, feeApart } = familyText[locale]
  const withFee = new Set(shown.flatMap(({ id, facts }) => (facts && facts.rules.feeAtArrival > 0 ? [id] : [])))
  // Its rooms may have been booked since the list was made.
  return (id) => {
    const found = byId.get(id)
    return found
      ? { ...found, note: t.forStay(note, withFee.has(id) ? feeApart : taxesIncluded) }
      : { price: null, note: t.gone }
  }
}
