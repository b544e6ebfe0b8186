import { expect, test } from 'vitest'
import { createCpuQuota } from './cpu-quota.ts'

const open = () => {
  const clock = { at: 0 }
  return { clock, share: createCpuQuota({ max: 300, part: 0.1, now: () => clock.at }) }
}

test('so much at once is free, then a part of the time', () => {
  const { clock, share } = open()
  share.charge('a', 200)
  expect(share.waitOf('a')).toBe(0)
  share.charge('a', 150)
  expect(share.waitOf('a')).toBe(500)
  expect(share.waitOf('b')).toBe(0)
  clock.at += 500
  expect(share.waitOf('a')).toBe(0)
})

test('over a long time it is that part, whatever is asked for', () => {
  const { clock, share } = open()
  let used = 0
  for (; clock.at < 60_000; clock.at += 10) {
    if (share.waitOf('a') > 0) continue
    share.charge('a', 40)
    used += 40
  }
  expect(used).toBeGreaterThan(5_500)
  expect(used).toBeLessThan(6_500)
})

test('one task is never charged for all that went on beside it', () => {
  const { share } = open()
  for (let n = 0; n < 10; n += 1) share.charge('a', 10_000)
  expect(share.waitOf('a')).toBe(5_000)
})
