import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findRates, type StayRates } from '../../db/queries/stays/rates.ts'
import { findHeldChange } from '../../db/queries/stays/reservation-changes.ts'
import type { ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { findHeldCells, findNightsLeft } from '../../db/queries/stays/room-cells.ts'
import { reachInDays, toOwnRates } from '../../domain/stays/change-rates.ts'
import { toCells } from '../../domain/stays/room-cells.ts'
import type { Stay } from '../../domain/stays/stay.ts'
import { addDays } from '../../domain/time/day.ts'
import { requireFound } from '../require-found.ts'

/** `ratesOf`: what the property has for the guest of this reservation on other nights near `stay`; the guest's own rooms count as free. */
export type OwnRates = { rates: StayRates; ratesOf: (stay: Stay) => StayRates }

export async function findOwnRates(
  db: Db,
  facts: ReservationFacts,
  { stay, isDuring }: { stay: Stay; isDuring: boolean },
): Promise<OwnRates> {
  const reach = { checkIn: addDays(stay.checkIn, -reachInDays), checkOut: addDays(stay.checkOut, reachInDays) }
  const rates = await requireFound(findRates(db, facts.property, reach))
  // Kept nights and new ones are one price.
  if (rates.currency !== facts.order.currency) throw new Problem('CANNOT_CHANGE')
  const nightsLeft = await findNightsLeft(db, facts.property, reach)
  const held = await findHeldChange(db, facts.order.id)
  const cells = [...toCells(facts, facts.rooms), ...(held ? await findHeldCells(db, held.id) : [])]
  return { rates, ratesOf: (other) => toOwnRates(rates, nightsLeft, other, { cells, isDuring }) }
}
