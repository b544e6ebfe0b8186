import { exchange } from '../money/exchange.ts'
import { type Currency, type Money, roundAmount } from '../money/money.ts'
import { toPointsDiscount } from '../money/point-rules.ts'
import { worthOf } from '../money/points.ts'
import { toVoucherDiscount, type Voucher } from '../money/voucher.ts'
import type { Day } from '../time/day.ts'
import { type NightLine, type SplitLines, type StayLine, splitLines, sumOfLines } from './change-lines.ts'

/** The payments of an order so far. */
export type PaidPrice = {
  lines: readonly StayLine[]
  voucherDiscount: number
  pointsUsed: number
  pointsDiscount: number
  rounding: number
  total: number
  currency: Currency
  pointsEarned: number
}

export type ChangeRequest = {
  paid: PaidPrice
  wanted: readonly NightLine[]
  /** How much of nights that are given up goes back now. */
  percent: number
  voucher: Pick<Voucher, 'value' | 'minimum'> | null
  /** The balance of the customer's ledger. */
  pointsBalance: number
  dinarsPerDollar: number
}

export type ChangedPrice = SplitLines & {
  lines: StayLine[]
  /** The fee of the policy for the nights that are given up. */
  fee: number
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsUsed: number
  pointsDiscount: number
  rounding: number
  total: number
  /** To pay; less than nothing is given back. */
  difference: number
  pointsBack: number
  /** Points earned by the refunded money: taken back, or charged where they were spent. */
  pointsTaken: number
  pointsMissing: number
}

/**
 * Kept nights keep their price, new ones cost today's, given-up ones go back by the policy. Voucher and points take off no more than they
 * did, and less where the price does not carry them any more: otherwise a used-up voucher would grow with the stay.
 */
export function toChangedPrice(request: ChangeRequest): ChangedPrice {
  const { paid, wanted, percent } = request
  const split = splitLines(paid.lines, wanted)
  const lost = sumOfLines(split.dropped)
  const fee = lost - roundAmount((lost * percent) / 100)
  const day = split.dropped[0]?.night ?? wanted[0]?.night ?? ''
  const lines: StayLine[] = [
    ...inOrder([...split.kept, ...split.added]),
    ...paid.lines.filter(({ kind }) => kind === 'fee' || kind === 'spent_points'),
    ...toKept('fee', fee, day),
  ]
  const discounts = toDiscounts(sumOfLines(lines), request)
  const points = toPoints(sumOfLines(lines) - discounts.off, discounts.pointsUsed, request)
  const all = [...lines, ...toKept('spent_points', points.spent, day)]
  const totalBeforeDiscount = sumOfLines(all)
  const total = totalBeforeDiscount - discounts.off
  const { off: _, ...rest } = discounts
  return {
    ...split,
    ...rest,
    lines: all,
    fee,
    totalBeforeDiscount,
    total,
    difference: total - paid.total,
    pointsBack: paid.pointsUsed - discounts.pointsUsed,
    pointsTaken: points.taken,
    pointsMissing: points.missing,
  }
}

const toKept = (kind: 'fee' | 'spent_points', amount: number, night: Day): StayLine[] =>
  amount > 0 ? [{ kind, night, count: 1, price: amount, amount }] : []

/** Rooms night by night, then the children's. */
const inOrder = (lines: readonly NightLine[]): NightLine[] =>
  lines.toSorted((one, two) => toPlace(one).localeCompare(toPlace(two)))

const toPlace = (line: NightLine): string =>
  line.kind === 'room' ? `0 ${String(line.roomTypeId).padStart(10, '0')} ${line.night}` : `1 ${line.night}`

function toDiscounts(amount: number, { paid, voucher, dinarsPerDollar }: ChangeRequest) {
  const { currency } = paid
  const voucherDiscount = toVoucherPart({ amount, currency }, { paid, voucher, dinarsPerDollar })
  const reduced = { amount: amount - voucherDiscount, currency }
  const max = toPointsDiscount(paid.pointsUsed, reduced, dinarsPerDollar)
  const isCarried = max.points === paid.pointsUsed && paid.pointsDiscount * 2 <= reduced.amount
  const pointsDiscount = isCarried ? paid.pointsDiscount : Math.min(paid.pointsDiscount, max.discount)
  const pointsUsed = isCarried ? paid.pointsUsed : max.points
  const exact = reduced.amount - pointsDiscount
  const rounding = -Math.min(-paid.rounding, exact) || 0
  return { voucherDiscount, pointsUsed, pointsDiscount, rounding, off: voucherDiscount + pointsDiscount - rounding }
}

function toVoucherPart(
  price: Money,
  { paid, voucher, dinarsPerDollar }: Pick<ChangeRequest, 'paid' | 'voucher' | 'dinarsPerDollar'>,
): number {
  if (!voucher || paid.voucherDiscount === 0) return 0
  const { minimum, value } = voucher
  if (minimum && price.amount < exchange(minimum, price.currency, dinarsPerDollar).amount) return 0
  return Math.min(paid.voucherDiscount, toVoucherDiscount(value, price, dinarsPerDollar))
}

/** As in a cancellation: points earned by the refunded money are taken back, and spent ones come off the money. */
function toPoints(total: number, pointsUsed: number, { paid, pointsBalance, dinarsPerDollar }: ChangeRequest) {
  const back = paid.total - total
  if (back <= 0) return { taken: 0, missing: 0, spent: 0 }
  const unearned = paid.pointsEarned - Math.floor((paid.pointsEarned * total) / paid.total)
  const taken = Math.min(unearned, pointsBalance + paid.pointsUsed - pointsUsed)
  const missing = unearned - taken
  return {
    taken,
    missing,
    spent: Math.min(back, exchange(worthOf(missing), paid.currency, dinarsPerDollar).amount),
  }
}
