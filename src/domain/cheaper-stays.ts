import { addDays, type Day } from './day.ts'
import type { Party } from './party.ts'
import { nightsOf, parseStay, type Stay } from './stay.ts'
import { combineOffers, type PropertyRates, toStayOffers } from './stay-offers.ts'

const mostShift = 3
const mostStays = 3
/** Less is not worth another journey. */
const leastShare = 0.05

export type CheaperStay = Stay & { days: number; price: number; less: number }

/** All nights that a stay could take when it is moved. */
export const toShiftRange = ({ checkIn, checkOut }: Stay): Stay => ({
  checkIn: addDays(checkIn, -mostShift),
  checkOut: addDays(checkOut, mostShift),
})

type Asked = {
  /** Of the whole range. */
  rates: PropertyRates
  /** A night that is not named has all units left. */
  units: readonly { roomTypeId: number; units: number; nights: readonly { night: Day; left: number }[] }[]
  stay: Stay
  party: Party
  today: Day
  /** Called between stays: large houses have many combinations. */
  giveWay: () => Promise<void> | undefined
}

/** The same nights a few days earlier or later, the most saved first, then the nearest. */
export async function findCheaperStays({ rates, units, stay, party, today, giveWay }: Asked): Promise<CheaperStay[]> {
  const priceOf = (moved: Stay): number | null => {
    const nights = new Set(nightsOf(moved))
    const leftOf = (room: number): number => {
      const of = units.find(({ roomTypeId }) => roomTypeId === room)
      const left = (of?.nights ?? []).filter(({ night }) => nights.has(night)).map((one) => one.left)
      return Math.max(0, Math.min(of?.units ?? 0, ...left))
    }
    const within = { ...rates, rooms: rates.rooms.map((room) => ({ ...room, left: leftOf(room.id) })) }
    const [best] = combineOffers({ offers: toStayOffers(within, moved), rates: within, stay: moved, party, most: 1 })
    return best?.price ?? null
  }
  const asked = priceOf(stay)
  if (asked === null) return []
  const found: CheaperStay[] = []
  for (const days of [-1, 1, -2, 2, -3, 3].filter((shift) => Math.abs(shift) <= mostShift)) {
    const moved = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
    if (!parseStay(moved, today).ok) continue
    await giveWay()
    const price = priceOf(moved)
    if (price !== null && asked - price >= asked * leastShare)
      found.push({ ...moved, days, price, less: asked - price })
  }
  return found.sort((a, b) => b.less - a.less || Math.abs(a.days) - Math.abs(b.days)).slice(0, mostStays)
}
