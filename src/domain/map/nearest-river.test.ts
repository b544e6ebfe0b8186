import { describe, expect, test } from 'vitest'
import { findNearestRiver } from './nearest-river.ts'

/** Measured on the lines of GSHHG at full detail, by a program of its own. */
const measured = [
  ['Baghdad, Kadhimiya', 33.38, 44.3381, 'tigris', 487],
  ['Mosul', 36.343, 43.1345, 'tigris', 653],
  ['Nasiriyah', 31.0436, 46.2567, 'euphrates', 210],
  ['Kufa', 32.029, 44.409, 'euphrates', 860],
  ['Ramadi', 33.433, 43.3, 'euphrates', 867],
  ['Hilla', 32.476, 44.433, 'hilla', 243],
  ['Amara', 31.84, 47.145, 'tigris', 605],
  ['Kut', 32.5, 45.816, 'tigris', 404],
  ['Dukan', 35.933, 44.954, 'little-zab', 2089],
  ['Samarra', 34.2, 43.86, 'tigris', 265],
  ['Tikrit', 34.61, 43.69, 'tigris', 437],
  ['Shatra', 31.409, 46.176, 'gharraf', 447],
  ['Haditha', 34.137, 42.376, 'euphrates', 665],
  ['Najaf, the shrine', 31.9961, 44.3142, 'euphrates', 9751],
] as const

describe('the nearest river', () => {
  test.each(measured)('%s', (_, latitude, longitude, river, meters) => {
    const found = findNearestRiver({ latitude, longitude }, 10_000)
    expect(found?.river).toBe(river)
    expect(Math.abs((found?.meters ?? Number.NaN) - meters)).toBeLessThan(100)
  })

  /** By the streets and houses that stand on the bank. */
  const known = [
    ['Palestine Hotel, Baghdad', 33.3142, 44.4189, 'tigris', 100, 500],
    ['a restaurant in Abu Nuwas Street', 33.3121, 44.4168, 'tigris', 0, 400],
    ['Nasr Square in Sadoun Street', 33.3189, 44.4172, 'tigris', 100, 700],
    ['Karrada Dakhil Street', 33.3036, 44.4226, 'tigris', 300, 1_200],
    ['the Mustansiriya', 33.3389, 44.3903, 'tigris', 0, 400],
    ['the Corniche of Basra', 30.5181, 47.8487, 'shatt-al-arab', 0, 400],
  ] as const

  test.each(known)('%s', (_, latitude, longitude, river, min, max) => {
    const found = findNearestRiver({ latitude, longitude }, 10_000)
    expect(found?.river).toBe(river)
    expect(found?.meters).toBeGreaterThanOrEqual(min)
    expect(found?.meters).toBeLessThanOrEqual(max)
  })

  test.each([
    ['Mansour', 33.3139, 44.3467],
    ['Zayouna', 33.3239, 44.4549],
    ['Jadriya', 33.2848, 44.3874],
  ])('nothing is said in %s, where the bends of the Tigris are drawn wrongly', (_, latitude, longitude) =>
    expect(findNearestRiver({ latitude, longitude }, 10_000)).toBeNull(),
  )

  test('what is further than wanted is none', () => {
    const erbil = { latitude: 36.1912, longitude: 44.0094 }
    expect(findNearestRiver(erbil, 10_000)).toBeNull()
    expect(findNearestRiver(erbil, 30_000)).toMatchObject({ river: 'great-zab' })
    expect(findNearestRiver({ latitude: -80, longitude: 170 }, 10_000)).toBeNull()
  })
})
