import type { Db } from '../../../db/database.ts'
import { createSandboxRows } from '../../../db/queries/orders/sandbox-payments.ts'
import { paymentMethods } from '../../../domain/money/payment-method.ts'
import type { PaymentGateway } from '../../../gateways/payments/payment-gateway.ts'
import { createSandboxBank, type SandboxBank } from '../../../gateways/payments/sandbox/sandbox-bank.ts'
import { createSandboxGateway } from '../../../gateways/payments/sandbox/sandbox-gateway.ts'
import { type SandboxChoice, SandboxPayment } from '../../../gateways/payments/sandbox/sandbox-payment.ts'
import type { Payments } from '../../handler.ts'
import { orderKinds } from '../../order-kinds.ts'
import { toPaidOrders } from '../../orders/to-paid-orders.ts'
import { createPayments } from '../create-payments.ts'
import type { PaymentContext } from '../payment-context.ts'

export type SentNotice = { url: string; body: string; headers: Record<string, string> }
export type TestPayments = {
  context: PaymentContext
  payments: Payments
  bank: SandboxBank
  sent: SentNotice[]
  /** A person's choice on the bank's page. */
  choose(link: string | null, choice?: SandboxChoice): Promise<void>
}

export const testSecret = 'a secret of the test bank'

type Input = { now?: () => Date; wrap?: (sandbox: PaymentGateway) => PaymentGateway; dinarsPerDollar?: number }

/** The sandbox behind every method, with a bank whose notices go nowhere but into `sent`. */
export function openTestPayments(
  db: Db,
  { now = () => new Date(), wrap = (it) => it, ...more }: Input = {},
): TestPayments {
  const store = createSandboxRows(db, (stored) => SandboxPayment.parse(stored))
  const sent: SentNotice[] = []
  const bank = createSandboxBank({
    store,
    secret: testSecret,
    deliver: async (url, body, headers) => void sent.push({ url, body, headers }),
  })
  const sandbox = wrap(createSandboxGateway({ secret: testSecret, pageUrl: 'http://bank.test', store, now }))
  const context: PaymentContext = {
    db,
    orders: toPaidOrders(orderKinds),
    methods: paymentMethods,
    gatewayOf: { qi: sandbox, fib: sandbox, fastpay: sandbox },
    gateways: new Map([['sandbox', sandbox]]),
    dinarsPerDollar: 1310,
    cashAddress: null,
    siteUrl: 'http://safar.test',
    noticesUrl: 'http://safar.test/notices',
    ...more,
  }
  return {
    context,
    payments: createPayments(context),
    bank,
    sent,
    async choose(link, choice = 'pay') {
      const ref = new URL(link ?? '').pathname.slice(1)
      if (!(await bank.choose(ref, { choice, failures: [] }, now()))) throw new Error(`The bank has no ${ref}`)
    },
  }
}
