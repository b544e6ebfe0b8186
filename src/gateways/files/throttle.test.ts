import { expect, test } from 'vitest'
import { limitTo } from '../limit-to.ts'
import { throttle } from './throttle.ts'

/** The caller does not matter here. */
const inLine =
  (turn: ReturnType<typeof limitTo>) =>
  <T>(_customer: number, task: () => Promise<T>): Promise<T> =>
    turn(task)

test('one after the other has its turn, and goes on before the next one begins', async () => {
  const turn = throttle(inLine(limitTo(1)))
  const done: string[] = []
  const work = (name: string) =>
    turn(1, async () => {
      done.push(`${name} begins`)
    }).then(() => done.push(`${name} is answered`))
  await Promise.all([work('one'), work('two')])
  expect(done).toEqual(['one begins', 'one is answered', 'two begins', 'two is answered'])
})

test('what fails is told, and whoever finds the line full is sent away', async () => {
  const turn = throttle(inLine(limitTo(1, 0)))
  const failing = turn(1, () => Promise.reject(new Error('no')))
  await expect(turn(2, async () => {})).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(failing).rejects.toThrow('no')
})
