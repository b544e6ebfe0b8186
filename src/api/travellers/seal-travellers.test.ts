import { expect, test } from 'vitest'
import { createSeal } from '../../db/seal.ts'
import type { Traveller } from '../../domain/accounts/traveller.ts'
import { openTravellers, sealTravellers } from './seal-travellers.ts'

const seal = createSeal('a secret that has thirty-two characters')
const zara: Traveller = {
  firstName: 'Zara',
  lastName: 'Ahmed',
  birthDate: '1990-05-17',
  gender: 'female',
  passportNumber: 'A1234567',
  passportExpiresOn: '2030-01-01',
  nationality: null,
}

test('travellers come back as they were, and only where they belong', () => {
  const text = sealTravellers(seal, [zara], { order: 7 })
  expect(openTravellers(seal, text, { order: 7 })).toEqual([zara])
  for (const place of [{ order: 8 }, { customer: 7 }, { ticket: 7n }])
    expect(() => openTravellers(seal, text, place)).toThrow()
})

test('encrypted travellers are unreadable, and equal ones differ', () => {
  const [one, two] = [sealTravellers(seal, [zara], { order: 7 }), sealTravellers(seal, [zara], { order: 7 })]
  expect(one).toMatch(/^sealed:1:[\w-]+$/)
  expect(one).not.toBe(two)
})
