import { addDays, type Day, toDay, toInstant } from '../time/day.ts'
import { type Arrival, hasArrived } from './reservation-states.ts'
import type { Stay } from './stay.ts'

/** A property's statement about its guests. */
export const presences = ['arrived', 'no_show', 'left_early'] as const
export type Presence = (typeof presences)[number]

/** Which guests a reception looks at. */
export const arrivalViews = ['today', 'coming', 'house', 'leaving'] as const
export type ArrivalView = (typeof arrivalViews)[number]

/** How late guests will be, on the evening of their arrival. */
export const lateChoices = ['20:00', '22:00', 'midnight', 'after_midnight'] as const
export type LateChoice = (typeof lateChoices)[number]

/** Minutes in which a wrong tap can be undone, and days in which a manager can correct a no-show. */
export const presenceLimits = { undoMinutes: 15, correctDays: 3, maxMarks: 20 } as const

/** A no-show can be marked from the next morning on; from noon where the guest announced an arrival at night. */
const missingFrom = { usual: '06:00', late: '12:00' } as const

/** `correction`: guests marked as no-show came after all. */
export type MarkKind = 'mark' | 'undo' | 'correction'

export type Expected = Arrival & {
  checkOut: Day
  presence: Presence | null
  /** The last mark, and its moment. */
  lastMark: { kind: MarkKind; at: Date } | null
  lateUntil: LateChoice | null
}

export const toMissingFrom = ({ checkIn, lateUntil }: Pick<Expected, 'checkIn' | 'lateUntil'>): Date =>
  toInstant(addDays(checkIn, 1), lateUntil === 'after_midnight' ? missingFrom.late : missingFrom.usual)

type MarkProblem = 'ARRIVAL_TOO_EARLY' | 'ARRIVAL_TOO_LATE' | 'ARRIVAL_MARKED'

const isOver = ({ checkOut }: Pick<Expected, 'checkOut'>, now: Date): boolean => toDay(now) > checkOut

/** Why it cannot be said now; null where it can. */
export function findMarkProblem(expected: Expected, mark: Presence, now: Date): MarkProblem | null {
  if (canCorrect(expected, now) && mark === 'arrived') return null
  if (expected.presence !== (mark === 'left_early' ? 'arrived' : null)) return 'ARRIVAL_MARKED'
  if (!hasArrived(expected, now)) return 'ARRIVAL_TOO_EARLY'
  if (mark === 'no_show' && now < toMissingFrom(expected)) return 'ARRIVAL_TOO_EARLY'
  // Who leaves on the last day has left as planned.
  if (mark === 'left_early' ? toDay(now) >= expected.checkOut : isOver(expected, now)) return 'ARRIVAL_TOO_LATE'
  return null
}

const minutesSince = ({ lastMark }: Pick<Expected, 'lastMark'>, now: Date): number =>
  lastMark === null ? Number.POSITIVE_INFINITY : (now.getTime() - lastMark.at.getTime()) / 60_000

/** A mark that was undone or corrected cannot be undone once more: it is set anew. */
export const canUndo = (expected: Expected, now: Date): boolean =>
  expected.lastMark?.kind === 'mark' && minutesSince(expected, now) < presenceLimits.undoMinutes

/** For some days: who was missed is told of it, and may have stood at another door. */
export const canCorrect = (expected: Expected, now: Date): boolean =>
  expected.presence === 'no_show' && minutesSince(expected, now) < presenceLimits.correctDays * 24 * 60

const laterOf = (...days: [Day, Day]): Day => days.toSorted()[1] ?? days[1]

/** The unused nights, from tonight on. The first night was reserved for the guest and is never among them. */
export function toUnusedNights({ checkIn, checkOut }: Stay, now: Date): Stay | null {
  const from = laterOf(toDay(now), addDays(checkIn, 1))
  return from < checkOut ? { checkIn: from, checkOut } : null
}

/** The released nights that guests who came after all still need. */
export function toNightsAgain(freed: Stay, now: Date): Stay | null {
  const from = laterOf(toDay(now), freed.checkIn)
  return from < freed.checkOut ? { checkIn: from, checkOut: freed.checkOut } : null
}

/** The first day on which one can say it: the day before. */
export const toLateDay = (checkIn: Day): Day => addDays(checkIn, -1)

/** From then on, and until the property could miss them. */
export const canSayLate = (expected: Pick<Expected, 'checkIn' | 'presence' | 'lateUntil'>, now: Date): boolean =>
  expected.presence === null && toDay(now) >= toLateDay(expected.checkIn) && now < toMissingFrom(expected)
