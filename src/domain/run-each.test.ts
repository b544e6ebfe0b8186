import { expect, test } from 'vitest'
import { runEach } from './run-each.ts'

test('a step that fails is named, and the others run', async () => {
  const done: string[] = []
  const error = new Error('too slow')
  const failed = await runEach({
    first: async () => done.push('first'),
    second: () => Promise.reject(error),
    third: async () => done.push('third'),
  })
  expect(done).toEqual(['first', 'third'])
  expect(failed).toEqual(new Map([['second', error]]))
})
