import type { Day } from '../../domain/time/day.ts'
import { findHijriDay, findKurdishDay, findRelative, findWeekday, toDate } from './calendar.ts'
import { findPhrase } from './phrases.ts'
import type { SentenceToken } from './token.ts'
import { readWho } from './who.ts'
import { hijriMonthNames, kurdishMonths, months } from './words/months.ts'
import { nextWords, ordinalEnds, relativeDays, thisWords, weekdays, yearWords } from './words/when.ts'

type Tokens = readonly SentenceToken[]
/** A day of which the month or the week may still be open. */
export type DayPoint = {
  day?: number
  weekday?: number
  date?: Day
  month?: number
  isHijri?: true
  year?: number | null
  next: number
}

export function skipNext(tokens: Tokens, at: number): { at: number; isNext: boolean; isThis: boolean } {
  const next = findPhrase(nextWords, tokens, at)
  if (next) return { at: at + next.count, isNext: true, isThis: false }
  const isThis = findPhrase(thisWords, tokens, at)
  return { at: at + (isThis?.count ?? 0), isNext: false, isThis: isThis !== null }
}

const minYear = 2020
const maxYear = 2100
export function readYear(tokens: Tokens, start: number): { count: number; next: number } | null {
  const at = start + (findPhrase(yearWords, tokens, start)?.count ?? 0)
  const year = tokens[at]?.number
  return year !== null && year !== undefined && Number.isInteger(year) && year >= minYear && year <= maxYear
    ? { count: year, next: at + 1 }
    : null
}

/** A day, or what may be the first one of a range. */
export function readPoint(tokens: Tokens, start: number, today: Day): DayPoint | null {
  const { at, isNext } = skipNext(tokens, start)
  const weekday = findPhrase(weekdays, tokens, at) ?? findJoinedWeekday(tokens, at)
  if (weekday) {
    const after = findPhrase(nextWords, tokens, at + weekday.count)
    const days = isNext || after ? { date: findWeekday(weekday.value, today, true) } : { weekday: weekday.value }
    return { ...days, next: at + weekday.count + (after?.count ?? 0) }
  }
  const relative = findPhrase(relativeDays, tokens, start)
  if (relative && ['today', 'tomorrow', 'after-tomorrow', 'tonight'].includes(relative.value))
    return { date: findRelative(relative.value, today).from, next: start + relative.count }
  return readNumeric(tokens, start) ?? readDayOfMonth(tokens, start)
}

export function findJoinedWeekday(tokens: Tokens, at: number) {
  const found = findPhrase(weekdays, tokens, at, true)
  return found && /^(لل|بال|وال|ب|ل|له)$/.test(found.before) ? found : null
}

const sign = (tokens: Tokens, at: number): string => (tokens[at]?.number === null ? (tokens[at]?.word ?? '') : '')
const numberAt = (tokens: Tokens, at: number): number | null => tokens[at]?.number ?? null

/** `12/3`, `12/3/2027`, `2027-03-12`: the day comes before the month. */
function readNumeric(tokens: Tokens, at: number): DayPoint | null {
  const [first, second, third] = [numberAt(tokens, at), numberAt(tokens, at + 2), numberAt(tokens, at + 4)]
  const between = sign(tokens, at + 1)
  if (first === null || second === null || (between !== '/' && between !== '-')) return null
  const isWhole = sign(tokens, at + 3) === between && third !== null
  if (first >= minYear && isWhole && third !== null) return { day: third, month: second, year: first, next: at + 5 }
  if (isWhole && third !== null && (third >= minYear || (third > 25 && third < 100)))
    return { day: first, month: second, year: third < 100 ? 2000 + third : third, next: at + 5 }
  const isPlain =
    between === '/' && sign(tokens, at + 3) !== '/' && first >= 1 && first <= 31 && second >= 1 && second <= 12
  // Always open is no day.
  return isPlain && !(first === 24 && second === 7) ? { day: first, month: second, next: at + 3 } : null
}

/** `12 March`, `March 12th`, `12 آذار`, `١٢ی ئازار`, `10 Muharram`; a bare day as the beginning of a range. */
function readDayOfMonth(tokens: Tokens, at: number): DayPoint | null {
  const month = findPhrase(months, tokens, at)
  if (month) {
    const day = readDayNumber(tokens, at + month.count)
    if (!day || day.next === at + month.count || isCounted(tokens, day.next)) return null
    const year = readYear(tokens, day.next)
    return { day: day.day, month: month.value.month, year: year?.count ?? null, next: year?.next ?? day.next }
  }
  const day = readDayNumber(tokens, at)
  if (!day) return null
  const named = findPhrase(months, tokens, day.next)
  if (named) {
    const next = day.next + named.count
    const year = readYear(tokens, next)
    return { day: day.day, month: named.value.month, year: year?.count ?? null, next: year?.next ?? next }
  }
  const hijri = findPhrase(hijriMonthNames, tokens, day.next)
  if (hijri) return { day: day.day, month: hijri.value, isHijri: true, next: day.next + hijri.count }
  const kurdish = findPhrase(kurdishMonths, tokens, day.next)
  if (kurdish) return { day: day.day, month: -kurdish.value, next: day.next + kurdish.count }
  return { day: day.day, next: day.next }
}

/** `تموز ٣ غرف`: the number counts what follows. */
const isCounted = (tokens: Tokens, at: number): boolean => readWho(tokens, at - 1) !== null

function readDayNumber(tokens: Tokens, at: number): { day: number; next: number } | null {
  const day = numberAt(tokens, at)
  if (day === null || !Number.isInteger(day) || day < 1 || day > 31) return null
  const end = findPhrase(ordinalEnds, tokens, at + 1)
  const again = end ? findPhrase(ordinalEnds, tokens, at + 1 + end.count) : null
  return { day, next: at + 1 + (end?.count ?? 0) + (again?.count ?? 0) }
}

/** `with`: the other end of a range, which may name the month. */
export function toPlainDay(point: DayPoint, after: Day | null, today: Day): Day | null {
  const from = after ?? today
  if (point.date) return point.date
  if (point.weekday !== undefined) return findWeekday(point.weekday, from, false)
  if (point.day === undefined || point.month === undefined) return null
  if (point.isHijri) return findHijriDay(point.month, point.day, from)
  if (point.month < 0) return findKurdishDay(-point.month, point.day, from)
  const day = toDate(from, point.day, point.month, point.year ?? null)
  return day !== null && day >= today ? day : null
}
