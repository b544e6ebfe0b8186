import { expect, test } from 'vitest'
import { toClockText, toSecondsLeft } from './countdown.ts'

test.each([
  [300_000, 0, 300],
  [300_000, 1, 300],
  [300_000, 299_001, 1],
  [300_000, 300_000, 0],
  [300_000, 900_000, 0],
])('until %d at %d: %d seconds', (until, now, left) => expect(toSecondsLeft(until, now)).toBe(left))

test.each([
  [300, '5:00'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%d seconds are %s', (seconds, text) => expect(toClockText(seconds)).toBe(text))
