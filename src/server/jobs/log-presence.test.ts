import { expect, test } from 'vitest'
import { createPresence } from '../../db/presence.ts'
import { logPresence } from './log-presence.ts'

test('the log says once that the database is away, and once that it is back', () => {
  const presence = createPresence()
  const lines: string[] = []
  const write = (level: string) => (_about: object, message: string) => void lines.push(`${level}: ${message}`)
  const watch = logPresence(presence, { warn: write('warn'), error: write('error') } as never)
  watch.setBack()
  expect(lines).toEqual([])
  for (let left = 3; left > 0; left--) watch.setAway()
  expect(presence.isAway()).toBe(true)
  for (let left = 2; left > 0; left--) watch.setBack()
  expect(presence.isAway()).toBe(false)
  expect(lines).toEqual(['error: the database is away: only cached pages are answered', 'warn: the database is back'])
})
