import { describe, expect, test } from 'vitest'
import { toClock, toDay } from '../time/day.ts'
import { noMinutes } from './next-prayer.ts'
import { prayers } from './prayer-methods.ts'
import { findNextReminder, type ReminderChoice } from './prayer-reminder.ts'

const baghdad = { latitude: 33.3406, longitude: 44.4009 }
const erbil = { latitude: 36.1912, longitude: 44.0094 }
const all: ReminderChoice = { prayers, minutesBefore: 0, method: null, minutes: noMinutes }
const at = (text: string) => new Date(`${text}+03:00`)

describe('the next reminder', () => {
  test('goes through the chosen prayers of every day, in their order', () => {
    let now = at('2026-11-20T00:00:00')
    const seen: string[] = []
    for (let step = 0; step < 6; step++) {
      const next = findNextReminder(baghdad, { ...all, prayers: ['fajr', 'asr', 'isha'] }, now)
      if (!next) throw new Error('There is none')
      seen.push(`${next.date.slice(8)} ${next.prayer}`)
      expect(toClock(next.remindAt)).toBe(next.clock)
      now = next.remindAt
    }
    expect(seen).toEqual(['20 fajr', '20 asr', '20 isha', '21 fajr', '21 asr', '21 isha'])
  })

  test('is so long before it, by the calendar of the city and what the mosque adds', () => {
    const choice = { ...all, prayers: ['maghrib'] as const, minutesBefore: 15, minutes: { ...noMinutes, maghrib: 3 } }
    const next = findNextReminder(erbil, choice, at('2028-02-29T12:00:00'))
    // The printed calendar has 18:02.
    expect([next?.clock, next && toClock(next.remindAt)]).toEqual(['18:05', '17:50'])
  })

  test('of tomorrow’s Fajr may be today', () => {
    const choice = { ...all, prayers: ['fajr'] as const, minutesBefore: 60 }
    const next = findNextReminder(baghdad, choice, at('2026-06-20T23:59:00'))
    expect([next?.date, next && toDay(next.remindAt)]).toEqual(['2026-06-21', '2026-06-21'])
    expect(next?.remindAt.getTime()).toBeLessThan(at('2026-06-21T03:00:00').getTime())
  })

  test('a method that a place does not have is the place’s own, and none chosen is none', () => {
    const now = at('2026-11-20T00:00:00')
    const own = findNextReminder(baghdad, { ...all, method: 'mwl' }, now)
    expect(findNextReminder(baghdad, { ...all, method: 'table' }, now)).toEqual(own)
    expect(findNextReminder(baghdad, { ...all, prayers: [] }, now)).toBeNull()
  })
})
