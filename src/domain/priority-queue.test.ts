import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPriorityQueue } from './priority-queue.ts'

test('whatever goes in comes out in order, with more put in between', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (steps) => {
      const queue = createPriorityQueue<number>((one, two) => one < two)
      const model: number[] = []
      for (const step of steps)
        if (step === null) expect(queue.pop()).toBe(model.sort((one, two) => one - two).shift())
        else {
          queue.push(step)
          model.push(step)
        }
      for (const left of model.sort((one, two) => one - two)) expect(queue.pop()).toBe(left)
      expect(queue.pop()).toBeUndefined()
    }),
  )
})
