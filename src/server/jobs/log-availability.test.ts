import { expect, test } from 'vitest'
import { createAvailability } from '../../db/availability.ts'
import { logAvailability } from './log-availability.ts'

test('the log says once that the database is away, and once that it is back', () => {
  const availability = createAvailability()
  const lines: string[] = []
  const write = (level: string) => (_about: object, message: string) => void lines.push(`${level}: ${message}`)
  const watch = logAvailability(availability, { warn: write('warn'), error: write('error') } as never)
  watch.setAvailable()
  expect(lines).toEqual([])
  for (let left = 3; left > 0; left--) watch.setUnavailable()
  expect(availability.isUnavailable()).toBe(true)
  for (let left = 2; left > 0; left--) watch.setAvailable()
  expect(availability.isUnavailable()).toBe(false)
  expect(lines).toEqual([
    'error: the database is unreachable: only cached pages are served',
    'warn: the database is reachable again',
  ])
})
