import { addDays, type Day, daysBetween } from '../../domain/time/day.ts'
import { type Days, findFeast, findHijriMonth, findKurdishMonth, findMonth, findRelative } from './calendar.ts'
import { type DayPoint, findJoinedWeekday, readPoint, readYear, skipNext, toPlainDay } from './day-point.ts'
import type { Reading } from './meaning.ts'
import { findPhrase, isPhrase } from './phrases.ts'
import { readCount } from './read-number.ts'
import type { SentenceToken } from './token.ts'
import { kindWords } from './words/kinds.ts'
import { hijriMonthNames, kurdishMonths, monthLeads, months } from './words/months.ts'
import { nameHeads } from './words/small.ts'
import {
  boundWords,
  dayLeads,
  feastNames,
  nextWords,
  nightWords,
  pastWords,
  rangeEnds,
  rangeStarts,
  relativeDays,
  twoNights,
  weekdays,
} from './words/when.ts'

type Tokens = readonly SentenceToken[]
type DaysReading = { days: Days; next: number }
const maxNights = 30
const maxSpan = 60

/** The days that a sentence names from this token on. `tokens` before it matter, too: after “before” and in names no day is read. */
export function readWhen(tokens: Tokens, at: number, today: Day): Reading | null {
  const lead = skipLeads(tokens, at)
  const isBound = isBounded(tokens, at)
  for (const start of lead > at ? [lead, at] : [at]) {
    const found = readRange(tokens, start, today) ?? readDays(tokens, start, today)
    if (!found) continue
    if (isBound || isPhrase(pastWords, tokens, found.next) || isNamed(tokens, at, found.next, start > at))
      return { meaning: { type: 'text' }, next: found.next }
    return { meaning: { type: 'days', ...found.days }, next: found.next }
  }
  return null
}

function skipLeads(tokens: Tokens, at: number): number {
  const lead = findPhrase(dayLeads, tokens, at)
  return lead ? skipLeads(tokens, at + lead.count) : at
}

const isBounded = (tokens: Tokens, at: number): boolean =>
  [1, 2, 3].some((back) => at - back >= 0 && (findPhrase(boundWords, tokens, at - back)?.count ?? 0) === back)

/** `Friday Market`, `شارع 14 تموز`, `فندق الجمعة`: the day is part of a name. */
function isNamed(tokens: Tokens, at: number, next: number, hasLead: boolean): boolean {
  const after = tokens[next]
  const isLatin = tokens.slice(at, next).some(({ raw }) => /^\p{Script=Latin}/u.test(raw))
  if (isLatin) {
    if (hasLead || !after || after.isAfterBreak) return false
    if (isPhrase(nameHeads, tokens, next)) return true
    const kind = findPhrase(kindWords, tokens, next)
    return at === 0 && kind?.value.kind === 'property' && isNameWord(tokens, at)
  }
  if (hasLead || at === 0 || tokens[at]?.isAfterBreak) return false
  if (isPhrase(nameHeads, tokens, at - 1)) return true
  const kind = findPhrase(kindWords, tokens, at - 1)
  const isOneThing = !/(ات|ەکان|کان)$/.test(tokens[at - 1]?.word ?? '')
  return (
    next - at === 1 &&
    kind?.value.kind === 'property' &&
    kind.count === 1 &&
    isOneThing &&
    findPhrase(weekdays, tokens, at) !== null
  )
}

/** Days that houses are named after. */
const isNameWord = (tokens: Tokens, at: number): boolean =>
  isPhrase(weekdays, tokens, at) || isPhrase(feastNames, tokens, at) || isPhrase(months, tokens, at)

function readDays(tokens: Tokens, at: number, today: Day): DaysReading | null {
  return (
    readRelative(tokens, at, today) ??
    readFeast(tokens, at, today) ??
    readMonth(tokens, at, today) ??
    readSingle(tokens, at, today)
  )
}

function readRelative(tokens: Tokens, at: number, today: Day): DaysReading | null {
  const found = findPhrase(relativeDays, tokens, at) ?? findJoined(tokens, at)
  // Lunch is tomorrow without its hamza.
  if (!found || tokens[at]?.raw.endsWith('اء')) return null
  const isLong = /^(long|every|each|last|اخر|اول)$/.test(tokens[at - 1]?.word ?? '')
  const isTrip = /^(getaway|break|escape|brunch|bag|trip|trips|package|packages)$/.test(
    tokens[at + found.count]?.word ?? '',
  )
  if (found.value === 'this-weekend' && (isLong || isTrip)) return null
  const next = at + found.count
  const follows = found.value === 'this-weekend' ? findPhrase(nextWords, tokens, next) : null
  return follows
    ? { days: findRelative('next-weekend', today), next: next + follows.count }
    : { days: findRelative(found.value, today), next }
}

const prepositions = ['ب', 'ل', 'لل', 'بال', 'وب', 'له']
function findJoined(tokens: Tokens, at: number) {
  const found = findPhrase(relativeDays, tokens, at, true)
  return found && prepositions.includes(found.before) ? found : null
}

/** `next Ramadan`, `رمضان القادم`, `جەژنی داهاتوو`. */
function readFeast(tokens: Tokens, start: number, today: Day): DaysReading | null {
  const { at, isNext } = skipNext(tokens, start)
  const found = findPhrase(feastNames, tokens, at) ?? findPhrase(feastNames, tokens, at, true)
  if (!found || (found.before !== '' && !/^(ال|و|وال|ب|ل|بال|لل)$/.test(found.before))) return null
  // The article alone tells the feast from a name.
  const after = findPhrase(nextWords, tokens, at + found.count)
  const last = at + found.count + (after?.count ?? 0)
  const year = readYear(tokens, last)
  const days = findFeast(
    found.value,
    year && year.count > Number(today.slice(0, 4)) ? `${year.count}-01-01` : today,
    isNext || after !== null,
  )
  return days && { days, next: year?.next ?? last }
}

/** A whole month. */
function readMonth(tokens: Tokens, start: number, today: Day): DaysReading | null {
  const { at, isNext, isThis } = skipNext(tokens, start)
  const month = findPhrase(months, tokens, at) ?? findPhrase(months, tokens, at, true)
  const isLed = start > 0 && (isPhrase(monthLeads, tokens, start - 1) || isPhrase(monthLeads, tokens, start - 2))
  const isJoined = month && /^(ب|ل)$/.test(month.before)
  if (month && (month.value.isSure || !isJoined) && (isJoined || /^(و|ال)?$/.test(month.before))) {
    const after = findPhrase(nextWords, tokens, at + month.count)
    const last = at + month.count + (after?.count ?? 0)
    const year = readYear(tokens, last)
    const isCertain =
      month.value.isSure || isLed || isNext || isThis || after !== null || year !== null || month.before === 'ب'
    if (!isCertain || readCount(tokens, last, 31)) return null
    const days = findMonth(month.value.month, year?.count ?? null, today, false)
    return days && { days, next: year?.next ?? last }
  }
  const hijri = findPhrase(hijriMonthNames, tokens, at)
  if (hijri && (isLed || isNext)) {
    const days = findHijriMonth(hijri.value, today)
    return days && { days, next: at + hijri.count }
  }
  const kurdish = findPhrase(kurdishMonths, tokens, at)
  if (kurdish && (isLed || isNext || isThis)) {
    const days = findKurdishMonth(kurdish.value, today)
    return days && { days, next: at + kurdish.count }
  }
  return null
}

function readSingle(tokens: Tokens, at: number, today: Day): DaysReading | null {
  const point = readPoint(tokens, at, today)
  const day = point && toPlainDay(point, null, today)
  return point && day ? { days: { from: day, to: day, shape: 'days' }, next: point.next } : null
}

/** `12-15 March`, `from Thursday to Saturday`, `لە ٥ی ئازار تا ٨ی ئازار`. */
function readRange(tokens: Tokens, start: number, today: Day): DaysReading | null {
  const opening = findPhrase(rangeStarts, tokens, start)
  const at = skipLeads(tokens, start + (opening?.count ?? 0))
  const month = findPhrase(months, tokens, at)
  const first = readPoint(tokens, at, today)
  if (!first) return null
  const middle = findPhrase(rangeEnds, tokens, first.next)
  const secondAt = skipDayWord(tokens, first.next + (middle?.count ?? 0))
  const second = readPoint(tokens, secondAt, today)
  if (!second || !(middle || isJoinedEnd(tokens, secondAt))) return null
  if (first.month === undefined && first.day !== undefined && second.month === undefined) return null
  if (second.day !== undefined && second.month === undefined && !month) return null
  const isSame = (one: DayPoint, other: DayPoint): DayPoint =>
    one.day !== undefined && one.month === undefined
      ? ({ ...one, month: other.month, isHijri: other.isHijri, year: one.year ?? other.year } as DayPoint)
      : one
  const from = toPlainDay(isSame(first, second), null, today)
  const to = from && toPlainDay(isSame(second, first), from, today)
  if (!from || !to || to < from || daysBetween(from, to) > maxSpan) return null
  return { days: { from, to, shape: 'days' }, next: second.next }
}

function skipDayWord(tokens: Tokens, at: number): number {
  return /^(یوم|روزی|on)$/.test(tokens[at]?.word ?? '') ? at + 1 : at
}

const isJoinedEnd = (tokens: Tokens, at: number): boolean =>
  /^(لل|وال|ول)/.test(tokens[at]?.word ?? '') && findJoinedWeekday(tokens, at) !== null

/** `3 nights`, `ليلتين`, `دوو شەو`. */
export function readNights(tokens: Tokens, start: number): Reading | null {
  const two = findPhrase(twoNights, tokens, start)
  if (two) return { meaning: { type: 'nights', count: 2 }, next: start + two.count }
  const count = readCount(tokens, start, maxNights)
  const night = count && findPhrase(nightWords, tokens, count.next)
  if (!count || !night || count.count < 1) return null
  return { meaning: { type: 'nights', count: count.count }, next: count.next + night.count }
}

/** The days of a stay: at least one night, and as many as are said. */
export function toNights({ from, to, shape }: Days, nights: number | null): { from: Day; to: Day } {
  if (nights !== null && shape !== 'month' && shape !== 'period') return { from, to: addDays(from, nights) }
  return { from, to: to > from ? to : addDays(from, 1) }
}
