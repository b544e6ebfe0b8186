import { describe, expect, test } from 'vitest'
import { PropertyFacts } from '../../../src/contract/property-facts.ts'
import { darkHoursOf } from '../../../src/domain/stays/property-facts.ts'
import { properties } from '../load-properties.ts'
import type { FeatureKey } from '../shapes.ts'
import { toQuestions } from './questions.ts'
import { type Facts, toFacts } from './to-facts.ts'

const stays = properties.map((property) => ({ property, facts: toFacts(property) }))
const without = (feature: FeatureKey, isTrue: (facts: Facts) => boolean) =>
  stays.filter(({ property, facts }) => property.features.includes(feature) && !isTrue(facts)).map(({ property }) => property.key)

describe('what the demo’s stays say of themselves', () => {
  test('has the shape of the contract', () => {
    for (const { property, facts } of stays) expect(PropertyFacts.safeParse(facts).error, property.key).toBeUndefined()
  })

  test('is what their features promise', () => {
    expect(without('generator', ({ power }) => darkHoursOf(power) === 0)).toEqual([])
    expect(without('lift', ({ power }) => power.lift !== 'none')).toEqual([])
    expect(without('accessible', ({ access }) => access.steps === 0 && access.hasGrabRails)).toEqual([])
    expect(without('wifi', ({ internet }) => internet.where !== 'none' && internet.megabits > 0)).toEqual([])
    expect(without('reception-24h', ({ rules }) => rules.lateArrival === 'any_hour')).toEqual([])
    expect(without('non-smoking', ({ rules }) => rules.smoking === 'outside')).toEqual([])
    for (const { property, facts } of stays) {
      expect(facts.power.gridHours + facts.power.generatorHours, property.key).toBeLessThanOrEqual(24)
      expect(facts.access.hasGroundFloorRooms, property.key).toBe(property.rooms.some(({ floor }) => floor === 0))
      if (!property.features.includes('wifi')) expect(facts.internet.where, property.key).toBe('none')
    }
  })

  test('differs from stay to stay', () => {
    expect(new Set(stays.map(({ facts }) => JSON.stringify(facts))).size).toBeGreaterThan(stays.length * 0.6)
  })
})

describe('what guests have asked', () => {
  test('is something at every stay, and nothing twice', () => {
    for (const { property, facts } of stays) {
      const asked = toQuestions(property, facts).map(({ question }) => question.en)
      expect(asked.length, property.key).toBe(4)
      expect(new Set(asked).size, property.key).toBe(asked.length)
    }
  })

  test('is not the same everywhere', () => {
    const sets = stays.map(({ property, facts }) => toQuestions(property, facts).map(({ question }) => question.en).join())
    expect(new Set(sets).size).toBeGreaterThan(stays.length / 2)
  })
})
