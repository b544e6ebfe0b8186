import { expect, test } from 'vitest'
import { parseHere, toHereKey } from './location-key.ts'

test('where somebody is leaves the device only as a kilometre', () => {
  expect(toHereKey({ latitude: 32.616_512_3, longitude: 44.032_411 })).toBe('32.62,44.03')
  expect(parseHere('32.62,44.03')).toEqual({ latitude: 32.62, longitude: 44.03 })
})

test('outside of the country there is no such place', () => {
  expect(toHereKey({ latitude: 52.52, longitude: 13.4 })).toBeNull()
  expect(parseHere('52.52,13.40')).toBeNull()
})

test.each(['32.6,44.03', '32.621,44.03', '32.62, 44.03', '32.62', '', 'landmark-1', '٣٢.٦٢,٤٤.٠٣'])(
  '%s names none: one place has one address',
  (key) => expect(parseHere(key)).toBeNull(),
)
