import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTimeSlices, GoneError } from './time-slices.ts'

/** A clock that only work moves on. */
function createClock() {
  let at = 0
  return { now: () => at, work: (milliseconds: number) => (at += milliseconds) }
}
const here = () => false
const breath = () => new Promise((resolve) => setImmediate(resolve))

describe('turns', () => {
  afterEach(() => void vi.useRealTimers())

  test('a small search waits for nothing', async () => {
    const { begin } = createTimeSlices()
    let isReady = false
    const turn = begin(here)
    void turn.next().then(() => {
      isReady = true
    })
    await Promise.resolve()
    await Promise.resolve()
    expect(isReady).toBe(true)
    turn.end()
  })

  test('a large one lets others go first, and who has used least goes before it', async () => {
    const { now, work } = createClock()
    const { begin } = createTimeSlices({ slice: 2, share: 1, max: 1000, now })
    const order: string[] = []
    const run = async (name: string, slices: number) => {
      const turn = begin(here)
      for (let at = 0; at < slices; at++) {
        await turn.next()
        order.push(name)
        work(3)
        expect(turn.isOver()).toBe(true)
      }
      turn.end()
    }
    const large = run('large', 6)
    await breath()
    await Promise.all([large, run('small', 2)])
    expect(order.slice(0, 5).filter((name) => name === 'small')).toHaveLength(2)
    expect(order).toHaveLength(8)
  })

  test('what a large one has spent must be earned before it goes on, and small ones go on meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { now, work } = createClock()
    const { begin } = createTimeSlices({ free: 10, share: 0.5, max: 10, now })
    const large = begin(here)
    await large.next()
    work(80)
    const order: string[] = []
    const going = large.next().then(() => order.push('large'))
    await breath()
    const small = begin(here)
    await small.next()
    work(3)
    await small.next()
    order.push('small')
    small.end()
    work(1_000)
    vi.advanceTimersByTime(1_000)
    await going
    expect(order).toEqual(['small', 'large'])
    large.end()
  })

  test('who has left gets no further', async () => {
    let isGone = false
    const turn = createTimeSlices().begin(() => isGone)
    await turn.next()
    isGone = true
    await expect(turn.next()).rejects.toThrow(GoneError)
  })
})
