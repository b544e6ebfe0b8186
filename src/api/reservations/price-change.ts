import { createHash } from 'node:crypto'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { getPaidPrice } from '../../db/queries/orders/paid-price.ts'
import { findPointsBalance } from '../../db/queries/orders/points.ts'
import { findVoucherOf } from '../../db/queries/orders/vouchers.ts'
import type { StayRates } from '../../db/queries/stays/rates.ts'
import type { ReservationFacts } from '../../db/queries/stays/reservations.ts'
import { type QuotedRoom, toQuote } from '../../domain/money/quote.ts'
import { toRefundPercent } from '../../domain/money/refund.ts'
import type { NightLine } from '../../domain/stays/change-lines.ts'
import { type ChangedPrice, type PaidPrice, toChangedPrice } from '../../domain/stays/change-price.ts'
import { findNearestStays } from '../../domain/stays/change-rates.ts'
import { toChildFees } from '../../domain/stays/nightly-price.ts'
import { hasArrived } from '../../domain/stays/reservation-states.ts'
import { checkSelection, mergeRooms, type SelectionProblem } from '../../domain/stays/selection.ts'
import type { Stay } from '../../domain/stays/stay.ts'
import { toStayOffers } from '../../domain/stays/stay-offers.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import { type Day, toDay } from '../../domain/time/day.ts'
import { type AskedStay, parseStayQuery } from '../availability/parse-stay-query.ts'
import { toCombinations } from '../availability/to-combinations.ts'
import { findChangeProblem } from './find-change-problem.ts'
import { findOwnRates } from './find-own-rates.ts'

export type ChangeBody = {
  checkIn?: string | null | undefined
  checkOut?: string | null | undefined
  adults?: number | undefined
  childrenAges?: number[] | undefined
  rooms?: { roomTypeId: number; count: number }[] | undefined
}

type Rooms = { roomTypeId: number; count: number }[]

export type PricedChange = AskedStay & {
  rooms: Rooms
  paid: PaidPrice
  price: ChangedPrice
  rates: StayRates
  titles: Map<number, Localized>
  percent: number
  boundTo: Day | null
  dinarsPerDollar: number
  priceKey: string
}

type At = { locale: Locale; now: Date; dinarsPerDollar: number }

/** The price of a change now. Throws where it cannot be made; a sold-out problem carries the alternatives. */
export async function priceChange(
  db: Db,
  facts: ReservationFacts,
  body: ChangeBody,
  { locale, now, dinarsPerDollar }: At,
): Promise<PricedChange> {
  const problem = findChangeProblem(facts, now)
  if (problem) throw new Problem(problem)
  const { order } = facts
  const isDuring = hasArrived(facts, now)
  const asked = parseChange(facts, body, { isDuring, now })
  const { stay, party, rooms } = asked
  const { rates, ratesOf } = await findOwnRates(db, facts, { stay, isDuring })
  const own = ratesOf(stay)
  const selection = checkSelection(rooms, toStayOffers(own, stay), party)
  if (!selection.ok) throw toProblem(selection, { ...asked, isDuring }, { ratesOf, locale, now })
  const percent = isDuring ? facts.policy.percentAfter : toRefundPercent({ ...facts, by: 'customer', now })
  const paid = await getPaidPrice(db, order.id)
  const rate = order.paidRate ?? order.dinarsPerDollar ?? dinarsPerDollar
  const price = toChangedPrice({
    paid,
    wanted: toNightLines(asked, selection.rooms, { ...rates, dinarsPerDollar }),
    percent,
    voucher: await findVoucherOf(db, order.id),
    pointsBalance: await findPointsBalance(db, order.customer),
    dinarsPerDollar: rate,
  })
  const boundTo = percent < 100 && !isDuring ? (facts.boundTo ?? facts.checkIn) : facts.boundTo
  return {
    ...asked,
    paid,
    price,
    rates,
    titles: new Map(rates.rooms.map(({ id, title }) => [id, title])),
    percent,
    boundTo,
    dinarsPerDollar: order.dinarsPerDollar ?? dinarsPerDollar,
    priceKey: toKey(asked, price, paid),
  }
}

type ChangeQuery = AskedStay & { rooms: Rooms }

function toNightLines(
  { stay, party }: AskedStay,
  rooms: readonly QuotedRoom<Localized>[],
  { childFee, currency, dinarsPerDollar }: Pick<StayRates, 'childFee' | 'currency'> & { dinarsPerDollar: number },
): NightLine[] {
  const { lines } = toQuote({ rooms, childFees: toChildFees(childFee, party, stay), currency, dinarsPerDollar })
  return lines.map(({ title: _, ...line }: { title?: unknown } & NightLine) => line as NightLine)
}

function parseChange(facts: ReservationFacts, body: ChangeBody, at: { isDuring: boolean; now: Date }): ChangeQuery {
  const { checkIn = facts.checkIn, checkOut = facts.checkOut } = body
  const people = {
    adults: body.adults ?? facts.adults,
    childrenAges: body.childrenAges ?? facts.childrenAges,
  }
  const rooms = mergeRooms(body.rooms ?? facts.rooms)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const isSameParty =
    isSame(people.adults, facts.adults) && isSame(people.childrenAges.toSorted(), facts.childrenAges.toSorted())
  const areSameRooms = isSame(rooms, mergeRooms(facts.rooms)) && isSameParty
  if (checkIn === facts.checkIn && checkOut === facts.checkOut && areSameRooms) throw new Problem('NOTHING_CHANGED')
  // A stay that has begun is looked at from its first day: that day is not asked for any more.
  const asked = parseStayQuery(
    { checkIn, checkOut, ...people },
    at.isDuring ? new Date(`${facts.checkIn}T09:00:00Z`) : at.now,
  )
  if (at.isDuring && (checkIn !== facts.checkIn || !areSameRooms || asked.stay.checkOut <= toDay(at.now)))
    throw new Problem('ONLY_DEPARTURE', { fields: { checkOut: { error: 'date' } } })
  return { ...asked, rooms }
}

type Context = { ratesOf: (stay: Stay) => StayRates; locale: Locale; now: Date }

function toProblem(
  problem: SelectionProblem,
  asked: ChangeQuery & { isDuring: boolean },
  { ratesOf, locale, now }: Context,
): Problem {
  const { stay, party, rooms, isDuring } = asked
  if (problem.code === 'MIN_STAY')
    return new Problem('MIN_STAY', { fields: { checkOut: { error: 'min_nights', limit: problem.minNights } } })
  if (problem.code !== 'ROOM_UNAVAILABLE' && problem.code !== 'CLOSED')
    return new Problem(problem.code, { fields: { rooms: { error: 'invalid' } } })
  const rates = ratesOf(stay)
  const others = {
    // A guest who has arrived neither moves to other rooms nor comes on another day.
    combinations: isDuring ? [] : toCombinations({ stay, party }, rates, toStayOffers(rates, stay), locale).slice(0, 3),
    dates: isDuring ? [] : findNearestStays({ stay, rooms, today: toDay(now), ratesOf }),
  }
  return problem.code === 'CLOSED'
    ? new Problem('CLOSED', { details: { nights: problem.nights, ...others } })
    : new Problem('ROOM_UNAVAILABLE', { details: others })
}

/** Made of all that a customer agrees to. */
function toKey({ stay, party, rooms }: ChangeQuery, price: ChangedPrice, paid: PaidPrice): string {
  const lines = price.lines.map(({ kind, night, count, amount }) => [kind, night, count, amount])
  const { difference, total, voucherDiscount, pointsUsed, pointsTaken, pointsMissing } = price
  const agreed = [stay, party.adults, party.childrenAges, rooms, lines, paid.total]
  return createHash('sha256')
    .update(JSON.stringify([agreed, difference, total, voucherDiscount, pointsUsed, pointsTaken, pointsMissing]))
    .digest('base64url')
}
