import { addDays, type Day, daysBetween, weekdayOf } from '../../src/domain/time/day.ts'
import { feasts } from './feasts.ts'

/** Days of the year as `MM-DD`, both included and over the new year if need be, or days of Ramadan from its first. */
export type Season = { from: string; to: string } | { ramadan: [from: number, to: number] }
type Span = { from: Day; to: Day }

function spanOf(season: Season, year: number): Span | null {
  if ('from' in season) {
    const last = season.to < season.from ? year + 1 : year
    return { from: `${year}-${season.from}`, to: `${last}-${season.to}` }
  }
  const fitr = feasts[year]?.fitr
  const [from, to] = season.ramadan
  return fitr ? { from: addDays(fitr, from - 31), to: addDays(fitr, to - 31) } : null
}

/** The next time of a season that has `room` days left, counted from `today`. */
function nextSpan(season: Season, today: Day, room: number): Span {
  const year = Number(today.slice(0, 4))
  for (const one of [year - 1, year, year + 1, year + 2]) {
    const span = spanOf(season, one)
    if (!span) continue
    const from = span.from > today ? span.from : today
    if (daysBetween(from, span.to) >= Math.min(room, daysBetween(span.from, span.to))) return { from, to: span.to }
  }
  // After the last year that calendars foretell: any day is as good as another.
  return { from: addDays(today, 7), to: addDays(today, 7 + room) }
}

/** For a season that follows the sun; the moon's are found year by year. */
export function isInSeason(day: Day, season: Season): boolean {
  if ('ramadan' in season) throw new Error('Ramadan is in no fixed month')
  const date = day.slice(5)
  return season.from <= season.to ? season.from <= date && date <= season.to : date >= season.from || date <= season.to
}

const isWithin = ({ from, to }: Span, day: Day): boolean => from <= day && day <= to

/** Days from today on, as they are where something takes place all the year round; else over its next season, in order. */
export function toDaysInSeason(ahead: number[], today: Day, season?: Season): Day[] {
  const days = ahead.map((one) => addDays(today, one))
  if (!season) return days
  const span = nextSpan(season, addDays(today, 5), 7 * (days.length - 1))
  if (days.every((day) => isWithin(span, day))) return days
  const length = daysBetween(span.from, span.to)
  return days.map((_, index) => addDays(span.from, Math.round((length * index) / Math.max(1, days.length - 1))))
}

/** One day: as it is if it falls into the season, else in its first weeks, and on the same day of the week. */
export function toDayInSeason(ahead: number, today: Day, season?: Season): Day {
  const day = addDays(today, ahead)
  if (!season) return day
  const span = nextSpan(season, addDays(today, 1), 14)
  if (isWithin(span, day)) return day
  const first = addDays(span.from, ahead % 8)
  return addDays(first, (weekdayOf(day) - weekdayOf(first) + 7) % 7)
}
