import type { Ok } from '../../../../contract/contract.ts'
import { type Day, toDay } from '../../../../domain/time/day.ts'

export type Stay = Ok<'GET /user/reservations'>['data'][number]
export type PurchaseRow = Ok<'GET /customer/purchases'>['data'][number]
export type Trip = { kind: 'stay'; stay: Stay } | { kind: 'purchase'; purchase: PurchaseRow }

type Candidate = { trip: Trip; id: number; day: Day | null }

const isAhead = (status: Stay['status']): boolean => status === 'accepted' || status === 'pending'

/**
 * The first trip that has not ended, a stay or any other purchase; one under way counts. Failed and cancelled ones are left out, and those without a
 * day come last.
 */
export function findNextTrip(stays: readonly Stay[], purchases: readonly PurchaseRow[], now: Date): Trip | null {
  const today = toDay(now)
  const candidates: Candidate[] = [
    ...stays
      .filter(({ status, checkOut }) => isAhead(status) && checkOut >= today)
      .map((stay) => ({ trip: { kind: 'stay' as const, stay }, id: stay.id, day: stay.checkIn })),
    ...purchases
      .filter(({ status, endsAt }) => isAhead(status) && Date.parse(endsAt) > now.getTime())
      .map((purchase) => ({
        trip: { kind: 'purchase' as const, purchase },
        id: purchase.id,
        day: purchase.startsAt && toDay(new Date(purchase.startsAt)),
      })),
  ]
  return candidates.toSorted(byDay)[0]?.trip ?? null
}

const lastDay = '9999-12-31'

const byDay = (one: Candidate, other: Candidate): number =>
  (one.day ?? lastDay).localeCompare(other.day ?? lastDay) || one.id - other.id
