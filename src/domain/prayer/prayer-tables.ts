import { type Coordinates, kilometersBetween } from '../map/coordinates.ts'
import type { Day } from '../time/day.ts'
import { prayerTables } from './prayer-table-data.ts'

/** Minutes since 00:00 of Fajr, sunrise, Dhuhr, Asr, Maghrib and Isha. */
export type TableDay = readonly [number, number, number, number, number, number]

export type PrayerTable = (day: Day) => TableDay

/** A city's calendar holds for its surroundings, not for the next city. */
const nearest = 30

/** The calendar of the city that lies here, where there is one. It is the same every year and has a 29 February. */
export function findPrayerTable(at: Coordinates): PrayerTable | null {
  const table = prayerTables.find((one) => kilometersBetween(one.at, at) <= nearest)
  if (!table) return null
  return (day) => {
    const month = table.months[Number(day.slice(5, 7)) - 1] ?? ''
    const start = (Number(day.slice(8)) - 1) * 12
    const at = (place: number) => Number.parseInt(month.slice(start + place * 2, start + place * 2 + 2), 36)
    const afterEleven = (place: number) => 660 + at(place)
    return [at(0), at(1), afterEleven(2), afterEleven(3), afterEleven(4), afterEleven(5)]
  }
}
