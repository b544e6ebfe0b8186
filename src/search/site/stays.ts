import type { SearchedNights, SearchFrame, SearchGroup, SiteSearch } from '../../contract/site-search.ts'
import type { Understood } from '../../contract/understood.ts'
import { findSentenceKinds } from './sentence-kinds.ts'

/** The age of a child until it is said: one that has a bed of its own and pays. */
const ageUnsaid = 8
const usualAdults = 2

/** The nights and the party of a sentence; null where it asks for no nights. */
function toNights(understood: Understood): SearchedNights | null {
  const { dates, adults, children } = understood
  if (!dates || findSentenceKinds(understood).join() !== 'property' || dates.to <= dates.from) return null
  return {
    checkIn: dates.from,
    checkOut: dates.to,
    adults: adults ?? (children.length > 0 ? 1 : usualAdults),
    childrenAges: children.map((age) => age ?? ageUnsaid),
  }
}

/** Ids of stays that are free in the nights of a sentence; null where it names none, or some that cannot be booked. */
export async function findFreeIds(understood: Understood, { stays }: SearchFrame): Promise<readonly number[] | null> {
  const nights = toNights(understood)
  return nights && stays ? stays.findFree(nights) : null
}

/** The groups with the real prices of their stays, where the nights are known and free. */
export async function withStays(
  groups: SearchGroup[],
  { understood, relaxed }: Pick<SiteSearch, 'understood' | 'relaxed'>,
  { stays }: SearchFrame,
): Promise<SearchGroup[]> {
  const nights = toNights(understood)
  const shown = groups.find((group) => group.kind === 'property')
  if (!nights || !stays || shown?.kind !== 'property' || relaxed.includes('dates')) return groups
  const prices = await stays.findPrices(
    nights,
    shown.hits.map(({ id }) => id),
  )
  const priceOf = new Map(prices.map(({ id, ...price }) => [id, price]))
  const hits = shown.hits.map((hit) => {
    const price = priceOf.get(hit.id)
    return price ? { ...hit, stay: { ...nights, ...price } } : hit
  })
  return groups.map((group) => (group === shown ? { ...shown, hits } : group))
}
