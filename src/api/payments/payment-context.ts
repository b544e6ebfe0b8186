import type { Db, Tx } from '../../db/database.ts'
import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { OrderItem, OrderKindName } from '../../domain/orders/order.ts'
import type { Localized } from '../../domain/text/locale.ts'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import type { OrderNews } from '../../i18n/order-sms.ts'

export type OnlineMethod = 'qi' | 'fib' | 'fastpay'

/** What payments need of the orders that they are for. Handed in: orders know payments, and payments no orders. */
export type PaidOrders = {
  /** The money of this payment is here. True where it was news. */
  receive(tx: Tx, payment: Pick<PaymentRow, 'id' | 'order'>, now: Date): Promise<boolean>
  describe(db: Db, order: { id: number; kind: OrderKindName }): Promise<OrderItem>
  /** In the transaction of what it tells. */
  notify(tx: Tx, order: number, news: OrderNews, when: { now: Date; expiresAt?: Date }): Promise<void>
}

/** Everything that payments are made with in this process. */
export type PaymentContext = {
  db: Db
  orders: PaidOrders
  methods: readonly PaymentMethod[]
  /** Which gateway stands behind a method. */
  behind: Partial<Record<OnlineMethod, PaymentGateway>>
  /** Every gateway that can be asked here: payments outlive a change of the configuration. */
  gateways: Map<string, PaymentGateway>
  dinarsPerDollar: number
  cashAddress: Localized | null
  /** Where the site is, without a slash at the end. */
  siteUrl: string
  /** Where gateways send their notices: below it, by their names. */
  noticesUrl: string
}

export const isOnline = (method: PaymentMethod): method is OnlineMethod => method !== 'wallet' && method !== 'cash'
