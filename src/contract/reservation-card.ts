import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStatuses, reservationStatuses } from '../domain/orders/states.ts'
import { Dinars, LocationRef, Picture, Price } from './shapes.ts'

/** A reservation in a list. */
export const ReservationCard = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  /** The code that the guest tells: eight letters and digits that are easy to tell apart. */
  code: z.string(),
  property: z.object({ id: z.number().int(), title: z.string(), location: LocationRef, picture: Picture }),
  status: z.enum(reservationStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  paidAt: z.string().nullable(),
  totalPrice: Price,
  /** Without any discount; null where there is none. */
  priceBefore: Price.nullable(),
  /** Null where its price is in dinars. */
  dinars: Dinars.nullable(),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.number().int(),
  roomCount: z.number().int(),
  createdAt: z.string(),
  /** Until then it can be paid. */
  holdUntil: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /** Until then the property can accept; then everything is refunded. Null where no answer is needed. */
  answerBy: z.string().nullable(),
  /** 1 or 2 where it is one of two parts of a stay. */
  splitPart: z.number().int().nullable(),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  canChange: z.boolean(),
})
