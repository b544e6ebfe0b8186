type Places = { adults: number; children: number }

/** Whether a party finds a place in so many rooms of each kind. Children may take adults' places, never the other way round. */
export function hasPlaces(rooms: readonly (Places & { count: number })[], guests: Places): boolean {
  const places = (of: keyof Places) => rooms.reduce((sum, room) => sum + room[of] * room.count, 0)
  return places('adults') >= guests.adults && places('adults') + places('children') >= guests.adults + guests.children
}
