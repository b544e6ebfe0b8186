import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStatuses } from '../domain/orders/states.ts'
import { latinNumber } from './availability.ts'
import { defineCalls, Id, List, Page } from './call.ts'
import { Price } from './shapes.ts'

const TopUp = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  code: z.string(),
  amount: Price,
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  holdUntil: z.string().nullable(),
  paidAt: z.string().nullable(),
  createdAt: z.string(),
  canPay: z.boolean(),
  /** While so much is still in the wallet. */
  canRefund: z.boolean(),
})

export const topUpCalls = defineCalls({
  'GET /customer/wallet/top-ups': {
    summary: 'What the customer has put into the wallet, the newest first, and how much more they may',
    audience: 'customer',
    query: Page(20),
    ok: List(TopUp).extend({ min: Price, max: Price, leftToday: Price }),
  },
  'POST /customer/wallet/top-ups': {
    summary: 'Puts money into the wallet, and says where it is paid',
    audience: 'customer',
    limits: { address: 'purchasesPerIpAddress', customer: 'topUps', global: 'purchasesGlobally' },
    isExpensive: true,
    isCreating: true,
    body: z.object({
      /** Whole dinars. */
      amount: z.preprocess(latinNumber, z.number().int()),
      paymentMethod: z.enum(paymentMethods).optional(),
    }),
    ok: TopUp.extend({ payment: z.object({ link: z.string().nullable() }), message: z.string() }),
    problems: ['PAYMENT_METHOD_REQUIRED', 'TOP_UP_TOO_SMALL', 'TOP_UP_NOT_WHOLE', 'TOP_UP_TOO_LARGE', 'TOO_MANY_HOLDS'],
  },
  'POST /customer/wallet/top-ups/{id}/payment-url': {
    summary: 'Where an unpaid top-up is paid; the payment that is open, if there is one',
    audience: 'customer',
    limits: { customer: 'payments' },
    isCreating: true,
    params: Id,
    body: z.object({ paymentMethod: z.enum(paymentMethods) }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: ['NOT_FOUND', 'ORDER_NOT_PAYABLE', 'PAYMENT_METHOD_REQUIRED', 'UNAVAILABLE'],
  },
  'PUT /customer/wallet/top-ups/{id}/cancel': {
    summary: 'Gives up what is unpaid; gives back what was paid while so much is still in the wallet',
    audience: 'customer',
    params: Id,
    ok: TopUp.extend({ refund: Price, refundTo: z.enum(paymentMethods), message: z.string() }),
    problems: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'TOP_UP_SPENT'],
  },
})
