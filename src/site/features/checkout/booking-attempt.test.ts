import { afterEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../client/device/testing/session-storage.ts'
import { createAttempts } from './booking-attempt.ts'

const create = () => {
  let count = 0
  let open: { input: string; key: string } | null = null
  return createAttempts(() => `key-${++count}`, {
    find: () => open,
    keep: (next) => {
      open = next
    },
  })
}
afterEach(() => vi.unstubAllGlobals())

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

test('a reload before the answer is no new attempt, after it it is', () => {
  stubSessionStorage()
  const first = createAttempts().keyFor('two rooms')
  const reloaded = createAttempts()
  expect(reloaded.keyFor('two rooms')).toBe(first)
  reloaded.note(200)
  expect(createAttempts().keyFor('two rooms')).not.toBe(first)
})

test('without a storage the key lives as long as the page, and is not to be guessed', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const attempts = createAttempts()
  const keys = Array.from({ length: 50 }, () => {
    const key = attempts.keyFor('x')
    expect(attempts.keyFor('x')).toBe(key)
    attempts.note(200)
    return key
  })
  expect(new Set(keys).size).toBe(50)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})
