import { addDays, type Day, daysBetween } from './day.ts'

/** A day of the Umm al-Qura calendar: computed, so that the month that was sighted may begin a day earlier or later. */
export type HijriDate = { year: number; month: number; day: number }

/** The most days by which a person's calendar may differ from the computed one. */
export const maxHijriOffset = 2

const firstYear = 1440
const firstDay: Day = '2018-09-11'

/**
 * The years from 1440 to 1500, three hexadecimal digits each: a bit a month, 1 for 30 days and 0 for 29. It is what `islamic-umalqura` of
 * Intl says, which not every browser has.
 */
const monthLengths =
  '5d4ada55aaab595749764baa5b52b6a56e4db25b52b6a5ad2ae92f49764b6a56acad655d49da4dd16d955aa5b52da95b4ad5956ca6e4aea4f52b6956aaab54bd25d92ea96d4ada95b4aba55b29b54d6a97547693749b5556aa6b52b'

/** How many days each month begins after the first, and where the last one ends. */
const beginnings: readonly number[] = toBeginnings()

function toBeginnings(): number[] {
  const starts = [0]
  for (const [year] of monthLengths.matchAll(/.../g))
    for (let month = 0; month < 12; month++)
      starts.push((starts.at(-1) ?? 0) + 29 + ((Number.parseInt(year, 16) >> (11 - month)) & 1))
  return starts
}

/** The Gregorian years whose days are all known, for every offset. */
export const hijriYears = { first: 2019, last: 2076 } as const

/** Null beyond the table. `offset`: how many days the person's calendar is ahead of the computed one. */
export function toHijri(day: Day, offset = 0): HijriDate | null {
  const place = daysBetween(firstDay, day) + offset
  const next = beginnings.findIndex((start) => start > place)
  const start = beginnings[next - 1]
  if (start === undefined) return null
  return { year: firstYear + Math.floor((next - 1) / 12), month: ((next - 1) % 12) + 1, day: place - start + 1 }
}

/** The first day of a month; null beyond the table. */
export function toHijriMonthStart(year: number, month: number): Day | null {
  const start = beginnings[(year - firstYear) * 12 + month - 1]
  return start === undefined ? null : addDays(firstDay, start)
}
