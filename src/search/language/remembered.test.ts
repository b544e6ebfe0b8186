import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('a word is asked about once, until there are too many, and one too long each time', () => {
  const count = vi.fn((word: string) => word.length)
  const ask = remembered(count, 2)
  const asked = (word: string) => {
    count.mockClear()
    expect(ask(word)).toBe(word.length)
    return count.mock.calls.length
  }
  expect(['one', 'one', 'three', 'one', 'eleven', 'eleven', 'one'].map(asked)).toEqual([1, 0, 1, 0, 1, 0, 1])
  expect(['a'.repeat(41), 'a'.repeat(41)].map(asked)).toEqual([1, 1])
})
