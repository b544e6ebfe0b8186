import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../../../client/call/outcome.ts'
import { answerWithin } from './answer-within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ok: Outcome<string> = { ok: true, status: 200, body: 'yes' }

test('an answer in time is the answer, and nothing is left running', async () => {
  expect(await answerWithin(5_000, async () => ok)).toBe(ok)
  expect(vi.getTimerCount()).toBe(0)
})

test('one that takes too long is none, and what is under way is told to end', async () => {
  const signals: AbortSignal[] = []
  const waiting = answerWithin<string>(5_000, (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(signals[0]?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toEqual({ ok: false, status: 0, body: null })
  expect(signals[0]?.aborted).toBe(true)
})
