import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { paymentStatuses } from '../domain/orders/states.ts'

/** In major units: 75000 IQD, 120.5 USD. */
export const Price = z.object({ amount: z.number(), currency: z.enum(currencies) })

/** `url` is the folder of the renditions: `{url}/640.avif`, `{url}/640.webp`, … */
export const Picture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
})

/** One text in every language. */
export const Texts = z.object({ en: z.string(), ar: z.string(), ku: z.string() })

export const Coordinates = z.object({ latitude: z.number(), longitude: z.number() })

export const LocationRef = z.object({ id: z.number().int(), title: z.string() })

/** The average of the reviews, and their number; null without reviews. */
export const Rating = z.object({ value: z.number().nullable(), count: z.number().int() })

/**
 * Dinars of a price in dollars: as its payments have fixed it, or an estimate at the rate of today. `rate`, and the day in Baghdad since which it counted,
 * `YYYY-MM-DD`: null where several payments have fixed it at several.
 */
export const Dinars = z.object({
  amount: z.number(),
  rate: z.number().nullable(),
  day: z.string().nullable(),
  isFixed: z.boolean(),
})

/** Several people pay the order in parts, by links: it is held, and no payment is begun. */
export const GroupPayment = z
  .boolean()
  .nullish()
  .transform((isGroupPayment) => isGroupPayment ?? false)

/** The conditions of a cancellation. */
export const Policy = z.object({
  freeUntilDays: z.number().int(),
  /** The last day on which all of the price is given back; null where that day has passed, or the days of the stay are not known. */
  freeUntil: z.string().nullable(),
  /** The refund after it, in percent. */
  percentAfter: z.number().int(),
})

/** The answer to a new order; each kind adds its id and its status. */
export const PlacedOrder = z.object({
  code: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  holdUntil: z.string().nullable(),
  total: Price,
  payment: z.object({ link: z.string().nullable() }),
  message: z.string(),
})

/** The total without any discount, and the discounts of seller, voucher and points together; in major units of the price beside them. */
export const savings = { fullTotal: z.number(), saved: z.number() }
export const savedPrices = { fullTotal: Price, saved: Price }
