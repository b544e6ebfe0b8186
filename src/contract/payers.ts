import { z } from 'zod'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { orderKindNames } from '../domain/orders/order.ts'
import { partLimits } from '../domain/orders/order-parts.ts'
import { paymentStates, refundStates } from '../domain/orders/states.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { type CallLimits, defineCalls, Id, IdNumber } from './call.ts'
import { Payment } from './payments.ts'
import { refuseName } from './person-name.ts'
import { Price } from './shapes.ts'

/** On one line; an empty one is none. */
const Name = z.preprocess(
  (value) => (typeof value === 'string' ? toPlainText(value).replace(/\s+/g, ' ') || null : value),
  z.string().max(partLimits.maxName).nullish().superRefine(refuseName),
)

const Secret = z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) })

const Payer = z.object({
  id: z.number().int(),
  number: z.number().int(),
  amount: Price,
  name: z.string().nullable(),
  isCash: z.boolean(),
  /** `back`: it was paid, and goes back to who paid it. */
  state: z.enum(['open', 'paying', 'paid', 'back']),
  /** How it was paid. */
  method: z.enum(paymentMethods).nullable(),
  /** The payment page, as a path; null where nothing is to be paid. */
  link: z.string().nullable(),
  refund: z.enum(refundStates).nullable(),
})

const Payers = z.object({
  orderId: z.number().int(),
  kind: z.enum(orderKindNames),
  title: z.string().nullable(),
  /** The page of the order, without the locale. */
  path: z.string(),
  /** In dinars. */
  total: Price,
  paid: Price,
  rest: Price,
  /** `ended`: it was not paid in time, or cancelled. */
  state: z.enum(['open', 'paid', 'ended']),
  holdUntil: z.string().nullable(),
  /** A first part is paid, and the group is waited for. */
  isLongHold: z.boolean(),
  /** The amount that has to be paid at once for that. */
  first: Price,
  /** One part may be brought in cash. */
  canBeCash: z.boolean(),
  data: z.array(Payer),
})

const limitsOfPayers: CallLimits = { address: 'payersPerIpAddress', customer: 'payers', global: 'payersGlobally' }

export const payerCalls = defineCalls({
  'GET /customer/orders/{id}/payers': {
    summary: 'Who pays for an order by links, and who has paid',
    audience: 'customer',
    params: Id,
    ok: Payers,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/orders/{id}/payers': {
    summary:
      'Splits what nobody has paid yet, into one part for one person or several; the links before are worth nothing from then on',
    audience: 'customer',
    limits: limitsOfPayers,
    isCreating: true,
    params: Id,
    body: z.object({
      /** Equal parts for so many people; or `amounts` in dinars, which add up to the unpaid rest. */
      people: z.number().int().min(1).max(partLimits.people).optional(),
      amounts: z.array(z.number().int().min(1).max(1_000_000_000)).min(1).max(partLimits.people).optional(),
      /** For each, in their order. */
      names: z.array(Name).max(partLimits.people).default([]),
      /** Which of them is brought in cash, from 1. */
      cash: z.number().int().min(1).max(partLimits.people).nullish(),
    }),
    ok: Payers.extend({ message: z.string() }),
    problems: [
      'NOT_FOUND',
      'NOT_SHAREABLE',
      'PARTS_DO_NOT_ADD_UP',
      'PARTS_TOO_SMALL',
      'CASH_NOT_IN_NOTES',
      'CASH_NOT_OFFERED',
      'TOO_MANY_REQUESTS',
    ],
  },
  'DELETE /customer/orders/{id}/payers': {
    summary: 'Takes all links back, while nobody has paid',
    audience: 'customer',
    limits: limitsOfPayers,
    params: Id,
    ok: Payers.extend({ message: z.string() }),
    problems: ['NOT_FOUND', 'PART_PAID'],
  },
  'DELETE /customer/orders/{id}/payers/{part}': {
    summary: 'Takes one link back; where others pay as well, its part gets a new one',
    audience: 'customer',
    limits: limitsOfPayers,
    params: Id.extend({ part: IdNumber }),
    ok: Payers.extend({ message: z.string() }),
    problems: ['NOT_FOUND', 'NOT_SHAREABLE', 'PART_PAID', 'TOO_MANY_REQUESTS'],
  },
  'GET /public/pay/{secret}': {
    summary: 'What a link asks whoever has it to pay, and nothing else of the order',
    audience: 'visitor',
    limits: { address: 'payLinks' },
    params: Secret,
    ok: z.object({
      /** `paid`: by this link; `other`: the order was paid without it; `ended`: the order has ended; `taken_back`: the link is. */
      state: z.enum(['open', 'paid', 'other', 'ended', 'taken_back']),
      /** Null where the link is worth nothing any more. */
      asked: z
        .object({
          amount: Price,
          /** The first name of who ordered. */
          owner: z.string().nullable(),
          kind: z.enum(orderKindNames),
          title: z.string().nullable(),
          /** The days of a stay, or when it begins. */
          checkIn: z.string().nullable(),
          checkOut: z.string().nullable(),
          startsAt: z.string().nullable(),
          holdUntil: z.string(),
          methods: z.array(z.object({ method: z.enum(paymentMethods), isTest: z.boolean() })),
        })
        .nullable(),
      /** The newest payment; null before the first one, or once the link has expired. */
      payment: Payment.pick({ method: true, status: true, amount: true, link: true, qr: true, cash: true })
        .extend({ status: z.enum(paymentStates) })
        .nullable(),
      /** The refund to the payer. */
      back: z.object({ amount: Price, status: z.enum(refundStates), to: z.enum(paymentMethods) }).nullable(),
    }),
    problems: ['PAY_LINK_OVER', 'TOO_MANY_REQUESTS'],
  },
  'POST /public/pay/{secret}/payment-url': {
    summary: 'Where the part of a link is paid; the payment that is open, if there is one',
    audience: 'visitor',
    limits: { address: 'payStartsPerIpAddress', global: 'payStartsGlobally' },
    params: Secret,
    body: z.object({ paymentMethod: z.enum(paymentMethods), name: Name }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: ['PAY_LINK_OVER', 'PAYMENT_METHOD_REQUIRED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
})
