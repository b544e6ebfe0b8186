import { z } from 'zod'
import { currencies } from '../domain/money/money.ts'
import { saleKinds } from '../domain/sales/sale.ts'
import { cashReasons } from '../domain/stays/hold-rules.ts'
import { latinNumber } from './availability.ts'
import { IdNumber } from './call.ts'
import { optionalInput } from './reservations.ts'
import { Policy, Price, savings } from './shapes.ts'
import { VoucherCode } from './vouchers.ts'

const count = (max: number) => z.preprocess(latinNumber, z.number().int().min(1).max(max))
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** The choice of a customer. `GET /public/sales/{type}/{id}` says which fields a sale needs. */
export const Choice = z.object({
  itemType: z.enum(saleKinds),
  itemId: IdNumber,
  /** Pieces of an offer, people of an activity. */
  quantity: optionalInput(count(30)),
  /** Events. */
  tickets: z
    .array(z.object({ categoryId: IdNumber, quantity: count(30) }))
    .max(20)
    .nullish(),
  /** Tours, before the travellers are named. Named travellers count where both are given, and must be the same people. */
  party: z
    .object({
      adults: z.preprocess(latinNumber, z.number()),
      /** Null for one whose age is not known yet, which has its own problem. */
      childrenAges: z.array(z.preprocess(latinNumber, z.number().nullable())).max(30).default([]),
    })
    .nullish(),
  /** How many share a room, Umrah; 1 is a room alone. */
  sharing: optionalInput(z.preprocess(latinNumber, z.number().int().min(1).max(4))),
  /** A departure of a tour, or a time of an activity: the id of a stock. */
  departureId: optionalInput(IdNumber),
  travelDate: optionalInput(z.string().max(10)),
  returnDate: optionalInput(z.string().max(10)),
  /** The waitlist entry whose offer is taken. */
  waitingId: optionalInput(IdNumber),
  /** Only the deposit now. */
  payDeposit: flag,
  voucherCode: optionalInput(VoucherCode),
  usePoints: flag,
})

export const PurchaseLine = z.object({
  /** A kind of the price list, or `rest`: the part that is paid later, as a negative amount. */
  kind: z.string(),
  /** For a ticket category. */
  title: z.string().optional(),
  count: z.number().int(),
  price: z.number(),
  amount: z.number(),
  /** Without what its seller takes off. */
  amountBefore: z.number(),
})

/** The rest after a deposit. */
export const Rest = z.object({
  amount: Price,
  dueOn: z.iso.date(),
})

export const PurchaseQuote = z.object({
  lines: z.array(PurchaseLine),
  totalBeforeDiscount: z.number(),
  voucherDiscount: z.number(),
  pointsDiscount: z.number(),
  rounding: z.number(),
  /** The amount that is charged now. */
  total: z.number(),
  ...savings,
  currency: z.enum(currencies),
  pointsToUse: z.number().int(),
  /** The deposit that is possible, and the rest after it. `rest` is set where the deposit was chosen. */
  deposit: z.object({ amount: Price, rest: Rest }).nullable(),
  rest: Rest.nullable(),
  policy: Policy,
  acceptance: z.enum(['automatic', 'manual']),
  cash: z.object({ until: z.string().nullable(), reason: z.enum(cashReasons).nullable() }),
  inDinars: z.object({ amount: z.number(), rate: z.number(), day: z.string().nullable() }).nullable(),
  priceKey: z.string(),
})
