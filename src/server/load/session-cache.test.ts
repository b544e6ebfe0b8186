import { expect, test } from 'vitest'
import { createPeople } from './session-cache.ts'

const session = { user: null }

test('somebody is looked up once, until their time is over or something of them has changed', async () => {
  let [now, looks] = [0, 0]
  const look = async (token: string) => {
    looks++
    return { account: `account of ${token}`, token: 'x', session }
  }
  const people = createPeople({ look, lifetime: 1_000, now: () => now })
  expect(people.known('a')).toBeUndefined()
  const person = await people.find('a')
  expect(people.known('a')).toBe(person)
  expect(await people.find('a')).toBe(person)
  expect(looks).toBe(1)
  people.forget('account of b')
  expect(people.known('a')).toBe(person)
  people.forget('account of a')
  expect(people.known('a')).toBeUndefined()
  await people.find('a')
  now = 1_000
  expect(people.known('a')).toBeUndefined()
  await people.find('a')
  people.forget()
  expect(people.known('a')).toBeUndefined()
  expect(looks).toBe(3)
})

test('a session read before a concurrent change is not cached', async () => {
  const people = createPeople({
    look: async () => {
      people.forget('somebody else')
      return { account: 'a', token: 'x', session }
    },
    lifetime: 1_000,
  })
  expect(await people.find('a')).toMatchObject({ account: 'a' })
  expect(people.known('a')).toBeUndefined()
})

test('cached sessions expire, and invalid tokens are not cached', async () => {
  const look = async (token: string) => (token === 'bad' ? null : { account: token, token: 'x', session })
  const people = createPeople({ look, lifetime: 1_000, max: 2 })
  expect(await people.find('bad')).toBeNull()
  for (const token of ['a', 'b', 'c']) await people.find(token)
  expect(['a', 'b', 'c', 'bad'].map((token) => people.known(token)?.account)).toEqual([undefined, 'b', 'c', undefined])
  const forgetful = createPeople({ look, lifetime: 0 })
  await forgetful.find('a')
  expect(forgetful.known('a')).toBeUndefined()
})
