import { z } from 'zod'
import { Texts } from '../../../contract/shapes.ts'

/** A stored line of an order of any kind. Money in the smallest unit. */
export const OrderLine = z.object({
  kind: z.string(),
  /** In every locale, where the line has a name. */
  title: Texts.optional(),
  night: z.iso.date().optional(),
  roomTypeId: z.int().optional(),
  stockId: z.int().optional(),
  /** The plan of a discount package. */
  planId: z.int().optional(),
  count: z.int(),
  price: z.int(),
  /** The price of one without what its seller takes off. */
  before: z.int().optional(),
  amount: z.int(),
})
export type OrderLine = z.output<typeof OrderLine>
