import { createHash } from 'node:crypto'
import type { Ok, Parsed } from '../../contract/contract.ts'
import type { DetailsByCode } from '../../contract/problem-details.ts'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { findRates, type StayRates } from '../../db/queries/stays/rates.ts'
import { toMajor } from '../../domain/money/money.ts'
import { toPaymentAmount } from '../../domain/money/payment-amount.ts'
import type { PaymentMethod } from '../../domain/money/payment-method.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { isDay } from '../../domain/time/day.ts'
import { noCredits } from '../orders/lock-credits.ts'
import { presentSavings } from '../orders/present-savings.ts'
import { requireFound } from '../require-found.ts'
import {
  type BookingRequest,
  parseBookingRequest,
  presentStayQuote,
  priceRequest,
  type StayPricing,
} from '../reservations/price-request.ts'

type Body = Parsed<'POST /customer/reservations/split/calculate-price'>['body']
export type SplitQuote = Ok<'POST /customer/reservations/split/calculate-price'>

/** The earlier part first. */
export type Both<T> = readonly [T, T]
export type PricedSplit = { parts: Both<StayPricing>; total: number; priceKey: string }

export type SplitPricingContext = { locale: Locale; now: Date; dinarsPerDollar: number }

export const mapBoth = async <T, R>([first, second]: Both<T>, act: (one: T, part: number) => Promise<R>) =>
  [await act(first, 1), await act(second, 2)] as const

export function parseSplit(body: Body, method: PaymentMethod | null, now: Date): Both<BookingRequest> {
  const { first, second, movesOn, checkIn, checkOut, adults, childrenAges } = body
  if (!isDay(movesOn)) throw new Problem('INVALID_DATE', { fields: { movesOn: { error: 'date' } } })
  if (first.propertyId === second.propertyId) throw new Problem('INVALID_SPLIT')
  const common = { adults, childrenAges, voucherCode: undefined, usePoints: false, paymentMethod: method ?? undefined }
  return [
    parseBookingRequest({ ...common, ...first, checkIn, checkOut: movesOn }, now),
    parseBookingRequest({ ...common, ...second, checkIn: movesOn, checkOut }, now),
  ]
}

export const findBothRates = (db: Db, requests: Both<BookingRequest>): Promise<Both<StayRates>> =>
  mapBoth(requests, ({ propertyId, stay }) => requireFound(findRates(db, propertyId, stay)))

/** Throws where one part is not available, and says which. */
export async function priceSplit(
  requests: Both<BookingRequest>,
  rates: Both<StayRates>,
  at: SplitPricingContext,
): Promise<PricedSplit> {
  const parts = await mapBoth(requests, async (request, part) =>
    withPartNumber(part, () => priceRequest(request, rates[part - 1] as StayRates, noCredits, at)),
  )
  const [one, two] = parts
  // One payment has one currency. A free part is complete at once, so the parts could not share a payment.
  if (one.quote.currency !== two.quote.currency || one.quote.total === 0 || two.quote.total === 0)
    throw new Problem('INVALID_SPLIT')
  const priceKey = createHash('sha256').update(`${one.priceKey} ${two.priceKey}`).digest('base64url')
  return { parts, total: one.quote.total + two.quote.total, priceKey }
}

/** Adds the number of the part to a sold-out problem. */
export async function withPartNumber<T>(part: number, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'ROOM_UNAVAILABLE') throw error
    const details = error.details as DetailsByCode['ROOM_UNAVAILABLE'] | undefined
    throw new Problem('ROOM_UNAVAILABLE', { fields: error.fields, details: { combinations: [], ...details, part } })
  }
}

export async function presentSplit(
  { parts, total, priceKey }: PricedSplit,
  requests: Both<BookingRequest>,
  at: SplitPricingContext,
): Promise<SplitQuote> {
  const cash = { until: null, reason: 'nowhere' } as const
  const quotes = await mapBoth(parts, async (priced, part) =>
    presentStayQuote(priced, requests[part - 1] as BookingRequest, { ...at, cash }),
  )
  const { currency } = parts[0].quote
  const { inDinars } = quotes[0]
  return {
    parts: [...quotes],
    total: toMajor({ amount: total, currency }),
    ...presentSavings(
      { lines: parts.flatMap(({ quote }) => quote.lines), voucherDiscount: 0, pointsDiscount: 0 },
      (amount) => toMajor({ amount, currency }),
    ),
    currency,
    inDinars: inDinars && {
      ...inDinars,
      amount: toPaymentAmount({ amount: total, currency }, requests[0].method, at.dinarsPerDollar),
    },
    priceKey,
  }
}
