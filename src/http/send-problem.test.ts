import { expect, test } from 'vitest'
import { Problem } from '../contract/problems.ts'
import { toProblemBody } from './send-problem.ts'

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

test.each([
  ['en', 'from Friday, 20 November 2026, 01:30'],
  ['ar', 'الجمعة، 20 تشرين الثاني 2026، الساعة 01:30'],
  ['ku', 'هەینی، 20ی تشرینی دووەمی 2026، کاتژمێر 01:30'],
] as const)('who may try again later is told when, by the clocks of Baghdad, in %s', (locale, moment) => {
  const until = '2026-11-19T22:30:00.000Z'
  const { message, details } = toProblemBody(
    new Problem('HOLD_AGAIN_LATER', { retryAfter: 60, details: { until } }),
    locale,
  )
  expect(plain(message)).toContain(moment)
  expect(details).toEqual({ until })
})
