import { RateNote } from '../dinars.tsx'
import type { OrderPrice } from './in-dinars.ts'

/** Under a list of orders: the rate of today, where any of them is counted at it. */
export const OrdersRate = ({ orders }: { orders: readonly { dinars: OrderPrice | null }[] }) =>
  orders.length > 0 && <RateNote isQuiet={!orders.some(({ dinars }) => dinars && !dinars.isFixed)} className="mt-4" />
