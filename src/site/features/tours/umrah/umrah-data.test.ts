import { expect, test } from 'vitest'
import { addDays, toDay } from '../../../../domain/time/day.ts'
import { sortUmrah, type UmrahHit, umrahSorts } from './umrah-data.ts'

const inDays = (days: number) => addDays(toDay(new Date()), days)
const hit = (id: number, departures: number[], priceIqd: number, nearest: number, isSoldOut = false) =>
  ({ id, departures: departures.map(inDays), priceIqd, nearest, isSoldOut }) as UmrahHit

const hits = [
  hit(1, [-30, 40], 900, 300),
  hit(2, [10, 60], 1200, 2600),
  hit(3, [-5, 3], 1500, 80),
  hit(4, [-9], 700, 500),
  hit(5, [10], 1200, 900),
]
const order = (sort: Parameters<typeof sortUmrah>[1]) => sortUmrah(hits, sort).map(({ id }) => id)

test('the next departure is the next one ahead, not the first of the list; those without one come last', () => {
  expect(order('departure')).toEqual([3, 2, 5, 1, 4])
})

test('what is sold out comes last in every order', () => {
  const full = hit(6, [1], 100, 10, true)
  for (const sort of umrahSorts) expect(sortUmrah([full, ...hits], sort).at(-1)).toBe(full)
})

test('by price and by the way to the Haram; equals keep one order', () => {
  expect(order('price-asc')).toEqual([4, 1, 2, 5, 3])
  expect(order('price-desc')).toEqual([3, 2, 5, 1, 4])
  expect(order('nearest')).toEqual([3, 1, 4, 5, 2])
})
