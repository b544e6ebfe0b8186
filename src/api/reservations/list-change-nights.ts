import { Problem } from '../../contract/problems.ts'
import type { ChangeCalendar } from '../../contract/reservation-changes.ts'
import type { Db } from '../../db/database.ts'
import type { ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { toMajor } from '../../domain/money/money.ts'
import { toRoomsCalendar } from '../../domain/rooms-calendar.ts'
import { calendarNights } from '../../domain/stays/price-calendar.ts'
import { hasArrived } from '../../domain/stays/reservation-states.ts'
import type { Stay } from '../../domain/stays/stay.ts'
import { addDays, type Day, toDay } from '../../domain/time/day.ts'
import { findChangeProblem } from './find-change-problem.ts'
import { findOwnRates } from './find-own-rates.ts'
import type { ChangeBody } from './price-change.ts'

/** So many nights before those that are reserved are shown, where there are as many from today on. */
const nightsBefore = 20

/** The prices of a reservation's rooms, or of others instead, on the nights around it. The guest's own rooms count as free. */
export async function listChangeNights(
  db: Db,
  facts: ReservationFacts,
  { rooms = facts.rooms }: Pick<ChangeBody, 'rooms'>,
  now: Date,
): Promise<ChangeCalendar> {
  const problem = findChangeProblem(facts, now)
  if (problem) throw new Problem(problem)
  const range = toRange(facts, toDay(now))
  const { rates, ratesOf } = await findOwnRates(db, facts, { stay: range, isDuring: hasArrived(facts, now) })
  const { currency } = rates
  const nights = toRoomsCalendar({ rooms, party: facts, range, ratesOf }).map(({ amount, ...night }) => ({
    ...night,
    amount: amount === null ? null : toMajor({ amount, currency }),
  }))
  return { currency, nights }
}

function toRange({ checkIn }: ReservationFacts, today: Day): Stay {
  const early = addDays(checkIn, -nightsBefore)
  const first = early > today ? early : today
  return { checkIn: first, checkOut: addDays(first, calendarNights) }
}
