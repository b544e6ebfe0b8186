import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createCpuQuota } from './cpu-quota.ts'
import { createFairQueue } from './fair-queue.ts'

const options = { atOnce: 2, atOnceEach: 2, waiting: 20, waitingEach: 8 }

/** Tasks that end when they are told to, and in which order they began. */
function openTasks(turns = createFairQueue(options)) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (whose: string | undefined, signal?: AbortSignal) =>
    turns
      .run(
        whose,
        () => {
          begun.push(whose ?? 'nobody')
          return new Promise<void>((resolve) => ends.push(resolve))
        },
        signal,
      )
      .then(
        () => 'done',
        ({ code, retryAfter }) => `${code} ${retryAfter}`,
      )
  const finishAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.()
      await sleep(0)
    }
  }
  return { begun, ask, finishAll, finishOne: () => ends.shift()?.(), turns }
}

describe('fair turns', () => {
  test('so many at once; who comes later waits', async () => {
    const { begun, ask, finishAll } = openTasks()
    const all = ['a', 'b', 'c'].map((whose) => ask(whose))
    expect(begun).toEqual(['a', 'b'])
    await finishAll()
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done'])
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('one who sends a crowd waits for it alone', async () => {
    const { begun, ask, finishAll } = openTasks()
    const crowd = Array.from({ length: 400 }, () => ask('a'))
    const other = [ask('b'), ask('c')]
    await finishAll()
    expect(await Promise.all(other)).toEqual(['done', 'done'])
    expect(begun.slice(0, 5)).toEqual(['a', 'a', 'b', 'c', 'a'])
    const answers = await Promise.all(crowd)
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS 2')).toHaveLength(390)
  })

  test('who comes while a crowd has its turn is next, however long the crowd has waited', async () => {
    const { begun, ask, finishAll, finishOne } = openTasks(createFairQueue({ ...options, atOnce: 1 }))
    const crowd = Array.from({ length: 5 }, () => ask('a'))
    finishOne()
    await sleep(0)
    const late = ask('b')
    await finishAll()
    await Promise.all([...crowd, late])
    expect(begun).toEqual(['a', 'a', 'b', 'a', 'a', 'a'])
  })

  test('of each so many at once, though there is room for others', async () => {
    const { begun, ask, finishAll } = openTasks(createFairQueue({ ...options, atOnce: 10, atOnceEach: 1 }))
    const all = ['a', 'a', 'b', 'a', undefined, undefined].map((whose) => ask(whose))
    expect(begun).toEqual(['a', 'b', 'nobody', 'nobody'])
    await finishAll()
    await Promise.all(all)
    expect(begun).toEqual(['a', 'b', 'nobody', 'nobody', 'a', 'a'])
  })

  test('where the line is full the last of the longest goes, not the newcomer', async () => {
    const { ask, finishAll } = openTasks(createFairQueue({ ...options, atOnce: 1, waiting: 4 }))
    const crowd = Array.from({ length: 5 }, () => ask('a'))
    const newcomer = ask('b')
    await finishAll()
    expect(await newcomer).toBe('done')
    expect(await Promise.all(crowd)).toEqual(['done', 'done', 'done', 'done', 'TOO_MANY_REQUESTS 2'])
  })

  test('who has left is not begun, and who waits too long is refused', async () => {
    const { begun, ask, finishAll, turns } = openTasks(createFairQueue({ ...options, atOnce: 1, patience: 30 }))
    const first = ask('a')
    const left = new AbortController()
    const gone = ask('b', left.signal)
    const late = ask('c')
    left.abort()
    expect(await gone).toBe('TOO_MANY_REQUESTS 2')
    expect(await late).toBe('TOO_MANY_REQUESTS 2')
    expect(await ask('d', AbortSignal.abort())).toBe('TOO_MANY_REQUESTS 2')
    expect(turns.waiting()).toBe(0)
    await finishAll()
    expect(await first).toBe('done')
    expect(begun).toEqual(['a'])
  })

  test('who has used up their share of the event loop rests, while others do not wait', async () => {
    // Time stands still until the others have had their turn: on a busy machine the rest might be over before.
    let at = 0
    const share = createCpuQuota({ max: 30, part: 0.5, now: () => at })
    const turns = createFairQueue({ ...options, share })
    await turns.run('a', async () => {
      for (const end = performance.now() + 40; performance.now() < end; );
    })
    expect(share.waitOf('a')).toBeGreaterThan(15)
    const order: string[] = []
    const again = turns.run('a', async () => order.push('a'))
    await turns.run('b', async () => order.push('b'))
    at = 1_000
    await again
    expect(order).toEqual(['b', 'a'])
  })

  test('who rests is woken, though the clock of the timers runs ahead', async () => {
    let asked = 0
    const share = { waitOf: () => Math.max(0, 3 - asked++), charge() {} }
    const turns = createFairQueue({ ...options, share })
    expect(await turns.run('a', async () => 'begun')).toBe('begun')
  })

  test('a task that fails gives its turn on', async () => {
    const turns = createFairQueue({ ...options, atOnce: 1 })
    const fails = turns.run('a', async () => {
      throw new Error('no')
    })
    const next = turns.run('a', async () => 'yes')
    await expect(fails).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
