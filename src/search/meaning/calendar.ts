import { addDays, type Day, daysBetween, isDay, weekdayOf } from '../../domain/time/day.ts'
import { toHijri, toHijriMonthStart } from '../../domain/time/hijri.ts'
import { findHolyDays, type HolyDay } from '../../domain/time/holy-days.ts'
import type { DaysShape } from './meaning.ts'
import type { FeastName, RelativeDays } from './words/when.ts'

/** Days that are meant: the first and the last one. */
export type Days = { from: Day; to: Day; shape: DaysShape }

const days = (from: Day, to: Day = from, shape: DaysShape = 'days'): Days => ({ from, to, shape })
const friday = 5
const saturday = 6
const weekLength = 7
const two = (number: number): string => String(number).padStart(2, '0')
const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The first such day from today on, or after today. */
export const findWeekday = (weekday: number, today: Day, isNext: boolean): Day => {
  const ahead = (weekday - weekdayOf(today) + weekLength) % weekLength
  return addDays(today, ahead === 0 && isNext ? weekLength : ahead)
}

/** Null where the month has no such day. Without a year it is the next one that has not passed. */
export function toDate(today: Day, day: number, month: number, year: number | null): Day | null {
  const inYear = (one: number): Day | null => {
    const date = `${one}-${two(month)}-${two(day)}`
    return isDay(date) ? date : null
  }
  if (year !== null) return inYear(year)
  const thisYear = inYear(yearOf(today))
  return thisYear !== null && thisYear >= today ? thisYear : inYear(yearOf(today) + 1)
}

const monthStart = (today: Day, ahead: number): Day => {
  const months = yearOf(today) * 12 + Number(today.slice(5, 7)) - 1 + ahead
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`
}

const wholeMonth = (first: Day, from: Day = first): Days => days(from, addDays(monthStart(first, 1), -1), 'month')

/** The month that has not ended, of this year or the next; from today on where it has begun. */
export function findMonth(month: number, year: number | null, today: Day, isNext: boolean): Days | null {
  const current = today.slice(0, 8)
  const inYear = year ?? yearOf(today) + (two(month) < today.slice(5, 7) ? 1 : 0)
  const first = `${inYear}-${two(month)}-01`
  if (first.slice(0, 8) < current) return null
  if (first.slice(0, 8) > current) return wholeMonth(first)
  return isNext && year === null ? wholeMonth(`${inYear + 1}-${two(month)}-01`) : wholeMonth(first, today)
}

export function findRelative(name: RelativeDays, today: Day): Days {
  const weekday = weekdayOf(today)
  const isWeekend = weekday === friday || weekday === saturday
  const weekendFriday = weekday === saturday ? addDays(today, -1) : addDays(today, friday - weekday)
  const weekEnd = addDays(today, saturday - weekday)
  switch (name) {
    case 'today':
      return days(today)
    case 'tonight':
      return days(today, today, 'night')
    case 'tomorrow':
      return days(addDays(today, 1))
    case 'after-tomorrow':
      return days(addDays(today, 2))
    case 'this-weekend':
      return days(isWeekend ? today : weekendFriday, addDays(weekendFriday, 1))
    case 'next-weekend':
      return days(addDays(weekendFriday, weekLength), addDays(weekendFriday, weekLength + 1))
    case 'this-week':
      return days(today, weekEnd, 'period')
    case 'next-week':
      return days(addDays(weekEnd, 1), addDays(weekEnd, weekLength), 'period')
    case 'this-month':
      return wholeMonth(monthStart(today, 0), today)
    case 'next-month':
      return wholeMonth(monthStart(today, 1))
  }
}

const holyNames = ['ramadan', 'eid-al-fitr', 'eid-al-adha', 'ashura', 'arbaeen', 'nawruz'] as const
const scanned = 800
/** The runs of holy days from a day on: computed once a day. */
let known: { today: Day; runs: Map<HolyDay, Days[]> } | undefined

function holyRuns(today: Day): Map<HolyDay, Days[]> {
  if (known?.today === today) return known.runs
  const runs = new Map<HolyDay, Days[]>()
  for (let ahead = 0; ahead < scanned; ahead++) {
    const day = addDays(today, ahead)
    for (const name of findHolyDays(day)) {
      const found = runs.get(name) ?? []
      const last = found.at(-1)
      if (last && addDays(last.to, 1) === day) found[found.length - 1] = { ...last, to: day }
      else found.push(days(day))
      runs.set(name, found)
    }
  }
  known = { today, runs }
  return runs
}

const isHoly = (name: FeastName): name is HolyDay & FeastName => holyNames.some((one) => one === name)

/** The feast that has not ended, or the first that begins after today. */
export function findFeast(name: FeastName, today: Day, isNext: boolean): Days | null {
  if (isHoly(name)) {
    const runs = (holyRuns(today).get(name) ?? []).filter((run) => !isNext || run.from > today)
    return runs[0] ?? null
  }
  if (name === 'eid')
    return (
      [findFeast('eid-al-fitr', today, isNext), findFeast('eid-al-adha', today, isNext)]
        .filter((run) => run !== null)
        .sort((one, other) => daysBetween(other.from, one.from))[0] ?? null
    )
  if (name === 'christmas') return toDays(toDate(today, 25, 12, null))
  if (name === 'new-year') {
    const eve = toDate(today, 31, 12, null)
    return eve === null ? null : today.slice(5) === '01-01' && !isNext ? days(today) : days(eve, addDays(eve, 1))
  }
  const [month, day] = { 'hijri-new-year': [1, 1], mawlid: [3, 12], ghadir: [12, 18], shabaniya: [8, 15] }[name] as [
    number,
    number,
  ]
  return toDays(findHijriDay(month, day, today))
}

const toDays = (day: Day | null): Days | null => (day === null ? null : days(day))

/** The next such day of the computed calendar. */
export function findHijriDay(month: number, day: number, today: Day): Day | null {
  const now = toHijri(today)
  if (!now || day < 1 || day > 30) return null
  for (const year of [now.year, now.year + 1]) {
    const start = toHijriMonthStart(year, month)
    const found = start && addDays(start, day - 1)
    if (found && found >= today) return found
  }
  return null
}

/** The month of the moon that has not ended. */
export function findHijriMonth(month: number, today: Day): Days | null {
  const now = toHijri(today)
  if (!now) return null
  for (const year of [now.year, now.year + 1]) {
    const start = toHijriMonthStart(year, month)
    const end = month === 12 ? toHijriMonthStart(year + 1, 1) : toHijriMonthStart(year, month + 1)
    if (start && end && end > today) return days(start < today ? today : start, addDays(end, -1), 'period')
  }
  return null
}

/** First days of the Kurdish months in the common calendar; the year begins on the 21st of March. */
const kurdishStarts = [
  '03-21',
  '04-21',
  '05-22',
  '06-22',
  '07-23',
  '08-23',
  '09-23',
  '10-23',
  '11-22',
  '12-22',
  '01-21',
  '02-20',
]

/** The next such day of the Kurdish calendar. */
export function findKurdishDay(month: number, day: number, today: Day): Day | null {
  const start = kurdishStarts[month - 1]
  if (!start || day < 1 || day > 31) return null
  for (const year of [yearOf(today) - 1, yearOf(today), yearOf(today) + 1]) {
    const found = addDays(`${year}-${start}`, day - 1)
    if (found >= today) return found
  }
  return null
}

export function findKurdishMonth(month: number, today: Day): Days | null {
  const end = kurdishStarts[month % 12]
  const start = kurdishStarts[month - 1]
  if (!start || !end) return null
  for (const year of [yearOf(today) - 1, yearOf(today), yearOf(today) + 1]) {
    const first = `${year}-${start}`
    const last = addDays(`${end < start ? year + 1 : year}-${end}`, -1)
    if (last >= today) return days(first < today ? today : first, last, 'period')
  }
  return null
}
