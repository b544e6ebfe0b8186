import { minuteMs } from '../time/units.ts'

/** A hold that ended without its money. `isSame`: of the same units that are wanted now. */
export type EndedHold = { from: Date; to: Date; isSame: boolean }

/**
 * Holds are free, so one customer could block the last units by renewing them. After two full holds of a quarter of an hour the same units
 * have a pause: an hour at first, twice as long after each further try. Tries of one day count.
 */
export const holdingAgain = { hours: 24, freeMinutes: 25, triesAnyhow: 12, firstWait: 60, maxWait: 8 * 60 } as const

const maxTry = 15

const after = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minuteMs)

/**
 * The time for which anything was held: two tabs at once are one try. A cash order is held for hours; it is one try as well, and cash has
 * rules of its own.
 */
function minutesOf(ended: readonly EndedHold[]): number {
  let minutes = 0
  let until = 0
  for (const { from, to } of ended.toSorted((one, two) => one.from.getTime() - two.from.getTime())) {
    const end = Math.min(to.getTime(), after(from, maxTry).getTime())
    minutes += Math.max(0, end - Math.max(from.getTime(), until)) / minuteMs
    until = Math.max(until, end)
  }
  return minutes
}

/** From when on these places may be held again; null where at once. */
export function findHoldAgainAt(ended: readonly EndedHold[], now: Date): Date | null {
  const recent = ended.filter(({ to }) => after(to, holdingAgain.hours * 60) > now)
  const times = [findSameAt(recent.filter(({ isSame }) => isSame)), findAnyAt(recent), now]
  const latest = new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)))
  return latest > now ? latest : null
}

function findSameAt(ended: readonly EndedHold[]): Date | null {
  const minutes = minutesOf(ended)
  if (minutes < holdingAgain.freeMinutes) return null
  const further = Math.floor((minutes - holdingAgain.freeMinutes) / maxTry)
  const last = new Date(Math.max(...ended.map(({ to }) => to.getTime())))
  return after(last, Math.min(holdingAgain.maxWait, holdingAgain.firstWait * 2 ** further))
}

/** The most holds in a day, of any units: the next one waits until the oldest is a day old. */
function findAnyAt(ended: readonly EndedHold[]): Date | null {
  const ends = ended.map(({ to }) => to.getTime()).toSorted((a, b) => b - a)
  const oldest = ends[holdingAgain.triesAnyhow - 1]
  return oldest === undefined ? null : after(new Date(oldest), holdingAgain.hours * 60)
}
