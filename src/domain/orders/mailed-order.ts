import type { Currency } from '../money/money.ts'
import type { PaymentMethod } from '../money/payment-method.ts'
import type { SavingLine } from '../money/savings.ts'
import type { Day } from '../time/day.ts'
import type { RefundState } from './states.ts'

/** The facts of an order for its mail; the names are in the language of the mail. Money in the smallest unit. */
export type MailedOrder = {
  /** The purchase, where this order pays its rest. */
  code: string
  currency: Currency
  lines: SavingLine[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsDiscount: number
  rounding: number
  total: number
  /** In dinars, the first one first. */
  payments: { amount: number; method: PaymentMethod; paidAt: string }[]
  refunds: { amount: number; to: PaymentMethod; status: RefundState; refundedAt: string | null }[]
  stay: {
    property: string
    address: string
    checkIn: Day
    checkOut: Day
    /** `HH:MM` */
    checkInClock: string
    adults: number
    children: number
    rooms: { title: string; count: number }[]
  } | null
  /** `part`: what the order is for, where a deposit was agreed. */
  purchase: {
    title: string
    seller: string
    startsAt: string | null
    people: number
    part: 'deposit' | 'rest' | null
    restAmount: number | null
    restDue: Day | null
  } | null
  visa: { title: string; people: number; travelDate: Day; promisedOn: Day | null } | null
  /** For a discount package: its name and its plan. */
  package: { title: string; plan: string } | null
}
