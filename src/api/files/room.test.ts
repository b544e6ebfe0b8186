import { expect, test } from 'vitest'
import { createRoom } from './room.ts'

const problem = (code: string) => expect.objectContaining({ code, retryAfter: 2 })

test('a customer fills only their own share of the memory', () => {
  const take = createRoom({ ofOne: 10, total: 25 })
  take(1, 10)
  expect(() => take(1, 1)).toThrow(problem('TOO_MANY_REQUESTS'))
  take('two', 10)
  take(3, 5)
  expect(() => take(4, 1)).toThrow(problem('UNAVAILABLE'))
})

test('only a stalled upload gives way to a new one', () => {
  const take = createRoom({ ofOne: 10, total: 20 })
  const ended: string[] = []
  const taking = (whose: string, isStill: boolean) =>
    take(whose, 10, () => {
      if (isStill) ended.push(whose)
      return isStill
    })
  const leaveStill = taking('still', true)
  taking('busy', false)
  expect(() => take('busy', 1)).toThrow(problem('TOO_MANY_REQUESTS'))
  taking('new', false)
  expect(ended).toEqual(['still'])
  leaveStill()
  expect(() => take('another', 1)).toThrow(problem('UNAVAILABLE'))
})

test('released memory is free again exactly once', () => {
  const take = createRoom({ ofOne: 10, total: 10 })
  const [some, others] = [take(1, 5), take(1, 5)]
  some()
  some()
  expect(() => take(1, 6)).toThrow(problem('TOO_MANY_REQUESTS'))
  others()
  expect(take(2, 10)).toBeTypeOf('function')
})
