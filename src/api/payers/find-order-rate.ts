import type { PartRow } from '../../db/queries/orders/order-parts.ts'
import type { OrderFacts } from '../../db/queries/orders/orders.ts'
import type { Payments } from '../handler.ts'

/** Dinars for a dollar: of the parts that there are, or today's, where it is in dollars at all. */
export const findOrderRate = (
  { dinarsPerDollar }: OrderFacts,
  parts: readonly PartRow[],
  payments: Pick<Payments, 'dinarsPerDollar'>,
): number => parts.find(({ rate }) => rate !== null)?.rate ?? dinarsPerDollar ?? payments.dinarsPerDollar
