import { addDays, type Day, weekdayOf } from '../../src/domain/time/day.ts'
import { feasts } from './feasts.ts'
import { mountains, seedOf, shrines } from './rates.ts'
import type { DemoProperty } from './shapes.ts'

/** Nights that a house has sold by itself: all of it, or all but its dearer rooms. */
export type BusyNights = { from: Day; to: Day; isFull: boolean }

type Rush = { name: string; from: Day; to: Day; /** Full and nearly full properties, of a hundred. */ full: number; nearly: number }

const isMountain = ({ location }: DemoProperty) => mountains.includes(location)
const isAinkawa = ({ key }: DemoProperty) => key.endsWith('-ainkawa')
const isShrineCity = ({ location, features }: DemoProperty) => shrines.includes(location) || features.includes('near-shrine')

/** When everybody travels, by where they travel to. */
function rushesOf(property: DemoProperty, year: number): Rush[] {
  const rush = (name: string, from: Day, nights: number, full: number, nearly: number): Rush => ({
    name, from, to: addDays(from, nights - 1), full, nearly,
  })
  const rushes: Rush[] = []
  if (isAinkawa(property)) rushes.push(rush('christmas', `${year}-12-24`, 2, 100, 0), rush('new-year', `${year}-12-30`, 3, 100, 0))
  else if (property.location === 'erbil') rushes.push(rush('christmas', `${year}-12-24`, 2, 35, 40), rush('new-year', `${year}-12-30`, 3, 60, 30))
  else rushes.push(rush('new-year', `${year}-12-31`, 1, isMountain(property) ? 45 : 20, 30))
  if (isMountain(property)) rushes.push(rush('newroz', `${year}-03-20`, 3, 65, 25))
  const feast = feasts[year]
  if (!feast) return rushes
  const [full, nearly] = isMountain(property) ? [60, 30] : property.type === 'resort' ? [45, 30] : [10, 20]
  rushes.push(rush('fitr', feast.fitr, 3, full, nearly), rush('adha', feast.adha, 4, full, nearly))
  if (isShrineCity(property)) rushes.push(rush('arbaeen', addDays(feast.arbaeen, -4), 6, 80, 20))
  return rushes
}

/** Thursdays and Fridays of the hot months, where it is cool or there is water. */
function summerWeekends(property: DemoProperty, year: number): Rush[] {
  const isCool = property.type === 'resort' && (isMountain(property) || property.features.includes('waterside'))
  if (!isCool) return []
  const first = `${year}-06-18`
  const thursday = addDays(first, (4 - weekdayOf(first) + 7) % 7)
  return Array.from({ length: 11 }, (_, week) => addDays(thursday, 7 * week)).map((from) => ({
    name: `weekend-${from.slice(5)}`, from, to: addDays(from, 1), full: 40, nearly: 35,
  }))
}

/** A loved guest house has few rooms. */
function comingWeekends(property: DemoProperty, today: Day): Rush[] {
  if (!property.isLoved) return []
  const thursday = addDays(today, (4 - weekdayOf(today) + 7) % 7)
  return Array.from({ length: 6 }, (_, week) => addDays(thursday, 7 * week)).map((from, week) => ({
    name: `coming-${week}`, from, to: addDays(from, 1), full: 35, nearly: 30,
  }))
}

/** The guest houses of Baghdad are full in turns, so that who wants one from the Thursday in two weeks to the Monday after it moves in between. */
function takingTurns({ key, location, type }: DemoProperty, today: Day): Rush[] {
  if (location !== 'baghdad' || type !== 'guest-house') return []
  const thursday = addDays(today, ((4 - weekdayOf(today) + 7) % 7) + 14)
  const from = key === 'ink-house-haydarkhana' ? addDays(thursday, 2) : thursday
  return [{ name: 'turn', from, to: addDays(from, 1), full: 100, nearly: 0 }]
}

/** The same stays fill up at the same feast, whenever the demo is loaded. */
export function toBusyNights(property: DemoProperty, years: number[], today: Day): BusyNights[] {
  const turns = takingTurns(property, today)
  // On the weekend of their turn nothing else is decided by chance.
  const weekends = comingWeekends(property, today).filter(({ name }) => turns.length === 0 || name !== 'coming-2')
  const rushes = [...years.flatMap((year) => [...rushesOf(property, year), ...summerWeekends(property, year)]), ...weekends, ...turns]
  return rushes.flatMap(({ name, from, to, full, nearly }) => {
    const place = seedOf(`${property.key}/${name}`) % 100
    return place < full + nearly ? [{ from, to, isFull: place < full }] : []
  })
}
