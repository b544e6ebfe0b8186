import { roundAmount } from '../money/money.ts'
import { type ProblemResult, refuse } from '../problem-result.ts'
import { type Day, daysBetween, weekdayOf } from '../time/day.ts'
import { type Party, toGuests } from './party.ts'
import { nightsOf, type Stay } from './stay.ts'

/** Both nights are part of it. */
export type NightRange = { from: Day; to: Day }

/** `percent` is added to the base price, or taken off it: at least -100. `minNights` stands in for the property's own. */
export type Season = NightRange & { percent: number; minNights?: number | null }

/** 0 is Sunday, as in `weekdayOf`. */
export type WeekdayPercents = Partial<Record<number, number>>

export type PriceRules = {
  seasons: readonly Season[]
  weekdayPercents: WeekdayPercents
  /** The property's discount on every price, in percent. */
  discount: number
  closures: readonly NightRange[]
  minNights: number
}

export type NightPrice = { night: Day; amount: number }
/** `before`: without the property's discount; missing where there is none. */
export type OfferedNight = NightPrice & { before?: number }
/** `amount` is what one child costs that night. */
export type ChildFee = NightPrice & { count: number }

export type RuleProblem =
  | (ProblemResult<'CLOSED'> & { nights: Day[] })
  | (ProblemResult<'MIN_STAY'> & { minNights: number })

/** The nights before Iraq's days off, Friday and Saturday. */
export const weekendNights = [4, 5] as const

/** The price of one room for one night: all percentages at once, so that there is a single rounding. */
export function toNightlyPrice(base: number, night: Day, rules: PriceRules): number {
  const season = 100 + (findSeason(rules.seasons, night)?.percent ?? 0)
  const weekday = 100 + (rules.weekdayPercents[weekdayOf(night)] ?? 0)
  return roundAmount((base * season * weekday * (100 - rules.discount)) / 1_000_000)
}

export const toNightlyPrices = (base: number, stay: Stay, rules: PriceRules): NightPrice[] =>
  nightsOf(stay).map((night) => ({ night, amount: toNightlyPrice(base, night, rules) }))

/** Where seasons overlap, the shorter one wins; of two equally long ones, the later. */
export function findSeason(seasons: readonly Season[], night: Day): Season | null {
  let found: Season | null = null
  for (const season of seasons) if (isWithin(season, night) && (!found || isMoreSpecific(season, found))) found = season
  return found
}

/** The strictest of its nights decides how long a stay must be. Who checks one stay by thousands of rules gives its `nights`. */
export function checkStay(
  stay: Stay,
  { seasons, closures, minNights }: Pick<PriceRules, 'seasons' | 'closures' | 'minNights'>,
  nights: readonly Day[] = nightsOf(stay),
): { ok: true } | RuleProblem {
  const closed = nights.filter((night) => closures.some((closure) => isWithin(closure, night)))
  if (closed.length > 0) return { ...refuse('CLOSED'), nights: closed }
  const min = findMinNights({ seasons, minNights }, stay, nights)
  return nights.length < min ? { ...refuse('MIN_STAY'), minNights: min } : { ok: true }
}

/** How many nights a stay must have at least, with these nights in it. */
export const findMinNights = (
  { seasons, minNights }: Pick<PriceRules, 'seasons' | 'minNights'>,
  stay: Stay,
  nights: readonly Day[] = nightsOf(stay),
): number => Math.max(...nights.map((night) => findSeason(seasons, night)?.minNights ?? minNights))

/** Ages 2 to 12. Older children take adults' places; infants are free. */
export function toChildFees(fee: number, party: Party, stay: Stay): ChildFee[] {
  const count = toGuests(party).children
  return fee === 0 || count === 0 ? [] : nightsOf(stay).map((night) => ({ night, amount: fee, count }))
}

const isWithin = ({ from, to }: NightRange, night: Day): boolean => from <= night && night <= to

const isMoreSpecific = (one: Season, two: Season): boolean => {
  const difference = daysBetween(two.from, two.to) - daysBetween(one.from, one.to)
  return difference === 0 ? one.from > two.from : difference > 0
}
