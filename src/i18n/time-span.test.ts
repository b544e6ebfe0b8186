import { expect, test } from 'vitest'
import { timeSpan } from './time-span.ts'

test.each([
  ['en', 1, 'day', '1 day'],
  ['en', 15, 'minute', '15 minutes'],
  ['ar', 2, 'hour', 'ساعتين'],
  ['ar', 3, 'day', '3 أيام'],
  ['ar', 6, 'month', '6 أشهر'],
  ['ar', 15, 'minute', '15 دقيقة'],
  ['ar', 90, 'day', '90 يوماً'],
  ['ar', 100, 'day', '100 يوم'],
  ['ku', 1, 'hour', 'یەک کاتژمێر'],
  ['ku', 24, 'hour', '24 کاتژمێر'],
] as const)('%s %d %s: %s', (locale, count, unit, text) => expect(timeSpan(locale, count, unit)).toBe(text))
