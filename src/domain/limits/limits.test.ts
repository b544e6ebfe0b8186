import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { toLimitsTable } from './limits-table.ts'
import type { Limit } from './rate.ts'

test('the documentation shows every limit as it is', () => {
  const text = readFileSync(new URL('../../../docs/operations/reference/limits.md', import.meta.url), 'utf8')
  expect(text).toContain(toLimitsTable())
})

test.each(Object.entries<Limit>(limits))('%s: some at once, and more later', (_name, { burst, every }) => {
  expect(burst).toBeGreaterThanOrEqual(1)
  expect(every).toBeGreaterThan(0)
})

test('a limit that stops guessing lets the owner in again within a minute', () => {
  const withinAMinute = [
    ...([
      'passwords',
      'passwordsPerIpAddress',
      'verifyPerIpAddress',
      'signIn',
      'smsPerIpAddress',
      'smsPerNetwork',
    ] as const),
    ...(['codesAgain', 'codesAgainPerIpAddress', 'codesAgainOfDevice'] as const),
  ]
  for (const name of withinAMinute) expect(limits[name].every).toBeLessThanOrEqual(60)
  // One address alone cannot use up the shared limit of a phone.
  expect(limits.passwordsPerIpAddress.burst).toBeLessThan(limits.passwords.burst)
  expect(limits.passwords.every * 2).toBeLessThanOrEqual(limits.passwordsPerIpAddress.every)
  // Ten addresses cannot use up the share that is reserved for addresses with few tries, at once or over a day.
  for (const name of ['passwordsFirst', 'verifyFirst'] as const) {
    expect(limits[`${name}PerIpAddress`].burst * 10).toBeLessThan(limits[name].burst)
    expect(limits[`${name}PerIpAddress`].every).toBeGreaterThan(limits[name].every * 10)
  }
  expect(limits.smsToPhonePerIpAddress.burst).toBeLessThan(limits.smsToPhone.burst)
  expect(limits.smsToPhonePerIpAddressPerDay.burst).toBeLessThan(limits.smsToPhonePerDay.burst)
  expect(limits.verifyPerIpAddress.burst).toBeLessThan(limits.verify.burst)
  expect(limits.verifyPerIpAddressPerDay.every).toBeGreaterThan(limits.verify.every)
})
