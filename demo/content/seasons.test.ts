import { describe, expect, test } from 'vitest'
import { addDays, type Day, weekdayOf } from '../../src/domain/day.ts'
import { events } from './events.ts'
import { tourismPackages } from './load-discovery.ts'
import { type Season, toDayInSeason, toDaysInSeason } from './seasons.ts'
import { umrahPackages } from './umrah.ts'

const starts = Array.from({ length: 53 }, (_, week) => addDays('2026-11-16', week * 7))

function isInSeason(day: Day, season: Season): boolean {
  if ('ramadan' in season) return ['2026-02', '2026-03', '2027-02', '2027-03', '2028-01', '2028-02'].includes(day.slice(0, 7))
  const date = day.slice(5)
  return season.from <= season.to ? season.from <= date && date <= season.to : date >= season.from || date <= season.to
}

describe.each([...tourismPackages, ...umrahPackages].filter(({ season }) => season))('$key', ({ departures, season }) => {
  test('leaves in its season, whenever the demo is loaded', () => {
    for (const today of starts) {
      const days = toDaysInSeason(departures, today, season)
      expect(days.filter((day) => day <= today || !isInSeason(day, season as Season))).toEqual([])
      expect(new Set(days).size).toBe(departures.length)
      expect([...days].sort()).toEqual(days)
    }
  })
})

test.each(events.filter(({ season }) => season))('$key takes place in its season, on its weekday', ({ startsIn, season }) => {
  for (const today of starts) {
    const day = toDayInSeason(startsIn, today, season)
    expect(isInSeason(day, season as Season)).toBe(true)
    expect(day > today).toBe(true)
    expect(weekdayOf(day)).toBe(weekdayOf(addDays(today, startsIn)))
  }
})

test.each<[Day, Day[]]>([
  ['2026-11-16', ['2027-02-10', '2027-02-15', '2027-02-20']],
  ['2027-03-20', ['2028-01-29', '2028-02-05', '2028-02-12']],
])('Ramadan is found by the moon: from %s', (today, days) => {
  expect(toDaysInSeason([86, 91, 96], today, { ramadan: [2, 16] })).toEqual(days)
})

test('who goes all the year round goes when it is said', () => {
  expect(toDaysInSeason([3, 9], '2026-11-16')).toEqual(['2026-11-19', '2026-11-25'])
})
