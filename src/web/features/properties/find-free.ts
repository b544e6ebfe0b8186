import type { Ok } from '../../../contract/contract.ts'
import type { SearchHit } from '../../../contract/search-hits.ts'
import { countNights, type Stay } from '../../../domain/stay.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import type { SiteContext } from '../../context.ts'
import type { PropertyQuery } from './property-filters.ts'

/** How old a child is taken to be until its age is said: one that has a place of its own and pays. The stay's page asks. */
export const ageUnsaid = 8

export type SearchedStay = Stay & { adults: number; childrenAges: number[] }

type Price = Ok<'GET /user/properties/free/prices'>['prices'][number]['price']

/** Which nights and for whom, with what is left open filled in as on a stay's own page. Null: there are no days to look for. */
export function toSearchedStay({ checkIn, checkOut, adults, children, age }: PropertyQuery): SearchedStay | null {
  if (!checkIn || !checkOut) return null
  const childrenAges = Array.from({ length: children ?? 0 }, (_, place) => age[place] ?? ageUnsaid)
  return { checkIn, checkOut, adults: adults ?? (children ? 1 : 2), childrenAges }
}

/** The ids of what is free for a query; undefined where it names no days. Queries for the same stay are one call. */
export function rememberFree({ call }: Pick<SiteContext, 'call'>) {
  const known = new Map<string, Promise<number[]>>()
  return async (asked: PropertyQuery): Promise<number[] | undefined> => {
    const query = toSearchedStay(asked)
    if (!query) return undefined
    const key = JSON.stringify(query)
    const found = known.get(key) ?? call('GET /user/properties/free', { query }).then(({ ids }) => ids)
    known.set(key, found)
    return found
  }
}

/** As many as the call takes: a page of a list. */
const pricedAtOnce = 20

/** By the id of a stay: what all of it costs, and for how long and how many. */
export async function findStayPrices(
  { call, locale }: Pick<SiteContext, 'call' | 'locale'>,
  searched: SearchedStay,
  shown: readonly { id: number; facts?: SearchHit<'property'>['facts'] }[],
): Promise<(id: number) => { price: Price | null; note: string }> {
  const t = propertiesText[locale]
  const ids = shown.map(({ id }) => id)
  const byId = new Map<number, Price>()
  // One after the other: a map of prices must not keep all connections busy.
  for (let from = 0; from < ids.length; from += pricedAtOnce) {
    const query = { ...searched, ids: ids.slice(from, from + pricedAtOnce) }
    for (const { id, price } of (await call('GET /user/properties/free/prices', { query })).prices) byId.set(id, price)
  }
  const note = t.forStay(t.nights(countNights(searched)), t.guests(searched.adults + searched.childrenAges.length))
  const { taxesIncluded, feeApart } = familyText[locale]
  const withFee = new Set(shown.flatMap(({ id, facts }) => (facts && facts.rules.feeAtArrival > 0 ? [id] : [])))
  // Somebody may have booked since the list was made.
  return (id) => {
    const price = byId.get(id) ?? null
    return { price, note: price ? t.forStay(note, withFee.has(id) ? feeApart : taxesIncluded) : t.gone }
  }
}
