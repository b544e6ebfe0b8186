import { expect, test } from 'vitest'
import { createPersonalSeal } from './personal-seal.ts'
import { SealError } from './seal.ts'

const [one, two] = ['a key that has thirty-two characters', 'another that has thirty-two characters']
const text = '[{"passportNumber":"A1234567"}]'

test('encrypted data opens in its own row only', () => {
  const seal = createPersonalSeal([one])
  const stored = seal.close(text, 'here')
  expect(stored).toMatch(/^personal:[\w-]{8}:[\w-]+$/)
  expect(seal.open(stored, 'here')).toBe(text)
  expect(() => seal.open(stored, 'there')).toThrow(SealError)
  const at = stored.length - 5
  const changed = stored.slice(0, at) + (stored[at] === 'A' ? 'B' : 'A') + stored.slice(at + 1)
  expect(() => seal.open(changed, 'here')).toThrow(SealError)
})

test('a cut tag is no tag', () => {
  const seal = createPersonalSeal([one])
  expect(() => seal.open(seal.mark + Buffer.alloc(16).toString('base64url'), 'here')).toThrow(SealError)
})

test('a new key opens what the old one has sealed, for as long as both are named', () => {
  const old = createPersonalSeal([one]).close(text, 'here')
  const both = createPersonalSeal([two, one])
  expect(both.open(old, 'here')).toBe(text)
  expect([both.isOpen(old), both.isOpen(both.close(text, 'here'))]).toEqual([true, false])
  expect(() => createPersonalSeal([two]).open(old, 'here')).toThrow(/encrypted with the key [\w-]{8}, which is not in/)
})

test('a digest is the same for the same text, and another with another key', () => {
  expect(createPersonalSeal([one]).digest(text)).toBe(createPersonalSeal([one, two]).digest(text))
  expect(createPersonalSeal([one]).digest(text)).not.toBe(createPersonalSeal([two]).digest(text))
})
