import { z } from 'zod'
import { Texts } from '../../../contract/shapes.ts'

/** One line of an order as its row has it, whatever the order is for. Money in the smallest unit. */
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
