import type { Guests } from './party.ts'

/** `beds`: how many sleep in its beds, where that is known. */
export type CombinedRoom<Id> = { id: Id; count: number; adults: number; children: number; beds?: number }
/** So many rooms of one type, each with these people in it. */
export type Allotment<Id> = { id: Id; count: number } & Guests
export type CombinationReason = 'only' | 'cheapest' | 'together' | 'fewest' | 'spacious'
/** `places`: for adults and children together. */
type Compared = { roomCount: number; price: number; places: number }

type Bed<Id> = { id: Id; adults: number; places: number; beds: number; people: Guests }

/**
 * One way in which the party can share the rooms out: an adult in each, the others in turn, children where there are beds, and then together where there is most
 * room, infants with two adults where there are any. Empty where they do not fit.
 */
export function allotRooms<Id>(rooms: readonly CombinedRoom<Id>[], guests: Guests): Allotment<Id>[] {
  const beds = rooms
    .flatMap(({ id, count, adults, children, beds = adults + children }) =>
      Array.from({ length: count }, () => ({
        id,
        adults,
        places: adults + children,
        beds: Math.min(beds, adults + children),
        people: { adults: 0, children: 0, infants: 0 },
      })),
    )
    .sort((one, two) => two.places - one.places)
  if (!placeAdults(beds, guests.adults)) return []
  const withoutBed = placeChildren(beds, guests.children, 'beds')
  if (placeChildren(beds, withoutBed, 'places') > 0) return []
  const parents = beds.find(({ people }) => people.adults > 1) ?? beds[0]
  if (parents) parents.people.infants = guests.infants
  return toGroups(beds)
}

function placeAdults<Id>(beds: readonly Bed<Id>[], count: number): boolean {
  let left = count
  for (let each = 1; left > 0; each++) {
    const open = beds.filter(({ adults }) => adults >= each)
    if (open.length === 0) return false
    for (const bed of open.slice(0, left)) bed.people.adults++
    left -= Math.min(left, open.length)
  }
  return beds.every(({ people }) => people.adults > 0)
}

/** How many are left over. */
function placeChildren<Id>(beds: readonly Bed<Id>[], count: number, where: 'beds' | 'places'): number {
  const free = ({ people, ...bed }: Bed<Id>) => Math.max(0, bed[where] - people.adults - people.children)
  let left = count
  for (const bed of beds.toSorted((one, two) => free(two) - free(one))) {
    const placed = Math.min(left, free(bed))
    bed.people.children += placed
    left -= placed
  }
  return left
}

function toGroups<Id>(beds: readonly Bed<Id>[]): Allotment<Id>[] {
  const groups = Map.groupBy(beds, ({ id, people }) => `${id} ${Object.values(people)}`)
  return [...groups.values()].map(([bed, ...more]) => ({
    ...(bed as Bed<Id>).people,
    id: (bed as Bed<Id>).id,
    count: more.length + 1,
  }))
}

/**
 * By which rules this one of the combinations is worth a look, among those that were found, of which the cheapest come first and then those
 * with the fewest rooms. None where nothing but its price speaks for or against it.
 */
export function reasonsOf(one: Compared, all: readonly Compared[]): CombinationReason[] {
  if (all.length === 1) return ['only']
  const cheaper = all.filter(({ price }) => price < one.price)
  const isFewest =
    all.every(({ roomCount }) => one.roomCount <= roomCount) &&
    all.some(({ roomCount }) => one.roomCount < roomCount) &&
    cheaper.every(({ roomCount }) => one.roomCount < roomCount)
  const reasons: CombinationReason[] = []
  if (cheaper.length === 0) reasons.push('cheapest')
  if (isFewest) reasons.push(one.roomCount === 1 ? 'together' : 'fewest')
  if (reasons.length === 0 && cheaper.every(({ places }) => one.places > places)) reasons.push('spacious')
  return reasons
}
