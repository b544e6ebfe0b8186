import { z } from 'zod'
import { RoomType } from './properties.ts'
import { Texts } from './shapes.ts'

/** A room type of a reservation, as it was when it was booked. */
export const ReservedRoom = RoomType.pick({
  title: true,
  floor: true,
  maxGuests: true,
  features: true,
  bedTypes: true,
  picture: true,
}).extend({
  roomTypeId: z.number().int(),
  titles: Texts,
  count: z.number().int(),
  checkIn: z.string(),
  checkOut: z.string(),
})
