import type { Db, Tx } from '../../db/database.ts'
import type { PaymentRow } from '../../db/queries/orders/payments.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { OrderItem, OrderKindName } from '../../domain/orders/order.ts'
import type { Localized } from '../../domain/text/locale.ts'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import type { OrderNews } from '../../i18n/order-sms.ts'

export type OnlineMethod = 'qi' | 'fib' | 'fastpay'

/** The functions of orders that payments need. Handed in, since orders import payments and not the other way round. */
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
  gatewayOf: Partial<Record<OnlineMethod, PaymentGateway>>
  /** Every gateway that can be asked here: payments outlive a change of the configuration. */
  gateways: Map<string, PaymentGateway>
  dinarsPerDollar: number
  cashAddress: Localized | null
  /** The address of the site, without a slash at the end. */
  siteUrl: string
  /** The base address of the gateways' webhooks; each has its name below it. */
  noticesUrl: string
}

export const isOnline = (method: PaymentMethod): method is OnlineMethod => method !== 'wallet' && method !== 'cash'
