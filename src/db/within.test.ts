import { expect, test } from 'vitest'
import { TooSlow, within } from './within.ts'

test('an answer in time is passed on, and so is a failure', async () => {
  expect(await within(60_000, Promise.resolve(7))).toBe(7)
  await expect(within(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('silence is given up', () => expect(within(300, new Promise(() => {}))).rejects.toThrow(TooSlow))

test('a process that stood still itself blames nobody', async () => {
  const answer = new Promise((resolve) => setTimeout(resolve, 100, 'here'))
  const answered = within(500, answer)
  const until = performance.now() + 1_000
  while (performance.now() < until);
  expect(await answered).toBe('here')
})
