import type { Combination, RoomOffer } from '../stays/combinations.ts'
import { type Party, toGuests } from '../stays/party.ts'

/** The answer of `findCombinations`, found by trying everything: the definition itself, for tests and for measuring. */
export function bruteForceCombinations<Id>({
  rooms,
  party,
  max = 20,
}: {
  rooms: readonly RoomOffer<Id>[]
  party: Party
  max?: number
}): Combination<Id>[] {
  return allCounts(rooms.map(({ units, adults }) => (adults > 0 ? units : 0)))
    .filter((counts) => isFitting(rooms, counts, party) && isMinimal(rooms, counts, party))
    .map((counts) => ({
      counts,
      price: sumOf(rooms, counts, (room) => room.price),
      roomCount: sumOf(rooms, counts, () => 1),
    }))
    .sort((one, two) => one.price - two.price || one.roomCount - two.roomCount || byCounts(one.counts, two.counts))
    .slice(0, max)
    .map(({ counts, price, roomCount }) => ({
      rooms: rooms.flatMap(({ id }, index) => (counts[index] ? [{ id, count: counts[index] }] : [])),
      roomCount,
      price,
    }))
}

export function isFitting(rooms: readonly RoomOffer<unknown>[], counts: readonly number[], party: Party): boolean {
  const { adults, children } = toGuests(party)
  const roomCount = sumOf(rooms, counts, () => 1)
  const adultPlaces = sumOf(rooms, counts, (room) => room.adults)
  const places = sumOf(rooms, counts, (room) => room.adults + room.children)
  return roomCount <= adults && adultPlaces >= adults && places >= adults + children
}

export const isMinimal = (rooms: readonly RoomOffer<unknown>[], counts: readonly number[], party: Party): boolean =>
  counts.every((count, index) => count === 0 || !isFitting(rooms, counts.with(index, count - 1), party))

function allCounts(units: readonly number[]): number[][] {
  const [first, ...others] = units
  if (first === undefined) return [[]]
  const rest = allCounts(others)
  return Array.from({ length: first + 1 }, (_, count) => rest.map((counts) => [count, ...counts])).flat()
}

const sumOf = <R>(rooms: readonly R[], counts: readonly number[], worthOf: (room: R) => number): number =>
  rooms.reduce((sum, room, index) => sum + worthOf(room) * (counts[index] ?? 0), 0)

const byCounts = (one: readonly number[], two: readonly number[]): number => {
  const differs = one.findIndex((count, index) => count !== two[index])
  return (two[differs] ?? 0) - (one[differs] ?? 0)
}
