import { addDays, type Day } from '../../src/domain/time/day.ts'
import { feasts } from './feasts.ts'
import type { DemoProperty, LocationKey } from './shapes.ts'

type DemoSeason = { from: Day; to: Day; percent: number; minNights: number | null }

export type DemoRates = {
  acceptance: 'automatic' | 'manual'
  free_until_days: number
  percent_after: number
  child_fee: number
  min_nights: number
  weekday_percents: number[]
}

export const mountains: LocationKey[] = ['erbil', 'sulaymaniyah', 'duhok', 'halabja']
const south: LocationKey[] = ['basra', 'dhi-qar', 'maysan', 'muthanna', 'qadisiyah', 'babil', 'wasit']
export const shrines: LocationKey[] = ['karbala', 'najaf']

const isIn = (places: LocationKey[], property: DemoProperty): boolean => places.includes(property.location)

/** The same for the same stay, and different from its neighbour's. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0
  return hash >>> 8
}

const pick = <T>(seed: number, choices: readonly [T, ...T[]]): T => choices[seed % choices.length] ?? choices[0]

export function toDemoSeasons(property: DemoProperty, year: number): DemoSeason[] {
  const season = (from: string, to: string, percent: number, minNights: number | null = null): DemoSeason => ({
    from: `${year}-${from}`, to: to.length > 5 ? to : `${year}-${to}`, percent, minNights,
  })
  const isResort = property.type === 'resort'
  const seasons: DemoSeason[] = []
  if (isIn(mountains, property))
    seasons.push(
      season('03-18', '03-23', 45, 2), season('03-01', '05-10', 15),
      season('06-10', '09-10', isResort ? 35 : 25, isResort ? 2 : null), season('01-08', '02-20', -15),
    )
  if (isIn(south, property)) seasons.push(season('11-10', `${year + 1}-03-10`, 20), season('06-15', '08-31', -20))
  if (property.location === 'erbil') seasons.push(season('12-23', `${year + 1}-01-01`, 30, 2))
  else seasons.push(season('12-30', `${year + 1}-01-01`, isIn(mountains, property) ? 25 : 15))
  const feast = feasts[year]
  if (!feast) return seasons
  const toSeason = (day: Day, before: number, after: number, percent: number, minNights: number): DemoSeason => ({
    from: addDays(day, -before), to: addDays(day, after), percent, minNights,
  })
  seasons.push(toSeason(feast.fitr, 1, 3, 30, 2), toSeason(feast.adha, 1, 4, 30, 2))
  if (isIn(shrines, property)) seasons.push(toSeason(feast.arbaeen, 7, 2, 90, 3))
  return seasons
}

/** Thursday's and Friday's nights are those before the days off. */
function toWeekdays(property: DemoProperty, seed: number): number[] {
  const [thursday, friday] = isIn(shrines, property)
    ? [20, 10]
    : property.type === 'resort'
      ? [25, 20]
      : isIn(mountains, property)
        ? pick(seed, [[15, 10], [10, 10], [20, 15]])
        : pick(seed, [[0, 0], [10, 5], [5, 5]])
  return [0, 0, 0, 0, thursday ?? 0, friday ?? 0, 0]
}

/** Who has few rooms, or hardly earns by them, takes no chances. */
const isStrict = ({ isLoved, currency, rooms }: DemoProperty): boolean =>
  isLoved === true || (currency === 'IQD' && rooms.some(({ price }) => price <= 35_000))

export function toDemoRates(property: DemoProperty): DemoRates {
  const seed = seedOf(property.key)
  const [free_until_days, percent_after] = isStrict(property)
    ? [14, 0]
    : pick(seed >> 2, [[1, 0], [1, 50], [2, 50], [3, 50], [3, 0], [7, 30]])
  const fees: [number, ...number[]] = property.currency === 'USD' ? [0, 500, 1000] : [0, 5000, 7500, 10000]
  return {
    acceptance: property.type === 'guest-house' && seed % 3 === 0 ? 'manual' : 'automatic',
    free_until_days: free_until_days ?? 1,
    percent_after: percent_after ?? 0,
    child_fee: pick(seed >> 4, fees),
    min_nights: property.type === 'apartment' && seed % 3 === 0 ? 2 : 1,
    weekday_percents: toWeekdays(property, seed >> 6),
  }
}

/** Snow shuts a few resorts in the mountains; the marshes are too hot in August for some of their guest houses. */
export function toDemoClosures(property: DemoProperty, year: number): { from: Day; to: Day }[] {
  const seed = seedOf(property.key)
  if (property.type === 'resort' && isIn(mountains, property) && seed % 4 === 0) return [{ from: `${year}-01-15`, to: `${year}-02-10` }]
  if (property.type === 'guest-house' && isIn(['dhi-qar', 'maysan'], property) && seed % 2 === 0) return [{ from: `${year}-08-01`, to: `${year}-08-31` }]
  return []
}

/** Whole dinars. */
export const demoVouchers = [
  { code: 'SAFAR10', percent: 10, ceiling: 25000, limit_per_customer: 1 },
  { code: 'WELCOME', amount: 15000, minimum: 100000, limit_per_customer: 1 },
  { code: 'NEWROZ', percent: 15, ceiling: 50000, minimum: 150000, limit_in_all: 500 },
  { code: 'FAMILY', amount: 40000, minimum: 400000 },
  { code: 'LUCKY', percent: 50, ceiling: 100000, limit_in_all: 1 },
]
