/** What is asked for instead of what is reserved. */
export type WantedChange = {
  checkIn: string
  checkOut: string
  adults: number
  childrenAges: number[]
  rooms: { roomTypeId: number; count: number }[]
}

type Counted = WantedChange['rooms'][number]

/** Of all room types, those of which there is one or more. */
export const toWantedRooms = (rooms: readonly Counted[]): Counted[] =>
  rooms.filter(({ count }) => count > 0).map(({ roomTypeId, count }) => ({ roomTypeId, count }))
