import { expect, test } from 'vitest'
import { secondsUntil, toTimer } from './use-time-left.ts'

test.each([
  [300_000, 0, 300],
  [300_000, 1, 300],
  [300_000, 299_001, 1],
  [300_000, 300_000, 0],
  [300_000, 999_999, 0],
])('until %d, seen from %d, there are %d seconds', (instant, now, seconds) =>
  expect(secondsUntil(instant, now)).toBe(seconds),
)

test.each([
  [300, '5:00'],
  [247, '4:07'],
  [9, '0:09'],
  [0, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => expect(toTimer(seconds)).toBe(text))
