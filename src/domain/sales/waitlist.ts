import type { Steps } from '../orders/states.ts'
import { toLatinDigits } from '../text/digits.ts'
import { afterQuietHours } from '../time/quiet-hours.ts'
import { dayMs, minuteMs } from '../time/units.ts'
import { saleKinds } from './sale.ts'

/** Kinds with a waitlist. The same words as those of their orders. */
export const waitlistKinds = ['reservation', ...saleKinds] as const
export type WaitlistKind = (typeof waitlistKinds)[number]

/** `passed`: two offers were not taken. `over`: what was waited for has begun, or is not sold any more. */
export const waitlistStatuses = ['waiting', 'offered', 'taken', 'passed', 'left', 'over'] as const
export type WaitlistStatus = (typeof waitlistStatuses)[number]

export const nextWaitlistStatuses = {
  waiting: ['offered', 'left', 'over'],
  // Back in line after the first offer that was not taken.
  offered: ['taken', 'waiting', 'passed', 'left', 'over'],
  taken: [],
  passed: [],
  left: [],
  over: [],
} as const satisfies Steps<WaitlistStatus>

/**
 * `entries`: open entries of a customer. `missed`: an entry ends after so many offers that were not taken. `offersADay`: to one customer, of any
 * kind. `again`: hours until a customer whose entry ended that way may join the same list again.
 */
export const waitlistLimits = { entries: 5, missed: 2, offersADay: 6, again: 24 } as const

/** How long an offer is held for one person. */
export const offerMinutes = 30

const restMinutes = 60

/** Never beyond the moment from which nothing is sold. */
export const toOfferEnd = (now: Date, end: Date): Date =>
  new Date(Math.min(now.getTime() + offerMinutes * minuteMs, end.getTime()))

/** Who let an offer pass is asked again after the others, and not at once: meanwhile it can be had by anybody. */
export const toOfferPauseEnd = (now: Date): Date => new Date(now.getTime() + restMinutes * minuteMs)

/** Half an hour at three in the morning is no offer; what begins within a day is offered at any hour all the same. */
export const isOfferHour = (now: Date): boolean => afterQuietHours(now).getTime() === now.getTime()
export const toUrgentUntil = (now: Date): Date => new Date(now.getTime() + dayMs)

export type WaitlistStay = { propertyId: number; checkIn: string; checkOut: string }
export const toStayThing = ({ propertyId, checkIn, checkOut }: WaitlistStay): string =>
  `reservation:${propertyId}:${checkIn}:${checkOut}`

export type WaitlistSale = {
  itemType: WaitlistKind
  itemId: number
  departureId?: number | undefined
  tickets?: readonly { categoryId: number }[] | null | undefined
  travelDate?: string | undefined
}

/** Names the stocks that are waited for; the count is no part of it. */
export function toSaleThing({ itemType, itemId, departureId, tickets, travelDate }: WaitlistSale): string {
  const categories = [...new Set((tickets ?? []).map(({ categoryId }) => categoryId))].sort((a, b) => a - b)
  return [itemType, itemId, departureId ?? '', categories.join(','), toLatinDigits(travelDate ?? '').trim()].join(':')
}
