import { expect, test } from 'vitest'
import { toSectionLinks } from './to-section-links.ts'

const feature = { id: 1, key: 'pool', title: 'Pool' }

test('a stay that says nothing of its house has no link to it', () => {
  const { label, links } = toSectionLinks('en', { facts: null, features: [feature] })
  expect(label).toBe('On this page')
  expect(links.map(({ id }) => id)).toEqual(['rooms', 'facilities', 'reviews', 'questions', 'surroundings'])
  expect(toSectionLinks('en', { facts: null, features: [] }).links.map(({ id }) => id)).not.toContain('facilities')
})
