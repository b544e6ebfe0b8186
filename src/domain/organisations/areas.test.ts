import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas, hasRight, highestOf, includesAll, type Level, type Levels, levels } from './areas.ts'
import { readyRoles, roleKeys } from './roles.ts'

const anyLevels: fc.Arbitrary<Levels> = fc
  .tuple(...areas.map(() => fc.constantFrom(...levels)))
  .map((own) => Object.fromEntries(areas.map((area, at) => [area, own[at] as Level])) as Levels)

test('a level includes those before it, and no later one', () => {
  const own = { ...readyRoles.door, orders: 'change' as const }
  expect(hasRight(own, { area: 'orders', level: 'view' })).toBe(true)
  expect(hasRight(own, { area: 'orders', level: 'change' })).toBe(true)
  expect(hasRight(own, { area: 'orders', level: 'decide' })).toBe(false)
})

test('two memberships together have the rights of each, and no other', () => {
  fc.assert(
    fc.property(anyLevels, anyLevels, (one, two) => {
      const both = highestOf(one, two)
      expect(includesAll(both, one) && includesAll(both, two)).toBe(true)
      for (const area of areas) expect([one[area], two[area]]).toContain(both[area])
    }),
  )
})

test('levels that include each other are the same', () => {
  fc.assert(
    fc.property(anyLevels, anyLevels, (one, two) => {
      if (includesAll(one, two) && includesAll(two, one)) expect(one).toEqual(two)
    }),
  )
})

test('an owner has all rights, and no other ready role has', () => {
  for (const key of roleKeys) expect(includesAll(readyRoles[key], readyRoles.owner)).toBe(key === 'owner')
})
