import { expect, test } from 'vitest'
import { batchRequests } from './batch-requests.ts'

test('a crowd is asked about together, in order, never more than 500 at once and never two crowds at the same time', async () => {
  const sizes: number[] = []
  let underWay = 0
  const double = batchRequests(async (numbers: number[]) => {
    expect(++underWay).toBe(1)
    sizes.push(numbers.length)
    await new Promise(setImmediate)
    underWay--
    return numbers.map((number) => number * 2)
  })
  const numbers = Array.from({ length: 1_200 }, (_, index) => index)
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2))
  expect(sizes).toEqual([500, 500, 200])
  expect(await double(21)).toBe(42)
})

test('a customer who arrives during a batch is in the next batch', async () => {
  const asked: string[][] = []
  const first = Promise.withResolvers<void>()
  const find = batchRequests(async (names: string[]) => {
    asked.push(names)
    if (asked.length === 1) await first.promise
    return names
  })
  const answers = [find('a')]
  await expect.poll(() => asked.length).toBe(1)
  answers.push(find('b'), find('c'))
  first.resolve()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual([['a'], ['b', 'c']])
})

test('a failure is that of those who were asked about, and of nobody after them', async () => {
  let isUnavailable = true
  const find = batchRequests(async (names: string[]) => {
    if (isUnavailable) throw new Error('away')
    return names
  })
  const results = await Promise.allSettled([find('a'), find('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isUnavailable = false
  expect(await find('c')).toBe('c')
})
