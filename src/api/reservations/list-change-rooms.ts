import { Problem } from '../../contract/problems.ts'
import type { ChangeRooms } from '../../contract/reservation-changes.ts'
import type { Db } from '../../db/database.ts'
import type { ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { toPrice } from '../../domain/money/money.ts'
import { hasArrived } from '../../domain/stays/reservation-states.ts'
import { toStayOffers } from '../../domain/stays/stay-offers.ts'
import { parseStayQuery } from '../availability/parse-stay-query.ts'
import { findChangeProblem } from './find-change-problem.ts'
import { findOwnRates } from './find-own-rates.ts'
import type { ChangeBody } from './price-change.ts'

type StayQuery = Omit<ChangeBody, 'rooms'>

/** The price and the number of free rooms of each room type on other nights. The guest's own rooms count as free. */
export async function listChangeRooms(
  db: Db,
  facts: ReservationFacts,
  { checkIn = facts.checkIn, checkOut = facts.checkOut, adults = facts.adults, childrenAges }: StayQuery,
  now: Date,
): Promise<ChangeRooms> {
  const problem = findChangeProblem(facts, now)
  if (problem) throw new Problem(problem)
  // Guests who are there keep their rooms.
  if (hasArrived(facts, now)) throw new Problem('ONLY_DEPARTURE', { fields: { checkOut: { error: 'date' } } })
  const people = { adults, childrenAges: childrenAges ?? facts.childrenAges }
  const { stay } = parseStayQuery({ checkIn, checkOut, ...people }, now)
  const { rates, ratesOf } = await findOwnRates(db, facts, { stay, isDuring: false })
  const { currency } = rates
  const rooms = toStayOffers(ratesOf(stay), stay).map((offer) => ({
    roomTypeId: offer.room.id,
    left: offer.left,
    price: toPrice({ amount: offer.price, currency }),
    priceBefore: toPrice({ amount: offer.priceBefore, currency }),
    ...(offer.problem?.code === 'MIN_STAY' && { minNights: offer.problem.minNights }),
  }))
  return { rooms }
}
