/** The requested days and rooms. */
export type WantedChange = {
  checkIn: string
  checkOut: string
  adults: number
  childrenAges: number[]
  rooms: { roomTypeId: number; count: number }[]
}

type RoomCount = WantedChange['rooms'][number]

/** The room types with a count of one or more. */
export const toWantedRooms = (rooms: readonly RoomCount[]): RoomCount[] =>
  rooms.filter(({ count }) => count > 0).map(({ roomTypeId, count }) => ({ roomTypeId, count }))
