import { hasPlaces } from '../map/places.ts'
import type { QuotedRoom } from '../money/quote.ts'
import { type ProblemResult, refuse } from '../problem-result.ts'
import type { RuleProblem } from './nightly-price.ts'
import { type Party, partyLimits, toGuests } from './party.ts'
import type { StayOffer } from './stay-offers.ts'

/** One room for each guest of the largest party: more would only block a house. */
export const maxRooms = partyLimits.people

export type ChosenRoom = { roomTypeId: number; count: number }

export type SelectionProblem =
  | RuleProblem
  | ProblemResult<
      | 'ROOM_REQUIRED'
      | 'UNKNOWN_ROOM'
      | 'ROOMS_TOO_SMALL'
      | 'ROOMS_TOO_MANY'
      | 'ROOMS_WITHOUT_ADULT'
      | 'ROOM_UNAVAILABLE'
    >

export type SelectionResult<Title> = { ok: true; rooms: QuotedRoom<Title>[] } | SelectionProblem

/** Rooms that are chosen twice are one choice; in the order of their ids, so that the same choice is always the same. */
export function mergeRooms(rooms: readonly ChosenRoom[]): ChosenRoom[] {
  const counts = new Map<number, number>()
  for (const { roomTypeId, count } of rooms) counts.set(roomTypeId, (counts.get(roomTypeId) ?? 0) + count)
  return [...counts].map(([roomTypeId, count]) => ({ roomTypeId, count })).sort((a, b) => a.roomTypeId - b.roomTypeId)
}

/** Faults of the choice come before sold-out rooms: the customer can mend them by choosing differently. */
export function checkSelection<Title>(
  rooms: readonly ChosenRoom[],
  offers: readonly StayOffer<Title>[],
  party: Party,
): SelectionResult<Title> {
  if (rooms.length === 0) return refuse('ROOM_REQUIRED')
  if (countRooms(rooms) > maxRooms) return refuse('ROOMS_TOO_MANY')
  const byId = new Map(offers.map((offer) => [offer.room.id, offer]))
  const chosen: { offer: StayOffer<Title>; count: number }[] = []
  for (const { roomTypeId, count } of mergeRooms(rooms)) {
    const offer = byId.get(roomTypeId)
    if (!offer) return refuse('UNKNOWN_ROOM')
    chosen.push({ offer, count })
  }
  const problem = chosen.find(({ offer }) => offer.problem)?.offer.problem
  if (problem) return problem
  const places = chosen.map(({ offer: { room }, count }) => ({ ...room, count }))
  const guests = toGuests(party)
  if (!hasPlaces(places, guests)) return refuse('ROOMS_TOO_SMALL')
  // As in the offered combinations. Empty rooms would only be kept from others.
  if (countRooms(rooms) > guests.adults) return refuse('ROOMS_WITHOUT_ADULT')
  if (chosen.some(({ offer, count }) => offer.left < count)) return refuse('ROOM_UNAVAILABLE')
  return {
    ok: true,
    rooms: chosen.map(({ offer: { room, nights }, count }) => ({
      roomTypeId: room.id,
      title: room.title,
      nights,
      count,
    })),
  }
}

export const countRooms = (rooms: readonly Pick<ChosenRoom, 'count'>[]): number =>
  rooms.reduce((sum, { count }) => sum + count, 0)
