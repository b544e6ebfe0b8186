import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

test.each([
  ['baghdad', 'fy]h]', 'en'],
  ['shaqlawa', 'aqghmi', 'en'],
  ['الناصرية', 'شمىشسهقهغشا', 'ar'],
  ['سلێمانی', 'سگلذ', 'ku'],
  ['هەورامان', 'بئلبئل', 'ku'],
] as const)('%s is more like its language than %s', (real, wrong, language) => {
  expect(likeness(real, language)).toBeGreaterThan(likeness(wrong, language) + 1)
})

test('numbers say nothing', () => expect(likeness('2024', 'en')).toBe(Number.NEGATIVE_INFINITY))
