import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../device/testing/local-storage.ts'
import { stubSessionStorage } from '../device/testing/session-storage.ts'
import { draftKey, searchesKey } from './clear-on-sign-out.ts'
import type { Personal } from './personal.ts'
import { comparePerson } from './watch-signed-in-user.ts'

let device: Map<string, string>
let tab: Map<string, string>
beforeEach(() => {
  device = stubLocalStorage()
  tab = stubSessionStorage()
})
afterEach(() => vi.unstubAllGlobals())

const person = (id: number, qrCode: string | null = null): Personal => ({
  user: { id, name: 'Layla', unreadNotifications: 0, customerDetail: { qrCode } },
})
const search = () => {
  device.set(searchesKey, '["Erbil"]')
  tab.set(draftKey, '{}')
}

test('what a visitor looked for is theirs when they sign in, and stays while they are', async () => {
  search()
  await comparePerson(null)
  await comparePerson({ user: null })
  await comparePerson(person(41))
  // Their code is another one every few minutes.
  await comparePerson(person(41, 'another'))
  expect([device.has(searchesKey), tab.has(draftKey)]).toEqual([true, true])
  expect(JSON.stringify([...device])).not.toMatch(/Layla|"41"/)
})

test('a page that shows nobody any more takes it away; what was begun waits for them', async () => {
  await comparePerson(person(41))
  search()
  await comparePerson(null)
  expect([...device.keys()]).toEqual([])
  expect(tab.has(draftKey)).toBe(true)
  search()
  await comparePerson(null)
  expect(device.has(searchesKey)).toBe(true)
})

test('somebody else finds nothing of it', async () => {
  await comparePerson(person(41))
  search()
  await comparePerson(person(42))
  expect([device.has(searchesKey), tab.has(draftKey)]).toEqual([false, false])
})
