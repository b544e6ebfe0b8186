import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  draftKey,
  draftsDatabase,
  filesDatabase,
  forgetPerson,
  memberKey,
  searchesKey,
  travellersKey,
} from './clear-on-sign-out.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('what was searched for ends with the session, here and for a page that had read it', async () => {
  const { remember } = await import('../../site/features/search/recent-searches.ts')
  const { noteSignOut } = await import('../call/access-token.ts')
  remember('a hotel in Erbil')
  remember('visa')
  stored.set(memberKey, '{}')
  stored.set(travellersKey, '{}')
  stored.set(draftKey, '{}')
  expect(JSON.parse(stored.get(searchesKey) ?? '')).toEqual(['visa', 'a hotel in Erbil'])
  noteSignOut()
  expect([...stored.keys()]).toEqual([])
  remember('Umrah')
  expect(JSON.parse(stored.get(searchesKey) ?? '')).toEqual(['Umrah'])
})

test.each([
  [true, [filesDatabase, draftsDatabase]],
  [false, [filesDatabase]],
])('papers go with the session, and what was begun with the person (left: %s)', (hasLeft, expected) => {
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void deleted.push(name) })
  forgetPerson({ hasLeft })
  expect(deleted).toEqual(expected)
})
