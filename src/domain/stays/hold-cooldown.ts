import { minuteMs } from '../time/units.ts'

/** What was held and ended without its money. `isSame`: of the same places that are wanted now. */
export type EndedHold = { from: Date; to: Date; isSame: boolean }

/**
 * A hold costs nothing, and could be renewed for ever by who only wants nobody else to have the last places. Two whole tries of a quarter of an
 * hour are everybody's; after them the same places are waited for, an hour first and twice as long each further try. Looked at over a day.
 */
export const holdingAgain = { hours: 24, freeMinutes: 25, triesAnyhow: 12, firstWait: 60, maxWait: 8 * 60 } as const

const maxTry = 15

const after = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * minuteMs)

/**
 * For how long anything of it was held: two tabs at once are one try. What waits for cash is held for hours; that is one try as well, and cash
 * has rules of its own.
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

/** So many in a day, whatever they were of: the oldest of them has to be a day ago. */
function findAnyAt(ended: readonly EndedHold[]): Date | null {
  const ends = ended.map(({ to }) => to.getTime()).toSorted((a, b) => b - a)
  const oldest = ends[holdingAgain.triesAnyhow - 1]
  return oldest === undefined ? null : after(new Date(oldest), holdingAgain.hours * 60)
}
