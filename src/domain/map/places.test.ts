import { expect, test } from 'vitest'
import { hasPlaces } from './places.ts'

const double = { adults: 2, children: 1 }

test.each([
  [1, { adults: 2, children: 1 }, true],
  [1, { adults: 1, children: 2 }, true],
  [1, { adults: 3, children: 0 }, false],
  [1, { adults: 2, children: 2 }, false],
  [2, { adults: 4, children: 2 }, true],
  [0, { adults: 1, children: 0 }, false],
])('%d double rooms for %j: %s', (count, guests, fits) => expect(hasPlaces([{ ...double, count }], guests)).toBe(fits))
