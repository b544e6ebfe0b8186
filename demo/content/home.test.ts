import { expect, test } from 'vitest'
import { advertisements } from './advertisements.ts'
import { homeGroups } from './home-groups.ts'
import { properties } from './load-properties.ts'
import type { FeatureKey } from './shapes.ts'

const having = (feature: FeatureKey) =>
  properties.filter(({ features }) => features.includes(feature)).map(({ key }) => key)

test.each(homeGroups.flatMap((group) => (group.kind === 'property' ? [group] : [])))(
  'the stays of “$key” all have what the whole list of it is filtered by, and are not all of them',
  ({ feature, items }) => {
    expect(having(feature)).toEqual(expect.arrayContaining(items))
    expect(having(feature).length).toBeGreaterThan(items.length)
    expect(having(feature).length).toBeLessThan(properties.length / 2)
  },
)

test('who sees a river from the window stays beside water', () => {
  const far = having('river-view').filter((key) => !having('waterside').includes(key))
  expect(far).toEqual([])
})

test('an advertisement that speaks of some stays opens the list of these', () => {
  const chosen = Object.fromEntries(advertisements.map(({ key, features }) => [key, features]))
  expect(chosen['families-near-the-shrines']).toEqual(['near-shrine', 'family'])
  expect(chosen['weekend-in-the-north']).toEqual(['mountain-view'])
})
