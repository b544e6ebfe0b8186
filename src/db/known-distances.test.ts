import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metersBetween } from '../domain/map/map-frame.ts'

const migration = readFileSync(new URL('./migrations/0026_places.sql', import.meta.url), 'utf8')

/** The landmarks of the first migration, by their English name. */
function landmark(title: string) {
  const row = new RegExp(`\\('[a-z_]+', '[a-z-]+', ([\\d.]+), ([\\d.]+), (?:true|false), '${title}`).exec(migration)
  if (!row) throw new Error(`There is no ${title}`)
  return { latitude: Number(row[1]), longitude: Number(row[2]) }
}

/** In kilometres as the crow flies, as people and guide books have them. */
const known = [
  ['Imam Ali Shrine', 'Great Mosque of Kufa', 8, 11],
  ['Imam Ali Shrine', 'Imam Husayn Shrine', 72, 78],
  ['Imam Husayn Shrine', 'Al-Abbas Shrine', 0.25, 0.45],
  ['Imam Ali Shrine', 'Al Najaf International', 7, 11],
  ['Erbil Citadel', 'Erbil International', 4.5, 8.5],
  ['Al-Kadhimiya Shrine', 'Abu Hanifa Mosque', 1.5, 2.5],
  ['Al-Kadhimiya Shrine', 'Baghdad International', 14, 18.5],
  ['Mustansiriya Madrasa', 'Al-Qishla', 0.1, 0.6],
  ['Arch of Ctesiphon', 'Mustansiriya Madrasa', 30, 36],
  ['Al-Kadhimiya Shrine', 'Al-Askari', 98, 112],
] as const

test.each(known)('%s and %s', (one, other, min, max) => {
  const kilometers = metersBetween(landmark(one), landmark(other)) / 1000
  expect(kilometers).toBeGreaterThan(min)
  expect(kilometers).toBeLessThan(max)
})
