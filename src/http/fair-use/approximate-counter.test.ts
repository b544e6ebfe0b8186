import { describe, expect, test } from 'vitest'
import { createApproximateCounter } from './approximate-counter.ts'

const rate = { burst: 100, every: 1 }

/** A shared limit as the database keeps it, on a clock of the test. */
function openShared() {
  const clock = { at: 1_000_000 }
  let freeAt = 0
  let statements = 0
  const charge = async (some: number): Promise<number> => {
    statements++
    const next = Math.max(freeAt, clock.at / 1000) + some * rate.every
    const wait = next - (clock.at / 1000 + rate.burst * rate.every)
    if (wait > 0) return Math.ceil(wait)
    freeAt = next
    return 0
  }
  const open = () => {
    const count = createApproximateCounter(() => clock.at)
    return () => count('a', rate, charge)
  }
  return { clock, open, statements: () => statements }
}

describe('a loose count', () => {
  test('asks nobody about who stays far below the limit', async () => {
    const shared = openShared()
    const take = shared.open()
    for (let n = 0; n < 9; n += 1) expect(await take()).toBe(0)
    for (let n = 0; n < 50; n += 1) {
      shared.clock.at += 10_000
      expect(await take()).toBe(0)
    }
    expect(shared.statements()).toBe(0)
  })

  test('asks once for every tenth of the burst, and not at all about who was refused', async () => {
    const shared = openShared()
    const take = shared.open()
    const waits = []
    for (let n = 0; n < 1_000; n += 1) waits.push(await take())
    const passed = waits.filter((wait) => wait === 0).length
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThan(110)
    expect(shared.statements()).toBe(11)
    expect(Math.max(...waits)).toBeLessThanOrEqual(10)
  })

  test('lets nobody slip through while the shared limit is asked', async () => {
    const shared = openShared()
    const take = shared.open()
    const waits = await Promise.all(Array.from({ length: 1_000 }, take))
    const passed = waits.filter((wait) => wait === 0).length
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThan(110)
  })

  test.each([1, 2, 4])('over %d processes it lets at most a tenth more through in each', async (processes) => {
    const shared = openShared()
    const all = Array.from({ length: processes }, shared.open)
    let passed = 0
    const seconds = 300
    for (let second = 0; second < seconds; second += 1) {
      for (let n = 0; n < 40; n += 1) if ((await all[n % processes]?.()) === 0) passed++
      shared.clock.at += 1_000
    }
    const exact = rate.burst + seconds / rate.every
    expect(passed).toBeGreaterThan(exact * 0.85)
    expect(passed).toBeLessThanOrEqual(exact * (1 + processes / 10) * 1.05)
  })
})
