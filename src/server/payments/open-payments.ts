import type { Payments } from '../../api/handler.ts'
import { orderKinds } from '../../api/order-kinds.ts'
import { toPaidOrders } from '../../api/orders/to-paid-orders.ts'
import { createPayments } from '../../api/payments/create-payments.ts'
import type { OnlineMethod, PaymentContext } from '../../api/payments/payment-context.ts'
import type { Db } from '../../db/database.ts'
import { getAuthSecret } from '../../db/queries/accounts/auth-secrets.ts'
import { beginRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { createSandboxRows } from '../../db/queries/orders/sandbox-payments.ts'
import type { Seal } from '../../db/seal.ts'
import { toDay } from '../../domain/time/day.ts'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { createHttpDeliver } from '../../gateways/payments/sandbox/http-deliver.ts'
import { createSandboxBank, type SandboxBank } from '../../gateways/payments/sandbox/sandbox-bank.ts'
import { createSandboxGateway } from '../../gateways/payments/sandbox/sandbox-gateway.ts'
import { SandboxPayment } from '../../gateways/payments/sandbox/sandbox-payment.ts'
import type { Config } from '../config.ts'
import type { Say } from '../database/database.ts'
import { isHere } from '../http/loopback.ts'
import { createRealGateways } from './real-gateways.ts'

export type OpenPayments = {
  context: PaymentContext
  payments: Payments
  /** Null where it is closed. */
  bank: SandboxBank | null
  /** It is open by itself, so for this machine only. */
  isBankLocal: boolean
  close(): void
}

type Parts = { config: Config; db: Db; seal?: Seal; say: Say }

const online = ['qi', 'fib', 'fastpay'] as const satisfies OnlineMethod[]

/** The payments of a process with a database, by the gateways that the configuration names. */
export async function openPayments({ config, db, seal, say }: Parts): Promise<OpenPayments> {
  await beginRate(db, { dinarsPerDollar: config.DINARS_PER_DOLLAR, day: toDay(new Date()) })
  const url = config.PAYMENTS_URL ?? `${config.PUBLIC_URL}/services/api/payments`
  const real = createRealGateways(config)
  const sandbox = isSandboxOpen(config) ? await openSandbox({ db, seal }, `${url}/sandbox`) : null
  const gatewayOf = Object.fromEntries(
    online.map((method) => [method, real[method] ?? sandbox?.gateway]).filter(([, gateway]) => gateway),
  ) as PaymentContext['gatewayOf']
  const methods = config.PAYMENT_METHODS.filter((method) => !isOnlineMethod(method) || gatewayOf[method])
  const tests = methods.filter((method) => isOnlineMethod(method) && !real[method])
  if (tests.length > 0 && !isHere(config))
    say(`SANDBOX_BANK is on: ${tests.join(', ')} go to a test bank. Do not use it on a site that takes money.`)
  const missing = config.PAYMENT_METHODS.filter((method) => !methods.includes(method))
  if (missing.length > 0)
    say(`These payment methods are not offered, because their settings are missing: ${missing.join(', ')}`)
  const context: PaymentContext = {
    db,
    orders: toPaidOrders(orderKinds),
    methods,
    gatewayOf,
    gateways: new Map([...Object.values(real), sandbox?.gateway].flatMap(toEntry)),
    dinarsPerDollar: config.DINARS_PER_DOLLAR,
    cashAddress: config.CASH_ADDRESS ?? null,
    siteUrl: config.PUBLIC_URL,
    noticesUrl: `${url}/notices`,
  }
  return {
    context,
    payments: createPayments(context),
    bank: sandbox?.bank ?? null,
    isBankLocal: config.SANDBOX_BANK !== 'on',
    close: () => sandbox?.close(),
  }
}

const isOnlineMethod = (method: string): method is OnlineMethod => online.includes(method as OnlineMethod)

const toEntry = (gateway: PaymentGateway | undefined): [string, PaymentGateway][] =>
  gateway ? [[gateway.method, gateway]] : []

/** The sandbox can be paid without money by everyone who reaches it, so by default it is open on this machine only. */
const isSandboxOpen = (config: Config): boolean =>
  config.SANDBOX_BANK === 'on' || (config.SANDBOX_BANK === 'auto' && isHere(config))

async function openSandbox({ db, seal }: Pick<Parts, 'db' | 'seal'>, pageUrl: string) {
  const secret = await getAuthSecret(db, 'sandbox', seal)
  const store = createSandboxRows(db, (stored) => SandboxPayment.parse(stored))
  const { deliver, close } = createHttpDeliver()
  return {
    gateway: createSandboxGateway({ secret, pageUrl, store }),
    bank: createSandboxBank({ store, secret, deliver }),
    close,
  }
}
