import type { Ok } from '../../../../contract/contract.ts'
import type { Day } from '../../../../domain/day.ts'

export type Trip = Ok<'GET /user/reservations'>['data'][number]

/** The first that is not over; one that is under way counts. What failed or was cancelled is no trip. */
export const findNextTrip = (reservations: readonly Trip[], today: Day): Trip | null =>
  reservations
    .filter(({ status, checkOut }) => (status === 'accepted' || status === 'pending') && checkOut >= today)
    .toSorted((one, other) => one.checkIn.localeCompare(other.checkIn) || one.id - other.id)[0] ?? null
