import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import type { Quote as QuoteShape, reservationCalls } from '../../contract/reservations.ts'
import type { StayTerms } from '../../db/queries/rates.ts'
import type { FoundVoucher } from '../../db/queries/vouchers.ts'
import type { Locale, Localized } from '../../domain/locale.ts'
import { toMajor } from '../../domain/money.ts'
import { toChildFees } from '../../domain/nightly-price.ts'
import { type Quote, toQuote } from '../../domain/quote.ts'
import { judgeSelection, mergeRooms, type SelectionRefusal } from '../../domain/selection.ts'
import { toStayOffers } from '../../domain/stay-offers.ts'
import { type AskedStay, parseStayWish } from '../availability/parse-stay-wish.ts'
import { toAlternatives } from '../availability/to-combinations.ts'
import { requireGoodVoucher } from '../vouchers/use-voucher.ts'
import { toPolicy } from './to-policy.ts'

type Calls = typeof reservationCalls
export type SelectionBody = z.output<Calls['POST /customer/reservations/calculate-price']['body']>

export type Wish = AskedStay & {
  propertyId: number
  rooms: { roomTypeId: number; count: number }[]
  voucherCode: string | undefined
  usePoints: boolean
}

/** What a customer has to pay less with. */
export type Credits = { voucher: FoundVoucher | null; points: number }

export type Priced = { quote: Quote<Localized>; terms: StayTerms; priceKey: string }

export function parseWish(body: SelectionBody, now: Date): Wish {
  const asked = parseStayWish(body, now)
  if (body.rooms.length === 0) throw new Problem('ROOM_REQUIRED', { rooms: { fault: 'required' } })
  const { propertyId, voucherCode, usePoints } = body
  return { ...asked, propertyId, rooms: mergeRooms(body.rooms), voucherCode, usePoints }
}

/** Throws where the rooms cannot be had together, or not by these people. */
export function priceWish(
  wish: Wish,
  terms: StayTerms,
  credits: Credits,
  at: At & { dinarsPerDollar: number },
): Priced {
  const { stay, party } = wish
  const { locale, dinarsPerDollar } = at
  const selection = judgeSelection(wish.rooms, toStayOffers(terms, stay), party)
  if (!selection.ok) throw toProblem(selection, wish, terms, locale)
  const { currency, childFee } = terms
  const request = { rooms: selection.rooms, childFees: toChildFees(childFee, party, stay), currency, dinarsPerDollar }
  if (wish.voucherCode)
    requireGoodVoucher(credits.voucher, { amount: toQuote(request).totalBeforeDiscount, currency }, at)
  const quote = toQuote({
    ...request,
    voucher: wish.voucherCode ? credits.voucher?.voucher.value : null,
    points: wish.usePoints ? credits.points : 0,
  })
  return { quote, terms, priceKey: toPriceKey(wish, terms, quote) }
}

type At = { locale: Locale; now: Date }

function toProblem(refusal: SelectionRefusal, wish: Wish, terms: StayTerms, locale: Locale): Problem {
  if (refusal.code === 'ROOM_UNAVAILABLE') return toSoldOut(wish, terms, locale)
  if (refusal.code === 'MIN_STAY')
    return new Problem('MIN_STAY', { checkOut: { fault: 'min_nights', limit: refusal.minNights } })
  if (refusal.code === 'CLOSED') return new Problem('CLOSED', undefined, undefined, { nights: refusal.nights })
  return new Problem(refusal.code, { rooms: { fault: 'invalid' } })
}

export const toSoldOut = ({ stay, party }: Wish, terms: StayTerms, locale: Locale): Problem =>
  new Problem('ROOM_UNAVAILABLE', undefined, undefined, toAlternatives({ stay, party }, terms, locale))

/** Made of all that a customer agrees to: another price, or the same for something else, has another key. */
function toPriceKey({ propertyId, stay, party, rooms }: Wish, terms: StayTerms, quote: Quote<Localized>): string {
  const lines = quote.lines.map(({ night, count, amount }) => [night, count, amount])
  const { totalBeforeDiscount, voucherDiscount, pointsDiscount, pointsUsed, total, currency } = quote
  const agreed = [propertyId, stay.checkIn, stay.checkOut, party.adults, party.childrenAges, rooms, lines]
  const price = [totalBeforeDiscount, voucherDiscount, pointsDiscount, pointsUsed, total, currency]
  return createHash('sha256')
    .update(JSON.stringify([agreed, price, terms.policy, terms.acceptance]))
    .digest('base64url')
}

export function presentQuote(
  { quote, terms, priceKey }: Priced,
  wish: Wish,
  { locale, now }: At,
): z.output<typeof QuoteShape> {
  const { currency } = quote
  const major = (amount: number) => toMajor({ amount, currency })
  return {
    lines: quote.lines.map((line) => ({
      ...line,
      title: line.kind === 'room' ? line.title?.[locale] : undefined,
      price: major(line.price),
      amount: major(line.amount),
    })),
    totalBeforeDiscount: major(quote.totalBeforeDiscount),
    voucherDiscount: major(quote.voucherDiscount),
    pointsDiscount: major(quote.pointsDiscount),
    total: major(quote.total),
    currency,
    pointsToUse: quote.pointsUsed,
    policy: toPolicy(terms.policy, { ...wish.stay, checkInClock: terms.checkInClock }, now),
    acceptance: terms.acceptance,
    priceKey,
  }
}
