import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStates, paymentStatuses, refundStates, reservationStatuses } from '../domain/orders/states.ts'
import { defineCalls, Id } from './call.ts'
import { Price } from './shapes.ts'

/** One try to pay. `qr` is for a page of ours, where the bank has none; `cash` says what to bring where. */
export const Payment = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(paymentStates),
  /** In dinars, as it was fixed when the payment was made. */
  amount: Price,
  /** Dinars for a dollar, as it was fixed with it; null where the price is in dinars. */
  rate: z.number().nullable(),
  /** The page of the bank, while the payment is open. */
  link: z.string().nullable(),
  expiresAt: z.string().nullable(),
  qr: z
    .object({
      /** A PNG as a data URL. */
      qrCode: z.string(),
      readableCode: z.string(),
      links: z.object({
        personal: z.string().optional(),
        business: z.string().optional(),
        corporate: z.string().optional(),
      }),
    })
    .nullable(),
  cash: z.object({ code: z.string(), deadline: z.string(), address: z.string() }).nullable(),
})

export const Refund = z.object({
  amount: Price,
  status: z.enum(refundStates),
  /** The way of the refund: the wallet where the bank cannot refund. */
  to: z.enum(paymentMethods),
})

export const paymentCalls = defineCalls({
  'GET /customer/payment-methods': {
    summary: 'How one can pay here',
    audience: 'visitor',
    /** `isTest`: a bank of ours stands there, and no money moves. `address`: where cash is brought to; without it, to the property. */
    ok: z.object({
      data: z.array(z.object({ method: z.enum(paymentMethods), isTest: z.boolean(), address: z.string().optional() })),
    }),
  },
  'POST /customer/reservations/pending/{id}/payment-url': {
    summary: 'Where a pending reservation is paid; the payment that is open, if there is one',
    audience: 'customer',
    limits: { customer: 'payments' },
    isCreating: true,
    params: Id,
    /** `insteadOfCash`: who wanted to bring it pays online, and its code counts no more; else the code is the answer. */
    body: z.object({
      paymentMethod: z.enum(paymentMethods).default('fastpay'),
      insteadOfCash: z.boolean().default(false),
    }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: ['NOT_FOUND', 'CANNOT_PAY', 'PART_PAID', 'PAYMENT_METHOD_REQUIRED', 'WALLET_TOO_LOW', 'UNAVAILABLE'],
  },
  'GET /customer/reservations/{id}/payment': {
    summary: 'How the payment of a reservation stands; to be asked again while it is open',
    audience: 'customer',
    params: Id,
    ok: z.object({
      reservationId: z.number().int(),
      orderId: z.number().int(),
      status: z.enum(reservationStatuses),
      paymentStatus: z.enum(paymentStatuses),
      canPay: z.boolean(),
      holdUntil: z.string().nullable(),
      /** The newest payment; null before the first one. */
      payment: Payment.nullable(),
      refund: Refund.nullable(),
    }),
    problems: ['NOT_FOUND'],
  },
})
