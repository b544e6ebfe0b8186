import { addDays, type Day, daysBetween, weekdayOf } from '../../../src/domain/time/day.ts'
import { toHijri } from '../../../src/domain/time/hijri.ts'
import type { ActivitySale, Weekdays } from './sale-shapes.ts'

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export const isOnWeekday = (weekdays: Weekdays, day: Day): boolean =>
  weekdays === 'daily' || weekdays.split(' ').includes(names[weekdayOf(day)] ?? '')

/** Thursday evening to Saturday: when everybody is free. */
export const isWeekend = (day: Day): boolean => isOnWeekday('thu fri', day)

/** Hardly anybody books so early. */
export const isFar = (day: Day, today: Day): boolean => daysBetween(today, day) > 60

export const isInMonths = ([first, last]: [number, number], day: Day): boolean => {
  const month = Number(day.slice(5, 7))
  return first <= last ? first <= month && month <= last : month >= first || month <= last
}

/** A month of the moon begins when it cannot be seen. */
const isDark = (day: Day): boolean => {
  const moon = toHijri(day)?.day ?? 1
  return moon <= 3 || moon >= 27
}

const daysAhead = 45
const fewest = 8

/** The days of an activity: those of the next weeks, or where these lie outside of its season, the first ones of the next. */
export function toActivityDays({ days, months, darkNights }: ActivitySale, today: Day): Day[] {
  const found: Day[] = []
  for (let ahead = 0; ahead < 400 && (ahead <= daysAhead || found.length < fewest); ahead++) {
    const day = addDays(today, ahead)
    if (isOnWeekday(days, day) && (!months || isInMonths(months, day)) && (!darkNights || isDark(day))) found.push(day)
  }
  return found
}

/** The days of an offer, to its last one. */
export function toOfferDays(weekdays: Weekdays, today: Day, lastDay: Day): Day[] {
  const found: Day[] = []
  for (let day = today; day <= lastDay; day = addDays(day, 1)) if (isOnWeekday(weekdays, day)) found.push(day)
  return found
}
