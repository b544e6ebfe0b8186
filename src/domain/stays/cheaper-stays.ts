import type { Day } from '../time/day.ts'
import { listMovedStays, maxShift, type NightlyUnits, withRoomsLeft } from './moved-stays.ts'
import type { Party } from './party.ts'
import type { Stay } from './stay.ts'
import { combineOffers, type PropertyRates, toStayOffers } from './stay-offers.ts'

const maxStays = 3
/** Less is not worth another trip. */
const minShare = 0.05

export type CheaperStay = Stay & { days: number; price: number; less: number }

type CheaperStaysQuery = {
  /** For the whole range. */
  rates: PropertyRates
  units: NightlyUnits
  stay: Stay
  party: Party
  today: Day
  /** Called between stays: large houses have many combinations. */
  giveWay: () => Promise<void> | undefined
}

/** The same nights a few days earlier or later, the most saved first, then the nearest. */
export async function findCheaperStays({
  rates,
  units,
  stay,
  party,
  today,
  giveWay,
}: CheaperStaysQuery): Promise<CheaperStay[]> {
  const priceOf = (moved: Stay): number | null => {
    const within = { ...rates, rooms: withRoomsLeft(rates.rooms, units, moved) }
    const [best] = combineOffers({ offers: toStayOffers(within, moved), rates: within, stay: moved, party, max: 1 })
    return best?.price ?? null
  }
  const asked = priceOf(stay)
  if (asked === null) return []
  const found: CheaperStay[] = []
  for (const { days, ...moved } of listMovedStays(stay, today, maxShift.cheaper)) {
    await giveWay()
    const price = priceOf(moved)
    if (price !== null && asked - price >= asked * minShare) found.push({ ...moved, days, price, less: asked - price })
  }
  return found.sort((a, b) => b.less - a.less || Math.abs(a.days) - Math.abs(b.days)).slice(0, maxStays)
}
