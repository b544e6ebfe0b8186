import { expect, test } from 'vitest'
import { createAttempts } from './booking-attempt.ts'

const create = () => {
  let count = 0
  return createAttempts(() => `key-${++count}`)
}

test.each([0, 500, 503])('after %d the same wish is the same attempt', (status) => {
  const attempts = create()
  expect(attempts.keyFor('two rooms')).toBe('key-1')
  attempts.note(status)
  expect(attempts.keyFor('two rooms')).toBe('key-1')
})

test.each([200, 400, 409, 422])('after %d it is a new one', (status) => {
  const attempts = create()
  attempts.keyFor('two rooms')
  attempts.note(status)
  expect(attempts.keyFor('two rooms')).toBe('key-2')
})

test('another wish is another attempt', () => {
  const attempts = create()
  attempts.keyFor('two rooms')
  attempts.note(0)
  expect(attempts.keyFor('three rooms')).toBe('key-2')
})

test('keys cannot be guessed', () => {
  const keys = Array.from({ length: 50 }, () => createAttempts().keyFor('x'))
  expect(new Set(keys).size).toBe(50)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})
