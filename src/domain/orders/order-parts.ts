import { exchange } from '../money/exchange.ts'
import { isJoint } from '../money/joint-payment.ts'
import { type Money, smallestPaid } from '../money/money.ts'
import { type ProblemResult, refuse } from '../problem-result.ts'
import { later } from '../time/later.ts'
import { canPayOnline, type OrderKindName, type OrderState } from './order.ts'

/** `least`: of a part, in dinars: every bank takes it. */
export const partLimits = { people: 20, min: 1_000, maxName: 40 } as const

/** Conditions of the long hold of a group. `percent`: the share of the price that has to be paid at once for it. */
export const longHold = { hours: 24, percent: 10, max: 2, daysAfterFailure: 7 } as const

const note = smallestPaid.IQD

type Shareable = OrderState & { kind: OrderKindName; paidWith: number | null; othersTotal: number }

/** `pending` waits for a bank, and is no money yet. One payment for two orders is not divided once more. */
export const canBePaidByLink = (order: Shareable, now: Date): boolean =>
  order.kind !== 'wallet' && !isJoint(order) && canPayOnline(order, now)

/** The order that is split: its price in its own currency, and in dinars. */
export type Splittable = { price: number; amount: number }
export type PayerPart = Splittable & { isCash: boolean }

/** The unpaid rest of an order. The first paid part fixes the dinars of the whole order. */
export function toRest(total: Money, rate: number, paid: readonly Splittable[]): Splittable {
  const sum = (of: (part: Splittable) => number) => paid.reduce((added, part) => added + of(part), 0)
  return {
    price: total.amount - sum(({ price }) => price),
    amount: exchange(total, 'IQD', rate).amount - sum(({ amount }) => amount),
  }
}

/** Equal parts in whole notes; the last part takes the remainder. */
export function splitEqually(amount: number, people: number): number[] {
  const share = Math.floor(amount / people / note) * note
  return [...Array<number>(people - 1).fill(share), amount - share * (people - 1)]
}

export type SplitInput = { people: number } | { amounts: readonly number[] }

/** `cash`: which of them is brought in notes, from 1. */
export function splitOrder(
  rest: Splittable,
  input: SplitInput,
  cash: number | null,
): { ok: true; parts: PayerPart[] } | ProblemResult<'PARTS_DO_NOT_ADD_UP' | 'PARTS_TOO_SMALL' | 'CASH_NOT_IN_NOTES'> {
  const amounts = 'people' in input ? splitEqually(rest.amount, input.people) : [...input.amounts]
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== rest.amount) return refuse('PARTS_DO_NOT_ADD_UP')
  // All of a small order is one part, however small.
  if (amounts.length > 1 && amounts.some((amount) => amount < partLimits.min)) return refuse('PARTS_TOO_SMALL')
  if (amounts.slice(0, -1).some((amount) => amount % note !== 0)) return refuse('CASH_NOT_IN_NOTES')
  const inCash = cash === null ? 0 : (amounts[cash - 1] ?? -1)
  if (inCash % note !== 0) return refuse('CASH_NOT_IN_NOTES')
  const prices = spreadPrice(rest, amounts)
  return {
    ok: true,
    parts: amounts.map((amount, index) => ({ amount, price: prices[index] ?? 0, isCash: index + 1 === cash })),
  }
}

/** In the currency of the order, in the same proportion; the last one takes what rounding leaves. */
function spreadPrice({ price, amount }: Splittable, amounts: readonly number[]): number[] {
  const prices = amounts.slice(0, -1).map((part) => Number((BigInt(price) * BigInt(part)) / BigInt(amount)))
  return [...prices, price - prices.reduce((sum, part) => sum + part, 0)]
}

/** The payment that starts the long hold of a group, in the currency of the order: a fair share, and at most a tenth. */
export const toFirstPrice = (total: number, people: number): number =>
  Math.floor(Math.min((total * longHold.percent) / 100, total / Math.max(1, people)))

type GroupHold = {
  total: number
  /** The sum of the paid parts. */
  paid: number
  people: number
  createdAt: Date
  holdUntil: Date
  /** It was made longer before. */
  isLong: boolean
  /** The latest moment at which what it is for may still wait; null where that does not matter. */
  latest: Date | null
  /** How many of the customer's others are held so long now, and whether one ended in the last days without all of its money. */
  longHolds: number
  hasFailed: boolean
}

/**
 * The end of a group's hold once a first part is paid: a day after the order. Null where the hold stays as it is. A group that lets one run out
 * gets no long hold the next time: otherwise a refundable tenth would block rooms for ever.
 */
export function findLongHold(hold: GroupHold): Date | null {
  const { total, paid, people, createdAt, holdUntil, isLong, latest, longHolds, hasFailed } = hold
  if (isLong || hasFailed || longHolds >= longHold.max || paid < toFirstPrice(total, people)) return null
  const day = later(createdAt, longHold.hours * 3600).getTime()
  const end = new Date(Math.min(day, latest?.getTime() ?? day))
  return end > holdUntil ? end : null
}
