import type { Db } from '../../db/database.ts'
import type { Localized } from '../../domain/locale.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'

export type OnlineMethod = 'qi' | 'fib' | 'fastpay'

/** Everything that payments are made with in this process. */
export type PaymentContext = {
  db: Db
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
