import type { ChildFee, OfferedNight } from '../stays/nightly-price.ts'
import type { Day } from '../time/day.ts'
import { type Discounts, toDiscounted, toRounding } from './discounted.ts'
import type { Currency } from './money.ts'

export type QuotedRoom<Title = never> = {
  roomTypeId: number
  title?: Title
  /** The price of one room, night by night. */
  nights: readonly OfferedNight[]
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
  /** For one, without the property's discount; missing where there is none. */
  before?: number
  amount: number
}
export type ChildLine = { kind: 'children'; night: Day; count: number; price: number; amount: number }

export type MoneyQuote<Title = never> = {
  lines: (RoomLine<Title> | ChildLine)[]
  totalBeforeDiscount: number
  voucherDiscount: number
  pointsDiscount: number
  pointsUsed: number
  /** The reduction for cash; never above zero. */
  rounding: number
  total: number
  currency: Currency
}

export type QuoteRequest<Title = never> = Discounts & {
  rooms: readonly QuotedRoom<Title>[]
  childFees: readonly ChildFee[]
  currency: Currency
  isCash?: boolean
}

/** All amounts in `currency`. */
export function toQuote<Title = never>(request: QuoteRequest<Title>): MoneyQuote<Title> {
  const { rooms, childFees, currency, isCash = false } = request
  const lines = [...rooms.flatMap(toRoomLines), ...childFees.map(toChildLine)]
  const totalBeforeDiscount = lines.reduce((sum, { amount }) => sum + amount, 0)
  const { exact, ...discounts } = toDiscounted({ amount: totalBeforeDiscount, currency }, request)
  const rounding = toRounding(exact, currency, isCash)
  return { lines, totalBeforeDiscount, ...discounts, rounding, total: exact + rounding, currency }
}

function toRoomLines<Title>({ roomTypeId, title, nights, count }: QuotedRoom<Title>): RoomLine<Title>[] {
  const room = title === undefined ? { roomTypeId } : { roomTypeId, title }
  return nights.map(({ night, amount, before }) => ({
    kind: 'room',
    ...room,
    night,
    count,
    price: amount,
    ...(before !== undefined && { before }),
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
