/** What is asked for instead of what is reserved. */
export type WantedChange = {
  checkIn: string
  checkOut: string
  adults: number
  childrenAges: number[]
  rooms: { roomTypeId: number; count: number }[]
}
