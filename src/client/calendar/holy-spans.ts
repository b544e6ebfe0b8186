import { addDays, type Day } from '../../domain/time/day.ts'
import { findHolyDays, type HolyDay } from '../../domain/time/holy-days.ts'

export type HolySpan = { name: HolyDay; first: Day; last: Day }

/** The holy days between two days, each with its first and last day there, in the order in which they begin. */
export function findHolySpans(from: Day, to: Day, hijriOffset: number): HolySpan[] {
  const spans = new Map<HolyDay, HolySpan>()
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const name of findHolyDays(day, hijriOffset)) {
      const span = spans.get(name)
      if (span) span.last = day
      else spans.set(name, { name, first: day, last: day })
    }
  return [...spans.values()]
}
