import { toClock } from '../time/day.ts'
import { later } from '../time/later.ts'
import { hour } from '../time/units.ts'

/** How long before its departure travellers should be at the airport. */
export const airportHours = 3

/** An agency issues the airline's ticket within a day of the confirmation, and well before the departure. */
const hoursToIssue = 24
const hoursBeforeDeparture = 6

export const maxAirlineTicketFiles = 5
/** How often an agency may enter the same ticket: each time its customer is told. */
export const maxAirlineTicketVersions = 20

/** By when the customer has the airline's ticket. */
export function toTicketDeadline(confirmedAt: Date, startsAt: Date | null): Date {
  const soon = later(confirmedAt, hoursToIssue * hour)
  if (startsAt === null) return soon
  const last = later(startsAt, -hoursBeforeDeparture * hour)
  return last < soon ? last : soon
}

/** Null for a flight whose hour is not known: it begins at midnight. */
export const toAirportTime = (startsAt: Date | null): Date | null =>
  startsAt === null || toClock(startsAt) === '00:00' ? null : later(startsAt, -airportHours * hour)
