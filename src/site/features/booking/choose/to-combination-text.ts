import { bedPlacesOf, shareBeds } from '../../../../domain/stays/bed-places.ts'
import { type Allotment, allotRooms, reasonsOf } from '../../../../domain/stays/explain-combination.ts'
import { type Party, toGuests } from '../../../../domain/stays/party.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { combinationText } from '../../../../i18n/messages/combination.ts'

type Room = {
  id: number
  title: string
  floor: number
  adults: number
  children: number
  bedTypes: readonly { count: number; sleeps: number }[]
}
type RoomWithCount = Room & { count: number; beds: number }
type Combination = {
  rooms: readonly { roomTypeId: number; count: number }[]
  roomCount: number
  price: { amount: number }
}

/** Why each of the combinations fits the party: by which rule it was found, one way to share its rooms, and what one would find out late. */
export function toCombinationTexts(
  locale: Locale,
  combinations: readonly Combination[],
  roomTypes: readonly Room[],
  party: Party,
): string[] {
  const rooms = new Map(roomTypes.map((room) => [room.id, room]))
  const chosenOf = ({ rooms: chosen }: Combination) =>
    chosen.flatMap(({ roomTypeId, count }) => {
      const room = rooms.get(roomTypeId)
      return room ? [{ ...room, count, beds: bedPlacesOf(room.bedTypes) }] : []
    })
  const compared = combinations.map((combination) => ({
    roomCount: combination.roomCount,
    price: combination.price.amount,
    places: chosenOf(combination).reduce((sum, room) => sum + (room.adults + room.children) * room.count, 0),
  }))
  return combinations.map((combination, index) => {
    const one = compared[index]
    const reasons = one ? reasonsOf(one, compared).map((reason) => combinationText[locale].reasons[reason]) : []
    const chosen = chosenOf(combination)
    const shared = { chosen, allotted: allotRooms(chosen, toGuests(party)), party }
    // A single room needs no distribution of guests.
    const sharing = combination.roomCount > 1 ? toSharing(locale, shared) : []
    return [...reasons, ...sharing, ...toBeds(locale, shared), ...toFloors(locale, chosen)].join(' ')
  })
}

/** The rooms of a combination, and who of the party sleeps in which. */
type Shared = { chosen: RoomWithCount[]; allotted: Allotment<number>[]; party: Party }

function toSharing(locale: Locale, { chosen, allotted, party }: Shared): string[] {
  const text = combinationText[locale]
  const titles = new Map(chosen.map(({ id, title }) => [id, title]))
  const parts = allotted.map(({ id, count, ...people }) => {
    const inside = toPeople(locale, people, party)
    return count === 1
      ? `${titles.get(id)}: ${inside}`
      : `${count} × ${titles.get(id)}: ${fill(text.each, { people: inside })}`
  })
  return parts.length > 0 ? [`${text.lead} ${parts.join(text.semicolon)}.`] : []
}

function toBeds(locale: Locale, { chosen, allotted }: Shared): string[] {
  const text = combinationText[locale]
  const placesOf = (room: number) => chosen.find(({ id }) => id === room)?.beds ?? 0
  const beds = shareBeds(allotted, placesOf)
  if (!beds) return []
  const { inBeds, sharing } = beds
  const parts = [
    fillCount(locale, inBeds, text.inBeds),
    ...(sharing === null ? [] : [fillCount(locale, sharing, text.sharing)]),
  ]
  return [`${parts.join(text.semicolon)}.`]
}

const toFloors = (locale: Locale, chosen: RoomWithCount[]): string[] =>
  new Set(chosen.map(({ floor }) => floor)).size > 1 ? [combinationText[locale].floors] : []

function toPeople(
  locale: Locale,
  { adults, children, infants }: { adults: number; children: number; infants: number },
  party: Party,
): string {
  const [messages, text] = [bookingMessages[locale], combinationText[locale]]
  // A child may take an adult's place, so “adult” would not be true.
  const grown = toGuests(party).adults === party.adults ? messages.adults : text.grown
  return [
    fillCount(locale, adults, grown),
    ...(children > 0 ? [fillCount(locale, children, messages.children)] : []),
    ...(infants > 0 ? [fillCount(locale, infants, text.infants)] : []),
  ].join(locale === 'en' ? ', ' : '، ')
}
