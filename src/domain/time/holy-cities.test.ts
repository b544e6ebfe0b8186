import { describe, expect, test } from 'vitest'
import { metersBetween } from '../map/map-frame.ts'
import { findNearestGate, haramGates, holyCities } from './holy-cities.ts'
import { cityPlans } from './holy-city-plans.ts'

const kaaba = { latitude: 21.42251, longitude: 39.82619 }

describe('the way to the Haram', () => {
  test.each([
    ['from the clock tower', 'mecca', { latitude: 21.41877, longitude: 39.82634 }, 'mecca-king-abdulaziz', 260],
    ['from Aziziyah', 'mecca', { latitude: 21.41246, longitude: 39.85942 }, 'mecca-salam', 3500],
    ['from the north of Medina', 'medina', { latitude: 24.471, longitude: 39.61124 }, 'medina-king-fahd', 120],
  ] as const)('%s', (_, city, from, key, meters) => {
    expect(findNearestGate(city, from)).toMatchObject({ gate: { key, city }, meters })
  })

  test('is never said to be nothing', () => {
    const [gate] = haramGates
    expect(gate && findNearestGate(gate.city, gate.at).meters).toBe(10)
  })

  test('gates lie around the Kaaba and the Prophet’s Mosque, a few hundred metres from the middle', () => {
    const middles = { mecca: kaaba, medina: { latitude: 24.4686, longitude: 39.61115 } }
    for (const { city, at } of haramGates) {
      expect(metersBetween(middles[city], at)).toBeGreaterThan(80)
      expect(metersBetween(middles[city], at)).toBeLessThan(450)
    }
  })

  test.each(holyCities)('the plan of %s is around its gates', (city) => {
    const { mosque, roads, places } = cityPlans[city]
    const [gate] = haramGates.filter((one) => one.city === city)
    if (!gate) throw new Error(city)
    const away = (points: readonly { latitude: number; longitude: number }[]) =>
      Math.max(...points.map((point) => metersBetween(gate.at, point)))
    expect(away(mosque.flat())).toBeLessThan(900)
    expect(away(roads.flatMap(({ line }) => line))).toBeLessThan(7_000)
    expect(away(places.map(({ at }) => at))).toBeLessThan(7_000)
  })
})
