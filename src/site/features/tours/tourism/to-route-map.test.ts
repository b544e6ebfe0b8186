import { expect, test } from 'vitest'
import { toRouteMap } from './to-route-map.ts'

const stop = (day: number, title: string, latitude: number, longitude: number) => ({
  day,
  title,
  at: { latitude, longitude },
})
const parts = { days: 3, parts: 3 }

const south = [
  stop(1, 'Nasiriyah', 31.058, 46.257),
  stop(1, 'Chibayish', 30.966, 46.986),
  stop(3, 'Ur', 30.9626, 46.1031),
  stop(3, 'Nasiriyah', 31.058, 46.257),
]

test('the line goes through the stops in order, and a place keeps its number', () => {
  const route = toRouteMap('en', south, parts)
  expect(route?.days).toEqual([
    {
      label: 'Day 1',
      stops: [
        { number: 1, title: 'Nasiriyah' },
        { number: 2, title: 'Chibayish' },
      ],
    },
    {
      label: 'Day 3',
      stops: [
        { number: 3, title: 'Ur' },
        { number: 1, title: 'Nasiriyah' },
      ],
    },
  ])
  expect(route?.drawing.route.split('L')).toHaveLength(4)
  expect(route?.drawing.marks.map(({ text }) => text)).toEqual(['1', '2', '3'])
})

test('inside Iraq it lies on the map, with towns that are no stops', () => {
  const { ground, grid, names, credits } = toRouteMap('ku', south, parts)?.drawing ?? {}
  expect(ground?.width).toBeGreaterThan(1000)
  expect([grid, credits !== '']).toEqual(['', true])
  expect(names?.filter(({ rank }) => rank === 0).map(({ text }) => text)).toContain('Ur')
})

test('elsewhere, and among a few streets, it lies on lined paper: no coast is invented', () => {
  const istanbul = [stop(1, 'Galata', 41.02, 28.973), stop(2, 'Büyükada', 40.857, 29.121)]
  const baghdad = [stop(1, 'Haydarkhana', 33.3411, 44.3897), stop(2, 'Mutanabbi', 33.3404, 44.3887)]
  for (const stops of [istanbul, baghdad]) {
    const { ground, grid, credits } = toRouteMap('en', stops, parts)?.drawing ?? {}
    expect([ground, credits]).toEqual([null, ''])
    expect(grid).toMatch(/^M/)
  }
})

test('marks that would cover each other are one', () => {
  const cairo = [stop(1, 'Cairo', 30.04, 31.23), stop(2, 'Giza', 29.98, 31.13), stop(3, 'Luxor', 25.7, 32.64)]
  expect(toRouteMap('en', cairo, parts)?.drawing.marks.map(({ text }) => text)).toEqual(['1–2', '3'])
})

test('all of it is on the sheet', () => {
  for (const stops of [
    south,
    [stop(1, 'Ubud', -8.5, 115.26)],
    [stop(1, 'Málaga', 36.72, -4.42), stop(2, 'Ronda', 36.74, -5.17)],
  ])
    for (const { x, y } of toRouteMap('ar', stops, parts)?.drawing.marks ?? [])
      expect(Math.min(x, y, 1000 - x, 1000 - y)).toBeGreaterThan(60)
})

test('a tour of which no place is known has no map', () => expect(toRouteMap('en', [], parts)).toBeNull())
