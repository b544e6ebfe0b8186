import { afterEach, beforeEach, expect, test } from 'vitest'
import { addBuiltIns } from './add-built-ins.ts'

const places: [object, string][] = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'with'],
  [Map, 'groupBy'],
  [AbortSignal, 'timeout'],
  [URLSearchParams.prototype, 'size'],
]
const own = places.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor)

// Code between these lines runs as in an old browser.
beforeEach(() => {
  for (const [owner, name] of places) Reflect.deleteProperty(owner, name)
  addBuiltIns()
})
afterEach(() => {
  for (const [place, [owner, name]] of places.entries()) Object.defineProperty(owner, name, own[place] ?? {})
})

test('lists are sorted, turned round and changed in copies', () => {
  const list = [3, 1, 2]
  expect([list.toSorted((one, two) => one - two), list.toReversed(), list.with(-1, 9), list]).toEqual([
    [1, 2, 3],
    [2, 1, 3],
    [3, 1, 9],
    [3, 1, 2],
  ])
  expect(() => list.with(3, 0)).toThrow(RangeError)
})

test('groups keep the order of their first items', () => {
  expect([...Map.groupBy(['b1', 'a1', 'b2'], ([letter]) => letter)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})

test('a signal says that its time is over', async () => {
  const signal = AbortSignal.timeout(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.reason.name).toBe('TimeoutError')
})

test('an address says how many parameters it has', () => {
  expect([new URLSearchParams('a=1&a=2&b=3').size, new URLSearchParams().size]).toEqual([3, 0])
})

test('what a browser has stays as it is', () => {
  const mine = () => 'mine'
  Object.defineProperty(Map, 'groupBy', { value: mine, configurable: true })
  addBuiltIns()
  expect(Map.groupBy).toBe(mine)
})
