import { maxGuests } from '../../../domain/stays/party.ts'
import { parseStay, type StayProblem } from '../../../domain/stays/stay.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { type Day, daysBetween, isDay } from '../../../domain/time/day.ts'

/** When and for how many: what booking begins with. */
export type StayPlan = { checkIn: Day | null; checkOut: Day | null; adults: number | null; children: number | null }

export type PlanError = 'day' | 'past' | 'reversed' | 'alone' | 'unknown' | 'long' | 'far'
export type PlanErrors = Partial<Record<keyof StayPlan, PlanError>>

/** The value of a query name, in Latin digits; the first of several. */
export const readParam = (params: URLSearchParams, name: string): string =>
  toLatinDigits(params.get(name)?.trim() ?? '')

export function parsePlan(params: URLSearchParams, today: Day): { plan: StayPlan; errors: PlanErrors } {
  const errors: PlanErrors = {}
  const plan: StayPlan = {
    ...parseDays(readParam(params, 'checkIn'), readParam(params, 'checkOut'), today, errors),
    adults: parseCount(readParam(params, 'adults'), 1, maxGuests.adults),
    children: parseCount(readParam(params, 'children'), 0, maxGuests.children),
  }
  for (const name of ['adults', 'children'] as const)
    if (plan[name] === null && readParam(params, name) !== '') errors[name] = 'unknown'
  return { plan, errors }
}

const errorOf: Record<StayProblem, PlanError> = {
  INVALID_DATE: 'day',
  PAST_DATE: 'past',
  NO_NIGHTS: 'reversed',
  TOO_LONG: 'long',
  TOO_FAR: 'far',
}

function parseDays(checkIn: string, checkOut: string, today: Day, errors: PlanErrors) {
  const days: Pick<StayPlan, 'checkIn' | 'checkOut'> = { checkIn: null, checkOut: null }
  if (checkIn !== '') {
    if (!isDay(checkIn)) errors.checkIn = 'day'
    else if (checkIn < today) errors.checkIn = 'past'
    else days.checkIn = checkIn
  }
  if (checkOut !== '') {
    if (!isDay(checkOut)) errors.checkOut = 'day'
    else if (checkOut <= today) errors.checkOut = 'past'
    else if (days.checkIn) {
      const parsed = parseStay({ checkIn: days.checkIn, checkOut }, today)
      if (parsed.ok) days.checkOut = checkOut
      else errors.checkOut = errorOf[parsed.code]
    } else days.checkOut = checkOut
  }
  if (days.checkIn && checkOut === '') errors.checkOut = 'alone'
  if (days.checkOut && checkIn === '') errors.checkIn = 'alone'
  return days
}

const parseCount = (text: string, min: number, max: number): number | null =>
  /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null

/** Null where one of the days is missing. */
export const countPlannedNights = ({ checkIn, checkOut }: StayPlan): number | null =>
  checkIn && checkOut ? daysBetween(checkIn, checkOut) : null

/** Children do not travel alone. */
export const guestsOf = ({ adults, children }: StayPlan): number | null =>
  adults === null && !children ? null : (adults ?? 1) + (children ?? 0)

export const planNames = ['checkIn', 'checkOut', 'adults', 'children'] as const satisfies (keyof StayPlan)[]

/** `?checkIn=…&adults=2` for the address of a stay; one day alone is no plan yet. */
export function toPlanQuery(plan: StayPlan): string {
  const { adults, children } = plan
  const whole: StayPlan = countPlannedNights(plan) === null ? { checkIn: null, checkOut: null, adults, children } : plan
  const input = planNames.flatMap((name) => (whole[name] === null ? [] : [`${name}=${whole[name]}`]))
  return input.length > 0 ? `?${input.join('&')}` : ''
}
