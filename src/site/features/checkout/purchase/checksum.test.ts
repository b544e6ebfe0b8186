import { expect, test } from 'vitest'
import { toChecksum } from './checksum.ts'

test('the same text has the same number, a slip another one', () => {
  expect(toChecksum('A12345678')).toBe(toChecksum('A12345678'))
  expect(toChecksum('A12345678')).not.toBe(toChecksum('A12345679'))
  expect(toChecksum('A12345678')).not.toBe(toChecksum('A21345678'))
})

test('it is too small to find the text by it', () => {
  const found = Array.from({ length: 200_000 }, (_, number) => toChecksum(`A${10_000_000 + number}`))
  expect(found.filter((sum) => sum > 65_535)).toEqual([])
  expect(new Set(found).size).toBeLessThan(found.length / 3)
})
