import { addDays, type Day, toDay, toInstant } from '../time/day.ts'
import type { PurchaseChoice } from './purchase-choice.ts'
import type { SaleFacts } from './sale-facts.ts'

/** `startsAt`: null for what has no day. It is good until `endsAt`. */
export type PurchaseTimes = { startsAt: Date | null; endsAt: Date }

const midnight = '00:00'
const afterDay = (day: Day): Date => toInstant(addDays(day, 1), midnight)

/** Whole days for things without a clock time: a seat in a bus is good all day. */
export function toTimes(sale: SaleFacts, { places, travelDate, returnDate }: PurchaseChoice): PurchaseTimes {
  if (sale.kind === 'event' && sale.beginsAt && sale.endsAt)
    return { startsAt: new Date(sale.beginsAt), endsAt: new Date(sale.endsAt) }
  const dated = places.find(({ stock }) => stock.day !== null)?.stock
  const day = dated?.day ?? travelDate
  if (!day) return { startsAt: null, endsAt: afterDay(sale.endsOn ?? toDay(new Date(places[0]?.stock.closesAt ?? 0))) }
  const startsAt = toInstant(day, dated?.clock ?? midnight)
  if (sale.kind === 'activity') return { startsAt, endsAt: new Date(startsAt.getTime() + (sale.minutes ?? 0) * 60_000) }
  return { startsAt, endsAt: afterDay(returnDate ?? day) }
}

/** Nothing more can be bought from then on, of any of its stocks. */
export const toClosing = ({ places }: Pick<PurchaseChoice, 'places'>): Date =>
  new Date(Math.min(...places.map(({ stock }) => Date.parse(stock.closesAt))))
