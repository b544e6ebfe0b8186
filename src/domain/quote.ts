import type { Day } from './day.ts'
import { type Currency, toCashRounding } from './money.ts'
import type { ChildFee, NightPrice } from './nightly-price.ts'
import { toPointsDiscount } from './point-rules.ts'
import { toVoucherDiscount, type VoucherValue } from './voucher.ts'

export type QuotedRoom<Title = never> = {
  roomTypeId: number
  title?: Title
  /** What one room costs, night by night. */
  nights: readonly NightPrice[]
  count: number
}

/** `amount` is that of all `count` rooms or children of the line, `price` that of one. */
export type RoomLine<Title = never> = {
  kind: 'room'
  roomTypeId: number
  title?: Title
  night: Day
  count: number
  price: number
  amount: number
}
export type ChildLine = { kind: 'children'; night: Day; count: number; price: number; amount: number }

export type Quote<Title = never> = {
  lines: (RoomLine<Title> | ChildLine)[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsDiscount: number
  pointsUsed: number
  /** What comes off in cash; never above zero. */
  rounding: number
  total: number
  currency: Currency
}

export type QuoteRequest<Title = never> = {
  rooms: readonly QuotedRoom<Title>[]
  childFees: readonly ChildFee[]
  /** Of a voucher that `judgeVoucher` has accepted. */
  voucher?: VoucherValue | null
  /** How many points there are to use, not how many will be: at most half of the price. */
  points?: number
  currency: Currency
  dinarsPerDollar: number
  /** Dinars in cash are what notes can pay. A price in dollars is rounded where it becomes dinars: by its payment. */
  isCash?: boolean
}

/** All amounts in `currency`. The voucher comes off first, then the points. */
export function toQuote<Title = never>(request: QuoteRequest<Title>): Quote<Title> {
  const { rooms, childFees, voucher, points = 0, currency, dinarsPerDollar, isCash = false } = request
  const lines = [...rooms.flatMap(toRoomLines), ...childFees.map(toChildLine)]
  const totalBeforeDiscount = lines.reduce((sum, { amount }) => sum + amount, 0)
  const before = { amount: totalBeforeDiscount, currency }
  const voucherDiscount = voucher ? toVoucherDiscount(voucher, before, dinarsPerDollar) : 0
  const reduced = { amount: totalBeforeDiscount - voucherDiscount, currency }
  const { points: pointsUsed, discount: pointsDiscount } = toPointsDiscount(points, reduced, dinarsPerDollar)
  const exact = reduced.amount - pointsDiscount
  const rounding = isCash && currency === 'IQD' ? toCashRounding(exact) : 0
  const total = exact + rounding
  return { lines, totalBeforeDiscount, voucherDiscount, pointsDiscount, pointsUsed, rounding, total, currency }
}

function toRoomLines<Title>({ roomTypeId, title, nights, count }: QuotedRoom<Title>): RoomLine<Title>[] {
  const room = title === undefined ? { roomTypeId } : { roomTypeId, title }
  return nights.map(({ night, amount }) => ({
    kind: 'room',
    ...room,
    night,
    count,
    price: amount,
    amount: amount * count,
  }))
}

const toChildLine = ({ night, amount, count }: ChildFee): ChildLine => ({
  kind: 'children',
  night,
  count,
  price: amount,
  amount: amount * count,
})
