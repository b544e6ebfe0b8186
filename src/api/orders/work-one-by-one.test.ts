import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { workOneByOne } from './work-one-by-one.ts'

const database = openTestDatabase()

/** Each until it is done. */
const queue = (ids: readonly number[]) => {
  const left = new Set(ids)
  return async (_: unknown, failed: readonly number[]) => {
    const id = [...left].find((one) => !failed.includes(one))
    if (id === undefined) return null
    return { id, finish: () => left.delete(id) }
  }
}

test('all are worked on, those that fail once, and every error is thrown at the end', async () => {
  const seen: number[] = []
  const working = workOneByOne(database.db, {
    next: queue([1, 2, 3, 4]),
    async work(_, { id, finish }) {
      seen.push(id)
      if (id % 2 === 1) throw new Error(`${id} is broken`)
      return finish()
    },
  })
  const error = await working.catch((thrown) => thrown)
  expect(error).toMatchObject({ message: 'Left for the next run: 1, 3' })
  expect(error.errors.map(({ message }: Error) => message)).toEqual(['1 is broken', '3 is broken'])
  expect(seen).toEqual([1, 2, 3, 4])
})

test('the work counts what it has done', async () => {
  const next = queue([1, 2, 3])
  const count = await workOneByOne(database.db, {
    next,
    async work(_, { id, finish }) {
      finish()
      return id !== 2
    },
  })
  expect(count).toBe(2)
})

test('the work ends if the search for work fails', async () => {
  const next = () => Promise.reject(new Error('no connection'))
  const working = workOneByOne(database.db, { next, work: async () => true })
  await expect(working).rejects.toMatchObject({ errors: [{ message: 'no connection' }] })
})
